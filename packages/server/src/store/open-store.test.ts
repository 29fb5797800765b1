import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from './open-store.js'
import { newBoard } from './testing/ground.suite.js'
import { tempDir } from './testing/temp-dir.suite.js'

test('the address selects the kind of store', async () => {
  const dir = await tempDir()
  const file = join(dir.path, 'club.sqlite')
  const kept = await openStore(file)
  const board = await newBoard(kept)
  await kept.close()
  expect(existsSync(file)).toBe(true)

  const again = await openStore(file)
  expect((await again.boards.get(board))?.id).toBe(board)
  await again.close()
  await dir.remove()

  const memory = await openStore('memory:')
  expect(await memory.boards.count()).toBe(0)
  await memory.close()

  // Nothing listens on port 1: the connection attempt shows which store was chosen.
  for (const scheme of ['postgres', 'postgresql'])
    await expect(
      openStore(`${scheme}://a:b@127.0.0.1:1/c`, { patience: 50 }),
    ).rejects.toMatchObject({
      code: 'store-unavailable',
      reason: 'ECONNREFUSED',
    })
})
