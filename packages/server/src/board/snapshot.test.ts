import { createHash } from 'node:crypto'
import type { ClientAct, Role } from '@jadoube/protocol'
import { describe, expect, test, vi } from 'vitest'
import { type BoardSettings, casualDefaults, headerOf } from '../game/board-settings.js'
import { followEntry, type Game, gameBefore, readGameStart } from '../game/game.js'
import { type BoardId, openMemoryStore, type Snapshot, type Store } from '../store/index.js'
import type { Board } from './board.js'
import { Boards } from './boards.js'
import { createBoard } from './create-board.js'
import { decideAct } from './decision.js'
import { openGame, stepsUpTo } from './open-game.js'
import { makeGameSnapshot } from './snapshot.js'

const START = 1_800_000_000_000

type Said = readonly [role: Role, act: ClientAct]
const W = (act: ClientAct): Said => ['white', act]
const B = (act: ClientAct): Said => ['black', act]
const A = (act: ClientAct): Said => ['arbiter', act]
const begun = [W({ act: 'arrive' }), B({ act: 'arrive' })]

/** Games that put as much as possible into the state. */
const games: Readonly<Record<string, { settings: object; acts: readonly Said[] }>> = {
  'on a guarded board': {
    settings: { timeControl: '300+3' },
    acts: [
      ...begun,
      ...['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6', 'O-O'].map(
        (san, n): Said => [n % 2 === 0 ? 'white' : 'black', { act: 'move', san }],
      ),
      W({ act: 'offer-draw' }),
      B({ act: 'summon-arbiter', why: 'noise' }),
    ],
  },
  'on a physical board, with irregularities and a question': {
    settings: { timeControl: '40/5400+30:1800+30', boardKind: 'physical' },
    acts: [
      ...begun,
      W({ act: 'move', san: 'e4' }),
      W({ act: 'record', text: 'e4' }),
      B({ act: 'touch', square: 'g8' }),
      B({ act: 'place', from: 'g8', to: 'g6' }),
      B({ act: 'press' }),
      W({ act: 'displace', from: 'a1', to: 'a3' }),
      W({ act: 'touch', square: 'd2' }),
      A({ act: 'pause', why: 'to look' }),
      A({ act: 'add-time', player: 'white', ms: 120_000 }),
      A({ act: 'penalise', player: 'black', penalty: 'warning' }),
    ],
  },
  'of Chess960, adjourned': {
    settings: { timeControl: '3600', start: 'chess960:100' },
    acts: [
      ...begun,
      W({ act: 'move', san: 'e4' }),
      B({ act: 'move', san: 'e5' }),
      A({ act: 'adjourn', sessionEnds: 1000, resumes: 90_000_000 }),
      W({
        act: 'seal',
        envelope: { ciphertext: 'abcdefghijklmnopqrst', commitment: 'abcdefghijklmnopqrst' },
      }),
    ],
  },
}

function boardSettingsOf(settings: object): BoardSettings {
  const nobody = { white: { name: 'A' }, black: { name: 'B' } }
  const none = { event: null, round: null, number: null, eventName: null, site: null, date: null }
  return { ...casualDefaults, ...settings, ...none, ...nobody, scheduledStart: START }
}

async function boardWith(
  store: Store,
  requested: object,
): Promise<{ id: BoardId; boards: Boards }> {
  const settings = boardSettingsOf({})
  const header = headerOf(requested, settings, {
    laws: 'fide-2023',
    boardKind: 'guarded',
    startWhen: 'both-present',
  })
  const created = await createBoard(store, START, header, settings)
  if (!created.ok) throw new Error(created.error)
  let now = START
  const boards = new Boards({
    store,
    now: () => (now += 700),
    armed: () => {},
    standstillCheck: () => undefined,
    decide: decideAct,
    isDead: async () => false,
    maxActs: 10_000,
    locked: (_, error) => {
      throw error
    },
    failed: (_, error) => {
      throw error
    },
  })
  return { id: created.value.board, boards }
}

async function act(board: Board, [role, what]: Said, n: number): Promise<void> {
  const at = START + n * 1000
  const answer = await board.act(role, role, `${n}`, what, { at, lag: 0 })
  expect(answer, JSON.stringify(what)).toMatchObject({ kind: 'ack' })
}

/** The game after every entry, from the log alone. */
async function replayed(store: Store, id: BoardId) {
  const [header, ...entries] = await store.log.read(id)
  if (!header) throw new Error('no header')
  const gameStart = readGameStart(header.body)
  const games: { game: Game; hash: string }[] = []
  let game = gameBefore(gameStart.state, header)
  games.push({ game, hash: header.hash })
  for (const entry of entries) {
    game = followEntry(game, entry).game
    games.push({ game, hash: entry.hash })
  }
  return { gameStart, games, last: game }
}

/** The store with a different snapshot in it. */
const withSnapshot = (store: Store, snapshot: Snapshot): Store => ({
  ...store,
  snapshots: { ...store.snapshots, latest: async () => snapshot },
})

describe.each(Object.entries(games))('a game %s', (_, { settings, acts }) => {
  async function played() {
    const store = openMemoryStore()
    const { id, boards } = await boardWith(store, settings)
    const board = await boards.get(id)
    if (!board) throw new Error('no board')
    for (const [n, said] of acts.entries()) await act(board, said, n)
    return { store, id, ...(await replayed(store, id)) }
  }

  test('opened from a snapshot of any entry is the same as opened from the log', async () => {
    const { store, id, gameStart, games, last } = await played()
    expect(games.length).toBeGreaterThan(acts.length)
    for (const { game, hash } of games) {
      const opened = await openGame(
        withSnapshot(store, makeGameSnapshot(id, gameStart, game, hash)),
        id,
      )
      expect(opened?.from).toBe(game.seq)
      expect(opened?.game).toEqual(last)
      expect(opened?.hash).toBe(games.at(-1)?.hash)
    }
  })

  test('a snapshot that is broken, or from another log or program, is skipped', async () => {
    const { store, id, gameStart, games, last } = await played()
    const { game, hash } = games.at(-2)!
    const good = makeGameSnapshot(id, gameStart, game, hash)
    const other = makeGameSnapshot(id, gameStart, game, games[0]!.hash)
    const older = { ...gameStart, state: { ...gameStart.state, since: 'an older program' } }
    const broken: Snapshot[] = [
      { ...good, body: good.body.replace('"status":"', '"status":"x') },
      { ...good, body: good.body.slice(0, -20) },
      { ...good, body: '' },
      { ...good, body: 'null' },
      { ...good, seq: good.seq - 1 },
      { ...good, seq: good.seq + 100 },
      other,
      makeGameSnapshot(id, older, game, hash),
    ]
    for (const snapshot of broken) {
      expect(snapshot).not.toEqual(good)
      const opened = await openGame(withSnapshot(store, snapshot), id)
      expect(opened?.from).toBe(1)
      expect(opened?.game).toEqual(last)
    }
  })

  test('a snapshot in an earlier format is skipped, even with the right hash', async () => {
    const { store, id, gameStart, games, last } = await played()
    const { game, hash } = games.at(-2)!
    const { body, ...rest } = makeGameSnapshot(id, gameStart, game, hash)
    for (const format of ['snapshot/1', 'snapshot/3', '']) {
      const text = body.slice(body.indexOf('\n') + 1).replaceAll('"snapshot/2"', `"${format}"`)
      expect(text).toContain(`"jadoube":"${format}"`)
      const digest = createHash('sha256').update(text).digest('hex')
      const kept = { ...rest, body: `${digest}\n${text}` }
      const opened = await openGame(withSnapshot(store, kept), id)
      expect(opened?.from).toBe(1)
      expect(opened?.game).toEqual(last)
    }
  })

  test('a snapshot of missing entries shows that the log was truncated', async () => {
    const { store, id, gameStart, games } = await played()
    const { game, hash } = games.at(-2)!
    const later = makeGameSnapshot(id, gameStart, { ...game, seq: game.seq + 100 }, hash)
    await expect(openGame(withSnapshot(store, later), id)).rejects.toMatchObject({
      code: 'store-damaged',
      reason: 'chain-cut-short',
    })
  })

  test('the steps of a delayed board are read from the beginning of the log', async () => {
    const { store, id, gameStart, games, last } = await played()
    const steps = await stepsUpTo(store, id, gameStart, last.seq)
    expect(steps.map(({ after }) => after)).toEqual(games.slice(1).map(each => each.game))
  })
})

describe('a board saves a snapshot', () => {
  test('after many entries, and is opened from it later', async () => {
    const store = openMemoryStore()
    const { id, boards } = await boardWith(store, {})
    const board = (await boards.get(id))!
    for (let n = 0; n < 300; n++) await act(board, W({ act: 'announce', text: `${n}` }), n)
    const { seq } = (await store.snapshots.latest(id))!
    expect(seq).toBeGreaterThan(200)
    const opened = await openGame(store, id)
    expect(opened?.from).toBe(seq)
    expect(opened?.game).toEqual((await replayed(store, id)).last)
  })

  test('when it is released from memory', async () => {
    const store = openMemoryStore()
    const { id, boards } = await boardWith(store, {})
    const board = (await boards.get(id))!
    for (let n = 0; n < 40; n++) await act(board, W({ act: 'announce', text: `${n}` }), n)
    expect(await store.snapshots.latest(id)).toBeUndefined()
    boards.releaseIdle(0)
    expect(boards.size).toBe(0)
    expect(await store.snapshots.latest(id)).toMatchObject({ seq: board.game.seq })
    const again = (await boards.get(id))!
    expect(again.game).toEqual(board.game)
    await act(again, W({ act: 'announce', text: 'and goes on' }), 41)
  })
})

test('however often the news of a long game is requested, its log is not read again', async () => {
  const store = openMemoryStore()
  const { id, boards } = await boardWith(store, {})
  const board = (await boards.get(id))!
  for (let n = 0; n < 600; n++) await act(board, W({ act: 'announce', text: `${n}` }), n)
  // The newest snapshot comes after the entries that are requested.
  await board.saveSnapshot()
  const reads = vi.spyOn(store.log, 'read')
  for (let since = 0; since <= board.game.seq; since++) await board.newsSince('spectator', since)
  expect(reads).not.toHaveBeenCalled()
})
