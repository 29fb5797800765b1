import { type Color, type Move, makeFen, opposite } from '@jadoube/chess'
import { type Instant, settleClock, timeLeft } from '@jadoube/clock'
import type { ActOf } from '../game/act.js'
import { type Adjournment, mustSeal, replierOf } from '../game/adjournment.js'
import type { Envelope } from '../game/envelope.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { writeMove } from '../game/written-move.js'
import { askForResumption } from './adjourn.js'
import { readSealedMove } from './read-sealed.js'

/**
 * I.1.1: the player writes their move, puts it into the envelope, and only then stops their clock.
 * The opponent's clock is not started. Until the clock is stopped they may change the move.
 */
export function seal(ruling: OpenRuling, act: ActOf<'seal'>, by: Color): Refusal | undefined {
  const { state } = ruling
  const { adjournment } = state.proceedings
  const envelope: Envelope = act.envelope ?? { text: act.text ?? '' }
  if (adjournment !== null && maySealReply(state, adjournment, by)) {
    sealReply(ruling, by, envelope)
    return undefined
  }
  if (state.status === 'adjourned') return refused('game-adjourned')
  if (adjournment?.stage !== 'ordered') return refused('not-adjourned')
  if (by !== state.turn) return refused('not-having-the-move')
  if (differsFromMade(ruling, envelope)) return refused('sealed-move-already-made')
  ruling.happen({
    type: 'move-sealed',
    at: ruling.at,
    by,
    envelope,
    ...ruling.by('adjourn.seal.envelope'),
  })
  if (act.press !== false) stopClock(ruling, by)
  return undefined
}

/** The player who seals presses the clock: it stops, and the opponent's stays still. */
export function pressAtSealing(ruling: OpenRuling, by: Color): Intervention {
  const { turn } = ruling.state
  const { adjournment } = ruling.state.proceedings
  if (adjournment?.stage !== 'ordered' || by !== turn) return 'ordinary'
  if (adjournment.envelope === null) return refused('sealing-ordered')
  stopClock(ruling, by)
  return undefined
}

/** The clock is stopped, and the game adjourned. */
function stopClock(ruling: OpenRuling, by: Color): void {
  const { at } = ruling
  const rest = restOfSession(ruling)
  if (rest > 0 && ruling.state.clock !== null) {
    // I.1.2: a player who adjourns early counts as sealing at the end of the session, so the rest
    // of it is their time.
    ruling.happen({ type: 'time-removed', at, from: by, ms: rest, ...ruling.by('adjourn.early') })
  }
  const { clock, offer } = ruling.state
  const { adjournment } = ruling.state.proceedings
  const position = standing(ruling.state) ?? ruling.state.position
  const settled = clock && settleClock(clock, at as Instant)
  const used = (color: Color) => settled![color].used + (color === by ? rest : 0)
  const left = (color: Color) => timeLeft(settled!, color, at as Instant)
  ruling.happen({
    type: 'game-adjourned',
    at,
    sealer: by,
    number: position.moveNumber,
    position: makeFen(position),
    used: settled && { white: used('white'), black: used('black') },
    left: settled && { white: left('white'), black: left('black') },
    offer: offer?.by ?? null,
    resumes: adjournment?.resumes ?? null,
    ...ruling.by('adjourn.seal.stop-clock'),
  })
  askForResumption(ruling)
}

function restOfSession({ state, at }: OpenRuling): number {
  const ends = state.proceedings.adjournment?.sessionEnds ?? at
  return Math.max(ends - at, 0)
}

/** I.1.1: a move made on the board after the order is the one to be sealed. */
function differsFromMade({ state }: OpenRuling, envelope: Envelope): boolean {
  const released = state.hand?.released ?? null
  // The content of a closed envelope is known when it is opened, and can be complained about then.
  if (released === null || !('text' in envelope)) return false
  const read = readSealedMove(state, envelope.text)
  return read.kind !== 'move' || !released.includes(read.move)
}

/**
 * The move stood on the board. It is taken back, because the envelope shows the position before it,
 * and it is binding.
 */
export function bindToSeal(ruling: OpenRuling, by: Color, move: Move): boolean {
  if (!mustSeal(ruling.state, by)) return false
  const { at } = ruling
  ruling.happen({
    type: 'move-part-made',
    at,
    by,
    moves: [writeMove(move)],
    ...ruling.by('adjourn.seal.board-move-binds'),
  })
  if (ruling.state.board !== baseOf(ruling.state)) {
    ruling.happen({ type: 'pieces-restored', at, by })
  }
  return true
}

/** I.9.3: the player who sealed is absent. The other player seals a reply instead of playing it. */
function maySealReply(state: GameState, adjournment: Adjournment, by: Color): boolean {
  if (adjournment.stage !== 'opened' || by !== replierOf(adjournment)) return false
  if (state.status !== 'in-play' || state.turn !== by) return false
  return state[adjournment.sealer].presence === 'absent'
}

function sealReply(ruling: OpenRuling, by: Color, envelope: Envelope): void {
  const { at } = ruling
  ruling.happen({
    type: 'move-sealed',
    at,
    by,
    envelope,
    reply: true,
    ...ruling.by('adjourn.resume.sealer-absent.seal-reply'),
  })
  if (ruling.state.clock === null) return
  // They stop their own clock and start that of the absent player.
  ruling.happen({
    type: 'clock-pressed',
    at,
    by,
    ...ruling.by('adjourn.resume.sealer-absent.seal-reply'),
  })
}

/** The player whose move is in the next envelope to be opened. */
export const authorOf = (adjournment: Adjournment): Color =>
  adjournment.reply === null ? adjournment.sealer : opposite(adjournment.sealer)
