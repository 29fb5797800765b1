import type { ParseArgsConfig } from 'node:util'

/** Ids are eight bytes in base64url, so one in 64 begins with a dash. */
const dashedId = /^-[\w-]{10}$/

/**
 * The arguments of a command that takes ids, so that `parseArgs` does not read an id as an option:
 * after its option it is joined with `=`, by itself it goes behind `--`.
 */
export function protectIds(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): string[] {
  const takesValue = (arg: string | undefined): boolean =>
    arg?.startsWith('--') === true && options[arg.slice(2)]?.type === 'string'
  const isId = (arg: string): boolean =>
    dashedId.test(arg) && !Object.keys(options).some(name => arg.split('=')[0] === `--${name}`)
  const before: string[] = []
  const ids: string[] = []
  const end = args.indexOf('--')
  const [own, rest] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)]
  for (const [n, arg] of own.entries()) {
    if (!isId(arg)) before.push(arg)
    else if (takesValue(own[n - 1])) before.push(`${before.pop()}=${arg}`)
    else ids.push(arg)
  }
  return [...before, '--', ...ids, ...rest]
}
