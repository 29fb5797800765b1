import { needText } from '../argument.js'
import { type Attempt, done } from '../attempt.js'
import type { Colour, Player } from '../tournament.js'
import {
  abnormalPointsBy,
  adjustmentsOf,
  isAdjustment,
  readAbnormalPoints,
  withAbnormalPoints,
} from './abnormal-points.js'
import { failedBy, stop, type TrfFault } from './fault.js'
import { contentOf, splitLines, type TrfLine } from './lines.js'
import {
  Acceleration,
  ForbiddenPairs,
  readAbsent,
  readByes,
  readConfiguration,
  readInitialColour,
  readNumberOfRounds,
} from './pairing-records.js'
import { mostRounds, opponentColumn, type PlayerRecord, readPlayerRecord } from './player-record.js'
import { isOfTeams, type LaterBye, type TournamentReport, type TrfRecord } from './report.js'
import { byeKey, pairedRounds, readComingByes, readRounds } from './rounds.js'
import { type FileScoring, isScoringTag, readScoring } from './scoring-records.js'
import { playersByScoring } from './stated-points.js'

/**
 * Reads a tournament report file: TRF26, TRF16, TRF06 and the extensions of JaVaFo and bbpPairings.
 * It never throws. Unknown lines are kept in `records`.
 */
export function parseTrf(text: string): Attempt<TournamentReport, TrfFault> {
  needText(text, 'parseTrf')
  try {
    return done(readReport(splitLines(text)))
  } catch (caught) {
    return failedBy(caught)
  }
}

function readReport(lines: readonly TrfLine[]): TournamentReport {
  const sorted = sortLines(lines)
  const records = readPlayers(sorted.players)
  const ids = new Set(records.map(each => each.id))
  const paired = pairedRounds(records)
  const byes = [
    ...records.flatMap(each => readComingByes(each, paired)),
    ...sorted.byes.flatMap(each => readByes(each, ids)),
    ...sorted.absent
      .flatMap(each => readAbsent(each, ids))
      .map(player => ({ player, round: paired + 1, bye: 'zero-bye' as const })),
  ]
  const inFile = Math.max(paired, ...records.map(each => each.cells.length))
  const announced = readAnnounced(sorted, inFile, records)
  const rounds = announced ?? inFile
  const lastRound = announced ?? mostRounds
  const byeAt = new Map(byes.map(each => [byeKey(each.player, each.round), each.bye]))
  const abnormal = sorted.abnormal.map(each => readAbnormalPoints(each, ids))
  const adjustments = adjustmentsOf(abnormal)
  const otherPoints = abnormalPointsBy(abnormal)
  const playersBy = (byScoring: FileScoring) => {
    const played = readRounds(records, paired, byeAt, byScoring)
    return records.map((record, index) => {
      const rounds = withAbnormalPoints(played[index]!, record.id, otherPoints)
      const comingBye = byeAt.get(byeKey(record.id, paired + 1)) ?? null
      return playerOf(record, rounds, comingBye, adjustments.get(record.id))
    })
  }
  const fileScoring = readScoring(sorted.scoring)
  const { scoring, players } = sorted.ofTeams
    ? { scoring: fileScoring, players: playersBy(fileScoring) }
    : playersByScoring(records, fileScoring, sorted.scoring.length > 0, playersBy)
  const acceleration = new Acceleration()
  for (const line of sorted.acceleration) {
    if (line.tag === '250') acceleration.readRange(line, ids, lastRound)
    else acceleration.readPlayer(line, ids)
  }
  const forbidden = new ForbiddenPairs()
  for (const line of sorted.forbidden) {
    if (line.tag === '260') forbidden.readRounds(line, ids)
    else forbidden.readAllRounds(line, ids, lastRound)
  }
  return {
    tournament: {
      name: sorted.name,
      players,
      rounds,
      paired,
      initialColour: sorted.initialColour ?? firstColour(players),
      scoring: scoring.scoring,
      forbiddenPairs: forbidden.all(),
      virtualPoints: acceleration.all(),
    },
    stated: records.map(({ id, points, rank }) => ({ player: id, points, rank })),
    laterByes: laterOnes(byeAt, paired),
    records: sorted.others,
  }
}

interface SortedLines {
  readonly players: readonly TrfLine[]
  readonly scoring: readonly TrfLine[]
  readonly byes: readonly TrfLine[]
  readonly absent: readonly TrfLine[]
  readonly acceleration: readonly TrfLine[]
  readonly forbidden: readonly TrfLine[]
  readonly abnormal: readonly TrfLine[]
  /** Whether it is a team tournament. Then points of players may differ from their results. */
  readonly ofTeams: boolean
  readonly rounds: TrfLine | null
  readonly name: string
  readonly initialColour: Colour | null
  readonly others: readonly TrfRecord[]
}

/** Sorts the lines by record. In a team tournament the records of byes and pairs refer to teams. */
function sortLines(lines: readonly TrfLine[]): SortedLines {
  const ofTeams = isOfTeams(lines)
  const groups = {
    players: [] as TrfLine[],
    scoring: [] as TrfLine[],
    byes: [] as TrfLine[],
    absent: [] as TrfLine[],
    acceleration: [] as TrfLine[],
    forbidden: [] as TrfLine[],
    abnormal: [] as TrfLine[],
  }
  const others: TrfRecord[] = []
  let rounds: TrfLine | null = null
  let name = ''
  let initialColour: Colour | null = null
  const keep = ({ tag, text }: TrfLine) => {
    const place = groups.players.length === 0 ? 'before-players' : 'after-players'
    others.push({ tag, text, place })
  }
  for (const line of lines) {
    const { tag } = line
    if (tag === '001') groups.players.push(line)
    else if (tag === '012' && name === '') name = contentOf(line)
    else if (isScoringTag(tag)) groups.scoring.push(line)
    else if (tag === '142' || (tag === 'XXR' && rounds?.tag !== '142')) rounds = line
    else if (tag === 'XXR') continue
    else if (tag === '152') initialColour = readInitialColour(line)
    else if (tag === 'XXC') {
      const { colour, rank } = readConfiguration(line)
      if (colour !== null) initialColour = colour
      if (colour === null || rank) keep(rank ? { ...line, text: 'XXC rank' } : line)
    } else if (tag === 'XXZ') groups.absent.push(line)
    else if (tag === 'XXA' || (tag === '250' && !ofTeams)) groups.acceleration.push(line)
    else if (tag === 'XXP' || (tag === '260' && !ofTeams)) groups.forbidden.push(line)
    else if (tag === '240' && !ofTeams) groups.byes.push(line)
    else if (tag === '299' && !ofTeams) {
      groups.abnormal.push(line)
      if (!isAdjustment(line)) keep(line)
    } else {
      if (/^\d\d1$/.test(tag) && tag !== '801') {
        const reason = `the record ${tag} is unknown; a player's line begins with 001`
        stop('trf-unknown-player-record', line.number, 1, reason)
      }
      keep(line)
    }
  }
  return { ...groups, rounds, name, initialColour, ofTeams, others }
}

/**
 * The players in the order of their numbers, which must be 1, 2, 3 and so on: a missing line would
 * be a missing player.
 */
function readPlayers(lines: readonly TrfLine[]): PlayerRecord[] {
  const records = lines.map(readPlayerRecord).sort((one, other) => one.id - other.id)
  if (records.length === 0) stop('trf-no-players', 1, 1, 'there is no line 001, so no player')
  records.forEach((record, index) => {
    const before = records[index - 1]
    if (before?.id === record.id) {
      const reason = `the starting number ${record.id} stands in line ${before.line.number} too`
      stop('trf-starting-number-twice', record.line.number, 5, reason)
    }
    if (record.id !== index + 1) {
      const reason = `the starting number ${index + 1} is missing before ${record.id}`
      stop('trf-starting-number-missing', record.line.number, 5, reason)
    }
  })
  return records
}

function readAnnounced(
  { rounds: line }: SortedLines,
  inFile: number,
  records: readonly PlayerRecord[],
): number | null {
  if (line === null) return null
  const rounds = readNumberOfRounds(line)
  if (inFile > rounds) {
    const extra = records.find(each => each.cells.length > rounds)!
    const reason = `round ${rounds + 1} is one too many: the tournament has ${rounds} rounds`
    stop('trf-too-many-rounds', extra.line.number, opponentColumn(rounds + 1), reason)
  }
  return rounds
}

function playerOf(
  record: PlayerRecord,
  rounds: Player['rounds'],
  comingBye: Player['comingBye'],
  adjustments: Player['adjustments'],
): Player {
  const { id, name, sex, title, rating, federation, fideId, birth } = record
  const player = { id, name, sex, title, rating, federation, fideId, birth, rounds, comingBye }
  return adjustments === undefined ? player : { ...player, adjustments }
}

/** The initial colour from round 1. Record 152 may be omitted if it agrees with that (TRF26). */
function firstColour(players: readonly Player[]): Colour | null {
  const first = players.find(each => each.rounds[0]?.colour)
  return first?.rounds[0]?.colour ?? null
}

function laterOnes(byeAt: ReadonlyMap<string, LaterBye['bye']>, paired: number): LaterBye[] {
  return [...byeAt]
    .map(([key, bye]) => {
      const [player, round] = key.split(' ').map(Number)
      return { player: player!, round: round!, bye }
    })
    .filter(({ round }) => round > paired + 1)
}
