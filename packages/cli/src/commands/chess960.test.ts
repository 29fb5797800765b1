import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

describe('jadoube chess960', () => {
  test('prints the starting position for a number', async () => {
    expect(await runJadoube(['chess960', '518'])).toEqual({
      exit: 0,
      out: '518  RNBQKBNR\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
      err: '',
    })
  })

  test('prints the number of a starting position', async () => {
    const { out } = await runJadoube(['chess960', 'bbqnnrkr', '--json'])
    expect(JSON.parse(out)).toEqual({
      number: 0,
      rank: 'BBQNNRKR',
      fen: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
      shredderFen: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1',
    })
  })

  test('[c960.start.generator · fide-2018] draws a starting position at random', async () => {
    const seen = new Set<number>()
    for (let time = 0; time < 20; time++) {
      const args = time % 2 === 0 ? ['chess960', '--json'] : ['chess960', 'random', '--json']
      const { number } = JSON.parse((await runJadoube(args)).out)
      expect(number).toBeGreaterThanOrEqual(0)
      expect(number).toBeLessThan(960)
      seen.add(number)
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  test.each([
    ['960', 'chess960-number'],
    ['-1', 'bad-option'],
    ['1.5', 'chess960-number'],
    ['RKRNNQBQ', 'chess960-rank'],
    ['KRRNNQBB', 'chess960-rank'],
  ])('%s is bad input', async (asked, code) => {
    const { exit, out, err } = await runJadoube(['chess960', asked])
    expect([exit, out]).toEqual([2, ''])
    expect(err).toMatch(new RegExp(`^jadoube: [^\\n]+ \\(${code}\\)\\n$`))
  })
})
