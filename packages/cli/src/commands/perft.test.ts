import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

describe('jadoube perft', () => {
  test('counts the positions', async () => {
    expect(await runJadoube(['perft', 'startpos', '3'])).toEqual({
      exit: 0,
      out: '8902\n',
      err: '',
    })
    expect(await runJadoube(['perft', start, '2'])).toMatchObject({ exit: 0, out: '400\n' })
    expect(await runJadoube(['perft', 'chess960:518', '0'])).toMatchObject({ out: '1\n' })
  })

  test('accepts a FEN without quotes, split into several arguments', async () => {
    expect(await runJadoube(['perft', ...start.split(' '), '2'])).toMatchObject({ out: '400\n' })
  })

  test('--divide prints the count for each first move and the total', async () => {
    const { out } = await runJadoube(['perft', 'startpos', '2', '--divide'])
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(21)
    expect(lines).toContain('g1f3  Nf3     20')
    expect(lines.at(-1)).toBe('400')
  })

  test('--json', async () => {
    const { out } = await runJadoube(['perft', 'startpos', '1', '--divide', '--json'])
    const answer = JSON.parse(out)
    expect(answer).toMatchObject({ fen: start, depth: 1, nodes: 20 })
    expect(answer.moves).toContainEqual({ san: 'e4', uci: 'e2e4', nodes: 1 })
  })

  test.each([
    [['perft'], 'usage'],
    [['perft', 'startpos'], 'usage'],
    [['perft', 'startpos', 'x'], 'depth'],
    [['perft', 'startpos', '13'], 'depth'],
    [['perft', 'nonsense', '1'], 'fen-placement'],
    [['perft', '8/8/8/8/8/8/8/8 w - - 0 1', '1'], 'fen-illegal'],
    [['perft', 'startpos', '1', '--wrong'], 'bad-option'],
  ])('%j is bad input', async (args, code) => {
    const { exit, out, err } = await runJadoube(args)
    expect([exit, out]).toEqual([2, ''])
    expect(err).toMatch(new RegExp(`^jadoube: [^\\n]+ \\(${code}\\)\\n$`))
  })
})
