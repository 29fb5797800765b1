import { instant, timeLeft } from '@jadoube/clock'
import type { LocalRecord } from '../game/stored-game.js'
import { removeStored, writeStored } from '../local-storage.js'
import type { Face } from './face.js'

/**
 * Stores the summary. Separate from the code that reads it, because the start page needs no clock.
 */
export function keepFace({ state, table, origin }: LocalRecord): void {
  const { clock, at } = state
  const { white, black } = table.header
  const shown = instant(Math.max(at, 0))
  const face: Face = {
    names: [white.name ?? '', black.name ?? ''],
    moves: state.ply,
    isOver: state.status === 'concluded',
    clocks:
      clock === null
        ? null
        : {
            white: timeLeft(clock, 'white', shown),
            black: timeLeft(clock, 'black', shown),
            running: clock.state === 'running' ? clock.turn : null,
            at: origin + shown,
          },
  }
  writeStored('table-face', face)
}

export const forgetFace = (): void => removeStored('table-face')
