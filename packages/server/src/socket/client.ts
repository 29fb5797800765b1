import type { ErrorCode, FromServer } from '@jadoube/protocol'

/** A client as those see it who answer it. */
export interface Client {
  send(message: FromServer): void
  /** The same for what is text already, because many are told it. */
  write(text: string): void
  error(code: ErrorCode, board?: string): void
  failed(error: unknown, board?: string): void
}
