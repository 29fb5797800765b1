import { readFile } from 'node:fs/promises'
import { BadInput } from '../command.js'

/** The whole of a file, or of standard input where `-` is given. */
export async function readWhole(file: string, input: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    if (file !== '-') return decoder.decode(await readFile(file))
    const chunks: Uint8Array[] = []
    for await (const chunk of input) chunks.push(chunk)
    return decoder.decode(Buffer.concat(chunks))
  } catch (fault) {
    if (fault instanceof TypeError) throw new BadInput('not-utf-8', `${file} is not UTF-8 text`)
    throw fault
  }
}
