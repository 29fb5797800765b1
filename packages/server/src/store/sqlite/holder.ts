import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { StoreError } from '../failure.js'
import type { SqliteDatabase } from './database.js'
import { asBytes } from './text.js'

interface Row {
  readonly token: string
  readonly process: string
}

/**
 * Prefix of a token: the WAL is being emptied. A file with it and without a WAL has lost nothing,
 * if the server dies at that moment.
 */
export const COMPLETE = '~'

/**
 * Which process serves the games of a file is stored in the file itself, whatever path led to it
 * and whatever happened to the lock beside it. A live process is not replaced. If one was replaced
 * anyway, because nobody could tell that it was alive, it notices before its next write and stops
 * writing.
 */
export interface Holder {
  /** Throws if another process holds the file now. */
  check(): void
  release(): Promise<void>
}

export async function takeHold(database: SqliteDatabase): Promise<Holder> {
  const read = await database.writing(`SELECT ${asBytes('token', 'process')} FROM holder`)
  const write = await database.writing(`
    INSERT INTO holder (one, token, process) VALUES (1, ?1, ?2)
    ON CONFLICT (one) DO UPDATE SET token = ?1, process = ?2`)
  const token = randomUUID()
  const now = () => read.get([]) as Row | undefined

  async function change(work: () => void): Promise<void> {
    await database.begin()
    try {
      work()
      await database.exec('COMMIT')
    } catch (error) {
      await database.exec('ROLLBACK').catch(() => {}) // there may be nothing left to undo
      throw error
    }
  }

  await change(() => {
    const held = now()
    if (held && held.token !== '' && isAlive(held.process))
      throw new StoreError('store-in-use', 'held')
    write.run([token, ownProcess()])
  })
  // Into the file itself: under another name (a hard link) SQLite would look for another WAL.
  await database.exec('PRAGMA wal_checkpoint(PASSIVE)')
  return {
    check() {
      const held = now()?.token
      if (held !== token && held !== COMPLETE + token)
        throw new StoreError('store-in-use', 'taken-over')
    },
    release: () =>
      change(() => {
        if (now()?.token === token) write.run(['', ''])
      }),
  }
}

/**
 * Identifies this process, so that another one on the same machine can tell whether it still runs.
 */
const ownProcess = (): string => JSON.stringify([hostname(), process.pid, startOf(process.pid)])

/**
 * True only if it is certain. For another machine, or if the system does not say when a process
 * began, the lock decides.
 */
export function isAlive(text: string): boolean {
  const [host, pid, begin] = JSON.parse(text) as [string, number, string | null]
  if (host !== hostname() || begin === null) return false
  // Our own process, with another store on the file, or an earlier process with the same id.
  return startOf(pid) === begin
}

/**
 * When a process began: together with its id this identifies it, even after a restart of the
 * machine.
 */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name, in brackets, may contain anything; the start time is the 20th field after
    // it.
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return began === undefined ? null : `${boot} ${began}`
  } catch {
    return null
  }
}
