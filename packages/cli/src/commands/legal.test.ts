import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

describe('jadoube legal', () => {
  test('lists the moves in SAN and UCI', async () => {
    const { exit, out } = await runJadoube(['legal', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'])
    expect(exit).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(15)
    expect(lines).toContain('O-O   e1g1')
    expect(lines).toContain('Rh8+  h1h8')
  })

  test('--chess960 names the rook', async () => {
    const { out } = await runJadoube(['legal', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '--chess960'])
    expect(out).toContain('O-O   e1h1')
  })

  test('says how the game ended if there is no legal move', async () => {
    const mate = await runJadoube(['legal', 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1'])
    expect(mate).toMatchObject({ exit: 0, out: 'no legal move: checkmate\n' })
    const stalemate = await runJadoube(['legal', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', '--json'])
    expect(JSON.parse(stalemate.out)).toMatchObject({
      status: 'stalemate',
      check: false,
      moves: [],
    })
  })

  test('- reads standard input and answers each line in order, including bad ones', async () => {
    const input =
      'startpos\r\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\nnonsense\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    const { exit, out, err } = await runJadoube(['legal', '-'], [...input])
    const lines = out.split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[0].split('\t')[0].split(' ')).toHaveLength(20)
    expect(lines[0].split('\t')[1].split(' ')).toContain('e2e4')
    expect(lines[1]).toMatch(/O-O\b.*\t.*e1g1/)
    expect(lines[2]).toMatch(/^error\tnot a position: /)
    expect(lines[3]).toBe('\t')
    expect([exit, err]).toEqual([2, ''])
  })

  test('- with --json', async () => {
    const { exit, out } = await runJadoube(['legal', '-', '--json'], 'startpos\nx\n')
    const [good, bad] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(good).toMatchObject({ status: 'in-play', check: false })
    expect(good.moves).toHaveLength(20)
    expect(bad).toEqual({ error: { code: 'fen-placement', reason: expect.any(String) } })
    expect(exit).toBe(2)
  })

  test('- continues after an extremely long line', async () => {
    const long = Array.from({ length: 2000 }, () => 'x'.repeat(65_536))
    const { exit, out } = await runJadoube(['legal', '-'], [...long, '\nstartpos\n'])
    const [bad, good] = out.split('\n')
    expect(bad).toMatch(/^error\tnot a position: /)
    expect(good?.split(' ')).toContain('Nf3')
    expect(exit).toBe(2)
  })

  test.each(['chess960:960', 'chess960:-1', 'chess960:x', 'chess960:0518'])('%s', async start => {
    const { exit, err } = await runJadoube(['legal', start])
    expect(exit).toBe(2)
    expect(err).toContain('(chess960-number)')
  })

  test('bad input gives a one-line error', async () => {
    expect(await runJadoube(['legal'])).toMatchObject({ exit: 2, out: '' })
    const { exit, err } = await runJadoube(['legal', 'k7/8/8/8/8/8/8/8 w - - 0 1'])
    expect(exit).toBe(2)
    expect(err).toBe('jadoube: not a position: White has no king (fen-illegal)\n')
  })
})
