import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StoreError } from '../failure.js'
import type { Gate } from '../gate.js'
import { CLOSE_WITHIN, cutOff } from './cut-off.js'
import { endsConnection, postgresError } from './error.js'
import type { PostgresOptions } from './options.js'

/** A statement is prepared once per connection under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}
export type Row = Record<string, unknown>

export function clientConfig({ url }: PostgresOptions): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'jadoube',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    // If the network fails silently, the connection is lost; the call must not wait forever.
    query_timeout: 10_000,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  }
}

/** Parses 64-bit integers as numbers: instants, sequence numbers and counts all fit. */
function typeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
}

/** The database may have been configured to trade durability for speed; here it must not. */
const DURABLE = `SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') = 'off'`

/** The connections, and how statements behave when the database goes away and comes back. */
export class PostgresDatabase {
  readonly #pool: pg.Pool
  readonly #gate: Gate
  readonly #patience: number
  readonly #begun = new Set<Promise<unknown>>()
  readonly #clients = new Set<pg.PoolClient>()
  /** The database did not answer while the store was being closed. */
  #isCutOff = false

  constructor(options: PostgresOptions, gate: Gate) {
    this.#gate = gate
    this.#patience = options.patience ?? 5000
    this.#pool = new pg.Pool({
      ...clientConfig(options),
      max: options.connections ?? 8,
      onConnect: async client => {
        await client.query(DURABLE)
      },
    })
    this.#pool.on('connect', client => this.#clients.add(client))
    this.#pool.on('remove', client => this.#clients.delete(client))
    // The server closed an idle connection: the pool has dropped it, and the next call opens one.
    this.#pool.on('error', () => {})
  }

  get patience(): number {
    return this.#patience
  }

  /** Waits for the database up to `patience`: repeating a read does no harm. */
  async read<T extends Row>(statement: Statement, values: readonly unknown[] = []): Promise<T[]> {
    this.#gate.pass()
    return this.track(this.patiently(() => this.once<T>(statement, values)))
  }

  /** Tries again only if the statement certainly had no effect. */
  async write<T extends Row>(statement: Statement, values: readonly unknown[] = []): Promise<T[]> {
    this.#gate.pass()
    const notWritten = ({ outcome }: StoreError) => outcome === 'not-written'
    return this.track(this.patiently(() => this.once<T>(statement, values), notWritten))
  }

  /** One statement, which is one transaction, tried once. */
  once<T extends Row>(statement: Statement, values: readonly unknown[]): Promise<T[]> {
    return this.use(async client => {
      const { rows } = await client.query<T>({ ...statement, values: [...values] })
      return rows
    })
  }

  /** Lends a connection; a broken one is not returned to the pool. */
  async use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#isCutOff) throw new StoreError('store-closed', 'cut-off')
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw postgresError(error, false)
    })
    let broken = false
    // The statement in progress gets the error of a lost connection; without a listener the error
    // would also end the process.
    const ignoreError = () => {}
    client.on('error', ignoreError)
    try {
      return await work(client)
    } catch (error) {
      broken = endsConnection(error)
      throw postgresError(error, true)
    } finally {
      client.off('error', ignoreError)
      client.release(broken)
    }
  }

  /** Tries until the database is available, or `patience` ends. */
  async patiently<T>(
    attempt: () => Promise<T>,
    mayRepeat: (error: StoreError) => boolean = () => true,
  ): Promise<T> {
    const end = performance.now() + this.#patience
    for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof StoreError && error.transient && mayRepeat(error))) throw error
        if (performance.now() + pause > end) throw error
        await sleep(pause)
      }
    }
  }

  /** Closing waits for tracked promises. */
  track<T>(begun: Promise<T>): Promise<T> {
    this.#begun.add(begun)
    const forget = () => void this.#begun.delete(begun)
    begun.then(forget, forget)
    return begun
  }

  async close(): Promise<void> {
    const late = setTimeout(() => {
      this.#isCutOff = true
      for (const client of this.#clients) cutOff(client)
    }, CLOSE_WITHIN)
    await Promise.allSettled(this.#begun)
    await this.#pool.end()
    clearTimeout(late)
  }
}
