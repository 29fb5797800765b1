/** What a command sees of the world; a test hands in its own. */
export interface Io {
  /** Writes to standard output. Await it in a loop: it waits while the reader is slow. */
  out(text: string): Promise<void> | void
  /** Writes to standard error: progress and complaints, never answers. */
  err(text: string): void
  /** Standard input, as it arrives. */
  readonly input: AsyncIterable<Uint8Array>
  /** Is a person watching standard error? Then a progress bar is welcome. */
  readonly terminal: boolean
}

/** 0 done, 1 the answer is no, 2 bad input. */
export type ExitCode = 0 | 1 | 2

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What `jadoube <name> --help` prints: usage, options, an example. */
  readonly help: string
  run(args: readonly string[], io: Io): Promise<ExitCode> | ExitCode
}

/** Bad input: one line for the person, a stable code for the program, exit 2. */
export class BadInput extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
