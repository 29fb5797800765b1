import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Flow } from './flow.js'
import { readFontFace } from './font-face.js'
import { unpackWoff } from './woff.js'

const { resolve } = createRequire(import.meta.url)

async function latin() {
  const name = 'source-serif-4-latin-400-normal.woff'
  const bytes = readFileSync(resolve(`@fontsource/source-serif-4/files/${name}`))
  return [readFontFace('latin', await unpackWoff(new Uint8Array(bytes)))]
}

/** The drawing commands of all pages, unpacked. */
function drawn(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: start }) => {
      const from = index + start.length
      try {
        return inflateSync(bytes.subarray(from, bytes.indexOf('endstream', from))).toString(
          'latin1',
        )
      } catch {
        return ''
      }
    })
    .filter(each => each.includes(' Tj '))
    .join('\n')
}

test('marks German names in a text of another language, however its lines break', async () => {
  const regular = await latin()
  const flow = new Flow({ regular, bold: regular }, 'Jadoube')
  flow.paragraph(`${'Castling is announced as Kurze Rochade. '.repeat(12)}`)
  const content = drawn(await flow.write({ title: 'Names', language: 'en' }))
  const marked = content.split('/Span <</Lang (de-DE)>> BDC').length - 1
  expect(marked).toBeGreaterThanOrEqual(12)
  expect(content.split('EMC').length - 1).toBe(marked)
})

test('marks nothing in a text without them', async () => {
  const regular = await latin()
  const flow = new Flow({ regular, bold: regular }, 'Jadoube')
  flow.paragraph('David plays Black.')
  const content = drawn(await flow.write({ title: 'Names', language: 'en' }))
  expect(content).toContain(' Tj ')
  expect(content).not.toContain('BDC')
})
