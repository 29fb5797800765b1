import cyrillic from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-normal.woff?url'
import boldCyrillic from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-600-normal.woff?url'
import latin from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?url'
import boldLatin from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?url'
import latinExt from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff?url'
import boldLatinExt from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff?url'
import { type FontFace, readFontFace } from '../pdf/font-face.js'
import { unpackWoff } from '../pdf/woff.js'
import type { Typefaces } from './score-pdf.js'

async function fetchFace(name: string, url: string): Promise<FontFace> {
  const answer = await fetch(url)
  return readFontFace(name, await unpackWoff(new Uint8Array(await answer.arrayBuffer())))
}

let typefaces: Promise<Typefaces> | null = null

/** Loads the typefaces of a printed scoresheet once, for the first sheet. */
export function fetchTypefaces(): Promise<Typefaces> {
  typefaces ??= Promise.all([
    Promise.all([
      fetchFace('SourceSerif-Latin', latin),
      fetchFace('SourceSerif-LatinExt', latinExt),
      fetchFace('SourceSerif-Cyrillic', cyrillic),
    ]),
    Promise.all([
      fetchFace('SourceSerifBold-Latin', boldLatin),
      fetchFace('SourceSerifBold-LatinExt', boldLatinExt),
      fetchFace('SourceSerifBold-Cyrillic', boldCyrillic),
    ]),
  ]).then(([regular, bold]) => ({ regular, bold }))
  typefaces.catch(() => {
    typefaces = null
  })
  return typefaces
}
