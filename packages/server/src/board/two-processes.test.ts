import type { ClientAct } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { casualDefaults, headerOf } from '../game/board-settings.js'
import { type BoardId, openMemoryStore, type Store } from '../store/index.js'
import type { Board } from './board.js'
import { Boards } from './boards.js'
import { createBoard } from './create-board.js'
import { decideAct } from './decision.js'

const START = 1_800_000_000_000

async function newBoard(store: Store): Promise<BoardId> {
  const none = { event: null, round: null, number: null, eventName: null, site: null, date: null }
  const players = { white: { name: 'A' }, black: { name: 'B' } }
  const settings = { ...casualDefaults, ...none, ...players, scheduledStart: START }
  const how = { laws: 'fide-2023', boardKind: 'guarded', startWhen: 'both-present' } as const
  const header = headerOf({ timeControl: '3600' }, settings, how)
  const created = await createBoard(store, START, header, settings)
  if (!created.ok) throw new Error(created.error)
  return created.value.board
}

/** The board in a process of its own on this store. */
async function opened(store: Store, id: BoardId): Promise<Board> {
  const fail = (_: unknown, error: unknown) => {
    throw error
  }
  const boards = new Boards({
    store,
    now: () => START + 1000,
    armed: () => {},
    standstillCheck: () => undefined,
    decide: decideAct,
    isDead: async () => false,
    maxActs: 10_000,
    locked: fail,
    failed: fail,
  })
  const board = await boards.get(id)
  if (board === undefined) throw new Error('there is no board')
  return board
}

/** The same store, on which one call answers only when it is let go. */
function holding(store: Store, name: 'append' | 'read') {
  let hold: Promise<void> | undefined
  let letGo = () => {}
  const log = Object.create(store.log) as Store['log']
  const call = store.log[name].bind(store.log) as (...given: unknown[]) => Promise<unknown>
  const held = async (...given: unknown[]) => {
    const answer = await call(...given)
    const waits = hold
    hold = undefined
    await waits
    return answer
  }
  for (const each of ['append', 'read', 'ofAct', 'written', 'latest'] as const)
    Object.assign(log, { [each]: each === name ? held : store.log[each].bind(store.log) })
  return {
    store: Object.assign(Object.create(store), { log }) as Store,
    holdNext: () => {
      hold = new Promise(resolve => {
        letGo = resolve
      })
    },
    letGo: () => letGo(),
  }
}

let acts = 0
const act = (board: Board, role: 'white' | 'black', what: ClientAct) =>
  board.act(role, role, `${++acts}`, what, { at: START + 1000, lag: 0 })

test('what another process writes during an act is read after it', async () => {
  const store = openMemoryStore()
  const id = await newBoard(store)
  const slow = holding(store, 'append')
  const [one, other] = [await opened(slow.store, id), await opened(store, id)]
  slow.holdNext()
  const arriving = act(one, 'white', { act: 'arrive' })
  await expect.poll(() => other.game.seq).toBe(2)
  await act(other, 'black', { act: 'arrive' })
  expect(other.game.state.status).toBe('in-play')
  slow.letGo()
  await arriving
  await expect.poll(() => one.game.seq).toBe(other.game.seq)
  expect(one.game.state.status).toBe('in-play')
})

test('what another process writes while the log is read is read too', async () => {
  const store = openMemoryStore()
  const id = await newBoard(store)
  const slow = holding(store, 'read')
  const [one, other] = [await opened(slow.store, id), await opened(store, id)]
  slow.holdNext()
  await act(other, 'white', { act: 'arrive' })
  await act(other, 'black', { act: 'arrive' })
  expect(other.game.state.status).toBe('in-play')
  slow.letGo()
  await expect.poll(() => one.game.seq).toBe(other.game.seq)
  expect(one.game.state.status).toBe('in-play')
})
