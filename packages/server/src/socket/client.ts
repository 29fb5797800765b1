import type { ErrorCode, FromServer } from '@jadoube/protocol'

/** A client as seen by the code that answers it. */
export interface Client {
  /** The network address, for limits. */
  readonly address: string
  send(message: FromServer): void
  /** Sends a message that is already text, because many clients get it. */
  write(text: string): void
  error(code: ErrorCode, board?: string): void
  failed(error: unknown, board?: string): void
}
