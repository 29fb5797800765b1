import type { ServerMessage } from '@jadoube/protocol'
import { ask } from '../net/ask.js'
import { now } from '../time.js'
import { forgetLinkFace, keepLinkFace, type LinkFace } from './link-faces.js'

/** The server's codes for a game that no longer exists or a link that no longer works. */
const gone: ReadonlySet<string> = new Set(['no-such-board', 'secret-unknown'])

/** Asks the server for the state of games that were last seen some time ago. */
export async function refreshFaces(faces: readonly LinkFace[]): Promise<void> {
  // From last to first, because each goes to the head of the list. So the order stays the same.
  for (const { board, href } of [...faces].reverse()) {
    const secret = href.split('#')[1] ?? null
    const asked = await ask<ServerMessage<'board'>>('GET', `/api/boards/${board}`, { secret })
    if (asked.ok) keepLinkFace(board, asked.value.view, href, asked.value.now - now())
    else if (gone.has(asked.error.code)) forgetLinkFace(board)
  }
}
