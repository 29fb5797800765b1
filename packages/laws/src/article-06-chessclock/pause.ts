import type { Color } from '@jadoube/chess'
import { mustPlay } from '../article-04-act-of-moving/must-play.js'
import type { RuleId } from '../catalogue/index.js'
import { type ActOf, playerOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continuePlay } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 6.11: the arbiter stops the clocks when play must be interrupted. A player may do so only to seek
 * the arbiter's help, and the arbiter decides whether there was a reason.
 */
export function pause(ruling: OpenRuling, act: ActOf<'pause'>): Refusal | undefined {
  const player = playerOf(act.by)
  if (player === undefined) return stopClocks(ruling, act, 'clock.interrupt')
  if (areDisplaced(ruling)) return stopClocks(ruling, act, 'irreg.displaced-stop')
  const no = stopClocks(ruling, act, 'clock.player-stop')
  if (no !== undefined) return no
  if (act.for !== 'promotion-piece' || !promotes(ruling, player)) {
    askForReason(ruling, player, act.why ?? act.for)
  }
  return undefined
}

/** 7.4.2: while pieces are displaced, either player may stop the clocks, and nobody asks why. */
const areDisplaced = ({ state, rules }: OpenRuling): boolean =>
  rules.displacedPieces === 'stop-clocks-and-call-arbiter' &&
  state.irregularities.some(({ kind }) => kind === 'displaced')

/** Stops both clocks, with the reason that was given. */
export function stopClocks(
  ruling: OpenRuling,
  act: ActOf<'pause'>,
  rule: RuleId,
): Refusal | undefined {
  const { status, clock } = ruling.state
  if (status === 'awaiting-start') return refused('game-not-started')
  if (status === 'adjourned') return refused('game-adjourned')
  if (status === 'paused') return refused('already-paused')
  if (clock === null) return refused('no-clock')
  ruling.happen({
    type: 'clocks-paused',
    at: ruling.at,
    by: act.by,
    ...(act.why === undefined ? null : { why: act.why }),
    ...(act.for === undefined ? null : { for: act.for }),
    ...ruling.by(rule),
  })
  return undefined
}

/** 6.11.2: whether the promotion piece is not available, a reason that the article mentions. */
function promotes({ state }: OpenRuling, player: Color): boolean {
  const { hand, turn } = state
  const due = hand === null || turn !== player ? null : mustPlay(state.position, hand)
  return due?.moves.some(move => move.kind === 'promotion') === true
}

/** 6.11.4: the arbiter decides whether there was a valid reason. Clearly none is a breach. */
function askForReason(ruling: OpenRuling, player: Color, why: string | undefined): void {
  ask(ruling, {
    claim: 'pause',
    rule: 'clock.stop-unjustified',
    player,
    facts: { hasTheMove: ruling.state.turn, ...(why === undefined ? null : { why }) },
    options: [
      { verdict: 'correct', effect: 'play-on' },
      { verdict: 'incorrect', effect: 'penalty' },
    ],
    holds: false,
  })
}

/** 6.11.3: the arbiter decides when the game is restarted. */
export function restart(ruling: OpenRuling): Refusal | undefined {
  const { state } = ruling
  const { status } = state
  if (status === 'adjourned') return refused('game-adjourned')
  if (status !== 'paused') return refused('not-paused')
  const waiting = state.questions.find(({ holds }) => holds)
  if (waiting !== undefined) return refused('question-open', { claim: waiting.claim })
  continuePlay(ruling)
  return undefined
}
