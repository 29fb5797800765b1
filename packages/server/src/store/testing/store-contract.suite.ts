import { afterEach, beforeEach, describe } from 'vitest'
import type { Store } from '../store.js'
import { alarmContract } from './alarm-contract.suite.js'
import type { Ground } from './ground.suite.js'
import { heartbeatsContract } from './heartbeats-contract.suite.js'
import { logContract } from './log-contract.suite.js'
import { newsContract } from './news-contract.suite.js'
import { registerContract } from './register-contract.suite.js'
import { removalContract } from './removal-contract.suite.js'
import { seatContract } from './seat-contract.suite.js'
import { setUpContract } from './set-up-contract.suite.js'
import { sharedContract } from './shared-contract.suite.js'
import { snapshotContract } from './snapshot-contract.suite.js'

export interface Traits {
  /** Another store on the same ground shares the same data. */
  readonly shared: boolean
  /** News reaches the other stores on the same ground. */
  readonly newsTravels: boolean
}

/** A fresh store for each test, and a way to open another beside it. */
export interface Subject {
  readonly store: Store
  another(): Promise<Store>
}

/** What every store must do. `open` prepares an empty ground; it is called once per test. */
export function storeContract(name: string, open: () => Promise<Ground>, traits: Traits): void {
  describe(`${name} fulfils the contract of a store`, () => {
    let ground: Ground
    let opened: Store[] = []

    const another = async (): Promise<Store> => {
      const store = await ground.open()
      opened.push(store)
      return store
    }
    beforeEach(async () => {
      ground = await open()
      opened = []
      await another()
    })
    afterEach(async () => {
      await Promise.all(opened.map(store => store.close()))
      await ground.clear()
    })
    const subject: Subject = {
      get store() {
        const [store] = opened
        if (!store) throw new Error('no store is open')
        return store
      },
      another,
    }

    logContract(subject)
    registerContract(subject)
    snapshotContract(subject)
    seatContract(subject)
    alarmContract(subject)
    heartbeatsContract(subject)
    setUpContract(subject)
    removalContract(subject)
    newsContract(subject)
    if (traits.shared) sharedContract(subject, traits)
  })
}
