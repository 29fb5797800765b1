import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in English: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const en: AskedAs = {
  'scope.otb': 'online chess; internet play; correspondence; do the Laws apply online',
  'scope.two-parts':
    'two parts of the Laws; basic rules and competition rules; which rules without a clock; play without a clock',
  'scope.edition-by-date':
    'which edition applies; which version of the rules; which laws are in force; when did the new rules take effect; English text decides; translation differs; which rules are valid now',
  'scope.gender': 'he or she; gender; he him his',
  'preface.analogy':
    'case not covered by the Laws; no rule for this situation; similar cases; analogy; what if the rules do not say; no rule; not covered; case that the rules do not cover; situation not in the rules',
  'preface.judgement':
    'arbiter’s discretion; sound judgement; impartial arbiter; freedom of the arbiter; arbiter must be impartial; is the arbiter impartial',
  'preface.accept-view': 'accept the view of FIDE',
  'preface.federation.no-conflict':
    'national rules; own rules of a federation; federation may add rules; local rules',
  'preface.rating-condition':
    'FIDE rated game; rating condition; is the game rated; is my game rated; does the game count for rating',
  'preface.unrated-recommended':
    'unrated games; do the Laws apply to unrated games; friendly game not rated',
  'preface.fide-ruling': 'ask FIDE for a ruling; federation asks FIDE; who interprets the Laws',
  'fi.phone-1-remark': 'Finland phone rings first time; Finnish phone rule; remark for a phone',
  'fi.phone-2-warning': 'Finland phone rings second time; warning for a phone',
  'fi.phone-3-loss': 'Finland phone rings third time; phone after a warning',
  'fi.default-30':
    'Finland 30 minutes late; thirty minutes late; Finnish default time; half an hour late in Finland',
  'game.two-players':
    'what is chess; two players; opponents; how many players; who plays whom; number of players',
  'game.white-first':
    'who moves first; who starts; white begins; first move; move alternately; take turns; which colour starts; which player begins; who plays first; which side moves first; does black ever start; which colour goes first',
  'game.have-the-move':
    'has the move; whose turn is it; may I move before my opponent presses the clock; opponent has not pressed the clock yet; reply before the clock is pressed; move on the opponent’s time; move before the clock is pressed; opponent did not press the clock can I move; when is it my turn; may I move before he presses the clock; opponent has moved but not pressed, can I reply; can I move while my opponent’s clock is running; instant reply; moved twice in a row; two moves in a row; moved out of turn',
  'game.goal': 'object of the game; aim of chess; goal of the game; what is the point of chess',
  'game.mate-wins':
    'what is checkmate; aim of the game mate; what does mate mean; meaning of checkmate; how do you win; how is a game won; king attacked and has no move',
  'game.king-safety':
    'leave the king in check; move into check; exposing the king; king under attack; must I get out of check; can I ignore check; can I leave my king in check; may I move my king into check',
  'game.no-king-capture':
    'capture the king; can the king be taken; king left in check and captured; is it allowed to take the king; win by taking the king; can I capture the king to win; is capturing the king allowed',
  'game.mated-loses': 'checkmated player loses',
  'game.neither-can-mate':
    'neither side can mate; nobody can win; nobody can win any more; neither side has mating material',
  'board.8x8':
    'number of squares; 64 squares; how big is the board; how many squares has the board; board size squares; chessboard',
  'board.orientation':
    'white square on the right; light square right hand corner; which way round is the board; how to place the board; colour of the corner square on the right; white corner square right; light corner square; how is the board placed; light square right corner; white square in the right hand corner; which corner is white',
  'pieces.set':
    'how many pieces; number of pieces; sixteen pieces; how many pieces does each side have; what pieces are in a set; number of pawns; pieces; piece missing from the set',
  'pieces.symbols': 'symbols of the pieces; letters K Q R B N; piece symbols in diagrams',
  'pieces.initial-position':
    'starting position; set up the pieces; initial array; where do the king and queen start; queen on her own colour; how to set up the board; where do the pieces start; where does the queen stand at the start; queen on a white square at the start; where does the white queen start',
  'board.files-ranks': 'what is a file; what is a rank; rows and columns',
  'board.diagonal': 'what is a diagonal',
  'move.no-own-square':
    'move onto own piece; capture own piece; occupied by own piece; two pieces on one square',
  'move.capture':
    'how to capture; taking a piece; must I capture; is capturing mandatory; is capturing compulsory; how do pieces capture; is capturing obligatory; taking a piece off the board; capture a piece and remove it',
  'attack.piece': 'when does a piece attack; what does attack mean; piece attacks another piece',
  'attack.pinned-attacks':
    'does a pinned piece give check; pinned piece check; pinned piece gives check; pinned piece attacks; absolutely pinned piece; can a pinned knight give check; king next to a pinned piece; king moves to a square guarded by a pinned piece',
  'move.bishop': 'how does the bishop move; bishop moves diagonally; bishop',
  'move.rook': 'how does the rook move; castle piece moves; how far does the rook move; tower',
  'move.queen': 'how does the queen move; queen',
  'move.sliders-blocked':
    'jump over pieces; pieces in the way; can a rook jump; rook jumps over a piece; bishop jumps over; queen jump over; jump over own pieces; can a queen jump',
  'move.knight':
    'how does the knight move; L shape; horse; knight leaps; can a knight jump over pieces',
  'pawn.one-step':
    'how does a pawn move; pawn forward; pawn one square; can pawns move backwards; pawn moves back; pawn backward; can a pawn go backwards; pawn moves straight; pawn moves sideways',
  'pawn.two-step':
    'pawn two squares; double step; pawn first move; initial double move; pawn moves two squares; pawn double step first move; pawn two squares forward; pawn jumps over a piece on its first move',
  'pawn.capture':
    'how does a pawn capture; pawn takes diagonally; pawn attack; which way does a pawn capture; can a pawn capture straight ahead; pawn takes forward; pawn captures diagonally',
  'pawn.en-passant':
    'en passant; e.p.; capture in passing; taking a pawn in passing; pawn passes another pawn; is en passant compulsory; is en passant mandatory; pawn moved two squares can I take it; pawn advanced two squares may I capture it; capture a pawn that moved two squares; pawn two squares can I capture it; pawn moved two squares beside my pawn; pawn went past my pawn; opponent took my pawn in passing; is en passant a legal move; pawn beside pawn capture; pawn took my pawn from the side, is that allowed',
  'pawn.en-passant-now':
    'en passant later; en passant next move only; when does en passant expire; lose the right to en passant; en passant immediately; en passant only immediately; en passant one move later; how long can I take en passant; until when en passant; en passant the next move after; en passant only right away',
  'pawn.promote-must':
    'what can a pawn change into; pawn turns into which piece; pawn becomes; promotion; promote a pawn; pawn reaches the last rank; eighth rank; must I promote; turn a pawn into a queen; can a pawn stay a pawn; promote to a king; pawn on the last rank; pawn at the end of the board; must I promote to a queen; pawn reaches the eighth rank; pawn gets to the other side; pawn to queen; must the pawn promote; what happens when a pawn reaches the end; can I refuse to promote; can a pawn promote to a king; pawn stays pawn on the last rank',
  'pawn.promote-any':
    'promote to a queen while the queen is on the board; two queens; second queen; underpromotion; promote to a knight; promote to any piece; several queens; three knights; which pieces can I choose; three queens; nine queens; promote to a second queen; promotion to a knight or rook; promote to a rook; two queens at once; promote to a piece that was not captured; promote to a bishop; more than one queen; extra queen; choose which piece pawn becomes; pawn to knight; pawn becomes a knight; pawn to rook; pawn to bishop; pawn turns into a horse; promote a pawn to a queen when the queen is still on the board; turn a pawn into a rook; pawn becomes a bishop; is a second queen allowed; promote to a rook instead of a queen',
  'pawn.promote-effect':
    'promoted piece gives check at once; new queen gives check; promotion with check; promotion gives mate; new piece works immediately',
  'king.step':
    'can the king capture; may a king take a piece; how does the king move; king one square; kings next to each other; adjacent kings; can kings touch; kings side by side; two kings on neighbouring squares; king beside king; distance between kings; how close can kings stand; king takes a protected piece; two kings next to each other; how close may the kings be; can the king take a defended piece; must kings stay apart',
  'castle.definition':
    'castling; castle kingside; castle queenside; short castling; long castling; king and rook move together; 0-0; can I castle twice; how many times can I castle; how does castling work; where do king and rook go in castling; short and long castling; queenside castling; kingside castling',
  'castle.lost-king':
    'king has moved castling; castling after the king moved; lose the right to castle; king moved back; castling rights lost; castle if the king has moved; king moved and came back castle; castle after I was in check earlier; castle after a check if king did not move; king moved earlier castle; king moved and returned castle; king moved once, castling still possible',
  'castle.lost-rook':
    'rook has moved castling; castle with a rook that has moved; rook moved; castle after the rook moved; castle with a moved rook; rook moved and came back castle; rook moved and returned castle; rook moved earlier castle; castle with the other rook after one rook moved; rook came back to its corner, castling; rook has already moved and I want to castle; rook already went and I castle; rook went out and came home, castle',
  'castle.barred-attack':
    'castling through check; castle out of check; castle while in check; rook attacked castling; b1 attacked; king passes an attacked square; castle when the rook is under attack; castle if the king is in check; king in check castle; castle over check; castle if the rook is attacked; castle if attacked; castle when only the rook is attacked; castle queenside b1 attacked; rook passes over an attacked square castling; castle in check allowed; castle across attacked square; castling when king attacked; king would pass through check; castle if my rook is attacked; rook under attack castling allowed; queenside castling b-file square attacked; opponent castled through check; when may I not castle; when is castling not allowed',
  'castle.barred-blocked':
    'pieces between king and rook; castling with pieces in between; piece in the way of castling; knight between king and rook castle; castle with a bishop still standing between; castle with a knight in between; castle when bishop stands on f1; something between king and rook castle; is it possible to castle when the knight stands next to the king; castle over a figure; castling over a piece in between; castle with a knight on g1; knight still stands between',
  'check.definition':
    'what is check; king in check; must I say check; announce check; declare check; must I say check aloud; what does check mean; announced check wrongly; king in check definition; opponent must announce check; forgot to say check',
  'check.no-self-check':
    'did not notice the check; did not notice that king is in check; overlooked a check; get out of check; still in check after my move; ignore check; leave my king in check; pinned piece moves; leave king in check; move into check; king in check not noticed; did not see the check; pressed the clock with king in check; king still in check after my move; king left in check and pressed the clock; left the king in check; king stands in check after the move; moved the king next to the enemy king; did not get out of check; moved a pinned piece; king left in check; exposed own king to check; move which leaves the king in check',
  'move.legal': 'legal move',
  'move.illegal':
    'definition of an illegal move; meaning of illegal; which moves are illegal; moved the opponent’s piece instead of my own; what counts as an illegal move; what is an illegal move; opponent moved twice in a row',
  'position.illegal':
    'illegal position; impossible position; unreachable position; can this position arise; illegal position on the board',
  'touch.one-hand':
    'two hands; both hands; one hand only; use both hands to castle; capture with two hands; castle with both hands; move with one hand; castle with both hands allowed; must I use one hand; must moves be made with one hand; which hand for moving; take with two hands',
  'touch.adjust':
    'j’adoube; adjust a piece; say adjust; jadoube; adjust on the opponent’s turn; may I correct the opponent’s pieces; adjust the opponent’s pieces; opponent adjusts without saying; adjusts pieces without saying anything; piece between two squares; pieces not in the middle of the square; say adjust before touching; fix pieces on squares; pieces stand crooked; adjust my opponent’s piece; may I adjust pieces on his move; adjust piece in opponent’s time; piece not in the centre; may I straighten it without a word',
  'touch.contact-is-intent':
    'accidental touch; brushed a piece with my sleeve; bumped a piece; touched unintentionally; adjusted without saying anything; forgot to say j’adoube; touched a piece by accident; accidental touch must I move; sleeve touched a piece; touched by mistake; hit a pawn by accident with my hand; touched without saying adjust; unintentional contact; touched a pawn by mistake; accidentally touched a pawn; my hand brushed a piece; by mistake I touched a pawn; opponent claims I touched it but I only brushed it; only brushed the piece; piece slipped out of my hand; piece fell out of my hand; knocked the king with my elbow, must I move it; reached for coffee and hit a piece; elbow touched the king; opponent demands that I move the piece I bumped; sleeve knocked the queen; piece stuck to my sleeve',
  'touch.scope':
    'touch-move rule; touched a piece; when does touch move apply; touching when it is not my move; touch pieces on the opponent’s turn; touch a piece when it is not my turn; touched a captured piece beside the board; touched a piece off the board; touched a piece but not intending to move it; player touches pieces while the opponent is thinking; touch move in general; touched when it was not my turn; opponent touches pieces while I think; touching pieces on my turn; opponent touches the pieces while I am thinking; opponent plays with the pieces during my thinking time; opponent turned my piece around',
  'touch.own-first':
    'touched my own piece; must move the touched piece; touch-move; touched a piece must move it; touched two of my pieces; touched several own pieces; touched my rook; touched my knight; touched my queen; touched a pawn; I touched a piece and want to move another; take my hand back; touched king; touched queen; touched knight must move it; grabbed the wrong piece; lifted a knight, put it back and moved another piece; picked up a piece and put it back; touched one piece but moved another; lifted a piece and played with a different one; held a piece and then changed my mind; took a piece in hand, put it back, moved the queen; opponent touched a knight and moved a bishop; must I play the piece I touched; may I touch a piece and not move it; touched a piece and do not want to move it; touched two of my pieces which must move; touched two own pieces which one must be moved; first touched piece must move; the first piece I touched; first touched piece; touched knight want to move bishop; opponent touched rook but moved queen; picked up the king and put it back; touched my queen by thinking wrong; held a piece; took the queen in hand and moved a pawn; took a piece in hand and moved another; took queen in hand and put it back; touched the queen and denies it; says that they never touched it; put the touched piece back; finger on the queen; finger already on a piece; finger on the rook, choose another piece; changed mind after touching; grabbed the queen instead of the king by mistake; took the wrong piece in the hand; hand on the knight, then took the bishop',
  'touch.opponent-first':
    'touched opponent’s piece; must capture the touched piece; touch take; touched my opponent’s queen; touched opponent piece must capture; touch opponent queen; took opponent piece in hand; opponent touched my piece, must he take it; opponent touched my rook must take it; touched a piece of the opponent and must capture; he took hold of my bishop; opponent lifted my pawn must capture; opponent grabbed my queen must he take; touched enemy rook must capture; touched his knight but cannot take it; moved my piece instead of their own; moved the opponent’s piece by mistake; grabbed my piece but will not capture it; he touched my piece; he grabbed my knight and then put it back; he touched my rook; opponent picked up my piece and put it back; he grabbed my rook, must he take it',
  'touch.both-colours':
    'touched one piece of each colour; touched my piece and my opponent’s piece; must capture with it; touched both my bishop and his knight; touch bishop and opponent knight; touched my own and his piece; touched a white and a black piece; touched bishop and enemy pawn; touched both my own and the opponent’s piece; touched a piece of each colour; touched my knight and then his pawn',
  'touch.order-unclear':
    'which was touched first; unclear which piece was touched first; touched at the same time; two pieces touched together; nobody knows which piece was touched first; touched both at the same moment',
  'touch.castle-duty':
    'touched king and rook; must castle; touched king then rook; obliged to castle; touched the king first; touch king and rook must castle; touch king first then rook; touched king and rook together; took king and rook in hand; king and rook touched must castle; held king and rook at once; touching the king means castling',
  'touch.rook-then-king':
    'touched rook first; rook then king; castling rook first; castle by touching the rook first; moved the rook first when castling; touch rook then king; rook before king castle; first rook then king; grabbed the rook first and then the king; castling starting with the rook; rook moved first in castling; touched rook before king castling; castled by moving the rook first; rook touched first, may I castle; rook first and then king',
  'touch.castle-illegal':
    'illegal castling; tried to castle but it is illegal; castling not allowed must move king; wanted to castle illegally; castle was illegal touched king; king touched castle not allowed; illegal castle must move king; touched king then rook but castling is not possible; castling illegal after touching king and rook; wanted to castle but not allowed; castling turned out to be illegal; castled illegally what must be moved; castled but not allowed, which piece moves; touched king and rook but castling is not possible; touched the king but castling is not legal',
  'touch.promotion-final':
    'change the promotion piece; promotion piece touched the square; change mind about promotion; put a queen on the square but wanted a knight; when is the promotion choice final; changed promotion piece; queen touched the promotion square; change promotion piece after placing; when is the promotion final; put a rook instead of a queen and wants to change; wrong promotion piece put on the square; wrong piece put on the promotion square; placed a rook instead of a queen; promotion can I change to a queen; said queen but put a rook; put a queen, wanted a knight; placed a queen but wanted a knight; placed a knight and regrets it',
  'touch.none-possible':
    'touched knight cannot move; touched a piece I cannot move; touched a pinned piece; no legal move with the touched piece; touched a piece but it has no move; touch opponent piece cannot capture; touched the king and it cannot move; touched king no legal king move; touched piece has no possible move; touched piece without legal moves; touched a blocked piece; touched piece that cannot be taken; touched a piece that has nowhere to go; touched piece that cannot move anywhere; touched a rook that is boxed in; touched rook cannot move; touched bishop which is blocked; touched the queen which has no move; touched the queen but moving it is illegal',
  'promote.skip-square':
    'put the queen directly on the promotion square; do not place the pawn; promote without moving the pawn to the last rank; put queen directly without moving the pawn; is it necessary to move the pawn first in promotion; put the queen straight onto the promotion square without moving the pawn; queen on the square without the pawn move; take the pawn off and put the queen there; must I push the pawn to the last square before taking the queen',
  'promote.any-order':
    'order of promoting; remove the pawn first; put the queen first; remove the pawn first or put the queen first; take the queen first and then push the pawn; queen first, then the pawn; put the queen on the square before the pawn',
  'promote.capture-occupant':
    'promote with capture; opponent piece on the promotion square; capture and promote; enemy piece on promotion square remove; pawn captures on the last rank and promotes; pawn captures on the eighth rank; pawn captures on the eighth and promotes',
  'made.released-fixed':
    'change my mind after releasing; change the square after releasing the piece; let go of the piece; take back a move; change my move after letting go; hand off the piece; piece released on a square; can I change my move; move the piece to another square; takeback; released the piece change move; let go piece move back; take a move back; can I take back my move; released piece on a square; change the move; let go of the piece and wants to move it to another square; released the piece, can it go to a different square; still holding the piece can I change the square; finger on the piece, change the square; hand still on the piece; take my move back; move cannot be changed; undo a move; may a move be taken back; let go of the queen on the wrong square; dropped the queen on a wrong square; released on a wrong square by mistake; put a piece on the wrong square; let go by mistake; are takebacks allowed; let go of the piece, can I take it back; released the piece and saw a better move; take back the move after letting go; may I change the move after letting go; hand left the piece; put the piece down, change the square; took his move back; take back; return a move; move returned; opponent takes moves back; took my hand off and saw a mistake; took the hand away; hand away from the piece; finger still on the piece, can I put it elsewhere; is it final once I let go',
  'made.plain':
    'when is a move made; hand leaves the piece; still holding the piece is the move made; when does a move count as made; move made hand released; is the move made before the clock is pressed; at what moment is a move made; when is a move executed; when has a move been played; does it count if I am still holding it',
  'made.capture':
    'when is a capture made; captured piece not removed yet; capture completed on the board; captured piece still on the board',
  'made.castling':
    'when is castling made; castling finished on the board; released the rook; king released but rook not',
  'made.castling-king-released':
    'released the king two squares; let go of the king while castling; king on g1 rook not moved yet; must finish castling; king moved two squares but rook not moved; forgot to move the rook in castling; moved king two squares and forgot the rook',
  'made.castling-illegal':
    'castling turns out illegal after releasing the king; released king but castling is illegal; castle with the other rook after illegal castle',
  'made.promotion': 'when is promotion made; promotion finished on the board',
  'made.promotion-pawn-released':
    'let go of the pawn on the last rank; pawn released on the eighth rank; pawn on the promotion square not exchanged yet',
  'made.illegal-replace':
    'illegal move must be replaced; move another piece after an illegal move; which piece must move after illegal move; replace illegal move touch',
  'touch.claim-forfeit':
    'claim touch-move too late; lose the right to claim touch move; when must I claim touch-move; opponent touched a piece but I moved; too late to complain about touch move; touch claim after my move; claim touched piece after moving; complain about touch move after I touched my own piece; may I still claim that the opponent touched a piece; I touched my piece, can I still claim that he touched his; claim touched piece after I touched mine; opponent broke touch move and I already replied; report touch move after my own touch; until when can I claim touch move; too late to claim touch move; I moved before protesting that he touched; protests the touch after his own move; when do I lose the right to claim a touch; complained about touch move after I moved',
  'touch.move-assistant':
    'player cannot move the pieces; disabled player assistant; assistant moves the pieces for a player; disabled assistant moves pieces; player who cannot move pieces; broken arm assistant; somebody moves the pieces for me; disabled player needs help to move the pieces; injured player somebody moves the pieces',
  'end.mate':
    'checkmate; mate ends the game; game ends with mate; must the clock be pressed after mate; checkmate and flag fall; mate and flag; gave mate; mate on the board; checkmated and flag fell; is the game over at mate; mate before the flag; can a game be won without checkmate; ways to win; when is the game over; when does the game end; king attacked and no legal move; king attacked and cannot escape',
  'end.mate-validity':
    'checkmate with an illegal move; illegal checkmate; mate after breaking touch move; mate illegal; mate was not legal',
  'end.resign':
    'resign; tip over the king; shook hands; resigned and then wanted to continue; resigned by mistake; take back a resignation; resigned and wants to play on; resign with a handshake; resign by shaking hands; shook hands and gave up; stopped the clock and resigned; knocked over his king; said I give up; shook hands and resigned; resignation by stopping the clock; lay down the king; resigned in a won position; resigned although he had a mate; resigned too early; resigned before mate; win without checkmate; when does the game end; resigned when his flag had already fallen; resigned after the flag fell; resigned and wants to take it back; resigned but changed their mind; is a resignation final; is my resignation final; stopped the clock and offered his hand; offered his hand in silence; gives his hand; shakes hands and stops the clock; says I resign',
  'end.resign-draw':
    'resigned although the opponent has only a king; resign opponent bare king; resign when the opponent cannot mate; resignation is a draw; resign against lone king; resigned but the opponent had no mating material; resigned but opponent cannot win',
  'end.stalemate':
    'stalemate; no legal moves not in check; king cannot move; player cannot move; pat; king cannot move not in check; no moves left; no legal moves; player has no moves; stalemate draw; stalemate on the board; nothing to move but not in check; ran out of moves; king has no squares but is not in check',
  'end.dead-position':
    'dead position; insufficient material; insufficient mating material; not enough material to mate; king against king; bare kings; king and bishop against king; king and knight versus king; no checkmate possible; blocked pawns nobody can win; both sides cannot win; automatic draw; opposite bishops; not enough material; knight against king; two knights against king; king and knight against king; cannot mate neither; draw automatic with insufficient material; automatic draw insufficient material; not enough pieces to mate automatic draw; bishop and king against king; king and bishop against king and bishop of the same colour; two kings left; lone kings; nobody can mate any more; only bishops remain is it a draw; draw because of lack of material; not enough pieces to mate; only bishops left; impossible to mate; no mating material; blocked position nobody can win; same coloured bishops; nobody can checkmate; only the two kings left; both have only the king; both sides only a king; kings alone on the board; only kings and blocked pawns; all pawns blocked and only kings; closed position nobody can get through; kings and locked pawns; only kings remain; nothing but the kings is left',
  'end.agreement':
    'agree to a draw; draw by agreement; draw without playing; draw after one move; short draw; can players agree a draw before move one; grandmaster draw; draw; may the captain agree a draw; agree to a draw by handshake; draw before the game; prearranged draw; quick draw; handshake draw; draw at the beginning of the game; draw in the first moves; peace after a few moves; shake hands on a draw; draw before move ten; split the point; share the point; players agree to half a point; we want a draw after five moves; both want a draw',
  'clock.definition': 'chess clock',
  'clock.flag': 'what is the flag; flag of the clock',
  'clock.flag-fall':
    'flag fall; flagfall; time has run out; what does flag fall mean; what does flag mean',
  'clock.press-after-move':
    'press the clock; stop my clock; hit the clock after the move; forgot to press the clock; opponent pressed my clock; who presses the clock; pressed the wrong button; must I press the clock; stop my clock after the move; press the clock after each move; forgot to press; move made but the clock is not pressed; opponent forgot to press, do I wait',
  'completed.by-press':
    'completed move; difference between made and completed; move completed by pressing the clock; complete move press clock; move finished; move completed when clock pressed; is the move valid before I press the clock',
  'completed.by-game-end':
    'mate without pressing the clock; must I press the clock after checkmate; move ends the game clock not pressed; stalemate clock not pressed; mate press clock; checkmate but forgot to press the clock; mate and the clock was not pressed; forgot to press the clock after mate; gave mate and did not press the clock; stalemate without pressing; mated but forgot to press and time ran out; checkmate on the board, clock not pressed, flag fell; do I hit the clock when I mate',
  'completed.by-next-move':
    'forgot to press the clock and made the next move; did not press the clock opponent moved; clock not pressed; forgot to press clock; forgot clock opponent moved; did not press the clock; forgot to press the clock and opponent moved; did not press and next move made; nobody pressed the clock; move made but the clock was not pressed',
  'clock.right-to-press':
    'opponent moved before I pressed; opponent replies before I press the clock; right to press the clock; must be allowed to press the clock; opponent moves before I press the clock; may I press after the opponent has already moved; opponent does not let me press; opponent answered at once and I could not press; no time to press before the reply; opponent moves so fast that I cannot hit my clock',
  'clock.time-to-press':
    'time between move and pressing; reaching for the clock; thinking time includes pressing; my flag fell before I pressed',
  'clock.same-hand':
    'press the clock with the other hand; same hand; moved with one hand and pressed with the other; which hand presses the clock; same hand clock; clock with the left hand; moved with the right hand and pressed with the left; right hand moves left hand presses; pressed with other hand; clock with the wrong hand; moved with right and pressed with left; press with same hand; pressed the button with the other hand; changes hands to press the clock',
  'clock.no-hover':
    'finger on the clock; hand over the clock; hovering over the button; keep a hand on the clock; hold hand on the clock; holds the hand over the clock; hand stays on the clock; finger on the button; keeps finger on the clock; keeps hand on the button; holds a finger on the button; hand stays near the clock; hand rests on top of the clock',
  'clock.handling':
    'hit the clock hard; bang the clock; knock over the clock; pick up the clock; strike the clock; threw the clock; hit the clock; beats the clock; slaps the clock; hits the clock violently; clock thrown; knocked the clock over; punches the clock; slam',
  'clock.no-press-before-move':
    'press the clock before moving; pressed before making the move; presses the clock before letting go of the piece; presses the clock while still holding the piece; pressed before releasing the piece; clock pressed while the piece is in hand; opponent hits the clock before he moves',
  'clock.adjust-own-time':
    'adjust pieces on my own time; adjust on the opponent’s time; adjust while the opponent is thinking; adjust pieces in own time only; opponent moves the pieces about on my time',
  'clock.assistant':
    'player cannot press the clock; assistant presses the clock; disabled player clock; somebody presses the clock for a disabled player',
  'clock.assistant-time': 'time deducted for an assistant; adjust clock because of assistant',
  'time.quota':
    'number of moves in the period; 40 moves in 90 minutes; time control not met; make 40 moves; forty moves in two hours; number of moves to make; time control moves; 40 moves not made; did not make enough moves in time; how many moves before the time control',
  'time.per-move':
    'increment; extra time per move; seconds per move; Fischer increment; 30 seconds a move; bonus time; time added for each move; extra time for every move; seconds added every move; extra time for each move; time added every move',
  'time.announced':
    'time control announced in advance; time limits fixed before; change the time control during the event',
  'time.carry-over':
    'unused time; saved time carried over; time left goes to the next period; saved time carried to the next period; unused time is added to the next period; does unused time carry over',
  'time.delay': 'delay; Bronstein; delay mode; how does delay work; unused delay lost; delay clock',
  'flag.check-quota':
    'check the number of moves after the flag falls; were the moves made; flag fell but all moves were made; were the required moves completed; flag fell after move 40; flag fell were the moves made; check number of moves after flag; last move of the time control not completed; 40th move not completed; forty moves not completed in time',
  'clock.placement':
    'where does the clock stand; which side is the clock on; position of the clock; who decides where the clock goes; who decides clock side; clock side; where is the clock placed; who decides the side of the clock; clock on the right or on the left; clock left or right; may black choose the clock side; who puts the clock where; who decides where the clock is; which side does the clock stand; who sets where the clock stands',
  'start.white-clock':
    'start the clocks; start of the round; White’s clock started; beginning of the session; nobody at the board; start white clock; opponent absent start clock; who starts the clock; who starts the clock when the opponent is absent; which clock is started first; round starts white absent clock; arbiter forgot to start the clock of White; who starts the clock of White; black has not arrived, whose clock is started; opponent not here, do I start the clock',
  'default.time-value':
    'default time; zero tolerance; how late may a player be; how late may I arrive; how many minutes late; late arrival time; late minutes allowed; waiting time; how long to wait for the opponent; how much may I be late; forfeit after how many minutes; after how many minutes do I lose; waiting for the opponent how long; be at the board on time; forfeit time; grace period; how long must I wait for my opponent; allowed lateness; late by how many minutes; thirty minutes late; fifteen minutes; lateness not mentioned in the tournament rules',
  'default.late-loses':
    'late; player arrives late; opponent did not show up; no-show; opponent is late; not at the board; missed the start; player arrives late loses; opponent absent; opponent not come; late minutes; late fifteen minutes; missed the round; did not come to the game; late arrival; overslept the game; arrived after the default time; opponent came after the default time; late player loses; forfeited for lateness; late for the round; delayed player; player missing; forfeit; how long before a player is forfeited; when is the game forfeited; came half an hour after the start; arrived after the start of the game; late because of traffic; waiting time; grace period; how long do they wait for a player; turned up after the start; never showed up',
  'default.both-absent':
    'neither player came; neither player present; no player arrived at the start; both players late; both absent; neither player is there; both missing at the start; nobody came at the start of the round; no player came; both players come late; nobody at the board; nobody shows up',
  'flag.considered-fallen':
    'arbiter tells that the flag fell; arbiter tells player flag; who may call the flag; claim a flag; point out that the flag has fallen; arbiter sees the flag fall; can a spectator call the flag; call flag; noticed the flag too late; own flag; who can claim flag; arbiter says flag fell; arbiter says the flag is down; who may say flag; flag fell nobody noticed; may the arbiter call the flag; who declares flag fall; who says that time is over; who points out the flag; may I claim my opponent’s flag; when does a flag count as fallen; arbiter announces flag fall; must I claim the flag; who calls time; how do I claim a win on time; when is a flag considered fallen; when does flag fall count; may arbiter announce flag; unnoticed flag fall; when does a flag count as down; when is a flag regarded as fallen; flag falls who says it; must the arbiter stop the game when the flag falls; may the arbiter say that a flag has fallen; arbiter tells us when time is up; should I point out that my opponent is out of time; nobody spotted the flag until moves later',
  'flag.loss':
    'ran out of time; time forfeit; overstepped the time; exceeded the time limit; my flag fell; flagged; out of time; timeout; time is up; win on time; opponent’s time ran out; no time left; flag fell; flag falls; time out; opponent flag fell; exceed time; run out of time lose; my time is over; lost on time; clock at zero; time expired; zero on the clock; win without checkmate on time; lose by clock; last move before the time control not completed; what if my flag falls; forgot to press the clock and the time ran out; move on the board but not pressed before the flag fell; move made but did not press in time; last move of the period not completed in time; time ran out in rapid; time ran out in blitz; bishop and king against bishop and king out of time; clock shows zero; clock reached zero; no time left on the clock; who wins when time runs out; who wins when the clock hits zero',
  'flag.exceptions':
    'flag fell after checkmate; mate then flag; flag fell before mate was noticed; stalemate and flag; resigned before the flag; mate before flag; mate then flag fell; mated before the flag fell; checkmated me first and then lost on time; opponent lost on time but had mated me first; mate and then flag which counts; stalemate before the flag was claimed; my flag fell but I gave mate; flag fell but I delivered mate; mated and the flag fell; mate and flag fell at the same time; flag fell after draw agreed; mate first then flag; stalemate then flag; claimed flag after the game ended; mate on the board and then the time ran out; I gave mate but my flag fell; mate and flag at the same time; timeout but mate is on the board; time ran out after mate',
  'flag.draw-no-mate':
    'flag fell but opponent cannot mate; ran out of time but opponent has only a king; my opponent’s flag fell but I only have a knight; timeout against a lone king; timeout versus insufficient material; opponent has no mating material; I only have a king and he ran out of time; flag falls king and bishop; win on time with a lone knight; draw instead of loss on time; bare king flag; flag fell opponent only king; time ran out opponent only king; opponent flag fell I only have knight; opponent flag fell I only have bishop; time ran out cannot mate; flag fell insufficient material; time lone king; out of time king and knight; mate with a lone knight when time runs out; opponent out of time only pawn; can I win on time with a knight; time ran out and the opponent has no material to mate; I have no material and the opponent’s time ran out; opponent’s time ran out but I cannot mate; no mating material flag; ran out of time, opponent has only bishop; my flag fell but he only has a knight; time out against bare king; clock zero opponent only knight; opponent lost on time but I only have a king; win on time with only a king; my time is over and he has only a bishop; out of time versus lone king; clock shows zero and he only has a bishop; lone king against queen and the flag fell; side with the queen runs out of time against a lone king; bishop against bishop of the same colour and the flag falls; same coloured bishops flag; time is up but the opponent has just a king; ran out of time but all I have left is a bishop; he flagged but I have nothing but a king',
  'clock.conclusive':
    'trust the clock; clock shows; times on the clock are final; clock shows different times; is the clock right',
  'clock.replace-defective':
    'broken clock; defective clock; faulty clock; clock does not work; battery; clock died; clock stopped during the game; battery empty; clock shows nothing; display went dark; screen of the clock is blank; clock display dark; clock froze; malfunction of the clock; clock failure; clock defect; clock does not run; clock switched off; clock battery empty; clock failed; clock frozen; replace clock',
  'clock.wrong-setting':
    'clock set wrong; wrong time on the clock; increment not set; wrong time control set; clock set incorrectly; no increment on the clock; discovered the clock was wrong; clock wrong set; increment missing clock; forgot to add the increment on the clock; increment was not added on the clock; no increment set; clock without increment; increment missing; clock set to wrong mode; wrong clock setting; clock showed too little time; times swapped on the clock; clock was set to 90 minutes instead of 60; clock set to the wrong minutes; too many minutes on the clock; clock shows the wrong time; clock gives too much time; clock gave extra seconds by mistake; opponent got more time on the clock than me',
  'clock.interrupt':
    'game interrupted; power cut; fire alarm; arbiter stops the clocks; emergency; power fail; electricity went out; no electricity; lights went out; evacuation; power failure; stop all games; who may interrupt the game; somebody pulled the plug; lights off',
  'clock.player-stop':
    'stop the clocks; call the arbiter; stop the clock to fetch a queen; no queen available; promotion piece not available; piece not at hand; looking for a queen; upside-down rook; upturned rook as queen; stop clock call arbiter; no queen to promote; promotion piece missing stop clock; can I pause; no queen available for promotion stop clock; stop the clock for promotion piece; queen is not available; upside down rook as queen; need a second queen; no queen on the table for promotion; no second queen to promote; promotion without a queen available; second queen cannot be found; may I pause the game to ask something; ran out of queens; who can stop the clock when something is wrong',
  'clock.restart':
    'restart the clocks; who starts the clocks again; resume after a stop; who restarts the clock; start the clocks again; game restarts after a stop; who restarts the game after the clocks were stopped; when does the game continue after a stop',
  'clock.stop-unjustified':
    'stopped the clocks without reason; no valid reason to stop the clocks; stopped the clock unnecessarily; stop clock without reason; stopped the clock for nothing; opponent stops the clock unjustified',
  'display.allowed':
    'screen in the playing hall; demonstration board; monitor shows the position; games shown on a screen',
  'display.no-claim':
    'claim based on the demo board; claim from the screen; move counter as evidence; clock shows the number of moves claim; DGT says three times; screen claim; claim based on the demonstration board; demonstration board shows repetition; move counter on the clock',
  'irreg.restore-times':
    'times after going back; clock times when a position is restored; which time to set after an irregularity; what time is set after position restored; clock times after going back; how are the clocks set after an irregularity',
  'irreg.keep-times': 'clock times unchanged after restoring; leave clock times as they are',
  'irreg.move-counter': 'correct the move counter',
  'irreg.initial-position':
    'pieces set up wrong; king and queen swapped; bishop and knight swapped; incorrect initial position; pieces were placed wrongly at the start; wrong set up; pieces wrong set up; king queen swapped start; king and queen mixed up when setting up; king and queen on wrong squares at the start; king on the wrong square at the start; bishop started on a wrong square; found at move twelve that pieces were set up wrong; game began with a wrong position; knight and bishop exchanged at start; wrong setup discovered; bishop on wrong square at start; set up incorrectly; after some moves we realised king and queen stand on each other’s square; king and queen on each other’s squares',
  'irreg.board-orientation':
    'board placed wrong; board turned round; black square on the right; board the wrong way round; a1 is white; board rotated; board turned wrong; board wrong way; board wrong orientation; board rotated wrong; board turned the wrong way; dark square on the right; board rotated, dark square in the right corner; black corner square on the right',
  'irreg.colours-reversed':
    'wrong colours; colours reversed; played with the wrong colour; swapped colours; black and white exchanged; playing white instead of black; white and black reversed; playing with the wrong colour; colours the wrong way round; colours wrong; had white instead of black; colours mixed up; had white pieces instead of black; sat down on the wrong side of the board; players sit on the wrong side',
  'irreg.displaced-own-time':
    'I knocked pieces over; knock over pieces; knocked over pieces; displaced pieces; pieces fell over; knocked a piece over and pressed the clock; put the pieces back on own time; pieces fell; knocked over pieces own time; who puts the pieces back; opponent knocked over pieces; knocked over the king by accident; knocked the pieces off the board; threw down pieces; overturned pieces; pieces fell off the board; pieces tumbled; knocked over pieces on whose time; fallen pieces whose time; bumped the board; scattered pieces; knocked pieces and pressed the clock; knocked over king; pieces toppled in time trouble; pieces fell over in time trouble; piece fell from the board; knocked pieces over in time trouble; knight fell down; queen tipped over while pressing the clock; who puts the pieces back up; dropped a piece and everything collapsed; piece fell out of the hand and knocked others over; bumped the table and pieces went flying; pieces all over the floor',
  'irreg.displaced-stop':
    'opponent knocked over pieces; stop the clocks when pieces are knocked over; pieces displaced call the arbiter; opponent knocked pieces and pressed the clock, what do I do; pieces displaced stop clocks',
  'irreg.displaced-penalty': 'penalty for knocking over pieces; punished for displaced pieces',
  'illegal.completed-when':
    'illegal move before pressing the clock; noticed my illegal move before pressing; illegal move not completed; illegal move before clock press; illegal move clock not pressed; illegal move without pressing the clock; correct a wrong move before pressing the clock; made a wrong move but the clock is not pressed yet; fix an illegal move before the clock; illegal move and clock pressed; opponent’s king in check after his move and he pressed the clock; may I correct my illegal move; is it illegal if I have not pressed the clock; king left in check and pressed the clock; king in check and pressed the clock; leave the king in check and press the clock; illegal move not yet pressed; correct an illegal move before pressing; when is an illegal move completed',
  'illegal.restore':
    'illegal move found later; what happens after an illegal move; position before the illegal move; go back after an illegal move; earlier illegal move discovered; several moves ago illegal move; take back to before the illegal move; king was in check for several moves; opponent illegal move; illegal move noticed after ten moves; king in check noticed later; pressed the clock with king in check; king left in check and clock pressed; illegal move discovered a few moves later; noticed that an illegal move was made earlier; illegal move found ten moves later; return to the position before the illegal move; play on after an illegal move; impossible move; invalid move; forbidden move; illegal move found; opponent made an illegal move; left king in check and pressed the clock; game continued after illegal move; king in check and nobody noticed; moved a pinned piece and pressed the clock; king stays in check nobody noticed; piece moved wrongly some moves ago; we noticed that a bishop had moved wrongly earlier; wrong move of a piece discovered later; knight went wrong earlier in the game; nobody noticed for several moves that the king was in check; king in check for three moves and nobody noticed; king left in check, five moves later we notice; king stepped into check moves ago',
  'illegal.restore-fallback':
    'cannot determine the position before the irregularity; last identifiable position; position before the illegal move is not known; nobody knows the position before the illegal move; cannot find out the position before the illegal move; cannot reconstruct the position before the illegal move; position before illegal move unknown; cannot find the position before illegal move; position before the illegal move is not known any more; nobody remembers the position before the illegal move; position cannot be found after an illegal move',
  'illegal.replacement':
    'move after an illegal move; replacing the illegal move; touch-move after an illegal move; must I move the same piece after an illegal move; after illegal move must move same piece; illegal move touched piece; which piece must be moved after an illegal move; illegal move touched piece must move; another move with the same piece',
  'illegal.clocks':
    'clock times after an illegal move; how are the clocks set after an illegal move; set clock after illegal move; do I get my time back after an illegal move; is the time given back after an illegal move; time after an illegal move is returned; is the time put back after an illegal move; do I get back the time lost',
  'illegal.king-capture':
    'king captured in blitz; took the king in blitz; king was captured; opponent took my king; ate the king; he took my king; is it a win if I take the king; king takes king; he took my king is that a win',
  'illegal.unpromoted':
    'pawn not promoted; left a pawn on the last rank; pressed the clock without exchanging the pawn; forgot to replace the pawn; pawn on the eighth rank and pressed; did not put a queen; unpromoted pawn; pawn last rank not replaced; pawn remained on last rank clock pressed; pawn on last rank forgot queen; pawn left on eighth rank; pawn last rank press clock; pawn not exchanged last rank; unfinished promotion and clock pressed; promotion not finished clock pressed; pawn left on the last rank; did not replace the pawn; pawn on eighth rank and pressed clock; pawn not promoted and clock pressed; left a pawn on the 8th rank; pawn remains on the eighth rank; says queen and leaves the pawn on the last rank; only says queen; pawn reached the last rank, pressed without choosing a piece',
  'illegal.press-no-move':
    'pressed the clock without moving; press the clock without a move; clock pressed no move made; passed the move; clock pressed no move; pressed and did not move; pressed twice; hit the clock with no move made; only hit the clock and did not move; slapped the clock without moving; time trouble pressed without moving',
  'illegal.two-hands':
    'made a move with two hands; two-handed castling; used both hands; castled with two hands; captured with both hands illegal; two hands move; move with both hands; capture two hands; both hands promotion; castled using two hands; moved with both hands penalty; took with two hands and pressed the clock; two hands; promoted with both hands; both hands in one move; castled with both hands at once; left and right hand; captured with left and right hand; both hands',
  'illegal.penalty-time':
    'penalty for an illegal move; first illegal move; two minutes for an illegal move; extra time for an illegal move; how much time for an illegal move; illegal move two minutes for an illegal move; one minute penalty; illegal move penalty; illegal move minutes; illegal move time; how many minutes for an illegal move; how much time do I get for opponent’s illegal move; minutes added after an illegal move; opponent gets how many minutes for my illegal move; extra minutes illegal move; first illegal move penalty; illegal move bonus minutes; extra two minutes for opponent; added time illegal move; two minutes more for the opponent; opponent gets two minutes; what do I get when the opponent breaks the rules',
  'illegal.penalty-loss':
    'second illegal move; two illegal moves; third illegal move; lose because of illegal moves; how many illegal moves lose; illegal move loses; repeated illegal moves; forfeit for illegal moves; how many illegal moves; how many illegal moves until I lose; how many times illegal move lose; second illegal move game lost; two illegal moves lose; lose after illegal moves; another illegal move; illegal move twice; illegal for the second time',
  'illegal.counter':
    'do illegal moves add up; count of illegal moves; different kinds of illegal moves counted together; illegal moves count; illegal moves summed; illegal moves counted together; sum of illegal moves; illegal moves accumulate; two hands and illegal move counted together; do pressing without a move and an illegal move add up',
  'illegal.loss-draw':
    'second illegal move but opponent cannot mate; illegal move against a bare king draw; two illegal moves opponent has only a king; second illegal move only king; second illegal move and opponent only has a king; illegal moves opponent cannot mate',
  'irreg.displaced-later':
    'pieces moved from their squares; piece on the wrong square discovered later; pieces were put back wrong; position differs from the scoresheet; piece displaced earlier; knight was on the wrong square; game went on from a wrong position; piece on wrong square later; pieces wrongly restored; bishop stood on the wrong square for a long time; piece was on a wrong square for several moves; piece standing on a wrong square found later',
  'score.record':
    'write down the moves; keep score; notation; must I write the moves; scoresheet; scorekeeping; must I write; write also the opponent’s moves; must I write the opponent’s moves too; both players’ moves are written; electronic scoresheet; write moves clearly; illegible writing; handwriting unreadable; writes the moves only every second move; write moves one by one; is writing compulsory; opponent does not write moves; stopped writing; not recording; does not keep score; notation duty; write every move; stopped writing down the moves; opponent stopped recording; playing without writing the moves in a standard game; not writing in a classical game; no room left on the scoresheet; obligation to write moves; compulsory scoresheet; handwriting nobody can read; opponent refuses to write; ran out of space on the sheet',
  'score.no-advance':
    'write the move before playing it; write before moving; record in advance; writing the move first; first writes the move and then plays it; writes his move first; writing the move down before making it; wrote one move but played another; move written in advance',
  'score.reply-first':
    'reply before writing; play before recording the opponent’s move; answer before writing down; reply before writing down the opponent’s move; reply and then write; play my move before writing the opponent’s move; write after replying; write two moves at once',
  'score.before-next':
    'did not write my last move; must record previous move before the next; moves missing on the scoresheet; behind with writing; not written moves; forgot to write; player does not write; opponent does not record; opponent stopped recording; opponent does not write his moves; writes several moves at once; must I write my previous move before the next; opponent is several moves behind in writing',
  'score.only-use':
    'write notes on the scoresheet; clock times on the scoresheet; what may be written on the scoresheet; comments on the scoresheet; notes on scoresheet; write comments on the scoresheet; write times on scoresheet; writes variations on the scoresheet; analysis on the scoresheet; candidate moves on the scoresheet; can I write the time on my sheet',
  'score.mark-offer':
    'record a draw offer; write draw offer on the scoresheet; sign for a draw offer; (=); draw offer sign scoresheet; draw offer on the scoresheet',
  'score.assistant':
    'player cannot write; unable to record; cannot keep score; religion does not allow writing; Sabbath; assistant writes for an injured player; somebody writes for me; injured hand cannot write; helper writes the moves; broken arm who writes; broke my arm and cannot write',
  'score.assistant-time':
    'clock adjusted for player with assistant writing; less time for player with an assistant',
  'score.visible':
    'cover the scoresheet; scoresheet must be visible; arbiter must see the scoresheet; scoresheet visible; opponent hides his scoresheet; scoresheet covered with the pen; scoresheet must be seen by the arbiter; covers the scoresheet with a pen; pen on the scoresheet; scoresheet hidden; pen covers scoresheet; scoresheet visible to the arbiter',
  'score.property':
    'who owns the scoresheets; keep the scoresheet; hand in the scoresheet; scoresheet belongs to the organiser; scoresheet belongs; whose are the scoresheets; may I keep my scoresheet; take the scoresheet home; may I take my scoresheet home; keep the scoresheet as a souvenir; must I hand in the sheet',
  'score.exempt':
    'less than five minutes; under five minutes need not write; stop recording; stop writing in time trouble; do I have to record with five minutes left; 30 seconds increment must record; less than five minutes write; when not write; time trouble write; five minutes left writing; without writing time trouble; write the moves with four minutes left; few minutes left must I write; two minutes left must I write; minutes left must I record the moves; how many minutes left must I write; can I stop writing the moves; no writing under five minutes; need not write the moves; when must I not write; in time trouble no longer writes; time trouble stopped writing; time trouble; zeitnot; must I record with three minutes on the clock; record with four minutes left; seconds left, do I still write',
  'score.update-after-flag':
    'scoresheet not up to date; missing moves on the scoresheet; fill in moves after time trouble; update scoresheet; update the scoresheet after the flag; complete the scoresheet before moving; missing moves written after flag fell',
  'score.neither':
    'both players stopped writing; neither player records; both in time trouble; arbiter records the moves; both have less than five minutes; neither writes time trouble; neither of us writes and a flag fell; nobody records the moves; both players do not write; neither player recording flag; we did not write the moves and the flag fell; both stopped recording and a flag fell; both in time trouble who writes; both without scoresheet; neither scoresheet complete flag fell; complete the scoresheet after time trouble; fill in the missing moves after time trouble; complete the scoresheet after the time control; fill in the moves after the time control',
  'score.one':
    'fill in missing moves before moving; complete my scoresheet after flag; only one player stopped writing; one player not recording; only one player is not writing and a flag fell; one player in time trouble stops writing flag fell',
  'score.borrow':
    'borrow the opponent’s scoresheet; use my opponent’s scoresheet; ask for the opponent’s scoresheet; look at opponent’s scoresheet; opponent scoresheet; borrow scoresheet; borrowed my scoresheet; which scoresheet can I use when I miss moves; opponent wants my scoresheet; take the opponent’s scoresheet to fill in moves; cannot find my scoresheet; can I copy from my opponent’s sheet',
  'score.reconstruct':
    'reconstruct the game; no complete scoresheet; neither scoresheet is complete; replay the game on another board; both scoresheets incomplete',
  'score.note-first':
    'note position and clock times before reconstruction; write down the position before reconstruct',
  'score.unprovable':
    'cannot prove the number of moves; cannot tell how many moves were made; scoresheets cannot show that the time was exceeded',
  'score.sign':
    'sign the scoresheet; signing the result; both players sign; report the result; result on scoresheet; must I sign; signature; opponent refuses to sign',
  'score.signed-stands':
    'wrong result signed; signed the wrong result; incorrect result on the scoresheet; result written wrong; both signed a wrong result; wrong result; result entered incorrectly; change the result after signing; claim after signing; complaint after the scoresheets were signed; too late after signing; do not agree with the result on the scoresheet; both signed 1-0 instead of 0-1; result on the sheet says the opposite; wrong winner was reported',
  'draw.regs-restrict':
    'agree a draw before thirty moves; players agree draw before move 30; no draw offers before move 30; Sofia rules; draw forbidden; no early draws; draw only with the arbiter’s permission; minimum number of moves before a draw; anti-draw rule; draw forbidden before move thirty; draw offer not allowed; no draw before move; no draw before 30 moves; draw offer prohibited; draw agreement needs the arbiter’s permission; restrict draw offers; no draws before move 30; ban on draws; draw offers limited; may organiser forbid draws; minimum moves before draw; draw offer prohibited before move thirty; draw in the first moves; draw at the start of the game; draw in the opening; draw right at the beginning; draw before the tenth move; agree a draw before move ten',
  'draw.offer-rules-apply': 'rules of draw offers; how does a draw offer work',
  'draw.offer-when':
    'when to offer a draw; draw offer; correct way to offer a draw; offer a draw before moving; draw offer after moving; propose a draw; draw offer correct; offer a draw before pressing clock; draw offer before or after move; offer a draw before or after the move; draw before or after pressing; how do I ask for a draw',
  'draw.offer-other-time':
    'draw offer at the wrong time; offered a draw on my time; offered a draw while I was thinking; offered a draw before making a move; draw offer during opponent’s thinking; draw offer opponent time; offer draw on opponent time; draw offer before move; offer draw wrong time; offer draw when not on move; draw offered on my time; is a draw offer valid at any time; draw offer without moving; offered draw during my move; offer when not having the move; offer a draw when it is not my turn; draw offer when the opponent has the move',
  'draw.offer-no-conditions':
    'conditional draw offer; draw offer with a condition; draw if you; draw only if; offers a draw in exchange for something; I give you a draw if; I give you a draw if you let me',
  'draw.offer-irrevocable':
    'withdraw a draw offer; take back a draw offer; retract a draw offer; may I take back my draw offer; withdraw my draw offer; changed my mind about a draw offer; draw offer cannot be cancelled; offered a draw and then changed the mind; changed mind after offering a draw; offered a draw and changed his mind; offered a draw then regretted; draw offer withdrawn; offered a draw and then said forget it; offered a draw and changed their mind while I was thinking; delete a draw offer; undo a draw offer',
  'draw.offer-lapse':
    'how long is a draw offer valid; accept a draw offer later; reject a draw offer; draw offer ends; touched a piece after a draw offer; draw offer expired; refuse a draw; accept a draw by handshake; how long draw offer; accept draw later; draw offer touch piece; accept draw after touching; draw offer valid until; draw offer reject by move; must I accept a draw; do I have to accept a draw offer; do I have to answer a draw offer; reject a draw by touching a piece; opponent did not answer my draw offer; does the offer stand; accept later; moved after the draw offer; draw offer and the opponent makes a move; opponent moves after my draw offer; is the draw offer valid after the move; touching a piece declines the draw offer; said draw and he just played on; opponent ignores my draw offer; does silence mean no to a draw; offered a draw, then made another move',
  'draw.offer-record': 'note a draw offer; = sign on the scoresheet; write a draw offer',
  'draw.claim-is-offer':
    'is a draw claim a draw offer; claim counts as an offer; accept after a claim',
  'rep.claim':
    'threefold repetition; three times the same position; repetition; repeat moves; position repeated; threefold; 3-fold; same position three times; draw by repetition; perpetual check; how to claim a repetition; third occurrence; moves repeated; is perpetual check a draw; position repeated three; repetition automatic; do I have to claim threefold; must the repetition be consecutive; repetition not in a row; threefold automatic or claim; three times the same position must be claimed; looping the same moves; same moves again and again; repetition of position; repetition draw; moves repeated three times; going round in circles; 3 times repeated; eternal check; claim a draw when it is not my turn; only the player on the move may claim; can I claim while my opponent is thinking; how many repetitions for a draw; claims a draw but it is the opponent’s move; claims a draw and does not have the move; how often can the same position come back; pieces go back and forth; keeps giving check',
  'rep.intended':
    'claim repetition with the next move; write the move and claim; claim threefold before playing the move; intended move repetition; how to claim threefold with my move; move written not played claim; claim repetition with intended move; write move claim repetition; claim threefold write move first; my next move repeats the position; claimed repetition but did not write the move; procedure of a threefold claim; how is a threefold claim made; claim with a written move; write the move then claim repetition; played the move and then claimed repetition; claim before making the move; how to claim threefold; made the move first and then claimed; procedure for claiming repetition',
  'rep.appeared':
    'position has just appeared a third time; claim repetition on my move; opponent’s move repeated the position; claim after the opponent’s move; opponent’s move made the third repetition; who may claim repetition',
  'rep.same-position':
    'when are positions the same; same position definition; same player to move; are the positions identical; different order of moves same position; consecutive repetition; same position when; does the repetition have to be consecutive; what counts as the same position; not consecutive repetition; must repetition be in a row; must repetitions come one after another; position repeated but the other side to move',
  'rep.en-passant':
    'repetition en passant; en passant possible positions the same; repetition with a pawn that could be taken en passant; repetition and en passant possibility; repetition en passant right',
  'rep.castling':
    'same position but castling right lost; same position different castling right; repetition castling rights; castling rights changed repetition; lost castling repetition; same position but castling; repetition castle right; repetition when castling right is lost; repeated position and castling; repetition of position and castling rights; castling rights differ same position',
  'fifty.claim':
    'fifty-move rule; no pawn move or capture for 50 moves; draw by fifty moves; fifty moves without capture; how many moves to mate with bishop and knight; king and rook against king how many moves; fifty moves without pawn move; fifty moves draw; no pawn move fifty; sixty moves nothing happened; sixty moves without anything happening; nothing captured for a long time; nobody has captured anything; nothing happens for many moves',
  'fifty.intended':
    'claim fifty moves with the next move; write the 50th move and claim; intended move fifty; fifty moves intended move; fifty moves reached with my next move; claim 50 moves with my next move; fifty moves claim following move; claim fifty with a written move',
  'fifty.done': 'fifty moves completed; claim after 50 moves',
  'claim.lost-by-touch':
    'claimed threefold after touching a piece; touched a piece and then claimed repetition; claim repetition touch piece; claimed a draw but had touched a piece; touched a piece before claiming; lose the right to claim a draw; claim after touching; claim after moving; too late to claim threefold; made the move and then claimed; claim draw after touching; claim draw after move; moved and then claimed repetition; claim a draw after touching a piece; draw claim after touching; touched piece then claimed draw; touched a piece and wanted to claim; claim repetition after touching a piece; moved and only then claimed',
  'claim.stop-clocks':
    'stop the clocks to claim a draw; clocks during a claim; who stops the clock for a claim; clocks stopped for a draw claim; making a claim; how to claim a draw; how do I claim a draw with the arbiter; procedure for claiming a draw; steps of a draw claim; ask the arbiter for a draw; call the arbiter to claim a draw',
  'claim.no-withdraw':
    'withdraw a claim; take back a draw claim; cancel my claim; take back claim; withdraw a draw claim; claimed a draw and changed their mind',
  'claim.correct':
    'correct draw claim; claim is right; claim accepted; correct claim; my claim was right',
  'claim.incorrect':
    'wrong claim; penalty for a wrong claim; wrong threefold claim; claim rejected time; two minutes for a wrong claim; claim was not correct; wrong claim penalty; incorrect claim minutes; wrong repetition claim; claim wrong time; wrong claim of threefold; false claim repetition; wrong draw claim; unjustified draw claim; penalty for a wrong draw claim; wrong draw claim how many minutes; wrong claim of the fifty-move rule; incorrect fifty-move claim; claimed fifty moves wrongly; claim was wrong; claim rejected; what happens if my claim is wrong; mistaken claim; claim not correct two minutes; claimed fifty moves but was not right; claimed a draw but was not right; claimed repetition wrongly; draw claim rejected; claim refused by the arbiter; rejected claim; draw claim turned down; unsuccessful draw claim; claimed fifty moves but fewer were made; claimed threefold but only twice; claim not granted; two minutes penalty because it was not three times; it was not the third time, two minutes',
  'claim.intended-binding':
    'must I play the move I claimed with; intended move must be played; claim rejected must play the move; must I play written move after wrong claim; wrong claim must the written move be played; written move must be played if the claim is not correct; the written move must be played when the claim is not right',
  'auto.fivefold':
    'fivefold repetition; five times the same position; 5-fold; automatic draw by repetition; arbiter stops the game repetition; position five times nobody claims; fivefold; position five times; when does the arbiter declare a draw himself; when must the arbiter stop the game; draw without a claim; arbiter ends the game as a draw automatically; automatic draw; how many repetitions until the game is stopped',
  'auto.seventyfive':
    'seventy-five move rule; automatic draw by moves; seventyfive moves; when does the arbiter declare a draw himself; when must the arbiter stop the game; draw without a claim after moves; 75 moves without capture; automatic draw 75; 75 moves without a pawn move',
  'auto.mate-first': 'checkmate on the 75th move; mate on move 75; mate on move seventyfive',
  'points.standard':
    'points for a win; how many points; win draw loss points; 1 ½ 0; score of a game; half a point; points draw; scoring; half a point for a draw; half a point each; how much is a win worth; points',
  'points.forfeit':
    'points for a forfeit; points for a win without playing; bye points; forfeit win points; win by forfeit points; opponent did not come how many points; points for forfeit win; win without playing points; points for a win without play; win without a game; points if the opponent never showed up; full point when the opponent is absent',
  'points.cap': 'total score of a game; can both players get a point; maximum points',
  'points.normal-values':
    'three quarters of a point; unusual score; score ¾; can the arbiter give other points; both lose; half and zero; half point each or zero',
  'conduct.disrepute':
    'rude player; insulting the opponent; player behaves badly; swearing at the board; unsporting behaviour; bring the game into disrepute; misconduct; refuse to shake hands; dishonour; arranged result; throw a game; refuse handshake; not shake hands; prearranged result; does not want to give a hand; no handshake before the game; opponent did not shake my hand; shouting at the opponent; hits the opponent; throws pieces; drunk player; sleeping at the board; opponent complains about my behaviour; no handshake; aggressive player; lost the game on purpose; quarrel with the arbiter; argue with the arbiter; threw the pieces and swore; throws the pieces in anger; walked away and let the clock run instead of resigning; left and lets his time run; swept the pieces off in anger; handshake before the game; shaking hands before and after the game; leaves the board and lets the time run; handshake; called me names; sore loser; called me an idiot; trash talk',
  'venue.definition':
    'playing venue; what belongs to the venue; toilets; refreshment area; what is included in the playing venue; what is the venue',
  'venue.area': 'playing area',
  'venue.leave':
    'left the venue without permission; went home without permission; leave the venue; go outside; fresh air; leave the playing room; go out of the hall; go out for fresh air; go home after the game; stay after finishing the game; step outside; opponent went outside the building; leave early; leave the hall without telling anyone',
  'venue.leave-on-move':
    'leave the board when it is my move; go to the toilet on my move; leave the playing area having the move; bathroom; leave the room; walk around; stand up; look at other games; leave on own move; leave board; stand up from board; leave the hall on my move; go out while I am on the move; goes to the toilet too often; opponent does not come back to the board; may I watch other games; is it allowed to look at other games; walk around and watch other boards; leave the board on my turn; toilet break; leave the table when I am on move; get up during own move; wander about while it is my turn',
  'venue.access':
    'father stands behind me; parents watch behind the board; who may enter the playing area; coach in the playing area; spectators enter; photographer; who may enter hall; parents in hall; father stands next to the board; parents next to the board; spectators near the board; who may stand at the board; who is allowed in the hall; photographer in the hall; visitors in the playing area; can my mum watch; can my trainer come in',
  'venue.report': 'report to the arbiter when leaving',
  'conduct.no-aids':
    'use notes; outside help; cheating; use an engine; talk to my coach; prompt; help from others; analyse during the game; pocket set; talking about my game; notes; computer; help from coach; help from outside; someone told me a move; using notes; coach gave advice; spectator gives a hint; analysing on a second board; looks at notes; looking at opening book; analyse the game on another chessboard; may I look at other games; watching other boards during my game; engine on the phone in the toilet; chess program in the toilet; reading notes; reads notes during play; parent gives hints; coach helps in the corridor; friend showed him a move; somebody shows the player a move; chess app in the toilet',
  'device.ban':
    'mobile phone; phone; cell phone; electronic device; phone in my pocket; phone switched off; earbuds; music; tablet; is a phone allowed; watch allowed; watch; phone in pocket; is the phone allowed in the hall; smart watch on the wrist; may I listen to music; earphones; hearing aid; electronic pen; camera; powerbank; bluetooth; smartwatch allowed; headphones in the ears; talks on the phone in the corridor; phone in the toilet; fitness tracker; activity band; can I wear earplugs; smart watch at the board',
  'device.bag':
    'phone in a bag; switched-off phone in the bag; keep the phone in my bag; jacket phone; phone off in bag; bag with phone; phone turned off in bag; may I keep my phone in my bag; phone off in jacket; bag',
  'device.sound-2009': 'phone rang; mobile rings; phone makes a sound; telephone rang 2009',
  'device.sound-2009-half': 'phone rang opponent cannot win; phone rings half a point',
  'device.possession':
    'caught with a phone; phone found on a player; phone rang; phone went off; player has a device; lose because of a phone; opponent phone rang; phone loses game; my phone rang; phone in pocket rang; phone vibrated in the jacket; phone in the pocket switched off; alarm rang in the pocket; phone made a sound; watch beeped; phone in the pocket; ringing phone; smart watch on the wrist; phone found in pocket; watch on the wrist beeped; took a mobile out of the pocket; forgot my phone in my pocket; got a text; alarm went off',
  'device.search':
    'search a player; inspect clothes; metal detector; body scan; check the bag; refuse a search; arbiter wants to search me; search bag; arbiter inspect; may my bag be checked; bag checked for a phone; empty my pockets; show what is in my pockets',
  'conduct.smoking':
    'smoking; e-cigarette; where may I smoke; vape in the toilet; smoking outside; electronic cigarette',
  'conduct.spectator':
    'finished players; players who have finished; after my game; finished my game may I watch; finished player spectator; finished my game may I watch the others; after my game can I stay in the hall; my game is over may I watch',
  'conduct.no-disturb':
    'disturb the opponent; distract; annoy; repeated draw offers; offer a draw again and again; coughing; tapping; staring; humming; opponent keeps talking; opponent keeps offering a draw; eat at board; eating; offers a draw every move; draw offer every move; opponent offers draw many times; keeps offering a draw; repeatedly offers a draw; opponent kicks under the table; opponent eats at the board; clicking a pen; opponent bothers me; banging pieces; nonstop draw offers; offers a draw all the time; drink coffee at the board; eat a banana; plays with captured pieces; adjusts pieces again and again; leans over the board; sits too close; noisy with pieces; may I talk while the opponent is thinking; speak to the opponent while thinking; eats chips; kicks under the table; opponent offers draw every move; food at the board; opponent touches pieces while I think; noisy neighbour; loud player at the next board; shouting and noise; shaking leg; slurping coffee; making faces; chewing gum; sniffing every few seconds; keeps asking for a draw',
  'conduct.penalty-link': 'penalty for conduct; breaking the rules of conduct',
  'conduct.persistent':
    'refuses to follow the rules; refuse to comply; player refuses to obey the arbiter; persistent refusal; refuses to continue; refuse rules; refuse arbiter; does not listen to the arbiter; player disregards the arbiter; disobeys the arbiter; keeps breaking the rules; does not follow the rules; quarrels with the arbiter; ignores the rules again and again; repeatedly breaks the rules; does not care what the arbiter says; repeat offender; does not do what the arbiter says',
  'conduct.both-guilty':
    'both players lose; both players refuse; double loss; 0-0; game lost by both; both refuse to comply; both players break the rules again and again; result 0-0 both lose',
  'conduct.explanation':
    'ask the arbiter to explain a rule; ask about the rules; explanation of the Laws; arbiter explains the rule; ask the arbiter about a rule; I want the arbiter to explain a rule',
  'appeal.right':
    'appeal; protest; appeals committee; disagree with the arbiter; appeal against the arbiter; after signing; appeal against decision; not agree with arbiter; arbiter made a mistake; arbiter was wrong; wrong decision of the arbiter; arbiter gave a wrong ruling; what can I do against a ruling; ruling is unfair; contest a ruling; who do I complain to about the arbiter; complaint against the arbiter; quarrel with the arbiter; dispute with the arbiter; argument with the arbiter; argue with the arbiter; bad call by the arbiter; who is above the arbiter',
  'appeal.excluded': 'no appeal; decision final quickplay; appeal not possible',
  'conduct.help-reconstruct': 'help with the reconstruction; players assist the arbiter',
  'conduct.check-claim':
    'who checks a claim; check a draw claim; checking threefold; who checks the threefold repetition; who proves the repetition; who does the checking of a repeated position',
  'arb.uphold':
    'duties of the arbiter; what does the arbiter do; role of the arbiter; job of an arbiter',
  'arb.fair-play': 'fair play',
  'arb.best-interest': 'best interest of the competition',
  'arb.environment':
    'lighting; noise in the hall; playing conditions; hot in the hall; bad light; temperature in the playing hall; air in the room; open window; too dark; hall too cold; freezing',
  'arb.undisturbed':
    'arbiter makes sure that players are not disturbed; disturbed players arbiter duty; noise in the hall',
  'arb.supervise': 'arbiter supervises the tournament; duties of the arbiter supervise',
  'arb.special-needs':
    'disabled player; ill player; medical attention; player feels sick; wheelchair; special needs; medical help; opponent fainted',
  'arb.anti-cheating': 'anti-cheating rules; fair play guidelines; arbiter cheating rules',
  'arb.observe':
    'arbiter watches time trouble; arbiter observes the games; does the arbiter watch in time trouble',
  'arb.assistants': 'assistant arbiter; appoint assistants',
  'arb.extra-time':
    'disturbance from outside extra time; extra time after a disturbance; noise outside; fire alarm extra time; arbiter gives extra time; arbiter adds time disturbance; extra time noise; time added after a fire alarm; noise in the hall more time; prolonged time because of disturbance; arbiter adds time; compensation for disturbance; somebody disturbed both players from outside; noise next door, can I get extra time',
  'arb.no-intervene':
    'may the arbiter intervene; arbiter interrupts; must the arbiter say something; arbiter help player; arbiter interferes; does the arbiter have to point out illegal move; must the arbiter correct illegal move himself; may the arbiter warn a player; arbiter warns about time trouble; should the arbiter step in; arbiter saw it and did nothing',
  'arb.no-move-count':
    'arbiter tells the number of moves; ask the arbiter how many moves; number of moves made; how many moves have we made; how many moves arbiter; ask arbiter number of moves; arbiter may not tell how many moves; may the arbiter tell us how many moves were played; arbiter says the number of moves',
  'arb.no-reminders':
    'arbiter told the player to press the clock; tell a player to press the clock; remind a player; forgot to press and nobody tells; may my opponent tell me; inform the player that the opponent has moved; remind opponent clock; tell opponent forgot clock; opponent forgot clock must I tell; will the arbiter tell me that I forgot to press my clock; arbiter says I did not press the clock; forgot to press my clock arbiter tell; may I tell my opponent to press the clock; opponent forgot to press the clock should I tell; may I tell my opponent that the clock is running; should arbiter tell me to press the clock; arbiter reminds about the clock; tell the player that he forgot the clock; may the arbiter say it is my move; may the arbiter warn about time; may the arbiter point out the time; not pressed the clock, may somebody tell me; forgot the clock, may anybody say it; spectator tells him to press the clock; spectator said that he had not pressed the clock; friend told me to hit my clock',
  'arb.report-only':
    'spectator sees an irregularity; spectator notices an illegal move; who may report; tell the arbiter; another player noticed; spectator tells arbiter; other player saw illegal move; spectator noticed flag fall; can a spectator tell the arbiter; who may tell the arbiter about an irregularity; spectator saw the flag; who may report an irregularity; spectator points out flag fall; spectator noticed that the flag fell',
  'arb.no-interference':
    'spectator suggests a move; spectator gives advice; spectator tells the player; someone whispers a move; comment on a game; spectator says something; other players interfere; kibitzing; spectator helps; spectator says flag; spectator told player flag; captain talks to player; coach speaks; can a spectator tell that the flag fell; spectator says that the flag fell; spectator shouts; spectator interrupts; spectator points out an illegal move; friend whispers a move; parent whispered something to the child; father whispers; captain speaks to player; spectator said a move; mother talks to the player; parent talks to a child; parent speaks with child during the game; spectator shouted that the flag has fallen; onlooker calls the flag; somebody next to me told my opponent a move; neighbour tells the opponent something; friend told the player that the flag is down; somebody told the player about the flag; spectator says that the flag has fallen; spectator points at the fallen flag; spectator notices the flag; parents stand at the board and give signs; somebody in the audience whispers moves; parents stand beside the table and signal; people beside the board give signs; spectators',
  'arb.expel':
    'send out a spectator; remove a spectator; expel from the hall; throw out; parents who interfere; expel spectator; spectator out of hall; throw out spectator; throw somebody out of the hall; kicked out of the hall; send the father out',
  'arb.phones-anyone':
    'spectator’s phone; phone of a spectator; phone rings of a spectator; may parents use a phone; spectators taking photos with the phone; photos with a phone in the hall; visitors’ mobile phone in the hall; parents with a phone in the hall; use of phones in the hall by spectators; arbiter’s phone; phones in the playing hall spectators; arbiter’s own phone rang',
  'penalty.combine':
    'penalties; list of penalties; which penalties can the arbiter give; sanctions; what can the arbiter do to punish; what penalties does the arbiter have; what penalties may be imposed; which penalties exist; possible punishments; what can the arbiter do about bad behaviour',
  'penalty.warning':
    'warning; caution; yellow card; arbiter gives a warning; official warning; how many warnings',
  'penalty.add-time':
    'add time to the opponent as a penalty; extra minutes for the opponent; how many minutes does the arbiter add; arbiter adds minutes; two extra minutes for the opponent',
  'penalty.cut-time': 'take time off; deduct time; reduce time of the offender; time deducted',
  'penalty.add-points':
    'more points for the opponent; increase the opponent’s score; add points to the opponent',
  'penalty.cut-points':
    'deduct points; reduce the score; take away points; points deducted; half a point deducted; minus point; arbiter takes points away; can the arbiter take points; docked half a point; point taken away as a penalty; lose half a point as a penalty',
  'penalty.loss':
    'declare the game lost; arbiter forfeits the game; game lost as a penalty; arbiter declares the game lost; declare a loss',
  'penalty.fine': 'fine; pay money; monetary penalty; arbiter fines a player; money penalty',
  'penalty.rounds':
    'excluded from a round; suspension; banned for a round; miss a round; suspended for a round; not allowed to play the next round',
  'penalty.expulsion':
    'expelled from the tournament; disqualification; disqualified; excluded from the tournament; thrown out of the event; exclusion from the tournament',
  'gloss.made': 'made move definition',
  'gloss.completed': 'completed move definition',
  'gloss.increment-range': 'increment between 2 and 60 seconds; what is increment',
  'gloss.cumulative': 'cumulative mode; Fischer mode',
  'gloss.standard': 'standard chess; classical chess; what is standard play; 60 minutes; long game',
  'gloss.results': 'how to write results; +/-; notation of results; 1-0',
  'gloss.points-alt': 'three points for a win; 3-1-0; football scoring',
  'gloss.zero-tolerance': 'zero tolerance',
  'rapid.def.fixed':
    'rapid chess; rapid definition; 25 minutes game; how long is a rapid game; 60 minutes; rapid chess minutes; how many minutes is rapid; time control of rapid; rapid time limit; is 15 minutes rapid; rapid how long',
  'rapid.def.increment':
    'rapid with increment; 10+5 rapid; 15+10; 60 moves calculation; is 10+5 rapid or blitz; 15+10 rapid or standard',
  'rapid.record.optional':
    'write the moves in rapid; notation in rapid; must I write in rapid; scoresheet rapid; need not write in rapid; moves written in rapid and blitz; rapid no notation; rapid scoresheet; moves need not be recorded in rapid; must I write the moves in a 15 minute game; writing moves in a short game; write down moves in a ten minute game; keep score in rapid; need to write in a quick game',
  'rapid.record.claims-kept':
    'claim without a scoresheet in rapid; threefold in rapid without writing; threefold claim in rapid without a scoresheet; repetition claim in rapid without scoresheet; claim a draw in rapid without writing; repetition in rapid no scoresheet',
  'rapid.record.ask-sheet':
    'ask for a scoresheet in rapid; want to write moves in rapid; request scoresheet rapid',
  'rapid.penalty.one-minute':
    'one minute in rapid; penalty in rapid; illegal move in rapid one minute; illegal move in rapid chess; time penalty rapid; rapid illegal move minute; penalty rapid minute; illegal move rapid penalty; penalty in rapid one minute; illegal move rapid extra minute; rapid illegal move how much time',
  'rapid.sup.ratio':
    'adequate supervision rapid; arbiter for three games; enough arbiters; supervision; one arbiter how many games rapid; supervision rapid; one arbiter three games; how many games does one arbiter watch in rapid; how many games for one arbiter',
  'rapid.sup.recorded':
    'each game recorded by arbiter in rapid; arbiter records rapid games; who writes the moves in supervised rapid',
  'rapid.sup.effect':
    'rapid with supervision which rules; competition rules apply rapid supervision',
  'rapid.sup.show-sheet':
    'ask for the official scoresheet; see the scoresheet of the arbiter; five times ask',
  'rapid.sup.show-sheet.limit':
    'ask to see the record more than five times rapid; how often may I ask for the scoresheet rapid; how many times may I ask to see the record in rapid',
  'rapid.unsup.base':
    'no adequate supervision; without supervision; not enough arbiters; rapid without arbiters',
  'rapid.unsup.setup.window':
    'wrong set-up in rapid; ten moves wrong position rapid; pieces set up wrongly in rapid after ten moves; king and queen exchanged rapid; rapid wrong position ten moves; king queen swapped rapid',
  'rapid.unsup.setup.before-window':
    'wrong initial position rapid before ten moves; rapid pieces set up wrong before move ten',
  'rapid.unsup.clock.window': 'clock wrong in rapid; clock set wrongly rapid after ten moves',
  'rapid.unsup.clock.schedule-exception': 'clock setting changed after ten moves schedule rapid',
  'rapid.unsup.castle.wrong-king':
    'castle with king on the wrong square; king and queen swapped castling rapid; castling after wrong set-up; king and queen the wrong way round, can I castle',
  'rapid.unsup.castle.wrong-rook':
    'rook on wrong square castle rapid; rook wrongly set up castling rapid',
  'rapid.unsup.illegal.completed':
    'when is an illegal move completed in rapid; illegal move rapid clock pressed',
  'rapid.unsup.illegal.window':
    'when can I claim an illegal move in rapid; illegal move rapid next move; too late to claim an illegal move in rapid; claim an illegal move before my move; illegal move rapid until when; claim an illegal move after I already moved; until when claim illegal move in rapid; claim illegal before my own move; how long do I have to claim an illegal move',
  'rapid.unsup.illegal.arbiter-active':
    'arbiter sees an illegal move in rapid; must the arbiter call an illegal move rapid; arbiter observes illegal move blitz; arbiter must act illegal move; arbiter sees illegal move and does nothing; arbiter notices an illegal move in rapid must he act; should the arbiter say something about an illegal move in rapid; arbiter intervenes illegal move rapid; may arbiter call illegal move in rapid',
  'rapid.unsup.illegal.scope':
    'what counts as an illegal move in rapid; two hands rapid illegal; unpromoted pawn rapid',
  'rapid.unsup.illegal.cost.2018':
    'illegal move in rapid; penalty for an illegal move in rapid; first illegal move rapid; second illegal move rapid; does an illegal move lose in rapid; rapid illegal move lose; second illegal move rapid loses; third illegal move rapid; two illegal moves rapid',
  'rapid.unsup.illegal.draw-exception':
    'illegal move rapid opponent only king draw; rapid illegal move loses but opponent cannot mate',
  'rapid.unsup.illegal.stands':
    'illegal move stands; illegal move not claimed in time; game continues with the illegal move; illegal move noticed too late in rapid; opponent already moved after illegal move; illegal move not claimed rapid; rapid noticed illegal move too late; rapid illegal move not claimed; illegal move noticed after my own move rapid; I moved and only then saw the illegal move; rapid illegal move opponent already moved; illegal move in rapid and I already replied; rapid nobody saw the illegal move; rapid illegal move nobody noticed; did not see the illegal move until later in rapid',
  'rapid.unsup.illegal.mutual-correction':
    'both players agree to correct; correct an illegal move by agreement; players agree illegal move',
  'rapid.unsup.illegal-position.draw':
    'both kings in check in blitz; two kings in check at the same time; both kings in check; two kings in check; pawn on last rank not noticed rapid; illegal position draw; both kings in check in rapid; both kings attacked; illegal position with both kings attacked',
  'rapid.unsup.flag.by-claim': 'claim a win on time in rapid 2009; flag in rapid claim',
  'rapid.unsup.flag.arbiter-silent':
    'arbiter may not call the flag; arbiter sees a flag fall in rapid 2009',
  'rapid.unsup.flag.arbiter-calls':
    'arbiter calls the flag in rapid; may the arbiter call flag fall in rapid; arbiter observes flag fall; may arbiter call flag in rapid; arbiter flag blitz; may the arbiter announce flag fall in rapid or blitz',
  'rapid.unsup.flag.claim-act':
    'how to claim a win on time; stop the clocks and claim a win on time; claim time win rapid; claim of a flag fall in rapid; claim a win on time in rapid; his flag fell in rapid, what do I do',
  'rapid.unsup.flag.draw-exception':
    'flag rapid only king draw; claim win on time rapid but cannot mate; rapid flag fell insufficient material',
  'rapid.unsup.flag.both-down':
    'both flags have fallen; both flags down; both players out of time; both ran out of time; both flags rapid blitz; both times out; who wins if both run out of time; both players out of time who wins; both clocks at zero; both flags fallen who wins',
  'rapid.regs.declare': 'regulations must say supervision rapid',
  'blitz.def.fixed':
    'blitz; blitz chess definition; five minutes; ten minutes; how long is a blitz game; 3 minutes; blitz minutes; what counts as blitz; how many minutes is blitz; time control of blitz; blitz time limit; 3 minutes blitz; three minutes per player; 3 minutes each; five minutes for each player; is 10 minutes blitz',
  'blitz.def.increment': 'blitz with increment; 3+2; 5+3; is 3+2 blitz; 5+3 blitz or rapid',
  'blitz.penalty.one-minute':
    'one minute in blitz; penalty in blitz; illegal move in blitz one minute; blitz penalty; blitz one minute; blitz penalty minute; blitz illegal move one minute; time added after an illegal move in blitz; extra time after an illegal move in blitz; opponent gets a minute in blitz; how much time for an illegal move in blitz; blitz illegal move time; blitz illegal move minute more',
  'blitz.sup.ratio':
    'adequate supervision blitz; arbiter per game blitz; one arbiter one game; how many arbiters in blitz; how many games for one arbiter in blitz; how many games may one arbiter supervise in blitz',
  'blitz.sup.recorded': 'each blitz game recorded by the arbiter; arbiter records blitz',
  'blitz.sup.effect': 'blitz with supervision which rules; competition rules blitz supervision',
  'blitz.sup.record-optional': 'write the moves in blitz; recording in blitz',
  'blitz.sup.show-sheet': 'ask to see the record in blitz; show the scoresheet in blitz',
  'blitz.sup.show-sheet.limit': 'ask to see the record more than five times blitz',
  'blitz.unsup.base':
    'blitz without supervision; blitz no arbiter; blitz rules; write moves blitz; record blitz; need not record blitz; blitz notation; must I write in blitz',
  'blitz.unsup.no-quickplay-claim':
    'claim cannot win by normal means in blitz; two minute claim blitz; no effort to win in blitz',
  'blitz.unsup.illegal.completed':
    'when is an illegal move completed in blitz; illegal move blitz clock pressed',
  'blitz.unsup.illegal.claim-win-2009':
    'illegal move in blitz loses; claim a win for an illegal move in blitz; illegal move blitz 2009; king left in check in blitz; take the king in blitz',
  'blitz.unsup.illegal.cost-2017': 'illegal move in blitz 2017; first illegal move loses',
  'blitz.unsup.illegal.cost-2018':
    'illegal move in blitz; blitz illegal move; does an illegal move lose in blitz; king left in check in blitz; first illegal move in blitz; second illegal move in blitz; blitz illegal move lose; king in check blitz; arbiter sees illegal move blitz; blitz second illegal move; blitz two illegal moves',
  'blitz.unsup.illegal.stands':
    'illegal move in blitz not claimed; illegal move blitz stands; blitz illegal move not noticed; blitz illegal move stands; claim an illegal move in blitz after I have moved; already moved after an illegal move in blitz; blitz noticed illegal move too late; blitz illegal move and I already moved; blitz: I moved and then saw his illegal move; blitz, left his king in check and I played on; blitz, I missed his illegal move',
  'blitz.regs.declare': 'regulations must say supervision blitz; which blitz rules apply announced',
  'note.algebraic-only':
    'algebraic notation; which notation; descriptive notation; notation allowed',
  'note.evidence':
    'scoresheet as evidence; other notation not evidence; wrong notation claim; scoresheet in descriptive notation no proof',
  'note.warn':
    'arbiter warns about wrong notation; player writes in another notation; player uses descriptive notation',
  'note.piece-word': 'is a pawn a piece; pawn not a piece in notation',
  'note.letter':
    'letters of the pieces; abbreviation of pieces; N for knight; piece symbols in notation; piece letters; letter for knight',
  'note.letter.national':
    'letters in my language; national letters; foreign piece letters; own language letters',
  'note.figurines': 'figurines; figurine notation',
  'note.pawn-no-letter': 'letter for pawns; pawn has no letter',
  'note.files': 'names of files; a to h',
  'note.ranks': 'numbers of ranks; ranks 1 to 8; how are ranks numbered',
  'note.ranks.initial': 'on which rank do pieces stand; white pieces first rank',
  'note.square-unique': 'name of a square; how are squares named; coordinates',
  'note.piece-move':
    'how to write a move; write a piece move; notation of a move; how do I write a knight move',
  'note.no-hyphen': 'hyphen in notation; dash between squares notation',
  'note.pawn-move': 'write a pawn move; pawn move notation; notation pawn',
  'note.long-form': 'long notation; long algebraic; e2-e4',
  'note.capture.piece': 'write a capture; x for capture; notation of captures',
  'note.capture.pawn-file':
    'write a pawn capture; pawn capture notation; exd5; pawn takes how to write',
  'note.ep.square': 'en passant which square is written; en passant notation square',
  'note.ep.mark':
    'write en passant; e.p. notation; notation en passant; how is en passant written; record en passant; en passant notation; how to note en passant',
  'note.ambig.same-rank':
    'two knights can go to the same square; two rooks on the same rank; ambiguous move; which knight; disambiguation; two pieces can move to the same square; two knights same square notation; ambiguous move notation; two knights to the same square how to write; two rooks can move to the same square notation; both my knights can go to one square, how do I write it',
  'note.ambig.same-file': 'two rooks on the same file; ambiguous same file',
  'note.ambig.other': 'two knights on different files and ranks notation',
  'note.ambig.examples': 'examples of ambiguous moves notation; Ngf3 N1f3',
  'note.ambig.capture': 'ambiguous capture notation',
  'note.promotion': 'write a promotion; promotion notation; d8Q; notation of promotion',
  'note.draw-offer':
    'notation of a draw offer; (=) sign; draw offer sign; what does equalssign mean; equalssign',
  'note.castle.short':
    'how to write short castling; write kingside castling; write castling; castling notation; notation of kingside castling; 0-0; what does 0-0 mean; how is castling written',
  'note.castle.long':
    'how to write long castling; write queenside castling; queenside castling notation; long castling notation; notation of queenside castling; how do I write castling long; 0-0-0; castling queenside written; what does 0-0-0 mean; sign 0-0-0',
  'note.sign.capture': 'sign for capture; what does x mean; capture sign',
  'note.sign.check':
    'sign for check; plus sign; + check notation; check sign; what does plussign mean in notation; plussign; symbol for check; how to write check; notation check',
  'note.sign.mate':
    'sign for checkmate; # sign; hash; mate sign; what does hash mean; what does hashsign mean in notation; hashsign; sign of mate in notation; symbol for mate; how to write mate',
  'note.sign.ep': 'sign for en passant; what does e.p. mean',
  'note.optional-signs': 'must I write check; must I write x; optional signs; leave out the plus',
  'note.sample': 'sample game notation; example of a scoresheet; example game',
  'blind.adapt': 'blind rules adapted; adapt rules for visually disabled; blind; visually impaired',
  'blind.two-boards':
    'blind player; visually disabled; two boards; visually impaired; playing against a blind player; two boards blind; blind two boards; playing against a blind opponent',
  'blind.board.size':
    'board for blind players; special board; size of the board for the blind; how big is the blind board',
  'blind.board.raised':
    'raised black squares; feel dark squares blind board; blind board squares feel',
  'blind.board.aperture': 'hole in each square; blind board holes',
  'blind.pieces.peg': 'pieces with pegs; peg for the hole blind pieces',
  'blind.pieces.staunton':
    'black pieces marked for blind; pieces for blind players; how does a blind player know the colour of pieces',
  'blind.announce.clear':
    'announce moves; blind player says the move; blind announce move; say the moves aloud blind',
  'blind.announce.repeat':
    'repeat the move of a blind player; opponent repeats the move; opponent of a blind player repeats the move; opponent of the blind must repeat the move',
  'blind.announce.promotion': 'blind player promotes announce which piece; announce promotion',
  'blind.announce.files':
    'Anna Bella Cesar; names of files for blind players; phonetic alphabet; words for the files blind; how do blind players say the files',
  'blind.announce.ranks':
    'German numbers; eins zwei drei; ranks in German; german numbers for ranks blind',
  'blind.announce.castling':
    'blind announce castling; Kurze Rochade; lange Rochade; castling announced in German; announce castling to a blind player',
  'blind.announce.pieces':
    'German names of pieces; Springer Turm; pieces announced in German blind',
  'blind.touch':
    'blind player touches a piece; piece taken out of the hole; feel the pieces; touch move blind; blind player feels the pieces; blind player touched; visually impaired touched piece; when is a piece touched for blind',
  'blind.made.capture-removed':
    'blind player captures when is the move made; blind capture removed',
  'blind.made.placed': 'blind move made placed in another hole; when is a blind player’s move made',
  'blind.made.announced': 'blind move made only when announced; move not announced blind',
  'blind.clock-after':
    'when may a blind player start the clock; press the clock after announcing blind; blind press clock',
  'blind.sighted-normal':
    'sighted player touch move against blind; sighted player normal rules; sighted opponent of blind player',
  'blind.clock.special':
    'clock for blind players; talking clock; braille clock; blind clock; talking clock for blind players; clock that speaks for the blind',
  'blind.clock.speaking':
    'speaking clock announces time; clock with voice headphone blind; speaking clock for the blind; clock that talks; how does a blind player see the time; how much time is left for a blind player',
  'blind.clock.analogue.dial': 'analogue clock blind raised dots; clock dial dots',
  'blind.clock.analogue.flag': 'flag that can be felt blind; feel the flag',
  'blind.record':
    'blind player records; braille scoresheet; recorder; tape recorder; braille; blind write',
  'blind.slip':
    'slip of the tongue; said the wrong square; wrong announcement; misspoke; announced a wrong move; blind wrong announce; blind player said the wrong move; blind player misspoke; blind player announced the wrong square; said the wrong move by mistake',
  'blind.diverge.consult':
    'positions differ on the two boards; boards do not match; different position on blind board',
  'blind.diverge.scores-agree':
    'blind boards differ but scoresheets agree; wrong move executed but right written blind',
  'blind.diverge.scores-differ':
    'blind boards differ and scoresheets differ; both scoresheets different blind',
  'blind.assistant.right':
    'assistant of a blind player; what may the assistant do; blind assistant; who may help a blind person; who helps a blind player; help for a blind player at the board',
  'blind.assistant.move':
    'assistant moves for the blind player; blind assistant makes the move on the board',
  'blind.assistant.announce': 'blind assistant announces the moves',
  'blind.assistant.score-clock':
    'blind assistant writes the moves; assistant presses the clock for blind; blind assistant keeps score',
  'blind.assistant.inform':
    'assistant tells the blind player the time; blind asks time and number of moves; assistant tells number of moves',
  'blind.assistant.claim-flag':
    'assistant calls the flag; blind assistant flag; assistant says time over; assistant claims the flag; assistant points out time',
  'blind.assistant.report-touch':
    'assistant tells the arbiter that opponent touched a piece; blind assistant touched piece report',
  'blind.assistant.adjourn': 'assistant adjourn blind; blind seal move assistant',
  'blind.assistant.sighted-may': 'may the sighted player have an assistant',
  'blind.assistant.hearing': 'deaf player; hearing impaired; blind against deaf',
  'adjourn.trigger':
    'adjournment; adjourned game; game not finished; end of the session; interrupt until tomorrow; sealed move',
  'adjourn.seal.write': 'sealed move; write the sealed move; how to seal',
  'adjourn.seal.envelope':
    'envelope; put into the envelope; sealed move envelope; what goes into the envelope; sealed envelope',
  'adjourn.seal.stop-clock': 'stop the clock after sealing; when stop the clock seal',
  'adjourn.seal.changeable': 'change the sealed move; may I change my sealed move',
  'adjourn.seal.board-move-binds':
    'made a move on the board instead of sealing; moved on the board after being told to seal',
  'adjourn.early': 'adjourn early; adjourn before the end of the session',
  'adjourn.envelope.names':
    'what is written on the envelope; envelope details; what must be on the envelope; envelope what to write',
  'adjourn.envelope.position': 'position on the envelope',
  'adjourn.envelope.times': 'times on the envelope; time used written on envelope',
  'adjourn.envelope.sealer':
    'name of the player who sealed on the envelope; who sealed envelope name',
  'adjourn.envelope.number': 'move number on the envelope; number of the sealed move',
  'adjourn.envelope.draw-offer': 'draw offer noted on the envelope; draw offer envelope',
  'adjourn.envelope.resumption':
    'date and time of resumption on the envelope; when does play resume',
  'adjourn.envelope.check': 'arbiter checks the envelope; check information on envelope',
  'adjourn.envelope.custody': 'who keeps the envelope; arbiter keeps the envelope; envelope safe',
  'adjourn.offer.after-seal': 'draw offer after sealing; draw offer during adjournment',
  'adjourn.resume.setup':
    'resume adjourned game; continue adjourned game; adjourned game how is it resumed',
  'adjourn.resume.clocks':
    'set clocks at resumption; clock times when resuming; clocks resume adjourned',
  'adjourn.end-before.draw':
    'agree a draw before resumption; draw during adjournment agreed; adjourned game agreed draw',
  'adjourn.end-before.resign':
    'resign before resumption; resign during adjournment; resign adjourned game',
  'adjourn.open.replier-present':
    'open the envelope; when is the envelope opened; resumption; who opens envelope; opponent absent envelope; reading the sealed move; when is the sealed move read',
  'adjourn.bad-seal.ambiguous':
    'ambiguous sealed move; sealed move can be read two ways; sealed move unclear',
  'adjourn.bad-seal.unreadable':
    'unreadable sealed move; wrong sealed move; false sealed move; sealed move unreadable; sealed move cannot read; illegible sealed move; sealed move in the envelope cannot be read',
  'adjourn.bad-seal.illegal':
    'illegal sealed move; sealed an illegal move; sealed move illegal; sealed move is impossible',
  'adjourn.bad-seal.exceptions': 'sealed move illegal but game already drawn',
  'adjourn.resume.replier-present':
    'player present at resumption envelope opened; open the envelope and make the sealed move',
  'adjourn.resume.replier-absent.clock':
    'player absent at resumption; not there at resumption; resumption opponent absent; adjourned game opponent absent',
  'adjourn.resume.replier-absent.arrival':
    'arrives after the resumption started; absent player arrives stop the clock resume',
  'adjourn.resume.sealer-absent.seal-reply':
    'sealing player absent; player who sealed is absent seal the reply; answer sealed in new envelope',
  'adjourn.resume.sealer-absent.custody': 'sealed reply kept by arbiter',
  'adjourn.late.loss':
    'late for the resumption; late after adjournment; late adjourned game resume; opponent does not come to the resumption of the adjourned game',
  'adjourn.late.override': 'late for resumption arbiter decides otherwise',
  'adjourn.late.sealed-mate': 'sealed move gives checkmate; sealed mate and player late',
  'adjourn.late.sealed-draw': 'sealed move stalemate; sealed move draws and player late',
  'adjourn.both-absent': 'both players absent at resumption; nobody comes to the resumption',
  'adjourn.lost.continue':
    'envelope lost; sealed move missing; lost envelope; envelope disappeared; sealed move lost; envelope missing; envelope cannot be found',
  'adjourn.lost.clocks': 'envelope lost times unknown; lost envelope clock times',
  'adjourn.lost.state-move':
    'lost envelope which move was sealed; envelope missing player says the sealed move',
  'adjourn.lost.annul': 'lost envelope position unknown new game; adjourned position lost',
  'adjourn.clock-error.in-time': 'clock wrong at resumption; wrong clock time after adjournment',
  'adjourn.clock-error.late': 'clock error at resumption noticed too late',
  'adjourn.session.timepiece':
    'arbiter’s watch measures the session; which clock counts for the session',
  'adjourn.session.announce': 'start of the session announced; resumption time announced',
  'c960.game': 'Chess960; freestyle chess; 960',
  'c960.start.pawns': 'pawns in Chess960 start; where do pawns stand 960',
  'c960.start.random':
    'starting position Chess960; random position; draw the position; start position chess960; chess960 random initial position; how is the chess960 position chosen; drawing the position in chess960; lot for the chess960 position; chess960 position drawn by lot; chess960 starting position; chess960 setup; fischer random start',
  'c960.start.king-between':
    'king between the rooks; king in chess960 starting position; where does the king stand in chess960',
  'c960.start.bishops':
    'bishops on opposite colours 960; bishops in chess960; bishops chess960 starting position; where do the bishops stand in chess960; placement of bishops chess960; bishops on different colours chess960; bishops initial position chess960',
  'c960.start.mirror':
    'black pieces opposite white 960; same position for both sides chess960; mirror chess960',
  'c960.start.generator':
    'dice for the position 960; computer chooses position 960; who chooses the position chess960',
  'c960.castle.once': 'castle how often 960; castle once chess960',
  'c960.castle.regular-rules':
    'castling in Chess960; conditions for castling 960; when is castling allowed in chess960',
  'c960.castle.double': 'king and rook both move 960',
  'c960.castle.transposition': 'king and rook swap places 960 castle',
  'c960.castle.king-only': 'only the king moves when castling 960',
  'c960.castle.rook-only': 'only the rook moves when castling 960; king stays',
  'c960.castle.how-by-hand':
    'how to carry out castling in 960 by hand; move the king and rook in 960',
  'c960.castle.final-squares':
    'on which square does the king end up castling 960; where is the king after castling chess960; castled position chess960 king; where do king and rook go after castling in Chess960; final squares 960; king g1 rook f1 960; where king rook castle chess960; king and castling in chess960; castling in chess960; castle in chess960 where do pieces go; freestyle castling; chess960 castling squares',
  'c960.castle.c-side':
    'c-side castling; long castling 960; queenside castle chess960; king c1 rook d1 960',
  'c960.castle.g-side': 'g-side castling; short castling 960; kingside castle chess960',
  'c960.castle.announce': 'say I am about to castle; announce castling 960',
  'c960.castle.one-may-stay':
    'king stays on its square castling 960; king or rook does not move castle chess960',
  'c960.castle.first-move':
    'castle on the first move 960; castling first move; castle on the first move in chess960',
  'c960.castle.path-empty':
    'squares between king and rook empty 960; pieces in between castling 960',
  'c960.castle.may-stay-filled':
    'pieces that may stand in the way castling 960; occupied squares chess960 castle',
  'qpf.def':
    'quickplay finish; sudden death; guillotine; all remaining moves in limited time; games without increment; guidelines three',
  'qpf.announced': 'guidelines III; must be announced beforehand; does the quickplay rule apply',
  'qpf.scope.no-increment': 'games without increment; no increment two minutes',
  'qpf.scope.no-blitz': 'quickplay rules in blitz; guidelines III blitz',
  'qpf.both-flags.not-last':
    'both flags fell not last period; which flag fell first unknown; both flags down first period',
  'qpf.both-flags.last':
    'both flags fell; both flags have fallen unclear which first; both out of time draw; which flag fell first cannot be established; both flags fallen; both flags down which first; both clocks show zero; both clocks at zero; zero on both clocks; who wins if both run out of time; both players out of time who wins; both players ran out of time; both flags fell last period; both flags; both clocks at 0.00; clock shows 0.00 for both; both show 0.00 at the end',
  'qpf.incr.request':
    'ask for five seconds increment; five second increment; less than two minutes ask for increment; introduce increment; ask increment five seconds; ask for five seconds with under two minutes; ask for five second increment; request an increment; can I get five seconds added',
  'qpf.incr.is-draw-offer': 'request for increment is a draw offer',
  'qpf.incr.granted':
    'increment granted; arbiter sets five second increment; opponent gets two minutes increment',
  'qpf.incr.refused': 'increment refused; arbiter does not agree increment',
  'qpf.claim.when':
    'two-minute rule; less than two minutes claim a draw; 10.2; last two minutes; under two minutes; claim a draw in time trouble; less than two minutes draw claim; two minutes draw claim; two minutes left draw claim; claim draw without increment; draw claim under two minutes no increment; one minute left and no increment, can I get a draw',
  'qpf.claim.only-if-no-incr': 'claim draw or increment quickplay',
  'qpf.claim.act':
    'call the arbiter and stop the clock quickplay claim; how to claim less than two minutes',
  'qpf.claim.ground.cannot':
    'opponent cannot win by normal means; cannot win by normal means; dead drawn position opponent plays for time; rook against rook plays on for time; no increment two minutes left opponent cannot win; dead draw and the opponent plays on without increment; drawn position opponent plays on without increment; opponent only plays on time; two minutes left no increment opponent cannot win',
  'qpf.claim.ground.no-effort':
    'opponent makes no effort to win; not trying to win; just shuffling pieces; playing only on time; tries to flag me; opponent only waits for my flag; opponent plays only on time; opponent only wants to win on time; opponent plays for time in drawn position; opponent just moves pieces to win on time; opponent just moves back and forth to win on time; no progress; opponent only plays on the clock; plays only for time; plays on time without increment; two minutes left and opponent does not play for a win; opponent only shuffles with two minutes left; one minute left, no increment, he just shuffles his rook; moves back and forth hoping I flag',
  'qpf.rule.agree': 'arbiter agrees with claim cannot win draw; arbiter declares draw normal means',
  'qpf.rule.postpone-or-reject': 'arbiter postpones the decision; arbiter rejects quickplay claim',
  'qpf.postpone.time': 'postponed claim two minutes opponent; extra time when postponed',
  'qpf.postpone.play-on': 'postponed decision game goes on; arbiter watches after postponing',
  'qpf.postpone.decide-when': 'when is postponed claim decided; decision after flag fall postponed',
  'qpf.postpone.draw-test': 'postponed claim draw after flag fell; flag fell after postponed claim',
  'qpf.reject.time': 'quickplay claim rejected; two minutes quickplay claim wrong',
  'qpf.final': 'decision on a quickplay claim final',
  'qpf.noarb.applies':
    'no arbiter present quickplay; league match without an arbiter; team match no arbiter',
  'qpf.noarb.claim':
    'claim a draw without an arbiter; no arbiter two minutes; no arbiter in the hall for a draw claim; draw without an arbiter in the room; draw claim with no arbiter present; no arbiter draw claim; without arbiter in the hall draw; team match without arbiter less than two minutes; without an arbiter less than two minutes; one minute left and no arbiter around',
  'qpf.noarb.ground.cannot': 'no arbiter cannot win by normal means write position',
  'qpf.noarb.ground.no-effort': 'no arbiter no effort to win scoresheet',
  'qpf.noarb.refer': 'claim without arbiter who decides; sent to an arbiter later',
  'qpf.normal-means': 'normal means',
  'fb.base': 'Finnish blitz rules; blitz in Finland',
  'fb.seat.black':
    'black chooses the side; choose the side of the board; where to sit; which side of the table does black sit; who chooses the seat',
  'fb.clock.same-hand': 'same hand Finnish blitz',
  'fb.setup.window': 'wrong initial position blitz three moves; after three moves complain',
  'fb.castle.swapped':
    'castle with king and queen swapped; mirrored castling; king and queen swapped can I castle in blitz',
  'fb.touch.restart':
    'touched a piece and moved another in Finnish blitz; restart the opponent’s clock',
  'fb.promo.stop': 'no queen available blitz; stop the clocks to get a queen',
  'fb.promo.claim': 'pawn not promoted in Finnish blitz',
  'fb.promo.stays': 'unpromoted pawn stays a pawn',
  'fb.illegal.self-correct': 'correct my own illegal move Finnish blitz',
  'fb.win.flag.claim':
    'win on time in Finnish blitz; claim time; flag Finnish blitz; opponent’s flag fell; ran out of time; lose on time',
  'fb.win.flag.material':
    'sufficient material to win on time; which pieces win on time; flag fell only a knight; flag fell only a bishop; insufficient material time win',
  'fb.win.illegal':
    'illegal move wins Finnish blitz; claim a win for an illegal move; illegal move; opponent left king in check',
  'fb.win.illegal.cutoff': 'until when can I claim an illegal move; claim before my move',
  'fb.king-capture.forbidden': 'take the king in blitz; capture the king',
  'fb.king-capture.loses': 'captured the king loses; took the king',
  'fb.draw.both-flags': 'both flags have fallen; both out of time; both flags down',
  'fb.draw.flag-no-material': 'flag fell but not enough material; only a knight time draw',
  'fb.draw.no-progress.grounds':
    'perpetual check blitz draw; repetition in blitz; no progress; draw claim in blitz',
  'fb.order.events':
    'which happened first; mate and flag; flag fall and illegal move; order of events',
  'fb.penalty.first': 'first breach warning blitz',
  'fb.penalty.second': 'second breach loses blitz',
  'fb.arbiter.passive': 'may the arbiter intervene in blitz; arbiter intervention Finnish blitz',
  'fb.arbiter.no-flag-no-illegal':
    'arbiter calls flag Finnish blitz; arbiter sees an illegal move Finnish blitz',
  'fb.spectators.replay': 'spectator pointed out the flag; game replayed',
  'fb.appeal.none': 'appeal Finnish blitz; appeal; protest',
}
