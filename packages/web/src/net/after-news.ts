import {
  findMove,
  makeSan,
  type PromotionRole,
  parsePosition,
  parseSquare,
  type SquareName,
} from '@jadoube/chess'
import type { BoardView, EventView, MoveView, News } from '@jadoube/protocol'

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

const colorIn = (value: unknown): Color | null =>
  value === 'white' || value === 'black' ? value : null

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

function afterEvent(view: BoardView, event: EventView, news: News): BoardView {
  const by = colorIn(event.by)
  switch (event.type) {
    case 'player-arrived':
    case 'player-left': {
      const player = colorIn(event.player)
      if (player === null) return view
      const presence = event.type === 'player-arrived' ? 'present' : 'left'
      return { ...view, [player]: { ...view[player], presence } }
    }
    case 'piece-touched':
      if (event.binds !== true || typeof event.square !== 'string') return view
      return { ...view, touched: [...(view.touched ?? []), event.square] }
    case 'piece-placed':
    case 'piece-removed':
      return { ...view, touched: [] }
    case 'move-made':
      return { ...view, touched: [], ...movesWith(view, event) }
    case 'move-completed':
    case 'clock-pressed':
      return by === null ? view : { ...view, ...timed(view.moves, by, news) }
    case 'move-recorded': {
      const { text } = event
      if (by === null || typeof text !== 'string') return view
      const lines = [...(view.scoresheets[by] ?? []), ...text.split('\n')]
      return { ...view, scoresheets: { ...view.scoresheets, [by]: lines } }
    }
    case 'game-concluded':
      return { ...view, ...concluded(event) }
    default:
      return view
  }
}

const letters: Readonly<Record<string, PromotionRole>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

const squareIn = (value: unknown) => parseSquare(String(value) as SquareName) ?? null

/** The list of moves with one more, where this seat follows the game and the move can be written. */
function movesWith(view: BoardView, event: EventView): { moves?: MoveView[] } | null {
  if (view.moves === undefined || view.fen === undefined) return null
  const position = parsePosition(view.fen)
  const from = squareIn(event.from)
  const to = squareIn(event.rook ?? event.to)
  if (!position.ok || from === null || to === null) return null
  const promotion = letters[String(event.promotion)]
  const move = findMove(position.value, { from, to, ...(promotion && { promotion }) })
  if (!move.ok) return null
  return { moves: [...view.moves, { san: makeSan(position.value, move.value), clock: null }] }
}

/** The last move was his and is completed: it has the time that his clock then showed. */
function timed(moves: MoveView[] | undefined, by: Color, { clocks }: News): { moves?: MoveView[] } {
  const last = moves?.at(-1)
  if (moves === undefined || last === undefined || clocks === null) return {}
  return { moves: [...moves.slice(0, -1), { ...last, clock: clocks[by] }] }
}

function concluded(event: EventView): Partial<BoardView> {
  const points = event.points as BoardView['points'] | undefined
  return {
    result: String(event.result),
    points: points ?? null,
    reason: event.reason === undefined ? null : String(event.reason),
    rule: event.rule === undefined ? null : String(event.rule),
    article: event.article === undefined ? null : String(event.article),
  }
}
