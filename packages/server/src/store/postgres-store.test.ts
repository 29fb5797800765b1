import { afterAll, beforeAll } from 'vitest'
import { openPostgresStore } from './postgres-store.js'
import { SETTING_UP } from './testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './testing/postgres.suite.js'
import { storeContract } from './testing/store-contract.suite.js'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, SETTING_UP)
afterAll(() => postgres.remove(), SETTING_UP)

storeContract(
  'the PostgreSQL store',
  async () => {
    await postgres.empty()
    return { open: () => openPostgresStore({ url: postgres.url }), clear: async () => {} }
  },
  { shared: true, newsTravels: true },
)
