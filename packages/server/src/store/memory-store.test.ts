import { openMemoryStore } from './memory-store.js'
import { storeContract } from './testing/store-contract.suite.js'

storeContract(
  'the memory store',
  async () => ({ open: async () => openMemoryStore(), clear: async () => {} }),
  { shared: false, newsTravels: false },
)
