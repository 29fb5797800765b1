import type { FontFace } from './font-face.js'

/** Consecutive letters of one font file. */
export interface Run {
  readonly face: FontFace
  readonly glyphs: readonly number[]
  /** The characters of the glyphs. */
  readonly letters: readonly number[]
}

/** A typeface in several files: Latin, Latin with diacritics, Cyrillic. */
export type Typeface = readonly FontFace[]

/**
 * Finds a glyph. A letter that no file has is written without its diacritics, otherwise as a
 * question mark.
 */
function findGlyph(
  typeface: Typeface,
  letter: string,
): readonly [FontFace, number, number] | undefined {
  for (const spelled of [letter, letter.normalize('NFD').charAt(0), '?']) {
    const code = spelled.codePointAt(0) ?? 0
    for (const face of typeface) {
      const glyph = face.glyphOf.get(code)
      if (glyph !== undefined) return [face, glyph, code]
    }
  }
  return undefined
}

/** Splits a text into runs of one font file each. */
export function runsOf(typeface: Typeface, text: string): readonly Run[] {
  const runs: { face: FontFace; glyphs: number[]; letters: number[] }[] = []
  for (const letter of text.normalize('NFC')) {
    const found = findGlyph(typeface, letter)
    if (found === undefined) continue
    const [face, glyph, code] = found
    let run = runs.at(-1)
    if (run?.face !== face) {
      run = { face, glyphs: [], letters: [] }
      runs.push(run)
    }
    run.glyphs.push(glyph)
    run.letters.push(code)
  }
  return runs
}

export const runWidth = ({ face, glyphs }: Run, size: number): number =>
  (glyphs.reduce((sum, glyph) => sum + face.widthOf(glyph), 0) * size) / 1000

export const textWidth = (typeface: Typeface, text: string, size: number): number =>
  runsOf(typeface, text).reduce((sum, run) => sum + runWidth(run, size), 0)

/** Shortens a text with an ellipsis if it is too wide. */
export function truncate(typeface: Typeface, text: string, size: number, width: number): string {
  if (textWidth(typeface, text, size) <= width) return text
  const letters = [...text]
  while (letters.length > 1) {
    letters.pop()
    const shorter = `${letters.join('').trimEnd()}…`
    if (textWidth(typeface, shorter, size) <= width) return shorter
  }
  return '…'
}
