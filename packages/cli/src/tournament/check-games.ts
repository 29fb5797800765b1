import { type PgnGame, type PgnResult, parsePgn } from '@jadoube/chess'
import type { Player, RoundOutcome, Tournament } from '@jadoube/tournament'

/** The result of comparing a PGN file with the report of its tournament. */
export interface CheckedGames {
  readonly file: string
  readonly games: number
  readonly differences: readonly GameDifference[]
}

export interface GameDifference {
  /** Counts from 1 in the file. */
  readonly game: number
  readonly round: string
  readonly code: 'illegal-move' | 'unknown-player' | 'not-paired' | 'other-colours' | 'other-result'
  readonly reason: string
}

/** A PGN file begins with a tag or a comment line; no report file does. */
export const isPgn = (text: string): boolean => /^\uFEFF?\s*(\[\s*[A-Za-z]|%)/.test(text)

/** Every game must be in the report: the same players, colours and result in the same round. */
export function checkGames(file: string, text: string, tournament: Tournament): CheckedGames {
  const games = parsePgn(text)
  const differences = games.flatMap(game => {
    const difference = differenceOf(game, tournament)
    if (difference === null) return []
    return [{ game: game.number, round: game.tags.get('Round') ?? '?', ...difference }]
  })
  return { file, games: games.length, differences }
}

type Found = Pick<GameDifference, 'code' | 'reason'>

function differenceOf(game: PgnGame, tournament: Tournament): Found | null {
  const [illegal] = game.illegal
  if (illegal !== undefined)
    return { code: 'illegal-move', reason: `${illegal.text} is not a legal move` }
  const names = [game.tags.get('White') ?? '?', game.tags.get('Black') ?? '?'] as const
  const white = playerOf(tournament, names[0], game.tags.get('WhiteFideId'))
  const black = playerOf(tournament, names[1], game.tags.get('BlackFideId'))
  if (white === undefined || black === undefined) {
    const unknown = white === undefined ? names[0] : names[1]
    return { code: 'unknown-player', reason: `${unknown} is not in the report` }
  }
  const round = Number.parseInt(game.tags.get('Round') ?? '', 10)
  const paired = white.rounds[round - 1]
  if (paired === undefined || paired.opponent !== black.id) {
    return { code: 'not-paired', reason: `${names[0]} and ${names[1]} do not meet in this round` }
  }
  if (paired.colour === 'black')
    return { code: 'other-colours', reason: `${names[0]} has Black in the report` }
  const result = game.result ?? '*'
  const wanted = resultsOf(paired.outcome, black.rounds[round - 1]?.outcome)
  if (wanted === result) return null
  return { code: 'other-result', reason: `${result} is ${wanted} in the report` }
}

/** A report truncates names after 33 characters. */
const LONGEST_NAME = 33

function playerOf(
  { players }: Tournament,
  name: string,
  fideId: string | undefined,
): Player | undefined {
  const byId = fideId && players.find(each => each.fideId === fideId)
  const cut = (text: string) => text.slice(0, LONGEST_NAME).trim()
  return byId || players.find(each => cut(each.name) === cut(name))
}

const won: ReadonlySet<RoundOutcome> = new Set(['won', 'short-won', 'forfeit-win'])
const drawn: ReadonlySet<RoundOutcome> = new Set(['drawn', 'short-drawn'])

/** PGN has three results; ½–0 and a double forfeit count as unfinished. */
function resultsOf(white: RoundOutcome, black: RoundOutcome | undefined): PgnResult {
  if (won.has(white)) return '1-0'
  if (black !== undefined && won.has(black)) return '0-1'
  return drawn.has(white) && black !== undefined && drawn.has(black) ? '1/2-1/2' : '*'
}
