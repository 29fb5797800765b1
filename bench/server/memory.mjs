// Boards that are set up and open, while nobody plays.
import { join } from 'node:path'
import { start } from './processes.mjs'
import { folder, post } from './rig.mjs'

export async function idleBoards(count) {
  const server = await start('serve-jadoube.mjs', join(folder, 'idle.sqlite'))
  const before = server.memory()
  for (let from = 0; from < count; from += 100) {
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { board } = await post(server.port, '/api/boards', { timeControl: '5400+30' })
        // Whoever asks for it has it opened.
        await (await fetch(`http://127.0.0.1:${server.port}/api/boards/${board}`)).text()
      }),
    )
  }
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
  const open = Number(/^jadoube_boards_open (\d+)/m.exec(metrics)?.[1])
  const memory = server.memory()
  await server.stop()
  return { memory, open, each: (memory - before) / count }
}
