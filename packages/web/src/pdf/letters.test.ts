import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inLettersOf, languages, sectionTitles, writtenAs } from '@jadoube/laws'
import { allExplanations } from '@jadoube/laws/explanations'
import { describe, expect, test } from 'vitest'
import { readFontFace } from './font-face.js'
import { runsOf } from './typeface.js'
import { unpackWoff } from './woff.js'

const { resolve } = createRequire(import.meta.url)

async function typeface(weight: string) {
  const face = async (script: string) => {
    const name = `source-serif-4-${script}-${weight}-normal.woff`
    const bytes = readFileSync(resolve(`@fontsource/source-serif-4/files/${name}`))
    return readFontFace(script, await unpackWoff(new Uint8Array(bytes)))
  }
  return Promise.all(['latin', 'latin-ext', 'cyrillic'].map(face))
}

/** What a PDF writes for a text. A missing letter would be replaced by another one. */
const written = (face: Awaited<ReturnType<typeof typeface>>, text: string): string =>
  runsOf(face, text)
    .flatMap(({ letters }) => letters)
    .map(code => String.fromCodePoint(code))
    .join('')

describe.each(languages)('a PDF in %s', language => {
  test.each(['400', '600'])('writes every letter of the explanations, weight %s', async weight => {
    const face = await typeface(weight)
    const texts = [
      ...Object.values(allExplanations[writtenAs(language)]),
      ...Object.values(sectionTitles).map(title => title[writtenAs(language)]),
      'čšžćđ ČŠŽĆĐ ěřůýáíéúóťďň äöå ÄÖÅ',
    ].map(text => inLettersOf(language, JSON.stringify(text)))
    const wrong = texts.filter(text => written(face, text) !== text.normalize('NFC'))
    expect(wrong.slice(0, 3)).toEqual([])
  })
})
