import { type Color, makePlacement } from '@jadoube/chess'
import { type Instant, quotaAfter, timeLeft } from '@jadoube/clock'
import { beginNextPeriod } from '../article-06-chessclock/next-period.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Option } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import { movesMade } from '../game/state.js'

const colors = ['white', 'black'] as const

/**
 * 8.5.3: no scoresheet is complete, so the game is reconstructed on a second board. First the
 * arbiter notes the current state. Then it shows whether the scoresheets can be completed.
 */
export function reconstruct(ruling: OpenRuling): Refusal | undefined {
  const { state, at } = ruling
  // Finnish blitz has no scoresheets.
  if (ruling.article('score.reconstruct') === undefined) return refused('not-covered')
  if (state.status === 'awaiting-start') return refused('game-not-started')
  if (state.status === 'adjourned') return refused('game-adjourned')
  const waiting = state.questions.find(({ holds }) => holds)
  if (waiting !== undefined) return refused('question-open', { claim: waiting.claim })
  const { clock } = state
  const running = clock?.state === 'running' ? clock.turn : null
  const left = (color: Color) => timeLeft(clock!, color, at as Instant)
  stopForRuling(ruling, 'arbiter', 'score.reconstruct')
  const moves = { white: movesMade(state, 'white'), black: movesMade(state, 'black') }
  ruling.happen({
    type: 'reconstruction-begun',
    at,
    board: makePlacement(boardOf(state)),
    clocks: clock === null ? null : { white: left('white'), black: left('black') },
    ...(running !== null && ruling.rules.reconstructionNotesRunningClock ? { running } : null),
    moves,
    ...ruling.by('score.note-first'),
  })
  const options: Option[] = [{ verdict: 'correct', effect: 'play-on' }]
  if (colors.some(color => quotaOf(ruling, color) !== null)) {
    options.push({ verdict: 'incorrect', effect: 'next-period' })
  }
  const { white, black } = state
  ask(ruling, {
    claim: 'reconstruction',
    rule: 'score.reconstruct',
    facts: { whiteRecorded: white.recorded, blackRecorded: black.recorded, plies: state.ply },
    options,
  })
  return undefined
}

/**
 * The number of moves due at the end of the player's period; null if all remaining moves are due.
 */
function quotaOf(ruling: OpenRuling, color: Color): number | null {
  const { clock } = ruling.state
  return clock === null ? null : quotaAfter(clock.setup[color], clock[color].period)
}

/**
 * 8.6: the scoresheets cannot be completed, so nothing shows that the time was exceeded: the next
 * move is the first of the next period. If there is evidence of more moves, the arbiter sets the
 * clock.
 */
export function nextPeriodBegins(ruling: OpenRuling): void {
  for (const player of colors) {
    const quota = quotaOf(ruling, player)
    if (quota !== null) beginNextPeriod(ruling, player, quota, 'score.unprovable')
  }
}
