import type { Placement } from '@jadoube/chess'
import { squares } from '@jadoube/chess'
import type { GameEvent, RefusedLine } from '@jadoube/laws'
import type { SoundName } from './sounds.js'

export interface Heard {
  readonly name: SoundName
  /** Seconds after the first sound. */
  readonly later: number
}

/**
 * Finds the sounds of events: the move, then the clock. A flag or a call replaces everything else.
 */
export function soundsOf(
  events: readonly (GameEvent | RefusedLine)[],
  change: {
    readonly before: Placement
    readonly after: Placement
    /** Whether the player to move is in check, if that is known. */
    readonly isCheck: boolean
  },
): readonly Heard[] {
  const types = new Set(events.map(({ type }) => type))
  const ended = events.find(event => event.type === 'game-concluded')
  if (types.has('flag-fallen') || ended?.reason === 'flag-fall') return [{ name: 'flag', later: 0 }]
  const heard: Heard[] = []
  if (types.has('move-made')) heard.push({ name: moveSound(change), later: 0 })
  if (events.some(event => event.type === 'move-completed' && event.how === 'press')) {
    heard.push({ name: 'press', later: heard.length === 0 ? 0 : 0.11 })
  }
  if (types.has('arbiter-summoned') || types.has('question')) {
    heard.push({ name: 'call', later: heard.length === 0 ? 0 : 0.25 })
  }
  return heard
}

function moveSound({
  before,
  after,
  isCheck,
}: {
  readonly before: Placement
  readonly after: Placement
  readonly isCheck: boolean
}): SoundName {
  if (isCheck) return 'check'
  return menOn(after) < menOn(before) ? 'capture' : 'move'
}

const menOn = (placement: Placement): number =>
  squares.filter(square => placement.at(square) !== undefined).length
