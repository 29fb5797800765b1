import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const folder = mkdtempSync(join(tmpdir(), 'jadoube-board-'))
const pgn = join(folder, 'game.pgn')
writeFileSync(
  pgn,
  '[Event "?"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 *\n',
)

describe.each(['dgt', 'chessnut', 'chesslink', 'certabo', 'livechess'])('%s', make => {
  test.each(['none', 'club', 'trouble'])(
    'a simulated game with faults (%s) gives the record of that game, and its recording can be replayed',
    async faults => {
      const recording = join(folder, `${make}-${faults}.jsonl`)
      const args = ['--make', make, '--faults', faults, '--record', recording]
      const first = await runJadoube(['board', '--simulate', pgn, ...args])
      expect(first.err).toBe('')
      expect(first.exit).toBe(0)
      const record = join(folder, `${make}-${faults}-record.jsonl`)
      writeFileSync(record, first.out)
      const ruled = await runJadoube(['rule', record, '--json'])
      const { summary } = JSON.parse(ruled.out.trim().split('\n').at(-1)!)
      expect(summary.fen).toMatch(/^r1b1kbnr\/1pp3pp\/p4p2\/2p5\/4P3\/1N6\/PPP2PPP\/RNBR2K1 b/)
      expect(ruled.out).not.toContain('"refused"')
      expect(ruled.out).not.toContain('irregular')
      const again = await runJadoube(['board', '--replay', recording])
      expect(again.out).toBe(first.out)
    },
  )
})

test('the recording holds every message as a line of JSON', async () => {
  const recording = join(folder, 'kept.jsonl')
  await runJadoube(['board', '--simulate', pgn, '--record', recording])
  const [heading, ...lines] = readFileSync(recording, 'utf8').trim().split('\n')
  expect(JSON.parse(heading!)).toEqual({ jadoube: 'board/1', make: 'dgt' })
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ at: expect.any(Number) })
})

test.each([
  [[], 'bad-option'],
  [['--simulate', join(folder, 'none.pgn')], 'file-not-found'],
  [['--simulate', pgn, '--make', 'abacus'], 'bad-option'],
  [['--simulate', pgn, '--faults', 'many'], 'bad-option'],
  [['--simulate', pgn, '--laws', 'fide-1899'], 'laws-unknown'],
  [['--replay', pgn], 'recording-unreadable'],
  [['--simulate', pgn, '--white', 'http://x/'], 'bad-link'],
  [['--livechess', '--event', 'http://x/'], 'bad-link'],
  [['--port', '/dev/none', '--make', 'chessnut'], 'bad-option'],
])('%j gives a one-line error and exit code 2', async (args, code) => {
  const { exit, err } = await runJadoube(['board', ...args])
  expect(exit).toBe(2)
  expect(err).toMatch(/^jadoube: [^\n]+\n$/)
  if (code !== 'laws-unknown') expect(err).toContain(`(${code})`)
})
