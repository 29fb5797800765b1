import { findMove, makeSan, type PromotionRole, parsePosition, parseSquare } from '@jadoube/chess'
import type { EventOf, GameEvent, PromotionLetter } from '@jadoube/laws'
import type { BoardView, MoveView, News } from '@jadoube/protocol'

/** How the board stands after the news, and whether the news does not say all of it. */
export interface AfterNews {
  readonly view: BoardView
  /** Something changed that no event spells out: the whole board is to be asked for. */
  readonly isPartial: boolean
}

/** After these more has changed than the events say: the moves, a scoresheet, what the arbiter sees. */
const unsaid: ReadonlySet<string> = new Set([
  'position-reinstated',
  'position-transferred',
  'pieces-restored',
  'game-corrected',
  'game-concluded',
  'draw-offered',
  'result-signed',
  'result-lifted',
  'irregularity-arose',
  'illegal-move-ruled',
  'illegal-move-stands',
  'touch-lifted',
  'scoresheet-due',
  'scoresheet-completed',
  'scoresheet-given',
  'scoresheet-borrowed',
  'scoresheet-returned',
  'scoresheet-replaced',
  'recording-passed-to-arbiter',
  'duty-to-record-ended',
  'next-period-begun',
  'pawn-promoted',
  'sealing-ordered',
  'resumption-announced',
  'replier-clock-started',
  'envelope-lost',
  'game-adjourned',
  'move-sealed',
  'envelope-opened',
  'arbiter-summoned',
])

type Color = 'white' | 'black'

/** One entry of the log applied to how the board stood before it. */
export function afterNews(before: BoardView, news: News): AfterNews {
  const { status, hasTheMove, placement, clocks, pending, announced, events } = news
  let view: BoardView = { ...before, status, hasTheMove, placement, clocks, pending }
  if (announced !== undefined) view = { ...view, announced }
  // A call is answered with whatever the arbiter does next.
  let isPartial = before.help !== undefined || (before.calls?.length ?? 0) > 0
  for (const event of events) {
    if (unsaid.has(event.type)) isPartial = true
    view = afterEvent(view, event, news)
  }
  if (view.moves !== undefined && news.ply !== undefined) {
    isPartial ||= view.moves.length - (before.moves?.length ?? 0) !== news.ply - (before.ply ?? 0)
  }
  if (news.fen !== undefined) view = { ...view, fen: news.fen }
  if (news.ply !== undefined) view = { ...view, ply: news.ply }
  return { view, isPartial }
}

function afterEvent(view: BoardView, event: GameEvent, news: News): BoardView {
  switch (event.type) {
    case 'player-arrived':
    case 'player-left': {
      const { player } = event
      const presence = event.type === 'player-arrived' ? 'present' : 'left'
      return { ...view, [player]: { ...view[player], presence } }
    }
    case 'piece-touched':
      if (!event.binds) return view
      return { ...view, touched: [...(view.touched ?? []), event.square] }
    case 'piece-placed':
    case 'piece-removed':
      return { ...view, touched: [] }
    case 'move-made':
      return { ...view, touched: [], ...movesWith(view, event) }
    case 'move-completed':
    case 'clock-pressed':
      return { ...view, ...timed(view.moves, event.by, news) }
    case 'move-recorded': {
      const { by, text } = event
      const lines = [...(view.scoresheets[by] ?? []), ...text.split('\n')]
      return { ...view, scoresheets: { ...view.scoresheets, [by]: lines } }
    }
    case 'game-concluded':
      return { ...view, ...concluded(event) }
    default:
      return view
  }
}

const letters: Readonly<Record<PromotionLetter, PromotionRole>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

/** The list of moves with one more, where this seat follows the game and the move can be written. */
function movesWith(view: BoardView, event: EventOf<'move-made'>): { moves?: MoveView[] } | null {
  if (view.moves === undefined || view.fen === undefined) return null
  const position = parsePosition(view.fen)
  const from = parseSquare(event.from)
  const to = parseSquare(event.rook ?? event.to)
  if (!position.ok || from === undefined || to === undefined) return null
  const promotion = event.promotion && letters[event.promotion]
  const move = findMove(position.value, { from, to, ...(promotion && { promotion }) })
  if (!move.ok) return null
  return { moves: [...view.moves, { san: makeSan(position.value, move.value), clock: null }] }
}

/** The last move was his and is completed: it has the time that his clock then showed. */
function timed(
  moves: readonly MoveView[] | undefined,
  by: Color,
  { clocks }: News,
): { moves?: MoveView[] } {
  const last = moves?.at(-1)
  if (moves === undefined || last === undefined || clocks === null) return {}
  return { moves: [...moves.slice(0, -1), { ...last, clock: clocks[by] }] }
}

function concluded(event: EventOf<'game-concluded'>): Partial<BoardView> {
  const { result, points, reason, rule, article } = event
  return { result, points, reason, rule: rule ?? null, article: article ?? null }
}
