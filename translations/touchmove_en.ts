<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <translation>The game is not finished. A saved game can be looked through later and played on from any position.</translation>
    </message>
    <message>
        <source>Without saving, its changes are lost.</source>
        <translation>Without saving, its changes are lost.</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Unsaved game</translation>
    </message>
    <message>
        <source>Save the game %1 before it is closed?</source>
        <translation>Save the game %1 before it is closed?</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Don&apos;t save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Touchmove %1</source>
        <comment>program name and version</comment>
        <translation>Touchmove %1</translation>
    </message>
    <message>
        <source>Chess for two people at one computer, by the Laws of Chess.

Free software under the MIT licence. Made with Qt, which is used under the LGPL version 3.</source>
        <translation>Chess for two people at one computer, by the Laws of Chess.

Free software under the MIT licence. Made with Qt, which is used under the LGPL version 3.</translation>
    </message>
    <message>
        <source>Moves and keys</source>
        <translation>Moves and keys</translation>
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
        <translation>Move a man by dragging it, or by clicking it and then its square. Or type the move: e4, Nf3, O-O, e2e4, then Enter.

Left, Right: one move back or forward
Home, End: to the start, to the end
F6: to the next part of the window; on the board the arrows move a cursor, Enter picks up and puts down, Esc cancels
Ctrl+T: turn the board
Ctrl+Z: ask to take back
Ctrl+C: copy the position, Ctrl+Shift+C: copy the game
Ctrl+V: paste a position or games</translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds more than %n game(s). This one would take the place of all of them.</source>
        <translation>
            <numerusform>“%1” holds more than %n game. This one would take the place of all of them.</numerusform>
            <numerusform>“%1” holds more than %n games. This one would take the place of all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds %n game(s). This one would take the place of all of them.</source>
        <translation>
            <numerusform>“%1” holds %n game. This one would take its place.</numerusform>
            <numerusform>“%1” holds %n games. This one would take the place of all of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>“%1” is there already.</translation>
    </message>
    <message>
        <source>Replace what it holds, or add this game after it?</source>
        <translation>Replace what it holds, or add this game after it?</translation>
    </message>
    <message>
        <source>To keep the others, save this game in a file of its own, or add it after them.</source>
        <translation>To keep the others, save this game in a file of its own, or add it after them.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Replace file</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Add to the file</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>“%1” can&apos;t be opened.</source>
        <translation>“%1” can&apos;t be opened.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written.</source>
        <translation>“%1” can&apos;t be written.</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>There is no file or folder %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 is a folder, not a file.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission for %1.</source>
        <translation>You don&apos;t have permission for %1.</translation>
    </message>
    <message>
        <source>The disk is full: there is no room for %1.</source>
        <translation>The disk is full: there is no room for %1.</translation>
    </message>
    <message>
        <source>No game was found in %1. Touchmove reads games in PGN.</source>
        <translation>No game was found in %1. Touchmove reads games in PGN.</translation>
    </message>
    <message>
        <source>The characters in %1 are written in another way (encoding) than this game needs. Choose another file.</source>
        <translation>The characters in %1 are written in another way (encoding) than this game needs. Choose another file.</translation>
    </message>
    <message>
        <source>The text in %1 ends within a comment that was never closed; the game would become part of it. Choose another file.</source>
        <translation>The text in %1 ends within a comment that was never closed; the game would become part of it. Choose another file.</translation>
    </message>
    <message>
        <source>Something went wrong with %1.</source>
        <translation>Something went wrong with %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, the system&apos;s message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game follows the rules of another kind of chess.</source>
        <translation>This game follows the rules of another kind of chess.</translation>
    </message>
    <message>
        <source>The start position of this game can&apos;t be read; the standard one is shown.</source>
        <translation>The start position of this game can&apos;t be read; the standard one is shown.</translation>
    </message>
    <message>
        <source>This game begins from a position that can&apos;t be played; the standard one is shown.</source>
        <translation>This game begins from a position that can&apos;t be played; the standard one is shown.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>This move isn&apos;t legal.</source>
        <translation>This move isn&apos;t legal.</translation>
    </message>
    <message>
        <source>%1 was announced with the claim and must be played.</source>
        <translation>%1 was announced with the claim and must be played.</translation>
    </message>
    <message>
        <source>The move announced with the claim must be played.</source>
        <translation>The move announced with the claim must be played.</translation>
    </message>
    <message>
        <source>It is not White&apos;s move.</source>
        <translation>It is not White&apos;s move.</translation>
    </message>
    <message>
        <source>It is not Black&apos;s move.</source>
        <translation>It is not Black&apos;s move.</translation>
    </message>
    <message>
        <source>A draw can be agreed only after each side has made a move.</source>
        <translation>A draw can be agreed only after each side has made a move.</translation>
    </message>
    <message>
        <source>A draw is offered already and waits for an answer.</source>
        <translation>A draw is offered already and waits for an answer.</translation>
    </message>
    <message>
        <source>Black offers a draw: accept or decline it.</source>
        <translation>Black offers a draw: accept or decline it.</translation>
    </message>
    <message>
        <source>White offers a draw: accept or decline it.</source>
        <translation>White offers a draw: accept or decline it.</translation>
    </message>
    <message>
        <source>White&apos;s last offer was declined: now it is for Black to offer a draw.</source>
        <translation>White&apos;s last offer was declined: now it is for Black to offer a draw.</translation>
    </message>
    <message>
        <source>Black&apos;s last offer was declined: now it is for White to offer a draw.</source>
        <translation>Black&apos;s last offer was declined: now it is for White to offer a draw.</translation>
    </message>
    <message>
        <source>No draw is offered.</source>
        <translation>No draw is offered.</translation>
    </message>
    <message>
        <source>The rules of this game allow no take-back.</source>
        <translation>The rules of this game allow no take-back.</translation>
    </message>
    <message>
        <source>White has no move to take back.</source>
        <translation>White has no move to take back.</translation>
    </message>
    <message>
        <source>Black has no move to take back.</source>
        <translation>Black has no move to take back.</translation>
    </message>
    <message>
        <source>A take-back is asked for already and waits for an answer.</source>
        <translation>A take-back is asked for already and waits for an answer.</translation>
    </message>
    <message>
        <source>The take-back was declined: ask again after another move.</source>
        <translation>The take-back was declined: ask again after another move.</translation>
    </message>
    <message>
        <source>No take-back is asked for.</source>
        <translation>No take-back is asked for.</translation>
    </message>
    <message>
        <source>White&apos;s next move will offer a draw</source>
        <translation>White&apos;s next move will offer a draw</translation>
    </message>
    <message>
        <source>Black&apos;s next move will offer a draw</source>
        <translation>Black&apos;s next move will offer a draw</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>White offers a draw</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Black offers a draw</translation>
    </message>
    <message>
        <source>Black declined the draw</source>
        <translation>Black declined the draw</translation>
    </message>
    <message>
        <source>White declined the draw</source>
        <translation>White declined the draw</translation>
    </message>
    <message numerus="yes">
        <source>The claim is not right: the position has come %n time(s). It counts as a draw offer</source>
        <translation>
            <numerusform>The claim is not right: the position has come %n time. It counts as a draw offer</numerusform>
            <numerusform>The claim is not right: the position has come %n times. It counts as a draw offer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The claim is not right: %n move(s) without capture or pawn move. It counts as a draw offer</source>
        <translation>
            <numerusform>The claim is not right: %n move without capture or pawn move. It counts as a draw offer</numerusform>
            <numerusform>The claim is not right: %n moves without capture or pawn move. It counts as a draw offer</numerusform>
        </translation>
    </message>
    <message>
        <source>White asks to take back</source>
        <translation>White asks to take back</translation>
    </message>
    <message>
        <source>Black asks to take back</source>
        <translation>Black asks to take back</translation>
    </message>
    <message>
        <source>White&apos;s move was taken back</source>
        <translation>White&apos;s move was taken back</translation>
    </message>
    <message>
        <source>Black&apos;s move was taken back</source>
        <translation>Black&apos;s move was taken back</translation>
    </message>
    <message>
        <source>Black declined the take-back</source>
        <translation>Black declined the take-back</translation>
    </message>
    <message>
        <source>White declined the take-back</source>
        <translation>White declined the take-back</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pawn</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>knight</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>bishop</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>rook</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>white pawn</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>black pawn</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>white knight</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>black knight</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>white bishop</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>black bishop</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>white rook</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>black rook</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>white queen</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>black queen</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>white king</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>black king</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation>No man stands on %1.</translation>
    </message>
    <message>
        <source>White is to move: the %1 on %2 is Black&apos;s.</source>
        <translation>White is to move: the %1 on %2 is Black&apos;s.</translation>
    </message>
    <message>
        <source>Black is to move: the %1 on %2 is White&apos;s.</source>
        <translation>Black is to move: the %1 on %2 is White&apos;s.</translation>
    </message>
    <message>
        <source>Your own %1 stands on %2.</source>
        <translation>Your own %1 stands on %2.</translation>
    </message>
    <message>
        <source>A pawn goes straight ahead: one square, or two from where it starts.</source>
        <translation>A pawn goes straight ahead: one square, or two from where it starts.</translation>
    </message>
    <message>
        <source>A knight goes two squares straight and one to the side.</source>
        <translation>A knight goes two squares straight and one to the side.</translation>
    </message>
    <message>
        <source>A bishop goes along the diagonals.</source>
        <translation>A bishop goes along the diagonals.</translation>
    </message>
    <message>
        <source>A rook goes along the ranks and files.</source>
        <translation>A rook goes along the ranks and files.</translation>
    </message>
    <message>
        <source>A queen goes along ranks, files and diagonals.</source>
        <translation>A queen goes along ranks, files and diagonals.</translation>
    </message>
    <message>
        <source>A king goes one square any way.</source>
        <translation>A king goes one square any way.</translation>
    </message>
    <message>
        <source>The %1 on %2 is in the way.</source>
        <translation>The %1 on %2 is in the way.</translation>
    </message>
    <message>
        <source>A pawn goes diagonally only to take, and there is nothing to take on %1.</source>
        <translation>A pawn goes diagonally only to take, and there is nothing to take on %1.</translation>
    </message>
    <message>
        <source>A pawn doesn&apos;t take straight ahead: it takes diagonally.</source>
        <translation>A pawn doesn&apos;t take straight ahead: it takes diagonally.</translation>
    </message>
    <message>
        <source>The king can&apos;t go to %1: the %2 on %3 attacks that square.</source>
        <translation>The king can&apos;t go to %1: the %2 on %3 attacks that square.</translation>
    </message>
    <message>
        <source>The %1 on %2 is pinned: it shields its king from the %3 on %4.</source>
        <translation>The %1 on %2 is pinned: it shields its king from the %3 on %4.</translation>
    </message>
    <message>
        <source>The king is in check from the %1 on %2, and this move doesn&apos;t end it.</source>
        <translation>The king is in check from the %1 on %2, and this move doesn&apos;t end it.</translation>
    </message>
    <message>
        <source>Taking en passant would open the king to the %1 on %2.</source>
        <translation>Taking en passant would open the king to the %1 on %2.</translation>
    </message>
    <message>
        <source>No castling on this side any more: the king or that rook has moved.</source>
        <translation>No castling on this side any more: the king or that rook has moved.</translation>
    </message>
    <message>
        <source>No castling while in check: the %1 on %2 attacks the king.</source>
        <translation>No castling while in check: the %1 on %2 attacks the king.</translation>
    </message>
    <message>
        <source>No castling now: %1, which the king would cross or reach, is attacked.</source>
        <translation>No castling now: %1, which the king would cross or reach, is attacked.</translation>
    </message>
    <message>
        <source>No castling yet: the %1 on %2 stands between king and rook.</source>
        <translation>No castling yet: the %1 on %2 stands between king and rook.</translation>
    </message>
    <message>
        <source>Choose what the pawn becomes: queen, rook, bishop or knight.</source>
        <translation>Choose what the pawn becomes: queen, rook, bishop or knight.</translation>
    </message>
    <message>
        <source>Only a pawn that reaches the last rank becomes another piece: queen, rook, bishop or knight.</source>
        <translation>Only a pawn that reaches the last rank becomes another piece: queen, rook, bishop or knight.</translation>
    </message>
    <message>
        <source>The turn can&apos;t be passed.</source>
        <translation>The turn can&apos;t be passed.</translation>
    </message>
    <message>
        <source>“%1” is no move that I can read. Type for instance e4, Nf3, exd5, O-O or e2e4.</source>
        <translation>“%1” is no move that I can read. Type for instance e4, Nf3, exd5, O-O or e2e4.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played. %2</source>
        <comment>a move, and the reason as a sentence</comment>
        <translation>%1 can&apos;t be played. %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played here: no man can make that move.</source>
        <translation>%1 can&apos;t be played here: no man can make that move.</translation>
    </message>
    <message>
        <source>%1 can mean several moves: %2. Say which.</source>
        <translation>%1 can mean several moves: %2. Say which.</translation>
    </message>
    <message>
        <source>This is no position: “%1” at place %2 is no piece.</source>
        <translation>This is no position: “%1” at place %2 is no piece.</translation>
    </message>
    <message>
        <source>This is no position: there is no piece at place %1.</source>
        <translation>This is no position: there is no piece at place %1.</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a rank has more than eight squares.</source>
        <translation>This is no position: at place %1 a rank has more than eight squares.</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a rank ends before its eighth square.</source>
        <translation>This is no position: at place %1 a rank ends before its eighth square.</translation>
    </message>
    <message>
        <source>This is no position: it has fewer than eight ranks.</source>
        <translation>This is no position: it has fewer than eight ranks.</translation>
    </message>
    <message>
        <source>This is no position: at place %1 a ninth rank begins.</source>
        <translation>This is no position: at place %1 a ninth rank begins.</translation>
    </message>
    <message>
        <source>The side to move was missing: White.</source>
        <translation>The side to move was missing: White.</translation>
    </message>
    <message>
        <source>The side to move could not be read: White.</source>
        <translation>The side to move could not be read: White.</translation>
    </message>
    <message>
        <source>Castling rights were missing: none.</source>
        <translation>Castling rights were missing: none.</translation>
    </message>
    <message>
        <source>A castling right could not be read and was left out.</source>
        <translation>A castling right could not be read and was left out.</translation>
    </message>
    <message>
        <source>The en passant square was missing: none.</source>
        <translation>The en passant square was missing: none.</translation>
    </message>
    <message>
        <source>The en passant square could not be read: none.</source>
        <translation>The en passant square could not be read: none.</translation>
    </message>
    <message>
        <source>The count of moves without capture or pawn move was missing: 0.</source>
        <translation>The count of moves without capture or pawn move was missing: 0.</translation>
    </message>
    <message>
        <source>The count of moves without capture or pawn move could not be read: 0.</source>
        <translation>The count of moves without capture or pawn move could not be read: 0.</translation>
    </message>
    <message>
        <source>The move number was missing: 1.</source>
        <translation>The move number was missing: 1.</translation>
    </message>
    <message>
        <source>The move number could not be read: 1.</source>
        <translation>The move number could not be read: 1.</translation>
    </message>
    <message>
        <source>A castling right was left out: the king or rook isn&apos;t at home.</source>
        <translation>A castling right was left out: the king or rook isn&apos;t at home.</translation>
    </message>
    <message>
        <source>The en passant square was left out: no pawn has just passed it.</source>
        <translation>The en passant square was left out: no pawn has just passed it.</translation>
    </message>
    <message>
        <source>The text after the position was passed over.</source>
        <translation>The text after the position was passed over.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>White has no king.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Black has no king.</translation>
    </message>
    <message>
        <source>White has more than one king: %1.</source>
        <translation>White has more than one king: %1.</translation>
    </message>
    <message>
        <source>Black has more than one king: %1.</source>
        <translation>Black has more than one king: %1.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t stand on the first or last rank: %1.</source>
        <translation>A pawn can&apos;t stand on the first or last rank: %1.</translation>
    </message>
    <message>
        <source>White&apos;s king is in check, but it is Black&apos;s move.</source>
        <translation>White&apos;s king is in check, but it is Black&apos;s move.</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check, but it is White&apos;s move.</source>
        <translation>Black&apos;s king is in check, but it is White&apos;s move.</translation>
    </message>
    <message>
        <source>White can&apos;t castle: the king isn&apos;t at home.</source>
        <translation>White can&apos;t castle: the king isn&apos;t at home.</translation>
    </message>
    <message>
        <source>Black can&apos;t castle: the king isn&apos;t at home.</source>
        <translation>Black can&apos;t castle: the king isn&apos;t at home.</translation>
    </message>
    <message>
        <source>White can&apos;t castle on the queen&apos;s side: no rook stands there.</source>
        <translation>White can&apos;t castle on the queen&apos;s side: no rook stands there.</translation>
    </message>
    <message>
        <source>Black can&apos;t castle on the queen&apos;s side: no rook stands there.</source>
        <translation>Black can&apos;t castle on the queen&apos;s side: no rook stands there.</translation>
    </message>
    <message>
        <source>White can&apos;t castle on the king&apos;s side: no rook stands there.</source>
        <translation>White can&apos;t castle on the king&apos;s side: no rook stands there.</translation>
    </message>
    <message>
        <source>Black can&apos;t castle on the king&apos;s side: no rook stands there.</source>
        <translation>Black can&apos;t castle on the king&apos;s side: no rook stands there.</translation>
    </message>
    <message>
        <source>No pawn has just passed the en passant square.</source>
        <translation>No pawn has just passed the en passant square.</translation>
    </message>
    <message>
        <source>White has more than sixteen men.</source>
        <translation>White has more than sixteen men.</translation>
    </message>
    <message>
        <source>Black has more than sixteen men.</source>
        <translation>Black has more than sixteen men.</translation>
    </message>
    <message>
        <source>White has more than eight pawns.</source>
        <translation>White has more than eight pawns.</translation>
    </message>
    <message>
        <source>Black has more than eight pawns.</source>
        <translation>Black has more than eight pawns.</translation>
    </message>
    <message>
        <source>White has more promoted men than missing pawns.</source>
        <translation>White has more promoted men than missing pawns.</translation>
    </message>
    <message>
        <source>Black has more promoted men than missing pawns.</source>
        <translation>Black has more promoted men than missing pawns.</translation>
    </message>
    <message>
        <source>No move can have given this check.</source>
        <translation>No move can have given this check.</translation>
    </message>
    <message>
        <source>So many moves without capture or pawn move can&apos;t have been made by this move number.</source>
        <translation>So many moves without capture or pawn move can&apos;t have been made by this move number.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>White to move</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Black to move</translation>
    </message>
    <message>
        <source>White to move, in check</source>
        <translation>White to move, in check</translation>
    </message>
    <message>
        <source>Black to move, in check</source>
        <translation>Black to move, in check</translation>
    </message>
    <message>
        <source>White is checkmated</source>
        <translation>White is checkmated</translation>
    </message>
    <message>
        <source>Black is checkmated</source>
        <translation>Black is checkmated</translation>
    </message>
    <message>
        <source>Stalemate: White has no move</source>
        <translation>Stalemate: White has no move</translation>
    </message>
    <message>
        <source>Stalemate: Black has no move</source>
        <translation>Stalemate: Black has no move</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>White wins</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Black wins</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>checkmate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stalemate</translation>
    </message>
    <message>
        <source>neither side can mate any more</source>
        <translation>neither side can mate any more</translation>
    </message>
    <message>
        <source>the same position for the fifth time</source>
        <translation>the same position for the fifth time</translation>
    </message>
    <message>
        <source>75 moves without capture or pawn move</source>
        <translation>75 moves without capture or pawn move</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>agreed</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>resignation</translation>
    </message>
    <message>
        <source>White wins: Black resigned</source>
        <translation>White wins: Black resigned</translation>
    </message>
    <message>
        <source>Black wins: White resigned</source>
        <translation>Black wins: White resigned</translation>
    </message>
    <message>
        <source>Draw: one side resigned, but the other can&apos;t mate any more</source>
        <translation>Draw: one side resigned, but the other can&apos;t mate any more</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result and its reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>text that is no part of a game</source>
        <translation>text that is no part of a game</translation>
    </message>
    <message>
        <source>a tag that can&apos;t be read</source>
        <translation>a tag that can&apos;t be read</translation>
    </message>
    <message>
        <source>a quotation mark within a tag</source>
        <translation>a quotation mark within a tag</translation>
    </message>
    <message>
        <source>a tag without its closing bracket</source>
        <translation>a tag without its closing bracket</translation>
    </message>
    <message>
        <source>a tag among the moves</source>
        <translation>a tag among the moves</translation>
    </message>
    <message>
        <source>a comment that doesn&apos;t end</source>
        <translation>a comment that doesn&apos;t end</translation>
    </message>
    <message>
        <source>a closing brace without a comment</source>
        <translation>a closing brace without a comment</translation>
    </message>
    <message>
        <source>a variation that doesn&apos;t end</source>
        <translation>a variation that doesn&apos;t end</translation>
    </message>
    <message>
        <source>a closing parenthesis without a variation</source>
        <translation>a closing parenthesis without a variation</translation>
    </message>
    <message>
        <source>a second result</source>
        <translation>a second result</translation>
    </message>
    <message>
        <source>“%1”, which means nothing here</source>
        <translation>“%1”, which means nothing here</translation>
    </message>
    <message>
        <source>“%1” is no move that can be read</source>
        <translation>“%1” is no move that can be read</translation>
    </message>
    <message>
        <source>the move %1 isn&apos;t legal</source>
        <translation>the move %1 isn&apos;t legal</translation>
    </message>
    <message>
        <source>the move %1 can mean several moves</source>
        <translation>the move %1 can mean several moves</translation>
    </message>
    <message>
        <source>the pawn move %1 is written with a letter</source>
        <translation>the pawn move %1 is written with a letter</translation>
    </message>
    <message>
        <source>a variation where there is no move to vary</source>
        <translation>a variation where there is no move to vary</translation>
    </message>
    <message>
        <source>rules of another kind of chess (%1)</source>
        <translation>rules of another kind of chess (%1)</translation>
    </message>
    <message>
        <source>a start position that can&apos;t be read</source>
        <translation>a start position that can&apos;t be read</translation>
    </message>
    <message>
        <source>a start position that can&apos;t be played</source>
        <translation>a start position that can&apos;t be played</translation>
    </message>
    <message>
        <source>two results that don&apos;t agree</source>
        <translation>two results that don&apos;t agree</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>a line number of a file, what is wrong there</comment>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Not understood, kept as text: %1</source>
        <translation>Not understood, kept as text: %1</translation>
    </message>
    <message>
        <source>the same position for the third time</source>
        <translation>the same position for the third time</translation>
    </message>
    <message>
        <source>50 moves without capture or pawn move</source>
        <translation>50 moves without capture or pawn move</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>both flags have fallen</source>
        <translation>both flags have fallen</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>illegal moves</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>perpetual check</translation>
    </message>
    <message>
        <source>the limit of checks is reached</source>
        <translation>the limit of checks is reached</translation>
    </message>
    <message>
        <source>absence</source>
        <translation>absence</translation>
    </message>
    <message>
        <source>the sealed move can&apos;t be played</source>
        <translation>the sealed move can&apos;t be played</translation>
    </message>
    <message>
        <source>decided by the arbiter</source>
        <translation>decided by the arbiter</translation>
    </message>
    <message>
        <source>decided by both players</source>
        <translation>decided by both players</translation>
    </message>
    <message>
        <source>void, it does not count</source>
        <translation>void, it does not count</translation>
    </message>
    <message>
        <source>White wins: Black&apos;s time is up</source>
        <translation>White wins: Black&apos;s time is up</translation>
    </message>
    <message>
        <source>Black wins: White&apos;s time is up</source>
        <translation>Black wins: White&apos;s time is up</translation>
    </message>
    <message>
        <source>Draw: one side&apos;s time is up, but the other can&apos;t mate any more</source>
        <translation>Draw: one side&apos;s time is up, but the other can&apos;t mate any more</translation>
    </message>
    <message>
        <source>White wins: too many illegal moves by Black</source>
        <translation>White wins: too many illegal moves by Black</translation>
    </message>
    <message>
        <source>Black wins: too many illegal moves by White</source>
        <translation>Black wins: too many illegal moves by White</translation>
    </message>
    <message>
        <source>Draw: too many illegal moves by one side, but the other can&apos;t mate any more</source>
        <translation>Draw: too many illegal moves by one side, but the other can&apos;t mate any more</translation>
    </message>
    <message>
        <source>White wins: Black&apos;s sealed move can&apos;t be played</source>
        <translation>White wins: Black&apos;s sealed move can&apos;t be played</translation>
    </message>
    <message>
        <source>Black wins: White&apos;s sealed move can&apos;t be played</source>
        <translation>Black wins: White&apos;s sealed move can&apos;t be played</translation>
    </message>
    <message>
        <source>Draw: the sealed move can&apos;t be played, but the other side can&apos;t mate any more</source>
        <translation>Draw: the sealed move can&apos;t be played, but the other side can&apos;t mate any more</translation>
    </message>
    <message>
        <source>White wins: Black was absent</source>
        <translation>White wins: Black was absent</translation>
    </message>
    <message>
        <source>Black wins: White was absent</source>
        <translation>Black wins: White was absent</translation>
    </message>
    <message>
        <source>Both lose: both were absent</source>
        <translation>Both lose: both were absent</translation>
    </message>
    <message>
        <source>a pause</source>
        <translation>a pause</translation>
    </message>
    <message>
        <source>other times on the clocks</source>
        <translation>other times on the clocks</translation>
    </message>
    <message>
        <source>the clocks changed over</source>
        <translation>the clocks changed over</translation>
    </message>
    <message>
        <source>the players at the other colours</source>
        <translation>the players at the other colours</translation>
    </message>
    <message>
        <source>the game is void</source>
        <translation>the game is void</translation>
    </message>
    <message>
        <source>the result %1</source>
        <translation>the result %1</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>illegal move</translation>
    </message>
    <message>
        <source>pawn not promoted</source>
        <translation>pawn not promoted</translation>
    </message>
    <message>
        <source>clock pressed without a move</source>
        <translation>clock pressed without a move</translation>
    </message>
    <message>
        <source>king moved into check</source>
        <translation>king moved into check</translation>
    </message>
    <message>
        <source>%1 asks for five seconds a move, or a draw</source>
        <translation>%1 asks for five seconds a move, or a draw</translation>
    </message>
    <message>
        <source>%1 adjusts</source>
        <translation>%1 adjusts</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n second(s) less</source>
        <translation>
            <numerusform>%1: %n second less</numerusform>
            <numerusform>%1: %n seconds less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n second(s) more</source>
        <translation>
            <numerusform>%1: %n second more</numerusform>
            <numerusform>%1: %n seconds more</numerusform>
        </translation>
    </message>
    <message>
        <source>The clocks were set right</source>
        <translation>The clocks were set right</translation>
    </message>
    <message>
        <source>The clocks were changed over</source>
        <translation>The clocks were changed over</translation>
    </message>
    <message>
        <source>White&apos;s flag fell</source>
        <translation>White&apos;s flag fell</translation>
    </message>
    <message>
        <source>Black&apos;s flag fell</source>
        <translation>Black&apos;s flag fell</translation>
    </message>
    <message>
        <source>White&apos;s clock is running</source>
        <translation>White&apos;s clock is running</translation>
    </message>
    <message>
        <source>Black&apos;s clock is running</source>
        <translation>Black&apos;s clock is running</translation>
    </message>
    <message>
        <source>Each move adds five seconds from now on</source>
        <translation>Each move adds five seconds from now on</translation>
    </message>
    <message numerus="yes">
        <source>%1 has offered a draw in the opponent&apos;s turn %n time(s)</source>
        <translation>
            <numerusform>%1 has offered a draw in the opponent&apos;s turn %n time</numerusform>
            <numerusform>%1 has offered a draw in the opponent&apos;s turn %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has come three times: a draw, or go on?</source>
        <translation>The position has come three times: a draw, or go on?</translation>
    </message>
    <message>
        <source>Fifty moves without capture or pawn move: a draw, or go on?</source>
        <translation>Fifty moves without capture or pawn move: a draw, or go on?</translation>
    </message>
    <message>
        <source>The players or the arbiter have to decide on the result</source>
        <translation>The players or the arbiter have to decide on the result</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <translation>%1 proposes: %2</translation>
    </message>
    <message>
        <source>The proposal was declined</source>
        <translation>The proposal was declined</translation>
    </message>
    <message>
        <source>The arbiter decides: %1</source>
        <translation>The arbiter decides: %1</translation>
    </message>
    <message>
        <source>%1 is warned: a draw is offered in one&apos;s own turn</source>
        <translation>%1 is warned: a draw is offered in one&apos;s own turn</translation>
    </message>
    <message>
        <source>The arbiter warns %1</source>
        <translation>The arbiter warns %1</translation>
    </message>
    <message>
        <source>The arbiter warns %1: %2</source>
        <translation>The arbiter warns %1: %2</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 is ready</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>The game begins</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>The game is paused</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>The game goes on</translation>
    </message>
    <message>
        <source>The players have changed sides</source>
        <translation>The players have changed sides</translation>
    </message>
    <message>
        <source>The game goes on from an earlier position</source>
        <translation>The game goes on from an earlier position</translation>
    </message>
    <message>
        <source>The game is adjourned</source>
        <translation>The game is adjourned</translation>
    </message>
    <message>
        <source>The sealed move was opened</source>
        <translation>The sealed move was opened</translation>
    </message>
    <message>
        <source>The sealed move can&apos;t be played</source>
        <translation>The sealed move can&apos;t be played</translation>
    </message>
    <message>
        <source>Both players are absent</source>
        <translation>Both players are absent</translation>
    </message>
    <message>
        <source>White is absent</source>
        <translation>White is absent</translation>
    </message>
    <message>
        <source>Black is absent</source>
        <translation>Black is absent</translation>
    </message>
    <message>
        <source>Deciding whether a mate is still possible…</source>
        <translation>Deciding whether a mate is still possible…</translation>
    </message>
    <message>
        <source>White has signed the result</source>
        <translation>White has signed the result</translation>
    </message>
    <message>
        <source>Black has signed the result</source>
        <translation>Black has signed the result</translation>
    </message>
    <message>
        <source>The game has no result yet.</source>
        <translation>The game has no result yet.</translation>
    </message>
    <message>
        <source>The clocks have not been started yet.</source>
        <translation>The clocks have not been started yet.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>The game has begun already.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>The game is not paused.</translation>
    </message>
    <message>
        <source>It is being decided whether a mate is still possible.</source>
        <translation>It is being decided whether a mate is still possible.</translation>
    </message>
    <message>
        <source>Nothing is being decided.</source>
        <translation>Nothing is being decided.</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>The game is adjourned.</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>The game is not adjourned.</translation>
    </message>
    <message>
        <source>The players or the arbiter have to decide on the result.</source>
        <translation>The players or the arbiter have to decide on the result.</translation>
    </message>
    <message>
        <source>This is for somebody else to do.</source>
        <translation>This is for somebody else to do.</translation>
    </message>
    <message>
        <source>The move on the board must first be completed by pressing the clock.</source>
        <translation>The move on the board must first be completed by pressing the clock.</translation>
    </message>
    <message>
        <source>The pawn on the last rank must be promoted first.</source>
        <translation>The pawn on the last rank must be promoted first.</translation>
    </message>
    <message>
        <source>No move was made yet.</source>
        <translation>No move was made yet.</translation>
    </message>
    <message>
        <source>The move itself passes the clock.</source>
        <translation>The move itself passes the clock.</translation>
    </message>
    <message>
        <source>No man stands on this square.</source>
        <translation>No man stands on this square.</translation>
    </message>
    <message>
        <source>Touching a man binds to nothing in this game.</source>
        <translation>Touching a man binds to nothing in this game.</translation>
    </message>
    <message>
        <source>No draw can be agreed in this game.</source>
        <translation>No draw can be agreed in this game.</translation>
    </message>
    <message>
        <source>A man was touched: a draw can be claimed in the next turn again.</source>
        <translation>A man was touched: a draw can be claimed in the next turn again.</translation>
    </message>
    <message>
        <source>This is for the last period of a game without increment only.</source>
        <translation>This is for the last period of a game without increment only.</translation>
    </message>
    <message>
        <source>There are two minutes or more on the clock.</source>
        <translation>There are two minutes or more on the clock.</translation>
    </message>
    <message>
        <source>Something is proposed already and waits for an answer.</source>
        <translation>Something is proposed already and waits for an answer.</translation>
    </message>
    <message>
        <source>Nothing is proposed.</source>
        <translation>Nothing is proposed.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>This game has no clock.</translation>
    </message>
    <message>
        <source>The players can change the clocks in a pause only.</source>
        <translation>The players can change the clocks in a pause only.</translation>
    </message>
    <message>
        <source>The game is too far gone to be started anew.</source>
        <translation>The game is too far gone to be started anew.</translation>
    </message>
    <message>
        <source>No game gives the players so many points.</source>
        <translation>No game gives the players so many points.</translation>
    </message>
    <message>
        <source>The players can declare only a game from a set-up position void.</source>
        <translation>The players can declare only a game from a set-up position void.</translation>
    </message>
    <message>
        <source>The game has not so many moves.</source>
        <translation>The game has not so many moves.</translation>
    </message>
    <message>
        <source>This player is ready already.</source>
        <translation>This player is ready already.</translation>
    </message>
    <message>
        <source>Nobody loses this game by being absent.</source>
        <translation>Nobody loses this game by being absent.</translation>
    </message>
    <message>
        <source>The waiting time is not over yet.</source>
        <translation>The waiting time is not over yet.</translation>
    </message>
    <message>
        <source>The clock is running already.</source>
        <translation>The clock is running already.</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>There is no sealed move.</translation>
    </message>
    <message>
        <source>This passphrase does not open the envelope.</source>
        <translation>This passphrase does not open the envelope.</translation>
    </message>
    <message>
        <source>The sealed move stands on the board already.</source>
        <translation>The sealed move stands on the board already.</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>No flag has fallen.</translation>
    </message>
    <message>
        <source>The result of this game is not signed.</source>
        <translation>The result of this game is not signed.</translation>
    </message>
    <message>
        <source>The player has signed the result already.</source>
        <translation>The player has signed the result already.</translation>
    </message>
    <message>
        <source>Both players have signed the result: it is final.</source>
        <translation>Both players have signed the result: it is final.</translation>
    </message>
    <message>
        <source>A man that was touched must be moved or taken: %1.</source>
        <translation>A man that was touched must be moved or taken: %1.</translation>
    </message>
</context>
<context>
    <name>chess::ui::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>Chess board</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, and its last move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a square</comment>
        <translation>%1, empty</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and the man on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 castles kingside</source>
        <translation>%1 castles kingside</translation>
    </message>
    <message>
        <source>%1 castles queenside</source>
        <translation>%1 castles queenside</translation>
    </message>
    <message>
        <source>%1 from %2 takes on %3</source>
        <translation>%1 from %2 takes on %3</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 from %2 to %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the last move, and what the position is</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>chess::ui::CapturedMen</name>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n bishop</numerusform>
            <numerusform>%n bishops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n rook</numerusform>
            <numerusform>%n rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Captured: %1.</source>
        <translation>Captured: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by %n point(s).</source>
        <translation>
            <numerusform>Ahead by %n point.</numerusform>
            <numerusform>Ahead by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ui::CardRow</name>
    <message>
        <source>Resign the game?</source>
        <translation>Resign the game?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Resign</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>White: yes, resign</source>
        <translation>White: yes, resign</translation>
    </message>
    <message>
        <source>Black: yes, resign</source>
        <translation>Black: yes, resign</translation>
    </message>
    <message>
        <source>White: play on</source>
        <translation>White: play on</translation>
    </message>
    <message>
        <source>Black: play on</source>
        <translation>Black: play on</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Black offers a draw</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>White offers a draw</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Decline</translation>
    </message>
    <message>
        <source>White: accept the draw</source>
        <translation>White: accept the draw</translation>
    </message>
    <message>
        <source>Black: accept the draw</source>
        <translation>Black: accept the draw</translation>
    </message>
    <message>
        <source>White: decline the draw</source>
        <translation>White: decline the draw</translation>
    </message>
    <message>
        <source>Black: decline the draw</source>
        <translation>Black: decline the draw</translation>
    </message>
    <message>
        <source>Black asks to take back</source>
        <translation>Black asks to take back</translation>
    </message>
    <message>
        <source>White asks to take back</source>
        <translation>White asks to take back</translation>
    </message>
    <message>
        <source>White: accept the take-back</source>
        <translation>White: accept the take-back</translation>
    </message>
    <message>
        <source>Black: accept the take-back</source>
        <translation>Black: accept the take-back</translation>
    </message>
    <message>
        <source>White: decline the take-back</source>
        <translation>White: decline the take-back</translation>
    </message>
    <message>
        <source>Black: decline the take-back</source>
        <translation>Black: decline the take-back</translation>
    </message>
</context>
<context>
    <name>chess::ui::ClaimDialog</name>
    <message>
        <source>The same position for the &amp;third time</source>
        <translation>The same position for the &amp;third time</translation>
    </message>
    <message>
        <source>&amp;50 moves by each side without capture or pawn move</source>
        <translation>&amp;50 moves by each side without capture or pawn move</translation>
    </message>
    <message>
        <source>In the position on the &amp;board</source>
        <translation>In the position on the &amp;board</translation>
    </message>
    <message>
        <source>&amp;After my next move:</source>
        <translation>&amp;After my next move:</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Claim a draw</translation>
    </message>
    <message>
        <source>%1 claims a draw:</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 claims a draw:</translation>
    </message>
    <message>
        <source>e.g. Nf3</source>
        <translation>e.g. Nf3</translation>
    </message>
    <message>
        <source>My next move</source>
        <translation>My next move</translation>
    </message>
    <message>
        <source>The claim is checked at once. If it isn&apos;t right, it counts as a draw offer, and a move named here must be played.</source>
        <translation>The claim is checked at once. If it isn&apos;t right, it counts as a draw offer, and a move named here must be played.</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>Claim draw</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>chess::ui::GamePage</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Back to the game in progress: now make your move.</source>
        <translation>Back to the game in progress: now make your move.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Draw offered</translation>
    </message>
    <message>
        <source>Looking back. The game goes on at its end (End key): %1</source>
        <translation>Looking back. The game goes on at its end (End key): %1</translation>
    </message>
    <message>
        <source>Draw with next move</source>
        <translation>Draw with next move</translation>
    </message>
    <message>
        <source>Press “Play on from here” to play from this position.</source>
        <translation>Press “Play on from here” to play from this position.</translation>
    </message>
</context>
<context>
    <name>chess::ui::GamesDialog</name>
    <message>
        <source>Choose a game from “%1”</source>
        <translation>Choose a game from “%1”</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Open game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>chess::ui::GamesList</name>
    <message>
        <source>Find a player, an event, a year…</source>
        <translation>Find a player, an event, a year…</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Find games</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ui::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
</context>
<context>
    <name>chess::ui::MainWindow</name>
    <message>
        <source>The game was added to %1</source>
        <translation>The game was added to %1</translation>
    </message>
    <message>
        <source>The game was not added to your games. It is still open here: save it yourself.</source>
        <translation>The game was not added to your games. It is still open here: save it yourself.</translation>
    </message>
    <message>
        <source>The game in progress can&apos;t be kept safe against a crash. You can play on.</source>
        <translation>The game in progress can&apos;t be kept safe against a crash. You can play on.</translation>
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
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Open &amp;recent</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>A&amp;dd to a file…</source>
        <translation>A&amp;dd to a file…</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>&amp;Close game</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Ask to take &amp;back</source>
        <translation>Ask to take &amp;back</translation>
    </message>
    <message>
        <source>Copy &amp;position (FEN)</source>
        <translation>Copy &amp;position (FEN)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>Copy &amp;game (PGN)</translation>
    </message>
    <message>
        <source>Paste position or &amp;moves</source>
        <translation>Paste position or &amp;moves</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>P&amp;references…</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>&amp;Type a move…</translation>
    </message>
    <message>
        <source>Offer &amp;draw</source>
        <translation>Offer &amp;draw</translation>
    </message>
    <message>
        <source>&amp;Claim draw…</source>
        <translation>&amp;Claim draw…</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Resign…</translation>
    </message>
    <message>
        <source>Re&amp;match, colours changed</source>
        <translation>Re&amp;match, colours changed</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Play on from here</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>To the &amp;start</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>One move &amp;back</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>One move &amp;forward</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>To the &amp;end</translation>
    </message>
    <message>
        <source>&amp;Turn board</source>
        <translation>&amp;Turn board</translation>
    </message>
    <message>
        <source>Turn by &amp;itself to the player on move</source>
        <translation>Turn by &amp;itself to the player on move</translation>
    </message>
    <message>
        <source>Keyboard to the &amp;next part</source>
        <translation>Keyboard to the &amp;next part</translation>
    </message>
    <message>
        <source>Keyboard to the &amp;previous part</source>
        <translation>Keyboard to the &amp;previous part</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>As the &amp;system</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Moves and keys</source>
        <translation>&amp;Moves and keys</translation>
    </message>
    <message>
        <source>&amp;About Touchmove</source>
        <translation>&amp;About Touchmove</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Open games</translation>
    </message>
    <message>
        <source>What the position is</source>
        <translation>What the position is</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>No files yet</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Forget these</translation>
    </message>
    <message>
        <source>Its file holds other games too: save this one in a file of its own, or add it to a file.</source>
        <translation>Its file holds other games too: save this one in a file of its own, or add it to a file.</translation>
    </message>
    <message>
        <source>Its file is not written in UTF-8: save the game in a file of its own.</source>
        <translation>Its file is not written in UTF-8: save the game in a file of its own.</translation>
    </message>
    <message>
        <source>Parts of its file could not be read and would be lost: save the game in a file of its own.</source>
        <translation>Parts of its file could not be read and would be lost: save the game in a file of its own.</translation>
    </message>
    <message>
        <source>Another program has changed its file: save the game in a file of its own.</source>
        <translation>Another program has changed its file: save the game in a file of its own.</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>proposed file name</comment>
        <translation>Game</translation>
    </message>
    <message>
        <source>Chess games (*.pgn);;All files (*)</source>
        <translation>Chess games (*.pgn);;All files (*)</translation>
    </message>
    <message>
        <source>Reading the file: %1 %</source>
        <translation>Reading the file: %1 %</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is still open.</source>
        <translation>Nothing is lost: the game is still open.</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Saved to %1</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Save game</translation>
    </message>
    <message>
        <source>Add the game to a file</source>
        <translation>Add the game to a file</translation>
    </message>
    <message>
        <source>The position was copied as FEN text</source>
        <translation>The position was copied as FEN text</translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation>There is no text to paste</translation>
    </message>
    <message>
        <source>This position can&apos;t be read. Your game stays as it is.</source>
        <translation>This position can&apos;t be read. Your game stays as it is.</translation>
    </message>
    <message>
        <source>This position can&apos;t be played. Your game stays as it is.</source>
        <translation>This position can&apos;t be played. Your game stays as it is.</translation>
    </message>
    <message>
        <source>The text is no position and no game. Your game stays as it is.</source>
        <translation>The text is no position and no game. Your game stays as it is.</translation>
    </message>
    <message>
        <source>Copy a position as FEN text, or the moves of a game, and paste again.</source>
        <translation>Copy a position as FEN text, or the moves of a game, and paste again.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>clipboard</translation>
    </message>
    <message>
        <source>An interrupted game can&apos;t be read any more</source>
        <translation>An interrupted game can&apos;t be read any more</translation>
    </message>
    <message>
        <source>The game was copied as PGN text</source>
        <translation>The game was copied as PGN text</translation>
    </message>
    <message>
        <source>Players&apos; &amp;names…</source>
        <translation>Players&apos; &amp;names…</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <translation>N&amp;ext game</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>P&amp;revious game</translation>
    </message>
    <message>
        <source>The game can&apos;t replace “%1”.</source>
        <translation>The game can&apos;t replace “%1”.</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Reading the text…</translation>
    </message>
    <message>
        <source>Its file is no longer there: save the game in a file of its own.</source>
        <translation>Its file is no longer there: save the game in a file of its own.</translation>
    </message>
    <message>
        <source>Saved already: %1</source>
        <translation>Saved already: %1</translation>
    </message>
    <message>
        <source>The moves of this game were not understood: they will be kept as text, in a comment.</source>
        <translation>The moves of this game were not understood: they will be kept as text, in a comment.</translation>
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
        <translation>To the start</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>One move forward</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Turn board</source>
        <translation>Turn board</translation>
    </message>
</context>
<context>
    <name>chess::ui::MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Type a move</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>For example Nf3, e2e4, 0-0</source>
        <translation>For example Nf3, e2e4, 0-0</translation>
    </message>
    <message>
        <source>%1: press Enter</source>
        <translation>%1: press Enter</translation>
    </message>
</context>
<context>
    <name>chess::ui::NamesDialog</name>
    <message>
        <source>Players&apos; names</source>
        <translation>Players&apos; names</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>&amp;White:</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>&amp;Black:</translation>
    </message>
    <message>
        <source>Change names</source>
        <translation>Change names</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>chess::ui::NewGameDialog</name>
    <message>
        <source>&amp;Take back moves if the opponent agrees</source>
        <translation>&amp;Take back moves if the opponent agrees</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>&amp;White:</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>&amp;Black:</translation>
    </message>
    <message>
        <source>Change &amp;colours</source>
        <translation>Change &amp;colours</translation>
    </message>
    <message>
        <source>Standard chess</source>
        <translation>Standard chess</translation>
    </message>
    <message>
        <source>Chess960: drawn lots or a number</source>
        <translation>Chess960: drawn lots or a number</translation>
    </message>
    <message>
        <source>A position as FEN text</source>
        <translation>A position as FEN text</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Start:</translation>
    </message>
    <message>
        <source>Number of the start position</source>
        <translation>Number of the start position</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>&amp;Draw lots</translation>
    </message>
    <message>
        <source>Position as FEN text</source>
        <translation>Position as FEN text</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Start position</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Start game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>This is the start position of standard chess.</source>
        <translation>This is the start position of standard chess.</translation>
    </message>
</context>
<context>
    <name>chess::ui::NotationPanel</name>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Rematch, colours changed</source>
        <translation>Rematch, colours changed</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Starts the next game between the same players with colours changed</source>
        <translation>Starts the next game between the same players with colours changed</translation>
    </message>
    <message>
        <source>Starts a game of your own from the position on the board, in a tab of its own</source>
        <translation>Starts a game of your own from the position on the board, in a tab of its own</translation>
    </message>
</context>
<context>
    <name>chess::ui::PlayerCard</name>
    <message>
        <source>Your next move offers a draw. Press again to leave it.</source>
        <translation>Your next move offers a draw. Press again to leave it.</translation>
    </message>
    <message>
        <source>Offers a draw together with your next move</source>
        <translation>Offers a draw together with your next move</translation>
    </message>
    <message>
        <source>Offers your opponent a draw</source>
        <translation>Offers your opponent a draw</translation>
    </message>
    <message>
        <source>Claims a draw because the position came three times, or for 50 moves without capture or pawn move</source>
        <translation>Claims a draw because the position came three times, or for 50 moves without capture or pawn move</translation>
    </message>
    <message>
        <source>Gives the game up; asks once more</source>
        <translation>Gives the game up; asks once more</translation>
    </message>
    <message>
        <source>Asks your opponent to let you take back your last move</source>
        <translation>Asks your opponent to let you take back your last move</translation>
    </message>
    <message>
        <source>%1, %2, to move</source>
        <comment>a name, a side</comment>
        <translation>%1, %2, to move</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name, a side</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>Offer draw</translation>
    </message>
    <message>
        <source>Claim draw…</source>
        <translation>Claim draw…</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Resign</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>White: offer a draw</source>
        <translation>White: offer a draw</translation>
    </message>
    <message>
        <source>Black: offer a draw</source>
        <translation>Black: offer a draw</translation>
    </message>
    <message>
        <source>White: claim a draw</source>
        <translation>White: claim a draw</translation>
    </message>
    <message>
        <source>Black: claim a draw</source>
        <translation>Black: claim a draw</translation>
    </message>
    <message>
        <source>White: resign</source>
        <translation>White: resign</translation>
    </message>
    <message>
        <source>Black: resign</source>
        <translation>Black: resign</translation>
    </message>
    <message>
        <source>White: ask to take back</source>
        <translation>White: ask to take back</translation>
    </message>
    <message>
        <source>Black: ask to take back</source>
        <translation>Black: ask to take back</translation>
    </message>
</context>
<context>
    <name>chess::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>The board shows</source>
        <translation>The board shows</translation>
    </message>
    <message>
        <source>where a man can &amp;go</source>
        <translation>where a man can &amp;go</translation>
    </message>
    <message>
        <source>the &amp;last move</source>
        <translation>the &amp;last move</translation>
    </message>
    <message>
        <source>a king in &amp;check</source>
        <translation>a king in &amp;check</translation>
    </message>
    <message>
        <source>the man &amp;under the pointer</source>
        <translation>the man &amp;under the pointer</translation>
    </message>
    <message>
        <source>&amp;moving men (animation)</source>
        <translation>&amp;moving men (animation)</translation>
    </message>
    <message>
        <source>the side of the player on move &amp;below: it turns by itself</source>
        <translation>the side of the player on move &amp;below: it turns by itself</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>beside the board</translation>
    </message>
    <message>
        <source>on the squares</source>
        <translation>on the squares</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nowhere</translation>
    </message>
    <message>
        <source>C&amp;oordinates:</source>
        <translation>C&amp;oordinates:</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>as the system</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>Colours of the &amp;window:</source>
        <translation>Colours of the &amp;window:</translation>
    </message>
    <message>
        <source>Ended games</source>
        <translation>Ended games</translation>
    </message>
    <message>
        <source>&amp;keep every game that ended in this file:</source>
        <translation>&amp;keep every game that ended in this file:</translation>
    </message>
    <message>
        <source>File for ended games</source>
        <translation>File for ended games</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoose…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Chess games (*.pgn)</source>
        <translation>Chess games (*.pgn)</translation>
    </message>
    <message>
        <source>the man that is &amp;picked up</source>
        <translation>the man that is &amp;picked up</translation>
    </message>
</context>
<context>
    <name>chess::ui::PromotionPicker</name>
    <message>
        <source>Promote to</source>
        <translation>Promote to</translation>
    </message>
</context>
<context>
    <name>chess::ui::RecoveryDialog</name>
    <message>
        <source>Interrupted games</source>
        <translation>Interrupted games</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were in progress when Touchmove stopped. Nothing is lost: every move was kept.</source>
        <translation>
            <numerusform>%n game was in progress when Touchmove stopped. Nothing is lost: every move was kept.</numerusform>
            <numerusform>%n games were in progress when Touchmove stopped. Nothing is lost: every move was kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2, %3, %4</source>
        <comment>White, Black, how many moves, date and time</comment>
        <translation>%1 – %2, %3, %4</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Asks again at the next start</source>
        <translation>Asks again at the next start</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Delete for good</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? Their moves are kept nowhere else.</source>
        <translation>
            <numerusform>Delete %n game? Its moves are kept nowhere else.</numerusform>
            <numerusform>Delete %n games? Their moves are kept nowhere else.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Chess for two people at one computer, by the Laws of Chess.</source>
        <translation>Chess for two people at one computer, by the Laws of Chess.</translation>
    </message>
    <message>
        <source>Files of games to open (PGN).</source>
        <translation>Files of games to open (PGN).</translation>
    </message>
</context>
</TS>
