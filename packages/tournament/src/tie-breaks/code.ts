import { needText } from '../argument.js'
import { type Attempt, done, failed } from '../attempt.js'

/**
 * The acronyms of Article 5 for single players, and PTS for the points themselves (TRF26, record
 * 212).
 */
export type TieBreakName =
  | 'PTS'
  | 'DE'
  | 'WIN'
  | 'WON'
  | 'BPG'
  | 'BWG'
  | 'PS'
  | 'REP'
  | 'STD'
  | 'TPN'
  | 'BH'
  | 'AOB'
  | 'FB'
  | 'SB'
  | 'KS'
  | 'ARO'
  | 'TPR'
  | 'PTP'
  | 'APRO'
  | 'APPO'
  | 'RTNG'

/** One tie-break with its modifiers (Article 14). */
export interface TieBreak {
  /** The code as written: `BH/C1`. */
  readonly code: string
  readonly name: TieBreakName
  /** The number of least significant values to leave out. */
  readonly cutLeast: number
  /** The number of most significant values to leave out. */
  readonly cutMost: number
  /** KS: by how many half points the limit of 50 % is moved. */
  readonly limit: number
  /** /P: forfeits count as played games. */
  readonly forfeitsPlayed: boolean
  /** AOB/F: the average of the Fore Buchholz. */
  readonly fore: boolean
  /** /R: the order is reversed. */
  readonly reversed: boolean
}

/** The codes of these faults. */
export type TieBreakFaultCode =
  /** There is no tie-break of that name. */
  | 'tie-break-unknown'
  /** The tie-break does not take that modifier. */
  | 'tie-break-modifier'
  /** The edition or the system of the tournament does not have it. */
  | 'tie-break-not-here'

/** Why a text is not a tie-break, or cannot be used here. */
export interface TieBreakFault {
  readonly code: TieBreakFaultCode
  readonly tieBreak: string
  readonly reason: string
}

const sums = ['C', 'M'] as const
const modifiers: Readonly<Record<TieBreakName, readonly string[]>> = {
  PTS: [],
  DE: ['P'],
  WIN: [],
  WON: [],
  BPG: [],
  BWG: [],
  PS: [...sums],
  REP: [],
  STD: [],
  TPN: ['R'],
  BH: [...sums, 'P'],
  AOB: [...sums, 'P', 'F'],
  FB: [...sums, 'P'],
  SB: [...sums, 'P'],
  KS: ['L', 'P'],
  ARO: [...sums],
  TPR: [],
  PTP: [],
  APRO: [...sums],
  APPO: [...sums],
  RTNG: ['R'],
}

/** All names of tie-breaks. */
export const tieBreakNames = Object.keys(modifiers) as TieBreakName[]

function isName(text: string): text is TieBreakName {
  return Object.hasOwn(modifiers, text)
}

/**
 * Reads a tie-break: `BH/C1` (also `BH-C1`, as C.07 writes it), `KS/L-1`, `DE/P`, in upper or lower
 * case.
 */
export function parseTieBreak(text: string): Attempt<TieBreak, TieBreakFault> {
  needText(text, 'parseTieBreak')
  const code = text
    .trim()
    .toUpperCase()
    .replaceAll(/-(?=[A-Z])/g, '/')
  const [name = '', ...given] = code.split('/')
  if (!isName(name)) {
    const reason = `'${text.trim().slice(0, 30)}' is none of ${tieBreakNames.join(', ')}`
    return failed({ code: 'tie-break-unknown', tieBreak: code, reason })
  }
  const read = {
    cutLeast: 0,
    cutMost: 0,
    limit: 0,
    forfeitsPlayed: false,
    fore: false,
    reversed: false,
  }
  for (const each of given) {
    const match = /^([CM])([1-9])$|^(L)([+-]?\d{1,2})$|^([PFR])$/.exec(each)
    const letter = match?.[1] ?? match?.[3] ?? match?.[5] ?? ''
    if (!modifiers[name].includes(letter)) {
      const reason = `${name} cannot be modified by '/${each.slice(0, 10)}'`
      return failed({ code: 'tie-break-modifier', tieBreak: code, reason })
    }
    const count = Number(match?.[2] ?? match?.[4] ?? 0)
    if (letter === 'C' || letter === 'M') read.cutLeast = count
    if (letter === 'M') read.cutMost = count
    if (letter === 'L') read.limit = count
    if (letter === 'P') read.forfeitsPlayed = true
    if (letter === 'F') read.fore = true
    if (letter === 'R') read.reversed = true
  }
  return done({ code, name, ...read })
}

/**
 * Reads a list of tie-breaks as in record 202: `BH/C1,BH,SB`.
 *
 * @example
 * const list = parseTieBreaks('BH/C1,SB')
 * list.ok && list.value.map(each => each.name) // → ['BH', 'SB']
 */
export function parseTieBreaks(text: string): Attempt<TieBreak[], TieBreakFault> {
  needText(text, 'parseTieBreaks')
  const list: TieBreak[] = []
  for (const each of text.split(/[,;\s]+/).filter(part => part !== '')) {
    const attempt = parseTieBreak(each)
    if (!attempt.ok) return attempt
    list.push(attempt.value)
  }
  return done(list)
}

/** Whether lower values rank higher: only for pairing numbers, and for reversed ratings. */
export function lowerIsBetter({ name, reversed }: TieBreak): boolean {
  if (name === 'TPN') return !reversed
  return name === 'RTNG' && reversed
}

export const buchholzNames: readonly TieBreakName[] = ['BH', 'AOB', 'FB']
export const ratingNames: readonly TieBreakName[] = ['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG']
