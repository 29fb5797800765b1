import { BadInput } from './command.js'
import { printable } from './printable.js'

/** An error as one line, without anything that a terminal would interpret. */
export function errorLine(fault: unknown): string {
  const [reason, code] = reasonAndCode(fault)
  return `jadoube: ${printable(reason)} (${code})\n`
}

function reasonAndCode(fault: unknown): readonly [reason: string, code: string] {
  if (fault instanceof BadInput) return [fault.message, fault.code]
  if (!(fault instanceof Error)) return [String(fault), 'internal']
  const code = 'code' in fault ? String(fault.code) : ''
  // Node's message about an option ends with advice about Node itself.
  if (code.startsWith('ERR_PARSE_ARGS'))
    return [fault.message.split(/\.(?:\s|$)/)[0]!, 'bad-option']
  return [fault.message, 'internal']
}
