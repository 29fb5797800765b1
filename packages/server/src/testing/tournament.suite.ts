import type { ServerMessage } from '@jadoube/protocol'
import { verifyRecord } from '../record/verify.js'
import { type Acked, Bot } from './bot.suite.js'
import { get, type Links, newGame, post } from './client.suite.js'
import type { Crash } from './server-process.suite.js'

interface Table {
  readonly board: string
  readonly links: Links
  readonly white: Bot
  readonly black: Bot
}

export interface Checked {
  /** Acknowledged acts, all of them in the records. */
  readonly kept: number
  readonly interrupted: number
  readonly concluded: number
  /** How far before the crash the stopped clocks were set back, at most. */
  readonly before: number
  /** The same relative to the last durable write of the process; negative if all are after it. */
  readonly behind: number
}

interface LineRead {
  readonly at: number
  readonly cause?: string
  readonly log: { readonly seq: number; readonly time: number; readonly id?: string }
}

/**
 * Milliseconds without an answer after which the arbiter checks the games, and after which
 * something is wrong.
 */
const LOOK_ROUND = 2000
const PATIENCE = 90_000

/** Requests run in small groups: neither one by one nor all at once. */
async function together<T>(list: readonly T[], what: (each: T) => Promise<void>): Promise<void> {
  const PART = 40
  for (let from = 0; from < list.length; from += PART)
    await Promise.all(list.slice(from, from + PART).map(what))
}

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Many games in time trouble, played by bots that never give up, with an arbiter who resumes them.
 */
export class Tournament {
  readonly #settings: object
  readonly #chance: () => number
  #tables: Table[] = []
  #rulings = 0
  /** Acts of games that were cleared away. */
  #before = 0

  constructor(settings: object, chance: () => number) {
    this.#settings = settings
    this.#chance = chance
  }

  /**
   * Everybody connects, White to the first server and Black to the last, and plays until this many
   * more acts are acknowledged, however long that takes on a busy machine. A new game replaces one
   * that has ended.
   */
  async play(acts: number, games: number, urls: readonly string[]): Promise<void> {
    this.reconnect(urls)
    await this.#goOn(games, urls)
    const goal = this.acknowledged + acts
    let [last, since, looked] = [this.acknowledged, Date.now(), Date.now()]
    while (last < goal) {
      await sleep(20)
      if (this.acknowledged > last) {
        last = this.acknowledged
        since = Date.now()
        looked = since
      } else if (Date.now() - since > PATIENCE) {
        throw new Error(
          `play stands still ${goal - last} acts before the goal of ${acts}:\n${this.#standing()}`,
        )
      } else if (Date.now() - looked > LOOK_ROUND) {
        // On a busy machine all flags may have fallen, or all clocks may have been stopped.
        await this.#goOn(games, urls)
        looked = Date.now()
      }
    }
  }

  /** Replaces finished games, and resumes interrupted ones. */
  async #goOn(games: number, urls: readonly string[]): Promise<void> {
    const [first = '', last = first] = [urls[0], urls.at(-1)]
    this.#tables = this.#tables.filter(({ white, black }) => {
      if (!white.over && !black.over) return true
      white.leave()
      black.leave()
      this.#before += white.acked.length + black.acked.length
      return false
    })
    const missing = Array.from({ length: Math.max(0, games - this.#tables.length) })
    await together(missing, async () => {
      // The store may just be coming back; they will check again.
      const made = await newGame(first, this.#settings).catch(() => undefined)
      if (made === undefined) return
      const { board, links } = made
      const [white, black] = [
        new Bot(board, links.white, this.#chance),
        new Bot(board, links.black, this.#chance),
      ]
      this.#tables.push({ board, links, white, black })
      white.connect(first)
      black.connect(last)
    })
    const stopped = this.#tables.filter(({ white }) => white.status === 'paused')
    await together(stopped, async ({ board, links, white }) => {
      const act = { id: `go-on-${++this.#rulings}`, act: { act: 'restart' } }
      const answer = await post(`${first}/api/boards/${board}/acts`, act, links.arbiter.secret)
      // It may have continued by itself just now.
      if (answer.status === 200) white.status = ''
    })
  }

  /** The states of the games as their players see them, with their counts. */
  #standing(): string {
    const counts = new Map<string, number>()
    for (const { white, black } of this.#tables)
      for (const { standing } of [white, black])
        counts.set(standing, (counts.get(standing) ?? 0) + 1)
    return [...counts].map(([standing, count]) => `${count} × ${standing}`).join('\n')
  }

  reconnect(urls: readonly string[]): void {
    const [first = '', last = first] = [urls[0], urls.at(-1)]
    this.leave()
    for (const { white, black } of this.#tables) {
      white.connect(first)
      black.connect(last)
    }
  }

  get boards(): readonly { readonly board: string; readonly links: Links }[] {
    return this.#tables
  }

  get acknowledged(): number {
    return this.#tables.reduce(
      (n, { white, black }) => n + white.acked.length + black.acked.length,
      this.#before,
    )
  }

  leave(): void {
    for (const { white, black } of this.#tables) {
      white.leave()
      black.leave()
    }
  }

  /** Checks that every acknowledged act is in its record once, and that every chain is complete. */
  async check(url: string, crash?: Crash): Promise<Checked> {
    let [kept, interrupted, concluded] = [0, 0, 0]
    let [before, behind] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    await together(this.#tables, async ({ board, links, white, black }) => {
      const { body } = await get(`${url}/api/boards/${board}/record`, links.arbiter.secret)
      const verified = verifyRecord(String(body))
      if (!verified.ok) throw new Error(`board ${board}: ${JSON.stringify(verified.error)}`)
      const lines = String(body)
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as LineRead)
      const acked = [...white.acked, ...black.acked]
      const fault = faultIn(acked, lines)
      if (fault !== undefined) throw new Error(`board ${board}: ${fault}`)
      if (white.gaps + black.gaps > 0) throw new Error(`board ${board}: news had a gap`)
      kept += acked.length
      const { status } = verified.value.summary
      if (status === 'concluded') concluded++
      white.status = status
      if (crash === undefined || status === 'awaiting-start') return
      // A running game was stopped at the last moment that the server knew of, whatever came after.
      const stop = lines.find(
        ({ cause, log }) => cause === 'interruption' && log.time >= crash.from,
      )
      if (stop === undefined) {
        // It was over, or already stopped.
        const last = lines.at(-1)
        if (status !== 'concluded' && last?.cause !== 'interruption')
          throw new Error(`board ${board} is ${status} after the crash: ${JSON.stringify(last)}`)
        return
      }
      const stopped = (await scheduledStart(url, board)) + stop.at
      if (stopped > crash.until)
        throw new Error(`board ${board}: its clock ran on ${stopped - crash.until} ms in the crash`)
      before = Math.max(before, crash.from - stopped)
      behind = Math.max(behind, crash.lastSign - stopped)
      interrupted++
    })
    return { kept, interrupted, concluded, before, behind }
  }
}

async function scheduledStart(url: string, board: string): Promise<number> {
  const { body } = await get(`${url}/api/boards/${board}`)
  return (body as ServerMessage<'board'>).view.scheduledStart
}

/** What is missing from a record, or in it twice. */
function faultIn(acked: readonly Acked[], lines: readonly LineRead[]): string | undefined {
  const seqs = new Map<string, number>()
  for (const { log } of lines) {
    if (log.id === undefined) continue
    const first = seqs.get(log.id)
    if (first !== undefined) return `act ${log.id} is there twice, as entry ${first} and ${log.seq}`
    seqs.set(log.id, log.seq)
  }
  for (const { act, seq } of acked) {
    const kept = seqs.get(act)
    if (kept === undefined) return `act ${act}, acknowledged as entry ${seq}, is lost`
    if (kept !== seq) return `act ${act}, acknowledged as entry ${seq}, is entry ${kept}`
  }
  return undefined
}
