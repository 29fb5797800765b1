import type { PlayerId, PlayerRound, Points, PointsAdjustment } from '../tournament.js'
import { stop } from './fault.js'
import { columns, type TrfLine, wordsOf } from './lines.js'
import type { KnownPlayers } from './pairing-records.js'
import { parsePoints } from './points-field.js'
import { codeOfOutcome } from './result-code.js'

/** Record 299: points that the scoring does not give. */
export interface AbnormalPoints {
  /** The result with other points; blank for a penalty or a bonus. */
  readonly code: string
  readonly points: Points
  /** `null` for all rounds. */
  readonly round: number | null
  readonly players: readonly PlayerId[]
}

/** Whether it is a penalty or a bonus, which belongs to no result. */
export function isAdjustment(line: TrfLine): boolean {
  return columns(line, 5, 5) === ''
}

export function readAbnormalPoints(line: TrfLine, known: KnownPlayers): AbnormalPoints {
  const code = columns(line, 5, 5).toUpperCase()
  if (!/^[WDLFHZ+-]?$/.test(code)) {
    stop(
      'trf-abnormal-points',
      line.number,
      5,
      'the kind of result is not W, D, L, F, H, Z, + or -',
    )
  }
  const points = parsePoints(columns(line, 14, 17))
  if (points === null) {
    return stop('trf-abnormal-points', line.number, 14, 'columns 14 to 17 hold no points')
  }
  const round = columns(line, 20, 22)
  if (!/^\d{0,3}$/.test(round)) {
    stop('trf-abnormal-points', line.number, 20, 'columns 20 to 22 hold no round')
  }
  const players = wordsOf(line)
    .filter(({ column }) => column >= 24)
    .map(({ word, column }) => {
      const id = /^\d{1,4}$/.test(word) ? Number(word) : 0
      if (!known.has(id)) {
        stop('trf-player-unknown', line.number, column, 'there is no such player')
      }
      return id
    })
  return { code, points, round: Number(round) || null, players }
}

/** W, D and L stand for a game of any length. The others are the codes of a player's line. */
const shortAlike: Readonly<Record<string, string>> = { '1': 'W', '=': 'D', '0': 'L' }

/** The points of record 299 by player, result and round. */
export function abnormalPointsBy(given: readonly AbnormalPoints[]): Map<string, Points> {
  const found = new Map<string, Points>()
  for (const { code, points, round, players } of given) {
    if (code === '') continue
    for (const player of players) found.set(keyOf(player, code, round), points)
  }
  return found
}

const keyOf = (player: PlayerId, code: string, round: number | null) =>
  `${player} ${code} ${round ?? 'all'}`

/** The rounds with these points. A value for one round precedes a value for all rounds. */
export function withAbnormalPoints(
  rounds: readonly PlayerRound[],
  player: PlayerId,
  given: ReadonlyMap<string, Points>,
): readonly PlayerRound[] {
  if (given.size === 0) return rounds
  return rounds.map((each, index) => {
    const code = codeOfOutcome[each.outcome]
    const wanted = shortAlike[code] ?? code
    const points =
      given.get(keyOf(player, wanted, index + 1)) ?? given.get(keyOf(player, wanted, null))
    return points === undefined ? each : { ...each, points }
  })
}

/** The penalties and bonuses of each player. */
export function adjustmentsOf(given: readonly AbnormalPoints[]): Map<PlayerId, PointsAdjustment[]> {
  const found = new Map<PlayerId, PointsAdjustment[]>()
  for (const { code, points, round, players } of given) {
    if (code !== '') continue
    for (const player of players) {
      const own = found.get(player) ?? []
      own.push({ round: round ?? 0, points })
      found.set(player, own)
    }
  }
  return found
}
