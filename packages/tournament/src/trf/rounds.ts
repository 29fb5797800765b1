import { pointsFor } from '../score.js'
import type { Player, PlayerId, PlayerRound, Points, RoundOutcome } from '../tournament.js'
import { quote, stop } from './fault.js'
import {
  colourColumn,
  opponentColumn,
  type PlayerRecord,
  type RoundCell,
  resultColumn,
} from './player-record.js'
import type { LaterBye } from './report.js'
import { canGoTogether, isByeCode, outcomeOfCode } from './result-code.js'
import type { FileScoring } from './scoring-records.js'

/**
 * The number of paired rounds: up to the last one in which somebody has an opponent, or every
 * player has a code. Byes known in advance may follow.
 */
export function pairedRounds(records: readonly PlayerRecord[]): number {
  const last = Math.max(0, ...records.map(each => each.cells.length))
  let shortest = Number.POSITIVE_INFINITY
  let paired = 0
  for (const { cells } of records) {
    shortest = Math.min(shortest, cells.length)
    for (let round = cells.length; round > paired; round--) {
      if (cells[round - 1]!.opponent !== null) paired = round
    }
  }
  for (let round = Math.min(last, shortest); round > paired; round--) {
    if (records.every(each => each.cells[round - 1]!.code !== '')) paired = round
  }
  return paired
}

export function pointsOf(outcome: RoundOutcome, { scoring, unknown }: FileScoring): Points {
  return outcome === 'unknown' ? unknown : pointsFor(outcome, scoring)
}

/** Reads the paired rounds of every player and compares each with the opponent's line. */
export function readRounds(
  records: readonly PlayerRecord[],
  paired: number,
  byes: ReadonlyMap<string, LaterBye['bye']>,
  scoring: FileScoring,
): PlayerRound[][] {
  const byId = new Map(records.map(record => [record.id, record]))
  const absent = noGame('zero-bye', scoring)
  return records.map(record => {
    const rounds: PlayerRound[] = []
    for (let round = 1; round <= paired; round++) {
      const cell = record.cells[round - 1]
      const bye = byes.get(byeKey(record.id, round))
      if (cell === undefined || (cell.opponent === null && cell.code === '')) {
        rounds.push(bye === undefined ? absent : noGame(bye, scoring))
      } else {
        rounds.push(readRound(record, cell, round, byId, scoring))
        if (bye !== undefined && cell.opponent !== null) {
          const reason = `player ${record.id} has an opponent in round ${round}, but record 240 gives a bye`
          stop('trf-bye-with-opponent', record.line.number, opponentColumn(round), reason)
        }
      }
    }
    return rounds
  })
}

export const byeKey = (player: PlayerId, round: number) => `${player} ${round}`

function noGame(outcome: RoundOutcome, scoring: FileScoring): PlayerRound {
  return { outcome, opponent: null, colour: null, points: pointsOf(outcome, scoring) }
}

function readRound(
  record: PlayerRecord,
  cell: RoundCell,
  round: number,
  byId: ReadonlyMap<PlayerId, PlayerRecord>,
  scoring: FileScoring,
): PlayerRound {
  const outcome = outcomeAt(record, cell, round)
  if (cell.opponent === null) return noGame(outcome, scoring)
  const opponent = byId.get(cell.opponent)
  const line = record.line.number
  if (opponent === undefined || opponent === record) {
    const reason =
      opponent === record
        ? `player ${record.id} is their own opponent in round ${round}`
        : `there is no player ${cell.opponent}, the opponent in round ${round}`
    stop('trf-opponent', line, opponentColumn(round), reason)
  }
  const theirs = opponent.cells[round - 1]
  if (theirs?.opponent !== record.id) {
    const reason = `player ${record.id} meets player ${opponent.id} in round ${round}, but the line of player ${opponent.id} says otherwise`
    stop('trf-opponent-disagrees', line, opponentColumn(round), reason)
  }
  const played = outcome !== 'forfeit-win' && outcome !== 'forfeit-loss'
  if (cell.colour === null && played) {
    stop('trf-colour', line, colourColumn(round), `a game in round ${round} has no colour`)
  }
  if (cell.colour !== null && cell.colour === theirs.colour) {
    const reason = `players ${record.id} and ${opponent.id} both have ${cell.colour} in round ${round}`
    stop('trf-colour-disagrees', line, colourColumn(round), reason)
  }
  if (!canGoTogether(outcome, outcomeAt(opponent, theirs, round))) {
    const what = cell.code === '' ? 'no result' : `the result ${quote(cell.code)}`
    const other = theirs.code === '' ? 'none' : quote(theirs.code)
    const reason = `player ${record.id} has ${what} against player ${opponent.id} in round ${round}, who has ${other}`
    const code = cell.code === '' ? 'trf-result-missing' : 'trf-result-disagrees'
    stop(code, line, resultColumn(round), reason)
  }
  return {
    outcome,
    opponent: cell.opponent,
    colour: cell.colour,
    points: pointsOf(outcome, scoring),
  }
}

function outcomeAt(record: PlayerRecord, cell: RoundCell, round: number): RoundOutcome {
  const outcome = outcomeOfCode(cell.code, cell.opponent !== null)
  if (outcome !== undefined) return outcome
  const line = record.line.number
  if (isByeCode(cell.code)) {
    const reason = `${quote(cell.code)} is a bye, but player ${record.id} has an opponent in round ${round}`
    stop('trf-bye-with-opponent', line, resultColumn(round), reason)
  }
  const reason = `the result ${quote(cell.code)} in round ${round} is none of 1 = 0 + - W D L H F U Z`
  return stop('trf-result', line, resultColumn(round), reason)
}

/** The byes of a player in rounds that are not paired yet. */
export function readComingByes(record: PlayerRecord, paired: number): LaterBye[] {
  const byes: LaterBye[] = []
  for (let round = paired + 1; round <= record.cells.length; round++) {
    const cell = record.cells[round - 1]!
    if (cell.code === '') continue
    const outcome = outcomeAt(record, cell, round)
    const bye: Player['comingBye'] =
      outcome === 'full-bye' || outcome === 'half-bye' || outcome === 'zero-bye'
        ? outcome
        : outcome === 'forfeit-loss'
          ? 'zero-bye'
          : outcome === 'forfeit-win'
            ? 'full-bye'
            : null
    if (bye === null) {
      const reason = `player ${record.id} has a pairing-allocated bye in round ${round}, which is not paired yet`
      stop('trf-bye-before-pairing', record.line.number, resultColumn(round), reason)
    }
    byes.push({ player: record.id, round, bye })
  }
  return byes
}
