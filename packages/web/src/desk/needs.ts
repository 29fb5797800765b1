import type { BoardLine } from '@jadoube/protocol'
import { claimName } from '../account/claim-name.js'
import { words } from '../i18n/language.js'

/** Needs in order of urgency. */
const order = [
  'interruption',
  'question',
  'flag',
  'illegal-move',
  'unpromoted-pawn',
  'press-without-move',
  'two-hands',
  'touched-piece',
  'displaced',
  'out-of-turn',
  'scoresheets',
  'call',
  'postponed',
  'ended',
  'absent',
  'paused',
  'time-trouble',
] as const

export const kindOf = (need: string): string => need.split(':')[0] ?? need

const weightOf = (need: string): number => {
  const index = (order as readonly string[]).indexOf(kindOf(need))
  return index < 0 ? order.length : index
}

/** Whether somebody must come now. Other needs only wait and have their own colour. */
export const isPressing = (need: string): boolean => weightOf(need) < order.indexOf('absent')

/** Whether the clocks are stopped and both players wait. */
const isStopped = ({ status, needs }: BoardLine): boolean =>
  status === 'paused' || needs.includes('interruption')

/**
 * Sorts boards: first those where play is stopped, then those that need somebody while play
 * continues, by urgency, then by round and number.
 */
export function byNeed(one: BoardLine, other: BoardLine): number {
  const weight = (line: BoardLine) => {
    const { needs, status } = line
    if (status === 'concluded' && needs.length === 0) return order.length + 2
    const most = Math.min(order.length + 1, ...needs.map(weightOf))
    return isStopped(line) ? most - order.length : most
  }
  return weight(one) - weight(other) || byNumber(one, other)
}

export function byNumber(one: BoardLine, other: BoardLine): number {
  const rounds = (other.round ?? '').localeCompare(one.round ?? '', undefined, { numeric: true })
  return rounds || (one.number ?? 0) - (other.number ?? 0)
}

/** Sorts needs by urgency. */
export const inOrder = (needs: readonly string[]): string[] =>
  [...needs].sort((one, other) => weightOf(one) - weightOf(other))

/** Writes a need: `claim: threefold repetition`, `flag: White`. */
export function needText(need: string): string {
  const { desk: t, frame, table } = words()
  const [kind = '', about = ''] = need.split(':')
  const name = t.needs[kind] ?? kind
  if (about === 'white' || about === 'black') return `${name}: ${frame[about]}`
  if (kind === 'ended') return `${name}: ${table.reasons[about as 'fivefold'] ?? about}`
  if (kind === 'question') return claimName(about)
  if (kind === 'scoresheets') return `${name} ${about}`
  return about === '' ? name : `${name}: ${claimName(about)}`
}
