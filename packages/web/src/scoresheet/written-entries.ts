import { type Color, isBraille, opposite, transcribeBraille } from '@jadoube/chess'
import type { ScoreMove } from './score.js'

const number = /^(?!0-0)\d+(?:\.|…)*/
const offerSign = /\(\s*=\s*\)/

/**
 * Reads what a player wrote, move by move, exactly as written. Nothing corrects it. The place on
 * the sheet tells which move it is. The clock comes from the game if the entry is beside one of its
 * moves.
 */
export function readWritten(
  entries: readonly string[],
  played: readonly ScoreMove[],
  first: { readonly color: Color; readonly number: number },
): readonly ScoreMove[] {
  const moves: ScoreMove[] = []
  for (const entry of entries) {
    const inPrint = isBraille(entry) ? transcribeBraille(entry) : entry
    for (const [index, word] of inPrint.split(/\s+/).entries()) {
      const text = word.replace(number, '')
      const offer = offerSign.test(text)
      const move = text.replace(offerSign, '')
      if (move === '') {
        markLast(moves, offer)
        continue
      }
      const color = moves.length % 2 === 0 ? first.color : opposite(first.color)
      const plies = moves.length + (first.color === 'black' ? 1 : 0)
      const words = entry.split(/[\s\u2800]+/)
      moves.push({
        color,
        number: first.number + Math.floor(plies / 2),
        text: move,
        braille: isBraille(words[index] ?? '') ? (words[index] as string) : '',
        left: played[moves.length]?.left ?? null,
        offer,
      })
    }
  }
  return moves
}

/** A separate `(=)` belongs to the move before it. */
function markLast(moves: ScoreMove[], offer: boolean): void {
  const last = moves.at(-1)
  if (offer && last !== undefined) moves[moves.length - 1] = { ...last, offer: true }
}
