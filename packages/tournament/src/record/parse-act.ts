import { type Attempt, done, failed } from '../attempt.js'
import type { ActBody, ActName, ActOf, TournamentAct } from './act.js'
import { type TournamentRefusal, tournamentRefusals } from './refusal.js'
import { gameResults } from './result.js'

/** Whether a value is valid for a field. */
type Check = (value: unknown) => boolean

const text =
  (maxLength: number, minLength = 0): Check =>
  value =>
    typeof value === 'string' && value.length <= maxLength && value.trim().length >= minLength
const wholeNumber =
  (min: number, max: number): Check =>
  value =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
const oneOf =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value)
const listOf =
  (check: Check, maxLength: number): Check =>
  value =>
    Array.isArray(value) && value.length <= maxLength && value.every(check)
const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value)

interface Fields {
  readonly needed?: Readonly<Record<string, Check>>
  readonly optional?: Readonly<Record<string, Check>>
}

const object =
  ({ needed = {}, optional = {} }: Fields): Check =>
  value =>
    isRecord(value) &&
    Object.keys(needed).every(key => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, field]) => {
      const check = Object.hasOwn(needed, key)
        ? needed[key]
        : Object.hasOwn(optional, key)
          ? optional[key]
          : undefined
      return check !== undefined && (field === undefined ? !(key in needed) : check(field))
    })

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** More entries, boards or games than any tournament has. */
const maxEntries = 9999
const id = wholeNumber(1, maxEntries)
const round = wholeNumber(1, 999)
const reason = text(500, 1)
const points = wholeNumber(-10_000, 10_000)
const colour = oneOf('white', 'black')
const games = listOf(object({ needed: { white: id, black: id } }), maxEntries)
const result = oneOf(...gameResults)
const flag = oneOf(true, false)

const person = {
  sex: orNull(oneOf('m', 'w')),
  title: orNull(text(5)),
  rating: orNull(wholeNumber(1, 9999)),
  federation: orNull(text(10)),
  fideId: orNull(text(20)),
  birth: orNull(text(10)),
  club: orNull(text(100)),
}
const name = text(200, 1)

const scoring = object({
  optional: {
    win: points,
    draw: points,
    loss: points,
    pairingBye: points,
    fullBye: points,
    halfBye: points,
    zeroBye: points,
    forfeitWin: points,
    forfeitLoss: points,
  },
})

const acts: Readonly<Record<ActName, Fields>> = {
  open: {
    needed: { name, rounds: round, system: oneOf('swiss', 'round-robin', 'knockout', 'manual') },
    optional: { scoring, missedRounds: oneOf('zero-bye', 'half-bye') },
  },
  enter: { needed: { name }, optional: person },
  'correct-entry': { needed: { entry: id, reason }, optional: { name, ...person } },
  'assign-numbers': { needed: { order: listOf(id, maxEntries), reason } },
  'draw-colour': { needed: { colour } },
  withdraw: { needed: { entry: id }, optional: { reason } },
  reinstate: { needed: { entry: id, reason } },
  'grant-bye': {
    needed: { entry: id, round, bye: oneOf('full-bye', 'half-bye', 'zero-bye') },
  },
  'cancel-bye': { needed: { entry: id, round } },
  'forbid-pairs': {
    needed: { entries: listOf(id, 200) },
    optional: { fromRound: round, toRound: round },
  },
  pair: {
    needed: { round, games, bye: orNull(id) },
    optional: {
      rests: listOf(id, maxEntries),
      virtualPoints: listOf(object({ needed: { entry: id, points } }), maxEntries),
      engine: object({ needed: { games, bye: orNull(id) } }),
      reason,
    },
  },
  unpair: { needed: { round, reason } },
  report: { needed: { round, board: id, result }, optional: { short: flag } },
  'correct-result': {
    needed: { round, board: id, result, reason },
    optional: { short: flag },
  },
  'adjust-points': { needed: { entry: id, points, reason } },
  'change-scoring': { needed: { scoring, reason } },
  'change-rounds': { needed: { rounds: round, reason } },
  conclude: {},
}

export const actNames = Object.keys(acts) as ActName[]

const common = { act: text(30), by: text(200), at: wholeNumber(0, Number.MAX_SAFE_INTEGER) }

function isAct<N extends ActName>(value: unknown, act: N): value is ActOf<N> & ActBody {
  const { needed = {}, optional = {} } = acts[act]
  return object({ needed, optional: { ...optional, ...common } })(value)
}

/** Validates an act of unknown origin, field by field. Unknown fields are errors. */
export function parseTournamentAct(value: unknown): Attempt<TournamentAct, TournamentRefusal> {
  const act = isRecord(value) ? value.act : undefined
  if (typeof act !== 'string') return refused('malformed-act')
  const actName = actNames.find(each => each === act)
  if (actName === undefined) return refused('unknown-act')
  return isAct(value, actName) ? done(value) : refused('malformed-act')
}

function refused(code: 'unknown-act' | 'malformed-act') {
  return failed({ code, reason: tournamentRefusals[code], entry: null })
}
