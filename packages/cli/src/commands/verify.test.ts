import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const header = '{"jadoube":"record/1","laws":"fide-2018","timeControl":"300"}'
const acts = [
  '{"at":0,"by":"arbiter","act":"start"}',
  '{"at":900,"by":"white","act":"move","san":"e4"}',
]
const record = [header, ...acts].join('\n')

test('a record without a hash chain is checked by applying the Laws again', async () => {
  const { exit, out } = await runJadoube(['verify', '-'], record)
  expect(out).toBe('2 acts, in-play, *\nthe record has no hash chain\n')
  expect(exit).toBe(0)
  const json = await runJadoube(['verify', '-', '--json'], record)
  expect(JSON.parse(json.out)).toMatchObject({ verified: true, acts: 2, head: null })
})

test('an event that does not follow from its act is reported', async () => {
  const line = '{"at":900,"by":"white","act":"move","san":"e4","events":[]}'
  const { exit, out } = await runJadoube(['verify', '-'], [header, acts[0], line].join('\n'))
  expect(out).toBe('line 3: the act leads to other events than those recorded (events-differ)\n')
  expect(exit).toBe(1)
})

test('a missing hash chain is reported if one is required', async () => {
  const { exit, out } = await runJadoube(['verify', '-', '--head', `3:${'a'.repeat(64)}`], record)
  expect(out).toBe('line 1: the record has no hash chain (chain-missing)\n')
  expect(exit).toBe(1)
})

test('bad input gives a one-line error and exit code 2', async () => {
  const nonsense = await runJadoube(['verify', '-'], 'nonsense')
  expect(nonsense).toMatchObject({ exit: 2, out: '' })
  expect(nonsense.err).toBe('jadoube: line 1: the line is not JSON (record-unreadable)\n')
  expect((await runJadoube(['verify', '-', '--nonsense'], record)).err).toContain('(bad-option)')
  expect((await runJadoube(['verify', '-', '-'], record)).err).toContain('(one-file)')
  expect(await runJadoube(['verify'])).toMatchObject({ exit: 2 })
  expect(await runJadoube(['verify', '-', '--head', '3'], record)).toMatchObject({ exit: 2 })
  const none = await runJadoube(['verify', '/nowhere/at/all'])
  expect(none).toMatchObject({ exit: 2, out: '' })
  expect(none.err).toBe("jadoube: there is no file '/nowhere/at/all' (file-not-found)\n")
})

test.each([
  ['', /there is no header/],
  ['{"jadoube":"record/1","laws":"fide-1900"}', /there are no Laws "fide-1900"/],
  ['{"jadoube":"record/1","laws":"fide-2018","timeControl":"abc"}', /"abc" is not a time control/],
  ['{"jadoube":"record/9"}', /the first line does not say/],
  ['{"jadoube":"event-log/1"}', /the line cannot be read/],
  [`${header}\n{"at":0,`, /line 2: the line is not JSON/],
])('%s: one line with one code, the same as in JSON', async (text, said) => {
  const { exit, out, err } = await runJadoube(['verify', '-'], text)
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toMatch(said)
  expect(err).toMatch(/^jadoube: line \d+: [^\n]+ \(record-unreadable\)\n$/)
  expect(err.match(/\([a-z]+(-[a-z]+)+\)/g)).toHaveLength(1)
  const json = JSON.parse((await runJadoube(['verify', '-', '--json'], text)).out)
  expect(err).toBe(`jadoube: line ${json.line}: ${json.reason} (${json.code})\n`)
})

test('one act is not "1 acts"', async () => {
  const { out } = await runJadoube(['verify', '-'], `${header}\n${acts[0]}`)
  expect(out).toMatch(/^1 act, /)
})

const plainHeader = '{"jadoube":"record/1","laws":"fide-2023"}'
const long = /line 2: the line is too long for an act/

test.each([
  [
    'a long text',
    () => `\n{"at":1,"by":"white","act":"announce","text":"${'a'.repeat(50e6)}"}`,
    2,
    long,
  ],
  ['deep lists', () => `\n${'['.repeat(25e6)}${']'.repeat(25e6)}`, 2, long],
  ['a long list', () => `\n[${'{},'.repeat(16e6)}{}]`, 2, long],
  ['line endings', () => '\n'.repeat(50e6), 0, /0 acts/],
  ['Windows line endings', () => '\r\n'.repeat(25e6), 0, /0 acts/],
  // Lines that are not acts have no effect, and are not a fault of the record.
  ['lines', () => `\n{"x":"${'y'.repeat(240)}"}`.repeat(2e5), 0, /200000 acts/],
])(
  '50 MB of %s are read with little memory',
  { timeout: 120_000 },
  async (_, make, status, said) => {
    const dir = mkdtempSync(join(tmpdir(), 'jadoube-verify-'))
    const file = join(dir, 'long.jsonl')
    try {
      writeFileSync(file, `${plainHeader}${make()}\n`)
      const program = fileURLToPath(new URL('../../bin/jadoube.cjs', import.meta.url))
      const script = `process.argv.splice(1, 0, 'jadoube'); process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS)); await import(${JSON.stringify(program)})`
      const ran = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', script, 'verify', file],
        {
          encoding: 'utf8',
        },
      )
      expect(ran.status, ran.stderr).toBe(status)
      expect(ran.stdout + ran.stderr).toMatch(said)
      const peak = Number(/peak (\d+)/.exec(ran.stderr)?.[1])
      expect(peak).toBeGreaterThan(0)
      expect(peak / 1024).toBeLessThan(500)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  },
)
