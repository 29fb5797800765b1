import { BadInput, type ExitCode, type Io } from './command.js'
import { readLines } from './lines.js'

/** What is printed for one line of input. */
interface Answered {
  readonly json: object
  readonly text: string
}

/**
 * Answers each line of standard input with one line, in order. A bad line gets its reason, and the
 * others are still answered.
 */
export async function answerLines(
  io: Io,
  isJson: boolean,
  answer: (line: string) => Answered,
): Promise<ExitCode> {
  let exit: ExitCode = 0
  for await (const line of readLines(io.input)) {
    try {
      const { json, text } = answer(line)
      await io.out(`${isJson ? JSON.stringify(json) : text}\n`)
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault
      exit = 2
      const error = { code: fault.code, reason: fault.message }
      await io.out(isJson ? `${JSON.stringify({ error })}\n` : `error\t${fault.message}\n`)
    }
  }
  return exit
}
