import type { ServerMessage } from '@jadoube/protocol'
import { ask } from '../net/ask.js'
import { now } from '../time.js'
import { type LinkSummary, removeLinkSummary, storeLinkSummary } from './link-summaries.js'

/** The server's codes for a game that no longer exists or a link that no longer works. */
const goneCodes: ReadonlySet<string> = new Set(['no-such-board', 'secret-unknown'])

/** Asks the server for the state of games that were last seen some time ago. */
export async function refreshLinkSummaries(summaries: readonly LinkSummary[]): Promise<void> {
  // From last to first, because each goes to the head of the list. So the order stays the same.
  for (const { board, href } of [...summaries].reverse()) {
    const secret = href.split('#')[1] ?? null
    const result = await ask<ServerMessage<'board'>>('GET', `/api/boards/${board}`, { secret })
    if (result.ok) storeLinkSummary(board, result.value.view, href, result.value.now - now())
    else if (goneCodes.has(result.error.code)) removeLinkSummary(board)
  }
}
