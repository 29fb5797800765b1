import { describe, expect, test } from 'vitest'
import type { Subject } from './store-contract.suite.js'

export function heartbeatsContract(subject: Subject): void {
  describe('heartbeats', () => {
    test('a gap longer than the tolerance becomes one outage', async () => {
      const { heartbeats } = subject.store
      expect(await heartbeats.last()).toBeUndefined()
      expect(await heartbeats.beat(1000, 500)).toBeUndefined()
      expect(await heartbeats.last()).toBe(1000)
      expect(await heartbeats.beat(1500, 500)).toBeUndefined()
      expect(await heartbeats.beat(9000, 500)).toEqual({ from: 1500, until: 9000 })
      expect(await heartbeats.beat(9100, 500)).toEqual({ from: 1500, until: 9000 })
      expect(await heartbeats.beat(9000, 500)).toEqual({ from: 1500, until: 9000 })
      expect(await heartbeats.beat(9700, 599)).toEqual({ from: 9100, until: 9700 })
      expect(await heartbeats.last()).toBe(9700)
      expect(await heartbeats.outagesAfter(0)).toHaveLength(2)
      expect(await heartbeats.outagesAfter(9000)).toEqual([{ from: 9100, until: 9700 }])
    })
  })
}
