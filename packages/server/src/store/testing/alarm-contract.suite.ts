import { describe, expect, test } from 'vitest'
import type { ClaimedAlarm } from '../store.js'
import { appended, boardId, newBoard } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

const boardsOf = (claimed: readonly ClaimedAlarm[]) => claimed.map(({ board }) => board)

export function alarmContract(subject: Subject): void {
  describe('alarms', () => {
    test('due alarms are claimed, earliest first, and only once', async () => {
      const { alarms } = subject.store
      const [a, b, c] = [boardId(), boardId(), boardId()]
      await alarms.arm(a, 1_800_000_000_300)
      await alarms.arm(b, 1_800_000_000_100)
      await alarms.arm(c, 1_800_000_000_200)
      expect(await alarms.next()).toBe(1_800_000_000_100)
      expect(await alarms.claim(1_800_000_000_099, 1000)).toEqual([])
      const claimed = await alarms.claim(1_800_000_000_200, 1000)
      expect(boardsOf(claimed)).toEqual([b, c])
      expect(claimed.map(({ due }) => due)).toEqual([1_800_000_000_100, 1_800_000_000_200])
      expect(await alarms.claim(1_800_000_000_200, 1000)).toEqual([])
      expect(await alarms.next()).toBe(1_800_000_000_300)
    })

    test('no more alarms are claimed than requested', async () => {
      const { alarms } = subject.store
      for (let due = 1; due <= 5; due++) await alarms.arm(boardId(), due)
      expect((await alarms.claim(10, 100, 2)).map(({ due }) => due)).toEqual([1, 2])
      expect((await alarms.claim(10, 100, 9)).map(({ due }) => due)).toEqual([3, 4, 5])
    })

    test('of simultaneous claims exactly one gets each alarm', async () => {
      const { alarms } = subject.store
      const boards = Array.from({ length: 30 }, boardId)
      await Promise.all(boards.map(board => alarms.arm(board, 5)))
      const claims = await Promise.all(Array.from({ length: 20 }, () => alarms.claim(9, 1000, 7)))
      const got = boardsOf(claims.flat())
      expect(got.length).toBe(30)
      expect(new Set(got)).toEqual(new Set(boards))
    })

    test('a settled alarm is gone', async () => {
      const { alarms } = subject.store
      await alarms.arm(boardId(), 5)
      const [claimed] = await alarms.claim(5, 100)
      expect(claimed && (await alarms.settle(claimed))).toBe(true)
      expect(claimed && (await alarms.settle(claimed))).toBe(false)
      expect(await alarms.next()).toBeUndefined()
      expect(await alarms.claim(10_000, 100)).toEqual([])
    })

    test('an alarm that was never settled can be claimed again after its lease', async () => {
      const { alarms } = subject.store
      const board = boardId()
      await alarms.arm(board, 5)
      const [first] = await alarms.claim(6, 100)
      expect(await alarms.next()).toBe(106)
      expect(await alarms.claim(105, 100)).toEqual([])
      const [second] = await alarms.claim(106, 100)
      expect(second).toEqual({ board, due: 5, ticket: second?.ticket })
      expect(first && (await alarms.settle(first))).toBe(false)
      expect(second && (await alarms.settle(second))).toBe(true)
    })

    test('an alarm that is set again fires again, whichever process still holds the old one', async () => {
      const { alarms } = subject.store
      const board = boardId()
      await alarms.arm(board, 5)
      const [old] = await alarms.claim(6, 100)
      await alarms.arm(board, 8)
      expect(old && (await alarms.settle(old))).toBe(false)
      expect(boardsOf(await alarms.claim(8, 100))).toEqual([board])
      await alarms.disarm(board)
      await alarms.arm(board, 9)
      expect(old && (await alarms.settle(old))).toBe(false)
      expect(await alarms.next()).toBe(9)
      await alarms.disarm(board)
      expect(await alarms.next()).toBeUndefined()
    })

    test('an append sets, keeps or clears the alarm of its board', async () => {
      const { store } = subject
      const board = await newBoard(store)
      await appended(store, { board, expected: 0, at: 1, body: '{}', alarm: 500 })
      expect(await store.alarms.next()).toBe(500)
      await appended(store, { board, expected: 1, at: 2, body: '{}' })
      expect(await store.alarms.next()).toBe(500)
      const [claimed] = await store.alarms.claim(500, 50)
      await appended(store, { board, expected: 2, at: 3, body: '{}', alarm: 400 })
      expect(claimed && (await store.alarms.settle(claimed))).toBe(false)
      expect(await store.alarms.next()).toBe(400)
      await appended(store, { board, expected: 3, at: 4, body: '{}', alarm: null })
      expect(await store.alarms.next()).toBeUndefined()
    })

    test('of appends sent together the last one sets the alarm', async () => {
      const { store } = subject
      const board = await newBoard(store)
      const alarm = [100, null, 300, 200]
      await Promise.all(
        alarm.map((due, expected) =>
          appended(store, { board, expected, at: 1, body: '{}', alarm: due }),
        ),
      )
      expect(await store.alarms.next()).toBe(200)
    })
  })
}
