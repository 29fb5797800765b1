import { type Attempt, done, failed } from '../attempt.js'

export interface Operation {
  readonly operands: readonly string[]
  /** The position of its opcode in the text. */
  readonly at: number
}

interface OperationError {
  readonly code: 'epd-operation'
  readonly reason: string
  readonly at: number
}

const opcode = /^[A-Za-z]\w{0,14}$/

/** Reads the operations of a line of EPD from `start` on: an opcode, its operands, a semicolon. */
export function readOperations(
  text: string,
  start: number,
): Attempt<ReadonlyMap<string, Operation>, OperationError> {
  const fault = (reason: string, at: number) =>
    failed<OperationError>({ code: 'epd-operation', reason, at })
  const operations = new Map<string, Operation>()
  let words: string[] = []
  let begins = start
  const finish = () => {
    if (words.length > 0) operations.set(words[0], { operands: words.slice(1), at: begins })
    words = []
  }
  // As in PGN strings, a backslash escapes a quote or another backslash.
  const token = /"((?:\\["\\]|[^"])*)("?)|;|[^\s;"]+/g
  token.lastIndex = start
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [word, quoted, closed] = match
    if (word === ';') finish()
    else if (words.length === 0) {
      // Some files have one dash more than EPD has fields.
      if (word === '-' && operations.size === 0) continue
      begins = match.index
      if (!opcode.test(word))
        return fault(`${JSON.stringify(word.slice(0, 20))} is not an opcode`, begins)
      words.push(word)
    } else if (quoted === undefined) words.push(word)
    else if (closed === '') return fault('a string without a closing quote', match.index)
    else words.push(quoted.replaceAll(/\\(["\\])/g, '$1'))
  }
  // The last semicolon is often left out.
  finish()
  return done(operations)
}
