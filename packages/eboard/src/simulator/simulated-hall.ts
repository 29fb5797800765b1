import { type SquareName, squareNames } from '@jadoube/chess'
import { isPieceLetter, type PieceLetter, type Sensed } from '../sensor.js'
import { placementOfLetters } from '../shown-position.js'
import type { SimulatedMessage } from './hands.js'

interface HallBoard {
  squares: readonly Sensed[]
  clock: { white: number; black: number; run: boolean | string | null } | null
  feed: number | null
}

/**
 * A hall of boards as LiveChess shows them: text in, texts out. `names` says whether its clocks
 * name the running side, or only count.
 */
export class SimulatedHall {
  readonly #boards = new Map<string, HallBoard>()
  readonly #namesSide: boolean

  constructor(serials: readonly string[], options: { readonly namesSide?: boolean } = {}) {
    this.#namesSide = options.namesSide ?? true
    for (const serial of serials)
      this.#boards.set(serial, { squares: squareNames.map(() => null), clock: null, feed: null })
  }

  /** What LiveChess answers to a call. */
  answer(text: string): readonly string[] {
    const call = JSON.parse(text) as {
      id: number
      call: string
      param: { id: number; param?: { serialnr?: string } } | null
    }
    const answer = (param: unknown): string =>
      JSON.stringify({ response: 'call', id: call.id, param })
    if (call.call === 'eboards') return [answer([...this.#boards].map(listed))]
    if (call.call !== 'subscribe' || call.param === null) return [answer(null)]
    const serial = call.param.param?.serialnr ?? ''
    const board = this.#boards.get(serial)
    if (board === undefined) return [answer(null)]
    board.feed = call.param.id
    return [answer(null), this.#feed(serial, board)]
  }

  /** What it pushes when hands do this at a board; null if nobody has subscribed, or it is lost. */
  send(serial: string, { message, isLost }: SimulatedMessage): string | null {
    const board = this.#boards.get(serial)
    if (board === undefined) return null
    if (message.kind === 'scan' || message.kind === 'dump') board.squares = message.squares
    else if (message.kind === 'square')
      board.squares = board.squares.map((sensed, index) =>
        squareNames[index] === message.square ? message.sensed : sensed,
      )
    else if (message.kind === 'clock') {
      const { running } = message
      const { white = 5400, black = 5400 } = board.clock ?? {}
      board.clock = {
        // The player who is thinking has a second less.
        white: running === 'white' ? white - 1 : white,
        black: running === 'black' ? black - 1 : black,
        run: this.#namesSide ? running : running !== null,
      }
    }
    return isLost || board.feed === null ? null : this.#feed(serial, board)
  }

  /** LiveChess repeats what a board shows, for example with each second of its clock. */
  repeat(serial: string): string | null {
    const board = this.#boards.get(serial)
    return board === undefined || board.feed === null ? null : this.#feed(serial, board)
  }

  #feed(serialnr: string, { squares, clock, feed }: HallBoard): string {
    const param = { serialnr, board: sensedPlacement(squares), clock, flipped: false, match: false }
    return JSON.stringify({ response: 'feed', id: feed, param })
  }
}

const listed = ([serialnr, { squares, clock }]: [string, HallBoard]) => ({
  serialnr,
  source: `hub-${serialnr}`,
  state: 'ACTIVE',
  battery: '76%',
  comment: null,
  board: sensedPlacement(squares),
  flipped: false,
  clock,
})

function sensedPlacement(squares: readonly Sensed[]): string {
  const letters = new Map<SquareName, PieceLetter>()
  squares.forEach((sensed, index) => {
    if (sensed !== null && isPieceLetter(sensed)) letters.set(squareNames[index]!, sensed)
  })
  return placementOfLetters(letters)
}
