import { readFile } from 'node:fs/promises'
import { BadInput } from './command.js'

/** The whole content of a file, or of standard input for `-`. */
export async function readWhole(file: string, input: AsyncIterable<Uint8Array>): Promise<string> {
  const bytes = file === '-' ? await readInput(input) : await readFile(file).catch(unreadable(file))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const name = file === '-' ? 'standard input' : file
    throw new BadInput('not-utf-8', `${name} is not UTF-8 text`)
  }
}

export async function readInput(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of input) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Explains why a file cannot be read in our own words, not in those of the system. */
export function unreadable(file: string): (fault: unknown) => never {
  return fault => {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG')
      throw new BadInput('file-not-found', `there is no file '${file}'`)
    if (code === 'EISDIR') throw new BadInput('not-a-file', `'${file}' is not a file`)
    throw new BadInput('cannot-read', `'${file}' cannot be read`)
  }
}
