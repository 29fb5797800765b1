import type { Laws } from '@jadoube/laws'
import type { BoardSettings } from '../game/board-settings.js'
import { bothPresent } from '../game/game.js'
import type { ActId } from '../store/index.js'
import type { CatchUp } from './catch-up.js'
import type { Logbook } from './logbook.js'
import type { MateQuestions } from './mate-questions.js'
import { type Answer, byServer, refused, type SubmittedAct } from './submitted-act.js'
import { timeBack } from './time-back.js'
import { isOnSheet, isPlayable, movesBefore, takeBackAct } from './written-move.js'

/** The board at which an act is carried out. */
export interface ActTarget {
  readonly log: Logbook
  readonly catchUp: CatchUp
  readonly laws: Laws
  readonly settings: () => BoardSettings
  readonly decide: MateQuestions['decide']
}

/**
 * Acts that are impossible before the game has started: otherwise White's time would run unnoticed.
 */
const playActs: ReadonlySet<string> = new Set([
  'touch',
  'place',
  'remove',
  'displace',
  'move',
  'press',
])

/** Writes an act to the log of its board, with what the server does because of it. */
export function carryOut(submitted: SubmittedAct, board: ActTarget): Promise<Answer> {
  if (isOnSheet(submitted, board.settings())) return writeOnSheet(submitted, board)
  const isPlain =
    !board.catchUp.isNeeded &&
    submitted.circumstances.stall === undefined &&
    !isAwaitingStart(board)
  return isPlain ? board.log.write(submitted) : carryOutAfterChecks(submitted, board)
}

const isAwaitingStart = ({ log }: ActTarget): boolean => log.game.state.status === 'awaiting-start'

/**
 * The board may be behind its log, the server may have stood still, or the game may not have
 * started.
 */
async function carryOutAfterChecks(submitted: SubmittedAct, board: ActTarget): Promise<Answer> {
  const { log, catchUp, laws, settings, decide } = board
  if (catchUp.isNeeded) await catchUp.run()
  const isPlayAct = playActs.has(submitted.raw.act)
  // Another process may have started the game, and the news has not arrived yet.
  if (isPlayAct && isAwaitingStart(board)) await log.readNewEntries()
  const awaitsStart = isAwaitingStart(board)
  if (awaitsStart && isPlayAct)
    return (await log.earlierAnswer(submitted)) ?? refused('game-not-started')
  const timeReturned = await timeBack(log.game, submitted, laws, settings(), decide)
  if (timeReturned !== null) await log.write(timeReturned)
  const answer = await log.write(submitted)
  if (awaitsStart && answer.kind === 'ack') await startIfBothPresent(board)
  return answer
}

async function startIfBothPresent({ log, settings }: ActTarget): Promise<void> {
  const { state } = log.game
  if (state.status !== 'awaiting-start' || settings().startWhen !== 'both-present') return
  if (!bothPresent(log.game)) return
  await log.write(byServer({ act: 'start' }, 'start', state.at, 'both-present'))
}

const notPlayable: Answer = {
  kind: 'refused',
  code: 'unreadable-move',
  reason: 'no legal move in this position is written like that',
}

/**
 * A player records a move beside a wooden board. If it is the next move of the game, it is also
 * made, no matter who recorded it first. A move that cannot be played is refused, and the player
 * calls the arbiter; if the regulations leave the sheets unchecked, it is only recorded.
 */
async function writeOnSheet(
  submitted: SubmittedAct,
  { log, catchUp, laws }: Pick<ActTarget, 'log' | 'catchUp' | 'laws'>,
): Promise<Answer> {
  if (catchUp.isNeeded) await catchUp.run()
  const before = await log.earlierAnswer(submitted)
  if (before) return before
  // The process that struck out entries may have died before the game followed.
  await takeBackUnwritten(submitted, 'before', log)
  if (submitted.raw.act === 'strike') {
    const struck = await log.write(submitted)
    if (struck.kind === 'ack') await takeBackUnwritten(submitted, 'after', log)
    return struck
  }
  const { scoresheetsChecked } = laws.rules
  if (scoresheetsChecked && !isPlayable(submitted, log.game)) return notPlayable
  const moves = movesBefore(submitted, log.game, scoresheetsChecked)
  if (moves === null) return notPlayable
  for (const move of moves) {
    const made = await log.write(move)
    if (made.kind === 'refused') return made
  }
  return log.write(submitted)
}

async function takeBackUnwritten(
  submitted: SubmittedAct,
  when: 'before' | 'after',
  log: Logbook,
): Promise<void> {
  const id = submitted.id === undefined ? undefined : (`${submitted.id}:${when}` as ActId)
  const takeBack = takeBackAct({ ...submitted, id }, log.game)
  if (takeBack !== null) await log.write(takeBack)
}
