/**
 * A player written from docs/protocol.md alone. Give it the link of a seat, and it plays legal
 * moves at random until the game is over: `node bot.js https://server/board/abc#secret`.
 */
import { legalMoves, makeSan, parsePosition } from '@jadoube/chess'
import WebSocket from 'ws'

interface Message {
  readonly type: string
  readonly board?: string
  readonly seq?: number
  readonly id?: string
  readonly code?: string
  readonly status?: string
  readonly hasTheMove?: string
  readonly fen?: string
  readonly seat?: { readonly role: string }
  readonly view?: Message & { readonly result: string }
  readonly events?: readonly { readonly type: string; readonly result?: string }[]
}

/** Plays one game to its end and returns the result. */
export function playGame(link: string, random: () => number = Math.random): Promise<string> {
  const url = new URL(link)
  const secret = url.hash.slice(1)
  const board = url.pathname.split('/').at(-1)!
  const prefix = `bot${Math.floor(random() * 1e9)}`
  let color = ''
  let seq: number | undefined
  let count = 0
  // Sent and not answered yet: it is sent again after a lost connection.
  let underWay: string | undefined

  return new Promise(resolve => {
    function connect(): void {
      const socket = new WebSocket(`${url.origin.replace(/^http/, 'ws')}/socket`)
      const say = (message: object) => socket.send(JSON.stringify(message))
      const act = (what: object) => {
        underWay = JSON.stringify({ type: 'act', board, id: `${prefix}-${++count}`, act: what })
        socket.send(underWay)
      }
      const look = ({ status, hasTheMove, fen }: Message) => {
        if (status === 'awaiting-start') act({ act: 'arrive' })
        if (status !== 'in-play' || hasTheMove !== color || !fen) return
        const position = parsePosition(fen)
        if (!position.ok) throw new Error(position.error.reason)
        const moves = legalMoves(position.value)
        const move = moves[Math.floor(random() * moves.length)]
        if (move) act({ act: 'move', san: makeSan(position.value, move) })
      }
      socket.on('open', () => say({ type: 'hello', protocol: 1, secret, since: seq }))
      socket.on('message', data => {
        const message = JSON.parse(String(data)) as Message
        seq = message.type === 'news' || message.type === 'board' ? message.seq : seq
        if (message.type === 'welcome') color = message.seat?.role ?? ''
        else if (message.type === 'ack' || message.type === 'refused') underWay = undefined
        else if (message.type === 'current' && underWay) socket.send(underWay)
        else if (message.type === 'board' && message.view) {
          if (message.view.status === 'concluded') finish(message.view.result)
          else look(message.view)
        } else if (message.type === 'news' && message.status !== 'awaiting-start') {
          const end = message.events?.find(event => event.type === 'game-concluded')
          if (end?.result) finish(end.result)
          else look(message)
        }
      })
      const again = setTimeout.bind(null, connect, 1000)
      const finish = (result: string) => {
        socket.off('close', again)
        socket.close()
        resolve(result)
      }
      socket.on('error', () => {})
      socket.on('close', again)
    }
    connect()
  })
}
