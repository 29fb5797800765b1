import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const lines = [
  '012 Two rounds',
  '001    1      Ana                               2000                             1.5    1     4 w 1     2 b =',
  '001    2      Bor                               1900                             1.5    2     3 b 1     1 w =',
  '001    3      Cene                              1800                             1.0    3     2 w 0     4 b 1',
  '001    4      Dana                              1700                             0.0    4     1 b 0     3 w 0',
]
const file = `${lines.join('\n')}\n`

describe('tournament convert', () => {
  test('writes TRF26, or TRF16 with the JaVaFo extensions', async () => {
    const { exit, out } = await runJadoube(['tournament', 'convert', '-'], file)
    expect(exit).toBe(0)
    expect(out.split('\n')).toEqual(['012 Two rounds', '142 2', '152 W', ...lines.slice(1), ''])
    const old = await runJadoube(['tournament', 'convert', '-', '--to', 'trf16'], file)
    expect(old.out).toContain('\nXXR 2\nXXC white1\n')
  })

  test('reports the line and column of an error', async () => {
    const { exit, err } = await runJadoube(
      ['tournament', 'convert', '-'],
      file.replace('1.5    1', '2.0    1'),
    )
    expect(exit).toBe(2)
    expect(err).toBe(
      'jadoube: standard input, line 2, column 81: player 1 has 1.5 points by the results, not 2.0 (trf-points-disagree)\n',
    )
  })

  test('reads a file of an older program that is not UTF-8', async () => {
    const name = join(mkdtempSync(join(tmpdir(), 'jadoube-')), 'latin.trf')
    writeFileSync(name, Buffer.from(file.replace('Cene', 'René'), 'latin1'))
    const { exit, out } = await runJadoube(['tournament', 'convert', name])
    expect(exit).toBe(0)
    expect(out).toContain('René  ')
  })

  test.each([
    [['tournament'], 'unknown-command'],
    [['tournament', 'dance'], 'unknown-command'],
    [['tournament', 'convert'], 'file-missing'],
    [['tournament', 'convert', '/no/such.trf'], 'file-not-found'],
    [['tournament', 'convert', '-', '--to', 'pdf'], 'bad-option'],
  ])('%j is bad input', async (args, code) => {
    const { exit, err } = await runJadoube(args, file)
    expect(exit).toBe(2)
    expect(err).toContain(`(${code})`)
  })
})

describe('tournament standings', () => {
  test('--json prints one line per player', async () => {
    const args = ['tournament', 'standings', '-', '--tiebreaks', 'BH/C1,BH,SB', '--json']
    const { exit, out } = await runJadoube(args, file)
    expect(exit).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toBe(
      '{"id":2,"rank":1,"points":1.5,"tiebreaks":{"BH/C1":1.5,"BH":2.5,"SB":1.75}}',
    )
    expect(lines.map(line => JSON.parse(line).id)).toEqual([2, 1, 3, 4])
  })

  test('prints a table, and --explain shows how each value was calculated', async () => {
    const args = ['tournament', 'standings', '-', '--tiebreaks', 'BH', '--explain']
    const { out } = await runJadoube(args, file)
    expect(out).toContain(
      '    No.        Points   BH\n1.    2  Bor      1.5  2.5\n2.    1  Ana      1.5  1.5\n',
    )
    expect(out).toContain('2 Bor: BH 2½ = 1 + 1½.\n')
    const latin = await runJadoube([...args, '--lang', 'sr-Latn'], file)
    expect(latin.out).not.toMatch(/[а-я]/)
  })

  test('--check compares the result with the places in the file', async () => {
    const args = ['tournament', 'standings', '-', '--check', '--tiebreaks']
    const agreeing = await runJadoube([...args, 'TPN'], file)
    expect([agreeing.exit, agreeing.out]).toEqual([0, 'all places agree\n'])
    const differing = await runJadoube([...args, 'BH'], file)
    expect([differing.exit, differing.out]).toEqual([
      1,
      '2 Bor: place 1, not 2\n1 Ana: place 2, not 1\n',
    ])
    const json = await runJadoube([...args, 'BH', '--json'], file)
    expect(json.out.split('\n')[0]).toBe('{"id":2,"rank":1,"stated":2}')
  })

  test('uses the tie-breaks and the pairing system given in the file', async () => {
    const announced = `${file}192 BERGER_ROUNDROBIN\n202 DE,KS\n`
    const { out } = await runJadoube(['tournament', 'standings', '-', '--json'], announced)
    expect(Object.keys(JSON.parse(out.split('\n')[0]!).tiebreaks)).toEqual(['DE', 'KS'])
    const refused = await runJadoube(
      ['tournament', 'standings', '-', '--tiebreaks', 'BH'],
      announced,
    )
    expect(refused.exit).toBe(2)
    expect(refused.err).toContain('(tie-break-not-here)')
  })

  test.each([
    [['--tiebreaks', 'XYZ'], 'tie-break-unknown'],
    [['--edition', 'c07-1999'], 'unknown-edition'],
    [['--system', 'ladder'], 'bad-option'],
    [['--unrated', 'much'], 'bad-option'],
    [['--lang', 'xx'], 'unknown-language'],
    [['--nonsense'], 'bad-option'],
  ])('%j is bad input', async (args, code) => {
    const { exit, err } = await runJadoube(['tournament', 'standings', '-', ...args], file)
    expect(exit).toBe(2)
    expect(err).toContain(`(${code})`)
  })
})

describe('tournament crosstable', () => {
  test('is arranged by rounds, or by opponents in a round robin', async () => {
    const swiss = await runJadoube(['tournament', 'crosstable', '-'], file)
    expect(swiss.out).toBe(
      [
        '            1    2  Points',
        '1.  Ana   4w1  2b=     1.5',
        '2.  Bor   3b1  1w=     1.5',
        '3.  Cene  2w0  4b1       1',
        '4.  Dana  1b0  3w0       0',
        '',
      ].join('\n'),
    )
    const robin = await runJadoube(
      ['tournament', 'crosstable', '-'],
      `${file}192 BERGER_ROUNDROBIN\n`,
    )
    expect(robin.out).toContain('1.  Ana   ×  =     1     1.5\n')
  })

  test('--json prints one line per player', async () => {
    const { out } = await runJadoube(['tournament', 'crosstable', '-', '--json'], file)
    expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({
      player: 1,
      rank: 1,
      cells: [{ line: 4, round: 1, colour: 'white', code: '1' }, { line: 2 }],
    })
  })
})

describe('a tournament record', () => {
  const acts = [
    { jadoube: 'tournament/1' },
    { act: 'open', name: 'Club', rounds: 1, system: 'swiss' },
    { act: 'enter', name: 'Bor', rating: 1900 },
    { act: 'enter', name: 'Ana', rating: 2000 },
    { act: 'pair', round: 1, games: [{ white: 2, black: 1 }], bye: null },
    { act: 'report', round: 1, board: 1, result: '1/2-0' },
  ]
  const text = (lines: readonly object[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')

  test('is accepted wherever a report file is', async () => {
    const { exit, out } = await runJadoube(['tournament', 'convert', '-'], text(acts))
    expect(exit).toBe(0)
    expect(out).toMatch(/001 {4}1 {6}Ana .* 2000 .* 0\.5 .* {3}2 w =\n001 {4}2 .* {3}1 b 0\n/)
  })

  test('reports the line that is wrong', async () => {
    const { exit, err } = await runJadoube(
      ['tournament', 'standings', '-'],
      text([...acts, { act: 'withdraw', entry: 9 }]),
    )
    expect(exit).toBe(2)
    expect(err).toBe('jadoube: standard input, line 7: there is no such entry (unknown-entry)\n')
  })
})

describe('a round robin', () => {
  const robin = [
    '192 BERGER_ROUNDROBIN',
    '142 3',
    '001    1      Ana                               2000                             1.0    1     4 w 1',
    '001    2      Bor                               1900                             0.5    2     3 w =',
    '001    3      Cene                              1800                             0.5    2     2 b =',
    '001    4      Dana                              1700                             0.0    4     1 b 0',
    '',
  ].join('\n')

  test('is paired and checked with the Berger tables', async () => {
    const { out } = await runJadoube(['tournament', 'pair', '-'], robin)
    expect(out).toBe('2\n4 3\n1 2\n')
    const json = await runJadoube(['tournament', 'pair', '-', '--json'], robin)
    expect(JSON.parse(json.out)).toMatchObject({ round: 2, bye: null, rests: [] })
    const agreeing = await runJadoube(['tournament', 'check', '-'], robin)
    expect([agreeing.exit, agreeing.out]).toEqual([0, '-: round 1: agrees\n'])
    const swapped = robin.replace('3 w =', '3 b =').replace('2 b =', '2 w =')
    const differing = await runJadoube(['tournament', 'check', '-', '--json'], swapped)
    expect(differing.exit).toBe(1)
    expect(JSON.parse(differing.out).differences).toEqual([
      { in: 'file', white: 3, black: 2 },
      { in: 'engine', white: 2, black: 3 },
    ])
  })
})

describe('tournament check with games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jadoube-'))
  const report = join(folder, 'report.trf')
  writeFileSync(report, file)
  const game = (round: string, white: string, black: string, result: string, moves = '1. e4') =>
    `[Event "x"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`
  const check = (text: string) => {
    const pgn = join(folder, 'games.pgn')
    writeFileSync(pgn, text)
    return runJadoube(['tournament', 'check', report, pgn, '--json'])
  }
  const found = async (text: string) => {
    const { exit, out } = await check(text)
    const last = JSON.parse(out.trim().split('\n').at(-1)!) as {
      games: number
      differences: { code: string }[]
    }
    return [exit, last.games, last.differences.map(({ code }) => code)]
  }

  test('accepts games that match the report', async () => {
    const whole = game('1.1', 'Ana', 'Dana', '1-0') + game('2.1', 'Bor', 'Ana', '1/2-1/2')
    const [, ...rest] = await found(whole)
    expect(rest).toEqual([2, []])
  })

  test.each([
    ['other-result', game('1.1', 'Ana', 'Dana', '0-1')],
    ['other-colours', game('1.1', 'Dana', 'Ana', '0-1')],
    ['not-paired', game('2.1', 'Ana', 'Dana', '1-0')],
    ['unknown-player', game('1.1', 'Zoran', 'Dana', '1-0')],
    ['illegal-move', game('1.1', 'Ana', 'Dana', '1-0', '1. e5')],
  ])('reports %s', async (code, text) => {
    const [exit, , codes] = await found(text)
    expect([exit, codes]).toEqual([1, [code]])
  })

  test('needs the report before the games', async () => {
    const pgn = join(folder, 'games.pgn')
    writeFileSync(pgn, game('1.1', 'Ana', 'Dana', '1-0'))
    const { exit, err } = await runJadoube(['tournament', 'check', pgn])
    expect([exit, err]).toEqual([2, expect.stringContaining('(report-missing)')])
  })
})
