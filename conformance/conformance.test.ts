import {
  type EditionId,
  editionIds,
  evolve,
  existsIn,
  type GameEvent,
  parseHeader,
  type RefusedLine,
  recordOfCase,
  ruleById,
} from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { caseFiles } from './case-files.js'
import { differences, ruledUnder } from './differences.js'

/** Whether the edition has the rule that an event rests on, and the article is one of those that state it. */
function citesRightly(event: GameEvent | RefusedLine, edition: EditionId): boolean {
  if (!('rule' in event) || event.rule === undefined) return true
  const rule = ruleById(event.rule)
  if (rule === undefined || !existsIn(rule, edition)) return false
  return event.article !== undefined && rule.numbers[edition]?.includes(event.article) === true
}

describe.each(caseFiles.map(each => [each.path, each] as const))('%s', (path, { file }) => {
  test('names rules that there are, and stands in the folder of the first', () => {
    for (const id of file.rules) expect(ruleById(id), `rule ${id}`).toBeDefined()
    const [section, rule] = path.split('/')
    const first = ruleById(file.rules[0]!)!
    expect(rule).toBe(first.id)
    expect(section === first.section || section!.startsWith(`${first.section}-`)).toBe(true)
  })

  test('lists its editions in their order, and is under no others', () => {
    expect(file.editions).toEqual(editionIds.filter(id => file.editions.includes(id)))
  })

  for (const edition of file.editions) {
    const has = (id: string) => existsIn(ruleById(id)!, edition)
    test(`[${file.rules.filter(has).join(', ')} · ${edition}] ${file.title}`, () => {
      const wrong = differences(file, edition)
      const told = wrong.map(({ line, text }) => `conformance/${path}:${line}: ${text}`)
      if (told.length > 0) throw new Error(`under ${edition}\n${told.join('\n')}`)
    })

    test(`replays to the same state, and cites what there is, under ${edition}`, () => {
      const { events, state: ruledTo } = ruledUnder(file, edition)
      const record = recordOfCase(file, edition)
      const table = parseHeader(JSON.parse(record.slice(0, record.indexOf('\n'))))
      if (!table.ok) throw new Error(table.error.reason)
      let { state } = table.value
      for (const event of events) if (event.type !== 'refused') state = evolve(state, event)
      expect(state).toEqual(ruledTo)
      expect(events.filter(event => !citesRightly(event, edition))).toEqual([])
    })
  }
})
