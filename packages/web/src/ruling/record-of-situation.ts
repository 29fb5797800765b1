import { type EditionId, editionOf } from '@jadoube/laws'
import type { Fields, Value } from '@jadoube/laws/internals'
import { type Circumstances, type Situation, withoutUnasked } from './situations.js'

export type Mode = 'standard' | 'rapid' | 'blitz'

export interface SituationChoice
  extends Omit<Circumstances, 'time' | 'base' | 'unsupervised' | 'twoHands'> {
  readonly situation: Situation
  readonly player: 'white' | 'black'
  readonly mode: Mode
  readonly supervised: boolean
  readonly edition: EditionId
}

const controls = {
  standard: { text: '5400+30', base: 5_400_000, time: 5_430_000 },
  rapid: { text: '900+10', base: 900_000, time: 910_000 },
  blitz: { text: '180+2', base: 180_000, time: 182_000 },
} as const satisfies Record<Mode, object>

/** Writes a situation as a record for a ruling. `from` is the first act that is shown. */
export function recordOfSituation(choice: SituationChoice): {
  readonly table: Fields
  readonly acts: readonly Fields[]
  readonly from: number
} {
  const answers = withoutUnasked(choice)
  const { situation, player, mode, supervised, edition } = answers
  const { text, base, time } = controls[mode]
  const { pace, parameters } = editionOf(edition)
  // National blitz rules are for games without supervision.
  const unsupervised = mode !== 'standard' && (!supervised || pace.rapid === null)
  const { twoHands } = parameters
  const story = situation.makeStory({ ...answers, base, time, unsupervised, twoHands })
  let at = 0
  const acts = story.acts.map(({ after, ...act }, index) => {
    at += index === 0 ? 0 : (after ?? 5000)
    return { at, ...act }
  })
  const table: Fields = {
    timeControl: text,
    mode,
    supervision: supervised ? 'adequate' : 'inadequate',
    ...story.table,
  }
  if (player === 'white') return { table, acts, from: story.from }
  return {
    table: mirrored(table) as Fields,
    acts: acts.map(act => mirrored(act) as Fields),
    from: story.from,
  }
}

/** Exchanges the colours: players, squares and positions. */
function mirrored(value: Value): Value {
  if (typeof value === 'string') return mirroredText(value)
  if (Array.isArray(value)) return value.map(mirrored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mirrored(each)]))
}

function mirroredText(text: string): string {
  if (text === 'white') return 'black'
  if (text === 'black') return 'white'
  if (/^[KQRBN]?[a-h][1-8]$/.test(text)) return text.replace(/\d/, rank => String(9 - Number(rank)))
  return text.includes('/') ? mirroredFen(text) : text
}

function mirroredFen(fen: string): string {
  const [board = '', turn, castling = '-', ...rest] = fen.split(' ')
  const swapped = (letters: string) =>
    letters.replace(/[a-z]/gi, each =>
      each === each.toUpperCase() ? each.toLowerCase() : each.toUpperCase(),
    )
  const rights = [...swapped(castling)].sort().join('')
  const rows = board.split('/').reverse().map(swapped).join('/')
  return [rows, turn === 'w' ? 'b' : 'w', rights, ...rest].join(' ')
}
