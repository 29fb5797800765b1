import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const wall = '8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1'
const mate = '7k/8/6K1/8/8/8/8/R7 w - - 0 1'

describe('jadoube can-mate', () => {
  test('answers yes, with the moves', async () => {
    expect(await runJadoube(['can-mate', mate, 'white'])).toMatchObject({
      exit: 0,
      out: 'yes\tRa8#\n',
    })
  })

  test('answers no with exit code 1', async () => {
    expect(await runJadoube(['can-mate', mate, 'black'])).toMatchObject({ exit: 1, out: 'no\n' })
  })

  test('answers for both colours, and says dead if neither can mate', async () => {
    const both = await runJadoube(['can-mate', mate])
    expect(both).toMatchObject({ exit: 0, out: 'white\tyes\tRa8#\nblack\tno\n' })
    const dead = await runJadoube(['can-mate', wall])
    expect(dead).toMatchObject({ exit: 1, out: 'dead\nwhite\tno\nblack\tno\n' })
  })

  test('answers undetermined if the limit is too small', async () => {
    const fen = '3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57'
    const { exit, out } = await runJadoube(['can-mate', fen, 'white', '--nodes', '50'])
    expect({ exit, out }).toEqual({ exit: 0, out: 'undetermined\n' })
  })

  test('--check runs the proof checker', async () => {
    const { out } = await runJadoube(['can-mate', wall, 'white', '--check'])
    expect(out).toMatch(/^no\tchecked: \d+ positions?, \d+ enclosures?, \d+ frames?\n$/)
    const bishops = '3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57'
    const framed = await runJadoube(['can-mate', bishops, 'white', '--check'])
    expect(framed.out).toMatch(/^no\tchecked: 1 position, 0 enclosures, [1-9]\d* frames?\n$/)
  })

  test('--json', async () => {
    const { out } = await runJadoube(['can-mate', mate, '--json', '--check'])
    expect(JSON.parse(out)).toMatchObject({
      white: { verdict: 'yes', line: { san: ['Ra8#'], uci: ['a1a8'] }, checked: true },
      black: { verdict: 'no', checked: true },
      dead: false,
    })
  })

  test('- reads standard input and answers each line in order', async () => {
    const input = `${mate}\twhite\n${wall}\nnonsense\twhite\n${mate}\tgreen\n${mate}\tblack\n`
    const { exit, out } = await runJadoube(['can-mate', '-'], input)
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toBe('yes\tRa8#')
    expect(lines[1]).toBe('dead\twhite\tno\tblack\tno')
    expect(lines[2]).toMatch(/^error\tnot a position/)
    expect(lines[3]).toMatch(/^error\t"green" is neither/)
    expect(lines[4]).toBe('no')
    expect(exit).toBe(2)
  })

  test('bad input gives a one-line error', async () => {
    expect(await runJadoube(['can-mate'])).toMatchObject({ exit: 2, out: '' })
    expect(await runJadoube(['can-mate', mate, '--nodes', 'x'])).toMatchObject({ exit: 2, out: '' })
    expect((await runJadoube(['can-mate', mate, 'green'])).err).toContain('(color)')
    const both = await runJadoube(['can-mate', '-', 'white'], `${mate}\n`)
    expect(both).toMatchObject({ exit: 2, out: '' })
    expect(both.err).toContain('(usage)')
  })
})
