<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>MoveTyping</name>
    <message>
        <source>KQRBN</source>
        <extracomment>The letters of king, queen, rook, bishop and knight in your language, in this order, five capitals.</extracomment>
        <translation>KQRBN</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The game is not finished. A saved game can be looked through later and played on from any position.</source>
        <translation>对局尚未结束。保存后可以回看，也可以从任何局面继续下。</translation>
    </message>
    <message>
        <source>Without saving, its changes are lost.</source>
        <translation>不保存的话，改动将会丢失。</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>未保存的对局</translation>
    </message>
    <message>
        <source>Save the game %1 before it is closed?</source>
        <translation>关闭前要保存对局 %1 吗？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Touchmove %1</source>
        <comment>program name and version</comment>
        <translation>Touchmove %1</translation>
    </message>
    <message>
        <source>Chess for two people at one computer, by the Laws of Chess.

Free software under the MIT licence. Made with Qt, which is used under the LGPL version 3.</source>
        <translation>两个人在一台电脑上，按国际象棋规则对弈。

自由软件，采用 MIT 许可证。使用 Qt 制作，Qt 依 LGPL 第 3 版使用。</translation>
    </message>
    <message>
        <source>Moves and keys</source>
        <translation>走法与按键</translation>
    </message>
    <message>
        <source>Move a man by dragging it, or by clicking it and then its square. Or type the move: e4, Nf3, O-O, e2e4, then Enter.

Left, Right: one move back or forward
Home, End: to the start, to the end
F6: to the next part of the window; on the board the arrows move a cursor, Enter picks up and puts down, Esc cancels
Ctrl+T: turn the board
Ctrl+Z: ask to take back
Ctrl+C: copy the position, Ctrl+Shift+C: copy the game
Ctrl+V: paste a position or games</source>
        <translation>拖动棋子，或先点棋子再点目标格来走子。也可以键入着法：e4、Nf3、O-O、e2e4，然后按回车键。

左、右方向键：后退或前进一着
Home、End：到开局、到终局
F6：转到窗口的下一部分；在棋盘上方向键移动光标，回车键拿起和放下棋子，Esc 取消
Ctrl+T：翻转棋盘
Ctrl+Z：请求悔棋
Ctrl+C：复制局面，Ctrl+Shift+C：复制对局
Ctrl+V：粘贴局面或对局</translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds more than %n game(s). This one would take the place of all of them.</source>
        <translation>
            <numerusform>“%1”中有超过 %n 局棋，会全部被这一局替换。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds %n game(s). This one would take the place of all of them.</source>
        <translation>
            <numerusform>“%1”中有 %n 局棋，会全部被这一局替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>“%1”已经存在。</translation>
    </message>
    <message>
        <source>Replace what it holds, or add this game after it?</source>
        <translation>要替换其中的内容，还是把这局棋加在后面？</translation>
    </message>
    <message>
        <source>To keep the others, save this game in a file of its own, or add it after them.</source>
        <translation>要保留其他对局，请把这局棋另存为单独的文件，或加在它们后面。</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>加入到文件</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>“%1” can&apos;t be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>没有这个文件或文件夹：%1。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission for %1.</source>
        <translation>您没有访问 %1 的权限。</translation>
    </message>
    <message>
        <source>The disk is full: there is no room for %1.</source>
        <translation>磁盘已满：没有空间存放 %1。</translation>
    </message>
    <message>
        <source>No game was found in %1. Touchmove reads games in PGN.</source>
        <translation>在 %1 中没有找到对局。Touchmove 读取 PGN 格式的对局。</translation>
    </message>
    <message>
        <source>The characters in %1 are written in another way (encoding) than this game needs. Choose another file.</source>
        <translation>%1 的字符编码与这局棋需要的不同。请选择别的文件。</translation>
    </message>
    <message>
        <source>The text in %1 ends within a comment that was never closed; the game would become part of it. Choose another file.</source>
        <translation>%1 以一条没有结束的评注结尾，这局棋会成为评注的一部分。请选择别的文件。</translation>
    </message>
    <message>
        <source>Something went wrong with %1.</source>
        <translation>%1 出了问题。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, the system&apos;s message</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This game follows the rules of another kind of chess.</source>
        <translation>这局棋用的是另一种棋的规则。</translation>
    </message>
    <message>
        <source>The start position of this game can&apos;t be read; the standard one is shown.</source>
        <translation>无法读取这局棋的开局摆法；现显示标准开局。</translation>
    </message>
    <message>
        <source>This game begins from a position that can&apos;t be played; the standard one is shown.</source>
        <translation>这局棋的开局摆法无法对弈；现显示标准开局。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>This move isn&apos;t legal.</source>
        <translation>这着不合规则。</translation>
    </message>
    <message>
        <source>%1 was announced with the claim and must be played.</source>
        <translation>申请判和时已写下 %1，必须走这一着。</translation>
    </message>
    <message>
        <source>The move announced with the claim must be played.</source>
        <translation>必须走申请判和时写下的着法。</translation>
    </message>
    <message>
        <source>It is not White&apos;s move.</source>
        <translation>现在不轮到白方走。</translation>
    </message>
    <message>
        <source>It is not Black&apos;s move.</source>
        <translation>现在不轮到黑方走。</translation>
    </message>
    <message>
        <source>A draw can be agreed only after each side has made a move.</source>
        <translation>双方各走一着之后才能协议和棋。</translation>
    </message>
    <message>
        <source>A draw is offered already and waits for an answer.</source>
        <translation>已经提和，正在等待答复。</translation>
    </message>
    <message>
        <source>Black offers a draw: accept or decline it.</source>
        <translation>黑方提和：请同意或拒绝。</translation>
    </message>
    <message>
        <source>White offers a draw: accept or decline it.</source>
        <translation>白方提和：请同意或拒绝。</translation>
    </message>
    <message>
        <source>White&apos;s last offer was declined: now it is for Black to offer a draw.</source>
        <translation>白方上次提和被拒绝：下次应由黑方提和。</translation>
    </message>
    <message>
        <source>Black&apos;s last offer was declined: now it is for White to offer a draw.</source>
        <translation>黑方上次提和被拒绝：下次应由白方提和。</translation>
    </message>
    <message>
        <source>No draw is offered.</source>
        <translation>没有人提和。</translation>
    </message>
    <message>
        <source>The rules of this game allow no take-back.</source>
        <translation>这局棋的规则不许悔棋。</translation>
    </message>
    <message>
        <source>White has no move to take back.</source>
        <translation>白方没有可悔的着。</translation>
    </message>
    <message>
        <source>Black has no move to take back.</source>
        <translation>黑方没有可悔的着。</translation>
    </message>
    <message>
        <source>A take-back is asked for already and waits for an answer.</source>
        <translation>已经请求悔棋，正在等待答复。</translation>
    </message>
    <message>
        <source>The take-back was declined: ask again after another move.</source>
        <translation>悔棋被拒绝：再走一着之后可再请求。</translation>
    </message>
    <message>
        <source>No take-back is asked for.</source>
        <translation>没有人请求悔棋。</translation>
    </message>
    <message>
        <source>White&apos;s next move will offer a draw</source>
        <translation>白方的下一着将同时提和</translation>
    </message>
    <message>
        <source>Black&apos;s next move will offer a draw</source>
        <translation>黑方的下一着将同时提和</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>白方提和</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>黑方提和</translation>
    </message>
    <message>
        <source>Black declined the draw</source>
        <translation>黑方拒绝和棋</translation>
    </message>
    <message>
        <source>White declined the draw</source>
        <translation>白方拒绝和棋</translation>
    </message>
    <message numerus="yes">
        <source>The claim is not right: the position has come %n time(s). It counts as a draw offer</source>
        <translation>
            <numerusform>申请不成立：该局面只出现了 %n 次。视为提和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The claim is not right: %n move(s) without capture or pawn move. It counts as a draw offer</source>
        <translation>
            <numerusform>申请不成立：没有吃子和动兵的只有 %n 回合。视为提和</numerusform>
        </translation>
    </message>
    <message>
        <source>White asks to take back</source>
        <translation>白方请求悔棋</translation>
    </message>
    <message>
        <source>Black asks to take back</source>
        <translation>黑方请求悔棋</translation>
    </message>
    <message>
        <source>White&apos;s move was taken back</source>
        <translation>白方的着法已收回</translation>
    </message>
    <message>
        <source>Black&apos;s move was taken back</source>
        <translation>黑方的着法已收回</translation>
    </message>
    <message>
        <source>Black declined the take-back</source>
        <translation>黑方拒绝悔棋</translation>
    </message>
    <message>
        <source>White declined the take-back</source>
        <translation>白方拒绝悔棋</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>king</source>
        <translation>王</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>白兵</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黑兵</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>白马</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>黑马</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>白象</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>黑象</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>白车</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>黑车</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>白后</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>黑后</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白王</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黑王</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation>%1 上没有棋子。</translation>
    </message>
    <message>
        <source>White is to move: the %1 on %2 is Black&apos;s.</source>
        <translation>轮到白方走：%2 的%1是黑方的。</translation>
    </message>
    <message>
        <source>Black is to move: the %1 on %2 is White&apos;s.</source>
        <translation>轮到黑方走：%2 的%1是白方的。</translation>
    </message>
    <message>
        <source>Your own %1 stands on %2.</source>
        <translation>%2 上有您自己的%1。</translation>
    </message>
    <message>
        <source>A pawn goes straight ahead: one square, or two from where it starts.</source>
        <translation>兵直着往前走：一格；从原位起步可走两格。</translation>
    </message>
    <message>
        <source>A knight goes two squares straight and one to the side.</source>
        <translation>马先直走两格，再横走一格。</translation>
    </message>
    <message>
        <source>A bishop goes along the diagonals.</source>
        <translation>象沿斜线走。</translation>
    </message>
    <message>
        <source>A rook goes along the ranks and files.</source>
        <translation>车沿横线和直线走。</translation>
    </message>
    <message>
        <source>A queen goes along ranks, files and diagonals.</source>
        <translation>后沿横线、直线和斜线走。</translation>
    </message>
    <message>
        <source>A king goes one square any way.</source>
        <translation>王可向任何方向走一格。</translation>
    </message>
    <message>
        <source>The %1 on %2 is in the way.</source>
        <translation>%2 的%1挡住了路。</translation>
    </message>
    <message>
        <source>A pawn goes diagonally only to take, and there is nothing to take on %1.</source>
        <translation>兵只有吃子时才斜走，而 %1 上没有可吃的棋子。</translation>
    </message>
    <message>
        <source>A pawn doesn&apos;t take straight ahead: it takes diagonally.</source>
        <translation>兵不能直着吃子：它斜着吃子。</translation>
    </message>
    <message>
        <source>The king can&apos;t go to %1: the %2 on %3 attacks that square.</source>
        <translation>王不能走到 %1：%3 的%2攻击着该格。</translation>
    </message>
    <message>
        <source>The %1 on %2 is pinned: it shields its king from the %3 on %4.</source>
        <translation>%2 的%1被牵制：它挡着 %4 的%3对王的攻击。</translation>
    </message>
    <message>
        <source>The king is in check from the %1 on %2, and this move doesn&apos;t end it.</source>
        <translation>王正被 %2 的%1将军，这着不能应将。</translation>
    </message>
    <message>
        <source>Taking en passant would open the king to the %1 on %2.</source>
        <translation>吃过路兵会使王暴露在 %2 的%1之下。</translation>
    </message>
    <message>
        <source>No castling on this side any more: the king or that rook has moved.</source>
        <translation>这一侧不能再易位：王或该车已经走动过。</translation>
    </message>
    <message>
        <source>No castling while in check: the %1 on %2 attacks the king.</source>
        <translation>被将军时不能易位：%2 的%1正攻击王。</translation>
    </message>
    <message>
        <source>No castling now: %1, which the king would cross or reach, is attacked.</source>
        <translation>现在不能易位：王要经过或到达的 %1 受到攻击。</translation>
    </message>
    <message>
        <source>No castling yet: the %1 on %2 stands between king and rook.</source>
        <translation>还不能易位：%2 的%1在王与车之间。</translation>
    </message>
    <message>
        <source>Choose what the pawn becomes: queen, rook, bishop or knight.</source>
        <translation>请选择兵升变为：后、车、象或马。</translation>
    </message>
    <message>
        <source>Only a pawn that reaches the last rank becomes another piece: queen, rook, bishop or knight.</source>
        <translation>只有到达底线的兵才能升变：升为后、车、象或马。</translation>
    </message>
    <message>
        <source>The turn can&apos;t be passed.</source>
        <translation>不能放弃走子。</translation>
    </message>
    <message>
        <source>“%1” is no move that I can read. Type for instance e4, Nf3, exd5, O-O or e2e4.</source>
        <translation>看不懂着法“%1”。可键入例如 e4、Nf3、exd5、O-O 或 e2e4。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played. %2</source>
        <comment>a move, and the reason as a sentence</comment>
        <translation>%1 不能走。%2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played here: no man can make that move.</source>
        <translation>这里不能走 %1：没有棋子能走这一着。</translation>
    </message>
    <message>
        <source>%1 can mean several moves: %2. Say which.</source>
        <translation>%1 可以指几种着法：%2。请说明是哪一种。</translation>
    </message>
    <message>
        <source>This is no position: “%1” at place %2 is no piece.</source>
        <translation>这不是局面：第 %2 个字符“%1”不是棋子。</translation>
    </message>
    <message>
        <source>This is no position: there is no piece at place %1.</source>
        <translation>这不是局面：第 %1 个字符处没有棋子。</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a rank has more than eight squares.</source>
        <translation>这不是局面：在第 %1 个字符处，一条横线超过八格。</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a rank ends before its eighth square.</source>
        <translation>这不是局面：在第 %1 个字符处，一条横线不满八格就结束了。</translation>
    </message>
    <message>
        <source>This is no position: it has fewer than eight ranks.</source>
        <translation>这不是局面：横线不足八条。</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a ninth rank begins.</source>
        <translation>这不是局面：在第 %1 个字符处出现了第九条横线。</translation>
    </message>
    <message>
        <source>The side to move was missing: White.</source>
        <translation>缺少行棋方：当作白方。</translation>
    </message>
    <message>
        <source>The side to move could not be read: White.</source>
        <translation>读不懂行棋方：当作白方。</translation>
    </message>
    <message>
        <source>Castling rights were missing: none.</source>
        <translation>缺少易位权：当作没有。</translation>
    </message>
    <message>
        <source>A castling right could not be read and was left out.</source>
        <translation>有一项易位权读不懂，已略去。</translation>
    </message>
    <message>
        <source>The en passant square was missing: none.</source>
        <translation>缺少吃过路兵格：当作没有。</translation>
    </message>
    <message>
        <source>The en passant square could not be read: none.</source>
        <translation>读不懂吃过路兵格：当作没有。</translation>
    </message>
    <message>
        <source>The count of moves without capture or pawn move was missing: 0.</source>
        <translation>缺少无吃子无动兵的着数：当作 0。</translation>
    </message>
    <message>
        <source>The count of moves without capture or pawn move could not be read: 0.</source>
        <translation>读不懂无吃子无动兵的着数：当作 0。</translation>
    </message>
    <message>
        <source>The move number was missing: 1.</source>
        <translation>缺少回合数：当作 1。</translation>
    </message>
    <message>
        <source>The move number could not be read: 1.</source>
        <translation>读不懂回合数：当作 1。</translation>
    </message>
    <message>
        <source>A castling right was left out: the king or rook isn&apos;t at home.</source>
        <translation>略去了一项易位权：王或车不在原位。</translation>
    </message>
    <message>
        <source>The en passant square was left out: no pawn has just passed it.</source>
        <translation>略去了吃过路兵格：没有兵刚刚越过它。</translation>
    </message>
    <message>
        <source>The text after the position was passed over.</source>
        <translation>局面之后的文本已忽略。</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>白方没有王。</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>黑方没有王。</translation>
    </message>
    <message>
        <source>White has more than one king: %1.</source>
        <translation>白方有不止一个王：%1。</translation>
    </message>
    <message>
        <source>Black has more than one king: %1.</source>
        <translation>黑方有不止一个王：%1。</translation>
    </message>
    <message>
        <source>A pawn can&apos;t stand on the first or last rank: %1.</source>
        <translation>兵不能在第一条或最后一条横线上：%1。</translation>
    </message>
    <message>
        <source>White&apos;s king is in check, but it is Black&apos;s move.</source>
        <translation>白王正被将军，却轮到黑方走。</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check, but it is White&apos;s move.</source>
        <translation>黑王正被将军，却轮到白方走。</translation>
    </message>
    <message>
        <source>White can&apos;t castle: the king isn&apos;t at home.</source>
        <translation>白方不能易位：王不在原位。</translation>
    </message>
    <message>
        <source>Black can&apos;t castle: the king isn&apos;t at home.</source>
        <translation>黑方不能易位：王不在原位。</translation>
    </message>
    <message>
        <source>White can&apos;t castle on the queen&apos;s side: no rook stands there.</source>
        <translation>白方不能长易位：那里没有车。</translation>
    </message>
    <message>
        <source>Black can&apos;t castle on the queen&apos;s side: no rook stands there.</source>
        <translation>黑方不能长易位：那里没有车。</translation>
    </message>
    <message>
        <source>White can&apos;t castle on the king&apos;s side: no rook stands there.</source>
        <translation>白方不能短易位：那里没有车。</translation>
    </message>
    <message>
        <source>Black can&apos;t castle on the king&apos;s side: no rook stands there.</source>
        <translation>黑方不能短易位：那里没有车。</translation>
    </message>
    <message>
        <source>No pawn has just passed the en passant square.</source>
        <translation>没有兵刚刚越过吃过路兵格。</translation>
    </message>
    <message>
        <source>White has more than sixteen men.</source>
        <translation>白方的棋子超过十六个。</translation>
    </message>
    <message>
        <source>Black has more than sixteen men.</source>
        <translation>黑方的棋子超过十六个。</translation>
    </message>
    <message>
        <source>White has more than eight pawns.</source>
        <translation>白方的兵超过八个。</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>黑方的兵超过八个。</translation>
    </message>
    <message>
        <source>White has more promoted men than missing pawns.</source>
        <translation>白方升变的棋子多于缺少的兵。</translation>
    </message>
    <message>
        <source>Black has more promoted men than missing pawns.</source>
        <translation>黑方升变的棋子多于缺少的兵。</translation>
    </message>
    <message>
        <source>No move can have given this check.</source>
        <translation>没有任何一着能造成这样的将军。</translation>
    </message>
    <message>
        <source>So many moves without capture or pawn move can&apos;t have been made by this move number.</source>
        <translation>到这个回合数为止，不可能有这么多没有吃子和动兵的着。</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>轮到白方走</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>轮到黑方走</translation>
    </message>
    <message>
        <source>White to move, in check</source>
        <translation>轮到白方走，被将军</translation>
    </message>
    <message>
        <source>Black to move, in check</source>
        <translation>轮到黑方走，被将军</translation>
    </message>
    <message>
        <source>White is checkmated</source>
        <translation>白方被将死</translation>
    </message>
    <message>
        <source>Black is checkmated</source>
        <translation>黑方被将死</translation>
    </message>
    <message>
        <source>Stalemate: White has no move</source>
        <translation>逼和：白方无子可动</translation>
    </message>
    <message>
        <source>Stalemate: Black has no move</source>
        <translation>逼和：黑方无子可动</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方胜</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>neither side can mate any more</source>
        <translation>死局，双方都无法将死</translation>
    </message>
    <message>
        <source>the same position for the fifth time</source>
        <translation>同一局面第五次出现</translation>
    </message>
    <message>
        <source>75 moves without capture or pawn move</source>
        <translation>75 回合没有吃子和动兵</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>协议和局</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>White wins: Black resigned</source>
        <translation>白方胜：黑方认输</translation>
    </message>
    <message>
        <source>Black wins: White resigned</source>
        <translation>黑方胜：白方认输</translation>
    </message>
    <message>
        <source>Draw: one side resigned, but the other can&apos;t mate any more</source>
        <translation>和棋：一方认输，但另一方已无法将死</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result and its reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>text that is no part of a game</source>
        <translation>有不属于对局的文本</translation>
    </message>
    <message>
        <source>a tag that can&apos;t be read</source>
        <translation>有读不懂的标签</translation>
    </message>
    <message>
        <source>a quotation mark within a tag</source>
        <translation>标签中有引号</translation>
    </message>
    <message>
        <source>a tag without its closing bracket</source>
        <translation>标签缺少右方括号</translation>
    </message>
    <message>
        <source>a tag among the moves</source>
        <translation>着法中间有标签</translation>
    </message>
    <message>
        <source>a comment that doesn&apos;t end</source>
        <translation>评注没有结束</translation>
    </message>
    <message>
        <source>a closing brace without a comment</source>
        <translation>有右花括号却没有评注</translation>
    </message>
    <message>
        <source>a variation that doesn&apos;t end</source>
        <translation>变着没有结束</translation>
    </message>
    <message>
        <source>a closing parenthesis without a variation</source>
        <translation>有右括号却没有变着</translation>
    </message>
    <message>
        <source>a second result</source>
        <translation>有第二个结果</translation>
    </message>
    <message>
        <source>“%1”, which means nothing here</source>
        <translation>“%1”在这里没有意义</translation>
    </message>
    <message>
        <source>“%1” is no move that can be read</source>
        <translation>“%1”不是能读懂的着法</translation>
    </message>
    <message>
        <source>the move %1 isn&apos;t legal</source>
        <translation>着法 %1 不合规则</translation>
    </message>
    <message>
        <source>the move %1 can mean several moves</source>
        <translation>着法 %1 可以指几种走法</translation>
    </message>
    <message>
        <source>the pawn move %1 is written with a letter</source>
        <translation>兵的着法 %1 写了字母</translation>
    </message>
    <message>
        <source>a variation where there is no move to vary</source>
        <translation>变着前没有可变的着法</translation>
    </message>
    <message>
        <source>rules of another kind of chess (%1)</source>
        <translation>另一种棋的规则（%1）</translation>
    </message>
    <message>
        <source>a start position that can&apos;t be read</source>
        <translation>开局摆法无法读取</translation>
    </message>
    <message>
        <source>a start position that can&apos;t be played</source>
        <translation>开局摆法无法对弈</translation>
    </message>
    <message>
        <source>two results that don&apos;t agree</source>
        <translation>两个结果不一致</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>a line number of a file, what is wrong there</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Not understood, kept as text: %1</source>
        <translation>未能识别，按原文保留：%1</translation>
    </message>
    <message>
        <source>the same position for the third time</source>
        <translation>同一局面第三次出现</translation>
    </message>
    <message>
        <source>50 moves without capture or pawn move</source>
        <translation>50 回合没有吃子和动兵</translation>
    </message>
    <message>
        <source>time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>both flags have fallen</source>
        <translation>双方均已落旗</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>违例</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>长将和</translation>
    </message>
    <message>
        <source>the limit of checks is reached</source>
        <translation>将军次数已达上限</translation>
    </message>
    <message>
        <source>absence</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>the sealed move can&apos;t be played</source>
        <translation>封着无法执行</translation>
    </message>
    <message>
        <source>decided by the arbiter</source>
        <translation>由裁判裁定</translation>
    </message>
    <message>
        <source>decided by both players</source>
        <translation>由双方棋手共同决定</translation>
    </message>
    <message>
        <source>void, it does not count</source>
        <translation>对局作废，不计成绩</translation>
    </message>
    <message>
        <source>White wins: Black&apos;s time is up</source>
        <translation>白方胜：黑方超时</translation>
    </message>
    <message>
        <source>Black wins: White&apos;s time is up</source>
        <translation>黑方胜：白方超时</translation>
    </message>
    <message>
        <source>Draw: one side&apos;s time is up, but the other can&apos;t mate any more</source>
        <translation>和棋：一方超时，但另一方已无法将死</translation>
    </message>
    <message>
        <source>White wins: too many illegal moves by Black</source>
        <translation>白方胜：黑方违例次数过多</translation>
    </message>
    <message>
        <source>Black wins: too many illegal moves by White</source>
        <translation>黑方胜：白方违例次数过多</translation>
    </message>
    <message>
        <source>Draw: too many illegal moves by one side, but the other can&apos;t mate any more</source>
        <translation>和棋：一方违例次数过多，但另一方已无法将死</translation>
    </message>
    <message>
        <source>White wins: Black&apos;s sealed move can&apos;t be played</source>
        <translation>白方胜：黑方的封着无法执行</translation>
    </message>
    <message>
        <source>Black wins: White&apos;s sealed move can&apos;t be played</source>
        <translation>黑方胜：白方的封着无法执行</translation>
    </message>
    <message>
        <source>Draw: the sealed move can&apos;t be played, but the other side can&apos;t mate any more</source>
        <translation>和棋：封着无法执行，但另一方已无法将死</translation>
    </message>
    <message>
        <source>White wins: Black was absent</source>
        <translation>白方胜：黑方缺席</translation>
    </message>
    <message>
        <source>Black wins: White was absent</source>
        <translation>黑方胜：白方缺席</translation>
    </message>
    <message>
        <source>Both lose: both were absent</source>
        <translation>双方均判负：双方缺席</translation>
    </message>
    <message>
        <source>a pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>other times on the clocks</source>
        <translation>校正棋钟时间</translation>
    </message>
    <message>
        <source>the clocks changed over</source>
        <translation>对调双方时间</translation>
    </message>
    <message>
        <source>the players at the other colours</source>
        <translation>双方换边</translation>
    </message>
    <message>
        <source>the game is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>the result %1</source>
        <translation>结果为 %1</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>违例着法</translation>
    </message>
    <message>
        <source>pawn not promoted</source>
        <translation>兵未升变</translation>
    </message>
    <message>
        <source>clock pressed without a move</source>
        <translation>未走子而按钟</translation>
    </message>
    <message>
        <source>king moved into check</source>
        <translation>送王</translation>
    </message>
    <message>
        <source>%1 asks for five seconds a move, or a draw</source>
        <translation>%1请求每步加五秒，或和棋</translation>
    </message>
    <message>
        <source>%1 adjusts</source>
        <translation>%1摆正棋子</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（第 %3 次）</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n second(s) less</source>
        <translation>
            <numerusform>%1：减 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n second(s) more</source>
        <translation>
            <numerusform>%1：加 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>The clocks were set right</source>
        <translation>棋钟已校正</translation>
    </message>
    <message>
        <source>The clocks were changed over</source>
        <translation>双方时间已对调</translation>
    </message>
    <message>
        <source>White&apos;s flag fell</source>
        <translation>白方超时</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell</source>
        <translation>黑方超时</translation>
    </message>
    <message>
        <source>White&apos;s clock is running</source>
        <translation>白方的棋钟在走</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running</source>
        <translation>黑方的棋钟在走</translation>
    </message>
    <message>
        <source>Each move adds five seconds from now on</source>
        <translation>从现在起每步加五秒</translation>
    </message>
    <message numerus="yes">
        <source>%1 has offered a draw in the opponent&apos;s turn %n time(s)</source>
        <translation>
            <numerusform>%1已 %n 次在对方走棋时提和</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has come three times: a draw, or go on?</source>
        <translation>局面已出现三次：和棋，还是继续？</translation>
    </message>
    <message>
        <source>Fifty moves without capture or pawn move: a draw, or go on?</source>
        <translation>已有五十回合没有吃子或走兵：和棋，还是继续？</translation>
    </message>
    <message>
        <source>The players or the arbiter have to decide on the result</source>
        <translation>结果须由双方棋手或裁判决定</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <translation>%1提议：%2</translation>
    </message>
    <message>
        <source>The proposal was declined</source>
        <translation>提议被拒绝</translation>
    </message>
    <message>
        <source>The arbiter decides: %1</source>
        <translation>裁判决定：%1</translation>
    </message>
    <message>
        <source>%1 is warned: a draw is offered in one&apos;s own turn</source>
        <translation>警告%1：应在自己走棋时提和</translation>
    </message>
    <message>
        <source>The arbiter warns %1</source>
        <translation>裁判警告%1</translation>
    </message>
    <message>
        <source>The arbiter warns %1: %2</source>
        <translation>裁判警告%1：%2</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1已就绪</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>对局已暂停</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>对局继续</translation>
    </message>
    <message>
        <source>The players have changed sides</source>
        <translation>双方已换边</translation>
    </message>
    <message>
        <source>The game goes on from an earlier position</source>
        <translation>对局从先前的局面继续</translation>
    </message>
    <message>
        <source>The game is adjourned</source>
        <translation>已封局</translation>
    </message>
    <message>
        <source>The sealed move was opened</source>
        <translation>封着已开启</translation>
    </message>
    <message>
        <source>The sealed move can&apos;t be played</source>
        <translation>封着无法执行</translation>
    </message>
    <message>
        <source>Both players are absent</source>
        <translation>双方均未到场</translation>
    </message>
    <message>
        <source>White is absent</source>
        <translation>白方未到场</translation>
    </message>
    <message>
        <source>Black is absent</source>
        <translation>黑方未到场</translation>
    </message>
    <message>
        <source>Deciding whether a mate is still possible…</source>
        <translation>正在判断是否仍可能将死…</translation>
    </message>
    <message>
        <source>White has signed the result</source>
        <translation>白方已确认成绩</translation>
    </message>
    <message>
        <source>Black has signed the result</source>
        <translation>黑方已确认成绩</translation>
    </message>
    <message>
        <source>The game has no result yet.</source>
        <translation>对局还没有结果。</translation>
    </message>
    <message>
        <source>The clocks have not been started yet.</source>
        <translation>棋钟尚未启动。</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>对局已经开始。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>对局没有暂停。</translation>
    </message>
    <message>
        <source>It is being decided whether a mate is still possible.</source>
        <translation>正在判断是否仍可能将死。</translation>
    </message>
    <message>
        <source>Nothing is being decided.</source>
        <translation>没有待判断的事项。</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>对局已封局。</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>对局没有封局。</translation>
    </message>
    <message>
        <source>The players or the arbiter have to decide on the result.</source>
        <translation>结果须由双方棋手或裁判决定。</translation>
    </message>
    <message>
        <source>This is for somebody else to do.</source>
        <translation>这不是您可以做的。</translation>
    </message>
    <message>
        <source>The move on the board must first be completed by pressing the clock.</source>
        <translation>棋盘上的着法须先按钟完成。</translation>
    </message>
    <message>
        <source>The pawn on the last rank must be promoted first.</source>
        <translation>到达底线的兵须先升变。</translation>
    </message>
    <message>
        <source>No move was made yet.</source>
        <translation>还没有走子。</translation>
    </message>
    <message>
        <source>The move itself passes the clock.</source>
        <translation>走子后棋钟自动切换。</translation>
    </message>
    <message>
        <source>No man stands on this square.</source>
        <translation>这一格上没有棋子。</translation>
    </message>
    <message>
        <source>Touching a man binds to nothing in this game.</source>
        <translation>本局不适用摸子走子。</translation>
    </message>
    <message>
        <source>No draw can be agreed in this game.</source>
        <translation>本局不得协议和棋。</translation>
    </message>
    <message>
        <source>A man was touched: a draw can be claimed in the next turn again.</source>
        <translation>已经摸子：下一回合才能再申请判和。</translation>
    </message>
    <message>
        <source>This is for the last period of a game without increment only.</source>
        <translation>只适用于没有加秒的对局的最后一个时限。</translation>
    </message>
    <message>
        <source>There are two minutes or more on the clock.</source>
        <translation>棋钟上还有两分钟或更多。</translation>
    </message>
    <message>
        <source>Something is proposed already and waits for an answer.</source>
        <translation>已有一项提议等待答复。</translation>
    </message>
    <message>
        <source>Nothing is proposed.</source>
        <translation>没有任何提议。</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>本局不用棋钟。</translation>
    </message>
    <message>
        <source>The players can change the clocks in a pause only.</source>
        <translation>棋手只能在暂停时校正棋钟。</translation>
    </message>
    <message>
        <source>The game is too far gone to be started anew.</source>
        <translation>对局已进行太久，不能重新开始。</translation>
    </message>
    <message>
        <source>No game gives the players so many points.</source>
        <translation>一局棋不会得这么多分。</translation>
    </message>
    <message>
        <source>The players can declare only a game from a set-up position void.</source>
        <translation>棋手只能将从自设局面开始的对局作废。</translation>
    </message>
    <message>
        <source>The game has not so many moves.</source>
        <translation>对局没有这么多着法。</translation>
    </message>
    <message>
        <source>This player is ready already.</source>
        <translation>该棋手已就绪。</translation>
    </message>
    <message>
        <source>Nobody loses this game by being absent.</source>
        <translation>没有人因未到场而判负。</translation>
    </message>
    <message>
        <source>The waiting time is not over yet.</source>
        <translation>等候时间尚未结束。</translation>
    </message>
    <message>
        <source>The clock is running already.</source>
        <translation>棋钟已经在走。</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>没有封着。</translation>
    </message>
    <message>
        <source>This passphrase does not open the envelope.</source>
        <translation>此口令无法开启封着。</translation>
    </message>
    <message>
        <source>The sealed move stands on the board already.</source>
        <translation>封着已经走在棋盘上。</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>没有人超时。</translation>
    </message>
    <message>
        <source>The result of this game is not signed.</source>
        <translation>本局的成绩无须确认。</translation>
    </message>
    <message>
        <source>The player has signed the result already.</source>
        <translation>该棋手已确认成绩。</translation>
    </message>
    <message>
        <source>Both players have signed the result: it is final.</source>
        <translation>双方均已确认成绩，不能再更改。</translation>
    </message>
    <message>
        <source>A man that was touched must be moved or taken: %1.</source>
        <translation>摸到的棋子必须走动或吃掉：%1。</translation>
    </message>
</context>
<context>
    <name>chess::ui::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>国际象棋棋盘</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, and its last move</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a square</comment>
        <translation>%1，空格</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and the man on it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 castles kingside</source>
        <translation>%1短易位</translation>
    </message>
    <message>
        <source>%1 castles queenside</source>
        <translation>%1长易位</translation>
    </message>
    <message>
        <source>%1 from %2 takes on %3</source>
        <translation>%1从%2吃%3</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1从%2到%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the last move, and what the position is</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>chess::ui::CapturedMen</name>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n 个兵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n 个马</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n 个象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n 个车</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n 个后</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Captured: %1.</source>
        <translation>吃子：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by %n point(s).</source>
        <translation>
            <numerusform>领先 %n 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ui::CardRow</name>
    <message>
        <source>Resign the game?</source>
        <translation>确定认输吗？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>White: yes, resign</source>
        <translation>白方：确定认输</translation>
    </message>
    <message>
        <source>Black: yes, resign</source>
        <translation>黑方：确定认输</translation>
    </message>
    <message>
        <source>White: play on</source>
        <translation>白方：继续下</translation>
    </message>
    <message>
        <source>Black: play on</source>
        <translation>黑方：继续下</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>黑方提和</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>白方提和</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>White: accept the draw</source>
        <translation>白方：同意和棋</translation>
    </message>
    <message>
        <source>Black: accept the draw</source>
        <translation>黑方：同意和棋</translation>
    </message>
    <message>
        <source>White: decline the draw</source>
        <translation>白方：拒绝和棋</translation>
    </message>
    <message>
        <source>Black: decline the draw</source>
        <translation>黑方：拒绝和棋</translation>
    </message>
    <message>
        <source>Black asks to take back</source>
        <translation>黑方请求悔棋</translation>
    </message>
    <message>
        <source>White asks to take back</source>
        <translation>白方请求悔棋</translation>
    </message>
    <message>
        <source>White: accept the take-back</source>
        <translation>白方：同意悔棋</translation>
    </message>
    <message>
        <source>Black: accept the take-back</source>
        <translation>黑方：同意悔棋</translation>
    </message>
    <message>
        <source>White: decline the take-back</source>
        <translation>白方：拒绝悔棋</translation>
    </message>
    <message>
        <source>Black: decline the take-back</source>
        <translation>黑方：拒绝悔棋</translation>
    </message>
</context>
<context>
    <name>chess::ui::ClaimDialog</name>
    <message>
        <source>The same position for the &amp;third time</source>
        <translation>同一局面第三次出现(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;50 moves by each side without capture or pawn move</source>
        <translation>双方各走 50 回合，没有吃子也没有动兵(&amp;5)</translation>
    </message>
    <message>
        <source>In the position on the &amp;board</source>
        <translation>以棋盘上现在的局面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;After my next move:</source>
        <translation>以我下一着之后的局面(&amp;A)：</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>申请判和</translation>
    </message>
    <message>
        <source>%1 claims a draw:</source>
        <comment>a player&apos;s name</comment>
        <translation>%1申请判和：</translation>
    </message>
    <message>
        <source>e.g. Nf3</source>
        <translation>例如 Nf3</translation>
    </message>
    <message>
        <source>My next move</source>
        <translation>我的下一着</translation>
    </message>
    <message>
        <source>The claim is checked at once. If it isn&apos;t right, it counts as a draw offer, and a move named here must be played.</source>
        <translation>申请会立即核查。若不成立，则视为提和；在此写下的着法必须走出。</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>申请判和</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>chess::ui::GamePage</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Back to the game in progress: now make your move.</source>
        <translation>已回到进行中的对局：现在请走子。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>已提和</translation>
    </message>
    <message>
        <source>Looking back. The game goes on at its end (End key): %1</source>
        <translation>正在回看。按 End 键回到对局：%1</translation>
    </message>
    <message>
        <source>Draw with next move</source>
        <translation>下一着提和</translation>
    </message>
    <message>
        <source>Press “Play on from here” to play from this position.</source>
        <translation>要从这个局面下起，请按“从这里开始对弈”。</translation>
    </message>
</context>
<context>
    <name>chess::ui::GamesDialog</name>
    <message>
        <source>Choose a game from “%1”</source>
        <translation>从“%1”中选择一局</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>chess::ui::GamesList</name>
    <message>
        <source>Find a player, an event, a year…</source>
        <translation>查找棋手、赛事、年份…</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>查找对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ui::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>回合数</translation>
    </message>
</context>
<context>
    <name>chess::ui::MainWindow</name>
    <message>
        <source>The game was added to %1</source>
        <translation>对局已加入 %1</translation>
    </message>
    <message>
        <source>The game was not added to your games. It is still open here: save it yourself.</source>
        <translation>对局未能加入您的对局文件。它仍在此处打开：请自行保存。</translation>
    </message>
    <message>
        <source>The game in progress can&apos;t be kept safe against a crash. You can play on.</source>
        <translation>无法为进行中的对局保留防崩溃记录。您可以继续下。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black in a title</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <comment>the game, the program</comment>
        <translation>%1[*] – %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>A&amp;dd to a file…</source>
        <translation>加入到文件(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>关闭对局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Ask to take &amp;back</source>
        <translation>请求悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;position (FEN)</source>
        <translation>复制局面（FEN）(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>复制对局（PGN）(&amp;G)</translation>
    </message>
    <message>
        <source>Paste position or &amp;moves</source>
        <translation>粘贴局面或棋谱(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>首选项(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>键入着法(&amp;T)…</translation>
    </message>
    <message>
        <source>Offer &amp;draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Claim draw…</source>
        <translation>申请判和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>认输(&amp;R)…</translation>
    </message>
    <message>
        <source>Re&amp;match, colours changed</source>
        <translation>交换先后再来一局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>从这里开始对弈(&amp;P)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到开局(&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>后退一着(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>前进一着(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到终局(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Turn board</source>
        <translation>翻转棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>Turn by &amp;itself to the player on move</source>
        <translation>自动转向行棋方(&amp;I)</translation>
    </message>
    <message>
        <source>Keyboard to the &amp;next part</source>
        <translation>键盘转到下一部分(&amp;N)</translation>
    </message>
    <message>
        <source>Keyboard to the &amp;previous part</source>
        <translation>键盘转到上一部分(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Moves and keys</source>
        <translation>走法与按键(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About Touchmove</source>
        <translation>关于 Touchmove(&amp;A)</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>已打开的对局</translation>
    </message>
    <message>
        <source>What the position is</source>
        <translation>局面说明</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>清空此列表(&amp;F)</translation>
    </message>
    <message>
        <source>Its file holds other games too: save this one in a file of its own, or add it to a file.</source>
        <translation>它的文件里还有其他对局：请另存为单独的文件，或加入到某个文件。</translation>
    </message>
    <message>
        <source>Its file is not written in UTF-8: save the game in a file of its own.</source>
        <translation>它的文件不是 UTF-8 编码：请另存为单独的文件。</translation>
    </message>
    <message>
        <source>Parts of its file could not be read and would be lost: save the game in a file of its own.</source>
        <translation>它的文件中有读不懂的部分，直接保存会丢失：请另存为单独的文件。</translation>
    </message>
    <message>
        <source>Another program has changed its file: save the game in a file of its own.</source>
        <translation>别的程序改动了它的文件：请另存为单独的文件。</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>proposed file name</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Chess games (*.pgn);;All files (*)</source>
        <translation>国际象棋对局 (*.pgn);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the file: %1 %</source>
        <translation>正在读取文件：%1 %</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is still open.</source>
        <translation>没有丢失任何内容：对局仍然打开着。</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>已保存到 %1</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Add the game to a file</source>
        <translation>将对局加入到文件</translation>
    </message>
    <message>
        <source>The position was copied as FEN text</source>
        <translation>局面已复制为 FEN 文本</translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation>没有可粘贴的文本</translation>
    </message>
    <message>
        <source>This position can&apos;t be read. Your game stays as it is.</source>
        <translation>无法读取这个局面。您的对局保持不变。</translation>
    </message>
    <message>
        <source>This position can&apos;t be played. Your game stays as it is.</source>
        <translation>这个局面无法对弈。您的对局保持不变。</translation>
    </message>
    <message>
        <source>The text is no position and no game. Your game stays as it is.</source>
        <translation>这段文本既不是局面也不是对局。您的对局保持不变。</translation>
    </message>
    <message>
        <source>Copy a position as FEN text, or the moves of a game, and paste again.</source>
        <translation>请复制 FEN 局面文本或一局棋的着法，然后再粘贴。</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>An interrupted game can&apos;t be read any more</source>
        <translation>一局中断的对局已无法读取</translation>
    </message>
    <message>
        <source>The game was copied as PGN text</source>
        <translation>对局已复制为 PGN 文本</translation>
    </message>
    <message>
        <source>Players&apos; &amp;names…</source>
        <translation>棋手姓名(&amp;N)…</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <translation>下一个对局(&amp;E)</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>上一个对局(&amp;R)</translation>
    </message>
    <message>
        <source>The game can&apos;t replace “%1”.</source>
        <translation>不能用这局棋替换“%1”。</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>正在读取文本…</translation>
    </message>
    <message>
        <source>Its file is no longer there: save the game in a file of its own.</source>
        <translation>原来的文件已经不在了：请把对局另存为单独的文件。</translation>
    </message>
    <message>
        <source>Saved already: %1</source>
        <translation>已经保存过了：%1</translation>
    </message>
    <message>
        <source>The moves of this game were not understood: they will be kept as text, in a comment.</source>
        <translation>这盘对局的着法未能识别：它们将作为文字保留在注释里。</translation>
    </message>
</context>
<context>
    <name>chess::ui::MoveButtons</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开局</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一着</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前进一着</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到终局</translation>
    </message>
    <message>
        <source>Turn board</source>
        <translation>翻转棋盘</translation>
    </message>
</context>
<context>
    <name>chess::ui::MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>键入着法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>For example Nf3, e2e4, 0-0</source>
        <translation>例如 Nf3、e2e4、0-0</translation>
    </message>
    <message>
        <source>%1: press Enter</source>
        <translation>%1：按回车键</translation>
    </message>
</context>
<context>
    <name>chess::ui::NamesDialog</name>
    <message>
        <source>Players&apos; names</source>
        <translation>棋手姓名</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>白方(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>黑方(&amp;B)：</translation>
    </message>
    <message>
        <source>Change names</source>
        <translation>更改姓名</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>chess::ui::NewGameDialog</name>
    <message>
        <source>&amp;Take back moves if the opponent agrees</source>
        <translation>经对手同意可以悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>白方(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>黑方(&amp;B)：</translation>
    </message>
    <message>
        <source>Change &amp;colours</source>
        <translation>交换先后(&amp;C)</translation>
    </message>
    <message>
        <source>Standard chess</source>
        <translation>标准国际象棋</translation>
    </message>
    <message>
        <source>Chess960: drawn lots or a number</source>
        <translation>国际象棋960：抽签或指定编号</translation>
    </message>
    <message>
        <source>A position as FEN text</source>
        <translation>FEN 文本给出的局面</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>开局摆法(&amp;S)：</translation>
    </message>
    <message>
        <source>Number of the start position</source>
        <translation>开局摆法编号</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>抽签(&amp;D)</translation>
    </message>
    <message>
        <source>Position as FEN text</source>
        <translation>FEN 局面文本</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>开局摆法</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This is the start position of standard chess.</source>
        <translation>这是标准国际象棋的开局摆法。</translation>
    </message>
</context>
<context>
    <name>chess::ui::NotationPanel</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Rematch, colours changed</source>
        <translation>交换先后再来一局</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里开始对弈</translation>
    </message>
    <message>
        <source>Starts the next game between the same players with colours changed</source>
        <translation>同样的两位棋手交换先后，开始下一局</translation>
    </message>
    <message>
        <source>Starts a game of your own from the position on the board, in a tab of its own</source>
        <translation>在新的标签页中，从棋盘上的局面开始一局您自己的棋</translation>
    </message>
</context>
<context>
    <name>chess::ui::PlayerCard</name>
    <message>
        <source>Your next move offers a draw. Press again to leave it.</source>
        <translation>您的下一着将同时提和。再按一次取消。</translation>
    </message>
    <message>
        <source>Offers a draw together with your next move</source>
        <translation>在走下一着的同时提和</translation>
    </message>
    <message>
        <source>Offers your opponent a draw</source>
        <translation>向对手提和</translation>
    </message>
    <message>
        <source>Claims a draw because the position came three times, or for 50 moves without capture or pawn move</source>
        <translation>以局面三次重复，或 50 回合没有吃子和动兵为由，申请判和</translation>
    </message>
    <message>
        <source>Gives the game up; asks once more</source>
        <translation>放弃这一局；会再确认一次</translation>
    </message>
    <message>
        <source>Asks your opponent to let you take back your last move</source>
        <translation>请求对手同意您收回上一着</translation>
    </message>
    <message>
        <source>%1, %2, to move</source>
        <comment>a name, a side</comment>
        <translation>%1，%2，轮到行棋</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name, a side</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>Claim draw…</source>
        <translation>申请判和…</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>White: offer a draw</source>
        <translation>白方：提和</translation>
    </message>
    <message>
        <source>Black: offer a draw</source>
        <translation>黑方：提和</translation>
    </message>
    <message>
        <source>White: claim a draw</source>
        <translation>白方：申请判和</translation>
    </message>
    <message>
        <source>Black: claim a draw</source>
        <translation>黑方：申请判和</translation>
    </message>
    <message>
        <source>White: resign</source>
        <translation>白方：认输</translation>
    </message>
    <message>
        <source>Black: resign</source>
        <translation>黑方：认输</translation>
    </message>
    <message>
        <source>White: ask to take back</source>
        <translation>白方：请求悔棋</translation>
    </message>
    <message>
        <source>Black: ask to take back</source>
        <translation>黑方：请求悔棋</translation>
    </message>
</context>
<context>
    <name>chess::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>The board shows</source>
        <translation>棋盘上显示</translation>
    </message>
    <message>
        <source>where a man can &amp;go</source>
        <translation>棋子可走到的格子(&amp;G)</translation>
    </message>
    <message>
        <source>the &amp;last move</source>
        <translation>上一着(&amp;L)</translation>
    </message>
    <message>
        <source>a king in &amp;check</source>
        <translation>被将军的王(&amp;C)</translation>
    </message>
    <message>
        <source>the man &amp;under the pointer</source>
        <translation>指针下的棋子(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;moving men (animation)</source>
        <translation>棋子移动的动画(&amp;M)</translation>
    </message>
    <message>
        <source>the side of the player on move &amp;below: it turns by itself</source>
        <translation>行棋方在下方：棋盘自动翻转(&amp;B)</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>棋盘旁边</translation>
    </message>
    <message>
        <source>on the squares</source>
        <translation>棋格上</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>C&amp;oordinates:</source>
        <translation>坐标(&amp;O)：</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Colours of the &amp;window:</source>
        <translation>窗口颜色(&amp;W)：</translation>
    </message>
    <message>
        <source>Ended games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>&amp;keep every game that ended in this file:</source>
        <translation>把每一局结束的棋存入此文件(&amp;K)：</translation>
    </message>
    <message>
        <source>File for ended games</source>
        <translation>存放已结束对局的文件</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Chess games (*.pgn)</source>
        <translation>国际象棋对局 (*.pgn)</translation>
    </message>
    <message>
        <source>the man that is &amp;picked up</source>
        <translation>拿起的棋子(&amp;P)</translation>
    </message>
</context>
<context>
    <name>chess::ui::PromotionPicker</name>
    <message>
        <source>Promote to</source>
        <translation>升变为</translation>
    </message>
</context>
<context>
    <name>chess::ui::RecoveryDialog</name>
    <message>
        <source>Interrupted games</source>
        <translation>中断的对局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were in progress when Touchmove stopped. Nothing is lost: every move was kept.</source>
        <translation>
            <numerusform>Touchmove 上次停止时有 %n 局棋正在进行。没有丢失任何内容：每一着都保留着。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 回合</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2, %3, %4</source>
        <comment>White, Black, how many moves, date and time</comment>
        <translation>%1 – %2，%3，%4</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Asks again at the next start</source>
        <translation>下次启动时再询问</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? Their moves are kept nowhere else.</source>
        <translation>
            <numerusform>删除 %n 局棋？它们的着法没有保存在别处。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Chess for two people at one computer, by the Laws of Chess.</source>
        <translation>两个人在一台电脑上，按国际象棋规则对弈。</translation>
    </message>
    <message>
        <source>Files of games to open (PGN).</source>
        <translation>要打开的对局文件（PGN）。</translation>
    </message>
</context>
</TS>
