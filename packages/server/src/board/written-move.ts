import { makeSan, parseSan, play, type StandingPosition } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { movesOnSheet } from '@jadoube/laws/internals'
import { movesOf } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import type { ActId } from '../store/index.js'
import { byServer, type SubmittedAct } from './submitted-act.js'

/**
 * Whether a player records or strikes out an entry on the scoresheet of a game on a wooden board.
 */
export const isOnSheet = ({ by, raw }: SubmittedAct, { medium }: BoardSettings): boolean =>
  medium === 'scoresheet' &&
  (raw.act === 'record' || raw.act === 'strike') &&
  (by === 'white' || by === 'black')

/**
 * The game as it was played here: each move with the position in which it was made, and the
 * position now.
 */
function playedLine(state: GameState) {
  const sans: string[] = []
  const positions: StandingPosition[] = []
  let { position } = state.opening
  for (const { san } of movesOf(state)) {
    const read = parseSan(position, san)
    if (!read.ok) break
    positions.push(position)
    sans.push(makeSan(position, read.value))
    position = play(position, read.value)
  }
  return { sans, positions, end: position }
}

/** As many of these moves as can be played one after the other from here. */
function playableFrom(start: StandingPosition, texts: readonly string[]): readonly string[] {
  let position = start
  const stop = texts.findIndex(text => {
    const read = parseSan(position, text)
    if (read.ok) position = play(position, read.value)
    return !read.ok
  })
  return stop === -1 ? texts : texts.slice(0, stop)
}

/** Whether the text means this move. */
function isSameMove(position: StandingPosition | undefined, text: string | undefined, san: string) {
  if (position === undefined || text === undefined) return false
  const read = parseSan(position, text)
  return read.ok && makeSan(position, read.value) === san
}

const movesWrittenBy = (state: GameState, side: 'white' | 'black'): readonly string[] =>
  movesOnSheet(state[side].scoresheet).map(({ text }) => text)

/**
 * Whether this text can be the next move on the player's sheet. An illegal move is not recorded,
 * although a physical board would allow it. A sheet that cannot be played through is left to the
 * arbiter.
 */
export function isPlayable({ by, raw }: SubmittedAct, { state }: Game): boolean {
  if ((by !== 'white' && by !== 'black') || typeof raw.text !== 'string') return true
  let { position } = state.opening
  for (const text of movesWrittenBy(state, by)) {
    const read = parseSan(position, text)
    if (!read.ok) return true
    position = play(position, read.value)
  }
  return parseSan(position, raw.text).ok
}

/**
 * The first half-move of the game that is on neither sheet because it was struck out; null if there
 * is none.
 */
function firstUnwritten(state: GameState): number | null {
  const { sans, positions } = playedLine(state)
  const sheets = [movesWrittenBy(state, 'white'), movesWrittenBy(state, 'black')]
  const found = sans.findIndex(
    (san, ply) => !sheets.some(sheet => isSameMove(positions[ply], sheet[ply], san)),
  )
  return found === -1 ? null : found
}

/** Takes back moves that are on no sheet any more. */
export function takeBackAct({ id, at }: SubmittedAct, { state }: Game): SubmittedAct | null {
  if (state.status !== 'in-play') return null
  const ply = firstUnwritten(state)
  if (ply === null) return null
  return byServer({ act: 'reinstate', ply }, `struck:${id}:${ply}`, at, 'scoresheet')
}

/**
 * The moves to make before an entry is recorded; null if the sheet is checked and its next move
 * cannot be played in the game. On an unchecked sheet the game ends before the first such entry,
 * because an entry alone does not show that an illegal move was made on the board.
 *
 * The first player to record a move brings it into the game. If a player records what the opponent
 * had all along and the game did not, the game follows both of them. Otherwise the first entry
 * stands, and both are told that their sheets differ.
 */
export function movesBefore(
  { by, raw, at, id }: SubmittedAct,
  { state }: Game,
  isChecked: boolean,
): readonly SubmittedAct[] | null {
  if ((by !== 'white' && by !== 'black') || state.status !== 'in-play') return []
  const { text } = raw
  if (typeof text !== 'string') return []
  const own = movesWrittenBy(state, by)
  const move = (san: string, ply: number): SubmittedAct => ({
    by: ply % 2 === (state.opening.position.turn === 'white' ? 0 : 1) ? 'white' : 'black',
    raw: { act: 'move', san },
    id: `house:written:${id}:${ply}` as ActId,
    at,
    circumstances: { cause: 'scoresheet' },
  })
  const { sans, positions, end } = playedLine(state)
  const ply = own.length
  if (ply >= sans.length) {
    const next = [...own.slice(sans.length), text]
    const playable = playableFrom(end, next)
    if (isChecked && playable.length < next.length) return null
    return playable.map((san, index) => move(san, sans.length + index))
  }
  const other = movesWrittenBy(state, by === 'white' ? 'black' : 'white')[ply]
  const position = positions[ply]
  const read = position && parseSan(position, text)
  if (!position || !read?.ok || other === undefined) return []
  const san = makeSan(position, read.value)
  if (san === sans[ply] || !isSameMove(position, other, san)) return []
  return [byServer({ act: 'reinstate', ply }, `agreed:${id}`, at, 'scoresheet'), move(text, ply)]
}
