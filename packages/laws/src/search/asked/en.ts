import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in English: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const en: AskedAs = {
  'scope.otb': 'online; internet play; correspondence; apply online',
  'scope.two-parts': 'two parts; basic competition; without clock; play without clock',
  'scope.edition-by-date':
    'edition applies; version; force; new take effect; English text decides; translation differs; valid',
  'scope.gender': 'he or she; gender; he him his',
  'preface.analogy':
    'case not covered; no rule for this situation; similar cases; analogy; not say; no; not covered; case not cover; situation not',
  'preface.judgement':
    'arbiter’s discretion; sound judgement; impartial arbiter; freedom arbiter; arbiter must impartial; arbiter impartial',
  'preface.accept-view': 'accept view FIDE',
  'preface.federation.no-conflict': 'national; own federation; federation add; local',
  'preface.rating-condition': 'FIDE rated; rating condition; rated; my rated; count rating',
  'preface.unrated-recommended': 'unrated; apply unrated; friendly not rated',
  'preface.fide-ruling': 'ask FIDE ruling; federation asks FIDE; who interprets',
  'fi.phone-1-remark': 'Finland phone rings first time; Finnish phone; remark phone',
  'fi.phone-2-warning': 'Finland phone rings second time; warning phone',
  'fi.phone-3-loss': 'Finland phone rings third time; phone after warning',
  'fi.default-30':
    'Finland 30 minutes late; thirty minutes late; Finnish default time; half hour late Finland',
  'game.two-players': 'what is chess; two; opponents; many; who plays; number',
  'game.white-first':
    'who moves first; who starts; white begins; first move; move alternately; take turns; colour starts; begins; who plays first; side moves first; black start; colour goes first',
  'game.have-the-move':
    'move; whose turn; move before my opponent presses clock; opponent not pressed clock; reply before clock pressed; move opponent’s time; move before clock pressed; opponent not press clock move; my turn; move before presses clock; opponent moved not pressed, reply; move my opponent’s clock running; instant reply; moved twice row; two moves row; moved out turn',
  'game.goal': 'object; aim; goal; point',
  'game.mate-wins':
    'checkmate; aim mate; mate mean; meaning checkmate; win; won; king attacked no move',
  'game.king-safety':
    'leave king check; move check; exposing king; king under attack; must out check; ignore check; leave my king check; move my king check',
  'game.no-king-capture':
    'capture king; king taken; king left check captured; allowed take king; win taking king; capture king win; capturing king allowed; left king check, took; took king left check; captured king check ignored; eat king',
  'game.mated-loses': 'checkmated loses',
  'game.neither-can-mate':
    'neither side mate; nobody win; nobody win more; neither side mating material; arbiter stop nobody win',
  'board.8x8':
    'number squares; 64 squares; big board; many squares board; board size squares; chessboard',
  'board.orientation':
    'white square right; light square right hand corner; way round board; place board; colour corner square right; white corner square right; light corner square; board placed; light square right corner; white square right hand corner; corner white; board position; board way; orientation board; direction board',
  'pieces.set':
    'many pieces; number pieces; sixteen pieces; many pieces each side; pieces set; number pawns; pieces; piece missing set; eight pawns; two rooks; many pieces start; number pieces start',
  'pieces.symbols': 'symbols pieces; letters K Q R B N; piece symbols diagrams',
  'pieces.initial-position':
    'starting position; set up pieces; initial array; where king queen start; queen own colour; set up board; where pieces start; where queen stand start; queen white square start; where white queen start',
  'board.files-ranks': 'file; rank; rows columns',
  'board.diagonal': 'diagonal',
  'move.no-own-square':
    'move own piece; capture own piece; occupied own piece; two pieces one square',
  'move.capture':
    'capture; taking piece; must capture; capturing mandatory; capturing compulsory; pieces capture; capturing obligatory; taking piece off board; capture piece remove',
  'attack.piece': 'piece attack; attack mean; piece attacks another',
  'attack.pinned-attacks':
    'pinned piece give check; pinned piece check; pinned piece gives check; pinned piece attacks; absolutely pinned piece; pinned knight give check; king next pinned piece; king moves square guarded pinned piece',
  'move.bishop':
    'bishop move; bishop moves diagonally; bishop; bishop moves; bishop goes; far bishop; bishop one move far',
  'move.rook': 'rook move; castle piece moves; far rook move; tower; rook moves; rook goes; rook',
  'move.queen': 'queen move; queen; queen moves; queen goes; far queen',
  'move.sliders-blocked':
    'jump over pieces; pieces way; rook jump; rook jumps over piece; bishop jumps over; queen jump over; jump over own pieces; queen jump; rook bishop queen jump',
  'move.knight':
    'knight move; L shape; horse; knight leaps; knight jump over pieces; knight moves; knight goes; knight',
  'pawn.one-step':
    'pawn move; pawn forward; pawn one square; pawns move backwards; pawn moves back; pawn backward; pawn backwards; pawn moves straight; pawn moves sideways; pawn direction; direction pawn moves; pawn forward only; pawn goes back; pawn jump over piece',
  'pawn.two-step':
    'pawn two squares; double step; pawn first move; initial double move; pawn moves two squares; pawn double step first move; pawn two squares forward; pawn jumps over piece first move; pawn jump over piece; pawn leap; pawn first move far; pawn blocked two squares',
  'pawn.capture':
    'pawn capture; pawn takes diagonally; pawn attack; way pawn capture; pawn capture straight ahead; pawn takes forward; pawn captures diagonally',
  'pawn.en-passant':
    'en passant; e.p.; capture passing; taking pawn passing; pawn passes another; en passant compulsory; en passant mandatory; pawn moved two squares take; pawn advanced two squares capture; capture pawn moved two squares; pawn two squares capture; pawn moved two squares beside my; pawn went past my; opponent took my pawn passing; en passant legal move; pawn beside capture; pawn took my side, allowed',
  'pawn.en-passant-now':
    'en passant later; en passant next move only; en passant expire; lose right en passant; en passant immediately; en passant only immediately; en passant one move later; long take en passant; until en passant; en passant next move after; en passant only right away; en passant two moves later; capture en passant later; en passant after two moves',
  'pawn.promote-must':
    'pawn change; pawn turns piece; pawn becomes; promotion; promote pawn; pawn reaches last rank; eighth rank; must promote; turn pawn queen; pawn stay; promote king; pawn last rank; pawn end board; must promote queen; pawn reaches eighth rank; pawn other side; pawn queen; must pawn promote; pawn reaches end; refuse promote; pawn promote king; pawn stays last rank; promoted upside down rook',
  'pawn.promote-any':
    'promote queen board; two queens; second queen; underpromotion; promote knight; promote piece; several queens; three knights; pieces choose; three queens; nine queens; promote second queen; promotion knight rook; promote rook; two queens once; promote piece not captured; promote bishop; more one queen; extra queen; choose piece pawn becomes; pawn knight; pawn becomes knight; pawn rook; pawn bishop; pawn turns horse; promote pawn queen board; turn pawn rook; pawn becomes bishop; second queen allowed; promote rook instead queen',
  'pawn.promote-effect':
    'promoted piece gives check once; new queen gives check; promotion check; promotion gives mate; new piece works immediately',
  'king.step':
    'king capture; king take piece; king move; king one square; kings next each other; adjacent kings; kings touch; kings side; two kings neighbouring squares; king beside; distance between kings; close kings stand; king takes protected piece; two kings next each other; close kings; king take defended piece; must kings stay apart; king take checking piece; king capture attacker; king takes piece gives check; king take unprotected piece; king next; kings adjacent; king capture guarded piece',
  'castle.definition':
    'castling; castle kingside; castle queenside; short castling; long castling; king rook move together; 0-0; castle twice; many times castle; castling work; where king rook castling; short long castling; queenside castling; kingside castling; castle once; often castle',
  'castle.lost-king':
    'king moved castling; castling after king moved; lose right castle; king moved back; castling rights lost; castle king moved; king moved came back castle; castle after check earlier; castle after check king not move; king moved earlier castle; king moved returned castle; king moved once, castling',
  'castle.lost-rook':
    'rook moved castling; castle rook moved; rook moved; castle after rook moved; castle moved rook; rook moved came back castle; rook moved returned castle; rook moved earlier castle; castle other rook after one moved; rook came back corner, castling; rook moved want castle; rook went castle; rook went out came home, castle',
  'castle.barred-attack':
    'castling through check; castle out check; castle check; rook attacked castling; b1 attacked; king passes attacked square; castle rook under attack; castle king check; king check castle; castle over check; castle rook attacked; castle attacked; castle only rook attacked; castle queenside b1 attacked; rook passes over attacked square castling; castle check allowed; castle across attacked square; castling king attacked; king pass through check; castle my rook attacked; rook under attack castling allowed; queenside castling b-file square attacked; opponent castled through check; not castle; castling not allowed',
  'castle.barred-blocked':
    'pieces between king rook; castling pieces between; piece way castling; knight between king rook castle; castle bishop standing between; castle knight between; castle bishop stands f1; between king rook castle; castle knight stands next king; castle over figure; castling over piece between; castle knight g1; knight stands between',
  'check.definition':
    'check; king check; must say check; announce check; declare check; must say check aloud; check mean; announced check wrongly; king check definition; opponent must announce check; forgot say check; say check; check aloud necessary; must check said; attack king must say',
  'check.no-self-check':
    'not notice check; not notice king check; overlooked check; out check; check after my move; ignore check; leave my king check; pinned piece moves; leave king check; move check; king check not noticed; not see check; pressed clock king check; king check after my move; king left check pressed clock; left king check; king stands check after move; moved king next enemy; not out check; moved pinned piece; king left check; exposed own king check; move leaves king check',
  'move.legal': 'legal move',
  'move.illegal':
    'definition illegal move; meaning illegal; moves illegal; moved opponent’s piece instead own; counts illegal move; illegal move; opponent moved twice row',
  'position.illegal':
    'illegal position; impossible position; unreachable position; position arise; illegal position board',
  'touch.one-hand':
    'two hands; both hands; one hand only; use both hands castle; capture two hands; castle both hands; move one hand; castle both hands allowed; must use one hand; must moves made one hand; hand moving; take two hands',
  'touch.adjust':
    'j’adoube; adjust piece; say adjust; jadoube; adjust opponent’s turn; correct opponent’s pieces; adjust opponent’s pieces; opponent adjusts without saying; adjusts pieces without saying; piece between two squares; pieces not middle of the square; say adjust before touching; fix pieces squares; pieces stand crooked; adjust my opponent’s piece; adjust pieces his move; adjust piece opponent’s time; piece not centre; straighten without word; fix pieces opponent thinking; adjust pieces opponent thinks; straighten pieces opponent’s turn; correct pieces opponent’s time; adjust pieces',
  'touch.contact-is-intent':
    'accidental touch; brushed piece my sleeve; bumped piece; touched unintentionally; adjusted without saying; forgot say j’adoube; touched piece accident; accidental touch must move; sleeve touched piece; touched mistake; hit pawn accident my hand; touched without saying adjust; unintentional contact; touched pawn mistake; accidentally touched pawn; my hand brushed piece; mistake touched pawn; opponent claims touched only brushed; only brushed piece; piece slipped out my hand; piece fell my hand; knocked king my elbow, must move; reached coffee hit piece; elbow touched king; opponent demands move piece bumped; sleeve knocked queen; piece stuck my sleeve; dropped piece moving; piece slipped hand; piece fell hand another square; sleeve touched queen; touched accident; accidentally touched piece must move; piece dropped moving; touched captured piece hand; touched sleeve; touched elbow; touch without intention; unintentional touch',
  'touch.scope':
    'touch-move; touched piece; touch move apply; touching not my move; touch pieces opponent’s turn; touch piece not my turn; touched captured piece beside board; touched piece off board; touched piece not intending move; touches pieces opponent thinking; touch move general; touched not my turn; opponent touches pieces think; touching pieces my turn; opponent touches pieces am thinking; opponent plays pieces my thinking time; opponent turned my piece; touched piece my move',
  'touch.own-first':
    'touched own piece; must move touched piece; touch-move; touched piece must move; touched two my pieces; touched several own pieces; touched my rook; touched my knight; touched my queen; touched pawn; touched piece want move another; take my hand back; touched king; touched queen; touched knight must move; grabbed wrong piece; lifted knight, put back moved another piece; picked up piece put back; touched one piece moved another; lifted piece played different one; held piece then changed my mind; took piece hand, put back, moved queen; opponent touched knight moved bishop; must play piece touched; touch piece not move; touched piece not want move; touched two my pieces must move; touched two own pieces one must moved; first touched piece must move; first piece touched; first touched piece; touched knight want move bishop; opponent touched rook moved queen; picked up king put back; touched my queen thinking wrong; held piece; took queen hand moved pawn; took piece hand moved another; took queen hand put back; touched queen denies; says never touched; put touched piece back; finger queen; finger piece; finger rook, choose another piece; changed mind after touching; grabbed queen instead king mistake; took wrong piece hand; hand knight, then took bishop; grabbed own piece put back same square; took own knight released back; opponent took knight put back; opponent claims touched queen; claims touched; denies touching; says touched king; claims touched piece; arbiter not see touch',
  'touch.opponent-first':
    'touched opponent’s piece; must capture touched piece; touch take; touched my opponent’s queen; touched opponent piece must capture; touch opponent queen; took opponent piece hand; opponent touched my piece, must take; opponent touched my rook must take; touched piece opponent must capture; took hold my bishop; opponent lifted my pawn must capture; opponent grabbed my queen must take; touched enemy rook must capture; touched his knight cannot take; moved my piece instead their; moved opponent’s piece mistake; grabbed my piece not capture; touched my piece; grabbed my knight then put back; touched my rook; opponent picked up my piece put back; grabbed my rook, must take; took my queen, put back, played else; picked up my queen returned; took my piece off then other move; grabbed my queen noticed protected; took my piece saw defended',
  'touch.both-colours':
    'touched one piece each colour; touched my piece opponent’s; must capture; touched both my bishop his knight; touch bishop opponent knight; touched own his piece; touched white black piece; touched bishop enemy pawn; touched both own opponent’s piece; touched piece each colour; touched my knight then his pawn; touch his piece my; touched his knight my bishop; touched own opponent piece; touched mine his; touched both pieces',
  'touch.order-unclear':
    'touched first; unclear piece touched first; touched same time; two pieces touched together; nobody piece touched first; touched both same moment',
  'touch.castle-duty':
    'touched king rook; must castle; touched king then rook; obliged castle; touched king first; touch king rook must castle; touch king first then rook; touched king rook together; took king rook hand; king rook touched must castle; held king rook once; touching king means castling; must castle touched king rook; holding king must castle; touched king rook must castle; touching king castling',
  'touch.rook-then-king':
    'touched rook first; rook then king; castling rook first; castle touching rook first; moved rook first castling; touch rook then king; rook before king castle; first rook then king; grabbed rook first then king; castling starting rook; rook moved first castling; touched rook before king castling; castled moving rook first; rook touched first, castle; rook first then king',
  'touch.castle-illegal':
    'illegal castling; tried castle illegal; castling not allowed must move king; castle illegally; castle illegal touched king; king touched castle not allowed; illegal castle must move king; touched king then rook castling not; castling illegal after touching king rook; castle not allowed; castling turned out illegal; castled illegally must moved; castled not allowed, piece moves; touched king rook castling not; touched king castling not legal; touched king castling illegal; grabbed king castling not; took king castling impossible; touched king first castling illegal',
  'touch.promotion-final':
    'change promotion piece; promotion piece touched square; change mind promotion; put queen square knight; promotion choice final; changed promotion piece; queen touched promotion square; change promotion piece after placing; promotion final; put rook instead queen wants change; wrong promotion piece put square; wrong piece put promotion square; placed rook instead queen; promotion change queen; said queen put rook; put queen, knight; placed queen knight; placed knight regrets; exchanged pawn rook then queen; promoted rook queen; put rook queen; changed piece promotion; put knight mistake promotion; chose wrong piece promotion',
  'touch.none-possible':
    'touched knight cannot move; touched piece cannot move; touched pinned piece; no legal move touched piece; touched piece no move; touch opponent piece cannot capture; touched king cannot move; touched king no legal move; touched piece without legal moves; touched blocked piece; touched piece cannot taken; touched piece nowhere; touched piece cannot move anywhere; touched rook boxed; touched rook cannot move; touched bishop blocked; touched queen no move; touched queen moving illegal',
  'promote.skip-square':
    'put queen directly promotion square; not place pawn; promote without moving pawn last rank; put queen directly without moving pawn; necessary move pawn first promotion; put queen straight promotion square without moving pawn; queen square without pawn move; take pawn off put queen; must push pawn last square before taking queen; put pawn eighth rank before swapping; must pawn touch last rank; put pawn last rank first; place pawn last rank then queen; queen directly instead pawn; pawn first last rank before promotion',
  'promote.any-order':
    'order promoting; remove pawn first; put queen first; remove pawn first put queen; take queen first then push pawn; queen first, then pawn; put queen square before pawn; order remove pawn place queen; first queen then pawn; queen before removing pawn; sequence promotion',
  'promote.capture-occupant':
    'promote capture; opponent piece promotion square; capture promote; enemy piece promotion square remove; pawn captures last rank promotes; pawn captures eighth rank; pawn captures eighth promotes; promoted capture left piece; took rook promoted left board; captured piece board promotion',
  'made.released-fixed':
    'change my mind after releasing; change square after releasing piece; let piece; take back move; change my move after letting; hand off piece; piece released square; change my move; move piece another square; takeback; released piece change move; let piece move back; take move back; take back my move; released piece square; change move; let piece wants move another square; released piece, different square; holding piece change square; finger piece, change square; hand piece; take my move back; move cannot changed; undo move; move taken back; let queen wrong square; dropped queen wrong square; released wrong square mistake; put piece wrong square; let mistake; takebacks allowed; let piece, take back; released piece saw better move; take back move after letting; change move after letting; hand left piece; put piece down, change square; took his move back; take back; return move; move returned; opponent takes moves back; took my hand off saw mistake; took hand away; hand away piece; finger piece, put elsewhere; final once let; take back move before pressing clock; take move back clock not pressed; change move before pressing clock; return move not pressed clock; take back move clock not pressed; take move back, not pressed',
  'made.plain':
    'move made; hand leaves piece; holding piece move made; move count made; move made hand released; move made before clock pressed; moment move made; move executed; move played; count am holding; move considered made; move counts played',
  'made.capture':
    'capture made; captured piece not removed; capture completed board; captured piece board',
  'made.castling': 'castling made; castling finished board; released rook; king released rook not',
  'made.castling-king-released':
    'released king two squares; let king castling; king g1 rook not moved; must finish castling; king moved two squares rook not moved; forgot move rook castling; moved king two squares forgot rook; king moved two squares, rook not; moved king two squares changed mind; king released rook not touched; castling half done; king two squares not rook; started castling changed mind',
  'made.castling-illegal':
    'castling turns out illegal after releasing king; released king castling illegal; castle other rook after illegal',
  'made.promotion':
    'promotion made; promotion finished board; queen placed pawn board; pawn left board promotion; placed queen pawn remained; placed queen pawn remained board; queen board pawn',
  'made.promotion-pawn-released':
    'let pawn last rank; pawn released eighth rank; pawn promotion square not exchanged',
  'made.illegal-replace':
    'illegal move must replaced; move another piece after illegal; piece must move after illegal; replace illegal move touch',
  'touch.claim-forfeit':
    'claim touch-move late; lose right claim touch move; must claim touch-move; opponent touched piece moved; late complain touch move; touch claim after my move; claim touched piece after moving; complain touch move after touched own piece; claim opponent touched piece; touched my piece, claim his; claim touched piece after mine; opponent broke touch move replied; report touch move after own; until claim touch move; late claim touch move; moved before protesting touched; protests touch after his own move; lose right claim touch; complained touch move after moved',
  'touch.move-assistant':
    'cannot move pieces; disabled assistant; assistant moves pieces; disabled assistant moves pieces; who cannot move pieces; broken arm assistant; somebody moves pieces; disabled needs help move pieces; injured somebody moves pieces; assistant; helper moves pieces; helper; cannot move own pieces',
  'end.mate':
    'checkmate; mate ends; ends mate; must clock pressed after mate; checkmate flag fall; mate flag; gave mate; mate board; checkmated flag fell; over mate; mate before flag; won without checkmate; ways win; over; end; king attacked no legal move; king attacked cannot escape',
  'end.mate-validity':
    'checkmate illegal move; illegal checkmate; mate after breaking touch move; mate illegal; mate not legal; announced mate wrong; said mate not mate; claimed mate not mate; no mate',
  'end.resign':
    'resign; tip over king; shook hands; resigned then continue; resigned mistake; take back resignation; resigned wants play; resign handshake; resign shaking hands; shook hands gave up; stopped clock resigned; knocked over his king; said give up; shook hands resigned; resignation stopping clock; lay down king; resigned won position; resigned mate; resigned early; resigned before mate; win without checkmate; end; resigned his flag fallen; resigned after flag fell; resigned wants take back; resigned changed their mind; resignation final; my resignation final; stopped clock offered his hand; offered his hand silence; gives his hand; shakes hands stops clock; says resign; refuse resignation; opponent refuses resignation; resignation withdrawn; resigned then changed mind; cancel resignation',
  'end.resign-draw':
    'resigned opponent only king; resign opponent bare king; resign opponent cannot mate; resignation draw; resign against lone king; resigned opponent no mating material; resigned opponent cannot win; resign half point only king; resigned lone king; resign against bare king',
  'end.stalemate':
    'stalemate; no legal moves not check; king cannot move; cannot move; pat; king cannot move not check; no moves left; no legal moves; no moves; stalemate draw; stalemate board; nothing move not check; ran moves; king no squares not check; stalemate situation; stalemate position',
  'end.dead-position':
    'dead position; insufficient material; insufficient mating material; not enough material mate; king against; bare kings; king bishop against; king knight; no checkmate; blocked pawns nobody win; both sides cannot win; automatic draw; opposite bishops; not enough material; knight against king; two knights against king; king knight against; cannot mate neither; draw automatic insufficient material; automatic draw insufficient material; not enough pieces mate automatic draw; bishop king against; king bishop against same colour; two kings left; lone kings; nobody mate more; only bishops remain draw; draw lack material; not enough pieces mate; only bishops left; impossible mate; no mating material; blocked position nobody win; same coloured bishops; nobody checkmate; only two kings left; both only king; both sides only king; kings alone board; only kings blocked pawns; pawns blocked only kings; closed position nobody through; kings locked pawns; only kings remain; nothing kings left; arbiter ends nobody win; two kings alone; king bishop left; only king opponent bishop draw; my king opponent’s bishop; only kings bishop',
  'end.agreement':
    'agree draw; draw agreement; draw without playing; draw after one move; short draw; agree draw before move one; grandmaster draw; draw; captain agree draw; agree draw handshake; draw before; prearranged draw; quick draw; handshake draw; draw beginning; draw first moves; peace after few moves; shake hands draw; draw before move ten; split point; share point; agree half point; want draw after five moves; both want draw; shook hands draw then changed mind; opponent denies draw agreed; said draw handshake; agreed draw later denies; draw handshake; agree draw before first move; agreed verbally draw; draw agreed without arbiter; draw agreed told nobody; agreed draw orally; draw agreement valid',
  'clock.definition': 'clock; clock two displays',
  'clock.flag': 'flag; flag clock',
  'clock.flag-fall': 'flag fall; flagfall; time run; flag fall mean; flag mean',
  'clock.press-after-move':
    'press clock; stop my clock; hit clock after move; forgot press clock; opponent pressed my clock; who presses clock; pressed wrong button; must press clock; stop my clock after move; press clock after each move; forgot press; move made clock not pressed; opponent forgot press, wait; press clock after move',
  'completed.by-press':
    'completed move; difference between made completed; move completed pressing clock; complete move press clock; move finished; move completed clock pressed; move valid before press clock; move completed meaning; completed move mean',
  'completed.by-game-end':
    'mate without pressing clock; must press clock after checkmate; move ends clock not pressed; stalemate clock not pressed; mate press clock; checkmate forgot press clock; mate clock not pressed; forgot press clock after mate; gave mate not press clock; stalemate without pressing; mated forgot press time ran; checkmate board, clock not pressed, flag fell; hit clock mate',
  'completed.by-next-move':
    'forgot press clock made next move; not press clock opponent moved; clock not pressed; forgot press clock; forgot clock opponent moved; not press clock; forgot press clock opponent moved; not press next move made; nobody pressed clock; move made clock not pressed; both forgot press clock',
  'clock.right-to-press':
    'opponent moved before pressed; opponent replies before press clock; right press clock; must allowed press clock; opponent moves before press clock; press after opponent moved; opponent not let press; opponent answered once could not press; no time press before reply; opponent moves fast cannot hit my clock',
  'clock.time-to-press':
    'time between move pressing; reaching clock; thinking time includes pressing; my flag fell before pressed',
  'clock.same-hand':
    'press clock other hand; same hand; moved one hand pressed other; hand presses clock; same hand clock; clock left hand; moved right hand pressed left; right hand moves left presses; pressed other hand; clock wrong hand; moved right pressed left; press same hand; pressed button other hand; changes hands press clock; captured right hand pressed left; pressed clock other hand; hand press; right hand move left clock; hand press clock',
  'clock.no-hover':
    'finger clock; hand over clock; hovering over button; keep hand clock; hold hand clock; holds hand over clock; hand stays clock; finger button; keeps finger clock; keeps hand button; holds finger button; hand stays near clock; hand rests top clock',
  'clock.handling':
    'hit clock hard; bang clock; knock over clock; pick up clock; strike clock; threw clock; hit clock; beats clock; slaps clock; hits clock violently; clock thrown; knocked clock over; punches clock; slam; hit clock hard fell off table; clock falls off table; clock fell floor; knocked clock; picks up clock; lift clock; clock pick up look',
  'clock.no-press-before-move':
    'press clock before moving; pressed before move; presses clock before letting piece; presses clock holding piece; pressed before releasing piece; clock pressed piece hand; opponent hits clock before moves; pressed clock accidentally before move; pressed early; premature press; pressed clock mistake before moving; pressed before letting; pressed clock before finished castling; pressed before completing move',
  'clock.adjust-own-time':
    'adjust pieces own time; adjust opponent’s time; adjust opponent thinking; adjust pieces own time only; opponent moves pieces my time',
  'clock.assistant':
    'cannot press clock; assistant presses clock; disabled clock; somebody presses clock disabled; without hands clock; someone else press clock; other person press clock; helper presses clock; somebody press clock instead; no hands clock; without arms press clock',
  'clock.assistant-time': 'time deducted assistant; adjust clock assistant',
  'time.quota':
    'number moves period; 40 moves 90 minutes; time control not met; 40 moves; forty moves two hours; number moves; time control moves; 40 moves not made; not enough moves time; many moves before time control; time odds; time 40 moves; moves time; time moves',
  'time.per-move':
    'increment; extra time per move; seconds per move; Fischer increment; 30 seconds move; bonus time; time added each move; extra time every move; seconds added every move; extra time each move; time added every move; time per move; time each move; seconds each move',
  'time.announced':
    'time control announced advance; time limits fixed before; change time control event',
  'time.carry-over':
    'unused time; saved time carried over; time left goes next period; saved time carried next period; unused time added next period; unused time carry over',
  'time.delay': 'delay; Bronstein; delay mode; delay work; unused delay lost; delay clock',
  'flag.check-quota':
    'check number moves after flag falls; moves made; flag fell moves made; required moves completed; flag fell after move 40; check number moves after flag; last move time control not completed; 40th move not completed; forty moves not completed time',
  'clock.placement':
    'where clock stand; side clock; position clock; who decides where clock goes; who decides clock side; clock side; where clock placed; who decides side clock; clock right left; clock left right; black choose clock side; who puts clock where; who decides where clock; side clock stand; who sets where clock stands; who picks side table clock; who chooses clock place; clock side table; location clock; choose place clock',
  'start.white-clock':
    'start clocks; start round; White’s clock started; beginning session; start white clock; opponent absent start clock; who starts clock; who starts clock opponent absent; clock started first; round starts white absent clock; arbiter forgot start clock White; who starts clock White; black not arrived, whose clock started; opponent not here, do I start clock; clock started; time clock started; clocks started; start clock beginning',
  'default.time-value':
    'default time; zero tolerance; late; late arrive; many minutes late; late arrival time; late minutes allowed; waiting time; long wait opponent; much late; forfeit after many minutes; after many minutes lose; waiting opponent long; board time; forfeit time; grace period; long must wait my opponent; allowed lateness; late many minutes; thirty minutes late; fifteen minutes; lateness not mentioned tournament; long after start round come; arrive latest; latest arrival',
  'default.late-loses':
    'late; arrives late; opponent not show up; no-show; opponent late; not board; missed start; arrives late loses; opponent absent; opponent not come; late minutes; late fifteen minutes; missed round; not come; late arrival; overslept; arrived after default time; opponent came after default time; late loses; forfeited lateness; late round; delayed; missing; forfeit; long before forfeited; forfeited; came half hour after start; arrived after start; late traffic; waiting time; grace period; long wait; turned up after start; never showed up',
  'default.both-absent':
    'neither came; neither present; no arrived start; both late; both absent; neither; both missing start; nobody came start round; no came; both come late; nobody board; nobody shows up; nobody board round begins',
  'flag.considered-fallen':
    'arbiter tells flag fell; arbiter tells flag; who call flag; claim flag; point out flag fallen; arbiter sees flag fall; spectator call flag; call flag; noticed flag late; own flag; who claim flag; arbiter says flag fell; arbiter says flag down; who say flag; flag fell nobody noticed; arbiter call flag; who declares flag fall; who says time over; who points out flag; claim my opponent’s flag; flag count fallen; arbiter announces flag fall; must claim flag; who calls time; claim win time; flag considered fallen; flag fall count; arbiter announce flag; unnoticed flag fall; flag count down; flag regarded fallen; flag falls who says; must arbiter stop flag falls; arbiter say flag fallen; arbiter tells time up; point out my opponent time; nobody spotted flag until moves later; clock zero arbiter silent; clock zero arbiter says nothing; arbiter not say flag; who tells time ran; arbiter informs time; who notices flag',
  'flag.loss':
    'ran time; time forfeit; overstepped time; exceeded time limit; my flag fell; flagged; out time; timeout; time up; win time; opponent’s time ran; no time left; flag fell; flag falls; time out; opponent flag fell; exceed time; run time lose; my time over; lost time; clock zero; time expired; zero clock; win without checkmate time; lose clock; last move before time control not completed; my flag falls; forgot press clock time ran; move board not pressed before flag fell; move made not press time; last move period not completed time; time ran rapid; time ran blitz; bishop king against out time; clock shows zero; clock reached zero; no time left clock; who wins time runs; who wins clock hits zero',
  'flag.exceptions':
    'flag fell after checkmate; mate then flag; flag fell before mate noticed; stalemate flag; resigned before flag; mate before flag; mate then flag fell; mated before flag fell; checkmated first then lost time; opponent lost time mated first; mate then flag counts; stalemate before flag claimed; my flag fell gave mate; flag fell delivered mate; mated flag fell; mate flag fell same time; flag fell after draw agreed; mate first then flag; stalemate then flag; claimed flag after ended; mate board then time ran; gave mate my flag fell; mate flag same time; timeout mate board; time ran after mate; ran time mate; time ended just mated; mate flag fallen; mated nobody saw flag; mate counts flag; flag fell mate; clock zero unnoticed mate',
  'flag.draw-no-mate':
    'flag fell opponent cannot mate; ran time opponent only king; my opponent’s flag fell only knight; timeout against lone king; timeout insufficient material; opponent no mating material; only king ran time; flag falls king bishop; win time lone knight; draw instead loss time; bare king flag; flag fell opponent only king; time ran opponent only king; opponent flag fell only knight; opponent flag fell only bishop; time ran cannot mate; flag fell insufficient material; time lone king; out time king knight; mate lone knight time runs; opponent out time only pawn; win time knight; time ran opponent no material mate; no material opponent’s time ran; opponent’s time ran cannot mate; no mating material flag; ran time, opponent only bishop; my flag fell only knight; time out against bare king; clock zero opponent only knight; opponent lost time only king; win time only king; my time over only bishop; out time lone king; clock shows zero only bishop; lone king against queen flag fell; side queen runs time against lone king; bishop against same colour flag falls; same coloured bishops flag; time up opponent just king; ran time left bishop; flagged nothing king; bishop pawn flag; wrong bishop flag; only king left my time ran; clock zero opponent only king; time expired against king; two knights time; two knights enough time; white’s time up black just king; black’s time up white only king',
  'clock.conclusive':
    'trust clock; clock shows; times clock final; clock shows different times; clock right',
  'clock.replace-defective':
    'broken clock; defective clock; faulty clock; clock not work; battery; clock died; clock stopped; battery empty; clock shows nothing; display went dark; screen clock blank; clock display dark; clock froze; malfunction clock; clock failure; clock defect; clock not run; clock switched off; clock battery empty; clock failed; clock frozen; replace clock; clock fault; defect; clock stopped itself; clock stopped running',
  'clock.wrong-setting':
    'clock set wrong; wrong time clock; increment not set; wrong time control set; clock set incorrectly; no increment clock; discovered clock wrong; clock wrong set; increment missing clock; forgot add increment clock; increment not added on the clock; no increment set; clock without increment; increment missing; clock set wrong mode; wrong clock setting; clock showed time; times swapped clock; clock set 90 minutes instead 60; clock set wrong minutes; many minutes clock; clock shows wrong time; clock gives much time; clock gave extra seconds mistake; opponent more time clock; arbiter changes time clock; clock shows time; error clock; mistake clock',
  'clock.interrupt':
    'interrupted; power cut; fire alarm; arbiter stops clocks; emergency; power fail; electricity went out; no electricity; lights went out; evacuation; power failure; stop; who interrupt; somebody pulled plug; lights off',
  'clock.player-stop':
    'stop clocks; call arbiter; stop clock fetch queen; no queen available; promotion piece not available; piece not hand; looking queen; upside-down rook; upturned rook queen; stop clock call arbiter; no queen promote; promotion piece missing stop clock; pause; no queen available promotion stop clock; stop clock promotion piece; queen not available; upside down rook queen; second queen; no queen table promotion; no second queen promote; promotion without queen available; second queen cannot found; pause ask; ran queens; who stop clock wrong; arbiter assistance clock; help arbiter stop clock; stop clock ask arbiter; stop clock no queen; stops clock promotes no spare queen',
  'clock.restart':
    'restart clocks; who starts clocks again; resume after stop; who restarts clock; start clocks again; restarts after stop; who restarts after clocks stopped; continue after stop',
  'clock.stop-unjustified':
    'stopped clocks without reason; no valid reason stop clocks; stopped clock unnecessarily; stop clock without reason; stopped clock nothing; opponent stops clock unjustified; stops clock no reason; complains nothing stops clock; stopped clock without reason; stops clock time; penalty stopping clock',
  'display.allowed':
    'screen playing hall; demonstration board; monitor shows position; shown screen',
  'display.no-claim':
    'claim based demo board; claim screen; move counter evidence; clock shows number moves claim; DGT says three times; screen claim; claim based demonstration board; demonstration board shows repetition; move counter clock',
  'irreg.restore-times':
    'times after back; clock times position restored; time set after irregularity; time set after position restored; clock times after back; clocks set after irregularity',
  'irreg.keep-times': 'clock times unchanged after restoring; leave clock times',
  'irreg.move-counter': 'correct move counter',
  'irreg.initial-position':
    'pieces set up wrong; king queen swapped; bishop knight swapped; incorrect initial position; pieces placed wrongly start; wrong set up; pieces wrong set up; king queen swapped start; king queen mixed up setting; king queen wrong squares start; king wrong square start; bishop started wrong square; found move twelve pieces set up wrong; began wrong position; knight bishop exchanged start; wrong setup discovered; bishop wrong square start; set up incorrectly; after moves realised king queen stand each other’s square; king queen each other’s squares',
  'irreg.board-orientation':
    'board placed wrong; board turned round; black square right; board wrong way round; a1 white; board rotated; board turned wrong; board wrong way; board wrong orientation; board rotated wrong; board turned wrong way; dark square right; board rotated, dark square right corner; black corner square right; board turned ninety degrees; board rotated degrees; found board wrong way; noticed board turned; board upside down; upside down board',
  'irreg.colours-reversed':
    'wrong colours; colours reversed; played wrong colour; swapped colours; black white exchanged; playing white instead black; white black reversed; playing wrong colour; colours wrong way round; colours wrong; white instead black; colours mixed up; white pieces instead black; sat down wrong side board; sit wrong side; black; white; supposed play black; wrong colour; play other colour; notice wrong colours after moves; colours wrong way',
  'irreg.displaced-own-time':
    'knocked pieces over; knock over pieces; knocked over pieces; displaced pieces; pieces fell over; knocked piece over pressed clock; put pieces back own time; pieces fell; knocked over pieces own time; who puts pieces back; opponent knocked over pieces; knocked over king accident; knocked pieces off board; threw down pieces; overturned pieces; pieces fell off board; pieces tumbled; knocked over pieces whose time; fallen pieces whose time; bumped board; scattered pieces; knocked pieces pressed clock; knocked over king; pieces toppled time trouble; pieces fell over time trouble; piece fell board; knocked pieces over time trouble; knight fell down; queen tipped over pressing clock; who puts pieces back up; dropped piece everything collapsed; piece fell hand knocked others over; bumped table pieces went flying; pieces over floor; knocked over own king; accidentally knocked my king; toppled my king accident; dropped my king accident',
  'irreg.displaced-stop':
    'opponent knocked over pieces; stop clocks pieces knocked over; pieces displaced call arbiter; opponent knocked pieces pressed clock; pieces displaced stop clocks',
  'irreg.displaced-penalty':
    'penalty knocking over pieces; punished displaced pieces; extra time opponent knocked over pieces; time pieces displaced',
  'illegal.completed-when':
    'illegal move before pressing clock; noticed my illegal move before pressing; illegal move not completed; illegal move before clock press; illegal move clock not pressed; illegal move without pressing clock; correct wrong move before pressing clock; made wrong move clock not pressed; fix illegal move before clock; illegal move clock pressed; opponent’s king check after move pressed clock; correct my illegal move; illegal not pressed clock; king left check pressed clock; king check pressed clock; leave king check press clock; illegal move not pressed; correct illegal move before pressing; illegal move completed',
  'illegal.restore':
    'illegal move found later; after illegal move; position before illegal move; back after illegal move; earlier illegal move discovered; several moves ago illegal move; take back before illegal move; king check several moves; opponent illegal move; illegal move noticed after ten moves; king check noticed later; pressed clock king check; king left check clock pressed; illegal move discovered few moves later; noticed illegal move made earlier; illegal move found ten moves later; return position before illegal move; play after illegal move; impossible move; invalid move; forbidden move; illegal move found; opponent made illegal move; left king check pressed clock; continued after illegal move; king check nobody noticed; moved pinned piece pressed clock; king stays check nobody noticed; piece moved wrongly moves ago; noticed bishop moved wrongly earlier; wrong move piece discovered later; knight went wrong earlier; nobody noticed several moves king check; king check three moves nobody noticed; king left check, five moves later notice; king stepped check moves ago; king check many moves nobody noticed; king check several moves unnoticed; moves later noticed check; notice illegal move after moves; played illegal position; after illegal move noticed; move not noticed later; position impossible move',
  'illegal.restore-fallback':
    'cannot determine position before irregularity; last identifiable position; position before illegal move not known; nobody position before illegal move; cannot find out position before illegal move; cannot reconstruct position before illegal move; position before illegal move unknown; cannot find position before illegal move; position before illegal move not known more; nobody remembers position before illegal move; position cannot found after illegal move',
  'illegal.replacement':
    'move after illegal; replacing illegal move; touch-move after illegal; must move same piece after illegal; after illegal move must same piece; illegal move touched piece; piece must moved after illegal move; illegal move touched piece must; another move same piece',
  'illegal.clocks':
    'clock times after illegal move; clocks set after illegal move; set clock after illegal move; my time back after illegal move; time given back after illegal move; time after illegal move returned; time put back after illegal move; back time lost; time back illegal move; time back after illegal move; clock reset illegal move; time after illegal move',
  'illegal.king-capture':
    'king captured blitz; took king blitz; king captured; opponent took my king; ate king; took my king; win take king; king takes; took my king win',
  'illegal.unpromoted':
    'pawn not promoted; left pawn last rank; pressed clock without exchanging pawn; forgot replace pawn; pawn eighth rank pressed; not put queen; unpromoted pawn; pawn last rank not replaced; pawn remained last rank clock pressed; pawn last rank forgot queen; pawn left eighth rank; pawn last rank press clock; pawn not exchanged last rank; unfinished promotion clock pressed; promotion not finished clock pressed; pawn left last rank; not replace pawn; pawn eighth rank pressed clock; pawn not promoted clock pressed; left pawn 8th rank; pawn remains eighth rank; says queen leaves pawn last rank; only says queen; pawn reached last rank, pressed without choosing piece; promoted upside down rook',
  'illegal.press-no-move':
    'pressed clock without moving; press clock without move; clock pressed no move made; passed move; clock pressed no move; pressed not move; pressed twice; hit clock no move made; only hit clock not move; slapped clock without moving; time trouble pressed without moving; pressed clock move not made; press clock without moving; forgot move pressed clock; pressed clock instead moving',
  'illegal.two-hands':
    'made move two hands; two-handed castling; used both hands; castled two hands; captured both hands illegal; two hands move; move both hands; capture two hands; both hands promotion; castled using two hands; moved both hands penalty; took two hands pressed clock; two hands; promoted both hands; both hands one move; castled both hands once; left right hand; captured left right hand; both hands; took piece left hand moved right; one hand captured other moved; captured one hand, moved other; captured bishop left hand, moved pawn right',
  'illegal.penalty-time':
    'penalty illegal move; first illegal move; two minutes illegal move; extra time illegal move; much time illegal move; illegal move two minutes; one minute penalty; illegal move penalty; illegal move minutes; illegal move time; many minutes illegal move; much time opponent’s illegal move; minutes added after illegal move; opponent many minutes my illegal move; extra minutes illegal move; first illegal move penalty; illegal move bonus minutes; extra two minutes opponent; added time illegal move; two minutes more opponent; opponent two minutes; opponent breaks',
  'illegal.penalty-loss':
    'second illegal move; two illegal moves; third illegal move; lose illegal moves; many illegal moves lose; illegal move loses; repeated illegal moves; forfeit illegal moves; many illegal moves; many illegal moves until lose; many times illegal move lose; second illegal move lost; two illegal moves lose; lose after illegal moves; another illegal move; illegal move twice; illegal second time; second illegal; many illegal moves allowed; many times illegal move; illegal move second time; win opponent second illegal move',
  'illegal.counter':
    'illegal moves add up; count illegal moves; different kinds illegal moves counted together; illegal moves count; illegal moves summed; illegal moves counted together; sum illegal moves; illegal moves accumulate; two hands illegal move counted together; pressing without move illegal add up',
  'illegal.loss-draw':
    'second illegal move opponent cannot mate; illegal move against bare king draw; two illegal moves opponent only king; second illegal move only king; second illegal move opponent only king; illegal moves opponent cannot mate',
  'irreg.displaced-later':
    'pieces moved their squares; piece wrong square discovered later; pieces put back wrong; position differs scoresheet; piece displaced earlier; knight wrong square; went wrong position; piece wrong square later; pieces wrongly restored; bishop stood wrong square long time; piece wrong square several moves; piece standing wrong square found later; put captured piece back mistake; position wrong piece returned',
  'score.record':
    'write moves; keep score; notation; must write moves; scoresheet; scorekeeping; must write; write opponent’s moves; must write opponent’s moves; both moves written; electronic scoresheet; write moves clearly; illegible writing; handwriting unreadable; writes moves only every second move; write moves one; writing compulsory; opponent not write moves; stopped writing; not recording; not keep score; notation duty; write every move; stopped writing moves; opponent stopped recording; playing without writing moves standard; not writing classical; no room left scoresheet; obligation write moves; compulsory scoresheet; handwriting nobody read; opponent refuses write; ran space sheet; wrote moves arm; writes moves other paper; moves own paper; moves not sheet; refuses write moves; stops writing; opponent stopped writing plenty of time',
  'score.no-advance':
    'write move before playing; write before moving; record advance; writing move first; first writes move then plays; writes his move first; writing move before; wrote one move played another; move written advance',
  'score.reply-first':
    'reply before writing; play before recording opponent’s move; answer before writing; reply before writing opponent’s move; reply then write; play my move before writing opponent’s; write after replying; write two moves once',
  'score.before-next':
    'not write my last move; must record previous move before next; moves missing scoresheet; behind writing; not written moves; forgot write; not write; opponent not record; opponent stopped recording; opponent not write moves; writes several moves once; must write my previous move before next; opponent several moves behind writing',
  'score.only-use':
    'write notes scoresheet; clock times scoresheet; written scoresheet; comments scoresheet; notes scoresheet; write comments scoresheet; write times scoresheet; writes variations scoresheet; analysis scoresheet; candidate moves scoresheet; write time my sheet; erase moves scoresheet; delete moves sheet; scribble scoresheet; cross out moves',
  'score.mark-offer':
    'record draw offer; write draw offer scoresheet; sign draw offer; (=); draw offer sign scoresheet; draw offer scoresheet',
  'score.assistant':
    'cannot write; unable record; cannot keep score; religion not allow writing; Sabbath; assistant writes injured; somebody writes; injured hand cannot write; helper writes moves; broken arm who writes; broke my arm cannot write',
  'score.assistant-time': 'clock adjusted assistant writing; less time assistant',
  'score.visible':
    'cover scoresheet; scoresheet must visible; arbiter must see scoresheet; scoresheet visible; opponent hides scoresheet; scoresheet covered pen; scoresheet must seen arbiter; covers scoresheet pen; pen scoresheet; scoresheet hidden; pen covers scoresheet; scoresheet visible arbiter; keep scoresheet where arbiter sees; sheet inspection arbiter; scoresheet view; arbiter look scoresheet',
  'score.property':
    'who owns scoresheets; keep scoresheet; hand scoresheet; scoresheet belongs organiser; scoresheet belongs; whose scoresheets; keep my scoresheet; take scoresheet home; take my scoresheet home; keep scoresheet souvenir; must hand sheet',
  'score.exempt':
    'less five minutes; under five minutes not write; stop recording; stop writing time trouble; record five minutes left; 30 seconds increment must record; less five minutes write; not write; time trouble write; five minutes left writing; without writing time trouble; write moves four minutes left; few minutes left must write; two minutes left must write; minutes left must record moves; many minutes left must write; stop writing moves; no writing under five minutes; not write moves; must not write; time trouble no longer writes; time trouble stopped writing; time trouble; zeitnot; must record three minutes clock; record four minutes left; seconds left, write; wants stop writing; five minutes left not write; time trouble without writing',
  'score.update-after-flag':
    'scoresheet not up to date; missing moves scoresheet; fill moves after time trouble; update scoresheet; update scoresheet after flag; complete scoresheet before moving; missing moves written after flag fell',
  'score.neither':
    'both stopped writing; neither records; both time trouble; arbiter records moves; both less five minutes; neither writes time trouble; neither writes flag fell; nobody records moves; both not write; neither recording flag; not write moves flag fell; both stopped recording flag fell; both time trouble who writes; both without scoresheet; neither scoresheet complete flag fell; complete scoresheet after time trouble; fill missing moves after time trouble; complete scoresheet after time control; fill moves after time control',
  'score.one':
    'fill missing moves before moving; complete my scoresheet after flag; only one stopped writing; one not recording; only one not writing flag fell; one time trouble stops writing flag fell',
  'score.borrow':
    'borrow opponent’s scoresheet; use my opponent’s scoresheet; ask opponent’s scoresheet; look opponent’s scoresheet; opponent scoresheet; borrow scoresheet; borrowed my scoresheet; scoresheet use miss moves; opponent wants my scoresheet; take opponent’s scoresheet fill moves; cannot find my scoresheet; copy my opponent’s sheet',
  'score.reconstruct':
    'reconstruct; no complete scoresheet; neither scoresheet complete; replay another board; both scoresheets incomplete',
  'score.note-first':
    'note position clock times before reconstruction; write position before reconstruct',
  'score.unprovable':
    'cannot prove number moves; cannot tell many moves made; scoresheets cannot show time exceeded',
  'score.sign':
    'sign scoresheet; signing result; both sign; report result; result scoresheet; must sign; signature; opponent refuses sign; who writes result; who enters result; record result; write result',
  'score.signed-stands':
    'wrong result signed; signed wrong result; incorrect result scoresheet; result written wrong; both signed wrong result; wrong result; result entered incorrectly; change result after signing; claim after signing; complaint after scoresheets signed; late after signing; not agree result scoresheet; both signed 1-0 instead; result sheet says opposite; wrong winner reported',
  'draw.regs-restrict':
    'agree draw before thirty moves; agree draw before move 30; no draw offers before move 30; Sofia; draw forbidden; no early draws; draw only arbiter’s permission; minimum number moves before draw; anti-draw; draw forbidden before move thirty; draw offer not allowed; no draw before move; no draw before 30 moves; draw offer prohibited; draw agreement needs arbiter’s permission; restrict draw offers; no draws before move 30; ban draws; draw offers limited; organiser forbid draws; minimum moves before draw; draw offer prohibited before move thirty; draw first moves; draw start; draw opening; draw right beginning; draw before tenth move; agree draw before move ten; agreed draw early regulations forbid; draw forbidden regulations; early draw ban; draw agreement not allowed before move; no draw before move thirty; agreed draw arbiter says few moves; draw early arbiter not allow; draw minimum moves; agreed draw regulations; arbiter not allow draw; draw without arbiter consent',
  'draw.offer-rules-apply': 'draw offers; draw offer work',
  'draw.offer-when':
    'offer draw; draw offer; correct way offer draw; offer draw before moving; draw offer after moving; propose draw; draw offer correct; offer draw before pressing clock; draw offer before after move; offer draw before after move; draw before after pressing; ask draw; offer opponent draw; propose draw opponent; ask opponent draw; draw offer proper moment',
  'draw.offer-other-time':
    'draw offer wrong time; offered draw my time; offered draw thinking; offered draw before move; draw offer opponent’s thinking; draw offer opponent time; offer draw opponent time; draw offer before move; offer draw wrong time; offer draw not move; draw offered my time; draw offer valid time; draw offer without moving; offered draw my move; offer not move; offer draw not my turn; draw offer opponent move; offer draw right after opponent’s move; offered draw my clock running; offer draw opponent’s time; offers think; asked draw my thinking time',
  'draw.offer-no-conditions':
    'conditional draw offer; draw offer condition; draw; draw only; offers draw exchange; give draw; give draw let',
  'draw.offer-irrevocable':
    'withdraw draw offer; take back draw offer; retract draw offer; take back my draw offer; withdraw my draw offer; changed my mind draw offer; draw offer cannot cancelled; offered draw then changed mind; changed mind after offering draw; offered draw changed his mind; offered draw then regretted; draw offer withdrawn; offered draw then said forget; offered draw changed their mind thinking; delete draw offer; undo draw offer; withdraw offer draw',
  'draw.offer-lapse':
    'long draw offer valid; accept draw offer later; reject draw offer; draw offer ends; touched piece after draw offer; draw offer expired; refuse draw; accept draw handshake; long draw offer; accept draw later; draw offer touch piece; accept draw after touching; draw offer valid until; draw offer reject move; must accept draw; accept draw offer; answer draw offer; reject draw touching piece; opponent not answer my draw offer; offer stand; accept later; moved after draw offer; draw offer opponent move; opponent moves after my draw offer; draw offer valid after move; touching piece declines draw offer; said draw just played; opponent ignores my draw offer; silence mean no draw; offered draw, then made another move; offered draw opponent pressed clock; opponent ignored draw offer; opponent silent draw offer; offer declined then accept later; said no then accept; refused draw accept later; draw offer ignored; offered draw opponent just moved; offered draw only moved; opponent moved after draw offer; offered draw opponent made move; answer draw offer moving; draw offer played',
  'draw.offer-record': 'note draw offer; = sign scoresheet; write draw offer',
  'draw.claim-is-offer': 'draw claim offer; claim counts offer; accept after claim',
  'rep.claim':
    'threefold repetition; three times same position; repetition; repeat moves; position repeated; threefold; 3-fold; same position three times; draw repetition; perpetual check; claim repetition; third occurrence; moves repeated; perpetual check draw; position repeated three; repetition automatic; claim threefold; must repetition consecutive; repetition not row; threefold automatic claim; three times same position must claimed; looping same moves; same moves again; repetition position; repetition draw; moves repeated three times; round circles; 3 times repeated; eternal check; claim draw not my turn; only move claim; claim my opponent thinking; many repetitions draw; claims draw opponent’s move; claims draw not move; often same position come back; pieces back forth; keeps giving check; position repeated twice; three times same position draw; repeated three times automatic; who claim repetition; who claims repetition; who asks draw repetition',
  'rep.intended':
    'claim repetition next move; write move claim; claim threefold before playing move; intended move repetition; claim threefold my move; move written not played claim; claim repetition intended move; write move claim repetition; claim threefold write move first; my next move repeats position; claimed repetition not write move; procedure threefold claim; threefold claim made; claim written move; write move then claim repetition; played move then claimed repetition; claim before move; claim threefold; made move first then claimed; procedure claiming repetition',
  'rep.appeared':
    'position just appeared third time; claim repetition my move; opponent’s move repeated position; claim after opponent’s move; opponent’s move made third repetition; who claim repetition',
  'rep.same-position':
    'positions same; same position definition; same move; positions identical; different order moves same position; consecutive repetition; same position; repetition consecutive; counts same position; not consecutive repetition; must repetition row; must repetitions come one after another; position repeated other side move; identical position; position identical; same position other side move; position same other turn; same position other turn',
  'rep.en-passant':
    'repetition en passant; en passant positions same; repetition pawn taken en passant; repetition en passant possibility; repetition en passant right',
  'rep.castling':
    'same position castling right lost; same position different castling right; repetition castling rights; castling rights changed repetition; lost castling repetition; same position castling; repetition castle right; repetition castling right lost; repeated position castling; repetition position castling rights; castling rights differ same position',
  'fifty.claim':
    'fifty-move; no pawn move capture 50 moves; draw fifty moves; fifty moves without capture; many moves mate bishop knight; king rook against many moves; fifty moves without pawn move; fifty moves draw; no pawn move fifty; sixty moves nothing happened; sixty moves without happening; nothing captured long time; nobody captured; nothing many moves; fifty move count reset pawn; count starts again pawn move; claim fifty; endless endgame without captures',
  'fifty.intended':
    'claim fifty moves next move; write 50th move claim; intended move fifty; fifty moves intended move; fifty moves reached my next move; claim 50 moves my next move; fifty moves claim following move; claim fifty written move',
  'fifty.done': 'fifty moves completed; claim after 50 moves',
  'claim.lost-by-touch':
    'claimed threefold after touching piece; touched piece then claimed repetition; claim repetition touch piece; claimed draw touched piece; touched piece before claiming; lose right claim draw; claim after touching; claim after moving; late claim threefold; made move then claimed; claim draw after touching; claim draw after move; moved then claimed repetition; claim draw after touching piece; draw claim after touching; touched piece then claimed draw; touched piece claim; claim repetition after touching piece; moved only then claimed; position third time moved; made move then claim; claim late moved; forgot claim, moved',
  'claim.stop-clocks':
    'stop clocks claim draw; clocks claim; who stops clock claim; clocks stopped draw claim; claim; claim draw; claim draw arbiter; procedure claiming draw; steps draw claim; ask arbiter draw; call arbiter claim draw',
  'claim.no-withdraw':
    'withdraw claim; take back draw claim; cancel my claim; take back claim; withdraw draw claim; claimed draw changed their mind',
  'claim.correct': 'correct draw claim; claim right; claim accepted; correct claim; my claim right',
  'claim.incorrect':
    'wrong claim; penalty wrong claim; wrong threefold claim; claim rejected time; two minutes wrong claim; claim not correct; wrong claim penalty; incorrect claim minutes; wrong repetition claim; claim wrong time; wrong claim threefold; false claim repetition; wrong draw claim; unjustified draw claim; penalty wrong draw claim; wrong draw claim many minutes; wrong claim fifty-move; incorrect fifty-move claim; claimed fifty moves wrongly; claim wrong; claim rejected; my claim wrong; mistaken claim; claim not correct two minutes; claimed fifty moves not right; claimed draw not right; claimed repetition wrongly; draw claim rejected; claim refused arbiter; rejected claim; draw claim turned down; unsuccessful draw claim; claimed fifty moves fewer made; claimed threefold only twice; claim not granted; two minutes penalty not three times; not third time, two minutes; claimed fifty moves counted fewer; arbiter says no repetition; thought threefold, arbiter says not; claimed draw arbiter disagreed; claimed fifty arbiter counted; claim denied; claim dismissed',
  'claim.intended-binding':
    'must play move claimed; intended move must played; claim rejected must play move; must play written move after wrong claim; wrong claim must written move played; written move must played claim not correct; written move must played claim not right',
  'auto.fivefold':
    'fivefold repetition; five times same position; 5-fold; automatic draw repetition; arbiter stops repetition; position five times nobody claims; fivefold; position five times; arbiter declare draw himself; must arbiter stop; draw without claim; arbiter ends draw automatically; automatic draw; many repetitions until stopped; fifth repetition; repetition fifth time; consecutive five times; fifth same position; five repetitions automatic draw; position five times automatic',
  'auto.seventyfive':
    'seventy-five move; automatic draw moves; seventyfive moves; arbiter declare draw himself; must arbiter stop; draw without claim after moves; 75 moves without capture; automatic draw 75; 75 moves without pawn move; automatic draw moves without capture; many moves without capture automatic draw; 75 moves no pawn capture; automatic draw after moves',
  'auto.mate-first': 'checkmate 75th move; mate move 75; mate move seventyfive',
  'points.standard':
    'points win; many points; win draw loss points; 1 ½ 0; score; half point; points draw; scoring; half point draw; half point each; much win worth; points',
  'points.forfeit':
    'points forfeit; points win without playing; bye points; forfeit win points; win forfeit points; opponent not come many points; points forfeit win; win without playing points; points win without play; win without; points opponent never showed up; full point opponent absent; forfeited score; win without playing; forfeit win; win default; opponent absent win',
  'points.cap': 'total score; both point; maximum points',
  'points.normal-values':
    'three quarters point; unusual score; score ¾; arbiter give other points; both lose; half zero; half point each zero',
  'conduct.disrepute':
    'rude; insulting opponent; behaves badly; swearing board; unsporting behaviour; bring disrepute; misconduct; refuse shake hands; dishonour; arranged result; throw; refuse handshake; not shake hands; prearranged result; not want give hand; no handshake before; opponent not shake my hand; shouting opponent; hits opponent; throws pieces; drunk; sleeping board; opponent complains my behaviour; no handshake; aggressive; lost purpose; quarrel arbiter; argue arbiter; threw pieces swore; throws pieces anger; walked away let clock run instead resigning; left lets his time run; swept pieces off anger; handshake before; shaking hands before after; leaves board lets time run; handshake; called names; sore loser; called idiot; trash talk; dress code; clothes; wear hat; dressed; fight each other; fight; shaking hands; left home without saying; quits without word; leaves without resigning; leaves board without resigning lets clock run; arbiter quarrel',
  'venue.definition':
    'playing venue; belongs venue; toilets; refreshment area; included playing venue; venue',
  'venue.area': 'playing area',
  'venue.leave':
    'left venue without permission; went home without permission; leave venue; outside; fresh air; leave playing room; out hall; out fresh air; home after; stay after finishing; step outside; opponent went outside building; leave early; leave hall without telling; went outside phone; goes outside; left building; went outside; left hall not return; left without saying; went home; left home; opponent left not return; left board not came back; went away not come back; left not returned',
  'venue.leave-on-move':
    'leave board my move; toilet my move; leave playing area move; bathroom; leave room; walk; stand up; look other; leave own move; leave board; stand up board; leave hall my move; out am move; goes toilet often; opponent not come back board; watch other; allowed look other; walk watch other boards; leave board my turn; toilet break; leave table am move; up own move; wander my turn; up board; standing up; rise table; leave table; use toilet clock running; toilet my clock; toilet my time',
  'venue.access':
    'father stands behind; parents watch behind board; who enter playing area; coach playing area; spectators enter; photographer; who enter hall; parents hall; father stands next board; parents next board; spectators near board; who stand board; who allowed hall; photographer hall; visitors playing area; my mum watch; my trainer come; coaches between tables; coaches walking hall; parents between boards; who stand near board; mother stands behind my back; who stands board',
  'venue.report':
    'report arbiter leaving; report leaving; duty report leaving; must tell arbiter leaving; inform arbiter before leaving',
  'conduct.no-aids':
    'use notes; outside help; cheating; use engine; talk my coach; prompt; help others; analyse; pocket set; talking my; notes; computer; help coach; help outside; someone told move; using notes; coach gave advice; spectator gives hint; analysing second board; looks notes; looking opening book; analyse another chessboard; look other; watching other boards my; engine phone toilet; program toilet; reading notes; reads notes play; parent gives hints; coach helps corridor; friend showed move; somebody shows move; app toilet; notebook variations; opening book; notebook openings; consult notes; look notes; trainer advises',
  'device.ban':
    'mobile phone; phone; cell phone; electronic device; phone my pocket; phone switched off; earbuds; music; tablet; phone allowed; watch allowed; watch; phone pocket; phone allowed hall; smart watch wrist; listen music; earphones; hearing aid; electronic pen; camera; powerbank; bluetooth; smartwatch allowed; headphones ears; talks phone corridor; phone toilet; fitness tracker; activity band; wear earplugs; smart watch board; electronic devices; earphones music; headphones; listening music; earplugs allowed',
  'device.bag':
    'phone bag; switched-off phone bag; keep phone my bag; jacket phone; phone off bag; bag phone; phone turned off bag; keep my phone bag; phone off jacket; bag',
  'device.sound-2009': 'phone rang; mobile rings; phone sound; telephone rang 2009',
  'device.sound-2009-half': 'phone rang opponent cannot win; phone rings half point',
  'device.possession':
    'caught phone; phone found; phone rang; phone went off; device; lose phone; opponent phone rang; phone loses; my phone rang; phone pocket rang; phone vibrated jacket; phone pocket switched off; alarm rang pocket; phone made sound; watch beeped; phone pocket; ringing phone; smart watch wrist; phone found pocket; watch wrist beeped; took mobile out pocket; forgot my phone pocket; text; alarm went off',
  'device.search':
    'search; inspect clothes; metal detector; body scan; check bag; refuse search; arbiter wants search; search bag; arbiter inspect; my bag checked; bag checked phone; empty my pockets; show my pockets; check bags; inspect bag; arbiter checks bag; inspect',
  'conduct.smoking':
    'smoking; e-cigarette; where smoke; vape toilet; smoking outside; electronic cigarette',
  'conduct.spectator':
    'finished; who finished; after my; finished my watch; finished spectator; finished my watch others; after my stay hall; my over watch; spectators; finished watches; considered spectator; spectator',
  'conduct.no-disturb':
    'disturb opponent; distract; annoy; repeated draw offers; offer draw again; coughing; tapping; staring; humming; opponent keeps talking; opponent keeps offering draw; eat board; eating; offers draw every move; draw offer every move; opponent offers draw many times; keeps offering draw; repeatedly offers draw; opponent kicks under table; opponent eats board; clicking pen; opponent bothers; banging pieces; nonstop draw offers; offers draw time; drink coffee board; eat banana; plays captured pieces; adjusts pieces again; leans over board; sits close; noisy pieces; talk opponent thinking; speak opponent thinking; eats chips; kicks under table; opponent offers draw every move; food board; opponent touches pieces think; noisy neighbour; loud next board; shouting noise; shaking leg; slurping coffee; faces; chewing gum; sniffing every few seconds; keeps asking draw; say opponent; talk opponent; speak opponent; photo flash; taking photos; photographing; offer draw again rejected; earplugs; ear plugs; food drink; not stop talking; not stop staring; stares; opponent asks draw thinking',
  'conduct.penalty-link': 'penalty conduct; breaking conduct',
  'conduct.persistent':
    'refuses follow; refuse comply; refuses obey arbiter; persistent refusal; refuses continue; refuse; refuse arbiter; not listen arbiter; disregards arbiter; disobeys arbiter; keeps breaking; not follow; quarrels arbiter; ignores again; repeatedly breaks; not care what the arbiter says; repeat offender; not do what the arbiter says; refuses obey; refuses write; refuses sign',
  'conduct.both-guilty':
    'both lose; both refuse; double loss; 0-0; lost both; both refuse comply; both break again; result 0-0 both lose',
  'conduct.explanation':
    'ask arbiter explain; ask; explanation; arbiter explains; ask arbiter; want arbiter explain; arbiter interpret; explain point; arbiter clarify',
  'appeal.right':
    'appeal; protest; appeals committee; disagree arbiter; appeal against arbiter; after signing; appeal against decision; not agree arbiter; arbiter made mistake; arbiter wrong; wrong decision arbiter; arbiter gave wrong ruling; against ruling; ruling unfair; contest ruling; who complain arbiter; complaint against arbiter; quarrel arbiter; dispute arbiter; argument arbiter; argue arbiter; bad call arbiter; who above arbiter; arbiter mistake; arbiter wrong decision; arbiter errs',
  'appeal.excluded': 'no appeal; decision final quickplay; appeal not',
  'conduct.help-reconstruct': 'help reconstruction; assist arbiter',
  'conduct.check-claim':
    'who checks claim; check draw claim; checking threefold; who checks threefold repetition; who proves repetition; who checking repeated position; check repetition claim; who checks repetition; verify claim; check threefold',
  'arb.uphold': 'duties arbiter; arbiter; role arbiter; job arbiter',
  'arb.fair-play': 'fair play',
  'arb.best-interest': 'best interest competition',
  'arb.environment':
    'lighting; noise hall; playing conditions; hot hall; bad light; temperature playing hall; air room; open window; dark; hall cold; freezing; comfort playing hall; comfort room; who responsible conditions; hot room; window hall; lighting hall; chairs uncomfortable',
  'arb.undisturbed': 'arbiter sure not disturbed; disturbed arbiter duty; noise hall',
  'arb.supervise': 'arbiter supervises tournament; duties arbiter supervise',
  'arb.special-needs':
    'disabled; ill; medical attention; feels sick; wheelchair; special needs; medical help; opponent fainted',
  'arb.anti-cheating': 'anti-cheating; fair play guidelines; arbiter cheating',
  'arb.observe': 'arbiter watches time trouble; arbiter observes; arbiter watch time trouble',
  'arb.assistants': 'assistant arbiter; appoint assistants',
  'arb.extra-time':
    'disturbance outside extra time; extra time after disturbance; noise outside; fire alarm extra time; arbiter gives extra time; arbiter adds time disturbance; extra time noise; time added after fire alarm; noise hall more time; prolonged time disturbance; arbiter adds time; compensation disturbance; somebody disturbed both outside; noise next door, extra time; power failure extra time; alarm lost minutes',
  'arb.no-intervene':
    'arbiter intervene; arbiter interrupts; must arbiter say; arbiter help; arbiter interferes; arbiter point out illegal move; must arbiter correct illegal move himself; arbiter warn; arbiter warns time trouble; arbiter step; arbiter saw nothing; arbiter told position drawn',
  'arb.no-move-count':
    'arbiter tells number moves; ask arbiter many moves; number moves made; many moves made; many moves arbiter; ask arbiter number moves; arbiter not tell many moves; arbiter tell many moves played; arbiter says number moves',
  'arb.no-reminders':
    'arbiter told press clock; tell press clock; remind; forgot press nobody tells; my opponent tell; inform opponent moved; remind opponent clock; tell opponent forgot clock; opponent forgot clock must tell; arbiter tell forgot press my clock; arbiter says not press clock; forgot press my clock arbiter tell; tell my opponent press clock; opponent forgot press clock tell; tell my opponent clock running; arbiter tell press clock; arbiter reminds clock; tell forgot clock; arbiter say my move; arbiter warn time; arbiter point out time; not pressed clock, somebody tell; forgot clock, anybody say; spectator tells press clock; spectator said not pressed clock; friend told hit my clock; forgot press opponent waited; opponent waits not press; forgot press clock opponent silent; tell opponent press clock; remind press clock; forgot press clock my time runs',
  'arb.report-only':
    'spectator sees irregularity; spectator notices illegal move; who report; tell arbiter; another noticed; spectator tells arbiter; other saw illegal move; spectator noticed flag fall; spectator tell arbiter; who tell arbiter irregularity; spectator saw flag; who report irregularity; spectator points out flag fall; spectator noticed flag fell',
  'arb.no-interference':
    'spectator suggests move; spectator gives advice; spectator tells; someone whispers move; comment; spectator says; other interfere; kibitzing; spectator helps; spectator says flag; spectator told flag; captain talks; coach speaks; spectator tell flag fell; spectator says flag fell; spectator shouts; spectator interrupts; spectator points out illegal move; friend whispers move; parent whispered child; father whispers; captain speaks; spectator said move; mother talks; parent talks child; parent speaks child; spectator shouted flag fallen; onlooker calls flag; somebody next told my opponent move; neighbour tells opponent; friend told flag down; somebody told flag; spectator says flag fallen; spectator points fallen flag; spectator notices flag; parents stand board give signs; somebody audience whispers moves; parents stand beside table signal; people beside board give signs; spectators; father gives signs; coach gives signals; parent signs; father sitting playing area signs; neighbour told watch out; boy next told; somebody warned; spectator said best move; coach whispered move; comment loudly position; spectator shouted flag fell; spectator cried flag; visitor said time over',
  'arb.expel':
    'send out spectator; remove spectator; expel hall; throw out; parents who interfere; expel spectator; spectator out hall; throw out spectator; throw somebody out hall; kicked out hall; send father out',
  'arb.phones-anyone':
    'spectator’s phone; phone spectator; phone rings spectator; parents use phone; spectators taking photos phone; photos phone hall; visitors’ mobile phone hall; parents phone hall; use phones hall spectators; arbiter’s phone; phones playing hall spectators; arbiter’s own phone rang; phone someone; call my mum phone; phone after my ended; phone call hall; use phone hall',
  'penalty.combine':
    'penalties; list penalties; penalties arbiter give; sanctions; arbiter punish; penalties arbiter; penalties imposed; penalties exist; punishments; arbiter bad behaviour',
  'penalty.warning':
    'warning; caution; yellow card; arbiter gives warning; official warning; many warnings; who warns; arbiter warns; warn; arbiter warning; warning arbiter; must arbiter warn first; warned first',
  'penalty.add-time':
    'add time opponent penalty; extra minutes opponent; many minutes arbiter add; arbiter adds minutes; two extra minutes opponent',
  'penalty.cut-time':
    'take time off; deduct time; reduce time offender; time deducted; arbiter takes time away; take minutes; less time penalty; arbiter deducts time; lose minutes penalty; reduce time punishment; arbiter took two minutes; shorten time; arbiter shortens time; take away time; less time',
  'penalty.add-points': 'more points opponent; increase opponent’s score; add points opponent',
  'penalty.cut-points':
    'deduct points; reduce score; take away points; points deducted; half point deducted; minus point; arbiter takes points away; arbiter take points; docked half point; point taken away penalty; lose half point penalty',
  'penalty.loss':
    'declare lost; arbiter forfeits; lost penalty; arbiter declares lost; declare loss',
  'penalty.fine': 'fine; pay money; monetary penalty; arbiter fines; money penalty; fined',
  'penalty.rounds':
    'excluded round; suspension; banned round; miss round; suspended round; not allowed play next round',
  'penalty.expulsion':
    'expelled tournament; disqualification; disqualified; excluded tournament; thrown out event; exclusion tournament',
  'gloss.made': 'made move definition',
  'gloss.completed': 'completed move definition',
  'gloss.increment-range': 'increment between 2 60 seconds; increment',
  'gloss.cumulative': 'cumulative mode; Fischer mode',
  'gloss.standard':
    'standard; classical; standard play; 60 minutes; long; minimum time classical; standard time control; time classical; classical least sixty minutes; long classical; classical time',
  'gloss.results': 'write results; +/-; notation results; 1-0',
  'gloss.points-alt': 'three points win; 3-1-0; football scoring',
  'gloss.zero-tolerance': 'zero tolerance',
  'rapid.def.fixed':
    'rapid; rapid definition; 25 minutes; long rapid; 60 minutes; rapid minutes; many minutes rapid; time control rapid; rapid time limit; 15 minutes rapid; rapid long; difference rapid blitz; rapid blitz; difference between rapid blitz',
  'rapid.def.increment':
    'rapid increment; 10+5 rapid; 15+10; 60 moves calculation; 10+5 rapid blitz; 15+10 rapid standard',
  'rapid.record.optional':
    'write moves rapid; notation rapid; must write rapid; scoresheet rapid; not write rapid; moves written rapid blitz; rapid no notation; rapid scoresheet; moves not recorded rapid; must write moves 15 minute; writing moves short; write moves ten minute; keep score rapid; write quick; keep score rapid blitz',
  'rapid.record.claims-kept':
    'claim without scoresheet rapid; threefold rapid without writing; threefold claim rapid without scoresheet; repetition claim rapid without scoresheet; claim draw rapid without writing; repetition rapid no scoresheet',
  'rapid.record.ask-sheet':
    'ask scoresheet rapid; want write moves rapid; request scoresheet rapid',
  'rapid.penalty.one-minute':
    'one minute rapid; penalty rapid; illegal move rapid one minute; illegal move rapid; time penalty rapid; rapid illegal move minute; penalty rapid minute; illegal move rapid penalty; penalty rapid one minute; illegal move rapid extra minute; rapid illegal move much time',
  'rapid.sup.ratio':
    'adequate supervision rapid; arbiter three; enough arbiters; supervision; one arbiter many rapid; supervision rapid; one arbiter three; many one arbiter watch rapid; many one arbiter',
  'rapid.sup.recorded':
    'each recorded arbiter rapid; arbiter records rapid; who writes moves supervised rapid',
  'rapid.sup.effect': 'rapid supervision; competition apply rapid supervision',
  'rapid.sup.show-sheet': 'ask official scoresheet; see scoresheet arbiter; five times ask',
  'rapid.sup.show-sheet.limit':
    'ask see record more five times rapid; often ask scoresheet rapid; many times ask see record rapid',
  'rapid.unsup.base':
    'no adequate supervision; without supervision; not enough arbiters; rapid without arbiters',
  'rapid.unsup.setup.window':
    'wrong set-up rapid; ten moves wrong position rapid; pieces set up wrongly rapid after ten moves; king queen exchanged rapid; rapid wrong position ten moves; king queen swapped rapid',
  'rapid.unsup.setup.before-window':
    'wrong initial position rapid before ten moves; rapid pieces set up wrong before move ten',
  'rapid.unsup.clock.window': 'clock wrong rapid; clock set wrongly rapid after ten moves',
  'rapid.unsup.clock.schedule-exception': 'clock setting changed after ten moves schedule rapid',
  'rapid.unsup.castle.wrong-king':
    'castle king wrong square; king queen swapped castling rapid; castling after wrong set-up; king queen wrong way round, castle',
  'rapid.unsup.castle.wrong-rook':
    'rook wrong square castle rapid; rook wrongly set up castling rapid',
  'rapid.unsup.illegal.completed': 'illegal move completed rapid; illegal move rapid clock pressed',
  'rapid.unsup.illegal.window':
    'claim illegal move rapid; illegal move rapid next; late claim illegal move rapid; claim illegal move before my; illegal move rapid until; claim illegal move after moved; until claim illegal move rapid; claim illegal before own move; long claim illegal move',
  'rapid.unsup.illegal.arbiter-active':
    'arbiter sees illegal move rapid; must arbiter call illegal move rapid; arbiter observes illegal move blitz; arbiter must act illegal move; arbiter sees illegal move nothing; arbiter notices illegal move rapid must act; arbiter say illegal move rapid; arbiter intervenes illegal move rapid; arbiter call illegal move rapid',
  'rapid.unsup.illegal.scope':
    'counts illegal move rapid; two hands rapid illegal; unpromoted pawn rapid',
  'rapid.unsup.illegal.cost.2018':
    'illegal move rapid; penalty illegal move rapid; first illegal move rapid; second illegal move rapid; illegal move lose rapid; rapid illegal move lose; second illegal move rapid loses; third illegal move rapid; two illegal moves rapid',
  'rapid.unsup.illegal.draw-exception':
    'illegal move rapid opponent only king draw; rapid illegal move loses opponent cannot mate',
  'rapid.unsup.illegal.stands':
    'illegal move stands; illegal move not claimed time; continues illegal move; illegal move noticed late rapid; opponent moved after illegal move; illegal move not claimed rapid; rapid noticed illegal move late; rapid illegal move not claimed; illegal move noticed after own rapid; moved only then saw illegal move; rapid illegal move opponent moved; illegal move rapid replied; rapid nobody saw illegal move; rapid illegal move nobody noticed; not see illegal move until later rapid',
  'rapid.unsup.illegal.mutual-correction':
    'both agree correct; correct illegal move agreement; agree illegal move',
  'rapid.unsup.illegal-position.draw':
    'both kings check blitz; two kings check same time; both kings check; two kings check; pawn last rank not noticed rapid; illegal position draw; both kings check rapid; both kings attacked; illegal position both kings attacked',
  'rapid.unsup.flag.by-claim': 'claim win time rapid 2009; flag rapid claim',
  'rapid.unsup.flag.arbiter-silent': 'arbiter not call flag; arbiter sees flag fall rapid 2009',
  'rapid.unsup.flag.arbiter-calls':
    'arbiter calls flag rapid; arbiter call flag fall rapid; arbiter observes flag fall; arbiter call flag rapid; arbiter flag blitz; arbiter announce flag fall rapid blitz; arbiter silent flag rapid',
  'rapid.unsup.flag.claim-act':
    'claim win time; stop clocks claim win time; claim time win rapid; claim flag fall rapid; claim win time rapid; his flag fell rapid',
  'rapid.unsup.flag.draw-exception':
    'flag rapid only king draw; claim win time rapid cannot mate; rapid flag fell insufficient material',
  'rapid.unsup.flag.both-down':
    'both flags fallen; both flags down; both out time; both ran time; both flags rapid blitz; both times out; who wins both run time; both out time who wins; both clocks zero; both flags fallen who wins',
  'rapid.regs.declare': 'regulations must say supervision rapid',
  'blitz.def.fixed':
    'blitz; blitz definition; five minutes; ten minutes; long blitz; 3 minutes; blitz minutes; counts blitz; many minutes blitz; time control blitz; blitz time limit; 3 minutes blitz; three minutes per; 3 minutes each; five minutes each; 10 minutes blitz; difference blitz rapid; blitz length; blitz time',
  'blitz.def.increment': 'blitz increment; 3+2; 5+3; 3+2 blitz; 5+3 blitz rapid',
  'blitz.penalty.one-minute':
    'one minute blitz; penalty blitz; illegal move blitz one minute; blitz penalty; blitz one minute; blitz penalty minute; blitz illegal move one minute; time added after illegal move blitz; extra time after illegal move blitz; opponent minute blitz; much time illegal move blitz; blitz illegal move time; blitz illegal move minute more',
  'blitz.sup.ratio':
    'adequate supervision blitz; arbiter per blitz; one arbiter; many arbiters blitz; many one arbiter blitz; many one arbiter supervise blitz; one arbiter blitz; arbiter several blitz; number arbiters blitz',
  'blitz.sup.recorded': 'each blitz recorded arbiter; arbiter records blitz',
  'blitz.sup.effect': 'blitz supervision; competition blitz supervision',
  'blitz.sup.record-optional': 'write moves blitz; recording blitz',
  'blitz.sup.show-sheet': 'ask see record blitz; show scoresheet blitz',
  'blitz.sup.show-sheet.limit': 'ask see record more five times blitz',
  'blitz.unsup.base':
    'blitz without supervision; blitz no arbiter; blitz; write moves blitz; record blitz; not record blitz; blitz notation; must write blitz; keep score blitz; record moves blitz',
  'blitz.unsup.no-quickplay-claim':
    'claim cannot win normal means blitz; two minute claim blitz; no effort win blitz',
  'blitz.unsup.illegal.completed': 'illegal move completed blitz; illegal move blitz clock pressed',
  'blitz.unsup.illegal.claim-win-2009':
    'illegal move blitz loses; claim win illegal move blitz; illegal move blitz 2009; king left check blitz; take king blitz',
  'blitz.unsup.illegal.cost-2017': 'illegal move blitz 2017; first illegal move loses',
  'blitz.unsup.illegal.cost-2018':
    'illegal move blitz; blitz illegal move; illegal move lose blitz; king left check blitz; first illegal move blitz; second illegal move blitz; blitz illegal move lose; king check blitz; arbiter sees illegal move blitz; blitz second illegal move; blitz two illegal moves',
  'blitz.unsup.illegal.stands':
    'illegal move blitz not claimed; illegal move blitz stands; blitz illegal move not noticed; blitz illegal move stands; claim illegal move blitz after moved; moved after illegal move blitz; blitz noticed illegal move late; blitz illegal move moved; blitz: moved then saw his illegal move; blitz, left his king check played; blitz, missed his illegal move',
  'blitz.regs.declare': 'regulations must say supervision blitz; blitz apply announced',
  'note.algebraic-only':
    'algebraic notation; notation; descriptive notation; notation allowed; short notation',
  'note.evidence':
    'scoresheet evidence; other notation not evidence; wrong notation claim; scoresheet descriptive notation no proof',
  'note.warn': 'arbiter warns wrong notation; writes another notation; uses descriptive notation',
  'note.piece-word': 'pawn piece; pawn not piece notation',
  'note.letter':
    'letters pieces; abbreviation pieces; N knight; piece symbols notation; piece letters; letter knight',
  'note.letter.national':
    'letters my language; national letters; foreign piece letters; own language letters',
  'note.figurines': 'figurines; figurine notation',
  'note.pawn-no-letter': 'letter pawns; pawn no letter',
  'note.files': 'names files; h',
  'note.ranks': 'numbers ranks; ranks 1 8; ranks numbered',
  'note.ranks.initial': 'rank pieces stand; white pieces first rank',
  'note.square-unique': 'name square; squares named; coordinates',
  'note.piece-move':
    'write move; write piece move; notation move; write knight move; short notation; abbreviated notation; write moves',
  'note.no-hyphen': 'hyphen notation; dash between squares notation',
  'note.pawn-move': 'write pawn move; pawn move notation; notation pawn',
  'note.long-form': 'long notation; long algebraic; e2-e4',
  'note.capture.piece': 'write capture; x capture; notation captures',
  'note.capture.pawn-file': 'write pawn capture; pawn capture notation; exd5; pawn takes write',
  'note.ep.square': 'en passant square written; en passant notation square',
  'note.ep.mark':
    'write en passant; e.p. notation; notation en passant; en passant written; record en passant; en passant notation; note en passant',
  'note.ambig.same-rank':
    'two knights same square; two rooks same rank; ambiguous move; knight; disambiguation; two pieces move same square; two knights same square notation; ambiguous move notation; two knights same square write; two rooks move same square notation; both my knights one square, write',
  'note.ambig.same-file': 'two rooks same file; ambiguous same file',
  'note.ambig.other': 'two knights different files ranks notation',
  'note.ambig.examples': 'examples ambiguous moves notation; Ngf3 N1f3',
  'note.ambig.capture': 'ambiguous capture notation',
  'note.promotion': 'write promotion; promotion notation; d8Q; notation promotion',
  'note.draw-offer':
    'notation draw offer; (=) sign; draw offer sign; equalssign mean; equalssign; equals sign; sign equals brackets; equals sign sheet',
  'note.castle.short':
    'write short castling; write kingside castling; write castling; castling notation; notation kingside castling; 0-0; 0-0 mean; castling written',
  'note.castle.long':
    'write long castling; write queenside castling; queenside castling notation; long castling notation; notation queenside castling; write castling long; 0-0-0; castling queenside written; 0-0-0 mean; sign 0-0-0',
  'note.sign.capture': 'sign capture; x mean; capture sign',
  'note.sign.check':
    'sign check; plus sign; + check notation; check sign; plussign mean notation; plussign; symbol check; write check; notation check',
  'note.sign.mate':
    'sign checkmate; # sign; hash; mate sign; hash mean; hashsign mean notation; hashsign; sign mate notation; symbol mate; write mate',
  'note.sign.ep': 'sign en passant; e.p. mean',
  'note.optional-signs': 'must write check; must write x; optional signs; leave out plus',
  'note.sample': 'sample notation; example scoresheet; example',
  'blind.adapt': 'blind adapted; adapt visually disabled; blind; visually impaired',
  'blind.two-boards':
    'blind; visually disabled; two boards; visually impaired; playing against blind; two boards blind; blind two boards; playing against blind opponent',
  'blind.board.size': 'board blind; special board; size board blind; big blind board',
  'blind.board.raised':
    'raised black squares; feel dark squares blind board; blind board squares feel',
  'blind.board.aperture': 'hole each square; blind board holes',
  'blind.pieces.peg': 'pieces pegs; peg hole blind pieces',
  'blind.pieces.staunton': 'black pieces marked blind; pieces blind; blind colour pieces',
  'blind.announce.clear':
    'announce moves; blind says move; blind announce move; say moves aloud blind; dictate moves blind; tell moves blind; announce moves blind',
  'blind.announce.repeat':
    'repeat move blind; opponent repeats move; opponent blind repeats move; opponent blind must repeat move',
  'blind.announce.promotion': 'blind promotes announce piece; announce promotion',
  'blind.announce.files':
    'Anna Bella Cesar; names files blind; phonetic alphabet; words files blind; blind say files',
  'blind.announce.ranks':
    'German numbers; eins zwei drei; ranks German; german numbers ranks blind',
  'blind.announce.castling':
    'blind announce castling; Kurze Rochade; lange Rochade; castling announced German; announce castling blind',
  'blind.announce.pieces': 'German names pieces; Springer Turm; pieces announced German blind',
  'blind.touch':
    'blind touches piece; piece taken out hole; feel pieces; touch move blind; blind feels pieces; blind touched; visually impaired touched piece; piece touched blind',
  'blind.made.capture-removed': 'blind captures move made; blind capture removed',
  'blind.made.placed': 'blind move made placed another hole; blind move made',
  'blind.made.announced': 'blind move made only announced; move not announced blind',
  'blind.clock-after': 'blind start clock; press clock after announcing blind; blind press clock',
  'blind.sighted-normal':
    'sighted touch move against blind; sighted normal; sighted opponent blind',
  'blind.clock.special':
    'clock blind; talking clock; braille clock; blind clock; talking clock blind; clock speaks blind',
  'blind.clock.speaking':
    'speaking clock announces time; clock voice headphone blind; speaking clock blind; clock talks; blind see time; much time left blind',
  'blind.clock.analogue.dial': 'analogue clock blind raised dots; clock dial dots',
  'blind.clock.analogue.flag': 'flag felt blind; feel flag',
  'blind.record':
    'blind records; braille scoresheet; recorder; tape recorder; braille; blind write',
  'blind.slip':
    'slip tongue; said wrong square; wrong announcement; misspoke; announced wrong move; blind wrong announce; blind said wrong move; blind misspoke; blind announced wrong square; said wrong move mistake',
  'blind.diverge.consult':
    'positions differ two boards; boards not match; different position blind board',
  'blind.diverge.scores-agree':
    'blind boards differ scoresheets agree; wrong move executed right written blind',
  'blind.diverge.scores-differ':
    'blind boards differ scoresheets; both scoresheets different blind',
  'blind.assistant.right':
    'assistant blind; assistant; blind assistant; who help blind person; who helps blind; help blind board',
  'blind.assistant.move': 'assistant moves blind; blind assistant move board',
  'blind.assistant.announce': 'blind assistant announces moves',
  'blind.assistant.score-clock':
    'blind assistant writes moves; assistant presses clock blind; blind assistant keeps score',
  'blind.assistant.inform':
    'assistant tells blind time; blind asks time number moves; assistant tells number moves',
  'blind.assistant.claim-flag':
    'assistant calls flag; blind assistant flag; assistant says time over; assistant claims flag; assistant points out time',
  'blind.assistant.report-touch':
    'assistant tells arbiter opponent touched piece; blind assistant touched piece report',
  'blind.assistant.adjourn': 'assistant adjourn blind; blind seal move assistant',
  'blind.assistant.sighted-may': 'sighted assistant',
  'blind.assistant.hearing':
    'deaf; hearing impaired; blind against deaf; deaf against blind; blind deaf',
  'adjourn.trigger':
    'adjournment; adjourned; not finished; end session; interrupt until tomorrow; sealed move',
  'adjourn.seal.write': 'sealed move; write sealed move; seal',
  'adjourn.seal.envelope':
    'envelope; put envelope; sealed move envelope; goes envelope; sealed envelope',
  'adjourn.seal.stop-clock': 'stop clock after sealing; stop clock seal',
  'adjourn.seal.changeable': 'change sealed move; change my sealed move',
  'adjourn.seal.board-move-binds': 'made move board instead sealing; moved board after told seal',
  'adjourn.early': 'adjourn early; adjourn before end session',
  'adjourn.envelope.names':
    'written envelope; envelope details; must envelope; envelope write; envelope contents; envelope information',
  'adjourn.envelope.position': 'position envelope',
  'adjourn.envelope.times': 'times envelope; time used written envelope',
  'adjourn.envelope.sealer': 'name who sealed envelope; who sealed envelope name',
  'adjourn.envelope.number': 'move number envelope; number sealed move',
  'adjourn.envelope.draw-offer': 'draw offer noted envelope; draw offer envelope',
  'adjourn.envelope.resumption': 'date time resumption envelope; play resume',
  'adjourn.envelope.check': 'arbiter checks envelope; check information envelope',
  'adjourn.envelope.custody': 'who keeps envelope; arbiter keeps envelope; envelope safe',
  'adjourn.offer.after-seal': 'draw offer after sealing; draw offer adjournment',
  'adjourn.resume.setup': 'resume adjourned; continue adjourned; adjourned resumed',
  'adjourn.resume.clocks': 'set clocks resumption; clock times resuming; clocks resume adjourned',
  'adjourn.end-before.draw':
    'agree draw before resumption; draw adjournment agreed; adjourned agreed draw',
  'adjourn.end-before.resign': 'resign before resumption; resign adjournment; resign adjourned',
  'adjourn.open.replier-present':
    'open envelope; envelope opened; resumption; who opens envelope; opponent absent envelope; reading sealed move; sealed move read',
  'adjourn.bad-seal.ambiguous':
    'ambiguous sealed move; sealed move read two ways; sealed move unclear',
  'adjourn.bad-seal.unreadable':
    'unreadable sealed move; wrong sealed move; false sealed move; sealed move unreadable; sealed move cannot read; illegible sealed move; sealed move envelope cannot read',
  'adjourn.bad-seal.illegal':
    'illegal sealed move; sealed illegal move; sealed move illegal; sealed move impossible',
  'adjourn.bad-seal.exceptions': 'sealed move illegal drawn',
  'adjourn.resume.replier-present': 'present resumption envelope opened; open envelope sealed move',
  'adjourn.resume.replier-absent.clock':
    'absent resumption; not resumption; resumption opponent absent; adjourned opponent absent',
  'adjourn.resume.replier-absent.arrival':
    'arrives after resumption started; absent arrives stop clock resume',
  'adjourn.resume.sealer-absent.seal-reply':
    'sealing absent; who sealed absent seal reply; answer sealed new envelope',
  'adjourn.resume.sealer-absent.custody': 'sealed reply kept arbiter',
  'adjourn.late.loss':
    'late resumption; late after adjournment; late adjourned resume; opponent not come resumption adjourned',
  'adjourn.late.override': 'late resumption arbiter decides otherwise',
  'adjourn.late.sealed-mate': 'sealed move gives checkmate; sealed mate late',
  'adjourn.late.sealed-draw': 'sealed move stalemate; sealed move draws late',
  'adjourn.both-absent': 'both absent resumption; nobody comes resumption',
  'adjourn.lost.continue':
    'envelope lost; sealed move missing; lost envelope; envelope disappeared; sealed move lost; envelope missing; envelope cannot found',
  'adjourn.lost.clocks': 'envelope lost times unknown; lost envelope clock times',
  'adjourn.lost.state-move': 'lost envelope move sealed; envelope missing says sealed move',
  'adjourn.lost.annul': 'lost envelope position unknown new; adjourned position lost',
  'adjourn.clock-error.in-time': 'clock wrong resumption; wrong clock time after adjournment',
  'adjourn.clock-error.late': 'clock error resumption noticed late',
  'adjourn.session.timepiece': 'arbiter’s watch measures session; clock counts session',
  'adjourn.session.announce': 'start session announced; resumption time announced',
  'c960.game': 'Chess960; freestyle; 960',
  'c960.start.pawns': 'pawns Chess960 start; where pawns stand 960',
  'c960.start.random':
    'starting position Chess960; random position; draw position; start position chess960; chess960 random initial position; chess960 position chosen; drawing position chess960; lot chess960 position; chess960 position drawn lot; chess960 starting position; chess960 setup; fischer random start',
  'c960.start.king-between':
    'king between rooks; king chess960 starting position; where king stand chess960',
  'c960.start.bishops':
    'bishops opposite colours 960; bishops chess960; bishops chess960 starting position; where bishops stand chess960; placement bishops chess960; bishops different colours chess960; bishops initial position chess960',
  'c960.start.mirror':
    'black pieces opposite white 960; same position both sides chess960; mirror chess960',
  'c960.start.generator':
    'dice position 960; computer chooses position 960; who chooses position chess960',
  'c960.castle.once': 'castle often 960; castle once chess960',
  'c960.castle.regular-rules':
    'castling Chess960; conditions castling 960; castling allowed chess960',
  'c960.castle.double': 'king rook both move 960',
  'c960.castle.transposition': 'king rook swap places 960 castle',
  'c960.castle.king-only': 'only king moves castling 960',
  'c960.castle.rook-only': 'only rook moves castling 960; king stays',
  'c960.castle.how-by-hand': 'carry out castling 960 hand; move king rook 960',
  'c960.castle.final-squares':
    'square king end up castling 960; where king after castling chess960; castled position chess960 king; where king rook after castling Chess960; final squares 960; king g1 rook f1 960; where king rook castle chess960; king castling chess960; castling chess960; castle chess960 where pieces; freestyle castling; chess960 castling squares',
  'c960.castle.c-side':
    'c-side castling; long castling 960; queenside castle chess960; king c1 rook d1 960',
  'c960.castle.g-side': 'g-side castling; short castling 960; kingside castle chess960',
  'c960.castle.announce': 'say am castle; announce castling 960',
  'c960.castle.one-may-stay': 'king stays square castling 960; king rook not move castle chess960',
  'c960.castle.first-move':
    'castle first move 960; castling first move; castle first move chess960',
  'c960.castle.path-empty': 'squares between king rook empty 960; pieces between castling 960',
  'c960.castle.may-stay-filled': 'pieces stand way castling 960; occupied squares chess960 castle',
  'qpf.def':
    'quickplay; sudden death; guillotine; remaining moves limited time; without increment; guidelines three',
  'qpf.announced': 'guidelines III; must announced beforehand; quickplay apply',
  'qpf.scope.no-increment': 'without increment; no increment two minutes',
  'qpf.scope.no-blitz': 'quickplay blitz; guidelines III blitz',
  'qpf.both-flags.not-last':
    'both flags fell not last period; flag fell first unknown; both flags down first period',
  'qpf.both-flags.last':
    'both flags fell; both flags fallen unclear first; both out time draw; flag fell first cannot established; both flags fallen; both flags down first; both clocks show zero; both clocks zero; zero both clocks; who wins both run time; both out time who wins; both ran time; both flags fell last period; both flags; both clocks 0.00; clock shows 0.00 both; both show 0.00 end',
  'qpf.incr.request':
    'ask five seconds increment; five second increment; less two minutes ask increment; introduce increment; ask increment five seconds; ask five seconds under two minutes; ask five second increment; request increment; five seconds added',
  'qpf.incr.is-draw-offer': 'request increment draw offer',
  'qpf.incr.granted':
    'increment granted; arbiter sets five second increment; opponent two minutes increment',
  'qpf.incr.refused': 'increment refused; arbiter not agree increment',
  'qpf.claim.when':
    'two-minute; less two minutes claim draw; 10.2; last two minutes; under two minutes; claim draw time trouble; less two minutes draw claim; two minutes draw claim; two minutes left draw claim; claim draw without increment; draw claim under two minutes no increment; one minute left no increment, draw',
  'qpf.claim.only-if-no-incr': 'claim draw increment quickplay',
  'qpf.claim.act': 'call arbiter stop clock quickplay claim; claim less two minutes',
  'qpf.claim.ground.cannot':
    'opponent cannot win normal means; cannot win normal means; dead drawn position opponent plays time; rook against plays time; no increment two minutes left opponent cannot win; dead draw opponent plays without increment; drawn position opponent plays without increment; opponent only plays time; two minutes left no increment opponent cannot win',
  'qpf.claim.ground.no-effort':
    'opponent no effort win; not trying win; just shuffling pieces; playing only time; tries flag; opponent only waits my flag; opponent plays only time; opponent only wants win time; opponent plays time drawn position; opponent just moves pieces win time; opponent just moves back forth win time; no progress; opponent only plays clock; plays only time; plays time without increment; two minutes left opponent not play win; opponent only shuffles two minutes left; one minute left, no increment, just shuffles his rook; moves back forth hoping flag',
  'qpf.rule.agree': 'arbiter agrees claim cannot win draw; arbiter declares draw normal means',
  'qpf.rule.postpone-or-reject': 'arbiter postpones decision; arbiter rejects quickplay claim',
  'qpf.postpone.time': 'postponed claim two minutes opponent; extra time postponed',
  'qpf.postpone.play-on': 'postponed decision goes; arbiter watches after postponing',
  'qpf.postpone.decide-when': 'postponed claim decided; decision after flag fall postponed',
  'qpf.postpone.draw-test': 'postponed claim draw after flag fell; flag fell after postponed claim',
  'qpf.reject.time': 'quickplay claim rejected; two minutes quickplay claim wrong',
  'qpf.final': 'decision quickplay claim final',
  'qpf.noarb.applies':
    'no arbiter present quickplay; league match without arbiter; team match no arbiter',
  'qpf.noarb.claim':
    'claim draw without arbiter; no arbiter two minutes; no arbiter hall draw claim; draw without arbiter room; draw claim no arbiter present; no arbiter draw claim; without arbiter hall draw; team match without arbiter less two minutes; without arbiter less two minutes; one minute left no arbiter; no arbiter hall one minute left',
  'qpf.noarb.ground.cannot': 'no arbiter cannot win normal means write position',
  'qpf.noarb.ground.no-effort': 'no arbiter no effort win scoresheet',
  'qpf.noarb.refer': 'claim without arbiter who decides; sent arbiter later',
  'qpf.normal-means': 'normal means',
  'fb.base': 'Finnish blitz; blitz Finland',
  'fb.seat.black':
    'black chooses side; choose side board; where sit; side table black sit; who chooses seat',
  'fb.clock.same-hand': 'same hand Finnish blitz',
  'fb.setup.window': 'wrong initial position blitz three moves; after three moves complain',
  'fb.castle.swapped':
    'castle king queen swapped; mirrored castling; king queen swapped castle blitz',
  'fb.touch.restart': 'touched piece moved another Finnish blitz; restart opponent’s clock',
  'fb.promo.stop': 'no queen available blitz; stop clocks queen',
  'fb.promo.claim': 'pawn not promoted Finnish blitz',
  'fb.promo.stays': 'unpromoted pawn stays',
  'fb.illegal.self-correct': 'correct own illegal move Finnish blitz',
  'fb.win.flag.claim':
    'win time Finnish blitz; claim time; flag Finnish blitz; opponent’s flag fell; ran time; lose time',
  'fb.win.flag.material':
    'sufficient material win time; pieces win time; flag fell only knight; flag fell only bishop; insufficient material time win',
  'fb.win.illegal':
    'illegal move wins Finnish blitz; claim win illegal move; illegal move; opponent left king check',
  'fb.win.illegal.cutoff': 'until claim illegal move; claim before my move',
  'fb.king-capture.forbidden': 'take king blitz; capture king',
  'fb.king-capture.loses': 'captured king loses; took king',
  'fb.draw.both-flags': 'both flags fallen; both out time; both flags down',
  'fb.draw.flag-no-material': 'flag fell not enough material; only knight time draw',
  'fb.draw.no-progress.grounds':
    'perpetual check blitz draw; repetition blitz; no progress; draw claim blitz',
  'fb.order.events': 'happened first; mate flag; flag fall illegal move; order events',
  'fb.penalty.first': 'first breach warning blitz',
  'fb.penalty.second': 'second breach loses blitz',
  'fb.arbiter.passive': 'arbiter intervene blitz; arbiter intervention Finnish blitz',
  'fb.arbiter.no-flag-no-illegal':
    'arbiter calls flag Finnish blitz; arbiter sees illegal move Finnish blitz',
  'fb.spectators.replay': 'spectator pointed out flag; replayed',
  'fb.appeal.none': 'appeal Finnish blitz; appeal; protest',
}
