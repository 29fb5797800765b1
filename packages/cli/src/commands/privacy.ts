import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  anonymisePerson,
  applyRetention,
  deleteBoard,
  deletedOf,
  deleteEvent,
  holdFile,
  isFile,
  openStore,
  type Person,
  parseBoardId,
  parseCompetitionId,
  personData,
  type Store,
} from '@jadoube/server'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { counted } from '../counted.js'
import { protectIds } from '../id-arguments.js'
import { storeOf, storeUnusable } from '../store-argument.js'

const help = `Usage: npx jadoube privacy export (--name NAME | --fide-id ID)
       npx jadoube privacy anonymise (--name NAME | --fide-id ID)
       npx jadoube privacy delete (--board BOARD | --event EVENT)
       npx jadoube privacy expire [--games DAYS] [--names DAYS]

'export' prints everything that is stored about a person, one JSON object per line. 'anonymise' removes the person from
all boards and links; games and results stay, and their hash chains stay verifiable. 'delete' permanently removes a game,
or an event with all its games. 'expire' deletes games or removes names the given number of days after the last act.
With an SQLite store, stop the server before removing anything, or use the running server instead (docs/privacy.md).

  --store   the value of 'serve --store' (default: JADOUBE_STORE, else jadoube.sqlite)

Example: npx jadoube privacy anonymise --name "Ana Novak" --store club.sqlite
`

export const privacyCommand: Command = {
  name: 'privacy',
  summary: 'show, remove or expire what is kept about people',
  help,
  run: privacy,
}

const options = {
  store: { type: 'string' },
  name: { type: 'string' },
  'fide-id': { type: 'string' },
  board: { type: 'string' },
  event: { type: 'string' },
  games: { type: 'string' },
  names: { type: 'string' },
} as const

type Values = Partial<Record<keyof typeof options, string>>
type Job = (store: Store, values: Values, io: Io) => Promise<ExitCode>

const jobs: Readonly<Record<string, { readonly writes: boolean; readonly run: Job }>> = {
  export: { writes: false, run: exportPerson },
  anonymise: { writes: true, run: anonymise },
  delete: { writes: true, run: remove },
  expire: { writes: true, run: expire },
}

async function privacy(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: protectIds(args, options),
    allowPositionals: true,
    options,
  })
  const job = jobs[positionals[0] ?? '']
  if (job === undefined || positionals.length > 1)
    throw new BadInput(
      'privacy-what',
      'say what to do: export, anonymise, delete or expire; see --help',
    )
  const address = storeOf(values.store)
  const unusable = storeUnusable(
    address,
    job.writes ? 'cannot remove anything from' : 'cannot read',
  )
  if (isFile(address) && !existsSync(address))
    throw new BadInput('store-unavailable', `there is no store '${address}'`)
  const held = job.writes && isFile(address)
  const letGo = held ? await holdFile(address).catch(unusable) : () => {}
  try {
    const store = await openStore(address, { hold: held }).catch(unusable)
    try {
      return await job.run(store, values, io).catch(unusable)
    } finally {
      await store.close()
    }
  } finally {
    letGo()
  }
}

function personOf({ name, 'fide-id': fideId }: Values): Person {
  if (name === undefined && fideId === undefined)
    throw new BadInput('person-missing', 'say who: --name NAME or --fide-id ID')
  if (name !== undefined && name.trim().length < 2)
    throw new BadInput('person-missing', 'the name is too short to search for')
  return { name, fideId }
}

async function exportPerson(store: Store, values: Values, io: Io): Promise<ExitCode> {
  let found = 0
  for await (const each of personData(store, personOf(values))) {
    found++
    await io.out(`${JSON.stringify(each)}\n`)
  }
  io.err(found === 0 ? 'nothing is stored about this person\n' : `${counted(found, 'line')}\n`)
  return found === 0 ? 1 : 0
}

async function anonymise(store: Store, values: Values, io: Io): Promise<ExitCode> {
  const removed = await anonymisePerson(store, personOf(values), Date.now())
  const { boards, entries, seats, unreadable } = removed
  await io.out(
    `removed from ${counted(boards, 'board')}: ${counted(entries, 'entry', 'entries')}, ${counted(seats, 'link')}\n`,
  )
  for (const id of unreadable)
    await io.out(`${id} is damaged: nothing was removed there; see npx jadoube check --help\n`)
  return boards + entries + seats === 0 || unreadable.length > 0 ? 1 : 0
}

async function remove(store: Store, { board, event }: Values, io: Io): Promise<ExitCode> {
  if ((board === undefined) === (event === undefined))
    throw new BadInput('delete-what', 'say what to delete: --board BOARD or --event EVENT')
  if (event !== undefined) {
    const id = parseCompetitionId(event)
    const kept = id === undefined ? undefined : await store.competitions.get(id)
    if (id === undefined || !kept || deletedOf(kept.meta))
      throw new BadInput('no-such-event', `there is no event '${event}'`)
    const boards = await deleteEvent(store, id, 'asked', Date.now())
    await io.out(`deleted: ${counted(boards, 'board')}\n`)
    return 0
  }
  const id = parseBoardId(board ?? '')
  if (id === undefined || !(await deleteBoard(store, id, 'asked', Date.now())))
    throw new BadInput('no-such-board', `there is no board '${board}'`)
  await io.out('deleted: 1 board\n')
  return 0
}

async function expire(store: Store, { games, names }: Values, io: Io): Promise<ExitCode> {
  const days = (name: string, text: string | undefined) => {
    if (text === undefined) return 0
    if (!/^[1-9]\d{0,4}$/.test(text))
      throw new BadInput('bad-option', `--${name} takes a number of days`)
    return Number(text)
  }
  const retention = { games: days('games', games), names: days('names', names) }
  if (retention.games + retention.names === 0)
    throw new BadInput('expire-what', 'say after how many days: --games DAYS or --names DAYS')
  const done = await applyRetention(store, retention, Date.now())
  await io.out(
    `deleted: ${counted(done.deleted, 'board')}, ${counted(done.events, 'event')}; names removed from ${counted(done.anonymised, 'board')}\n`,
  )
  if (done.unreadable === 0) return 0
  await io.out(`damaged, and left as they are: ${done.unreadable}; see npx jadoube check --help\n`)
  return 1
}
