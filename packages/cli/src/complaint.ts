import { BadInput } from './command.js'
import { printable } from './printable.js'

/** One line, whatever went wrong, and nothing in it that a terminal would obey. */
export function complaint(fault: unknown): string {
  const [reason, code] = reasonAndCode(fault)
  return `jadoube: ${printable(reason)} (${code})\n`
}

function reasonAndCode(fault: unknown): readonly [reason: string, code: string] {
  if (fault instanceof BadInput) return [fault.message, fault.code]
  if (!(fault instanceof Error)) return [String(fault), 'internal']
  const code = 'code' in fault ? String(fault.code) : ''
  // What Node says of an option ends in advice about its own ways.
  if (code.startsWith('ERR_PARSE_ARGS'))
    return [fault.message.split(/\.(?:\s|$)/)[0]!, 'bad-option']
  return [fault.message, 'internal']
}
