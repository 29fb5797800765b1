import {
  isBraille,
  lettersOf,
  type Move,
  makeSan,
  makeSquare,
  type NotationLanguage,
  parseMarks,
  parseSan,
  type SanError,
  type StandingPosition,
  transcribeBraille,
} from '@jadoube/chess'
import { lettersOn, withoutNumber } from '../appendix-c-notation/sheet-languages.js'
import { legalMovesIn } from '../game/legal-moves.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'

/** The result of reading a sealed move. */
export type SealedReading =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'illegal'; readonly reason: string }
  | { readonly kind: 'ambiguous' | 'unreadable'; readonly reason: string }

/**
 * Players write in their own languages (Appendix C.2). If English is impossible, these are tried.
 */
const otherLanguages: readonly NotationLanguage[] = ['sl', 'sr', 'cs', 'fi', 'de', 'figurine']

/**
 * Reads the move sealed by the player who has the move, on the actual board. After an illegal move
 * that nobody has ruled on, this differs from the last legal position. Without both kings it cannot
 * be read.
 */
export function readSealedMove(
  state: GameState,
  text: string,
  letters: NotationLanguage | null = state.opening.languages[state.turn],
): SealedReading {
  const position = standing(state)
  if (position === undefined) return { kind: 'unreadable', reason: 'a king is missing' }
  return readOnBoard(position, text, letters)
}

/** Like {@link readSealedMove}, with the extra moves of a rule set (Finnish blitz 7). */
export function readSealedOrExtraMove(
  ruling: OpenRuling,
  text: string,
  letters?: NotationLanguage,
): SealedReading {
  const { at, state } = ruling
  const act = { act: 'move', at, by: state.turn, san: moveText(text) } as const
  for (const extra of ruling.index.extraMoves) {
    const move = extra.meant(ruling, act, state.turn)
    if (move !== null) return { kind: 'move', move }
  }
  return readSealedMove(state, text, letters)
}

/**
 * Reads a sealed move. A clear move that is not legal is an illegal move. Text that matches two
 * legal moves is ambiguous. Anything else has no meaning. `a8` on the last rank does not give the
 * promotion piece, and `Kg1` may mean castling: neither is clear.
 */
function readOnBoard(
  position: StandingPosition,
  text: string,
  letters: NotationLanguage | null,
): SealedReading {
  const read = parseSan(position, moveText(text), isBraille(text) ? 'en' : (letters ?? 'en'))
  if (read.ok) return { kind: 'move', move: read.value }
  const { code, reason } = read.error
  if (code === 'san-ambiguous') return { kind: 'ambiguous', reason }
  if (code === 'san-illegal') {
    const isClear = read.error.why.code !== 'promotion-missing' && read.error.meant === undefined
    return { kind: isClear ? 'illegal' : 'unreadable', reason }
  }
  const found = letters === null ? inOtherLanguages(position, text) : []
  if (found.length === 1) return { kind: 'move', move: found[0]! }
  if (found.length > 1) return { kind: 'ambiguous', reason: 'languages differ on it' }
  return { kind: 'unreadable', reason }
}

/** The move without its number. A blind player may have written it in Braille (D.2.7). */
const moveText = (text: string): string => withoutNumber(transcribeBraille(text))

/**
 * The legal moves that the arbiter can choose from for an unclear text: those that match it best.
 * Only the arbiter can say that nothing was meant (I.8.2), so in the end it is every legal move.
 */
export function possibleMeanings(state: GameState, text: string): readonly string[] {
  const position = standing(state)
  if (position === undefined) return []
  const letters = isBraille(text) ? 'en' : lettersOn(state, state.turn)
  const written = moveText(text)
  const read = parseSan(position, written, letters)
  const matching = read.ok ? [] : perhapsMeant(position, written, letters, read.error)
  const found = matching.length > 0 ? matching : inOtherLanguages(position, text)
  if (found.length > 0) return found.map(move => makeSan(position, move))
  const moves = legalMovesIn(position).map(move => ({ move, san: makeSan(position, move) }))
  const meant = withoutDisambiguation(text)
  const alike = moves.filter(({ san }) => meant !== null && withoutDisambiguation(san) === meant)
  const named = moves.filter(({ move }) => written.toLowerCase().includes(makeSquare(move.to)))
  const likely = [alike, named, moves].find(({ length }) => length > 0) ?? []
  return likely.map(({ san }) => san)
}

/**
 * The moves that match the text, the castling that a king's move over two squares may mean, and
 * every promotion.
 */
function perhapsMeant(
  position: StandingPosition,
  written: string,
  letters: NotationLanguage,
  error: SanError,
): readonly Move[] {
  if (error.code === 'san-ambiguous') return error.candidates
  if (error.code !== 'san-illegal') return []
  if (error.meant !== undefined) return [error.meant]
  if (error.why.code !== 'promotion-missing') return []
  const pieces = [...lettersOf[letters].pieces].slice(1)
  return pieces.flatMap(letter => {
    const read = parseSan(position, `${parseMarks(written).move}${letter}`, letters)
    if (read.ok) return [read.value]
    return read.error.code === 'san-ambiguous' ? read.error.candidates : []
  })
}

/** The piece, target square and promotion of a written move; null if it is not a move. */
function withoutDisambiguation(text: string): string | null {
  const match = /^([KQRBN]?)[a-h]?[1-8]?x?([a-h][1-8])(?:=?([QRBN]))?/.exec(text.trim())
  return match?.slice(1).join(' ') ?? null
}

function inOtherLanguages(position: StandingPosition, text: string): readonly Move[] {
  const moves = otherLanguages.flatMap(language => {
    const read = parseSan(position, text, language)
    return read.ok ? [read.value] : []
  })
  return [...new Set(moves)]
}
