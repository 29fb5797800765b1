import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Io } from '../command.js'
import { jadoube } from '../jadoube.js'

const record = [
  '{"jadoube":"record/1","laws":"fide-2018","timeControl":"5400+30","start":"standard","white":{"name":"Ana"},"black":{"name":"Bor"},"regulations":{}}',
  '{"at":0,"by":"arbiter","act":"start"}',
  '{"at":12000,"by":"white","act":"move","san":"Nf3"}',
  '{"at":20000,"by":"black","act":"move","from":"e7","to":"e4"}',
  '{"at":25000,"by":"white","act":"claim","claim":"illegal-move"}',
  '{"at":26000,"by":"white","act":"press"}',
].join('\n')

async function run(input: string, ...args: string[]) {
  let out = ''
  let err = ''
  const io: Io = {
    out: text => {
      out += text
    },
    err: text => {
      err += text
    },
    input: (async function* () {
      yield new TextEncoder().encode(input)
    })(),
    terminal: false,
  }
  const code = await jadoube(['rule', ...args], io)
  return { code, out, err }
}

describe('jadoube rule', () => {
  test('prints one event per line, then the summary', async () => {
    const { code, out } = await run(record, '-', '--json')
    const lines = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(code).toBe(0)
    expect(lines.at(-1).summary).toMatchObject({
      status: 'in-play',
      result: '*',
      hasTheMove: 'black',
      fen: 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1',
    })
    expect(lines).toContainEqual(
      expect.objectContaining({ type: 'time-added', to: 'white', ms: 120000, article: '7.5.5' }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({ type: 'refused', line: 6, code: 'own-clock-not-running' }),
    )
  })

  test('explains the events in the chosen language', async () => {
    const english = (await run(record, '-')).out
    expect(english).toContain('White plays 1. Nf3.')
    expect(english).toContain('White gets 2 extra minutes.')
    const czech = (await run(record, '-', '--lang', 'cs')).out
    expect(czech).toContain('Bílý hraje 1. Jf3.')
    expect(czech).toContain('Bílý dostává 2 minuty navíc.')
    const latin = (await run(record, '-', '--lang', 'sr-Latn')).out
    expect(latin).toContain('Beli dobija još 2 minuta.')
  })

  test('applies another edition on request', async () => {
    const { out } = await run(record, '-', '--json', '--laws', 'fide-2009')
    expect(out).toContain('"article":"7.4.b"')
  })

  test('reads a case of the conformance suite under its newest edition', async () => {
    const path = 'conformance/article-07-irregularities/illegal.restore/first-illegal-move.case'
    const file = new URL(`../../../../${path}`, import.meta.url).pathname
    expect((await run('', file)).out).toContain('White gets 2 extra minutes.')
    expect((await run('', file, '--json', '--laws', 'fide-2009')).out).toContain('"7.4.b"')
  })

  test('reports the line of a case that cannot be read', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'case-')), 'broken.case')
    writeFileSync(file, 'A title\n\nWhy.\n\nrules end.mate\n')
    const { code, err } = await run('', file)
    expect(code).toBe(2)
    expect(err).toMatch(/case-line.*line 5|line 5/)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  test('shows where two editions differ', async () => {
    const wrongClaim = `${record.split('\n').slice(0, 3).join('\n')}
{"at":20000,"by":"black","act":"claim","claim":"threefold"}`
    const { out } = await run(wrongClaim, '-', '--diff', 'fide-2009', 'fide-2018')
    expect(out).toContain('FIDE Laws of Chess 2009: White gets 3 extra minutes.')
    expect(out).toContain('FIDE Laws of Chess 2018: White gets 2 extra minutes.')
    const same = await run(
      record.split('\n').slice(0, 3).join('\n'),
      '-',
      '--diff',
      'fide-2017',
      'fide-2018',
    )
    expect(same.out).toBe('FIDE Laws of Chess 2017 = FIDE Laws of Chess 2018\n')
  })

  test('says in the chosen language which act has no effect in one of them', async () => {
    const fined = `${record.split('\n').slice(0, 3).join('\n')}
{"at":20000,"by":"arbiter","act":"penalise","player":"black","penalty":"fine"}`
    const told = async (language: string) =>
      (await run(fined, '-', '--diff', 'fide-2009', 'fide-2018', '--lang', language)).out
    expect(await told('fi')).toContain('näissä säännöissä ei ole sellaista rangaistusta')
    expect(await told('cs')).toContain('takový trest tato pravidla neznají')
    expect(await told('sr-Latn')).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  test('reports the line of a broken file and exits with 2', async () => {
    const { code, out, err } = await run(`${record}\n{"at":`, '-')
    expect([code, out, err]).toEqual([
      2,
      '',
      'jadoube: line 7: the line is not JSON (record-not-json)\n',
    ])
    expect((await run('', '-')).code).toBe(2)
    expect((await run('{"jadoube":"record/1","laws":"fide-1066"}', '-')).err).toContain('fide-1066')
    expect((await run(record, '-', '--laws', 'x')).err).toContain('unknown-edition')
    expect((await run(record)).err).toContain('file-missing')
  })
})
