import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readStoredGame } from '../game/stored-game.js'
import { readStored, writeStored } from '../local-storage.js'
import {
  dropPutAway,
  putAwayGames,
  putAwayTable,
  removeFromTable,
} from '../saved-games/put-away.js'

/** A browser's storage with space for this many characters. */
function storeWithRoom(room: number): Storage {
  const held = new Map<string, string>()
  const used = () => [...held].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return held.size
    },
    clear: () => held.clear(),
    key: index => [...held.keys()][index] ?? null,
    getItem: key => held.get(key) ?? null,
    removeItem: key => void held.delete(key),
    setItem(key, value) {
      const before = held.get(key)
      held.delete(key)
      if (used() + key.length + value.length > room) {
        if (before !== undefined) held.set(key, before)
        throw new Error('full')
      }
      held.set(key, value)
    },
  }
}

const header = (white: string) =>
  JSON.stringify({
    jadoube: 'record/1',
    laws: 'fide-2023',
    timeControl: '300',
    white: { name: white },
    black: {},
  })
const played = (white: string): readonly string[] => [
  header(white),
  JSON.stringify({ at: 0, by: 'arbiter', act: 'start' }),
  JSON.stringify({ at: 1000, by: 'white', act: 'move', from: 'e2', to: 'e4' }),
  JSON.stringify({ at: 2000, by: 'black', act: 'resign' }),
]
const names = () => putAwayGames().map(({ lines }) => JSON.parse(lines[0] ?? '').white.name)
const onTable = () => readStored('table', readStoredGame)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storeWithRoom(1_000_000))
  vi.stubGlobal('document', { visibilityState: 'hidden' })
})

/** Opens the table in a browser that has this game. */
async function openTable(white: string) {
  writeStored('table', { origin: 5000, lines: played(white) })
  const table = await import('./table-game.js')
  await table.tableReady
  expect(table.tableGame.value?.record.value.state.status).toBe('concluded')
  return table
}

describe('the replaced game of the table is safe at once', () => {
  test('when another is set up: a rematch, a quick game, or one with chosen settings', async () => {
    const { setUp } = await openTable('Novak')
    expect(setUp(JSON.parse(header('Kovač')))).toBe(true)
    expect(names()).toEqual(['Novak'])
    expect(putAwayGames()[0]).toEqual({ origin: 5000, lines: played('Novak') })
    expect(onTable()?.lines).toEqual([header('Kovač')])
  })

  test('when the table is cleared', async () => {
    const { clearTable } = await openTable('Novak')
    clearTable()
    expect(names()).toEqual(['Novak'])
    expect(onTable()).toBeUndefined()
  })

  test('when a game of the list or a case of the casebook is opened there', () => {
    writeStored('table', { origin: 5000, lines: played('Novak') })
    putAwayTable()
    expect(names()).toEqual(['Novak'])
  })

  test('when the new game cannot be read, it stays where it is', async () => {
    const { setUp } = await openTable('Novak')
    expect(setUp({ jadoube: 'record/1', laws: 'none' })).toBe(false)
    expect(onTable()?.lines).toEqual(played('Novak'))
  })

  test('game after game, and each of them once', async () => {
    const { setUp, tableGame } = await openTable('Novak')
    setUp(JSON.parse(header('Kovač')))
    tableGame.value?.perform('arbiter', { act: 'start' })
    await vi.waitFor(() => expect(onTable()?.lines.length).toBe(2))
    setUp(JSON.parse(header('Horvat')))
    setUp(JSON.parse(header('Petrović')))
    // Nothing was played in the third.
    expect(names()).toEqual(['Novak', 'Kovač'])
  })

  test('even if the storage is full', () => {
    const events = played('Novak')
      .slice(1)
      .map(() => [{ type: 'padding', text: 'x'.repeat(400) }])
    const kept = { origin: 5000, lines: played('Novak'), events }
    vi.stubGlobal('localStorage', storeWithRoom(JSON.stringify(kept).length + 100))
    writeStored('table', kept)
    expect(onTable()?.lines).toEqual(played('Novak'))
    putAwayTable()
    expect(names()).toEqual(['Novak'])
  })
})

describe('games that were put away', () => {
  test('are dropped when they are listed, but not those put away since', () => {
    putAwayTable({ origin: 1000, lines: played('Novak') })
    const listed = putAwayGames()
    putAwayTable({ origin: 2000, lines: played('Kovač') })
    dropPutAway(listed)
    expect(names()).toEqual(['Kovač'])
    dropPutAway(putAwayGames())
    expect(names()).toEqual([])
  })

  test('do not return after they are deleted, and neither does the one on the table', () => {
    putAwayTable({ id: 'tone', origin: 1000, lines: played('Novak') })
    writeStored('table', { id: 'ttwo', origin: 2000, lines: played('Kovač') })
    removeFromTable('tone')
    expect(names()).toEqual([])
    expect(onTable()?.id).toBe('ttwo')
    removeFromTable('ttwo')
    expect(onTable()).toBeUndefined()
  })
})
