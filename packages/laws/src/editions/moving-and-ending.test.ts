import { states } from './states.suite.js'

states('hasTheMoveWhen', [
  ['[game.have-the-move · fide-2009] the move is had when made', 'opponents-move-made', '1.1'],
  ['[game.have-the-move · fide-2017] the move is had when made', 'opponents-move-made', '1.3'],
  ['[game.have-the-move · fide-2018] the move is had when made', 'opponents-move-made', '1.3'],
])

states('legalMove', [
  ['[move.legal · fide-2009] a legal move is defined in Article 4', 'meets-article-3', '4.6'],
  ['[move.legal · fide-2017] a legal move is defined in Article 3', 'meets-article-3', '3.10.1'],
  ['[move.legal · fide-2018] a legal move is defined in Article 3', 'meets-article-3', '3.10.1'],
])

states(
  'illegalPosition',
  [
    ['[position.illegal · fide-2017] an unreachable position is illegal', 'unreachable', '3.10.3'],
    ['[position.illegal · fide-2018] an unreachable position is illegal', 'unreachable', '3.10.3'],
  ],
  { silentIn: ['fide-2009'] },
)

states('touchTest', [
  ['[touch.scope · fide-2009] a deliberate touch binds', 'deliberate', '4.3'],
  ['[touch.scope · fide-2017] a touch with intent to move or capture binds', 'intent', '4.3'],
  ['[touch.scope · fide-2018] a touch with intent to move or capture binds', 'intent', '4.3'],
])

states(
  'contactPresumedIntentional',
  [
    ['[touch.contact-is-intent · fide-2017] contact counts as intentional', true, '4.2.2'],
    ['[touch.contact-is-intent · fide-2018] contact counts as intentional', true, '4.2.2'],
  ],
  { silentIn: ['fide-2009'] },
)

states('touchBothColours', [
  ['[touch.both-colours · fide-2009] one piece of each colour', 'one-of-each', '4.3.c'],
  ['[touch.both-colours · fide-2017] the first touched of each', 'first-of-each', '4.3.3'],
  ['[touch.both-colours · fide-2018] the first touched of each', 'first-of-each', '4.3.3'],
])

states('touchKingAndRook', [
  [
    '[touch.castle-duty · fide-2009] castle if touched deliberately',
    'castle-if-deliberate',
    '4.4.a',
  ],
  ['[touch.castle-duty · fide-2017] castle', 'castle', '4.4.1'],
  ['[touch.castle-duty · fide-2018] castle', 'castle', '4.4.1'],
])

states('illegalCastlingTouch', [
  ['[touch.castle-illegal · fide-2009] king, or both together', 'king-or-king-with-rook', '4.4.c'],
  ['[touch.castle-illegal · fide-2017] king, then rook', 'king-then-rook', '4.4.3'],
  ['[touch.castle-illegal · fide-2018] king, then rook', 'king-then-rook', '4.4.3'],
])

states(
  'promotionInAnyOrder',
  [
    ['[promote.any-order · fide-2017] pawn and piece in any order', true, '4.6.2'],
    ['[promote.any-order · fide-2018] pawn and piece in any order', true, '4.6.2'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'promotionCapturesOccupant',
  [
    ['[promote.capture-occupant · fide-2017] what stands there is captured', true, '4.6.3'],
    ['[promote.capture-occupant · fide-2018] what stands there is captured', true, '4.6.3'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'assistantForMoves',
  [
    ['[touch.move-assistant · fide-2017] an assistant may move the pieces', true, '4.9'],
    ['[touch.move-assistant · fide-2018] an assistant may move the pieces', true, '4.9'],
  ],
  { silentIn: ['fide-2009'] },
)

states('complaintLostBy', [
  ['[touch.claim-forfeit · fide-2009] lost by a deliberate touch', 'deliberate-touch', '4.7'],
  ['[touch.claim-forfeit · fide-2018] lost by a touch with intent', 'touch-with-intent', '4.8'],
])

states('complaintCovers', [
  ['[touch.claim-forfeit · fide-2009] about the whole of Article 4', 'article-4', '4.7'],
  ['[touch.claim-forfeit · fide-2018] about 4.1 to 4.7', 'articles-4.1-to-4.7', '4.8'],
])

states('adjustingBy', [
  ['[touch.adjust · fide-2009] who has the move may adjust', 'who-has-the-move', '4.2'],
  [
    '[clock.adjust-own-time · fide-2017] only the player whose clock runs may adjust',
    'who-has-the-move-and-whose-clock-runs',
    '6.2.5',
  ],
  [
    '[clock.adjust-own-time · fide-2018] only the player whose clock runs may adjust',
    'who-has-the-move-and-whose-clock-runs',
    '6.2.5',
  ],
])

states('twoHands', [
  ['[illegal.two-hands · fide-2009] a breach without a fixed price', 'breach', '4.1'],
  [
    '[illegal.two-hands · fide-2017] an illegal move, no press needed',
    'illegal-move-at-once',
    '7.7.1',
  ],
  ['[illegal.two-hands · fide-2018] illegal once pressed', 'illegal-move-on-press', '7.5.4'],
  ['[illegal.two-hands · fide-2023] illegal once pressed', 'illegal-move-on-press', '7.5.4'],
])

states('twoHandsMoves', [
  ['[touch.one-hand · fide-2009] each move is played with one hand', 'any-move', '4.1'],
  ['[illegal.two-hands · fide-2017] three cases', 'castling-capture-promotion', '7.7.1'],
  ['[illegal.two-hands · fide-2018] three cases', 'castling-capture-promotion', '7.5.4'],
  ['[illegal.two-hands · fide-2023] the three cases are examples', 'any-move', '7.5.4'],
])

states('endingMoveMust', [
  ['[end.mate-validity · fide-2009] a legal move ends the game', 'be-legal', '5.1.a'],
  ['[end.mate-validity · fide-2017] touch-move too', 'keep-articles-3-and-4.2-to-4.7', '5.1.1'],
  ['[end.mate-validity · fide-2018] touch-move too', 'keep-articles-3-and-4.2-to-4.7', '5.1.1'],
])

states('resignationDrawIfOpponentCannotMate', [
  ['[end.resign · fide-2009] resigning loses whatever the opponent has', false, '5.1.b'],
  ['[end.resign · fide-2017] resigning loses whatever the opponent has', false, '5.1.2'],
  ['[end.resign · fide-2018] resigning loses whatever the opponent has', false, '5.1.2'],
  ['[end.resign-draw · fide-2023] a draw where the opponent cannot mate', true, '5.1.2'],
])

states(
  'drawAgreementMinimumMoves',
  [
    ['[end.agreement · fide-2017] both have made a move', 1, '5.2.3'],
    ['[end.agreement · fide-2018] both have made a move', 1, '5.2.3'],
  ],
  { silentIn: ['fide-2009'] },
)

const endings = ['checkmate', 'stalemate', 'dead-position'] as const
const automatic = [...endings, 'fivefold', 'seventy-five-moves'] as const

states('completedByEnding', [
  ['[completed.by-game-end · fide-2009] agreement included', [...endings, 'agreement'], '6.7.a'],
  ['[completed.by-game-end · fide-2017] the automatic draws included', automatic, '6.2.1.1'],
  ['[completed.by-game-end · fide-2018] the automatic draws included', automatic, '6.2.1.1'],
  ['[completed.by-game-end · fide-2023] the same five', automatic, '6.2.1.1'],
])
