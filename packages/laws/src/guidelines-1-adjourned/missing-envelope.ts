import { type Color, type Move, makeSan } from '@jadoube/chess'
import { type Act, type ActOf, playerOf } from '../game/act.js'
import { replierOf } from '../game/adjournment.js'
import { ask, settle } from '../game/ask.js'
import { moveByHand } from '../game/legal-moves.js'
import type { Occasions } from '../game/occasions.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { standing } from '../game/standing.js'
import { readSealedMove } from './read-sealed.js'
import { makeSealed } from './sealed-move-made.js'

/**
 * I.12: the envelope is missing. Play resumes from the adjourned position, with the noted times or
 * those that the arbiter sets. Only if the position cannot be established is there a new game.
 */
export function observeMissingEnvelope(ruling: OpenRuling): Refusal | undefined {
  const { adjournment } = ruling.state.proceedings
  if (adjournment?.stage !== 'sealed' || adjournment.lost) return refused('nothing-observed')
  ruling.happen({
    type: 'envelope-lost',
    at: ruling.at,
    by: adjournment.sealer,
    ...ruling.by('adjourn.lost.continue'),
  })
  ask(ruling, {
    claim: 'envelope-missing',
    rule: 'adjourn.lost.annul',
    facts: { sealer: adjournment.sealer },
    options: [
      { verdict: 'correct', effect: 'play-on' },
      { verdict: 'incorrect', effect: 'new-game' },
      { act: 'set-clock', effect: 'times-set' },
    ],
    holds: false,
    standing: 'correct',
  })
  return undefined
}

/** Whether this player may now make on the board the move that they say they sealed. */
function mayStateMove({ state }: OpenRuling, by: Color): boolean {
  const { adjournment } = state.proceedings
  return (
    state.status === 'adjourned' &&
    adjournment?.stage === 'sealed' &&
    adjournment.lost &&
    adjournment.sealer === by
  )
}

/** I.12.1: while the game is adjourned, only this move can be made. */
export function admitStatedMove(ruling: OpenRuling, act: Act): ReturnType<Occasions['exception']> {
  const by = playerOf(act.by)
  if (act.act !== 'move' || by === undefined || !mayStateMove(ruling, by)) return 'stays'
  return { answered: stateSealedMove(ruling, act, by) }
}

/** I.12.1: the player makes on the board the move that they state they sealed. */
function stateSealedMove(ruling: OpenRuling, act: ActOf<'move'>, by: Color): Refusal | undefined {
  const { state } = ruling
  const adjournment = state.proceedings.adjournment!
  if (state[replierOf(adjournment)].presence !== 'present') return refused('replier-absent')
  const move = moveMeant(ruling, act)
  if (move === undefined) return refused('unreadable-move')
  const text = makeSan(standing(state)!, move)
  if (state.clock?.state === 'running') {
    const rule = 'adjourn.resume.replier-absent.arrival'
    ruling.happen({ type: 'clocks-paused', at: ruling.at, by: 'arbiter', ...ruling.by(rule) })
  }
  ruling.happen({
    type: 'sealed-move-stated',
    at: ruling.at,
    by,
    text,
    ...ruling.by('adjourn.lost.state-move'),
  })
  settle(ruling, 'envelope-missing', 'correct')
  makeSealed(ruling, by, move, text)
  return undefined
}

function moveMeant({ state }: OpenRuling, act: ActOf<'move'>): Move | undefined {
  if ('san' in act) {
    const read = readSealedMove(state, act.san, 'en')
    return read.kind === 'move' ? read.move : undefined
  }
  const position = standing(state)
  if (position === undefined) return undefined
  return moveByHand(position, act.from, act.to, act.promotion) ?? undefined
}
