import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backupStore, restoreStore, type StoreCheck, StoreError } from '@jadoube/server'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { counted } from '../counted.js'
import { refuseFolder, storeOf, storeUnusable, withoutPassword } from '../store-argument.js'

export const backupCommand: Command = {
  name: 'backup',
  summary: 'make a backup of a server while it runs',
  help: `Usage: npx jadoube backup FILE [--store STORE]

Writes a consistent snapshot of everything a server has stored to one file: games, events and links. The server may be
running. The copy is checked before it gets its final name. It is an SQLite file, whatever the store. You can serve it
directly or copy it to another store with 'restore'. Anyone who has the file can read all games; links are stored as hashes.

  --store   the value of 'serve --store' (default: JADOUBE_STORE, else jadoube.sqlite)

Example: npx jadoube backup 2026-11-16.sqlite --store club.sqlite
`,
  run: backup,
}

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'restore a backup to a new file or an empty database',
  help: `Usage: npx jadoube restore FILE [--store STORE]

Restores a backup to a new file or an empty PostgreSQL database, whichever kind of store it was made from.
When the server starts, clocks that were running are stopped at the time of the backup. Links keep working.

  --store   a new file, or postgres://… (default: JADOUBE_STORE, else jadoube.sqlite)

Example: npx jadoube restore 2026-11-16.sqlite --store postgres://jadoube@localhost/games
`,
  run: restore,
}

async function backup(args: readonly string[], io: Io): Promise<ExitCode> {
  const { file, store } = parse(args, 'backup')
  const checked = await backupStore(store, file).catch((fault: unknown) => {
    if (fault instanceof StoreError && fault.code === 'file-exists')
      throw new BadInput(fault.code, `'${file}' already exists; choose another file`)
    return storeUnusable(store, 'cannot copy')(fault)
  })
  return tell(io, checked, `${withoutPassword(store)} → ${file}`)
}

/** What is wrong with the store to restore to, and not with the backup. */
const aboutTarget: ReadonlySet<string> = new Set(['store-not-empty', 'store-in-use'])

async function restore(args: readonly string[], io: Io): Promise<ExitCode> {
  const { file, store } = parse(args, 'restore')
  refuseFolder(file)
  // To SQLite, an empty file is a database with nothing in it.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0)
    throw new BadInput('backup-empty', `'${file}' is empty; it is not a backup`)
  const checked = await restoreStore(file, store).catch((fault: unknown) => {
    if (fault instanceof StoreError && fault.reason === 'ENOENT')
      throw new BadInput('file-not-found', `there is no file '${file}'`)
    return storeUnusable(
      fault instanceof StoreError && aboutTarget.has(fault.code) ? store : file,
      'cannot restore to or from',
    )(fault)
  })
  return tell(io, checked, `${file} → ${withoutPassword(store)}`)
}

async function tell(io: Io, { boards, entries, faults }: StoreCheck, what: string) {
  for (const { board, code, seq, reason } of faults) {
    const where = board === null ? 'the store' : `board ${board}`
    await io.out(`${where}${seq === undefined ? '' : `, entry ${seq}`}: ${reason} (${code})\n`)
  }
  if (faults.length > 0) {
    await io.out(
      `nothing was written: ${counted(faults.length, 'fault')}; see npx jadoube check --help\n`,
    )
    return 1
  }
  await io.out(
    `${what}: ${counted(boards, 'board')}, ${counted(entries, 'entry', 'entries')}; all hash chains are intact\n`,
  )
  return 0
}

function parse(args: readonly string[], command: string) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { store: { type: 'string' } },
  })
  const [file, more] = positionals
  if (file === undefined)
    throw new BadInput('file-missing', `name the file; try: npx jadoube ${command} --help`)
  if (more !== undefined) throw new BadInput('one-file', 'one file at a time')
  return { file, store: storeOf(values.store) }
}
