import type { Color } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import type {
  BoardView,
  ClientAct,
  News,
  Rematch,
  SaidMessage,
  ServerMessage,
} from '@jadoube/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { KnownGame } from './known-game.js'
import type { Outbox } from './outbox.js'

type GameReader = typeof import('./known-game.js')
let reader: GameReader | null = null

/** Loads the code that follows a game: the reducer of the Laws, and what a seat may see. */
export async function loadReader(): Promise<GameReader> {
  reader ??= await import('./known-game.js')
  return reader
}

/** The server's answer to an act. */
export type Answer =
  | { readonly kind: 'ack'; readonly seq: number }
  | ({ readonly kind: 'refused' } & RefusalDetails)

/** An act that was refused, for anyone who shows why. */
export interface Refused extends RefusalDetails {
  readonly act: ClientAct
}

type RefusalDetails = Pick<ServerMessage<'refused'>, 'code' | 'reason' | 'details'>

/** An act whose effect is not in the view yet. */
export interface PendingAct {
  readonly id: string
  readonly act: ClientAct
  /** The log entry under which the act is stored. Null until the server answers. */
  readonly seq: number | null
}

/** Messages and rematch requests between the players. */
export interface BetweenPlayers {
  readonly rematch?: Rematch | undefined
  readonly messages: readonly SaidMessage[]
}

const noMessages: BetweenPlayers = { messages: [] }

export interface MessageSender {
  /** Sends a message if the connection is open. Returns whether it was. */
  readonly send: (message: object) => boolean
}

/**
 * One board as this seat sees it. `game` is the game as far as the seat may know it, and `view` is
 * its display. `news` is the last log entry. `pending` are the acts that are not in the view yet,
 * oldest first, so that players see at once what they did. `refused` is the last act that had no
 * effect.
 */
export class BoardStore {
  readonly id: string
  readonly #sender: MessageSender
  readonly #game = signal<KnownGame | null>(null)
  readonly #view = computed(() => this.#game.value?.view ?? null)
  readonly #outdated = signal(false)
  readonly #news = signal<News | null>(null)
  readonly #pending = signal<readonly PendingAct[]>([])
  readonly #missing = signal(false)
  readonly #locked = signal(false)
  readonly refused = signal<Refused | null>(null)
  readonly #everHere = new Set<Color>()
  readonly #here = signal<readonly Color[]>([])
  readonly #gone = signal<readonly Color[]>([])
  readonly #between = signal(noMessages)
  readonly #answers = new Map<string, (answer: Answer) => void>()
  /** The log entries that this page caused. */
  readonly #own = new Set<number>()
  #outbox: Outbox | null = null
  #seq = -1
  #before: GameState | null = null
  #loading: Promise<GameReader> | null = null

  constructor(id: string, sender: MessageSender) {
    this.id = id
    this.#sender = sender
  }

  get view(): ReadonlySignal<BoardView | null> {
    return this.#view
  }

  get game(): ReadonlySignal<KnownGame | null> {
    return this.#game
  }

  /** Whether the server's game is too new for this page. */
  get outdated(): ReadonlySignal<boolean> {
    return this.#outdated
  }

  /** The state before the last news. */
  get before(): GameState | null {
    return this.#before
  }

  get news(): ReadonlySignal<News | null> {
    return this.#news
  }

  get pending(): ReadonlySignal<readonly PendingAct[]> {
    return this.#pending
  }

  /** Whether the server's data for the board are damaged, so that it accepts no more acts. */
  get locked(): ReadonlySignal<boolean> {
    return this.#locked
  }

  markLocked(): void {
    this.#locked.value = true
  }

  /** Players who were connected and have left. */
  get gone(): ReadonlySignal<readonly Color[]> {
    return this.#gone
  }

  /** Players whose page is open now. */
  get here(): ReadonlySignal<readonly Color[]> {
    return this.#here
  }

  receivePresence({ here }: ServerMessage<'seated'>): void {
    this.#here.value = here
    for (const color of here) this.#everHere.add(color)
    this.#gone.value = [...this.#everHere].filter(color => !here.includes(color))
  }

  get between(): ReadonlySignal<BetweenPlayers> {
    return this.#between
  }

  receiveBetweenPlayers({ rematch, messages = [] }: Pick<BoardView, 'rematch' | 'messages'>): void {
    this.#between.value = { rematch, messages }
  }

  /** Whether the server has no such board, or not for this seat. */
  get missing(): ReadonlySignal<boolean> {
    return this.#missing
  }

  /** The number of the last log entry in the view. Undefined before the first. */
  get since(): number | undefined {
    return this.#seq < 0 ? undefined : this.#seq
  }

  /**
   * Performs an act at the board. It is kept until the server answers, even after a lost connection
   * or a reload, and takes effect once however often it is sent.
   */
  send(act: ClientAct): Promise<Answer> {
    if (this.#outbox === null) throw new Error('nobody can act before the board is there')
    const { id } = this.#outbox.put(act)
    this.refused.value = null
    this.#pending.value = [...this.#pending.value, { id, act, seq: null }]
    this.#sendAct(id, act)
    return new Promise(resolve => this.#answers.set(id, resolve))
  }

  #sendAct(id: string, act: ClientAct): void {
    this.#sender.send({ type: 'act', board: this.id, id, act })
  }

  /** Called when the seat is known. Acts made before a reload wait in its outbox. */
  setOutbox(outbox: Outbox): void {
    if (this.#outbox !== null) return
    this.#outbox = outbox
    this.#pending.value = outbox.unanswered.map(({ id, act }) => ({ id, act, seq: null }))
  }

  get hasOutbox(): boolean {
    return this.#outbox !== null
  }

  /** Sends again, in order, what has had no answer. */
  resend(): void {
    for (const { id, act } of this.#outbox?.unanswered ?? []) this.#sendAct(id, act)
  }

  open(): void {
    const { since } = this
    this.#sender.send({ type: 'open', board: this.id, ...(since !== undefined && { since }) })
  }

  /** Runs a callback once the code that follows a game is loaded. A desk does not need it. */
  #withReader(callback: (reader: GameReader) => void): void {
    if (reader !== null && this.#loading === null) {
      callback(reader)
      return
    }
    this.#loading = (this.#loading ?? loadReader()).then(loaded => {
      callback(loaded)
      return loaded
    })
    const last = this.#loading
    void last.then(() => {
      if (this.#loading === last) this.#loading = null
    })
  }

  receiveBoard(message: ServerMessage<'board'>): void {
    this.#withReader(loaded => this.#receiveBoard(loaded, message))
  }

  #receiveBoard({ openGame }: GameReader, message: ServerMessage<'board'>): void {
    this.#seq = message.seq
    this.#missing.value = false
    this.#locked.value = false
    this.receiveBetweenPlayers(message.view)
    this.#advance(openGame(message))
    // The last known news may be outdated.
    this.#news.value = null
    this.#settle()
  }

  #advance(game: KnownGame | null): void {
    if (game === null) this.#outdated.value = true
    else this.#game.value = game
  }

  /** Handles a log entry. They come without gaps. If one is missing, it is requested. */
  receiveNews(news: News): void {
    this.#withReader(loaded => this.#receiveNews(loaded, news))
  }

  #receiveNews({ afterNews }: GameReader, news: News): void {
    const before = this.#game.value
    if (before === null || news.seq <= this.#seq) return
    if (news.seq !== this.#seq + 1) {
      this.open()
      return
    }
    this.#seq = news.seq
    this.#before = before.state
    this.#advance(afterNews(before, news))
    this.#settle()
    this.#news.value = news
    // A player who acts is present, even if another server process has the connection.
    const actors = new Set(news.events.map(event => ('by' in event ? event.by : null)))
    if (this.#gone.peek().some(color => actors.has(color)))
      this.#gone.value = this.#gone.peek().filter(color => !actors.has(color))
  }

  /** Whether this page caused the entry. */
  isOwn(seq: number): boolean {
    return this.#own.has(seq)
  }

  receiveAck({ id, seq }: ServerMessage<'ack'>): void {
    this.#own.add(seq)
    this.#outbox?.drop(id)
    this.#pending.value = this.#pending.value.map(each =>
      each.id === id ? { ...each, seq } : each,
    )
    this.#settle()
    this.#answer(id, { kind: 'ack', seq })
  }

  receiveRefusal({ id, code, reason, details }: ServerMessage<'refused'>): void {
    // Said before the board was open on this connection: it is sent again once it is.
    if (code === 'not-open' || code === 'store-unavailable') return
    this.#outbox?.drop(id)
    const refused = this.#pending.value.find(each => each.id === id)
    this.#pending.value = this.#pending.value.filter(each => each.id !== id)
    const why: RefusalDetails = { code, reason, ...(details === undefined ? null : { details }) }
    if (refused !== undefined) this.refused.value = { act: refused.act, ...why }
    this.#answer(id, { kind: 'refused', ...why })
  }

  markMissing(): void {
    if (this.#view.value === null) this.#missing.value = true
  }

  #answer(id: string, answer: Answer): void {
    this.#answers.get(id)?.(answer)
    this.#answers.delete(id)
  }

  /** Removes acts that are now in the view. */
  #settle(): void {
    const remaining = this.#pending.value.filter(({ seq }) => seq === null || seq > this.#seq)
    if (remaining.length !== this.#pending.value.length) this.#pending.value = remaining
  }
}
