/**
 * All settings in one list. The flags, environment variables, keys of the config file and the table
 * in docs/server.md are derived from it.
 */
interface Setting {
  readonly kind: 'text' | 'number' | 'list' | 'proxies'
  readonly default: string | number | readonly string[]
  readonly least?: number
  readonly about: string
}

/** Every setting by the name of its flag, with its default and what it is for. */
export const settings = {
  host: { kind: 'text', default: '0.0.0.0', about: 'the address to listen on' },
  port: { kind: 'number', default: 8080, about: 'the port to listen on; 0 chooses a free one' },
  store: {
    kind: 'text',
    default: 'jadoube.sqlite',
    about: 'where games are stored: a file, postgres://… or memory:',
  },
  'public-url': {
    kind: 'text',
    default: '',
    about:
      'the address used in links; default: that of the request, or of this machine in its network',
  },
  origins: {
    kind: 'list',
    default: [],
    about: 'other sites that may use this server, such as https://club.example',
  },
  web: {
    kind: 'text',
    default: '',
    about: 'the folder of the web app; default: the one built here',
  },
  'trust-proxy': {
    kind: 'proxies',
    default: [],
    about:
      'trusted proxies, whose X-Forwarded-For counts, such as 10.0.0.0/8,::1; yes trusts the connected peer',
  },
  heartbeat: {
    kind: 'number',
    default: 1000,
    least: 50,
    about: 'ms between heartbeats; after a crash, a clock is wrong by at most that much',
  },
  'standstill-limit': {
    kind: 'number',
    default: 5000,
    about:
      'ms that the server may stand still before the clocks are stopped; after a shorter standstill, waiting acts count from its start, and it is recorded',
  },
  'verify-every': {
    kind: 'number',
    default: 1440,
    about: 'minutes between background checks of all hash chains; 0 for never',
  },
  'keep-games': {
    kind: 'number',
    default: 0,
    about: 'days that a game is kept after its last act; 0 for forever',
  },
  'keep-names': {
    kind: 'number',
    default: 0,
    about: 'days that names are kept after the last act at a board; 0 for as long as the game',
  },
  'max-boards': { kind: 'number', default: 100_000, least: 1, about: 'maximum number of boards' },
  'max-message': {
    kind: 'number',
    default: 16_384,
    least: 1024,
    about: 'maximum size of a WebSocket message in bytes',
  },
  'max-connections': {
    kind: 'number',
    default: 2000,
    least: 1,
    about:
      'maximum number of WebSocket connections per network address, and of other HTTP connections',
  },
  'max-total-connections': {
    kind: 'number',
    default: 20_000,
    least: 1,
    about: 'maximum number of connections of all addresses together',
  },
  'unread-megabytes': {
    kind: 'number',
    default: 64,
    least: 1,
    about:
      'MB that the connections of a network address may leave unread, beyond the first 64 kB of each',
  },
  'connects-per-second': {
    kind: 'number',
    default: 0,
    about:
      'new WebSocket connections per second of a network address, and ten times as many others; bursts of ten times as many are allowed; 0 for a tenth of max-connections, at least 20',
  },
  'acts-per-second': {
    kind: 'number',
    default: 20,
    least: 1,
    about: 'messages per second of a seat or connection; bursts of three times as many are allowed',
  },
  'messages-per-second': {
    kind: 'number',
    default: 0,
    about:
      'WebSocket messages per second of all connections of a network address; bursts of ten times as many are allowed; 0 for 50 times acts-per-second',
  },
  'requests-per-second': {
    kind: 'number',
    default: 100,
    least: 1,
    about:
      'HTTP requests per second of a network address; bursts of three times as many are allowed',
  },
  'boards-per-minute': {
    kind: 'number',
    default: 60,
    least: 1,
    about: 'boards and events that a network address may create per minute',
  },
  'boards-per-day': {
    kind: 'number',
    default: 0,
    about:
      'boards, including those of rounds, that a network address may create per day; 0 for 100 times the limit per minute',
  },
  'megabytes-per-day': {
    kind: 'number',
    default: 200,
    least: 1,
    about: 'MB of records to import and of acts at events that a network address may send per day',
  },
  'max-events': { kind: 'number', default: 10_000, least: 1, about: 'maximum number of events' },
  'max-event-boards': {
    kind: 'number',
    default: 3000,
    least: 1,
    about: 'maximum number of boards of an event, all rounds together',
  },
  'max-acts': {
    kind: 'number',
    default: 5000,
    least: 100,
    about: 'maximum number of acts of a player, arbiter or assistant at one board',
  },
  'create-boards': {
    kind: 'text',
    default: 'anyone',
    about: 'who may create a board outside events: anyone or operator',
  },
  'create-events': {
    kind: 'text',
    default: 'anyone',
    about:
      'who may create an event: anyone, password, invitation or operator; the operator always may',
  },
  'event-password': {
    kind: 'text',
    default: '',
    about: 'the password for creating events if create-events is password',
  },
  'lichess-url': {
    kind: 'text',
    default: 'https://lichess.org',
    about: 'the server that broadcast rounds are sent to',
  },
  'operator-secret': {
    kind: 'text',
    default: '',
    about: 'the operator’s secret (Authorization: Bearer); set it in the environment',
  },
  'metrics-token': {
    kind: 'text',
    default: '',
    about: 'the bearer token for /metrics; without it, nobody can read /metrics',
  },
  'metrics-port': {
    kind: 'number',
    default: 0,
    about: 'also serves /metrics on this port, for this machine only; 0 for none',
  },
  'log-level': { kind: 'text', default: 'info', about: 'debug, info, warn, error or silent' },
} as const satisfies Readonly<Record<string, Setting>>

/** The name of a setting, as a flag. */
export type SettingName = keyof typeof settings

/** The settings after parsing. */
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
  readonly connectsPerSecond: number
  readonly maxTotalConnections: number
  readonly unreadMegabytes: number
  readonly actsPerSecond: number
  readonly messagesPerSecond: number
  readonly requestsPerSecond: number
  readonly boardsPerMinute: number
  readonly boardsPerDay: number
  readonly megabytesPerDay: number
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
/** How much is logged. */
export type LogLevel = (typeof logLevels)[number]

/** The names of all settings. */
export const settingNames = Object.keys(settings) as readonly SettingName[]
/** The environment variable of a setting: `public-url` is `JADOUBE_PUBLIC_URL`. */
export const environmentName = (name: SettingName): string =>
  `JADOUBE_${name.toUpperCase().replaceAll('-', '_')}`
/** The key of a setting in the config file: `public-url` is `publicUrl`. */
export const configKey = (name: SettingName): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
