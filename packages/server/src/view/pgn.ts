import { makeClockComment, makePgn, type PgnMove, type PgnResult } from '@jadoube/chess'
import { type Instant, type Millis, timeLeft } from '@jadoube/clock'
import { type GameState, inOrder, isTakenOver } from '@jadoube/laws'
import { pgnResult, pgnTermination, timeAfterMove } from '@jadoube/laws/internals'
import { type Audience, isEntitled, type MoveView, movesOf as movesShown } from '@jadoube/protocol'
import type { GameResult } from '@jadoube/tournament'
import { seePlayer, type ViewSource } from './board-view.js'

/**
 * A game as PGN, with the clock after each move, and both clocks as of `at`. A result in the event
 * takes precedence over that of the board.
 */
export function pgnOf(
  { game, gameStart, settings }: ViewSource,
  at: number,
  audience: Audience,
  official: GameResult | null = null,
): string {
  const { state } = game
  const moves =
    isEntitled(audience) || game.looks === null
      ? movesOf(state)
      : movesShown(game.looks.state).map(shownMove)
  return makePgn({
    tags: new Map(tagsOf({ game, gameStart, settings }, at, audience, official)),
    start: state.opening.position,
    moves,
    result: resultIn(state, official),
  })
}

/** A move that may be illegal is written as it looks. */
const shownMove = ({ san, clock }: MoveView): PgnMove => ({
  text: san,
  move: undefined,
  nags: [],
  comments: clock === null ? [] : [makeClockComment('clk', clock as Millis)],
  variations: [],
})

function movesOf(state: GameState): PgnMove[] {
  const moves: PgnMove[] = []
  let color = state.opening.position.turn
  const plies = inOrder(state.history)
  for (const [index, ply] of plies.entries()) {
    // A position taken over from the board is not a move; in PGN the game ends here.
    if (isTakenOver(ply)) break
    const left = timeAfterMove(state, plies, index, color)
    const comments = left < 0 ? [] : [makeClockComment('clk', left)]
    moves.push({ text: '', move: ply.move, nags: [], comments, variations: [] })
    color = color === 'white' ? 'black' : 'white'
  }
  return moves
}

/** The date in PGN form, which has four digits for the year. */
function dayOf(moment: number): string {
  const date = new Date(moment)
  const year = date.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) return '????.??.??'
  return date.toISOString().slice(0, 10).replaceAll('-', '.')
}

/** PGN has three results; the others count as unfinished. */
const results: Readonly<Partial<Record<GameResult, PgnResult>>> = {
  '1-0': '1-0',
  '+/-': '1-0',
  '0-1': '0-1',
  '-/+': '0-1',
  '1/2-1/2': '1/2-1/2',
}

const forfeits: ReadonlySet<GameResult> = new Set(['+/-', '-/+', '-/-'])

/** A result of the event in PGN form. */
export const pgnResultOf = (result: GameResult | null): PgnResult =>
  (result === null ? undefined : results[result]) ?? '*'

export const resultIn = (state: GameState, official: GameResult | null): PgnResult =>
  official === null ? pgnResult(state) : pgnResultOf(official)

/** The termination of a game whose result an official entered. */
export const officialTermination = (result: GameResult): string =>
  forfeits.has(result) ? 'forfeit' : 'adjudication'

/** The tags of a game. `at` is the time at which both clocks are read; null leaves them out. */
export function* tagsOf(
  { game, gameStart, settings }: Omit<ViewSource, 'board'>,
  at: number | null,
  audience: Audience,
  official: GameResult | null = null,
): Generator<[string, string]> {
  const { state } = game
  const { header } = gameStart
  const day = dayOf(settings.scheduledStart)
  yield ['Event', settings.eventName ?? 'Casual game']
  yield ['Site', settings.site ?? '?']
  yield ['Date', settings.date ?? day]
  yield ['Round', roundOf(settings)]
  const players = {
    white: seePlayer(settings, state, 'white', audience),
    black: seePlayer(settings, state, 'black', audience),
  }
  yield ['White', players.white.name ?? '?']
  yield ['Black', players.black.name ?? '?']
  for (const [color, name] of [
    ['white', 'White'],
    ['black', 'Black'],
  ] as const) {
    const { fideId, title, federation, rating } = players[color]
    if (rating !== undefined) yield [`${name}Elo`, String(rating)]
    if (fideId !== undefined) yield [`${name}FideId`, fideId]
    if (title !== undefined) yield [`${name}Title`, title]
    if (federation !== undefined) yield [`${name}Fed`, federation]
    if (state.clock !== null && at !== null) {
      yield [`${name}Clock`, makeClock(timeLeft(state.clock, color, at as Instant))]
    }
  }
  if (settings.number !== null) yield ['Board', String(settings.number)]
  if (typeof header.timeControl === 'string') yield ['TimeControl', header.timeControl]
  if (String(header.start).startsWith('chess960:')) yield ['Variant', 'Chess960']
  if (settings.medium === 'scoresheet') yield ['Source', 'scoresheet']
  const ofBoard = state.result?.text
  const score = official ?? ofBoard
  const isOwn = official === null || official === ofBoard
  yield ['Termination', isOwn ? pgnTermination(state) : officialTermination(official)]
  if (score !== undefined && resultIn(state, official) === '*' && score !== '*')
    yield ['Score', score]
}

const roundOf = ({ round, number }: ViewSource['settings']): string =>
  round === null ? '-' : number === null ? round : `${round}.${number}`

/** `1:05:09`. */
function makeClock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
