<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
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
        <translation>對局尚未結束。儲存後可以回看，也可以從任何局面繼續下。</translation>
    </message>
    <message>
        <source>Without saving, its changes are lost.</source>
        <translation>不儲存的話，變更將會遺失。</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>未儲存的對局</translation>
    </message>
    <message>
        <source>Save the game %1 before it is closed?</source>
        <translation>關閉前要儲存對局 %1 嗎？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Touchmove %1</source>
        <comment>program name and version</comment>
        <translation>Touchmove %1</translation>
    </message>
    <message>
        <source>Chess for two people at one computer, by the Laws of Chess.

Free software under the MIT licence. Made with Qt, which is used under the LGPL version 3.</source>
        <translation>兩個人在一台電腦上，依西洋棋規則對弈。

自由軟體，採用 MIT 授權。以 Qt 製作，Qt 依 LGPL 第 3 版使用。</translation>
    </message>
    <message>
        <source>Moves and keys</source>
        <translation>走法與按鍵</translation>
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
        <translation>拖曳棋子，或先點棋子再點目標格來走子。也可以鍵入着法：e4、Nf3、O-O、e2e4，然後按 Enter 鍵。

左、右方向鍵：後退或前進一着
Home、End：到開局、到終局
F6：轉到視窗的下一部分；在棋盤上方向鍵移動游標，Enter 鍵拿起和放下棋子，Esc 取消
Ctrl+T：翻轉棋盤
Ctrl+Z：請求悔棋
Ctrl+C：複製局面，Ctrl+Shift+C：複製對局
Ctrl+V：貼上局面或對局</translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds more than %n game(s). This one would take the place of all of them.</source>
        <translation>
            <numerusform>「%1」中有超過 %n 局棋，會全部被這一局取代。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds %n game(s). This one would take the place of all of them.</source>
        <translation>
            <numerusform>「%1」中有 %n 局棋，會全部被這一局取代。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>「%1」已經存在。</translation>
    </message>
    <message>
        <source>Replace what it holds, or add this game after it?</source>
        <translation>要取代其中的內容，還是把這局棋加在後面？</translation>
    </message>
    <message>
        <source>To keep the others, save this game in a file of its own, or add it after them.</source>
        <translation>要保留其他對局，請把這局棋另存成單獨的檔案，或加在它們後面。</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>取代檔案</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>加入到檔案</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>“%1” can&apos;t be opened.</source>
        <translation>無法開啟「%1」。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written.</source>
        <translation>無法寫入「%1」。</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>沒有這個檔案或資料夾：%1。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是資料夾，不是檔案。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission for %1.</source>
        <translation>您沒有存取 %1 的權限。</translation>
    </message>
    <message>
        <source>The disk is full: there is no room for %1.</source>
        <translation>磁碟已滿：沒有空間存放 %1。</translation>
    </message>
    <message>
        <source>No game was found in %1. Touchmove reads games in PGN.</source>
        <translation>在 %1 中沒有找到對局。Touchmove 讀取 PGN 格式的對局。</translation>
    </message>
    <message>
        <source>The characters in %1 are written in another way (encoding) than this game needs. Choose another file.</source>
        <translation>%1 的字元編碼與這局棋需要的不同。請選擇別的檔案。</translation>
    </message>
    <message>
        <source>The text in %1 ends within a comment that was never closed; the game would become part of it. Choose another file.</source>
        <translation>%1 以一則沒有結束的評註結尾，這局棋會成為評註的一部分。請選擇別的檔案。</translation>
    </message>
    <message>
        <source>Something went wrong with %1.</source>
        <translation>%1 出了問題。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, the system&apos;s message</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This game follows the rules of another kind of chess.</source>
        <translation>這局棋用的是另一種棋的規則。</translation>
    </message>
    <message>
        <source>The start position of this game can&apos;t be read; the standard one is shown.</source>
        <translation>無法讀取這局棋的開局擺法；現顯示標準開局。</translation>
    </message>
    <message>
        <source>This game begins from a position that can&apos;t be played; the standard one is shown.</source>
        <translation>這局棋的開局擺法無法對弈；現顯示標準開局。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>對局已結束。</translation>
    </message>
    <message>
        <source>This move isn&apos;t legal.</source>
        <translation>這着不合規則。</translation>
    </message>
    <message>
        <source>%1 was announced with the claim and must be played.</source>
        <translation>申請判和時已寫下 %1，必須走這一着。</translation>
    </message>
    <message>
        <source>The move announced with the claim must be played.</source>
        <translation>必須走申請判和時寫下的着法。</translation>
    </message>
    <message>
        <source>It is not White&apos;s move.</source>
        <translation>現在不輪到白方走。</translation>
    </message>
    <message>
        <source>It is not Black&apos;s move.</source>
        <translation>現在不輪到黑方走。</translation>
    </message>
    <message>
        <source>A draw can be agreed only after each side has made a move.</source>
        <translation>雙方各走一着之後才能協議和棋。</translation>
    </message>
    <message>
        <source>A draw is offered already and waits for an answer.</source>
        <translation>已經提和，正在等待答覆。</translation>
    </message>
    <message>
        <source>Black offers a draw: accept or decline it.</source>
        <translation>黑方提和：請同意或拒絕。</translation>
    </message>
    <message>
        <source>White offers a draw: accept or decline it.</source>
        <translation>白方提和：請同意或拒絕。</translation>
    </message>
    <message>
        <source>White&apos;s last offer was declined: now it is for Black to offer a draw.</source>
        <translation>白方上次提和被拒絕：下次應由黑方提和。</translation>
    </message>
    <message>
        <source>Black&apos;s last offer was declined: now it is for White to offer a draw.</source>
        <translation>黑方上次提和被拒絕：下次應由白方提和。</translation>
    </message>
    <message>
        <source>No draw is offered.</source>
        <translation>沒有人提和。</translation>
    </message>
    <message>
        <source>The rules of this game allow no take-back.</source>
        <translation>這局棋的規則不許悔棋。</translation>
    </message>
    <message>
        <source>White has no move to take back.</source>
        <translation>白方沒有可悔的着。</translation>
    </message>
    <message>
        <source>Black has no move to take back.</source>
        <translation>黑方沒有可悔的着。</translation>
    </message>
    <message>
        <source>A take-back is asked for already and waits for an answer.</source>
        <translation>已經請求悔棋，正在等待答覆。</translation>
    </message>
    <message>
        <source>The take-back was declined: ask again after another move.</source>
        <translation>悔棋被拒絕：再走一着之後可再請求。</translation>
    </message>
    <message>
        <source>No take-back is asked for.</source>
        <translation>沒有人請求悔棋。</translation>
    </message>
    <message>
        <source>White&apos;s next move will offer a draw</source>
        <translation>白方的下一着將同時提和</translation>
    </message>
    <message>
        <source>Black&apos;s next move will offer a draw</source>
        <translation>黑方的下一着將同時提和</translation>
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
        <translation>黑方拒絕和棋</translation>
    </message>
    <message>
        <source>White declined the draw</source>
        <translation>白方拒絕和棋</translation>
    </message>
    <message numerus="yes">
        <source>The claim is not right: the position has come %n time(s). It counts as a draw offer</source>
        <translation>
            <numerusform>申請不成立：該局面只出現了 %n 次。視為提和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The claim is not right: %n move(s) without capture or pawn move. It counts as a draw offer</source>
        <translation>
            <numerusform>申請不成立：沒有吃子和動兵的只有 %n 回合。視為提和</numerusform>
        </translation>
    </message>
    <message>
        <source>White asks to take back</source>
        <translation>白方請求悔棋</translation>
    </message>
    <message>
        <source>Black asks to take back</source>
        <translation>黑方請求悔棋</translation>
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
        <translation>黑方拒絕悔棋</translation>
    </message>
    <message>
        <source>White declined the take-back</source>
        <translation>白方拒絕悔棋</translation>
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
        <translation>馬</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>車</translation>
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
        <translation>白馬</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>黑馬</translation>
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
        <translation>白車</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>黑車</translation>
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
        <translation>%1 上沒有棋子。</translation>
    </message>
    <message>
        <source>White is to move: the %1 on %2 is Black&apos;s.</source>
        <translation>輪到白方走：%2 的%1是黑方的。</translation>
    </message>
    <message>
        <source>Black is to move: the %1 on %2 is White&apos;s.</source>
        <translation>輪到黑方走：%2 的%1是白方的。</translation>
    </message>
    <message>
        <source>Your own %1 stands on %2.</source>
        <translation>%2 上有您自己的%1。</translation>
    </message>
    <message>
        <source>A pawn goes straight ahead: one square, or two from where it starts.</source>
        <translation>兵直著往前走：一格；從原位起步可走兩格。</translation>
    </message>
    <message>
        <source>A knight goes two squares straight and one to the side.</source>
        <translation>馬先直走兩格，再橫走一格。</translation>
    </message>
    <message>
        <source>A bishop goes along the diagonals.</source>
        <translation>象沿斜線走。</translation>
    </message>
    <message>
        <source>A rook goes along the ranks and files.</source>
        <translation>車沿橫線和直線走。</translation>
    </message>
    <message>
        <source>A queen goes along ranks, files and diagonals.</source>
        <translation>后沿橫線、直線和斜線走。</translation>
    </message>
    <message>
        <source>A king goes one square any way.</source>
        <translation>王可向任何方向走一格。</translation>
    </message>
    <message>
        <source>The %1 on %2 is in the way.</source>
        <translation>%2 的%1擋住了路。</translation>
    </message>
    <message>
        <source>A pawn goes diagonally only to take, and there is nothing to take on %1.</source>
        <translation>兵只有吃子時才斜走，而 %1 上沒有可吃的棋子。</translation>
    </message>
    <message>
        <source>A pawn doesn&apos;t take straight ahead: it takes diagonally.</source>
        <translation>兵不能直著吃子：它斜著吃子。</translation>
    </message>
    <message>
        <source>The king can&apos;t go to %1: the %2 on %3 attacks that square.</source>
        <translation>王不能走到 %1：%3 的%2攻擊著該格。</translation>
    </message>
    <message>
        <source>The %1 on %2 is pinned: it shields its king from the %3 on %4.</source>
        <translation>%2 的%1被牽制：它擋著 %4 的%3對王的攻擊。</translation>
    </message>
    <message>
        <source>The king is in check from the %1 on %2, and this move doesn&apos;t end it.</source>
        <translation>王正被 %2 的%1將軍，這着不能應將。</translation>
    </message>
    <message>
        <source>Taking en passant would open the king to the %1 on %2.</source>
        <translation>吃過路兵會使王暴露在 %2 的%1之下。</translation>
    </message>
    <message>
        <source>No castling on this side any more: the king or that rook has moved.</source>
        <translation>這一側不能再易位：王或該車已經走動過。</translation>
    </message>
    <message>
        <source>No castling while in check: the %1 on %2 attacks the king.</source>
        <translation>被將軍時不能易位：%2 的%1正攻擊王。</translation>
    </message>
    <message>
        <source>No castling now: %1, which the king would cross or reach, is attacked.</source>
        <translation>現在不能易位：王要經過或到達的 %1 受到攻擊。</translation>
    </message>
    <message>
        <source>No castling yet: the %1 on %2 stands between king and rook.</source>
        <translation>還不能易位：%2 的%1在王與車之間。</translation>
    </message>
    <message>
        <source>Choose what the pawn becomes: queen, rook, bishop or knight.</source>
        <translation>請選擇兵升變為：后、車、象或馬。</translation>
    </message>
    <message>
        <source>Only a pawn that reaches the last rank becomes another piece: queen, rook, bishop or knight.</source>
        <translation>只有到達底線的兵才能升變：升為后、車、象或馬。</translation>
    </message>
    <message>
        <source>The turn can&apos;t be passed.</source>
        <translation>不能放棄走子。</translation>
    </message>
    <message>
        <source>“%1” is no move that I can read. Type for instance e4, Nf3, exd5, O-O or e2e4.</source>
        <translation>看不懂着法「%1」。可鍵入例如 e4、Nf3、exd5、O-O 或 e2e4。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played. %2</source>
        <comment>a move, and the reason as a sentence</comment>
        <translation>%1 不能走。%2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played here: no man can make that move.</source>
        <translation>這裡不能走 %1：沒有棋子能走這一着。</translation>
    </message>
    <message>
        <source>%1 can mean several moves: %2. Say which.</source>
        <translation>%1 可以指幾種着法：%2。請說明是哪一種。</translation>
    </message>
    <message>
        <source>This is no position: “%1” at place %2 is no piece.</source>
        <translation>這不是局面：第 %2 個字元「%1」不是棋子。</translation>
    </message>
    <message>
        <source>This is no position: there is no piece at place %1.</source>
        <translation>這不是局面：第 %1 個字元處沒有棋子。</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a rank has more than eight squares.</source>
        <translation>這不是局面：在第 %1 個字元處，一條橫線超過八格。</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a rank ends before its eighth square.</source>
        <translation>這不是局面：在第 %1 個字元處，一條橫線不滿八格就結束了。</translation>
    </message>
    <message>
        <source>This is no position: it has fewer than eight ranks.</source>
        <translation>這不是局面：橫線不足八條。</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a ninth rank begins.</source>
        <translation>這不是局面：在第 %1 個字元處出現了第九條橫線。</translation>
    </message>
    <message>
        <source>The side to move was missing: White.</source>
        <translation>缺少行棋方：當作白方。</translation>
    </message>
    <message>
        <source>The side to move could not be read: White.</source>
        <translation>讀不懂行棋方：當作白方。</translation>
    </message>
    <message>
        <source>Castling rights were missing: none.</source>
        <translation>缺少易位權：當作沒有。</translation>
    </message>
    <message>
        <source>A castling right could not be read and was left out.</source>
        <translation>有一項易位權讀不懂，已略去。</translation>
    </message>
    <message>
        <source>The en passant square was missing: none.</source>
        <translation>缺少吃過路兵格：當作沒有。</translation>
    </message>
    <message>
        <source>The en passant square could not be read: none.</source>
        <translation>讀不懂吃過路兵格：當作沒有。</translation>
    </message>
    <message>
        <source>The count of moves without capture or pawn move was missing: 0.</source>
        <translation>缺少無吃子無動兵的着數：當作 0。</translation>
    </message>
    <message>
        <source>The count of moves without capture or pawn move could not be read: 0.</source>
        <translation>讀不懂無吃子無動兵的着數：當作 0。</translation>
    </message>
    <message>
        <source>The move number was missing: 1.</source>
        <translation>缺少回合數：當作 1。</translation>
    </message>
    <message>
        <source>The move number could not be read: 1.</source>
        <translation>讀不懂回合數：當作 1。</translation>
    </message>
    <message>
        <source>A castling right was left out: the king or rook isn&apos;t at home.</source>
        <translation>略去了一項易位權：王或車不在原位。</translation>
    </message>
    <message>
        <source>The en passant square was left out: no pawn has just passed it.</source>
        <translation>略去了吃過路兵格：沒有兵剛剛越過它。</translation>
    </message>
    <message>
        <source>The text after the position was passed over.</source>
        <translation>局面之後的文字已忽略。</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>白方沒有王。</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>黑方沒有王。</translation>
    </message>
    <message>
        <source>White has more than one king: %1.</source>
        <translation>白方有不只一個王：%1。</translation>
    </message>
    <message>
        <source>Black has more than one king: %1.</source>
        <translation>黑方有不只一個王：%1。</translation>
    </message>
    <message>
        <source>A pawn can&apos;t stand on the first or last rank: %1.</source>
        <translation>兵不能在第一條或最後一條橫線上：%1。</translation>
    </message>
    <message>
        <source>White&apos;s king is in check, but it is Black&apos;s move.</source>
        <translation>白王正被將軍，卻輪到黑方走。</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check, but it is White&apos;s move.</source>
        <translation>黑王正被將軍，卻輪到白方走。</translation>
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
        <translation>白方不能長易位：那裡沒有車。</translation>
    </message>
    <message>
        <source>Black can&apos;t castle on the queen&apos;s side: no rook stands there.</source>
        <translation>黑方不能長易位：那裡沒有車。</translation>
    </message>
    <message>
        <source>White can&apos;t castle on the king&apos;s side: no rook stands there.</source>
        <translation>白方不能短易位：那裡沒有車。</translation>
    </message>
    <message>
        <source>Black can&apos;t castle on the king&apos;s side: no rook stands there.</source>
        <translation>黑方不能短易位：那裡沒有車。</translation>
    </message>
    <message>
        <source>No pawn has just passed the en passant square.</source>
        <translation>沒有兵剛剛越過吃過路兵格。</translation>
    </message>
    <message>
        <source>White has more than sixteen men.</source>
        <translation>白方的棋子超過十六個。</translation>
    </message>
    <message>
        <source>Black has more than sixteen men.</source>
        <translation>黑方的棋子超過十六個。</translation>
    </message>
    <message>
        <source>White has more than eight pawns.</source>
        <translation>白方的兵超過八個。</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>黑方的兵超過八個。</translation>
    </message>
    <message>
        <source>White has more promoted men than missing pawns.</source>
        <translation>白方升變的棋子多於缺少的兵。</translation>
    </message>
    <message>
        <source>Black has more promoted men than missing pawns.</source>
        <translation>黑方升變的棋子多於缺少的兵。</translation>
    </message>
    <message>
        <source>No move can have given this check.</source>
        <translation>沒有任何一着能造成這樣的將軍。</translation>
    </message>
    <message>
        <source>So many moves without capture or pawn move can&apos;t have been made by this move number.</source>
        <translation>到這個回合數為止，不可能有這麼多沒有吃子和動兵的着。</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>輪到白方走</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>輪到黑方走</translation>
    </message>
    <message>
        <source>White to move, in check</source>
        <translation>輪到白方走，被將軍</translation>
    </message>
    <message>
        <source>Black to move, in check</source>
        <translation>輪到黑方走，被將軍</translation>
    </message>
    <message>
        <source>White is checkmated</source>
        <translation>白方被將死</translation>
    </message>
    <message>
        <source>Black is checkmated</source>
        <translation>黑方被將死</translation>
    </message>
    <message>
        <source>Stalemate: White has no move</source>
        <translation>逼和：白方無子可動</translation>
    </message>
    <message>
        <source>Stalemate: Black has no move</source>
        <translation>逼和：黑方無子可動</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方勝</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方勝</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>對局結束</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>將死</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>neither side can mate any more</source>
        <translation>死局，雙方都無法將死</translation>
    </message>
    <message>
        <source>the same position for the fifth time</source>
        <translation>同一局面第五次出現</translation>
    </message>
    <message>
        <source>75 moves without capture or pawn move</source>
        <translation>75 回合沒有吃子和動兵</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>協議和局</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>White wins: Black resigned</source>
        <translation>白方勝：黑方認輸</translation>
    </message>
    <message>
        <source>Black wins: White resigned</source>
        <translation>黑方勝：白方認輸</translation>
    </message>
    <message>
        <source>Draw: one side resigned, but the other can&apos;t mate any more</source>
        <translation>和棋：一方認輸，但另一方已無法將死</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result and its reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>text that is no part of a game</source>
        <translation>有不屬於對局的文字</translation>
    </message>
    <message>
        <source>a tag that can&apos;t be read</source>
        <translation>有讀不懂的標籤</translation>
    </message>
    <message>
        <source>a quotation mark within a tag</source>
        <translation>標籤中有引號</translation>
    </message>
    <message>
        <source>a tag without its closing bracket</source>
        <translation>標籤缺少右方括號</translation>
    </message>
    <message>
        <source>a tag among the moves</source>
        <translation>着法中間有標籤</translation>
    </message>
    <message>
        <source>a comment that doesn&apos;t end</source>
        <translation>評註沒有結束</translation>
    </message>
    <message>
        <source>a closing brace without a comment</source>
        <translation>有右大括號卻沒有評註</translation>
    </message>
    <message>
        <source>a variation that doesn&apos;t end</source>
        <translation>變着沒有結束</translation>
    </message>
    <message>
        <source>a closing parenthesis without a variation</source>
        <translation>有右括號卻沒有變着</translation>
    </message>
    <message>
        <source>a second result</source>
        <translation>有第二個結果</translation>
    </message>
    <message>
        <source>“%1”, which means nothing here</source>
        <translation>「%1」在這裡沒有意義</translation>
    </message>
    <message>
        <source>“%1” is no move that can be read</source>
        <translation>「%1」不是能讀懂的着法</translation>
    </message>
    <message>
        <source>the move %1 isn&apos;t legal</source>
        <translation>着法 %1 不合規則</translation>
    </message>
    <message>
        <source>the move %1 can mean several moves</source>
        <translation>着法 %1 可以指幾種走法</translation>
    </message>
    <message>
        <source>the pawn move %1 is written with a letter</source>
        <translation>兵的着法 %1 寫了字母</translation>
    </message>
    <message>
        <source>a variation where there is no move to vary</source>
        <translation>變着前沒有可變的着法</translation>
    </message>
    <message>
        <source>rules of another kind of chess (%1)</source>
        <translation>另一種棋的規則（%1）</translation>
    </message>
    <message>
        <source>a start position that can&apos;t be read</source>
        <translation>開局擺法無法讀取</translation>
    </message>
    <message>
        <source>a start position that can&apos;t be played</source>
        <translation>開局擺法無法對弈</translation>
    </message>
    <message>
        <source>two results that don&apos;t agree</source>
        <translation>兩個結果不一致</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>a line number of a file, what is wrong there</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Not understood, kept as text: %1</source>
        <translation>未能識別，按原文保留：%1</translation>
    </message>
    <message>
        <source>the same position for the third time</source>
        <translation>同一局面第三次出現</translation>
    </message>
    <message>
        <source>50 moves without capture or pawn move</source>
        <translation>50 回合沒有吃子和動兵</translation>
    </message>
    <message>
        <source>time</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>both flags have fallen</source>
        <translation>雙方均已落旗</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>違例</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>長將和</translation>
    </message>
    <message>
        <source>the limit of checks is reached</source>
        <translation>將軍次數已達上限</translation>
    </message>
    <message>
        <source>absence</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>the sealed move can&apos;t be played</source>
        <translation>封着無法執行</translation>
    </message>
    <message>
        <source>decided by the arbiter</source>
        <translation>由裁判裁定</translation>
    </message>
    <message>
        <source>decided by both players</source>
        <translation>由雙方棋手共同決定</translation>
    </message>
    <message>
        <source>void, it does not count</source>
        <translation>對局作廢，不計成績</translation>
    </message>
    <message>
        <source>White wins: Black&apos;s time is up</source>
        <translation>白方勝：黑方超時</translation>
    </message>
    <message>
        <source>Black wins: White&apos;s time is up</source>
        <translation>黑方勝：白方超時</translation>
    </message>
    <message>
        <source>Draw: one side&apos;s time is up, but the other can&apos;t mate any more</source>
        <translation>和棋：一方超時，但另一方已無法將死</translation>
    </message>
    <message>
        <source>White wins: too many illegal moves by Black</source>
        <translation>白方勝：黑方違例次數過多</translation>
    </message>
    <message>
        <source>Black wins: too many illegal moves by White</source>
        <translation>黑方勝：白方違例次數過多</translation>
    </message>
    <message>
        <source>Draw: too many illegal moves by one side, but the other can&apos;t mate any more</source>
        <translation>和棋：一方違例次數過多，但另一方已無法將死</translation>
    </message>
    <message>
        <source>White wins: Black&apos;s sealed move can&apos;t be played</source>
        <translation>白方勝：黑方的封着無法執行</translation>
    </message>
    <message>
        <source>Black wins: White&apos;s sealed move can&apos;t be played</source>
        <translation>黑方勝：白方的封着無法執行</translation>
    </message>
    <message>
        <source>Draw: the sealed move can&apos;t be played, but the other side can&apos;t mate any more</source>
        <translation>和棋：封着無法執行，但另一方已無法將死</translation>
    </message>
    <message>
        <source>White wins: Black was absent</source>
        <translation>白方勝：黑方缺席</translation>
    </message>
    <message>
        <source>Black wins: White was absent</source>
        <translation>黑方勝：白方缺席</translation>
    </message>
    <message>
        <source>Both lose: both were absent</source>
        <translation>雙方均判負：雙方缺席</translation>
    </message>
    <message>
        <source>a pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>other times on the clocks</source>
        <translation>校正棋鐘時間</translation>
    </message>
    <message>
        <source>the clocks changed over</source>
        <translation>對調雙方時間</translation>
    </message>
    <message>
        <source>the players at the other colours</source>
        <translation>雙方換邊</translation>
    </message>
    <message>
        <source>the game is void</source>
        <translation>本局作廢</translation>
    </message>
    <message>
        <source>the result %1</source>
        <translation>結果為 %1</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>違例着法</translation>
    </message>
    <message>
        <source>pawn not promoted</source>
        <translation>兵未升變</translation>
    </message>
    <message>
        <source>clock pressed without a move</source>
        <translation>未走子而按鐘</translation>
    </message>
    <message>
        <source>king moved into check</source>
        <translation>送王</translation>
    </message>
    <message>
        <source>%1 asks for five seconds a move, or a draw</source>
        <translation>%1請求每步加五秒，或和棋</translation>
    </message>
    <message>
        <source>%1 adjusts</source>
        <translation>%1擺正棋子</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（第 %3 次）</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n second(s) less</source>
        <translation>
            <numerusform>%1：減 %n 秒</numerusform>
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
        <translation>棋鐘已校正</translation>
    </message>
    <message>
        <source>The clocks were changed over</source>
        <translation>雙方時間已對調</translation>
    </message>
    <message>
        <source>White&apos;s flag fell</source>
        <translation>白方超時</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell</source>
        <translation>黑方超時</translation>
    </message>
    <message>
        <source>White&apos;s clock is running</source>
        <translation>白方的棋鐘在走</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running</source>
        <translation>黑方的棋鐘在走</translation>
    </message>
    <message>
        <source>Each move adds five seconds from now on</source>
        <translation>從現在起每步加五秒</translation>
    </message>
    <message numerus="yes">
        <source>%1 has offered a draw in the opponent&apos;s turn %n time(s)</source>
        <translation>
            <numerusform>%1已 %n 次在對方走棋時提和</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has come three times: a draw, or go on?</source>
        <translation>局面已出現三次：和棋，還是繼續？</translation>
    </message>
    <message>
        <source>Fifty moves without capture or pawn move: a draw, or go on?</source>
        <translation>已有五十回合沒有吃子或走兵：和棋，還是繼續？</translation>
    </message>
    <message>
        <source>The players or the arbiter have to decide on the result</source>
        <translation>結果須由雙方棋手或裁判決定</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <translation>%1提議：%2</translation>
    </message>
    <message>
        <source>The proposal was declined</source>
        <translation>提議被拒絕</translation>
    </message>
    <message>
        <source>The arbiter decides: %1</source>
        <translation>裁判決定：%1</translation>
    </message>
    <message>
        <source>%1 is warned: a draw is offered in one&apos;s own turn</source>
        <translation>警告%1：應在自己走棋時提和</translation>
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
        <translation>%1已就緒</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>對局開始</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>對局已暫停</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>對局繼續</translation>
    </message>
    <message>
        <source>The players have changed sides</source>
        <translation>雙方已換邊</translation>
    </message>
    <message>
        <source>The game goes on from an earlier position</source>
        <translation>對局從先前的局面繼續</translation>
    </message>
    <message>
        <source>The game is adjourned</source>
        <translation>已封局</translation>
    </message>
    <message>
        <source>The sealed move was opened</source>
        <translation>封着已開啟</translation>
    </message>
    <message>
        <source>The sealed move can&apos;t be played</source>
        <translation>封着無法執行</translation>
    </message>
    <message>
        <source>Both players are absent</source>
        <translation>雙方均未到場</translation>
    </message>
    <message>
        <source>White is absent</source>
        <translation>白方未到場</translation>
    </message>
    <message>
        <source>Black is absent</source>
        <translation>黑方未到場</translation>
    </message>
    <message>
        <source>Deciding whether a mate is still possible…</source>
        <translation>正在判斷是否仍可能將死…</translation>
    </message>
    <message>
        <source>White has signed the result</source>
        <translation>白方已確認成績</translation>
    </message>
    <message>
        <source>Black has signed the result</source>
        <translation>黑方已確認成績</translation>
    </message>
    <message>
        <source>The game has no result yet.</source>
        <translation>對局還沒有結果。</translation>
    </message>
    <message>
        <source>The clocks have not been started yet.</source>
        <translation>棋鐘尚未啟動。</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>對局已經開始。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>對局已暫停。</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>對局沒有暫停。</translation>
    </message>
    <message>
        <source>It is being decided whether a mate is still possible.</source>
        <translation>正在判斷是否仍可能將死。</translation>
    </message>
    <message>
        <source>Nothing is being decided.</source>
        <translation>沒有待判斷的事項。</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>對局已封局。</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>對局沒有封局。</translation>
    </message>
    <message>
        <source>The players or the arbiter have to decide on the result.</source>
        <translation>結果須由雙方棋手或裁判決定。</translation>
    </message>
    <message>
        <source>This is for somebody else to do.</source>
        <translation>這不是您可以做的。</translation>
    </message>
    <message>
        <source>The move on the board must first be completed by pressing the clock.</source>
        <translation>棋盤上的着法須先按鐘完成。</translation>
    </message>
    <message>
        <source>The pawn on the last rank must be promoted first.</source>
        <translation>到達底線的兵須先升變。</translation>
    </message>
    <message>
        <source>No move was made yet.</source>
        <translation>還沒有走子。</translation>
    </message>
    <message>
        <source>The move itself passes the clock.</source>
        <translation>走子後棋鐘自動切換。</translation>
    </message>
    <message>
        <source>No man stands on this square.</source>
        <translation>這一格上沒有棋子。</translation>
    </message>
    <message>
        <source>Touching a man binds to nothing in this game.</source>
        <translation>本局不適用摸子走子。</translation>
    </message>
    <message>
        <source>No draw can be agreed in this game.</source>
        <translation>本局不得協議和棋。</translation>
    </message>
    <message>
        <source>A man was touched: a draw can be claimed in the next turn again.</source>
        <translation>已經摸子：下一回合才能再申請判和。</translation>
    </message>
    <message>
        <source>This is for the last period of a game without increment only.</source>
        <translation>只適用於沒有加秒的對局的最後一個時限。</translation>
    </message>
    <message>
        <source>There are two minutes or more on the clock.</source>
        <translation>棋鐘上還有兩分鐘或更多。</translation>
    </message>
    <message>
        <source>Something is proposed already and waits for an answer.</source>
        <translation>已有一項提議等待答覆。</translation>
    </message>
    <message>
        <source>Nothing is proposed.</source>
        <translation>沒有任何提議。</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>本局不用棋鐘。</translation>
    </message>
    <message>
        <source>The players can change the clocks in a pause only.</source>
        <translation>棋手只能在暫停時校正棋鐘。</translation>
    </message>
    <message>
        <source>The game is too far gone to be started anew.</source>
        <translation>對局已進行太久，不能重新開始。</translation>
    </message>
    <message>
        <source>No game gives the players so many points.</source>
        <translation>一局棋不會得這麼多分。</translation>
    </message>
    <message>
        <source>The players can declare only a game from a set-up position void.</source>
        <translation>棋手只能將從自設局面開始的對局作廢。</translation>
    </message>
    <message>
        <source>The game has not so many moves.</source>
        <translation>對局沒有這麼多着法。</translation>
    </message>
    <message>
        <source>This player is ready already.</source>
        <translation>該棋手已就緒。</translation>
    </message>
    <message>
        <source>Nobody loses this game by being absent.</source>
        <translation>沒有人因未到場而判負。</translation>
    </message>
    <message>
        <source>The waiting time is not over yet.</source>
        <translation>等候時間尚未結束。</translation>
    </message>
    <message>
        <source>The clock is running already.</source>
        <translation>棋鐘已經在走。</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>沒有封着。</translation>
    </message>
    <message>
        <source>This passphrase does not open the envelope.</source>
        <translation>此口令無法開啟封着。</translation>
    </message>
    <message>
        <source>The sealed move stands on the board already.</source>
        <translation>封着已經走在棋盤上。</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>沒有人超時。</translation>
    </message>
    <message>
        <source>The result of this game is not signed.</source>
        <translation>本局的成績無須確認。</translation>
    </message>
    <message>
        <source>The player has signed the result already.</source>
        <translation>該棋手已確認成績。</translation>
    </message>
    <message>
        <source>Both players have signed the result: it is final.</source>
        <translation>雙方均已確認成績，不能再更改。</translation>
    </message>
    <message>
        <source>A man that was touched must be moved or taken: %1.</source>
        <translation>摸到的棋子必須走動或吃掉：%1。</translation>
    </message>
</context>
<context>
    <name>chess::ui::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>西洋棋棋盤</translation>
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
        <translation>%1長易位</translation>
    </message>
    <message>
        <source>%1 from %2 takes on %3</source>
        <translation>%1從%2吃%3</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1從%2到%3</translation>
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
            <numerusform>%n 個兵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n 個馬</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n 個象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n 個車</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n 個后</numerusform>
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
            <numerusform>領先 %n 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ui::CardRow</name>
    <message>
        <source>Resign the game?</source>
        <translation>確定認輸嗎？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續下</translation>
    </message>
    <message>
        <source>White: yes, resign</source>
        <translation>白方：確定認輸</translation>
    </message>
    <message>
        <source>Black: yes, resign</source>
        <translation>黑方：確定認輸</translation>
    </message>
    <message>
        <source>White: play on</source>
        <translation>白方：繼續下</translation>
    </message>
    <message>
        <source>Black: play on</source>
        <translation>黑方：繼續下</translation>
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
        <translation>拒絕</translation>
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
        <translation>白方：拒絕和棋</translation>
    </message>
    <message>
        <source>Black: decline the draw</source>
        <translation>黑方：拒絕和棋</translation>
    </message>
    <message>
        <source>Black asks to take back</source>
        <translation>黑方請求悔棋</translation>
    </message>
    <message>
        <source>White asks to take back</source>
        <translation>白方請求悔棋</translation>
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
        <translation>白方：拒絕悔棋</translation>
    </message>
    <message>
        <source>Black: decline the take-back</source>
        <translation>黑方：拒絕悔棋</translation>
    </message>
</context>
<context>
    <name>chess::ui::ClaimDialog</name>
    <message>
        <source>The same position for the &amp;third time</source>
        <translation>同一局面第三次出現(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;50 moves by each side without capture or pawn move</source>
        <translation>雙方各走 50 回合，沒有吃子也沒有動兵(&amp;5)</translation>
    </message>
    <message>
        <source>In the position on the &amp;board</source>
        <translation>以棋盤上現在的局面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;After my next move:</source>
        <translation>以我下一着之後的局面(&amp;A)：</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>申請判和</translation>
    </message>
    <message>
        <source>%1 claims a draw:</source>
        <comment>a player&apos;s name</comment>
        <translation>%1申請判和：</translation>
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
        <translation>申請會立即核查。若不成立，則視為提和；在此寫下的着法必須走出。</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>申請判和</translation>
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
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Back to the game in progress: now make your move.</source>
        <translation>已回到進行中的對局：現在請走子。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>已提和</translation>
    </message>
    <message>
        <source>Looking back. The game goes on at its end (End key): %1</source>
        <translation>正在回看。按 End 鍵回到對局：%1</translation>
    </message>
    <message>
        <source>Draw with next move</source>
        <translation>下一着提和</translation>
    </message>
    <message>
        <source>Press “Play on from here” to play from this position.</source>
        <translation>要從這個局面下起，請按「從這裡開始對弈」。</translation>
    </message>
</context>
<context>
    <name>chess::ui::GamesDialog</name>
    <message>
        <source>Choose a game from “%1”</source>
        <translation>從「%1」中選擇一局</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>開啟對局</translation>
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
        <translation>尋找棋手、賽事、年份…</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>尋找對局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
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
        <translation>序號</translation>
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
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>回合數</translation>
    </message>
</context>
<context>
    <name>chess::ui::MainWindow</name>
    <message>
        <source>The game was added to %1</source>
        <translation>對局已加入 %1</translation>
    </message>
    <message>
        <source>The game was not added to your games. It is still open here: save it yourself.</source>
        <translation>對局未能加入您的對局檔。它仍在此處開啟：請自行儲存。</translation>
    </message>
    <message>
        <source>The game in progress can&apos;t be kept safe against a crash. You can play on.</source>
        <translation>無法為進行中的對局保留防當機紀錄。您可以繼續下。</translation>
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
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開啟的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>A&amp;dd to a file…</source>
        <translation>加入到檔案(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>關閉對局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Ask to take &amp;back</source>
        <translation>請求悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;position (FEN)</source>
        <translation>複製局面（FEN）(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>複製對局（PGN）(&amp;G)</translation>
    </message>
    <message>
        <source>Paste position or &amp;moves</source>
        <translation>貼上局面或棋譜(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>偏好設定(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>鍵入着法(&amp;T)…</translation>
    </message>
    <message>
        <source>Offer &amp;draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Claim draw…</source>
        <translation>申請判和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>認輸(&amp;R)…</translation>
    </message>
    <message>
        <source>Re&amp;match, colours changed</source>
        <translation>交換先後再來一局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>從這裡開始對弈(&amp;P)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到開局(&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>後退一着(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>前進一着(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到終局(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Turn board</source>
        <translation>翻轉棋盤(&amp;T)</translation>
    </message>
    <message>
        <source>Turn by &amp;itself to the player on move</source>
        <translation>自動轉向行棋方(&amp;I)</translation>
    </message>
    <message>
        <source>Keyboard to the &amp;next part</source>
        <translation>鍵盤轉到下一部分(&amp;N)</translation>
    </message>
    <message>
        <source>Keyboard to the &amp;previous part</source>
        <translation>鍵盤轉到上一部分(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>色彩(&amp;C)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟隨系統(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Moves and keys</source>
        <translation>走法與按鍵(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About Touchmove</source>
        <translation>關於 Touchmove(&amp;A)</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>已開啟的對局</translation>
    </message>
    <message>
        <source>What the position is</source>
        <translation>局面說明</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>還沒有檔案</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>清空此清單(&amp;F)</translation>
    </message>
    <message>
        <source>Its file holds other games too: save this one in a file of its own, or add it to a file.</source>
        <translation>它的檔案裡還有其他對局：請另存為單獨的檔案，或加入到某個檔案。</translation>
    </message>
    <message>
        <source>Its file is not written in UTF-8: save the game in a file of its own.</source>
        <translation>它的檔案不是 UTF-8 編碼：請另存為單獨的檔案。</translation>
    </message>
    <message>
        <source>Parts of its file could not be read and would be lost: save the game in a file of its own.</source>
        <translation>它的檔案中有讀不懂的部分，直接儲存會遺失：請另存為單獨的檔案。</translation>
    </message>
    <message>
        <source>Another program has changed its file: save the game in a file of its own.</source>
        <translation>別的程式改動了它的檔案：請另存為單獨的檔案。</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>proposed file name</comment>
        <translation>對局</translation>
    </message>
    <message>
        <source>Chess games (*.pgn);;All files (*)</source>
        <translation>西洋棋對局 (*.pgn);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Reading the file: %1 %</source>
        <translation>正在讀取檔案：%1 %</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is still open.</source>
        <translation>沒有遺失任何內容：對局仍然開啟著。</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>已儲存到 %1</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>儲存對局</translation>
    </message>
    <message>
        <source>Add the game to a file</source>
        <translation>將對局加入到檔案</translation>
    </message>
    <message>
        <source>The position was copied as FEN text</source>
        <translation>局面已複製為 FEN 文字</translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation>沒有可貼上的文字</translation>
    </message>
    <message>
        <source>This position can&apos;t be read. Your game stays as it is.</source>
        <translation>無法讀取這個局面。您的對局保持不變。</translation>
    </message>
    <message>
        <source>This position can&apos;t be played. Your game stays as it is.</source>
        <translation>這個局面無法對弈。您的對局保持不變。</translation>
    </message>
    <message>
        <source>The text is no position and no game. Your game stays as it is.</source>
        <translation>這段文字既不是局面也不是對局。您的對局保持不變。</translation>
    </message>
    <message>
        <source>Copy a position as FEN text, or the moves of a game, and paste again.</source>
        <translation>請複製 FEN 局面文字或一局棋的着法，然後再貼上。</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪貼簿</translation>
    </message>
    <message>
        <source>An interrupted game can&apos;t be read any more</source>
        <translation>一局中斷的對局已無法讀取</translation>
    </message>
    <message>
        <source>The game was copied as PGN text</source>
        <translation>對局已複製為 PGN 文字</translation>
    </message>
    <message>
        <source>Players&apos; &amp;names…</source>
        <translation>棋手姓名(&amp;N)…</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <translation>下一個對局(&amp;E)</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>上一個對局(&amp;R)</translation>
    </message>
    <message>
        <source>The game can&apos;t replace “%1”.</source>
        <translation>不能用這局棋取代「%1」。</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>正在讀取文字…</translation>
    </message>
    <message>
        <source>Its file is no longer there: save the game in a file of its own.</source>
        <translation>原來的檔案已經不在了：請把對局另存成單獨的檔案。</translation>
    </message>
    <message>
        <source>Saved already: %1</source>
        <translation>已經儲存過了：%1</translation>
    </message>
    <message>
        <source>The moves of this game were not understood: they will be kept as text, in a comment.</source>
        <translation>這盤對局的著法未能識別：它們將作為文字保留在註解裡。</translation>
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
        <translation>到開局</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>後退一着</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前進一着</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到終局</translation>
    </message>
    <message>
        <source>Turn board</source>
        <translation>翻轉棋盤</translation>
    </message>
</context>
<context>
    <name>chess::ui::MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>鍵入着法</translation>
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
        <translation>%1：按 Enter 鍵</translation>
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
        <translation>變更姓名</translation>
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
        <translation>經對手同意可以悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
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
        <translation>交換先後(&amp;C)</translation>
    </message>
    <message>
        <source>Standard chess</source>
        <translation>標準西洋棋</translation>
    </message>
    <message>
        <source>Chess960: drawn lots or a number</source>
        <translation>西洋棋960：抽籤或指定編號</translation>
    </message>
    <message>
        <source>A position as FEN text</source>
        <translation>FEN 文字給出的局面</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>開局擺法(&amp;S)：</translation>
    </message>
    <message>
        <source>Number of the start position</source>
        <translation>開局擺法編號</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>抽籤(&amp;D)</translation>
    </message>
    <message>
        <source>Position as FEN text</source>
        <translation>FEN 局面文字</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開局擺法</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>開始對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This is the start position of standard chess.</source>
        <translation>這是標準西洋棋的開局擺法。</translation>
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
        <translation>交換先後再來一局</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡開始對弈</translation>
    </message>
    <message>
        <source>Starts the next game between the same players with colours changed</source>
        <translation>同樣的兩位棋手交換先後，開始下一局</translation>
    </message>
    <message>
        <source>Starts a game of your own from the position on the board, in a tab of its own</source>
        <translation>在新的分頁中，從棋盤上的局面開始一局您自己的棋</translation>
    </message>
</context>
<context>
    <name>chess::ui::PlayerCard</name>
    <message>
        <source>Your next move offers a draw. Press again to leave it.</source>
        <translation>您的下一着將同時提和。再按一次取消。</translation>
    </message>
    <message>
        <source>Offers a draw together with your next move</source>
        <translation>在走下一着的同時提和</translation>
    </message>
    <message>
        <source>Offers your opponent a draw</source>
        <translation>向對手提和</translation>
    </message>
    <message>
        <source>Claims a draw because the position came three times, or for 50 moves without capture or pawn move</source>
        <translation>以局面三次重複，或 50 回合沒有吃子和動兵為由，申請判和</translation>
    </message>
    <message>
        <source>Gives the game up; asks once more</source>
        <translation>放棄這一局；會再確認一次</translation>
    </message>
    <message>
        <source>Asks your opponent to let you take back your last move</source>
        <translation>請求對手同意您收回上一着</translation>
    </message>
    <message>
        <source>%1, %2, to move</source>
        <comment>a name, a side</comment>
        <translation>%1，%2，輪到行棋</translation>
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
        <translation>申請判和…</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
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
        <translation>白方：申請判和</translation>
    </message>
    <message>
        <source>Black: claim a draw</source>
        <translation>黑方：申請判和</translation>
    </message>
    <message>
        <source>White: resign</source>
        <translation>白方：認輸</translation>
    </message>
    <message>
        <source>Black: resign</source>
        <translation>黑方：認輸</translation>
    </message>
    <message>
        <source>White: ask to take back</source>
        <translation>白方：請求悔棋</translation>
    </message>
    <message>
        <source>Black: ask to take back</source>
        <translation>黑方：請求悔棋</translation>
    </message>
</context>
<context>
    <name>chess::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好設定</translation>
    </message>
    <message>
        <source>The board shows</source>
        <translation>棋盤上顯示</translation>
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
        <translation>被將軍的王(&amp;C)</translation>
    </message>
    <message>
        <source>the man &amp;under the pointer</source>
        <translation>游標下的棋子(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;moving men (animation)</source>
        <translation>棋子移動的動畫(&amp;M)</translation>
    </message>
    <message>
        <source>the side of the player on move &amp;below: it turns by itself</source>
        <translation>行棋方在下方：棋盤自動翻轉(&amp;B)</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>棋盤旁邊</translation>
    </message>
    <message>
        <source>on the squares</source>
        <translation>棋格上</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>不顯示</translation>
    </message>
    <message>
        <source>C&amp;oordinates:</source>
        <translation>座標(&amp;O)：</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Colours of the &amp;window:</source>
        <translation>視窗色彩(&amp;W)：</translation>
    </message>
    <message>
        <source>Ended games</source>
        <translation>已結束的對局</translation>
    </message>
    <message>
        <source>&amp;keep every game that ended in this file:</source>
        <translation>把每一局結束的棋存入此檔案(&amp;K)：</translation>
    </message>
    <message>
        <source>File for ended games</source>
        <translation>存放已結束對局的檔案</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選擇(&amp;H)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Chess games (*.pgn)</source>
        <translation>西洋棋對局 (*.pgn)</translation>
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
        <translation>升變為</translation>
    </message>
</context>
<context>
    <name>chess::ui::RecoveryDialog</name>
    <message>
        <source>Interrupted games</source>
        <translation>中斷的對局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were in progress when Touchmove stopped. Nothing is lost: every move was kept.</source>
        <translation>
            <numerusform>Touchmove 上次停止時有 %n 局棋正在進行。沒有遺失任何內容：每一着都保留著。</numerusform>
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
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以後再說</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Asks again at the next start</source>
        <translation>下次啟動時再詢問</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久刪除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? Their moves are kept nowhere else.</source>
        <translation>
            <numerusform>刪除 %n 局棋？它們的着法沒有保存在別處。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Chess for two people at one computer, by the Laws of Chess.</source>
        <translation>兩個人在一台電腦上，依西洋棋規則對弈。</translation>
    </message>
    <message>
        <source>Files of games to open (PGN).</source>
        <translation>要開啟的對局檔案（PGN）。</translation>
    </message>
</context>
</TS>
