import { readFile } from 'node:fs/promises'
import {
  parseTrf,
  replayTournament,
  reportOfRecord,
  type TournamentReport,
} from '@jadoube/tournament'
import { BadInput } from '../command.js'
import { readInput, unreadable } from '../read-whole.js'

/** Reads a tournament report file or a tournament record; standard input for `-`. */
export async function readReport(
  file: string,
  input: AsyncIterable<Uint8Array>,
): Promise<TournamentReport> {
  return reportIn(await readText(file, input), file)
}

export async function readText(file: string, input: AsyncIterable<Uint8Array>): Promise<string> {
  return decode(
    file === '-' ? await readInput(input) : await readFile(file).catch(unreadable(file)),
  )
}

/** Parses a text as a report; `file` is where it comes from. */
export function reportIn(text: string, file: string): TournamentReport {
  const name = file === '-' ? 'standard input' : file
  if (/^\uFEFF?\{/.test(text)) return readRecord(text, name)
  const attempt = parseTrf(text)
  if (attempt.ok) return attempt.value
  const { code, line, column, reason } = attempt.error
  throw new BadInput(code, `${name}, line ${line}, column ${column}: ${reason}`)
}

/** Refused acts are not in a record, so an act that is refused now is a fault of the record. */
function readRecord(text: string, name: string): TournamentReport {
  const replayed = replayTournament(text)
  const fault = replayed.ok ? replayed.value.refusals[0] : replayed.error
  if (fault !== undefined) {
    throw new BadInput(fault.code, `${name}, line ${fault.line}: ${fault.reason}`)
  }
  if (!replayed.ok) throw new BadInput('record-header', `${name} is not a tournament record`)
  return reportOfRecord(replayed.value.state)
}

/** Decodes UTF-8, or otherwise the one-byte encoding of older programs. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
