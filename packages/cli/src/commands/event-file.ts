import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { exportEvent, importEvent, isFile } from '@jadoube/server'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { counted } from '../counted.js'
import { protectIds } from '../id-arguments.js'
import { readWhole } from '../read-whole.js'
import { storeOf, storeUnusable } from '../store-argument.js'

const STORE = `  --store   the value of 'serve --store' (default: JADOUBE_STORE, else jadoube.sqlite)`

export const exportCommand: Command = {
  name: 'export',
  summary: 'write an event with its games and links to a file',
  help: `Usage: npx jadoube export EVENT [--out FILE] [--store STORE]

Writes one event, its boards with their complete logs, and its links to a file. 'import' reads it on this or another
server. EVENT is the part after /event/ in its links. The server may be running. Links are stored as hashes.

  --out     the file; default: standard output
${STORE}

Example: npx jadoube export kY3bq1Zr0aQ --out championship.jsonl
`,
  run: exportIt,
}

export const importCommand: Command = {
  name: 'import',
  summary: 'import an event that was exported',
  help: `Usage: npx jadoube import FILE [--store STORE]

Imports an event from a file written by 'export': all of it, or nothing. Its hash chains are checked first. Clocks that
were running are stopped at the time of the export. Links keep working, at this server's address. Stop the server
before importing into an SQLite store; with PostgreSQL it may keep running.

${STORE}

Example: npx jadoube import championship.jsonl --store federation.sqlite
`,
  run: importIt,
}

async function exportIt(args: readonly string[], io: Io): Promise<ExitCode> {
  const { what: event, store, out } = parse(args, 'event', 'export')
  if (isFile(store) && !existsSync(store))
    throw new BadInput('store-unavailable', `there is no store '${store}'`)
  const file = out === undefined ? undefined : await open(out, 'wx').catch(taken(out))
  const write = async (line: string) => {
    if (file) await file.write(line)
    else await io.out(line)
  }
  const exported = await exportEvent(store, event, Date.now(), write)
    .catch(storeUnusable(store, 'cannot read'))
    .finally(() => file?.close())
  if (!exported.ok) throw new BadInput(exported.error, `there is no event '${event}'`)
  const { boards, entries } = exported.value
  io.err(`${counted(boards, 'board')}, ${counted(entries, 'entry', 'entries')}\n`)
  return 0
}

const taken = (file: string) => (fault: unknown) => {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code === 'EEXIST') throw new BadInput('file-exists', `'${file}' already exists`)
  throw new BadInput('cannot-write', `'${file}' cannot be written [${String(code)}]`)
}

async function importIt(args: readonly string[], io: Io): Promise<ExitCode> {
  const { what: file, store } = parse(args, 'file', 'import')
  const text = await readWhole(file, io.input)
  const imported = await importEvent(text, store, Date.now()).catch(
    storeUnusable(store, 'cannot write to'),
  )
  if (!imported.ok) {
    const where = 'line' in imported.error ? `${file}, line ${imported.error.line}: ` : ''
    throw new BadInput(imported.error.code, `${where}${imported.error.reason}`)
  }
  const { event, name, boards, entries } = imported.value
  await io.out(
    `${name} (/event/${event}): ${counted(boards, 'board')}, ${counted(entries, 'entry', 'entries')}\n`,
  )
  return 0
}

function parse(args: readonly string[], wanted: 'event' | 'file', command: string) {
  const text = { type: 'string' } as const
  const options = { store: text, ...(wanted === 'event' && { out: text }) }
  const { values, positionals } = parseArgs({
    args: wanted === 'event' ? protectIds(args, options) : [...args],
    allowPositionals: true,
    options,
  })
  const [what, more] = positionals
  if (what === undefined)
    throw new BadInput(
      `${wanted}-missing`,
      `name the ${wanted}; try: npx jadoube ${command} --help`,
    )
  if (more !== undefined) throw new BadInput(`one-${wanted}`, `one ${wanted} at a time`)
  const { store, out } = values as { store?: string; out?: string }
  return { what, store: storeOf(store), out }
}
