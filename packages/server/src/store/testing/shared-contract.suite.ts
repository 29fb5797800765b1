import { describe, expect, test } from 'vitest'
import { verifyChain } from '../hash-chain.js'
import type { News } from '../news.js'
import { hashSecret, makeSecret } from '../secret.js'
import type { Store } from '../store.js'
import {
  actId,
  appended,
  boardId,
  competitionId,
  eventually,
  fill,
  newBoard,
  seatId,
} from './ground.suite.js'
import type { Subject, Traits } from './store-contract.suite.js'

/** What must hold between stores on the same ground, in one process or in several. */
export function sharedContract(subject: Subject, traits: Traits): void {
  describe('two stores on the same data', () => {
    test('everything is still stored after closing and reopening', async () => {
      const before = subject.store
      const board = await newBoard(before)
      const competition = competitionId()
      await before.competitions.create({ id: competition, meta: '{"c":1}', at: 4 })
      await fill(before, board, 12)
      await before.snapshots.save({ board, seq: 10, body: '{"s":1}' })
      await before.alarms.arm(board, 77)
      const scope = { kind: 'competition', competition } as const
      const secretHash = hashSecret(makeSecret())
      await before.seats.create({ id: seatId(), scope, secretHash, meta: '{}', at: 1 })
      const told = async (store: Store) => ({
        board: await store.boards.get(board),
        competition: await store.competitions.get(competition),
        entries: await store.log.read(board),
        head: await store.log.head(board),
        snapshot: await store.snapshots.latest(board),
        alarm: await store.alarms.next(),
        seats: await store.seats.list(scope),
      })
      const then = await told(before)
      await before.close()
      const after = await subject.another()
      expect(await told(after)).toEqual(then)
      expect(then.entries.length).toBe(12)
      await appended(after, { board, expected: 12, at: 99, body: '{}' })
      expect(verifyChain(await after.log.read(board)).ok).toBe(true)
    })

    test('when they write to one board in turn, both see the end of its log', async () => {
      const stores = [subject.store, await subject.another()]
      const board = await newBoard(subject.store)
      for (let expected = 0; expected < 20; expected++) {
        const store = stores[expected % 2]
        if (store) await appended(store, { board, expected, at: expected, body: '{}' })
      }
      const entries = await subject.store.log.read(board)
      expect(entries.length).toBe(20)
      expect(verifyChain(entries).ok).toBe(true)
    })

    test('when they race for the same entries, one succeeds each time, and the chain is intact', async () => {
      const stores = [subject.store, await subject.another()]
      const boards = await Promise.all(Array.from({ length: 8 }, () => newBoard(subject.store)))
      const won = new Map<string, number>()
      await Promise.all(
        stores.flatMap((store, writer) =>
          boards.map(async board => {
            for (let expected = 0; expected < 25; ) {
              const body = `{"writer":${writer}}`
              const answer = await store.log.append({ board, expected, at: 1, body, act: actId() })
              if (answer.ok)
                won.set(`${board} ${expected}`, (won.get(`${board} ${expected}`) ?? 0) + 1)
              else expect(answer.error.code).toBe('sequence-conflict')
              expected++
            }
          }),
        ),
      )
      expect(won.size).toBe(8 * 25)
      expect([...won.values()].every(times => times === 1)).toBe(true)
      for (const board of boards) {
        const entries = await subject.store.log.read(board)
        expect(entries.length).toBe(25)
        expect(verifyChain(entries).ok).toBe(true)
      }
    })

    test('an act sent to both is written once', async () => {
      const stores = [subject.store, await subject.another()]
      const board = await newBoard(subject.store)
      for (let n = 0; n < 20; n++) {
        const act = actId()
        const answers = await Promise.all(
          stores.map(store => appended(store, { board, expected: n, at: n, body: '{}', act })),
        )
        expect(answers.map(({ again }) => again).sort()).toEqual([false, true])
        expect(answers[0]?.entry).toEqual(answers[1]?.entry)
      }
      expect((await subject.store.log.read(board)).length).toBe(20)
    })

    test('an alarm is claimed by only one of them', async () => {
      const stores = [subject.store, await subject.another()]
      const boards = Array.from({ length: 60 }, boardId)
      await Promise.all(boards.map(board => subject.store.alarms.arm(board, 5)))
      const claims = await Promise.all(
        Array.from({ length: 10 }, () =>
          stores.map(({ alarms }) => alarms.claim(9, 1000, 10)),
        ).flat(),
      )
      const got = claims.flat().map(({ board }) => board)
      expect(got.length).toBe(60)
      expect(new Set(got)).toEqual(new Set(boards))
    })

    if (traits.newsTravels)
      test('news from one reaches the other completely and in order', async () => {
        const other = await subject.another()
        const board = await newBoard(subject.store)
        const heard: number[] = []
        const all: News['kind'][] = []
        other.subscribe(board, news => {
          if (news.kind === 'appended') heard.push(news.seq)
        })
        other.subscribe('all', ({ kind }) => all.push(kind))
        await fill(subject.store, board, 30)
        const scope = { kind: 'board', board } as const
        const secretHash = hashSecret(makeSecret())
        await subject.store.seats.create({ id: seatId(), scope, secretHash, meta: '{}', at: 1 })
        await eventually(() => all.includes('seats-changed'))
        expect(heard).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
        await appended(other, { board, expected: 30, at: 1, body: '{}' })
        await eventually(() => heard.includes(31))
      })
  })
}
