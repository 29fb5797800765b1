import { expect, test } from 'vitest'
import { chanceFrom } from '../testing/chance.suite.js'
import { get, newGame, post } from '../testing/client.suite.js'
import { newTournament, secretIn } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'
import { openApi } from './openapi.js'

// The long run: JADOUBE_FUZZ=50000 npx vitest run packages/server/src/http/api-fuzz
const REQUESTS = Number(process.env.JADOUBE_FUZZ ?? 1000)
const SEED = Number(process.env.JADOUBE_SEED ?? 20230101)

const OPERATOR = 'correct-horse-battery-staple'

const failures: string[] = []
const server = testServer(
  { lichessUrl: 'http://127.0.0.1:9', operatorSecret: OPERATOR },
  {
    debug() {},
    info() {},
    warn() {},
    error: (event, error, fields) =>
      void failures.push(
        `${event} ${JSON.stringify(fields)} ${error instanceof Error ? error.stack : error}`,
      ),
  },
)

type Schema = Readonly<Record<string, unknown>>
const document = openApi as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}
interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>
  }
}

/** Values that programs stumble over, for any field. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  -(2 ** 53),
  2 ** 31,
  8.64e15 + 1,
  1e-320,
  '',
  ' ',
  '0',
  'NaN',
  '\u0000',
  '\ud800',
  '\u202egnp',
  '\u2066\u2069',
  '"]\n[Result "1-0"]',
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  'e\u0301'.repeat(200),
  '💥'.repeat(300),
  [],
  {},
  [[[[]]]],
  { length: 1e9 },
  Array(2000).fill(0),
  JSON.parse(`{"__proto__":{"isAdmin":true},"toString":1}`),
]

const atBoards =
  'arrive start move touch place press record announce offer-draw claim resign rule pause restart add-time set-clock penalise declare lift-result adjourn seal summon-arbiter strike cancel take-back'.split(
    ' ',
  )
/** The acts of an event, each with its fields. */
const atEvents: Readonly<Record<string, string>> = {
  enter: 'name rating',
  withdraw: 'entry',
  'correct-entry': 'entry name rating reason',
  'hide-name': 'entry hidden',
  'pair-round': 'round',
  're-pair': 'round',
  publish: 'round',
  hide: 'round',
  schedule: 'round at',
  report: 'round board result',
  'correct-result': 'round board result reason',
  'request-bye': 'entry round',
  'change-event': 'name reason',
  'change-regulations': 'regulations reason',
  note: 'text',
}
const fields: Readonly<Record<string, readonly unknown[]>> = {
  player: ['white', 'black', 1, 2],
  entry: [1, 2, 3, 99],
  round: [1, 2, 3],
  board: [1, 2, 99],
  name: ['Ana Novak', 'Ben'],
  rating: [1500, 2400],
  reason: ['because'],
  hidden: [true, false],
  result: ['1-0', '0-1', '1/2', '+-'],
  white: [1, 0, 0.5, 60_000],
  black: [1, 0, 0.5, 60_000],
  ms: [1000, 60_000],
  minutes: [1, 2],
  moves: [1, 40],
  ply: [0, 1, 5],
  san: ['e4', 'e5', 'Nf3'],
  from: ['e2', 'a1'],
  to: ['e4', 'a1'],
  square: ['e2', 'e7'],
  text: ['e4', 'x'],
  penalty: ['warning', 'add-time', 'loss'],
  claim: ['threefold', 'flag', 'interruption'],
  verdict: ['accept', 'reject'],
  at: [0, 1_800_000_000_000],
  resumes: [90_000_000],
  count: [1, 2],
  pairings: [[], [{ board: 1, white: 1, black: 2 }]],
  regulations: [{}, { rounds: 5 }],
}

test(`${REQUESTS} requests with hostile values in every field (seed ${SEED}) are answered, and none breaks anything`, {
  tags: 'sampled',
  timeout: 60_000 + REQUESTS * 20,
}, async () => {
  const chance = chanceFrom(SEED)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!

  /** The share of hostile values: with many of them, a request is refused for the first. */
  let share = 0
  function made(schema: Schema, depth = 0): unknown {
    if (chance() < share) return pick(hostile)
    if (typeof schema.$ref === 'string')
      return made(document.components.schemas[schema.$ref.split('/').at(-1)!] ?? {}, depth)
    const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
    if (choices) return made(pick(choices), depth)
    if ('const' in schema) return schema.const
    if (Array.isArray(schema.enum)) return pick(schema.enum)
    switch (schema.type) {
      case 'object': {
        const object: Record<string, unknown> = {}
        const required = (schema.required ?? []) as readonly string[]
        const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
        for (const [name, each] of properties)
          if (required.includes(name) ? chance() < 0.97 : chance() < 0.4 / (1 + depth))
            object[name] = made(each, depth + 1)
        if (chance() < share) object[pick(['x', '__proto__', 'constructor'])] = pick(hostile)
        return object
      }
      case 'array':
        return Array.from({ length: Math.floor(chance() * 4) }, () =>
          made((schema.items ?? {}) as Schema, depth + 1),
        )
      case 'integer':
      case 'number':
        return pick([0, 1, 2, 3, 10, 60, 1000])
      case 'boolean':
        return chance() < 0.5
      case 'string':
        return pick(['a', '1', 'e4', 'Ana Novak', '300+3', '2026.11.18', 'x-1', '1-0', '1'])
      default:
        return pick(hostile)
    }
  }

  const open = await newTournament(server, { players: 6, name: 'Open' })
  await open.begin(1)
  const [player] = await open.playerLinks()
  const game = await newGame(server.url, { open: true })
  const boardOfRound = String((await open.round(1)).games[0]?.game)
  const secrets = [
    open.links.organiser.secret,
    OPERATOR,
    open.links.arbiter.secret,
    secretIn(player?.url),
    game.links.organiser.secret,
    game.links.arbiter.secret,
    game.links.white.secret,
    game.links.black.secret,
    'x'.repeat(32),
    undefined,
  ]
  const usually = (value: string, others: readonly string[]) =>
    chance() < 0.8 ? value : pick(others)
  const fill: Readonly<Record<string, () => string>> = {
    event: () => usually(open.event, ['nowhere', '%00', '..', game.board]),
    board: () => usually(game.board, [boardOfRound, '1', open.event, 'x'.repeat(99)]),
    round: () => usually('1', ['2', '3', '0', '-1', '1e9', '9007199254740993', 'NaN', '%20']),
    seat: () => pick([game.links.spectator.seat, 'nowhere', '%F0%9F%92%A5']),
    entry: () => pick(['1', '2', '0', '-1', '99999', '1.5', 'x']),
    place: () => pick(['1', '0', '-1', '1e9']),
  }
  const query = () =>
    pick(['', '', '', `?since=${pick(['-1', '0', '1e99', 'x'])}`]) ||
    pick(['', '', '?one=1&other=2', '?one=-1&other=1e9', '?round[]=1', '?after=%00', '?q=%F0']) ||
    pick(['', '?format=csv', '?limit=-1', '?limit=1e9', '?lang=xx&edition=__proto__&q=7.5'])
  const [ofEvent, ofBoard] = [open.links.organiser.secret, game.links]
  const fitting = (path: string) => {
    if (chance() < 0.3) return pick(secrets)
    if (path.includes('/me')) return secretIn(player?.url)
    if (path.includes('{event}')) return ofEvent
    const { white, arbiter, organiser } = ofBoard
    return path.includes('{board}') ? pick([white, arbiter, organiser]).secret : OPERATOR
  }
  /** An act with some of these fields, each of them perhaps hostile. */
  const anAct = (act: string, names: readonly string[]) => ({
    act,
    ...Object.fromEntries(
      names
        .filter(() => chance() < 0.9)
        .map(name => [name, chance() < share ? pick(hostile) : pick(fields[name] ?? hostile)]),
    ),
  })
  // An act with a time is refused at once.
  const boardFields = () => Object.keys(fields).filter(name => name !== 'at' && chance() < 0.3)
  const eventActs = Object.entries(atEvents).map(([act, names]) => [act, names.split(' ')] as const)
  const operations = Object.entries(document.paths).flatMap(([path, each]) =>
    Object.entries(each)
      // Without its event and its board there is nothing left to try.
      .filter(([method]) => method !== 'delete' || /seats|links|push/.test(path))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

  // Few acts fit the moment, so these are tried more often.
  const withActs = operations.filter(({ path }) => path.endsWith('/acts'))

  const wrong: string[] = []
  const accepted = new Set<string>()
  for (let n = 0; n < REQUESTS; n++) {
    const { path, method, operation } = pick(chance() < 0.3 ? withActs : operations)
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill[name]?.() ?? 'x') + query()
    share = pick([0, 0.01, 0.05, 0.2])
    const schema = operation.requestBody?.content['application/json']?.schema
    let body =
      method === 'GET' || method === 'DELETE' ? undefined : made(schema ?? { type: 'object' })
    if (path.endsWith('/acts') && chance() < 0.9)
      body = path.includes('boards')
        ? { id: `f${n}`, act: anAct(pick(atBoards), boardFields()) }
        : { id: `f${n}`, acts: [anAct(...pick(eventActs))] }
    // A string is sent as text, as a record is.
    const answer = await post(`${server.url}${url}`, body, fitting(path), method)
    if (answer.status < 300) accepted.add(`${method} ${path}`)
    const isKnown = answer.status < 500 || answer.status === 507 || answer.status === 503
    if (!isKnown) wrong.push(`${answer.status} ${method} ${url} ${JSON.stringify(body)}`)
  }
  expect(wrong).toEqual([])
  expect(failures).toEqual([])
  // Enough of them got past the first checks.
  expect(accepted.size).toBeGreaterThan(40)
  for (const path of ['boards/{board}', 'events/{event}'])
    expect([...accepted]).toContain(`POST /api/${path}/acts`)
  // Everything can still be read.
  expect((await get(`${server.url}/healthz`)).status).toBe(200)
  for (const page of ['overview', 'players', 'standings', 'rounds/1', 'crosstable', 'trf', 'pgn'])
    expect((await get(`${open.at}/${page}`, open.links.organiser.secret)).status, page).toBe(200)
  const { secret } = game.links.arbiter
  for (const page of ['', '/pgn', '/record', '/news', '/seats'])
    expect((await get(`${server.url}/api/boards/${game.board}${page}`, secret)).status).toBe(200)
})
