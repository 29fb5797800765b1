import { describe, expect, test } from 'vitest'
import type { Subject } from './store-contract.suite.js'

export function pulseContract(subject: Subject): void {
  describe('the pulse', () => {
    test('a gap wider than is tolerated becomes an outage, once', async () => {
      const { pulse } = subject.store
      expect(await pulse.last()).toBeUndefined()
      expect(await pulse.beat(1000, 500)).toBeUndefined()
      expect(await pulse.last()).toBe(1000)
      expect(await pulse.beat(1500, 500)).toBeUndefined()
      expect(await pulse.beat(9000, 500)).toEqual({ from: 1500, until: 9000 })
      expect(await pulse.beat(9100, 500)).toEqual({ from: 1500, until: 9000 })
      expect(await pulse.beat(9000, 500)).toEqual({ from: 1500, until: 9000 })
      expect(await pulse.beat(9700, 599)).toEqual({ from: 9100, until: 9700 })
      expect(await pulse.last()).toBe(9700)
      expect(await pulse.outagesAfter(0)).toHaveLength(2)
      expect(await pulse.outagesAfter(9000)).toEqual([{ from: 9100, until: 9700 }])
    })
  })
}
