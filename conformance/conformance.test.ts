import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type EditionId,
  evolve,
  existsIn,
  type GameEvent,
  parseHeader,
  type RefusedLine,
  ruleById,
} from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { differences, editionsOf, expectationFor, parseCase, ruledUnder } from './case.js'

const folder = fileURLToPath(new URL('.', import.meta.url))

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.jsonl'))
  .map(name => join(folder, name))
  .sort()

/** The edition has the rule that an event rests on, and the article is one of those that state it. */
function citesRightly(event: GameEvent | RefusedLine, edition: EditionId): boolean {
  if (!('rule' in event) || event.rule === undefined) return true
  const rule = ruleById(event.rule)
  if (rule === undefined || !existsIn(rule, edition)) return false
  return event.article !== undefined && rule.numbers[edition]?.includes(event.article) === true
}

describe.each(files.map(file => [relative(folder, file), file] as const))('%s', (_, file) => {
  const text = readFileSync(file, 'utf8')
  const header = parseCase(text)

  test('says what it tests and why', () => {
    expect(header.case.title).toMatch(/\S/)
    expect(header.case.why).toMatch(/\S/)
    expect(header.case.rules.length).toBeGreaterThan(0)
    for (const id of header.case.rules) expect(ruleById(id), `rule ${id}`).toBeDefined()
    expect(editionsOf(header)).toContain(header.laws)
  })

  for (const edition of editionsOf(header)) {
    const has = (id: string) => existsIn(ruleById(id)!, edition)
    test(`[${header.case.rules.filter(has).join(', ')} · ${edition}] ${header.case.title}`, () => {
      expect(differences(text, edition, expectationFor(header.case, edition))).toEqual([])
    })

    test(`replays to the same state, and cites what there is, under ${edition}`, () => {
      const ruled = ruledUnder(text, edition)
      const table = parseHeader(JSON.parse(text.slice(0, text.indexOf('\n'))), edition)
      if (!ruled.ok || !table.ok) throw new Error('the record cannot be read')
      let state = table.value.state
      for (const event of ruled.value.events)
        if (event.type !== 'refused') state = evolve(state, event)
      expect(state).toEqual(ruled.value.state)
      expect(ruled.value.events.filter(event => !citesRightly(event, edition))).toEqual([])
    })
  }
})
