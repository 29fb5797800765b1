// Boards that are set up and open, while nobody plays.
import { join } from 'node:path'
import { start } from './processes.mjs'
import { folder, post } from './rig.mjs'

const TOGETHER = 200

export async function idleBoards(count) {
  const server = await start('serve-jadoube.mjs', join(folder, 'idle.sqlite'))
  const before = server.memory()
  const url = `http://127.0.0.1:${server.port}`
  const boards = []
  for (let from = 0; from < count; from += TOGETHER) {
    const some = Array.from({ length: TOGETHER }, () =>
      post(server.port, '/api/boards', { timeControl: '5400+30' }),
    )
    for (const { board } of await Promise.all(some)) boards.push(board)
  }
  // Requesting a board opens it; all of them within the minute for which the server keeps them
  // open.
  for (let from = 0; from < count; from += TOGETHER) {
    const some = boards.slice(from, from + TOGETHER)
    await Promise.all(some.map(async id => (await fetch(`${url}/api/boards/${id}`)).text()))
  }
  const metrics = await (
    await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer bench' } })
  ).text()
  const open = Number(/^jadoube_boards_open (\d+)/m.exec(metrics)?.[1])
  const memory = server.memory()
  await server.stop()
  return { memory, open, each: (memory - before) / count }
}
