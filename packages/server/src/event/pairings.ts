import { type Attempt, done, failed } from '@jadoube/chess'
import type { Pairing, PlayerFields } from '@jadoube/protocol'

/** As many as a round may have when it is sent as data. */
const MOST_BOARDS = 1000
/** Two names with titles and federations are shorter; what is longer was not meant for here. */
const LONGEST_LINE = 500
/** Of lines that cannot be read; where there are more, it is all of them. */
const MOST_NAMED = 20

/**
 * Reads pairings as people paste them: a line a board, `1. Nováková, Jana (CZE, 123456) – Virtanen (FIN)`,
 * or columns with tabs or semicolons: board, White, Black. The number of the board may be left out: then it
 * is the least that no other line names.
 */
export function parsePairings(text: string): Attempt<Pairing[], string> {
  const pairings: Pairing[] = []
  const taken = new Set<number>()
  const unread: { line: number; text: string }[] = []
  let twice: string | undefined
  for (const [n, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || (pairings.length === 0 && isHeading(line))) continue
    const pairing = line.length > LONGEST_LINE ? undefined : parsePairing(line)
    if (pairing === undefined) {
      unread.push({ line: n + 1, text: line.trim().slice(0, 60) })
      continue
    }
    if (pairings.length === MOST_BOARDS)
      return failed(`line ${n + 1}: more than ${MOST_BOARDS} boards`)
    const { board } = pairing
    if (board !== undefined && taken.has(board))
      twice ??= `line ${n + 1}: board ${board} stands there twice`
    if (board !== undefined) taken.add(board)
    pairings.push(pairing)
  }
  if (unread.length > 0) return failed(sayUnread(unread))
  if (twice !== undefined) return failed(twice)
  if (pairings.length === 0) return failed('there are none')
  let free = 0
  const nextFree = () => {
    do free++
    while (taken.has(free))
    return free
  }
  return done(pairings.map(pairing => ({ ...pairing, board: pairing.board ?? nextFree() })))
}

/** All of them, so that they can be mended at once. */
function sayUnread(unread: readonly { line: number; text: string }[]): string {
  const [first] = unread
  if (first !== undefined && unread.length === 1) return `line ${first.line}: ${first.text}`
  const some = unread.slice(0, MOST_NAMED).map(({ line }) => line)
  return `lines ${some.join(', ')}${unread.length > MOST_NAMED ? ', …' : ''} cannot be read`
}

/** What stands above the columns, in the five languages. */
const headings = [
  ['white', 'beli', 'бели', 'bílý', 'valkea', 'valkoinen'],
  ['black', 'črni', 'crni', 'црни', 'černý', 'musta'],
] as const

function isHeading(line: string): boolean {
  const columns = line.split(/\t|;/).map(column => column.trim().toLowerCase())
  return headings.every(words => words.some(word => columns.includes(word)))
}

function parsePairing(line: string): Pairing | undefined {
  const columns = line.split(/\t|;/).map(column => column.trim())
  if (columns.length >= 2) {
    const numbered = /^\d{1,4}[.)]?$/.test(columns[0] ?? '')
    const [white, black] = numbered ? columns.slice(1) : columns
    return pair(numbered ? Number.parseInt(columns[0]!, 10) : undefined, white, black)
  }
  const numbered = /^\s*(\d{1,4})(?:[.)]\s*|\s+)(.*)$/.exec(line)
  const rest = numbered?.[2] ?? line
  // A dash with space around it parts the two; one inside a name does not.
  const sides = rest.split(/\s+(?:[-–—:]|vs\.?)\s+/)
  if (sides.length !== 2) return undefined
  return pair(numbered ? Number(numbered[1]) : undefined, sides[0], sides[1])
}

function pair(
  board: number | undefined,
  white: string | undefined,
  black: string | undefined,
): Pairing | undefined {
  const players = [parsePlayer(white), parsePlayer(black)] as const
  if (players[0] === undefined || players[1] === undefined || board === 0) return undefined
  return { ...(board !== undefined && { board }), white: players[0], black: players[1] }
}

const titles = /^(GM|IM|FM|CM|WGM|WIM|WFM|WCM)\s+/

/** `GM Name (FIN, 123456)`: what stands in brackets is a federation, an id, or both. */
function parsePlayer(text: string | undefined): PlayerFields | undefined {
  // A rating behind it is another list's.
  const parts = /^(.*?)\s*(?:\(([^()]*)\))?(?:\s+\d{3,4})?$/.exec(text?.trim() ?? '')
  const named = parts?.[1]?.trim() ?? ''
  const title = titles.exec(named)?.[1]
  const name = named.replace(titles, '').slice(0, 100)
  // A number alone is a rank or a rating from another column.
  if (!/\p{L}/u.test(name)) return undefined
  const about = (parts?.[2] ?? '').split(/[,\s]+/)
  const federation = about.find(each => /^[A-Z]{3}$/.test(each))
  const fideId = about.find(each => /^\d{3,12}$/.test(each))
  return {
    name,
    ...(title && { title }),
    ...(federation && { federation }),
    ...(fideId && { fideId }),
  }
}
