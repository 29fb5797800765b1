import type { Io } from '../command.js'
import { jadoube } from '../jadoube.js'

/** Runs the command line in memory; returns what it wrote and its exit code. */
export async function runJadoube(args: readonly string[], input: string | readonly string[] = '') {
  let out = ''
  let err = ''
  const encoder = new TextEncoder()
  const io: Io = {
    out(text) {
      out += text
    },
    err(text) {
      err += text
    },
    input: (async function* () {
      for (const chunk of typeof input === 'string' ? [input] : input) yield encoder.encode(chunk)
    })(),
    terminal: false,
  }
  const exit = await jadoube(args, io)
  return { exit, out, err }
}
