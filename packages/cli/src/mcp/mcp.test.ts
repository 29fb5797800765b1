import { readdirSync, readFileSync } from 'node:fs'
import { type EditionId, editionIds, rulesIn } from '@jadoube/laws'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseOf } from './cases.js'
import { makeMcpServer } from './server.js'

// The SDK's own client talks to the server, as an assistant would.

interface CitedRule {
  readonly rule: string
  readonly article: string
  readonly edition: EditionId
  readonly explanation: string
  readonly case: { readonly id: string } | null
  readonly record: string | null
}

interface Answered {
  readonly text: string
  readonly isError: boolean
  readonly data: Readonly<Record<string, unknown>> & { readonly rules: readonly CitedRule[] }
}

const client = new Client({ name: 'test', version: '1' })
const server = makeMcpServer('0.0.0')

async function ask(name: string, args: Readonly<Record<string, unknown>>): Promise<Answered> {
  const answer = await client.callTool({ name, arguments: args })
  const [content] = answer.content as readonly { readonly text: string }[]
  return {
    text: content!.text,
    isError: answer.isError === true,
    data: answer.structuredContent as Answered['data'],
  }
}

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(there), client.connect(here)])
})

afterAll(() => client.close())

test('the tools are listed with their parameters', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'look_up_rule',
    'search_laws',
    'compare_editions',
    'rule_on_record',
    'explain_ruling',
    'can_mate',
    'legal_moves',
  ])
  for (const tool of tools) {
    expect(tool.description, tool.name).toBeTruthy()
    expect(tool.annotations?.readOnlyHint, tool.name).toBe(true)
    expect(Object.keys(tool.inputSchema.properties ?? {}), tool.name).toContain('language')
  }
})

describe('an answer cites article, edition and case', () => {
  test('for a rule in the requested edition', async () => {
    const { data, text } = await ask('look_up_rule', {
      rule: 'illegal.penalty-loss',
      edition: 'fide-2009',
    })
    const [rule] = data.rules
    expect(rule).toMatchObject({ article: '7.4.b', edition: 'fide-2009' })
    expect(text).toContain('third')
    expect(rule!.case!.id).toContain('/')
    expect(JSON.parse(rule!.record!.split('\n')[0]!)).toMatchObject({ laws: 'fide-2009' })
  })

  test('for an article in any common spelling', async () => {
    const { data } = await ask('look_up_rule', { rule: 'Art. 9.6.1' })
    expect(data.rules[0]).toMatchObject({ rule: 'auto.fivefold', article: '9.6.1' })
  })

  test.each([
    ['insufficient material', 'en', 'end.dead-position'],
    ['padla mi je zastavica, nasprotnik ima samo kralja', 'sl', 'flag.draw-no-mate'],
    ['други неправилан потез', 'sr', 'illegal.penalty-loss'],
    ['zazvonil mi telefon', 'cs', 'device.possession'],
    ['sama asema kolme kertaa', 'fi', 'rep.claim'],
  ])('for %s', async (question, language, rule) => {
    const { data } = await ask('search_laws', { question, language, limit: 3 })
    expect(data.rules[0]!.rule).toBe(rule)
    expect(data.rules).toHaveLength(3)
    expect(data.rules[0]!.case).not.toBeNull()
  })

  test('for one article in two editions', async () => {
    const { text, data } = await ask('compare_editions', {
      before: 'fide-2018',
      after: 'fide-2023',
      rule: '5.1.2',
    })
    expect(text).toMatch(/New: 5\.1\.2 end\.resign-draw/)
    expect(data.changed).toMatchObject([{ id: 'end.resign' }])
    expect(data.cases).toContainEqual({ rule: 'end.resign', case: expect.stringContaining('/') })
  })

  test('for a record, under its own edition and under another', async () => {
    const lookedUp = await ask('look_up_rule', {
      rule: 'illegal.penalty-loss',
      edition: 'fide-2018',
    })
    const record = lookedUp.data.rules[0]!.record!
    const own = await ask('rule_on_record', { record })
    expect(own.data.edition).toBe('fide-2018')
    expect(own.data.summary).toMatchObject({ rule: 'illegal.penalty-loss', article: '7.5.5' })
    expect(own.data.rules.map(({ rule }) => rule)).toContain('illegal.penalty-loss')
    const other = await ask('rule_on_record', { record, edition: 'fide-2009', language: 'cs' })
    expect(other.data.edition).toBe('fide-2009')
    expect(other.data.summary).toMatchObject({ status: 'in-play' })
  })

  test('for an explained ruling', async () => {
    const lookedUp = await ask('look_up_rule', { rule: 'end.stalemate' })
    const { data, text } = await ask('explain_ruling', { record: lookedUp.data.rules[0]!.record! })
    expect(data.rulings).toContainEqual(
      expect.objectContaining({
        because: expect.objectContaining({
          rule: 'end.stalemate',
          article: '5.2.1',
          edition: 'fide-2023',
        }),
      }),
    )
    expect(text).toContain('Case: ')
  })

  test('for a ruling that depends on what the same line did before it', async () => {
    const record = [
      '{"jadoube":"record/1","laws":"fide-2023","timeControl":"5400+30","start":"4k3/8/8/8/8/8/8/4K2R w K - 0 1"}',
      '{"at":0,"by":"arbiter","act":"start"}',
      '{"at":60000,"by":"white","act":"touch","square":"h1"}',
      '{"at":61000,"by":"white","act":"move","san":"O-O"}',
      '{"at":70000,"by":"black","act":"claim","claim":"touched-piece"}',
    ].join('\n')
    const { text } = await ask('explain_ruling', { record })
    expect(text).toContain('Line 4: White should have moved the rook on h1. (Article 4.4.2)')
    expect(text).toMatch(/Line 5: The rook was touched .* from: Rf1, Rg1, Rh2, .*Rh8\+\. \(Article/)
  })

  test('for a player who can or cannot mate', async () => {
    const knight = await ask('can_mate', { fen: '8/8/4k3/8/8/3NK3/8/8 w - - 0 1' })
    expect(knight.data).toMatchObject({ dead: true })
    expect(knight.data.rules[0]).toMatchObject({ rule: 'end.dead-position', article: '5.2.2' })
    const pawn = await ask('can_mate', {
      fen: '8/4p3/4k3/8/8/3NK3/8/8 w - - 0 1',
      side: 'white',
      edition: 'fide-2009',
    })
    expect(pawn.data.verdicts).toMatchObject([{ side: 'white', verdict: 'yes' }])
    expect(pawn.data.rules[0]).toMatchObject({ article: '6.9', edition: 'fide-2009' })
  })

  test('for the legal moves', async () => {
    const none = await ask('legal_moves', { fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' })
    expect(none.data).toMatchObject({ status: 'stalemate', moves: [] })
    expect(none.data.rules[0]).toMatchObject({ article: '5.2.1' })
    const all = await ask('legal_moves', { fen: 'startpos' })
    expect(all.data.moves).toHaveLength(20)
  })
})

test.each([
  ['look_up_rule', { rule: 'no.such-rule' }, /^unknown-rule: /],
  ['rule_on_record', { record: '{"x":1}' }, /^header-format: line 1: /],
  ['can_mate', { fen: 'nonsense' }, /^fen-placement: /],
  ['explain_ruling', { record: '' }, /^[a-z-]+: /],
] as const)('bad input to %s is one line with a code', async (name, args, line) => {
  const { isError, text } = await ask(name, args)
  expect(isError).toBe(true)
  expect(text).toMatch(line)
  expect(text.split('\n')).toHaveLength(1)
})

test('nearly every rule of every edition has a case that an answer can cite', async () => {
  for (const edition of editionIds) {
    const rules = rulesIn(edition)
    const shown = await Promise.all(rules.map(({ id }) => caseOf(id, edition)))
    expect(shown.filter(one => one !== null).length / rules.length, edition).toBeGreaterThan(0.5)
  }
})

describe('the transcript in docs/mcp.md', () => {
  const page = readFileSync(new URL('../../../../docs/mcp.md', import.meta.url), 'utf8')
  const calls = [...page.matchAll(/^`(\w+)`\n\n```json\n(.+?)\n```\n\n```text\n(.+?)\n```$/gms)]

  test('calls every tool', () => {
    expect(new Set(calls.map(([, name]) => name)).size).toBe(7)
  })

  // The named case changes when a shorter one is written.
  const named = /(Case(?: for [\w.-]+)?): .*\[([\w./-]+)\]$/gm
  const withoutCases = (text: string): string => text.replace(named, '$1')

  test.each(calls.map(([, name, args, answer]) => [name!, args!, answer!] as const))(
    '%s answers as documented, with a case in the same places',
    async (name, args, answer) => {
      const { text } = await ask(name, JSON.parse(args))
      expect(withoutCases(text.trimEnd())).toBe(withoutCases(answer))
    },
  )

  test('names cases that exist', () => {
    const ids = calls.flatMap(([, , , answer]) =>
      [...answer!.matchAll(named)].map(([, , id]) => id!),
    )
    expect(ids.length).toBeGreaterThan(3)
    const root = new URL('../../../../conformance/', import.meta.url)
    const files = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }))
    const here = (id: string) => [...files].some(file => file.endsWith(`${id}.case`))
    expect(ids.filter(id => !here(id))).toEqual([])
  })
})
