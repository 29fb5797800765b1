import type { ServerMessage } from '@jadoube/protocol'
import { ask } from '../net/ask.js'
import { now } from '../time.js'
import { forgetLinkFace, keepLinkFace, type LinkFace } from './link-faces.js'

/** The server says that there is no such game any more, or that the link is no longer good. */
const gone: ReadonlySet<string> = new Set(['no-such-board', 'secret-unknown'])

/** Asks the server how the games stand that were last seen some time ago. */
export async function refreshFaces(faces: readonly LinkFace[]): Promise<void> {
  // From the last to the first, each to the head of the list: the order stays as it was.
  for (const { board, href } of [...faces].reverse()) {
    const secret = href.split('#')[1] ?? null
    const asked = await ask<ServerMessage<'board'>>('GET', `/api/boards/${board}`, { secret })
    if (asked.ok) keepLinkFace(board, asked.value.view, href, asked.value.now - now())
    else if (gone.has(asked.error.code)) forgetLinkFace(board)
  }
}
