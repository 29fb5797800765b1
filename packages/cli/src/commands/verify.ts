import { parseArgs } from 'node:util'
import { displayResult } from '@jadoube/laws'
import { isEventRecord, type RecordFault, verifyEventRecord, verifyRecord } from '@jadoube/server'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { counted } from '../counted.js'
import { readWhole } from '../read-whole.js'

const help = `Usage: npx jadoube verify RECORD [--head SEQ:HASH] [--json]

Checks a record of a game or an event that a server exported. The hash chain must be intact, so that no line was
changed, removed or added, and each act must lead under the Laws to the events in the record. '-' reads standard input.
For a record without a hash chain, only the rulings are checked. If something is wrong, prints the line; exit code 1.

  --head SEQ:HASH   where the chain must end, as noted elsewhere; this also detects a truncated record
  --json            one JSON object

Example: npx jadoube verify board-1.jsonl
`

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check that a record is unchanged',
  help,
  run: verify,
}

async function verify(args: readonly string[], io: Io): Promise<ExitCode> {
  const { file, json, head } = parse(args)
  const text = await readWhole(file, io.input)
  if (isEventRecord(text)) return verifyEvent(text, head, json, io)
  const verified = verifyRecord(text, head)
  if (!verified.ok) return notVerified(verified.error, json, io)
  const { acts, head: end, eventsChecked, tombstones, summary } = verified.value
  if (json) {
    const { status, result, reason } = summary
    const answer = {
      verified: true,
      acts,
      head: end,
      eventsChecked,
      ...(tombstones > 0 && { tombstones }),
      status,
      result,
      reason,
    }
    await io.out(`${JSON.stringify(answer)}\n`)
    return 0
  }
  await io.out(`${counted(acts, 'act')}, ${summary.status}, ${displayResult(summary.result)}\n`)
  await io.out(
    end === null
      ? 'the record has no hash chain\n'
      : `the hash chain is intact up to ${end.seq}:${end.hash}\n`,
  )
  if (tombstones > 0)
    await io.out(`personal data was removed from ${counted(tombstones, 'line')}\n`)
  if (eventsChecked) await io.out('the recorded events follow from the Laws\n')
  return 0
}

async function notVerified(
  { code, line, reason }: RecordFault,
  json: boolean,
  io: Io,
): Promise<ExitCode> {
  if (!json && code === 'record-unreadable') throw new BadInput(code, `line ${line}: ${reason}`)
  if (json) await io.out(`${JSON.stringify({ verified: false, code, line, reason })}\n`)
  else await io.out(`line ${line}: ${reason} (${code})\n`)
  return code === 'record-unreadable' ? 2 : 1
}

/** Verifies the log of an event: its acts and the resulting events. */
async function verifyEvent(
  text: string,
  head: Parameters<typeof verifyEventRecord>[1],
  json: boolean,
  io: Io,
): Promise<ExitCode> {
  const verified = verifyEventRecord(text, head)
  if (!verified.ok) return notVerified(verified.error, json, io)
  const { lines, name, players, rounds, tombstones, head: end } = verified.value
  if (json) {
    await io.out(`${JSON.stringify({ verified: true, ...verified.value })}\n`)
    return 0
  }
  await io.out(
    `${name}: ${counted(lines, 'entry', 'entries')}, ${counted(players, 'player')}, ${counted(rounds, 'paired round')}\n`,
  )
  if (end !== null) await io.out(`the hash chain is intact up to ${end.seq}:${end.hash}\n`)
  if (tombstones > 0)
    await io.out(`personal data was removed from ${counted(tombstones, 'line')}\n`)
  await io.out('the recorded events follow from the acts; pairings were not recomputed\n')
  return 0
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, head: { type: 'string' } },
  })
  const parts = values.head === undefined ? null : /^(\d+):([0-9a-f]{64})$/.exec(values.head)
  if (values.head !== undefined && parts === null) {
    throw new BadInput('bad-option', '--head takes SEQ:HASH')
  }
  const [file, more] = positionals
  if (file === undefined)
    throw new BadInput('file-missing', 'name the record; try: npx jadoube verify FILE')
  if (more !== undefined) throw new BadInput('one-file', 'one record at a time')
  const json = values.json === true
  return { file, json, ...(parts && { head: { seq: Number(parts[1]), hash: parts[2]! } }) }
}
