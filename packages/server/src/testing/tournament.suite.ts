import type { ServerMessage } from '@jadoube/protocol'
import { expect } from 'vitest'
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
  readonly acknowledged: number
  readonly interrupted: number
  readonly concluded: number
  /** By how much the clocks that were stopped stand before the moment of the crash, at most. */
  readonly worst: number
  /** The same before the last sign that the process could make durable besides; below 0 where all stand after it. */
  readonly behind: number
}

interface LineRead {
  readonly at: number
  readonly cause?: string
  readonly log: { readonly seq: number; readonly time: number; readonly id?: string }
}

/** Nobody has been answered for so long: something is wrong. */
const PATIENCE = 60_000

/** Many games at once in time trouble, played by bots that never give up. */
export class Tournament {
  readonly #settings: object
  readonly #chance: () => number
  #tables: Table[] = []
  /** White of each game that was found to have ended, or to stand still until the arbiter lets it go on. */
  readonly #ended = new Set<Bot>()
  readonly #stopped = new Set<Bot>()
  #rulings = 0

  constructor(settings: object, chance: () => number) {
    this.#settings = settings
    this.#chance = chance
  }

  /** Sets up what is missing, and everybody connects: White to the first server, Black to the last. */
  async sitDown(games: number, urls: readonly string[]): Promise<void> {
    const [first = '', last = first] = [urls[0], urls.at(-1)]
    this.#tables = this.#tables.filter(({ white, black }) => {
      if (!white.over && !black.over && !this.#ended.has(white)) return true
      white.leave()
      black.leave()
      return false
    })
    while (this.#tables.length < games) {
      const { board, links } = await newGame(first, this.#settings)
      const [white, black] = [
        new Bot(board, links.white, this.#chance),
        new Bot(board, links.black, this.#chance),
      ]
      this.#tables.push({ board, links, white, black })
    }
    this.reconnect(first, last)
    for (const { board, links, white } of this.#tables) {
      if (!this.#stopped.delete(white)) continue
      const act = { id: `go-on-${++this.#rulings}`, act: { act: 'restart' } }
      const answer = await post(`${first}/api/boards/${board}/acts`, act, links.arbiter.secret)
      expect(answer).toMatchObject({ status: 200, body: { again: false } })
    }
  }

  /** Goes on until so many acts more are acknowledged, however long that takes on a busy machine. */
  async play(acts: number): Promise<void> {
    const goal = this.acknowledged + acts
    for (let [last, since] = [this.acknowledged, Date.now()]; last < goal; ) {
      await new Promise(resolve => setTimeout(resolve, 20))
      if (this.acknowledged > last) [last, since] = [this.acknowledged, Date.now()]
      else if (Date.now() - since > PATIENCE)
        throw new Error(
          `play stands still ${goal - last} acts before the goal of ${acts}:\n${this.#standing()}`,
        )
    }
  }

  /** How the games stand as their players see it, with how many stand so. */
  #standing(): string {
    const counts = new Map<string, number>()
    for (const { white, black } of this.#tables)
      for (const { standing } of [white, black])
        counts.set(standing, (counts.get(standing) ?? 0) + 1)
    return [...counts].map(([standing, count]) => `${count} × ${standing}`).join('\n')
  }

  reconnect(first: string, last: string): void {
    for (const { white, black } of this.#tables) {
      white.leave()
      black.leave()
      white.connect(first)
      black.connect(last)
    }
  }

  get acknowledged(): number {
    return this.#tables.reduce(
      (n, { white, black }) => n + white.acked.length + black.acked.length,
      0,
    )
  }

  leave(): void {
    for (const { white, black } of this.#tables) {
      white.leave()
      black.leave()
    }
  }

  /** Every acknowledged act is in its record once, and every chain is whole. */
  async check(url: string, crash?: Crash): Promise<Checked> {
    let [interrupted, concluded] = [0, 0]
    let [worst, behind] = [-Infinity, -Infinity]
    for (const { board, links, white, black } of this.#tables) {
      const text = (await get(`${url}/api/boards/${board}/record`, links.arbiter.secret)).body
      const verified = verifyRecord(String(text))
      if (!verified.ok) throw new Error(`${board}: ${JSON.stringify(verified.error)}`)
      const lines = String(text)
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as LineRead)
      checkActs([...white.acked, ...black.acked], lines)
      expect(white.gaps + black.gaps).toBe(0)
      const { status } = verified.value.summary
      if (status === 'concluded') {
        concluded++
        this.#ended.add(white)
      } else if (status === 'paused') this.#stopped.add(white)
      if (crash === undefined || status === 'awaiting-start') continue
      // A game that ran when the server went was stopped where the server last knew it, whatever came after.
      const stop = lines.find(
        ({ cause, log }) => cause === 'interruption' && log.time >= crash.from,
      )
      if (stop === undefined) {
        // It was over, or stood still already.
        if (status !== 'concluded') expect(lines.at(-1)?.cause).toBe('interruption')
        continue
      }
      const stopped = (await scheduledStart(url, board)) + stop.at
      expect(stopped).toBeLessThanOrEqual(crash.until)
      worst = Math.max(worst, crash.from - stopped)
      behind = Math.max(behind, crash.lastSign - stopped)
      interrupted++
    }
    return { acknowledged: this.acknowledged, interrupted, concluded, worst, behind }
  }
}

async function scheduledStart(url: string, board: string): Promise<number> {
  const { body } = await get(`${url}/api/boards/${board}`)
  return (body as ServerMessage<'board'>).view.scheduledStart
}

function checkActs(acked: readonly Acked[], lines: readonly LineRead[]): void {
  const seqs = new Map<string, number>()
  for (const { log } of lines) {
    if (log.id === undefined) continue
    expect(seqs.has(log.id)).toBe(false)
    seqs.set(log.id, log.seq)
  }
  for (const { act, seq } of acked) expect(seqs.get(act)).toBe(seq)
}
