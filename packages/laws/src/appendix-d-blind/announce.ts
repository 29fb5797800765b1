import {
  type Attempt,
  type Color,
  type Move,
  opposite,
  parseAnnouncement,
  parseSan,
  ranksAreGerman,
  type SanError,
  type StandingPosition,
} from '@jadoube/chess'
import { lettersOn } from '../appendix-c-notation/sheet-languages.js'
import { readingOf } from '../article-04-act-of-moving/board-reading.js'
import { breach } from '../article-11-conduct/breach.js'
import { announce } from '../article-12-arbiter/assistance.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { Said } from '../game/blind-play.js'
import type { EventOf, WrittenMove } from '../game/event.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { standing } from '../game/standing.js'
import { type GameState, uncompletedMoveOf } from '../game/state.js'
import { moveOfWritten, sameMove, writeMove } from '../game/written-move.js'
import { isIllegalAnnounced } from './announced-board.js'
import { differs, makeAnnounced, makeIllegalAnnounced } from './carried-out.js'

type Reading = Attempt<Move, SanError>

/**
 * D.2.1: something is said aloud. It may repeat the opponent's move, announce the speaker's own
 * move, or correct a slip of the tongue. An assistant speaks for both players (D.2.10.2). Anything
 * else is only heard.
 */
export function announceMove(
  ruling: OpenRuling,
  act: ActOf<'announce'>,
  by: Color,
): Refusal | undefined {
  const { state } = ruling
  const assists = act.by !== by
  const { said } = state.blind!
  const hears = said !== null && !said.repeated && said.by !== by
  const heard = hears ? readAt(ruling, said.ply, act.text, by) : undefined
  if (heard?.ok === true && sameMove(writeMove(heard.value), said!.move)) {
    return repeat(ruling, act, said!, true)
  }
  const now = standing(state)
  const own =
    now !== undefined && (by === state.turn || assists)
      ? read(ruling, now, act.text, by)
      : undefined
  if (own?.ok === true) return announceOwn(ruling, act, now!, own.value)
  const last = opposite(state.turn)
  const made = by === last || assists ? readAt(ruling, state.ply - 1, act.text, by) : undefined
  if (made?.ok === true) return announceMade(ruling, act, last, writeMove(made.value))
  if (heard?.ok === true) return repeat(ruling, act, said!, false)
  announce(ruling, act)
  if (own !== undefined) announceImpossible(ruling, act, by, own)
  else if (made !== undefined && uncompletedMoveOf(state, by) !== null) unclear(ruling, by, made)
  return undefined
}

/**
 * D.2.1 recommends German words but does not require them, so a move said as it is written counts
 * too.
 */
function read({ state }: OpenRuling, position: StandingPosition, text: string, by: Color): Reading {
  const spoken = parseAnnouncement(position, text)
  if (spoken.ok || spoken.error.code !== 'san-syntax') return spoken
  const written = parseSan(position, text, lettersOn(state, by))
  return written.ok || written.error.code !== 'san-syntax' ? written : spoken
}

function readAt(ruling: OpenRuling, ply: number, text: string, by: Color): Reading | undefined {
  const moment = momentAt(ruling.state, ply)
  return moment && read(ruling, moment.position, text, by)
}

/** Notes what was said about a move, and about whose. */
function say(
  ruling: OpenRuling,
  act: ActOf<'announce'>,
  what: Required<Pick<EventOf<'announced'>, 'as' | 'of' | 'ply' | 'move'>>,
  rule: RuleId,
): void {
  const { by, text } = act
  const assists = by !== 'white' && by !== 'black'
  const grounds = ruling.by(assists ? 'blind.assistant.announce' : rule)
  ruling.happen({ type: 'announced', at: ruling.at, by, text, ...what, ...grounds })
}

/** D.2.1: the opponent repeats the move, which shows whether they heard it correctly. */
function repeat(
  ruling: OpenRuling,
  act: ActOf<'announce'>,
  { by: of, ply, move }: Said,
  right: boolean,
): undefined {
  const as = right ? 'repetition' : 'misheard'
  say(ruling, act, { as, of, ply, move }, 'blind.announce.repeat')
  if (as === 'repetition') inGerman(ruling, act)
}

/**
 * The announcement of the player who has the move. It makes the move of a visually disabled player,
 * if it stands on the board.
 */
function announceOwn(
  ruling: OpenRuling,
  act: ActOf<'announce'>,
  position: StandingPosition,
  found: Move,
): Refusal | undefined {
  const { turn, ply, blind } = ruling.state
  const move = writeMove(found)
  const before = blind!.announced
  const isSlip = before !== null && !sameMove(before, move)
  if ((isSlip || blind!.impossible !== undefined) && hasPressedEarly(ruling.state))
    return refused('slip-too-late')
  const as = isSlip ? 'correction' : 'move'
  say(ruling, act, { as, of: turn, ply, move }, isSlip ? 'blind.slip' : 'blind.announce.clear')
  inGerman(ruling, act)
  const { carriedOut } = ruling.state.blind!
  if (carriedOut === null || !blind!.disabled[turn]) return undefined
  const stands = readingOf(ruling.state).kind === 'made' && sameMove(carriedOut, move)
  if (!stands) differs(ruling, turn)
  else makeAnnounced(ruling, turn, moveOfWritten(position, move), 'blind.made.announced')
  return undefined
}

/** D.2.8: whether a visually disabled player has started the opponent's clock without a move. */
const hasPressedEarly = ({ blind, turn, clock }: GameState): boolean =>
  blind!.disabled[turn] && clock !== null && clock.turn !== turn

/**
 * The player who has the move announces something that cannot be played. If it stands on the board,
 * it makes the illegal move of a visually disabled player.
 */
function announceImpossible(
  ruling: OpenRuling,
  act: ActOf<'announce'>,
  by: Color,
  attempt: Reading,
): void {
  unclear(ruling, by, attempt, act.text)
  const { blind, turn } = ruling.state
  if (!blind!.disabled[turn] || blind!.carriedOut === null) return
  if (!isIllegalAnnounced(ruling.state)) return
  inGerman(ruling, act)
  makeIllegalAnnounced(ruling, turn, blind!.carriedOut)
}

/**
 * The announcement of the last move: a sighted player makes it first and then says it. D.2.8: a
 * slip can be corrected only before the opponent's clock is started.
 */
function announceMade(
  ruling: OpenRuling,
  act: ActOf<'announce'>,
  of: Color,
  move: WrittenMove,
): Refusal | undefined {
  const { state } = ruling
  const ply = state.ply - 1
  const before = state.blind!.said?.ply === ply ? state.blind!.said : null
  if (before !== null && sameMove(before.move, move)) {
    say(ruling, act, { as: 'again', of, ply, move }, 'blind.announce.clear')
    return undefined
  }
  if (before === null) say(ruling, act, { as: 'move', of, ply, move }, 'blind.announce.clear')
  else if (uncompletedMoveOf(state, of) === null) return refused('slip-too-late')
  else say(ruling, act, { as: 'correction', of, ply, move }, 'blind.slip')
  inGerman(ruling, act)
  return undefined
}

/** D.2.1: it was meant as a move but cannot be carried out. `text`: the player has the move. */
function unclear(ruling: OpenRuling, by: Color, attempt: Reading, text?: string): void {
  if (attempt.ok || attempt.error.code === 'san-syntax') return
  const { error } = attempt
  const isPromotion = error.code === 'san-illegal' && error.why.code === 'promotion-missing'
  const why = isPromotion
    ? 'promotion'
    : error.code === 'san-ambiguous'
      ? 'ambiguous'
      : 'not-possible'
  ruling.happen({
    type: 'announcement-unclear',
    at: ruling.at,
    by,
    why,
    ...(why === 'not-possible' && text !== undefined ? { text } : null),
    ...ruling.by(isPromotion ? 'blind.announce.promotion' : 'blind.announce.clear'),
  })
}

/** D.2.1: ranks are said in German, unless decided otherwise. */
function inGerman(ruling: OpenRuling, act: ActOf<'announce'>): void {
  if (ruling.rules.germanRanks === 'other-language' || ranksAreGerman(act.text)) return
  const speaker = act.by === 'white' || act.by === 'white-assistant' ? 'white' : 'black'
  breach(ruling, speaker, 'blind.announce.ranks')
}
