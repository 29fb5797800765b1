import {
  type ChessClock,
  type ClockSetup,
  type Instant,
  type Millis,
  readClock,
  type Side,
} from '@jadoube/clock'
import { signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.js'
import { isSetup } from './clock-shape.js'
import { setupKey } from './setups.js'

/** A game as it was when the clock was set for another one. */
export interface ClockedGame {
  readonly setup: ClockSetup
  /** When it ended, by the device's time of day. */
  readonly ended: number
  readonly white: Millis
  readonly black: Millis
  /** The number of moves, counted by presses. */
  readonly moves: number
  readonly flag: Side | null
}

const maxSetups = 6
const maxGames = 20

const listOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): readonly T[] | undefined =>
    Array.isArray(value) ? value.filter(isOne) : undefined

function isClockedGame(value: unknown): value is ClockedGame {
  if (typeof value !== 'object' || value === null) return false
  const game = value as Partial<ClockedGame>
  return (
    isSetup(game.setup) &&
    [game.ended, game.white, game.black, game.moves].every(Number.isFinite) &&
    (game.flag === null || game.flag === 'white' || game.flag === 'black')
  )
}

/** The most recent time controls, newest first. */
export const recentSetups = signal(readStored('clock-setups', listOf(isSetup)) ?? [])
export const recentGames = signal(readStored('clock-games', listOf(isClockedGame)) ?? [])

export function addRecentSetup(setup: ClockSetup): void {
  const key = setupKey(setup)
  const others = recentSetups.value.filter(each => setupKey(each) !== key)
  recentSetups.value = [setup, ...others].slice(0, maxSetups)
  writeStored('clock-setups', recentSetups.value)
}

/** Adds a game to the list, if anybody has pressed the clock. */
export function addRecentGame(clock: ChessClock, at: Instant): void {
  if (clock.white.presses + clock.black.presses === 0) return
  const { white, black, firstToFall } = readClock(clock, at)
  const game: ClockedGame = {
    setup: clock.setup,
    ended: at,
    white: white.left,
    black: black.left,
    moves: Math.max(white.presses, black.presses),
    flag: firstToFall === 'unknown' ? null : firstToFall,
  }
  recentGames.value = [game, ...recentGames.value].slice(0, maxGames)
  writeStored('clock-games', recentGames.value)
}

export function clearRecentGames(): void {
  recentGames.value = []
  writeStored('clock-games', [])
}
