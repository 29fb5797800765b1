import type { Explanations } from '../explanation.js'

/** The Finnish national blitz rules of 2008. */
export const finlandBlitz: Explanations = {
  'fb.base':
    'The FIDE Laws of Chess apply, except where the Finnish blitz rules deviate from them.',
  'fb.time.fixed':
    'Each player must make all their moves within a time fixed beforehand, usually five minutes.',
  'fb.time.increment':
    'Instead of one fixed time for all the moves, a base time with extra time for each move (Fischer increment) may be used.',
  'fb.clock.flag':
    'Every clock must have a flag, or a device like it, that shows when the time has run out.',
  'fb.clock.direction':
    'Before the event the arbiter may decide which way the clock faces must point.',
  'fb.seat.black': 'The player with the black pieces chooses on which side of the board to sit.',
  'fb.clock.same-hand': 'A player must press the clock with the same hand that made the move.',
  'fb.record.none': 'Players are not required to record the moves.',
  'fb.setup.window':
    'Once each player has made at least three moves, nobody can object any more to the initial position, the placing of the board or the setting of the clocks. The game continues.',
  'fb.castle.swapped':
    'If a player’s king and queen started on each other’s squares and each player has already made three moves, that player may castle short towards the a-file (king d1–b1, rook a1–c1) and long towards the h-file (king d1–f1, rook h1–e1); Black does the same on the eighth rank. The other conditions for castling remain.',
  'fb.clock.touch': 'A player may touch the clock only to press it or to straighten it.',
  'fb.clock.proper':
    'Players must handle the clock properly; striking it or picking it up is not allowed.',
  'fb.clock.right-to-press':
    'After making a move, a player always has the right to press the clock.',
  'fb.clock.no-hover': 'A player may not keep a hand on the clock button or over it.',
  'fb.displace.own-time':
    'A player who displaces one or more pieces must restore the position while their own clock is running.',
  'fb.displace.restart':
    'If necessary, the opponent may start the clock of the player who displaced pieces, so that the position is restored on that player’s time.',
  'fb.displace.bonus':
    'The arbiter may give extra time to the opponent of a player who displaced pieces.',
  'fb.touch.restart':
    'If a player touches one piece and then moves another, the opponent may start that player’s clock and demand that the piece touched first be moved.',
  'fb.promo.stop':
    'If a pawn has been moved to the last rank and the piece needed for the promotion is not at hand, either player may stop the clocks to get one.',
  'fb.promo.claim':
    'If a player leaves a pawn on the last rank unpromoted and presses the clock, the opponent may claim an illegal move, which wins the game if claimed in time.',
  'fb.promo.stays':
    'If the opponent does not claim, the unpromoted pawn stays on the last rank and can never be promoted later. It has no moves and attacks nothing, but it can be captured.',
  'fb.illegal.self-correct':
    'A player may correct their own illegal move as long as they have not stopped their clock.',
  'fb.illegal.unnoticed':
    'An illegal move that neither player noticed in time stands: later it can be neither corrected nor claimed.',
  'fb.illegal.touch':
    'When an illegal move is replaced, touch-move applies: if a legal move allows it, the new move must be made with the touched piece, or capture the opponent’s touched piece.',
  'fb.illegal.completed':
    'An illegal move is completed when the player has stopped their own clock and started the opponent’s; from then on the opponent may claim a win.',
  'fb.win.mate': 'A player who checkmates the opponent wins.',
  'fb.win.resign': 'A player whose opponent resigns wins.',
  'fb.win.flag.claim':
    'A player wins on time only if the opponent’s flag fell first and the player points this out and stops their own clock while their flag is still up. The player must also have sufficient material or show a forced mate at once.',
  'fb.win.flag.both-down-draw':
    'If both players have run out of time, the game is drawn, even if a digital clock shows whose time ran out first.',
  'fb.win.flag.material':
    'To win on time a player needs material that can force mate against a lone king, whatever the opponent really has: a queen, a rook, bishops on both colours, bishop and knight, three knights, or a pawn that can still promote.',
  'fb.win.flag.forced-line':
    'A player with time left whose material is not sufficient still wins when the opponent’s flag has fallen, by showing at once a forced line of moves that leads to mate.',
  'fb.win.illegal':
    'A player who claims in time wins if the opponent has made an illegal move, which includes leaving or putting their own king in check, and has stopped the clock. The claimant wins even without material to mate with.',
  'fb.win.illegal.cutoff':
    'The win for an illegal move must be claimed before the claimant has made the next move on the board, that is, released the piece. Whether the clock has been pressed does not matter.',
  'fb.king-capture.forbidden':
    'The king may not be captured. A player whose opponent left the king in check only points out the check and claims.',
  'fb.king-capture.loses':
    'A player who captures the king is declared the loser, even if the opponent’s move before it was illegal.',
  'fb.draw.stalemate': 'The game is drawn when the player having the move is stalemated.',
  'fb.draw.material':
    'The game is drawn when so little material is left that, by the Laws of Chess, neither player can mate by any series of legal moves; the stricter material test for wins on time does not apply here.',
  'fb.draw.agreed': 'The game is drawn if the players agree to it during the game.',
  'fb.draw.both-flags':
    'If the second flag falls after the first and no win has been claimed in between, the game is drawn, even if a digital clock shows the order.',
  'fb.draw.flag-no-material':
    'If a player’s flag has fallen but the opponent lacks material that can force mate against a lone king and shows no forced mate at once, the game is drawn.',
  'fb.draw.no-progress.grounds':
    'A player may claim a draw by perpetual check, by repetition of the position, or because the position is “dead”, meaning that whatever legal move either player makes, the game makes no progress. No fixed number of repetitions is required.',
  'fb.draw.no-progress.claim':
    'To claim a draw for lack of progress a player stops their own clock and calls the arbiter; no particular time has to be left on the clock.',
  'fb.draw.no-progress.test':
    'If the opponent does not agree to the draw claimed, play continues and the opponent must make progress. If the arbiter finds no progress, the game is declared drawn.',
  'fb.order.events':
    'When several things have happened that would decide the game, the one that happened first decides.',
  'fb.order.fallback':
    'If the order of events cannot be established, the order in which they were pointed out counts.',
  'fb.order.illegal-vs-flag':
    'As an exception, if it cannot be established whether an illegal move or the overstepping of time came first, the player who made the illegal move loses, whichever was pointed out first.',
  'fb.dispute.stop': 'In a dispute either player may stop the clocks to call the arbiter.',
  'fb.penalty.first': 'For a first breach of the rules a player may be given a warning.',
  'fb.penalty.second':
    'For a second breach of the rules in the same game a player may be penalised with the loss of the game.',
  'fb.penalty.repeat':
    'For repeated breaches over several games the arbiter may impose other penalties, up to exclusion from the event.',
  'fb.arbiter.passive':
    'The arbiter may not intervene in a game in any way unless one of the players asks for it.',
  'fb.arbiter.no-flag-no-illegal':
    'In particular, the arbiter may not point out a fallen flag or an illegal move; that is up to the players.',
  'fb.arbiter.clock-hands-off':
    'The arbiter may pick up the clock only in a dispute, at the players’ request, or to replace a faulty one.',
  'fb.spectators': 'Spectators and players of other games may not interfere in a game.',
  'fb.spectators.replay':
    'If a spectator interferes, for example by pointing out a fallen flag, the arbiter may order the game to be replayed.',
  'fb.spectators.remove':
    'The arbiter may remove from the playing venue a person who interferes in a game.',
  'fb.appeal.none': 'The arbiter’s rulings are final; there is no appeal against them.',
  'fb.appeal.conduct':
    'A complaint about the arbiter’s conduct, though not about the rulings, may be made to the chess arbiters’ committee.',
}
