import type { RoundOutcome } from '../tournament.js'

/** The codes of a scheduled game. A blank code is a game without a known result. */
const games: Readonly<Record<string, RoundOutcome>> = {
  '1': 'won',
  '=': 'drawn',
  '0': 'lost',
  W: 'short-won',
  D: 'short-drawn',
  L: 'short-lost',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  '': 'unknown',
}

/**
 * The codes of a round without an opponent. TRF06 has no letters for byes and uses the code of a
 * game. A forfeit without an opponent stays a forfeit.
 */
const byes: Readonly<Record<string, RoundOutcome>> = {
  U: 'pairing-bye',
  F: 'full-bye',
  H: 'half-bye',
  Z: 'zero-bye',
  '': 'zero-bye',
  '1': 'full-bye',
  W: 'full-bye',
  '=': 'half-bye',
  D: 'half-bye',
  '0': 'zero-bye',
  L: 'zero-bye',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
}

export function outcomeOfCode(code: string, hasOpponent: boolean): RoundOutcome | undefined {
  const table = hasOpponent ? games : byes
  const letter = code.toUpperCase()
  return Object.hasOwn(table, letter) ? table[letter] : undefined
}

export function isByeCode(code: string): boolean {
  return /^[UFHZ]$/i.test(code)
}

export const codeOfOutcome: Readonly<Record<RoundOutcome, string>> = {
  won: '1',
  drawn: '=',
  lost: '0',
  'short-won': 'W',
  'short-drawn': 'D',
  'short-lost': 'L',
  unknown: ' ',
  'forfeit-win': '+',
  'forfeit-loss': '-',
  'pairing-bye': 'U',
  'full-bye': 'F',
  'half-bye': 'H',
  'zero-bye': 'Z',
}

/**
 * The results that the two players of a game can have. A half point against zero is allowed (Laws,
 * Article 10).
 */
const together = new Set(
  [
    'won lost',
    'drawn drawn',
    'drawn lost',
    'lost lost',
    'short-won short-lost',
    'short-drawn short-drawn',
    'short-drawn short-lost',
    'short-lost short-lost',
    'forfeit-win forfeit-loss',
    'forfeit-loss forfeit-loss',
    'unknown unknown',
  ].flatMap(pair => [pair, pair.split(' ').reverse().join(' ')]),
)

export function canGoTogether(one: RoundOutcome, other: RoundOutcome): boolean {
  return together.has(`${one} ${other}`)
}
