import { scoreOf } from '../score.js'
import type { Player, PlayerRound, Tournament } from '../tournament.js'
import {
  makeAcceleration,
  makeAdjustments,
  makeByes,
  makeForbiddenPairs,
  makeScoring,
} from './make-records.js'
import { makePoints } from './points-field.js'
import { isOfTeams, type LaterBye, type StatedPlace, type TournamentReport } from './report.js'
import { codeOfOutcome } from './result-code.js'

/** The versions of the format that can be written. */
export type TrfFormat = 'trf26' | 'trf16'

/**
 * Writes a tournament report file. TRF16 uses JaVaFo's extensions for the number of rounds, the
 * initial colour, scoring, acceleration and forbidden pairs, for which it has no records.
 */
export function makeTrf(report: TournamentReport, format: TrfFormat = 'trf26'): string {
  const { tournament, records } = report
  const placed = (place: string) =>
    records.filter(each => each.place === place).map(each => each.text)
  // In a team tournament the new records refer to teams, so records for players keep the old form.
  const ofPlayers = isOfTeams(records) ? 'trf16' : format
  const byes = [...comingByes(tournament), ...report.laterByes]
  const inColumns = ofPlayers === 'trf16' ? byPlayer(byes) : new Map<number, LaterBye[]>()
  const lines = [
    `012 ${oneLine(tournament.name)}`.trimEnd(),
    ...placed('before-players'),
    ...configuration(tournament, format),
    ...makeScoring(tournament, format),
    ...tournament.players.map((player, index) =>
      playerLine(tournament, player, report.stated[index], inColumns.get(player.id) ?? []),
    ),
    ...placed('after-players'),
    ...(ofPlayers === 'trf26' ? makeByes(byes) : []),
    ...(isOfTeams(records) ? [] : makeAdjustments(tournament)),
    ...makeAcceleration(tournament, ofPlayers),
    ...makeForbiddenPairs(tournament, ofPlayers),
  ]
  return lines.map(line => `${line}\n`).join('')
}

/** Makes a report for a tournament that was not read from a file. `ranks` are by player. */
export function reportOf(
  tournament: Tournament,
  ranks: ReadonlyMap<number, number> = new Map(),
): TournamentReport {
  const stated = tournament.players.map(player => ({
    player: player.id,
    points: scoreOf(player),
    rank: ranks.get(player.id) ?? null,
  }))
  return { tournament, stated, laterByes: [], records: [] }
}

function configuration({ rounds, initialColour }: Tournament, format: TrfFormat): string[] {
  const white = initialColour === 'white'
  const lines: string[] = []
  if (rounds > 0) lines.push(format === 'trf26' ? `142 ${rounds}` : `XXR ${rounds}`)
  if (initialColour !== null) {
    lines.push(
      format === 'trf26' ? `152 ${white ? 'W' : 'B'}` : `XXC ${white ? 'white1' : 'black1'}`,
    )
  }
  return lines
}

/** After the last round there are no more byes. */
function comingByes({ players, paired, rounds }: Tournament): LaterBye[] {
  if (rounds > 0 && paired >= rounds) return []
  return players.flatMap(({ id, comingBye }) =>
    comingBye === null ? [] : [{ player: id, round: paired + 1, bye: comingBye }],
  )
}

function byPlayer(byes: readonly LaterBye[]): Map<number, LaterBye[]> {
  const groups = new Map<number, LaterBye[]>()
  for (const bye of byes) {
    const own = groups.get(bye.player)
    if (own === undefined) groups.set(bye.player, [bye])
    else own.push(bye)
  }
  return groups
}

function playerLine(
  { paired }: Tournament,
  player: Player,
  stated: StatedPlace | undefined,
  own: readonly LaterBye[],
): string {
  const last = Math.max(paired, ...own.map(each => each.round))
  const cells: string[] = []
  for (let round = 1; round <= last; round++) {
    const bye = own.find(each => each.round === round)?.bye
    const played = player.rounds[round - 1]
    if (played !== undefined) cells.push(makeCell(played))
    else cells.push(bye === undefined ? ' '.repeat(8) : `0000 - ${codeOfOutcome[bye]}`)
  }
  const points = makePoints(stated?.points ?? scoreOf(player))
  const fields = [
    '001',
    String(player.id).padStart(4),
    `${player.sex ?? ' '}${field(player.title, 3, 'right')}`,
    field(player.name, 33),
    field(player.rating === null ? '' : String(player.rating), 4, 'right'),
    field(player.federation, 3),
    field(player.fideId, 11, 'right'),
    field(player.birth, 10),
    points.length > 4 ? '    ' : points.padStart(4),
    field(stated?.rank == null ? '' : String(stated.rank), 4, 'right'),
  ]
  return `${fields.join(' ')}  ${cells.join('  ')}`.trimEnd()
}

function makeCell({ outcome, opponent, colour }: PlayerRound): string {
  const number = opponent === null ? '0000' : String(opponent).padStart(4)
  const letter = colour === null ? '-' : colour === 'white' ? 'w' : 'b'
  return `${number} ${letter} ${codeOfOutcome[outcome]}`
}

/** A field of fixed width, in characters. Longer text is cut. */
function field(text: string | null, width: number, side: 'left' | 'right' = 'left'): string {
  const characters = Array.from(oneLine(text ?? '')).slice(0, width)
  const blanks = ' '.repeat(width - characters.length)
  return side === 'left' ? `${characters.join('')}${blanks}` : `${blanks}${characters.join('')}`
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
