import { type LogLevel, logLevels } from './config/settings.js'

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * One JSON object a line. Fields are named by whoever logs, never taken over from a request: no message
 * body, address of a link or header can get in.
 */
export interface Logger {
  debug(event: string, fields?: Fields): void
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fault: unknown, fields?: Fields): void
}

export function makeLogger(
  level: LogLevel,
  write: (line: string) => void = line => process.stderr.write(line),
): Logger {
  const least = logLevels.indexOf(level)
  const at =
    (name: LogLevel) =>
    (event: string, fields: Fields = {}) => {
      if (logLevels.indexOf(name) < least) return
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields })}\n`,
      )
    }
  const error = at('error')
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: (event, fault, fields) => error(event, { ...aboutFault(fault), ...fields }),
  }
}

/** Where a fault arose, without its message: that may quote what somebody sent. */
function aboutFault(fault: unknown): Fields {
  if (!(fault instanceof Error)) return { fault: typeof fault }
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined
  const frame = fault.stack?.split('\n').find(line => line.trimStart().startsWith('at '))
  return { fault: fault.name, code, where: frame?.trim().slice(3, 200) }
}
