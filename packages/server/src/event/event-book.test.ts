import { expect, test } from 'vitest'
import { type CompetitionId, openMemoryStore, type Store } from '../store/index.js'
import { EventBook } from './event-book.js'
import { makeEventMeta } from './event-meta.js'
import { decideEvent } from './log/decide.js'

const event = 'abcdefghijk' as CompetitionId
const by = { role: 'organiser', seat: 'o' } as const

/** The log of the event in a process of its own on this store. */
async function opened(store: Store): Promise<{ book: EventBook; advanced: number[] }> {
  const advanced: number[] = []
  const book = await EventBook.open(event, {
    store,
    now: () => 1000,
    advanced: each => advanced.push(each.state.seq),
    decide: async (state, { at, acts }) => decideEvent(state, by, at, acts),
  })
  store.subscribe('all', news => {
    if (news.kind === 'appended') book.noteAnnounced(news.seq)
  })
  return { book, advanced }
}

test('what another process writes while the log is read is read too', async () => {
  const store = openMemoryStore()
  const about = { name: 'Open', site: null, date: null, defaults: {} }
  await store.competitions.create({
    id: event,
    meta: makeEventMeta({ ...about, rounds: [] }),
    at: 0,
  })
  let letGo = () => {}
  let hold: Promise<void> | undefined
  const log = Object.create(store.log) as Store['log']
  const read: Store['log']['read'] = async (...given) => {
    const page = await store.log.read(...given)
    await hold
    return page
  }
  const written: Store['log']['written'] = id => store.log.written(id)
  const slow = Object.assign(Object.create(store), { log: Object.assign(log, { read, written }) })
  const [one, other] = [await opened(slow), await opened(store)]
  const open = { act: 'open', name: 'Open', system: 'swiss', rounds: 3 } as const
  const { name, site, date, defaults: settings } = about
  const announce = { act: 'announce', name, site, date, settings } as const
  hold = new Promise(resolve => {
    letGo = resolve
  })
  expect(await other.book.act({ by, acts: [open, announce] })).toMatchObject({ kind: 'ack' })
  expect(await other.book.act({ by, acts: [{ act: 'enter', name: 'Ana' }] })).toMatchObject({
    kind: 'ack',
  })
  // Somebody who asks meanwhile gets everything that was announced by then.
  const asked = one.book.current()
  letGo()
  hold = undefined
  expect((await asked).seq).toBe(2)
  // Those who follow the event are told without anybody asking.
  await expect.poll(() => one.advanced.at(-1)).toBe(2)
})

test('those who follow an event hear of entries that were written while the log was read', async () => {
  const store = openMemoryStore()
  const about = { name: 'Open', site: null, date: null, defaults: {} }
  await store.competitions.create({
    id: event,
    meta: makeEventMeta({ ...about, rounds: [] }),
    at: 0,
  })
  const { name, site, date, defaults: settings } = about
  const other = await opened(store)
  await other.book.act({
    by,
    acts: [
      { act: 'open', name: 'Open', system: 'swiss', rounds: 3 },
      { act: 'announce', name, site, date, settings },
    ],
  })
  const log = Object.create(store.log) as Store['log']
  let pages = 0
  const read: Store['log']['read'] = async (...given) => {
    const page = await store.log.read(...given)
    // The second reading finds an entry, and meanwhile another one is written.
    if (++pages === 2) await other.book.act({ by, acts: [{ act: 'enter', name: 'Ben' }] })
    return page
  }
  const written: Store['log']['written'] = id => store.log.written(id)
  const slow = Object.assign(Object.create(store), { log: Object.assign(log, { read, written }) })
  const one = await opened(slow)
  await other.book.act({ by, acts: [{ act: 'enter', name: 'Ana' }] })
  await expect.poll(() => one.advanced.at(-1)).toBe(3)
})
