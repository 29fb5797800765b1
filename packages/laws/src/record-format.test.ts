import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { acts } from './game/act-table.js'
import { effects, questionNames } from './game/question.js'
import { reasons, resultTexts } from './game/result.js'
import {
  actNames,
  actors,
  claims,
  eventTypes,
  refusalReasons,
  ruleRecord,
  settings,
} from './index.js'
import { provisionIndex } from './the-laws/contents.js'

// Other programs are written from docs/record-format.md, so it must have every name of the code and
// no other.

const page = readFileSync(new URL('../../../docs/record-format.md', import.meta.url), 'utf8')
const source = (file: string): string => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')

/** The text below a heading, up to the next one of the same level. */
function section(title: string): string {
  const [, rest] = page.split(`\n## ${title}\n`)
  if (rest === undefined) throw new Error(`no section ${title}`)
  return rest.split('\n## ')[0]!
}

/** The names in the first column of its tables. */
const firstColumn = (text: string): string[] =>
  [...text.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name!)

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([\w./*+-]+)`/g)].map(([, name]) => name!))

const missing = (names: Iterable<string>, text: string): string[] => {
  const there = namesIn(text)
  return [...names].filter(name => !there.has(name))
}

/** The fields of an interface. */
const fields = (file: string, name: string): string[] => {
  const body = new RegExp(`interface ${name}\\b.*\\{\\n([\\s\\S]*?)\\n\\}`).exec(source(file))?.[1]
  return [...(body ?? '').matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field]) => field!)
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

describe('the page on the record', () => {
  test('has every act once, and no other', () => {
    const [acts] = section('The acts').split('\n### When an act can be')
    expect(firstColumn(acts!).sort()).toEqual(sorted(actNames))
  })

  test('has every field of every act', () => {
    const rows = new Map(
      [...section('The acts').matchAll(/^\| `([\w-]+)`.*$/gm)].map(([row, name]) => [
        name,
        row.split('|')[2],
      ]),
    )
    const lacking = Object.entries(acts).flatMap(([act, { fields }]) =>
      Object.keys(fields)
        .filter(field => !new RegExp(`\`${field}\\??\``).test(rows.get(act) ?? ''))
        .map(field => `${act}.${field}`),
    )
    expect(lacking).toEqual([])
  })

  test('has every event once, and no other', () => {
    expect(eventTypes.length).toBeGreaterThan(90)
    expect(firstColumn(section('The events')).sort()).toEqual(sorted(eventTypes))
  })

  test('has every refusal, and no other', () => {
    const [, rows] = section('Refusals').split('|---|---|')
    expect(sorted(namesIn(rows!))).toEqual(sorted(Object.keys(refusalReasons)))
  })

  test('has the actors, the claims and the reasons of results', () => {
    expect(missing(actors, section('The acts'))).toEqual([])
    expect(missing(claims, section('The acts'))).toEqual([])
    expect(missing(reasons, section('The summary'))).toEqual([])
    expect(missing(resultTexts, section('The summary'))).toEqual([])
  })

  test('has the observations', () => {
    const words = [...provisionIndex.observations.keys()]
    expect(words.length).toBeGreaterThan(30)
    expect(missing(words, section('The acts'))).toEqual([])
  })

  test('has the fields of the summary', () => {
    const summary = fields('record/summary.ts', 'Summary')
    expect(summary).toContain('hasTheMove')
    expect(missing(summary, section('The summary'))).toEqual([])
  })

  test('has the questions and the effects of answers', () => {
    const text = section('Questions to the arbiter')
    expect(missing(effects, text)).toEqual([])
    const asked = questionNames.filter(name => !(claims as readonly string[]).includes(name))
    expect(missing(asked, text)).toEqual([])
  })

  test('has the header, its faults, the regulations and the settings of a table', () => {
    const header = section('The header')
    const problems = source('record/header.ts').match(/'header-[\w-]+'/g) ?? []
    expect(problems.length).toBeGreaterThan(10)
    expect(missing(new Set(problems.map(each => each.slice(1, -1))), header)).toEqual([])
    const regulations = fields('rules-in-force/regulations.ts', 'Regulations')
    expect(regulations).toContain('defaultTime')
    expect(missing(regulations, header)).toEqual([])
    expect(missing(fields('rules-in-force/regulations.ts', 'TableSettings'), header)).toEqual([])
    expect(missing(fields('record/header.ts', 'RecordHeader'), header)).toEqual([])
  })

  test('has every reading with its choices', () => {
    const rows = section('The header').split('\n### Readings\n')[1]!
    expect(sorted(firstColumn(rows))).toEqual(sorted(settings.map(({ parameter }) => parameter)))
    for (const { parameter, choices } of settings) {
      const cell = new RegExp(`^\\| \`${parameter}\` \\|(.*?)\\|`, 'm').exec(rows)![1]!
      const said = cell.split(',').map(each => each.replaceAll(/[`\s]/g, ''))
      // A list of endings is described in words.
      if (choices.some(choice => Array.isArray(choice))) continue
      expect(sorted(said)).toEqual(sorted(choices.map(String)))
    }
  })

  test('gives the right rulings for its example', () => {
    const [record, said] = [...page.matchAll(/```jsonl\n(.*?)```/gs)].map(([, text]) => text!)
    const ruled = ruleRecord(record!)
    if (!ruled.ok) throw new Error(ruled.error.reason)
    const { events, summary } = ruled.value
    const lines = said!.trimEnd().split('\n')
    expect([...events, { summary }]).toEqual(lines.map(line => JSON.parse(line)))
  })
})
