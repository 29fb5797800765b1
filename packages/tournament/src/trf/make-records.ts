import { usualScoring } from '../score.js'
import type { Points, Scoring, Tournament, VirtualPoints } from '../tournament.js'
import type { TrfFormat } from './make.js'
import { makePoints } from './points-field.js'
import type { LaterBye } from './report.js'
import { codeOfOutcome } from './result-code.js'

/** Record 162 or XXS, if the points are not the usual ones. */
export function makeScoring(tournament: Tournament, format: TrfFormat): string[] {
  const { scoring } = tournament
  const unknown = unknownPoints(tournament)
  const usual = (Object.keys(usualScoring) as (keyof Scoring)[]).every(
    key => scoring[key] === usualScoring[key],
  )
  if (usual && unknown === scoring.draw) return []
  const symbols: (readonly [string, Points])[] = [
    ['W', scoring.win],
    ['D', scoring.draw],
    ['L', scoring.loss],
    ['A', scoring.forfeitLoss],
    ['P', scoring.pairingBye],
    ['X', unknown],
  ]
  const official = symbols
    .map(([symbol, points]) => `${symbol}${makePoints(points).padStart(4)}`)
    .join('    ')
  const fits162 =
    scoring.forfeitWin === scoring.win &&
    scoring.fullBye === scoring.win &&
    scoring.halfBye === scoring.draw &&
    scoring.zeroBye === scoring.forfeitLoss
  if (format === 'trf26') return [`162  ${official}`, ...(fits162 ? [] : [javafoScoring(scoring)])]
  // XXS has no symbol for an unknown result.
  return unknown === scoring.draw
    ? [javafoScoring(scoring)]
    : [`162  ${official}`, javafoScoring(scoring)]
}

function javafoScoring(scoring: Scoring): string {
  const codes = {
    WW: scoring.win,
    BW: scoring.win,
    WD: scoring.draw,
    BD: scoring.draw,
    WL: scoring.loss,
    BL: scoring.loss,
    FW: scoring.forfeitWin,
    FL: scoring.forfeitLoss,
    PAB: scoring.pairingBye,
    FPB: scoring.fullBye,
    HPB: scoring.halfBye,
    ZPB: scoring.zeroBye,
  }
  return `XXS ${Object.entries(codes)
    .map(([code, points]) => `${code}=${makePoints(points)}`)
    .join(' ')}`
}

function unknownPoints({ players, scoring }: Tournament): Points {
  for (const { rounds } of players) {
    for (const { outcome, points } of rounds) if (outcome === 'unknown') return points
  }
  return scoring.draw
}

/** Record 240: one line for each round and kind of bye. */
export function makeByes(byes: readonly LaterBye[]): string[] {
  const groups = new Map<string, number[]>()
  for (const { player, round, bye } of byes) {
    const key = `${codeOfOutcome[bye]} ${String(round).padStart(3)}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [player])
    else group.push(player)
  }
  return [...groups].map(([key, ids]) => `240 ${key} ${ids.map(four).join(' ')}`)
}

const four = (id: number) => String(id).padStart(4)
const three = (round: number) => String(round).padStart(3)

/** Record 250 for ranges of players and rounds, or XXA for each player. */
export function makeAcceleration({ virtualPoints }: Tournament, format: TrfFormat): string[] {
  const byPlayer = new Map<number, VirtualPoints[]>()
  for (const each of virtualPoints) {
    const own = byPlayer.get(each.player)
    if (own === undefined) byPlayer.set(each.player, [each])
    else own.push(each)
  }
  return format === 'trf16' ? playersOf(byPlayer) : rangesOf(byPlayer)
}

function playersOf(byPlayer: ReadonlyMap<number, readonly VirtualPoints[]>): string[] {
  return [...byPlayer].map(([player, own]) => {
    const last = Math.max(...own.map(each => each.round))
    const values = Array.from({ length: last }, (_, index) =>
      makePoints(own.find(each => each.round === index + 1)?.points ?? 0).padStart(4),
    )
    return `XXA ${four(player)} ${values.join(' ')}`
  })
}

interface Run {
  readonly points: Points
  readonly from: number
  to: number
}

function rangesOf(byPlayer: ReadonlyMap<number, readonly VirtualPoints[]>): string[] {
  const groups: { first: number; last: number; runs: Run[] }[] = []
  for (const [player, own] of [...byPlayer].sort(([one], [other]) => one - other)) {
    const runs = runsOf(own)
    const before = groups.at(-1)
    if (before?.last === player - 1 && JSON.stringify(before.runs) === JSON.stringify(runs)) {
      before.last = player
    } else groups.push({ first: player, last: player, runs })
  }
  return groups.flatMap(({ first, last, runs }) =>
    runs.map(({ points, from, to }) => {
      const value = makePoints(points).padStart(4)
      return `250      ${value} ${three(from)} ${three(to)} ${four(first)} ${four(last)}`
    }),
  )
}

function runsOf(own: readonly VirtualPoints[]): Run[] {
  const runs: Run[] = []
  for (const { round, points } of [...own].sort((one, other) => one.round - other.round)) {
    const run = runs.at(-1)
    if (run?.points === points && run.to === round - 1) run.to = round
    else runs.push({ points, from: round, to: round })
  }
  return runs
}

/**
 * Record 260 with the rounds, or XXP, which has no rounds and lists what is forbidden in the coming
 * one.
 */
export function makeForbiddenPairs(tournament: Tournament, format: TrfFormat): string[] {
  const coming = tournament.paired + 1
  return tournament.forbiddenPairs.flatMap(({ players, fromRound, toRound }) => {
    const [one, other] = players
    if (format === 'trf26') {
      return [`260 ${three(fromRound)} ${three(toRound)} ${four(one)} ${four(other)}`]
    }
    return fromRound <= coming && coming <= toRound ? [`XXP ${one} ${other}`] : []
  })
}

/** Record 299 for penalties and bonuses: one line for each round and number of points. */
export function makeAdjustments({ players }: Tournament): string[] {
  const groups = new Map<string, number[]>()
  for (const { id, adjustments = [] } of players) {
    for (const { round, points } of adjustments) {
      const key = `${makePoints(points).padStart(4)}  ${round === 0 ? '   ' : three(round)}`
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [id])
      else group.push(id)
    }
  }
  return [...groups].map(([key, ids]) => `299          ${key} ${ids.map(four).join(' ')}`)
}
