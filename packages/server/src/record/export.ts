import {
  type BoardId,
  type LogEntry,
  logPages,
  parseTombstone,
  type Store,
} from '../store/index.js'

/**
 * A line of the log as a line of a record: the exact body, with its place in the chain at the end,
 * so that anyone who has the file can check the chain without the server.
 */
function makeRecordLine(entry: LogEntry): string {
  const { board, seq, at, act, body, hash, tombstone } = entry
  const parsed = tombstone == null ? undefined : parseTombstone(tombstone)
  const stamp = {
    ...(seq === 1 && { board }),
    seq,
    time: at,
    ...(act && { id: act }),
    hash,
    ...(parsed && { tombstone: `${parsed.why} ${parsed.at} ${parsed.body}` }),
  }
  return `${body.slice(0, -1)},"log":${JSON.stringify(stamp)}}`
}

const MARK = ',"log":{'

/** Whether a line ends with a stamp, readable or not. */
export const isStamped = (text: string): boolean => /,"log":\{[^{}]*\}\}$/.test(text)

/** Whether personal data was removed from a line. */
export const isTombstone = (text: string): boolean =>
  isStamped(text) && text.slice(text.lastIndexOf(MARK)).includes('"tombstone":')

/** The entry from which a line was made; undefined if it has no stamp. */
export function parseRecordLine(text: string, board: BoardId): LogEntry | undefined {
  const mark = text.lastIndexOf(MARK)
  if (mark < 0) return undefined
  try {
    const stamp = JSON.parse(text.slice(mark + MARK.length - 1, -1)) as Record<string, unknown>
    const { seq, time, id, hash } = stamp
    if (typeof seq !== 'number' || typeof time !== 'number' || typeof hash !== 'string') {
      return undefined
    }
    const act = typeof id === 'string' ? (id as LogEntry['act']) : null
    const named = typeof stamp.board === 'string' ? (stamp.board as BoardId) : board
    const entry = { board: named, seq, at: time, act, body: `${text.slice(0, mark)}}`, hash }
    const tombstone = stamp.tombstone === undefined ? undefined : readTombstone(stamp.tombstone)
    return tombstone === undefined ? entry : { ...entry, tombstone }
  } catch {
    return undefined
  }
}

/** An unreadable tombstone matches no body: the chain is broken there. */
function readTombstone(text: unknown): string {
  const [why, at, body] = String(text).split(' ')
  return JSON.stringify({ at: Number(at), why, body })
}

/** The whole record of a board or an event, page by page, yielding to other work in between. */
export async function* recordPages(store: Store, board: BoardId): AsyncGenerator<string> {
  for await (const entries of logPages(store, board))
    yield `${entries.map(makeRecordLine).join('\n')}\n`
}
