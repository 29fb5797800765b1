import { readFile } from 'node:fs/promises'
import { parseTrf, type TournamentReport } from '@jadoube/tournament'
import { BadInput } from '../command.js'
import { readInput, unreadable } from '../read-whole.js'

/** A tournament report file, or standard input where `-` is given. */
export async function readReport(
  file: string,
  input: AsyncIterable<Uint8Array>,
): Promise<TournamentReport> {
  const bytes = file === '-' ? await readInput(input) : await readFile(file).catch(unreadable(file))
  const attempt = parseTrf(decode(bytes))
  if (attempt.ok) return attempt.value
  const { code, line, column, reason } = attempt.error
  const name = file === '-' ? 'standard input' : file
  throw new BadInput(code, `${name}, line ${line}, column ${column}: ${reason}`)
}

/** UTF-8, and where it is not that, the one-byte encoding of older programs. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
