import { join } from 'node:path'
import { openSqliteStore } from './sqlite-store.js'
import { storeContract } from './testing/store-contract.suite.js'
import { tempDir } from './testing/temp-dir.suite.js'

storeContract(
  'the SQLite store',
  async () => {
    const dir = await tempDir()
    return { open: () => openSqliteStore(join(dir.path, 'jadoube.sqlite')), clear: dir.remove }
  },
  { shared: true, newsTravels: false },
)
