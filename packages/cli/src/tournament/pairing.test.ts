import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const player = (id: number, points: string, rounds: readonly string[]) =>
  `001 ${String(id).padStart(4)}      ${`Player ${id}`.padEnd(33)} ${String(2500 - id).padStart(4)}${' '.repeat(28)}${points.padStart(4)} ${String(id).padStart(4)}  ${rounds.join('  ')}`

const file = (...lines: readonly string[]) => lines.map(line => `${line}\n`).join('')

// After round 1 of 3. Player 5 had the bye, so C14 keeps them from moving down: 1 meets 5, and 2
// moves down.
const three = file(
  '012 Three rounds',
  '142 3',
  '152 W',
  player(1, '1.0', ['   3 w 1']),
  player(2, '1.0', ['   4 b 1']),
  player(3, '0.0', ['   1 b 0']),
  player(4, '0.0', ['   2 w 0']),
  player(5, '1.0', ['0000 - U']),
)

const run = (args: readonly string[], input: string) => runJadoube(['tournament', ...args], input)

describe('tournament pair', () => {
  test('prints the number of pairs, then White and Black, then the bye', async () => {
    const { exit, out, err } = await run(['pair', '-'], three)
    expect([exit, out, err]).toEqual([0, '3\n5 1\n2 3\n4 0\n', ''])
  })

  test('--json adds how each pair was found', async () => {
    const { exit, out } = await run(['pair', '-', '--json'], three)
    expect(exit).toBe(0)
    const { round, pairs, bye, brackets } = JSON.parse(out)
    expect(round).toBe(2)
    expect(pairs.map((each: { white: number; black: number }) => [each.white, each.black])).toEqual(
      [
        [5, 1],
        [2, 3],
      ],
    )
    expect(pairs[0].why.at(-1)).toBe('Only player 1 prefers a colour, and gets it.')
    expect(bye.player).toBe(4)
    expect(brackets[0]).toMatchObject({ number: 1, score: 100, s1: [1], s2: [2, 5] })
  })

  test('says in the chosen language why a round cannot be paired; exit code 1', async () => {
    const two = file('142 3', player(1, '1.0', ['   2 w 1']), player(2, '0.0', ['   1 b 0']))
    const { exit, out, err } = await run(['pair', '-', '--lang', 'cs'], two)
    expect([exit, out]).toEqual([1, ''])
    expect(err).toBe(
      'jadoube: Kolo nelze nalosovat: bez opakovaného utkání zůstanou někteří z těchto hráčů bez soupeře: 1, 2. (pairing-impossible)\n',
    )
    const json = await run(['pair', '-', '--json'], two)
    expect(JSON.parse(json.out).code).toBe('pairing-impossible')
  })

  test('writes Serbian in Latin letters', async () => {
    const { out } = await run(['explain', '-', '1', '3', '--lang', 'sr-Latn'], three)
    expect(out).toBe('Igrači 1 i 3 već su se sastali u 1. kolu.\n')
  })
})

describe('tournament check', () => {
  const whole = (second: readonly string[]) =>
    file(
      player(1, '1.5', ['   3 w 1', second[0]!]),
      player(2, '1.5', ['   4 b 1', second[1]!]),
      player(3, '0.5', ['   1 b 0', second[2]!]),
      player(4, '1.0', ['   2 w 0', second[3]!]),
      player(5, '1.5', ['0000 - U', second[4]!]),
    )
  const right = whole(['   5 b =', '   3 w =', '   2 b =', '0000 - U', '   1 w ='])
  const colours = whole(['   5 b =', '   3 b =', '   2 w =', '0000 - U', '   1 w ='])
  const folder = mkdtempSync(join(tmpdir(), 'jadoube-'))
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const good = write('good.trf', right)
  const bad = write('bad.trf', colours)

  test('prints one line per round; exit code 0 if all agree', async () => {
    const { exit, out } = await run(['check', good, '--json'], '')
    expect(exit).toBe(0)
    expect(
      out
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toEqual([
      { file: good, round: 1, agrees: true, differences: [] },
      { file: good, round: 2, agrees: true, differences: [] },
    ])
  })

  test('accepts a difference in a round that the file marks as paired by hand', async () => {
    const note = '### MPA @ Round 2: 5-1 3-2 4-bye instead of 5-1 2-3 4-bye'
    const byHand = write('by-hand.trf', `${colours.trimEnd()}\n${note}\n`)
    const { exit, out } = await run(['check', byHand], '')
    expect(exit).toBe(0)
    expect(out).toContain('round 2: differs (paired by hand, as the file says)')
  })

  test('compares colours too; exit code 1 if a round differs, with the reason', async () => {
    const { exit, out } = await run(['check', bad, good, '--json'], '')
    expect(exit).toBe(1)
    const lines = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.map(({ file: name, agrees }) => [name, agrees])).toEqual([
      [bad, true],
      [bad, false],
      [good, true],
      [good, true],
    ])
    expect(lines[1].differences).toEqual([
      {
        in: 'file',
        white: 3,
        black: 2,
        criterion: '5.2.4',
        reason: 'By Article 5, player 2 has White and player 3 has Black.',
      },
      { in: 'engine', white: 2, black: 3 },
    ])
    const text = await run(['check', bad], '')
    expect(text.out).toContain('round 2: differs\n  in the file:  3 2 (5.2.4) By Article 5')
  })

  test('bad input gives exit code 2, and the other files are still checked', async () => {
    const broken = write('broken.trf', 'nothing\n')
    const { exit, out, err } = await run(['check', broken, good, '--json'], '')
    expect(exit).toBe(2)
    expect(out.trim().split('\n').length).toBe(2)
    expect(err).toContain('(trf-no-players)')
    const none = await run(['check', join(folder, 'none.trf')], '')
    expect([none.exit, none.err]).toEqual([2, expect.stringContaining('(file-not-found)')])
    expect((await run(['check'], '')).exit).toBe(2)
  })
})

describe('tournament explain', () => {
  test('explains every pair of the next round', async () => {
    const { exit, out } = await run(['explain', '-'], three)
    expect(exit).toBe(0)
    expect(out.split('\n').filter(line => /^\d+ \d+$/.test(line))).toEqual(['5 1', '2 3', '4 0'])
    expect(out).toContain('The number of players is odd, so one of them gets the bye.')
  })

  test('explains why two players do not meet, or why a player does not get the bye', async () => {
    const met = await run(['explain', '-', '1', '3'], three)
    expect(met.out).toBe('Players 1 and 3 have already met, in round 1.\n')
    const bye = await run(['explain', '-', '5', '0', '--json'], three)
    expect(JSON.parse(bye.out)).toMatchObject({
      round: 2,
      white: 5,
      black: 0,
      reason: { kind: 'absolute', criterion: 'C2' },
    })
  })

  test('explains an earlier round', async () => {
    const { out } = await run(['explain', '-', '1', '2', '--round', '1'], three)
    expect(out).toMatch(/^Players 1 and 2 could meet just as well|^If players 1 and 2 met/)
  })

  test.each([
    [['explain', '-', '1'], 'two-players'],
    [['explain', '-', '1', '1'], 'two-players'],
    [['explain', '-', '1', '9'], 'unknown-player'],
    [['explain', '-', '1', 'x'], 'bad-option'],
    [['explain', '-', '--round', '7'], 'bad-round'],
    [['explain'], 'file-missing'],
    [['pair', '-', '--lang', 'xx'], 'unknown-language'],
    [['pair', '-', '--rounds', 'x'], 'bad-option'],
    [['generate'], 'seed-missing'],
    [['generate', '--seed', '1', '--players', '0'], 'bad-option'],
    [['generate', '--seed', '1', '--draws', '2'], 'bad-option'],
    [['generate', '--seed', '1', 'file'], 'bad-option'],
  ])('%j: %s', async (args, code) => {
    const { exit, err } = await run(args, three)
    expect([exit, err]).toEqual([2, expect.stringContaining(`(${code})`)])
  })
})

describe('tournament generate', () => {
  test('the same seed gives the same tournament, and its pairings are correct', async () => {
    const args = [
      'generate',
      '--seed',
      '7',
      '--players',
      '12',
      '--rounds',
      '5',
      '--forfeits',
      '0.1',
    ]
    const [one, two] = [await run(args, ''), await run(args, '')]
    expect(one.out).toBe(two.out)
    expect(one.out.split('\n').filter(line => line.startsWith('001')).length).toBe(12)
    const { exit, out } = await run(['check', '-', '--json'], one.out)
    expect(exit).toBe(0)
    expect(out.trim().split('\n').length).toBe(5)
  })

  test('uses Baku acceleration, also if only the file says so', async () => {
    const made = await run(
      ['generate', '--seed', '3', '--players', '16', '--rounds', '6', '--baku'],
      '',
    )
    expect(made.out).toContain('192 FIDE_DUTCH_2026_BAKU\n')
    expect((await run(['check', '-'], made.out)).exit).toBe(0)
    const without = made.out
      .split('\n')
      .filter(line => !line.startsWith('250'))
      .join('\n')
    expect(without.length).toBeLessThan(made.out.length)
    expect((await run(['check', '-'], without)).exit).toBe(0)
    const plain = without.replace('_BAKU', '')
    expect((await run(['check', '-'], plain)).exit).toBe(1)
  })

  test('writes the older format', async () => {
    const { out } = await run(['generate', '--seed', '3', '--players', '8', '--to', 'trf16'], '')
    expect(out).toContain('\nXXR 7\n')
    expect((await run(['check', '-'], out)).exit).toBe(0)
  })
})
