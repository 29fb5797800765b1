import { describe, expect, test } from 'vitest'
import { boardId, newBoard } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

export function snapshotContract(subject: Subject): void {
  describe('snapshots', () => {
    test('the latest snapshot is kept, and never replaced by an older one', async () => {
      const { snapshots } = subject.store
      const board = await newBoard(subject.store)
      expect(await snapshots.latest(board)).toBeUndefined()
      expect(await snapshots.save({ board, seq: 5, body: '{"state":5}' })).toBe(true)
      expect(await snapshots.save({ board, seq: 9, body: '{"state":9}' })).toBe(true)
      expect(await snapshots.save({ board, seq: 7, body: '{"state":7}' })).toBe(false)
      expect(await snapshots.save({ board, seq: 9, body: '{"state":"other"}' })).toBe(false)
      expect(await snapshots.latest(board)).toEqual({ board, seq: 9, body: '{"state":9}' })
      expect(await snapshots.latest(boardId())).toBeUndefined()
    })
  })
}
