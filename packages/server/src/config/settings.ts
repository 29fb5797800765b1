/**
 * Everything that can be set, in one list: from it come the flags, the names in the environment, the keys
 * of the file, and the table in docs/server.md.
 */
interface Setting {
  readonly kind: 'text' | 'number' | 'list' | 'proxies'
  readonly default: string | number | readonly string[]
  readonly least?: number
  readonly about: string
}

export const settings = {
  host: { kind: 'text', default: '0.0.0.0', about: 'the address to listen at' },
  port: { kind: 'number', default: 8080, about: 'the port to listen at; 0 takes a free one' },
  store: {
    kind: 'text',
    default: 'jadoube.sqlite',
    about: 'where the games are kept: a file, postgres://… or memory:',
  },
  'public-url': {
    kind: 'text',
    default: '',
    about:
      'the address that links are made with; else that of the request or of this machine in its network',
  },
  origins: {
    kind: 'list',
    default: [],
    about: 'other pages that may use this server, such as https://club.example',
  },
  web: { kind: 'text', default: '', about: 'the folder of the web app; else the one built here' },
  'trust-proxy': {
    kind: 'proxies',
    default: [],
    about:
      'proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8,::1; yes for whoever is connected to us',
  },
  heartbeat: {
    kind: 'number',
    default: 1000,
    least: 50,
    about: 'ms between two signs of life; after a crash a clock is at most that wrong',
  },
  'standstill-limit': {
    kind: 'number',
    default: 5000,
    about:
      'ms that the server may stand still before the clocks are stopped; less costs nobody time and is in the record',
  },
  'verify-every': {
    kind: 'number',
    default: 1440,
    about: 'minutes from one check of all hash chains in the background to the next; 0 for never',
  },
  'keep-games': {
    kind: 'number',
    default: 0,
    about: 'days after its last act that a game is kept, then it is deleted; 0 for ever',
  },
  'keep-names': {
    kind: 'number',
    default: 0,
    about: 'days after the last act that the names at a board are kept; 0 for as long as the game',
  },
  'max-boards': { kind: 'number', default: 100_000, least: 1, about: 'boards that may be kept' },
  'max-message': {
    kind: 'number',
    default: 16_384,
    least: 1024,
    about: 'bytes of one message over WebSocket',
  },
  'max-connections': {
    kind: 'number',
    default: 2000,
    least: 1,
    about: 'connections of one network address',
  },
  'acts-per-second': {
    kind: 'number',
    default: 20,
    least: 1,
    about: 'messages of one seat or connection, with three times as many at once',
  },
  'requests-per-second': {
    kind: 'number',
    default: 100,
    least: 1,
    about: 'HTTP requests of one network address, with three times as many at once',
  },
  'boards-per-minute': {
    kind: 'number',
    default: 60,
    least: 1,
    about: 'boards and events that one network address may open',
  },
  'boards-per-day': {
    kind: 'number',
    default: 0,
    about:
      'boards, also of rounds, that one network address may open in a day; 0 for 100 times as many as in a minute',
  },
  'max-events': { kind: 'number', default: 10_000, least: 1, about: 'events that may be kept' },
  'max-event-boards': {
    kind: 'number',
    default: 3000,
    least: 1,
    about: 'boards of one event, all rounds together',
  },
  'max-acts': {
    kind: 'number',
    default: 5000,
    least: 100,
    about: 'acts of one player, arbiter or assistant at one board',
  },
  'create-boards': {
    kind: 'text',
    default: 'anyone',
    about: 'who may open a board that belongs to no event: anyone or operator',
  },
  'create-events': {
    kind: 'text',
    default: 'anyone',
    about:
      'who may open an event: anyone, password, invitation or operator; the operator always may',
  },
  'event-password': {
    kind: 'text',
    default: '',
    about: 'with which anybody opens an event where create-events is password',
  },
  'lichess-url': {
    kind: 'text',
    default: 'https://lichess.org',
    about: 'where rounds are pushed to as a broadcast',
  },
  'operator-secret': {
    kind: 'text',
    default: '',
    about: 'by which the operator is known (Authorization: Bearer); better set in the environment',
  },
  'metrics-token': {
    kind: 'text',
    default: '',
    about: 'who sends this as a bearer token reads /metrics; without one nobody does',
  },
  'metrics-port': {
    kind: 'number',
    default: 0,
    about: 'serves /metrics on this port too, to this machine alone; 0 for none',
  },
  'log-level': { kind: 'text', default: 'info', about: 'debug, info, warn, error or silent' },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings

/** The settings as the program reads them. */
export interface ServerConfig {
  readonly host: string
  readonly port: number
  readonly store: string
  readonly publicUrl: string
  readonly origins: readonly string[]
  readonly web: string
  readonly trustProxy: readonly string[]
  readonly heartbeat: number
  readonly standstillLimit: number
  readonly verifyEvery: number
  readonly keepGames: number
  readonly keepNames: number
  readonly maxBoards: number
  readonly maxMessage: number
  readonly maxConnections: number
  readonly actsPerSecond: number
  readonly requestsPerSecond: number
  readonly boardsPerMinute: number
  readonly boardsPerDay: number
  readonly maxEvents: number
  readonly maxEventBoards: number
  readonly maxActs: number
  readonly createBoards: 'anyone' | 'operator'
  readonly createEvents: 'anyone' | 'password' | 'invitation' | 'operator'
  readonly eventPassword: string
  readonly lichessUrl: string
  readonly operatorSecret: string
  readonly metricsToken: string
  readonly metricsPort: number
  readonly logLevel: LogLevel
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export const settingNames = Object.keys(settings) as readonly SettingName[]
export const environmentName = (name: SettingName): string =>
  `JADOUBE_${name.toUpperCase().replaceAll('-', '_')}`
export const configKey = (name: SettingName): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
