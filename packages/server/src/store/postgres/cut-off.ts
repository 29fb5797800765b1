import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** Milliseconds that the database has to answer while the store is being closed. */
export const CLOSE_WITHIN = 2000

/**
 * Ends a connection at once. `end` asks the database to close it, and waits for ever if the
 * database has stopped answering.
 */
export function cutOff(client: ClientBase): void {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
  connection.stream.destroy()
}
