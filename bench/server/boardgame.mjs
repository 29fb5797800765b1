// Players of boardgame.io, using its own protocol and its own socket.io client.
import { createRequire } from 'node:module'
import { start } from './processes.mjs'

export async function boardgameThroughput(count, games, seconds) {
  const require = createRequire(import.meta.url)
  const { io } = createRequire(require.resolve('boardgame.io/server'))('socket.io-client')
  const server = await start('serve-boardgame.mjs')
  const url = `http://localhost:${server.port}`
  let moves = 0
  const sockets = []
  try {
    const tables = await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        // The first request for a match that does not exist creates it.
        const matchID = `match-${n}`
        const list = games[n % games.length]
        const table = { next: 0 }
        const players = ['0', '1'].map(playerID => {
          const socket = io(`${url}/chess`, { transports: ['websocket'], forceNew: true })
          sockets.push(socket)
          return { playerID, socket }
        })
        table.play = () => {
          const side = table.next & 1
          const { playerID, socket } = players[side]
          const payload = { type: 'play', args: [list[table.next]], playerID }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, table.next, matchID, playerID)
        }
        for (const { playerID, socket } of players) {
          socket.on('update', (_id, state) => {
            // Each player moves once they have seen the other's move.
            if (state._stateID !== table.next + 1 || String(state.ctx.currentPlayer) !== playerID)
              return
            moves++
            table.next = state._stateID
            if (table.next < list.length) table.play()
          })
        }
        await Promise.all(
          players.map(
            ({ playerID, socket }) =>
              new Promise((resolve, reject) => {
                socket.on('connect_error', reject)
                socket.on('sync', resolve)
                socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2))
              }),
          ),
        )
        return table
      }),
    )
    for (const table of tables) table.play()
    await new Promise(resolve => setTimeout(resolve, 1000))
    const [before, began, used] = [moves, performance.now(), server.cpu()]
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    const made = moves - before
    const rate = (made / (performance.now() - began)) * 1000
    return { rate, cpu: ((server.cpu() - used) / made) * 1000 }
  } finally {
    for (const socket of sockets) socket.disconnect()
    await server.stop()
  }
}
