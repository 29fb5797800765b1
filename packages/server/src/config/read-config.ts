import { type Attempt, done, failed } from '@jadoube/chess'
import { parseProxy } from './proxies.js'
import {
  configKey,
  environmentName,
  logLevels,
  type ServerConfig,
  type SettingName,
  settingNames,
  settings,
} from './settings.js'

/** Where the settings come from, as they were given. */
export interface ConfigSources {
  /** Flags as `--name value` or `--name=value`, without `--config FILE`. */
  readonly flags: Readonly<Record<string, string>>
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The parsed content of the config file. */
  readonly file?: unknown
}

/** Errors about secrets never contain the secret, because the line may end up in a log. */
const secretRules: Readonly<Record<string, string>> = {
  'event-password': 'event-password needs 8 to 200 characters without spaces',
  'operator-secret': 'operator-secret needs 16 to 200 characters without spaces',
}

/**
 * Flags override the environment, the environment overrides the file, and the file overrides the
 * defaults.
 */
export function readConfig({
  flags,
  environment,
  file = {},
}: ConfigSources): Attempt<ServerConfig, string> {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    return failed('the configuration file must contain a JSON object')
  }
  const fileSettings = file as Readonly<Record<string, unknown>>
  const known = new Set<string>(settingNames.map(configKey))
  const unknownKey = Object.keys(fileSettings).find(key => !known.has(key))
  if (unknownKey !== undefined)
    return failed(`the configuration file has an unknown key '${unknownKey}'`)
  const unknownFlag = Object.keys(flags).find(name => !Object.hasOwn(settings, name))
  if (unknownFlag !== undefined) return failed(`there is no option --${unknownFlag}`)
  const config: Record<string, unknown> = {}
  for (const name of settingNames) {
    const key = configKey(name)
    // Many tools leave out a variable by setting it to an empty string.
    const raw =
      flags[name] ?? (environment[environmentName(name)] || undefined) ?? fileSettings[key]
    const value = raw === undefined ? settings[name].default : parseSetting(name, raw)
    if (value === undefined)
      return failed(secretRules[name] ?? `${name} cannot be ${JSON.stringify(raw)}`)
    config[key] = value
  }
  // Every setting has been checked against its kind above.
  const read = config as unknown as ServerConfig
  // Nobody could create an event, and nobody would know why.
  if (read.createEvents === 'password' && read.eventPassword === '')
    return failed('create-events password needs event-password')
  if (read.createEvents === 'invitation' && read.operatorSecret === '')
    return failed('create-events invitation needs operator-secret')
  return done(read)
}

function parseSetting(name: SettingName, raw: unknown): unknown {
  const setting: { kind: string; least?: number } = settings[name]
  switch (setting.kind) {
    case 'number': {
      const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
      const fits = Number.isSafeInteger(number) && Number(number) >= (setting.least ?? 0)
      return fits && (!name.endsWith('port') || Number(number) < 65_536) ? number : undefined
    }
    case 'proxies':
      if (raw === true || raw === 'true' || raw === '1' || raw === 'yes') return ['any']
      if (raw === false || raw === 'false' || raw === '0' || raw === 'no') return []
      return readProxies(typeof raw === 'string' ? raw.split(',') : raw)
    case 'list':
      return readOrigins(typeof raw === 'string' ? raw.split(',') : raw)
    default:
      if (typeof raw !== 'string') return undefined
      if (name === 'log-level' && !logLevels.some(level => level === raw)) return undefined
      if (name === 'create-boards' && raw !== 'anyone' && raw !== 'operator') return undefined
      if (name === 'create-events' && !creators.some(who => who === raw)) return undefined
      if (name === 'event-password' && raw !== '' && !/^\S{8,200}$/.test(raw)) return undefined
      if (name === 'operator-secret' && raw !== '' && !/^\S{16,200}$/.test(raw)) return undefined
      // SQLite deletes a file without a name when it is closed.
      if ((name === 'store' || name === 'host') && raw.trim() === '') return undefined
      if (name === 'store' && raw.startsWith(':memory:')) return undefined
      if (name === 'lichess-url' && !/^https?:\/\/[^\s/?#]/.test(raw)) return undefined
      if (name === 'public-url' && raw !== '' && !/^https?:\/\/[^\s/?#]/.test(raw)) return undefined
      return raw
  }
}

const creators = ['anyone', 'password', 'invitation', 'operator'] as const

function readProxies(raw: unknown): readonly string[] | undefined {
  if (!Array.isArray(raw) || !raw.every(each => typeof each === 'string')) return undefined
  const proxies = raw.map(each => parseProxy(each.trim()))
  return proxies.every(each => each !== undefined) ? proxies : undefined
}

/** Origins as a browser sends them: with the scheme, and nothing after the host. */
function readOrigins(raw: unknown): readonly string[] | undefined {
  if (!Array.isArray(raw) || !raw.every(each => typeof each === 'string')) return undefined
  const origins = raw.map(each => each.trim()).filter(each => each !== '')
  return origins.every(each => URL.canParse(each) && new URL(each).origin === each)
    ? origins
    : undefined
}

/** The default settings, for tests and for programs that start a server themselves. */
export function defaultConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  const config = readConfig({ flags: {}, environment: {} })
  if (!config.ok) throw new Error(config.error)
  return { ...config.value, ...changes }
}
