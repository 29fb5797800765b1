import type { Placement } from '@jadoube/chess'
import { squares } from '@jadoube/chess'
import type { GameEvent, RefusedLine } from '@jadoube/laws'
import type { SoundName } from './sounds.js'

export interface TimedSound {
  readonly name: SoundName
  /** Seconds after the first sound. */
  readonly delay: number
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
): readonly TimedSound[] {
  const types = new Set(events.map(({ type }) => type))
  const ended = events.find(event => event.type === 'game-concluded')
  if (types.has('flag-fallen') || ended?.reason === 'flag-fall') return [{ name: 'flag', delay: 0 }]
  const sounds: TimedSound[] = []
  if (types.has('move-made')) sounds.push({ name: moveSound(change), delay: 0 })
  if (events.some(event => event.type === 'move-completed' && event.how === 'press')) {
    sounds.push({ name: 'press', delay: sounds.length === 0 ? 0 : 0.11 })
  }
  if (types.has('arbiter-summoned') || types.has('question')) {
    sounds.push({ name: 'call', delay: sounds.length === 0 ? 0 : 0.25 })
  }
  return sounds
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
  return pieceCount(after) < pieceCount(before) ? 'capture' : 'move'
}

const pieceCount = (placement: Placement): number =>
  squares.filter(square => placement.at(square) !== undefined).length
