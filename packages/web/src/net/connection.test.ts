import { type GameEvent, makeSnapshot, parseHeader } from '@jadoube/laws'
import type { BoardView, News } from '@jadoube/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadReader } from './board-store.js'
import { Connection } from './connection.js'
import type { Environment } from './environment.js'
import type { ActStorage } from './outbox.js'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const table = parseHeader({ jadoube: 'record/1', laws: 'fide-2023', boardKind: 'guarded' })
if (!table.ok) throw new Error('no table')
const opened = { ...table.value, state: { ...table.value.state, status: 'in-play' as const } }

const view: BoardView = {
  board: 'b1',
  as: 'white',
  event: null,
  round: null,
  number: null,
  header: { jadoube: 'record/1', laws: 'fide-2023', boardKind: 'guarded' },
  scheduledStart: 0,
  startWhen: 'both-present',
  status: 'in-play',
  result: '*',
  points: null,
  reason: null,
  rule: null,
  article: null,
  placement: start,
  hasTheMove: 'white',
  touched: [],
  ply: 0,
  fen: `${start} w KQkq - 0 1`,
  moves: [],
  clocks: null,
  white: { presence: 'present' },
  black: { presence: 'present' },
  pending: [],
  mustRecord: {},
  scoresheets: {},
  delay: 0,
}

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'
const news = (seq: number, more: Partial<News> = {}): News => ({
  type: 'news',
  board: 'b1',
  seq,
  now: 1000,
  events: [],
  status: 'in-play',
  hasTheMove: 'white',
  placement: start,
  clocks: null,
  pending: [],
  ...more,
})
const e4 = (seq: number): News =>
  news(seq, {
    hasTheMove: 'black',
    placement: afterE4,
    fen: `${afterE4} b KQkq - 0 1`,
    ply: 1,
    events: [{ type: 'move-made', at: 1, by: 'white', from: 'e2', to: 'e4' }],
  })

/** Events after which a page used to request everything again. */
const eventsOf = new Map<string, GameEvent>(
  (
    [
      { type: 'draw-offered', at: 1, by: 'white', proper: true, claim: null },
      { type: 'result-signed', at: 1, by: 'white', result: '1-0' },
      { type: 'scoresheet-due', at: 1, player: 'white' },
      { type: 'scoresheet-returned', at: 1, by: 'white' },
      { type: 'recording-passed-to-arbiter', at: 1 },
      { type: 'duty-to-record-ended', at: 1, player: 'white', period: 0 },
      { type: 'arbiter-summoned', at: 1, by: 'white' },
      { type: 'sealing-ordered', at: 1, player: 'white' },
      { type: 'move-made', at: 1, by: 'white', from: 'e2', to: 'e5' },
      { type: 'illegal-move-ruled', at: 1, by: 'white', ply: 0, kind: 'illegal-move', count: 1 },
    ] satisfies readonly GameEvent[]
  ).map(event => [event.type, event]),
)

beforeAll(async () => {
  await loadReader()
})

class FakeSocket {
  readyState = 0
  readonly sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  said(type: string): Record<string, unknown>[] {
    return this.sent.filter(message => message.type === type)
  }
}

class FakeStorage implements ActStorage {
  readonly #kept = new Map<string, string>()
  get length(): number {
    return this.#kept.size
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value)
  }
  removeItem(key: string): void {
    this.#kept.delete(key)
  }
}

/** An environment whose time passes when it is told to. */
function world(storage = new FakeStorage()) {
  const sockets: FakeSocket[] = []
  const timers = new Map<number, { readonly at: number; readonly then: () => void }>()
  let time = 5_000
  let count = 0
  const environment: Environment = {
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    now: () => time,
    setTimer: (ms, then) => {
      timers.set(++count, { at: time + ms, then })
      return count
    },
    clearTimer: timer => void timers.delete(timer),
    random: () => 0.5,
    storage,
  }
  const pass = (ms: number) => {
    const end = time + ms
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0]
      if (due === undefined) break
      timers.delete(due[0])
      time = due[1].at
      due[1].then()
    }
    time = end
  }
  return { environment, sockets, pass, storage }
}

const welcome = {
  type: 'welcome',
  protocol: 1,
  now: 1000,
  seat: { id: 's1', role: 'white' },
  board: 'b1',
  event: null,
}
const whole = (seq: number, changes: Partial<BoardView> = {}) => ({
  type: 'board',
  board: 'b1',
  seq,
  now: 1000,
  view: { ...view, ...changes },
  state: makeSnapshot(opened.state),
})

function seated(storage?: FakeStorage) {
  const there = world(storage)
  const connection = new Connection('a-secret-of-a-seat', there.environment)
  const board = connection.board('b1')
  const socket = there.sockets[0]!
  socket.opens()
  socket.says(welcome)
  socket.says(whole(7))
  return { ...there, connection, board, socket }
}

describe('a connection', () => {
  test('says hello with the secret, and shows the board of the seat', () => {
    const { connection, board, socket } = seated()
    expect(socket.sent[0]).toEqual({ type: 'hello', protocol: 1, secret: 'a-secret-of-a-seat' })
    expect(socket.said('open')).toEqual([])
    expect(connection.state.value).toBe('open')
    expect(connection.seat.value?.role).toBe('white')
    expect(board.view.value?.placement).toBe(start)
  })

  test('is told about a locked board, at the board and at the desk of its event', () => {
    const { connection, board, socket } = seated()
    const desk = connection.desk('e1')
    expect([board.locked.value, desk.locked.value]).toEqual([false, []])
    const locked = { type: 'error', code: 'board-locked', reason: 'damaged', board: 'b1' }
    socket.says(locked)
    socket.says(locked)
    expect([board.locked.value, desk.locked.value]).toEqual([true, ['b1']])
    expect(connection.board('b2').locked.value).toBe(false)
  })

  test('follows the news, and writes the move down', () => {
    const { board, socket } = seated()
    socket.says(e4(8))
    expect(board.view.value?.moves).toEqual([{ san: 'e4', clock: null }])
    expect(board.view.value?.hasTheMove).toBe('black')
    socket.says(e4(8))
    expect(board.view.value?.moves).toHaveLength(1)
  })

  test('asks for missed entries if the numbers have a gap', () => {
    const { board, socket } = seated()
    socket.says(news(10, { placement: '8/8/8/8/8/8/8/8' }))
    expect(board.view.value?.placement).toBe(start)
    expect(socket.said('open')).toEqual([{ type: 'open', board: 'b1', since: 7 }])
  })

  test.each([...eventsOf.values()])('requests nothing again after $type', event => {
    const { socket } = seated()
    socket.says(news(8, { events: [event] }))
    expect(socket.said('open')).toEqual([])
  })

  test('takes the state from the news that contains one', () => {
    const { board, socket } = seated()
    socket.says(e4(8))
    socket.says(news(9, { state: { ...makeSnapshot(opened.state) } }))
    expect(board.view.value?.placement).toBe(start)
    expect(board.view.value?.moves).toEqual([])
    expect(socket.said('open')).toEqual([])
  })

  test('is outdated if it cannot read what the server says', () => {
    const { connection, socket } = seated()
    socket.says({ type: 'news', board: 'b1', seq: 8, events: [{ type: 'rain-fell', at: 1 }] })
    expect(connection.state.value).toBe('outdated')
  })

  test('keeps an act pending until its effect is in the view', async () => {
    const { board, socket } = seated()
    const answer = board.send({ act: 'move', san: 'e4' })
    const [sent] = socket.said('act')
    expect(board.pending.value).toHaveLength(1)
    socket.says({ type: 'ack', board: 'b1', id: sent?.id, seq: 8, again: false })
    expect(board.pending.value[0]?.seq).toBe(8)
    socket.says(e4(8))
    expect(board.pending.value).toEqual([])
    expect(await answer).toEqual({ kind: 'ack', seq: 8 })
  })

  test('removes a refused act, and says why', async () => {
    const { board, socket } = seated()
    const answer = board.send({ act: 'press' })
    const [sent] = socket.said('act')
    socket.says({ type: 'refused', board: 'b1', id: sent?.id, code: 'no-move', reason: 'none' })
    expect(board.pending.value).toEqual([])
    expect(board.refused.value).toEqual({ act: { act: 'press' }, code: 'no-move', reason: 'none' })
    expect(await answer).toEqual({ kind: 'refused', code: 'no-move', reason: 'none' })
  })
})

describe('a busy server', () => {
  const tooFast = { type: 'error', code: 'too-fast', reason: 'too many messages' }

  test('is greeted again if it did not answer the first hello', () => {
    const { environment, sockets, pass } = world()
    const connection = new Connection('a-shared-link', environment)
    connection.board('b1')
    const socket = sockets[0]!
    socket.opens()
    socket.says(tooFast)
    pass(3000)
    expect(socket.said('hello')).toHaveLength(2)
    socket.says(welcome)
    expect(connection.state.value).toBe('open')
  })

  test('is asked again for a board that it did not show, but not for one that it did', () => {
    const { connection, board, socket, pass } = seated()
    const other = connection.board('b2')
    expect(socket.said('open')).toHaveLength(1)
    socket.says(tooFast)
    pass(3000)
    expect(socket.said('open').map(({ board: name }) => name)).toEqual(['b2', 'b2'])
    expect(board.view.value).not.toBeNull()
    expect(other.view.value).toBeNull()
  })
})

describe('a lost connection', () => {
  test('continues from where it was, and sends the same act again', () => {
    const { connection, board, socket, sockets, pass } = seated()
    void board.send({ act: 'touch', square: 'e2' })
    socket.breaks()
    expect(connection.state.value).toBe('lost')
    void board.send({ act: 'place', from: 'e2', to: 'e4' })
    pass(400)
    const next = sockets[1]!
    next.opens()
    expect(next.sent[0]).toMatchObject({ type: 'hello', since: 7 })
    next.says(welcome)
    expect(connection.state.value).toBe('open')
    expect(next.said('act').map(({ act }) => (act as { act: string }).act)).toEqual([
      'touch',
      'place',
    ])
    expect(next.said('act')[0]?.id).toBe(socket.said('act')[0]?.id)
  })

  test('is noticed if the server is silent', () => {
    const { connection, socket, pass } = seated()
    socket.says({ type: 'pong', id: 1, now: 1000 })
    pass(10_000)
    expect(socket.said('ping')).toHaveLength(2)
    pass(6_000)
    expect(connection.state.value).toBe('lost')
  })

  test('is retried more and more slowly, and at once when somebody looks', () => {
    const { connection, socket, sockets, pass } = seated()
    socket.breaks()
    pass(310)
    sockets[1]!.breaks()
    pass(310)
    expect(sockets).toHaveLength(2)
    connection.reconnectNow()
    expect(sockets).toHaveLength(3)
  })

  test('is not retried if the link was revoked', () => {
    const { connection, socket, sockets, pass } = seated()
    socket.breaks(4401)
    pass(60_000)
    expect(connection.state.value).toBe('revoked')
    expect(sockets).toHaveLength(1)
  })
})

describe('a reload', () => {
  test('in the middle of a move loses nothing', () => {
    const first = seated()
    void first.board.send({ act: 'touch', square: 'e2' })
    void first.board.send({ act: 'place', from: 'e2', to: 'e4' })
    const [touch, place] = first.socket.said('act')
    first.socket.says({ type: 'ack', board: 'b1', id: touch?.id, seq: 8, again: false })

    const second = seated(first.storage)
    expect(second.socket.said('act')).toEqual([place])
    second.socket.says({ type: 'ack', board: 'b1', id: place?.id, seq: 9, again: true })
    expect(second.storage.length).toBe(0)
  })

  test('of another seat in the same browser sends nothing of this one', () => {
    const first = seated()
    void first.board.send({ act: 'resign' })
    const there = world(first.storage)
    const connection = new Connection('the-other-players-secret', there.environment)
    const board = connection.board('b1')
    there.sockets[0]!.opens()
    there.sockets[0]!.says({ ...welcome, seat: { id: 's2', role: 'black' } })
    expect(there.sockets[0]!.said('act')).toEqual([])
    expect(board.pending.value).toEqual([])
  })
})

test('the server’s time is that of its fastest answer', () => {
  const { connection, socket, pass } = seated()
  pass(40)
  socket.says({ type: 'pong', id: 1, now: 100_020 })
  expect(connection.time.now()).toBe(100_040)
  pass(10_000)
  const id = socket.said('ping').at(-1)?.id
  pass(2_000)
  socket.says({ type: 'pong', id, now: 500_000 })
  expect(connection.time.now()).toBe(112_040)
})
