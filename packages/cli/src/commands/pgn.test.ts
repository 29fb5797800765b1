import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cut } from '../pgn/parts.js'
import { runJadoube } from '../testing/memory-io.js'

const good = '[Event "A"]\n[White "X"]\n[Black "Y"]\n[Round "2"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n'
const bad = '[Event "B"]\n[White "V"]\n[Black "W"]\n\n1. e4 e5 2. Ke3 1-0\n\n'
const mate = '[Event "C"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n'

let folder = ''
let file = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jadoube-pgn-'))
  file = join(folder, 'games.pgn')
  writeFileSync(file, good + bad + mate)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('pgn check', () => {
  test('reports each fault with its game, and the totals', async () => {
    const { exit, out } = await runJadoube(['pgn', 'check', file])
    const [illegal, contradicted, summary] = out.split('\n')
    expect(exit).toBe(1)
    expect(illegal).toBe(`${file}: game 2, line 12, V – W (B): 2. Ke3: not a legal move (illegal)`)
    expect(contradicted).toContain('game 3')
    expect(contradicted).toContain('(checkmate-otherwise, Article 5.1.1)')
    expect(summary).toMatch(
      /^3 games, 10 plies, 1 illegal move, 1 result contradicted, 0 errors in the file/,
    )
  })

  test('exits with 0 if there is no fault', async () => {
    const fine = join(folder, 'fine.pgn')
    writeFileSync(fine, good + good)
    const { exit, out } = await runJadoube(['pgn', 'check', '--json', fine])
    expect(exit).toBe(0)
    expect(JSON.parse(out).summary).toMatchObject({ games: 2, illegal: 0, contradictions: 0 })
  })

  test('splits a file between games and loses none', async () => {
    const long = join(folder, 'long.pgn')
    writeFileSync(long, good.repeat(500))
    const parts = await cut([long], 5000)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts[0]?.start).toBe(0)
    for (let i = 1; i < parts.length; i++) expect(parts[i]?.start).toBe(parts[i - 1]?.end)
    const { out } = await runJadoube(['pgn', 'check', '--json', long])
    expect(JSON.parse(out).summary.games).toBe(500)
  })

  test('reads standard input, but not together with files', async () => {
    const { exit, out } = await runJadoube(
      ['pgn', 'check', '-'],
      [good, bad.slice(0, 20), bad.slice(20)],
    )
    expect(exit).toBe(1)
    expect(out).toContain('-: game 2, line 12, V – W (B): 2. Ke3: not a legal move (illegal)')
    expect((await runJadoube(['pgn', 'check', '-', file])).err).toContain('(one-file)')
  })

  test('removes terminal control characters that a file contains', async () => {
    const { out } = await runJadoube(['pgn', 'check', '-'], '[White "\u001b[2Jx"]\n\n1. e5 *\n')
    expect(out).toContain('�[2Jx')
    expect(out).not.toContain('\u001b')
  })

  test('bad arguments give a one-line error', async () => {
    const missing = await runJadoube(['pgn', 'check', join(folder, 'none.pgn')])
    expect([missing.exit, missing.out]).toEqual([2, ''])
    expect(missing.err).toMatch(/^jadoube: there is no file '.*none.pgn' \(file-not-found\)\n$/)
    expect((await runJadoube(['pgn', 'check'])).exit).toBe(2)
    expect((await runJadoube(['pgn', 'check', '--jobs', 'many', file])).err).toContain('(bad-jobs)')
    expect((await runJadoube(['pgn', 'check', '--nonsense', file])).exit).toBe(2)
    expect((await runJadoube(['pgn', 'turn', file])).err).toContain('(unknown-command)')
  })
})

describe('pgn fen', () => {
  test('prints the final position of each game', async () => {
    const { exit, out } = await runJadoube(['pgn', 'fen', file])
    expect(exit).toBe(1)
    expect(out.split('\n')).toEqual([
      'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
      'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      '',
    ])
  })

  test('reads standard input', async () => {
    const { exit, out } = await runJadoube(['pgn', 'fen', '-'], good)
    expect([exit, out.split('\n').length]).toEqual([0, 2])
  })
})
