import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ruleRecord } from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { describe, expect, test, vi } from 'vitest'
import { wrapLines } from '../pdf/flow.js'
import { readFontFace } from '../pdf/font-face.js'
import { textWidth } from '../pdf/typeface.js'
import { unpackWoff } from '../pdf/woff.js'
import { incidentsOf } from './incident.js'
import { makeIncidentPdf } from './incident-pdf.js'
import { words } from './words/en.js'

// The app sets the language of the page, but there is no page here.
vi.stubGlobal('document', { documentElement: {} })

const { resolve } = createRequire(import.meta.url)

async function typeface() {
  const face = async (script: string) => {
    const name = `source-serif-4-${script}-400-normal.woff`
    const bytes = readFileSync(resolve(`@fontsource/source-serif-4/files/${name}`))
    return readFontFace(script, await unpackWoff(new Uint8Array(bytes)))
  }
  return Promise.all(['latin', 'latin-ext', 'cyrillic'].map(face))
}

/** Black plays e7–e4, White claims; then Black plays e7–e5. */
const record = [
  { jadoube: 'record/1', laws: 'fide-2023', timeControl: '5400+30', white: { name: 'Novák' } },
  { at: 0, by: 'arbiter', act: 'start' },
  { at: 10_000, by: 'white', act: 'move', san: 'e4' },
  { at: 20_000, by: 'black', act: 'move', from: 'e7', to: 'e4' },
  { at: 25_000, by: 'white', act: 'claim', claim: 'illegal-move' },
  { at: 40_000, by: 'black', act: 'move', san: 'e5' },
]
  .map(line => JSON.stringify(line))
  .join('\n')

const ruled = ruleRecord(record)
if (!ruled.ok) throw new Error(ruled.error.reason)
const incidents = incidentsOf(ruled.value, { language: 'en', wording: wordings.en })

describe('an incident', () => {
  test('[illegal.penalty-time · fide-2023] has the facts, the decision, its articles and the clocks', () => {
    expect(incidents).toHaveLength(1)
    const [incident] = incidents
    expect(incident).toMatchObject({ line: 5, at: 25_000, edition: 'fide-2023', white: 'Novák' })
    expect(incident!.facts.join(' ')).toContain('e7–e4')
    expect(incident!.facts.join(' ')).toContain('White claims an illegal move')
    expect(incident!.decision.join(' ')).toContain('White gets 2 extra minutes')
    expect(incident!.decision.join(' ')).not.toContain('White claims')
    expect(incident!.articles).toEqual(['7.5.1', '7.5.5', '7.1'])
    expect(incident!.clocks).toEqual({ white: '1:32:45', black: '1:30:20' })
  })

  test('[illegal.restore · fide-2023] found several moves later, the illegal move is among the facts', () => {
    const moves = [
      ['white', { from: 'b1', to: 'd2' }],
      ['black', { san: 'e5' }],
      ['white', { san: 'a3' }],
      ['black', { san: 'a6' }],
      ['white', { san: 'h3' }],
    ] as const
    const later = [
      { jadoube: 'record/1', laws: 'fide-2023', timeControl: '5400+30' },
      { at: 0, by: 'arbiter', act: 'start' },
      ...moves.map(([by, move], index) => ({ at: 5000 * (index + 1), by, act: 'move', ...move })),
      { at: 60_000, by: 'black', act: 'claim', claim: 'illegal-move' },
    ]
    const found = ruleRecord(later.map(line => JSON.stringify(line)).join('\n'))
    if (!found.ok) throw new Error(found.error.reason)
    const telling = { language: 'en', wording: wordings.en } as const
    const [incident] = incidentsOf(found.value, telling)
    expect(incident!.decision.join(' ')).toContain('Black gets 2 extra minutes')
    expect(incident!.facts[0]).toContain('b1–d2')
    expect(incident!.facts.join(' ')).toContain('Black claims an illegal move')
  })

  test.each([
    ['fide-2023', '9.4'],
    ['fide-2009', '9.4'],
  ] as const)(
    '[claim.lost-by-touch · %s] names the article of a refused claim',
    (laws, article) => {
      const touched = ruleRecord(
        [
          { jadoube: 'record/1', laws, timeControl: '5400+30' },
          { at: 0, by: 'arbiter', act: 'start' },
          { at: 5000, by: 'white', act: 'touch', square: 'e2' },
          { at: 9000, by: 'white', act: 'claim', claim: 'threefold' },
        ]
          .map(line => JSON.stringify(line))
          .join('\n'),
      )
      if (!touched.ok) throw new Error(touched.error.reason)
      const [incident] = incidentsOf(touched.value, { language: 'en', wording: wordings.en })
      expect(incident!.articles).toEqual([article])
    },
  )

  test.each([
    ['fide-2023', ['5.1.2', '5.2.3']],
    ['fide-2009', ['5.1.b', '5.2.c']],
  ] as const)('[end.resign · %s] names first what a handshake may have meant', (laws, articles) => {
    const shaken = ruleRecord(
      [
        { jadoube: 'record/1', laws, timeControl: '5400+30' },
        { at: 0, by: 'arbiter', act: 'start' },
        { at: 5000, by: 'white', act: 'move', san: 'e4' },
        { at: 9000, by: 'black', act: 'gesture', what: 'handshake' },
      ]
        .map(line => JSON.stringify(line))
        .join('\n'),
    )
    if (!shaken.ok) throw new Error(shaken.error.reason)
    const [incident] = incidentsOf(shaken.value, { language: 'en', wording: wordings.en })
    expect(incident!.articles.slice(0, 2)).toEqual(articles)
  })

  test('is described in every language', () => {
    for (const language of ['sl', 'sr', 'cs', 'fi'] as const) {
      const [incident] = incidentsOf(ruled.value, { language, wording: wordings[language] })
      expect(incident!.decision.length).toBeGreaterThan(0)
      expect(incident!.decision).not.toEqual(incidents[0]!.decision)
    }
  })
})

test('the sheet is a PDF file that continues on a second page if necessary', async () => {
  const regular = await typeface()
  const blank = Object.fromEntries(
    ['event', 'round', 'board', 'date', 'time', 'white', 'black', 'clocks', 'laws', 'article'].map(
      name => [name, name],
    ),
  ) as Record<
    | 'event'
    | 'round'
    | 'board'
    | 'date'
    | 'time'
    | 'white'
    | 'black'
    | 'clocks'
    | 'laws'
    | 'article',
    string
  >
  const pages = async (facts: string) => {
    const sheet = { ...blank, facts, decision: 'Črni dobi 2 minuti. Ђорђе', notes: '' }
    const pdf = await makeIncidentPdf(sheet, words, { regular, bold: regular }, 'en')
    const text = Buffer.from(pdf).toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    return text.match(/\/Type \/Page /g)?.length
  }
  expect(await pages('One sentence.')).toBe(1)
  expect(await pages('A sentence that is long enough. '.repeat(300))).toBeGreaterThan(1)
})

test('lines are not wider than their space', async () => {
  const face = await typeface()
  const lines = wrapLines(face, 'ratkaisu on lopullinen '.repeat(40), 10, 200)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(textWidth(face, line, 10)).toBeLessThanOrEqual(200)
})
