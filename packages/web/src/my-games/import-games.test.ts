import { describe, expect, test } from 'vitest'
import { makeBackupLine, readBackupLine } from '../saved-games/backup.js'
import { momentOf, readGames } from '../saved-games/import-games.js'
import { type GameHead, matchesSearch } from '../saved-games/saved-game.js'

const now = Date.UTC(2026, 10, 17)

const pgn = `[Event "Club championship"]
[Date "2024.03.02"]
[White "Horvat"]
[Black "Petrović"]
[Result "1-0"]

1. e4 {[%clk 1:30:00]} e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[White "Dvořák"]
[Black "Lehtinen"]
[Result "1/2-1/2"]

1. d4 d5 2. Qxd5 1/2-1/2
`

const record = (name: string): string =>
  [
    { jadoube: 'record/1', laws: 'fide-2023', timeControl: '300', white: { name }, black: {} },
    { at: 0, by: 'arbiter', act: 'start' },
    { at: 1000, by: 'white', act: 'move', from: 'e2', to: 'e4' },
    { at: 2000, by: 'black', act: 'resign' },
  ]
    .map(line => `${JSON.stringify(line)}\n`)
    .join('')

describe('games from a file', () => {
  test('PGN: each game with its date, its result and its moves, cut off at an unreadable move', async () => {
    const { games, cutShort, notRead } = await readGames(pgn, now)
    expect(games.map(({ head }) => [head.white, head.result, head.moves])).toEqual([
      ['Horvat', '1-0', 4],
      ['Dvořák', '1/2-1/2', 1],
    ])
    expect(games[0]?.head).toMatchObject({ kind: 'import', when: momentOf('2024.03.02') })
    expect(games[1]?.head.when).toBe(now)
    expect(games[0]?.text.text).toContain('[%clk 1:30:00]')
    expect([cutShort, notRead]).toEqual([1, 0])
  })

  test('consecutive records, with Windows line ends and a byte order mark', async () => {
    const text = `\uFEFF${record('Novak')}\n${record('Kovač')}`.replaceAll('\n', '\r\n')
    const { games } = await readGames(text, now)
    expect(games.map(({ head }) => [head.white, head.result, head.reason])).toEqual([
      ['Novak', '1-0', 'resignation'],
      ['Kovač', '1-0', 'resignation'],
    ])
    expect(games[0]?.head.digest).not.toBe(games[1]?.head.digest)
  })

  test('the same game has the same digest, whatever its line ends', async () => {
    const [unix, windows] = await Promise.all([
      readGames(record('Novak'), now),
      readGames(record('Novak').replaceAll('\n', '\r\n'), now),
    ])
    expect(unix.games[0]?.head.digest).toBe(windows.games[0]?.head.digest)
  })

  test('a backup restores what was stored, without the secret of a seat', async () => {
    const { games } = await readGames(record('Novak'), now)
    const [game] = games
    const head: GameHead = { ...game!.head, kind: 'link', seat: '/board/x#secret-secret-secret' }
    const line = makeBackupLine(head, game!.text)
    expect(line).not.toContain('secret')
    expect(readBackupLine(line)).toEqual({ head: { ...head, seat: null }, text: game!.text })
    const again = await readGames(`${line}\n${makeBackupLine(game!.head, game!.text)}\n`, now)
    expect(again.games).toHaveLength(2)
  })

  test.each([
    '',
    'hello',
    '{"jadoube":"record/1"',
    '{"a":1}',
    '{"jadoube":"saved-game/1"}',
    '\0\0',
  ])('nothing in %j is a game, and nothing breaks', async text => {
    expect((await readGames(text, now)).games).toEqual([])
  })
})

test('a search finds names without diacritics, results and dates', () => {
  const head = {
    white: 'Nováková',
    black: 'Đorđević',
    event: 'Liga',
    result: '1/2-1/2',
  } as GameHead
  const shown = ['10′ + 5″', '14 Nov 2026']
  for (const typed of [
    'novakova',
    'NOV',
    '½',
    '1/2',
    '2026 liga',
    'nov 14',
    'dordevic',
    'djordjevic',
    'Ђорђевић',
  ]) {
    expect(matchesSearch(head, shown, typed)).toBe(true)
  }
  expect(matchesSearch(head, shown, 'horvat')).toBe(false)
})
