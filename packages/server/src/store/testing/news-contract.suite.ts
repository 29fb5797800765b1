import { describe, expect, test } from 'vitest'
import { StoreError } from '../failure.js'
import type { News } from '../news.js'
import { hashSecret, makeSecret } from '../secret.js'
import { appended, competitionId, fill, newBoard, seatId } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

export function newsContract(subject: Subject): void {
  describe('news', () => {
    test('of a board reaches its subscribers in order, until they unsubscribe', async () => {
      const { store } = subject
      const [board, other] = [await newBoard(store), await newBoard(store)]
      const heard: News[] = []
      const all: News[] = []
      const stop = store.subscribe(board, news => heard.push(news))
      store.subscribe('all', news => all.push(news))
      await fill(store, board, 3)
      await fill(store, other, 1)
      const three = [1, 2, 3].map(seq => ({ kind: 'appended', board, seq }))
      expect(heard).toEqual(three)
      expect(all).toEqual([...three, { kind: 'appended', board: other, seq: 1 }])
      stop()
      await appended(store, { board, expected: 3, at: 1, body: '{}' })
      expect(heard.length).toBe(3)
      expect(all.length).toBe(5)
    })

    test('is sent only once the entry can be read', async () => {
      const { store } = subject
      const board = await newBoard(store)
      const found: Promise<boolean>[] = []
      store.subscribe(board, news => {
        if (news.kind !== 'appended') return
        found.push(store.log.read(board, news.seq - 1).then(([entry]) => entry?.seq === news.seq))
      })
      await fill(store, board, 5)
      expect(await Promise.all(found)).toEqual([true, true, true, true, true])
    })

    test('is not sent for a refused append or a repeated act', async () => {
      const { store } = subject
      const board = await newBoard(store)
      const entry = { board, at: 1, body: '{}', act: seatId() as never }
      await appended(store, { ...entry, expected: 0 })
      const heard: News[] = []
      store.subscribe('all', news => heard.push(news))
      await store.log.append({ board, expected: 5, at: 1, body: '{}' })
      await appended(store, { ...entry, expected: 1 })
      expect(heard).toEqual([])
    })

    test('reports changed boards, competitions and seats', async () => {
      const { store } = subject
      const board = await newBoard(store)
      const competition = competitionId()
      const heard: News[] = []
      const all: News[] = []
      store.subscribe(board, news => heard.push(news))
      store.subscribe('all', news => all.push(news))
      await store.boards.change(board, 1, '{}')
      await store.competitions.create({ id: competition, meta: '{}', at: 1 })
      const seat = { id: seatId(), secretHash: hashSecret(makeSecret()), meta: '{}', at: 1 }
      const scope = { kind: 'board', board } as const
      await store.seats.create({ ...seat, scope })
      await store.seats.revoke(seat.id, 5)
      const seats = { kind: 'seats-changed', scope }
      expect(heard).toEqual([{ kind: 'board-changed', board }, seats, seats])
      expect(all).toEqual([
        { kind: 'board-changed', board },
        { kind: 'competition-changed', competition },
        seats,
        seats,
      ])
    })
  })

  describe('closing', () => {
    test('completes pending writes and refuses later ones', async () => {
      const { store } = subject
      const board = await newBoard(store)
      const begun = appended(store, { board, expected: 0, at: 1, body: '{}' })
      const closed = store.close()
      expect((await begun).entry.seq).toBe(1)
      await closed
      await store.close()
      const late = [
        () => store.log.append({ board, expected: 1, at: 1, body: '{}' }),
        () => store.log.read(board),
        () => store.boards.get(board),
        () => store.boards.change(board, 1, '{}'),
        () => store.seats.get(seatId()),
        () => store.snapshots.latest(board),
        () => store.alarms.claim(1, 1),
      ]
      for (const call of late) {
        const error = await call().then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
        expect(error).toBeInstanceOf(StoreError)
        expect(error).toMatchObject({ code: 'store-closed', transient: false })
      }
    })
  })
}
