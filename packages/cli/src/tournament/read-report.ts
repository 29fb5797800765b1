import { readFile } from 'node:fs/promises'
import {
  parseTrf,
  replayTournament,
  reportOfRecord,
  type TournamentReport,
} from '@jadoube/tournament'
import { BadInput } from '../command.js'
import { readInput, unreadable } from '../read-whole.js'

/** A tournament report file or a tournament record; standard input where `-` is given. */
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

/** The report that a text is; `file` is where it comes from. */
export function reportIn(text: string, file: string): TournamentReport {
  const name = file === '-' ? 'standard input' : file
  if (/^\uFEFF?\{/.test(text)) return readRecord(text, name)
  const attempt = parseTrf(text)
  if (attempt.ok) return attempt.value
  const { code, line, column, reason } = attempt.error
  throw new BadInput(code, `${name}, line ${line}, column ${column}: ${reason}`)
}

/** An act that was refused when it was recorded is not in the record; one that is now is a mistake in it. */
function readRecord(text: string, name: string): TournamentReport {
  const replayed = replayTournament(text)
  const fault = replayed.ok ? replayed.value.refusals[0] : replayed.error
  if (fault !== undefined) {
    throw new BadInput(fault.code, `${name}, line ${fault.line}: ${fault.reason}`)
  }
  if (!replayed.ok) throw new BadInput('record-header', `${name} is no tournament record`)
  return reportOfRecord(replayed.value.state)
}

/** UTF-8, and where it is not that, the one-byte encoding of older programs. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
