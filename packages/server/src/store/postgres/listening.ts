import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CLOSE_WITHIN, cutOff } from './cut-off.js'
import { postgresError } from './error.js'
import { CHANNEL } from './notification.js'

export interface ListeningParts {
  readonly config: pg.ClientConfig
  readonly received: (payload: string) => void
  /** The connection was lost and is back: news in between is unknown. */
  readonly missed: () => void
}

/** Milliseconds between checks of the connection. */
const CHECK_MS = 5000

/**
 * Every process that has the games open holds this advisory lock in shared mode. A process that can
 * take it exclusively when it opens the games is the only one. A process that dies releases it with
 * its connection.
 */
const LOCK = 0x6a616470
const FIRST = `SELECT pg_try_advisory_lock(${LOCK}) AS alone`
const SHARE = `SELECT pg_advisory_lock_shared(${LOCK})`
const UNLOCK = `SELECT pg_advisory_unlock(${LOCK})`

/** A separate connection that listens while the store is open. */
export class Listening {
  readonly #parts: ListeningParts
  readonly #check: NodeJS.Timeout
  #client: pg.Client | undefined
  #closed = false
  #wasAlone: boolean | undefined
  #reconnecting: Promise<void> | undefined

  private constructor(parts: ListeningParts) {
    this.#parts = parts
    this.#check = setInterval(() => this.#checkConnection(), CHECK_MS)
    this.#check.unref()
  }

  /** Resolves once it listens; throws if the database does not answer. */
  static async open(parts: ListeningParts): Promise<Listening> {
    const listening = new Listening(parts)
    try {
      await listening.#connect()
    } catch (error) {
      clearInterval(listening.#check)
      throw postgresError(error, false)
    }
    return listening
  }

  /** Whether no other process had the games open at first. */
  get wasAlone(): boolean {
    return this.#wasAlone ?? false
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#check)
    if (this.#client !== undefined) await endSoon(this.#client)
    await this.#reconnecting
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...this.#parts.config, query_timeout: CHECK_MS - 1000 })
    // A lost connection triggers both events; the first is enough.
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload }) => {
      if (payload) this.#parts.received(payload)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      await this.#takeLock(client)
    } catch (error) {
      void endSoon(client)
      throw error
    }
    this.#client = client
    if (this.#closed) await endSoon(client)
  }

  async #takeLock(client: pg.Client): Promise<void> {
    if (this.#wasAlone !== undefined) {
      await client.query(SHARE)
      return
    }
    const { rows } = await client.query<{ alone: boolean }>(FIRST)
    this.#wasAlone = rows[0]?.alone === true
    await client.query(SHARE)
    if (this.#wasAlone) await client.query(UNLOCK)
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    void endSoon(client)
    this.#reconnecting = this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    for (let pause = 20; !this.#closed; pause = Math.min(pause * 2, 1000)) {
      try {
        await this.#connect()
        if (!this.#closed) this.#parts.missed()
        return
      } catch {
        await sleep(pause)
      }
    }
  }

  /** A connection can be lost without either end noticing. */
  #checkConnection(): void {
    const client = this.#client
    client?.query('SELECT 1').catch(() => this.#lost(client))
  }
}

async function endSoon(client: pg.Client): Promise<void> {
  const late = setTimeout(() => cutOff(client), CLOSE_WITHIN)
  await client.end().catch(() => {})
  clearTimeout(late)
}
