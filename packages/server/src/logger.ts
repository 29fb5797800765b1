import { type LogLevel, logLevels } from './config/settings.js'

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Writes one JSON object per line, or a readable line on a terminal. The code that logs names the
 * fields and never copies them from a request, so no body, link or header can get into the log.
 */
export interface Logger {
  debug(event: string, fields?: Fields): void
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fault: unknown, fields?: Fields): void
}

/** A logger that writes one line per event, and nothing below this level. */
export function makeLogger(
  level: LogLevel,
  write: (line: string) => void = line => process.stderr.write(line),
  /** Readable lines for people; programs read JSON. */
  forPeople = process.stderr.isTTY === true,
): Logger {
  const makeLine = forPeople ? makeText : makeJson
  const minLevel = logLevels.indexOf(level)
  const logAt =
    (name: LogLevel) =>
    (event: string, fields: Fields = {}) => {
      if (logLevels.indexOf(name) < minLevel) return
      write(makeLine(name, event, fields))
    }
  const error = logAt('error')
  return {
    debug: logAt('debug'),
    info: logAt('info'),
    warn: logAt('warn'),
    error: (event, fault, fields) => error(event, { ...aboutFault(fault), ...fields }),
  }
}

function makeJson(level: LogLevel, event: string, fields: Fields): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`
}

/** `21:04:05 warn  outage  from=…`: the readable form. */
function makeText(level: LogLevel, event: string, fields: Fields): string {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}=${typeof value === 'string' ? printable(value) : value}`)
  return `${new Date().toTimeString().slice(0, 8)} ${level.padEnd(5)} ${event}${parts.join('')}\n`
}

/** Removes control characters that a terminal would interpret. */
const printable = (text: string): string =>
  /^[\w./:@-]+$/.test(text) ? text : JSON.stringify(text)

/** Where an error arose, without its message, which may quote what a client sent. */
function aboutFault(fault: unknown): Fields {
  if (!(fault instanceof Error)) return { fault: typeof fault }
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined
  const frame = fault.stack?.split('\n').find(line => line.trimStart().startsWith('at '))
  return { fault: fault.name, code, where: frame?.trim().slice(3, 200) }
}
