import { makePgn, type PgnResult } from '@jadoube/chess'
import type { GameResult } from '@jadoube/tournament'
import { inTurns } from '../in-turns.js'
import type { ViewSource } from '../view/board-view.js'
import { resultIn, tagsOf } from '../view/pgn.js'
import { type PairedGame, pgnOfPaired } from './paired-game.js'
import { type Stretch, stretchesOf } from './stretches.js'

/** A game with a board on this server, or one with only its pairing and result. */
export type BroadcastGame = FollowedGame | PairedGame

export interface FollowedGame extends ViewSource {
  /** The result that counts in the event; null if it is the result of the board. */
  readonly official: GameResult | null
}

/** What the person who runs a broadcast must know about a board. */
export interface BroadcastWarning {
  readonly board: number | null
  readonly kind: 'illegal-move-stands' | 'illegal-move-open' | 'name-missing'
  /** The number of the move. */
  readonly move?: number
}

export interface BroadcastGames {
  /** One game per board, in the order of the boards. */
  readonly games: readonly string[]
  /**
   * What follows an illegal move that stood. These games come last, so that the order of the others
   * never changes.
   */
  readonly continued: readonly string[]
  readonly warnings: readonly BroadcastWarning[]
}

/**
 * The games of a round in the form that Lichess and other readers accept, each with its moves on
 * one line. A round may be large.
 */
export async function broadcastGames(round: readonly BroadcastGame[]): Promise<BroadcastGames> {
  const games: string[] = []
  const continued: string[] = []
  const warnings: BroadcastWarning[] = []
  await inTurns(round, seen => {
    if ('paired' in seen) {
      games.push(pgnOfPaired(seen))
      return
    }
    const stretches = stretchesOf(seen.game)
    const written = stretches.map((stretch, part) => gameOf(seen, stretch, part, stretches.length))
    games.push(written[0] ?? '')
    continued.push(...written.slice(1))
    warnings.push(...warningsOf(seen, stretches))
  })
  return { games, continued, warnings }
}

export const pgnOfGames = ({ games, continued }: BroadcastGames): string =>
  [...games, ...continued].join('\n')

/** Lines are never wrapped: some readers lose a clock comment that is split over two lines. */
function gameOf(
  seen: FollowedGame,
  { start, moves, endedBy }: Stretch,
  part: number,
  of: number,
): string {
  const { state } = seen.game
  const tags = new Map<string, string>(tagsOf(seen, null, 'spectator', seen.official))
  const at = new Date(seen.settings.scheduledStart)
  if (at.getUTCFullYear() <= 9999) {
    tags.set('UTCDate', at.toISOString().slice(0, 10).replaceAll('-', '.'))
    tags.set('UTCTime', at.toISOString().slice(11, 19))
  }
  // A separate tag, so that readers do not take it for the first part of the game.
  if (part > 0) tags.set('Round', `${tags.get('Round')}.${part + 1}`)
  const isLast = part === of - 1
  const result: PgnResult = isLast ? resultIn(state, seen.official) : '*'
  return makePgn({ tags, start, comments: notesOf(endedBy, part), moves, result }, { width: 0 })
}

function notesOf(endedBy: Stretch['endedBy'], part: number): string[] {
  const notes = part > 0 ? ['Continued after an illegal move that stood.'] : []
  if (endedBy === null) return notes
  const move = `${endedBy.number}${endedBy.color === 'white' ? '.' : '...'}`
  return [
    ...notes,
    `Move ${move} was illegal and stood. The game continues from there as a new game.`,
  ]
}

function* warningsOf({ game, settings }: ViewSource, stretches: readonly Stretch[]) {
  const board = settings.number
  for (const { endedBy } of stretches)
    if (endedBy !== null) {
      yield { board, kind: 'illegal-move-stands', move: endedBy.number } as const
    }
  const { irregularities, opening } = game.state
  const open = irregularities.find(
    ({ kind }) => kind === 'illegal-move' || kind === 'unpromoted-pawn',
  )
  if (open !== undefined && stretches.length === 1) {
    const { moveNumber, turn } = opening.position
    // The game may have gone on since: readers stop at the illegal move.
    const move = moveNumber + Math.floor((open.ply + (turn === 'black' ? 1 : 0)) / 2)
    yield { board, kind: 'illegal-move-open', move } as const
  }
  if (settings.white.name === undefined || settings.black.name === undefined) {
    yield { board, kind: 'name-missing' } as const
  }
}
