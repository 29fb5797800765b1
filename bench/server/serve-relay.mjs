// The limit: a bare WebSocket server that appends what it receives to the same store with the same
// durability, then answers and relays. It applies no rules; only the number of bytes is the same as
// Jadoube's.
import { openStore } from '@jadoube/server'
import { WebSocketServer } from 'ws'

const [file, lineBytes, newsBytes] = process.argv.slice(2)
const store = await openStore(file)
const line = JSON.stringify({ fill: 'x'.repeat(Number(lineBytes) - 11) })
const events = [{ type: 'move-completed' }]
const fill = 'x'.repeat(Number(newsBytes) - 72)
const boards = new Map()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })

server.on('connection', socket => {
  let board
  socket.on('message', async data => {
    const message = JSON.parse(String(data))
    if (message.type === 'hello') {
      board = boards.get(message.board)
      if (!board) {
        board = { id: message.board, seq: 0, sockets: [], tail: Promise.resolve() }
        boards.set(message.board, board)
        await store.boards.create({ id: board.id, meta: '{}', at: 0 })
      }
      board.sockets.push(socket)
      socket.send(JSON.stringify({ type: 'board', seq: 0 }))
      return
    }
    board.tail = board.tail.then(async () => {
      const { value } = await store.log.append({
        board: board.id,
        expected: board.seq,
        at: Date.now(),
        act: `${board.id}:${message.id}`,
        body: line,
      })
      board.seq = value.entry.seq
      const news = JSON.stringify({ type: 'news', seq: board.seq, events, fill })
      for (const each of board.sockets) each.send(news)
      socket.send(
        JSON.stringify({
          type: 'ack',
          board: board.id,
          id: message.id,
          seq: board.seq,
          again: false,
        }),
      )
    })
  })
})
server.on('listening', () => console.log(server.address().port))
