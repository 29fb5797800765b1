import { makeClockComment, makePgn, type PgnMove } from '@jadoube/chess'
import { pgnResult, pgnTermination } from '@jadoube/laws/internals'
import type { ReviewedGame } from '../steps/reviewed-game.js'

/** Writes the game as PGN, with the clocks. A game imported as PGN stays unchanged. */
export function pgnOfReview(game: ReviewedGame): string {
  if (game.source.format === 'pgn') return `${game.source.text.trim()}\n`
  const ended = {
    result: game.reason === null ? null : { text: game.result, reason: game.reason },
  } as Parameters<typeof pgnResult>[0]
  return makePgn({
    tags: new Map(tagsOf(game, pgnTermination(ended))),
    start: game.opening,
    moves: movesOf(game),
    result: pgnResult(ended),
  })
}

function tagsOf(game: ReviewedGame, termination: string): [string, string][] {
  const { event, site, date, round, white, black, timeControl, result } = game
  return [
    ['Event', event || 'Casual game'],
    ['Site', site || '?'],
    ['Date', date],
    ['Round', round || '-'],
    ['White', white || '?'],
    ['Black', black || '?'],
    ...(timeControl === null ? [] : [['TimeControl', timeControl] as [string, string]]),
    ['Termination', termination],
    // PGN has only three results. Others go into a separate tag.
    ...(/^(1-0|0-1|1\/2-1\/2|\*)$/.test(result) ? [] : [['Score', result] as [string, string]]),
  ]
}

/**
 * The moves that were not taken back. They end before an illegal move, because PGN could not read
 * the rest.
 */
function movesOf({ steps }: ReviewedGame): PgnMove[] {
  const moves: PgnMove[] = []
  for (const { move, clock, isWithdrawn } of steps) {
    if (isWithdrawn === true) continue
    if (move === null) break
    const comments = clock === null ? [] : [makeClockComment('clk', Math.max(0, clock))]
    moves.push({ text: '', move, nags: [], comments, variations: [] })
  }
  return moves
}
