import { usualScoring } from '../score.js'
import type { Points, Scoring } from '../tournament.js'
import { quote, stop } from './fault.js'
import { type TrfLine, wordsOf } from './lines.js'
import { parsePoints } from './points-field.js'

/** The scoring of a file, and the points for a game without a known result. */
export interface FileScoring {
  readonly scoring: Scoring
  readonly unknown: Points
}

type Key = keyof Scoring

/** Other scorings in use, with a bye worth a win, a draw or nothing. */
export const otherScorings: readonly FileScoring[] = [
  [100, 50, 0],
  [300, 100, 0],
  [200, 100, 0],
  [300, 200, 100],
].flatMap(([win = 0, draw = 0, loss = 0]) =>
  [win, draw, 0].map(pairingBye => ({
    scoring: {
      ...usualScoring,
      win,
      draw,
      loss,
      pairingBye,
      fullBye: win,
      halfBye: draw,
      forfeitWin: win,
    },
    unknown: draw,
  })),
)

/** The symbols of record 162. P and X follow W and D unless they are given. */
const symbols: Readonly<Record<string, readonly Key[]>> = {
  W: ['win', 'forfeitWin', 'fullBye'],
  D: ['draw', 'halfBye'],
  L: ['loss'],
  A: ['zeroBye', 'forfeitLoss'],
  P: ['pairingBye'],
  X: [],
}

/** The codes of JaVaFo's XXS. The points for White and Black must be equal. */
const javafoCodes: Readonly<Record<string, readonly Key[]>> = {
  WW: ['win'],
  BW: ['win'],
  WD: ['draw'],
  BD: ['draw'],
  WL: ['loss'],
  BL: ['loss'],
  ZPB: ['zeroBye'],
  HPB: ['halfBye'],
  FPB: ['fullBye'],
  PAB: ['pairingBye'],
  FW: ['forfeitWin'],
  FL: ['forfeitLoss'],
  W: ['win', 'forfeitWin', 'fullBye'],
  D: ['draw', 'halfBye'],
}

const bbpTags: Readonly<Record<string, readonly Key[]>> = {
  BBW: ['win', 'forfeitWin', 'fullBye'],
  BBD: ['draw', 'halfBye'],
  BBL: ['loss'],
  BBZ: ['zeroBye'],
  BBF: ['forfeitLoss'],
  BBU: ['pairingBye'],
}

export function isScoringTag(tag: string): boolean {
  return tag === '162' || tag === 'XXS' || Object.hasOwn(bbpTags, tag)
}

/** Reads 162, XXS and the BB records in the order of the file. The last one counts. */
export function readScoring(lines: readonly TrfLine[]): FileScoring {
  const scoring: { -readonly [K in Key]: Points } = { ...usualScoring }
  const stated = new Set<string>()
  let unknown: Points | null = null
  for (const line of lines) {
    for (const { keys, symbol, points } of entriesOf(line)) {
      stated.add(`${line.tag}${symbol}`)
      for (const key of keys) scoring[key] = points
      if (line.tag === '162' && symbol === 'X') unknown = points
    }
  }
  const byeGiven = stated.has('162P') || stated.has('BBUBBU') || stated.has('XXSPAB')
  if (!byeGiven && (stated.has('162W') || stated.has('BBWBBW'))) scoring.pairingBye = scoring.win
  return { scoring, unknown: unknown ?? scoring.draw }
}

interface Entry {
  readonly keys: readonly Key[]
  readonly symbol: string
  readonly points: Points
}

function entriesOf(line: TrfLine): Entry[] {
  if (line.tag === '162') return officialEntries(line)
  if (line.tag === 'XXS') return javafoEntries(line)
  const [word] = wordsOf(line)
  const points = parsePoints(word?.word ?? '')
  if (points === null) unreadable(line, word?.column ?? 4, word?.word ?? '')
  return [{ keys: bbpTags[line.tag] ?? [], symbol: line.tag, points }]
}

function officialEntries(line: TrfLine): Entry[] {
  const entries: Entry[] = []
  // A symbol with its points directly after it, or after blanks.
  for (const match of line.text.slice(3).matchAll(/([A-Za-z]?)\s*([^A-Za-z\s]*)/g)) {
    if (match[0].trim() === '') continue
    const symbol = match[1]!.toUpperCase()
    const points = parsePoints(match[2]!)
    if (!Object.hasOwn(symbols, symbol) || points === null) {
      unreadable(line, match.index + 4, match[0])
    }
    entries.push({ keys: symbols[symbol] ?? [], symbol, points })
  }
  return entries
}

function javafoEntries(line: TrfLine): Entry[] {
  return wordsOf(line).map(({ word, column }) => {
    const [symbol = '', value = ''] = word.toUpperCase().split('=')
    const points = parsePoints(value)
    if (!Object.hasOwn(javafoCodes, symbol) || points === null) unreadable(line, column, word)
    return { keys: javafoCodes[symbol] ?? [], symbol, points }
  })
}

function unreadable(line: TrfLine, column: number, text: string): never {
  const reason = `${quote(text.trim())} does not say how many points a result gives`
  return stop('trf-scoring', line.number, column, reason)
}
