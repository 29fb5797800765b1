/** What a command can use of the outside world; tests pass in their own. */
export interface Io {
  /** Writes to standard output. Await it in a loop: it waits while the reader is slow. */
  out(text: string): Promise<void> | void
  /** Writes to standard error: progress and errors, never answers. */
  err(text: string): void
  /** Standard input, as it arrives. */
  readonly input: AsyncIterable<Uint8Array>
  /** Whether a person is watching standard error and wants a progress bar. */
  readonly terminal: boolean
}

/** 0 success, 1 the answer is no, 2 bad input. */
export type ExitCode = 0 | 1 | 2

/** A command of `jadoube`. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What `jadoube <name> --help` prints: usage, options, an example. */
  readonly help: string
  run(args: readonly string[], io: Io): Promise<ExitCode> | ExitCode
}

/** Bad input: one line for the user, a stable code for programs, exit code 2. */
export class BadInput extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
