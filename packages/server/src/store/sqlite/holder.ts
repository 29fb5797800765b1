import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { StoreError } from '../failure.js'
import type { SqliteDatabase } from './database.js'
import { text } from './text.js'

interface Row {
  readonly token: string
  readonly process: string
}

/**
 * Before a token: the log is being emptied. A file that says so and has no log has lost nothing, should the server die just then.
 */
export const COMPLETE = '~'

/**
 * Who serves the games of a file stands in the file itself, whatever way led to it and whatever became of the lock beside
 * it. A process that lives is not pushed aside; one that was, because nobody could tell that it lived, finds that
 * out before it writes again, and writes no more.
 */
export interface Holder {
  /** Throws where somebody else holds the file now. */
  check(): void
  letGo(): Promise<void>
}

export async function takeHold(database: SqliteDatabase): Promise<Holder> {
  const read = await database.writing(`SELECT ${text('token', 'process')} FROM holder`)
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
  // Into the file itself: under another name of it (a hard link) SQLite would look for another log.
  await database.exec('PRAGMA wal_checkpoint(PASSIVE)')
  return {
    check() {
      const held = now()?.token
      if (held !== token && held !== COMPLETE + token)
        throw new StoreError('store-in-use', 'taken-over')
    },
    letGo: () =>
      change(() => {
        if (now()?.token === token) write.run(['', ''])
      }),
  }
}

/** This process, so that another on the same machine can tell whether it still runs. */
const ownProcess = (): string => JSON.stringify([hostname(), process.pid, beginOf(process.pid)])

/** Only where it is certain: of another machine, or where the system does not say when a process began, the lock tells. */
export function isAlive(text: string): boolean {
  const [host, pid, begin] = JSON.parse(text) as [string, number, string | null]
  if (host !== hostname() || begin === null) return false
  // Our own, which another store of this process holds, or that of somebody else who had our number.
  return beginOf(pid) === begin
}

/** When a process began: with its number that is no other process, not even after a restart of the machine. */
function beginOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold anything; the moment is the 20th field after it.
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return began === undefined ? null : `${boot} ${began}`
  } catch {
    return null
  }
}
