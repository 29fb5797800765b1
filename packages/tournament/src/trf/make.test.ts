import { describe, expect, test } from 'vitest'
import { playerLine, trfText } from '../testing/trf-text.js'
import { makeTrf, type TrfFormat } from './make.js'
import { parseTrf } from './parse.js'

function read(text: string) {
  const attempt = parseTrf(text)
  if (!attempt.ok) throw new Error(`${attempt.error.code}: ${attempt.error.reason}`)
  return attempt.value
}

const lines = [
  '012 Club championship',
  '022 Ljubljana',
  '###  a note',
  '001    1 m GM Carlsen, Magnus                   2850 NOR     1503014 1990/11/30  1.0    1     2 w 1',
  '001    2 w    Novák, Žofie                      1500 CZE             1990        0.0    3     1 b 0',
  playerLine(3, '1.0', ['0000 - U']),
  playerLine(4, '0.5', ['0000 - H']),
  'FRA    1  A                                     1900',
  '142 9',
  '152 W',
]

describe.each<TrfFormat>(['trf26', 'trf16'])('%s', format => {
  const again = (...more: string[]) => {
    const first = read(trfText(...lines, ...more))
    const text = makeTrf(first, format)
    return { first, text, second: read(text) }
  }

  test.each([
    [''],
    ['240 H   2    1    4', '240 Z   4    2'],
    ['162  P 0.5'],
    ['XXS HPB=0.25 PAB=0.5 ZPB=0'],
    ['250       1.0   1   3    1    2', '250       0.5   4   5    1    2'],
    ['260   1   9    1    3'],
    ['XXC rank'],
  ])('%j %j are read back', (...more) => {
    const usual = !more[0]!.startsWith('162') && !more[0]!.startsWith('XXS')
    const text = trfText(...lines, ...more)
      .replace(/ 1\.0 {4}3 {2}0000 - U/, usual ? ' 1.0    3  0000 - U' : ' 0.5    3  0000 - U')
      .replace(
        / 0\.5 {4}4 {2}0000 - H/,
        more[0]!.includes('HPB') ? '0.25    4  0000 - H' : ' 0.5    4  0000 - H',
      )
    const first = read(text)
    const made = makeTrf(first, format)
    const second = read(made)
    expect(second.tournament).toEqual(first.tournament)
    expect(second.laterByes).toEqual(first.laterByes)
    expect(second.records).toEqual(first.records)
    expect(makeTrf(second, format)).toBe(made)
  })

  test('keeps the line of a person unchanged', () => {
    expect(again().text).toContain(`\n${lines[3]}\n${lines[4]}\n`)
  })
})

test('names of any length and kind stay in their columns', () => {
  const report = read(trfText(...lines))
  const [first, ...others] = report.tournament.players
  const name = `${'🎉'.repeat(20)}\n${'x'.repeat(40)}`
  const tournament = { ...report.tournament, players: [{ ...first!, name }, ...others] }
  const second = read(makeTrf({ ...report, tournament }))
  expect(second.tournament.players[0]!.name).toBe(`${'🎉'.repeat(20)} ${'x'.repeat(12)}`)
  expect(second.tournament.players[0]!.rounds).toEqual(first!.rounds)
})
