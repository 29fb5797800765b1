import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  acceptIncomplete,
  checkStore,
  isFile,
  isIncomplete,
  type StoreFault,
} from '@jadoube/server'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { counted } from '../counted.js'
import { refuseFolder, storeUnusable } from '../store-argument.js'

const help = `Usage: npx jadoube check STORE [--json]

Checks that everything a server has stored is intact: the pages of the file, the hash chain of every board and
event, and that every link and board belongs to something that exists. STORE is the value of 'serve --store': a file or postgres://… The store is opened read-only, even while a
server is running. If something is wrong, prints one line per fault; exit code 1.

  --json                one JSON object per fault, then one for the whole store
  --accept-incomplete   accept a file that was copied without its -wal, so that it can be served
                        again; the newest acts, which are missing, are lost

Example: npx jadoube check club.sqlite
`

export const checkCommand: Command = {
  name: 'check',
  summary: 'check that the stored games of a server are intact',
  help,
  run: check,
}

async function check(args: readonly string[], io: Io): Promise<ExitCode> {
  const { store, json, accept } = parse(args)
  refuseFolder(store)
  const unusable = storeUnusable(store, 'cannot read')
  if (accept && isFile(store) && existsSync(store) && isIncomplete(store)) {
    await acceptIncomplete(store).catch(unusable)
    if (!json)
      await io.out('accepted: the file can be served again, without what was in the missing -wal\n')
  }
  const { boards, entries, faults } = await checkStore(store).catch(unusable)
  for (const fault of faults) {
    const { code, seq, reason } = fault
    const where = placeOf(fault)
    const entry = seq === undefined ? '' : `, entry ${seq}`
    await io.out(json ? `${JSON.stringify(fault)}\n` : `${where}${entry}: ${reason} (${code})\n`)
  }
  if (json) {
    await io.out(`${JSON.stringify({ boards, entries, faults: faults.length })}\n`)
  } else {
    const found = faults.length === 0 ? 'no faults' : `faults: ${faults.length}`
    await io.out(`${counted(boards, 'board')}, ${counted(entries, 'entry', 'entries')}; ${found}\n`)
  }
  return faults.length === 0 ? 0 : 1
}

/** For an event that lacks a board, names both; for a link, also its seat. */
function placeOf({ board, event, seat }: StoreFault): string {
  const link = seat === undefined ? '' : `, seat ${seat}`
  if (event === undefined) return board === null ? 'the store' : `board ${board}${link}`
  if (String(board) === String(event)) return `event ${event}${link}`
  return `event ${event}, board ${board}${link}`
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, 'accept-incomplete': { type: 'boolean' } },
  })
  const [store, more] = positionals
  if (store === undefined)
    throw new BadInput('store-missing', 'name the store; try: npx jadoube check club.sqlite')
  if (more !== undefined) throw new BadInput('one-store', 'one store at a time')
  const accept = values['accept-incomplete'] === true
  return { store, json: values.json === true, accept }
}
