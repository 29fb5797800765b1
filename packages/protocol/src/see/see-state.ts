import { type Placement, parsePosition, type StandingPosition } from '@jadoube/chess'
import type { GameState, Laws, PlayerState, Proceedings } from '@jadoube/laws'
import { isSealed, positionOn } from '@jadoube/laws/internals'
import { type Audience, isEntitled, isPlayer, mayAnswer } from './audience.js'
import { closedEnvelope } from './see-event.js'

/**
 * Whether this audience may see the position and the moves. On a physical board they would tell the
 * players what they must observe and record themselves, including whether a move was illegal.
 */
export const mayFollow = (state: GameState, { rules }: Laws, audience: Audience): boolean =>
  !isPlayer(audience) || rules.boardKind === 'guarded' || state.status === 'concluded'

/**
 * The game without what this audience may not know. It has the same type and is advanced by the
 * same reducer. The browser applies this again after each event, so it never keeps more than it may
 * know. If the game looks different from what it is, pass it as it looks ({@link Looks}).
 */
export function seeState(state: GameState, laws: Laws, audience: Audience): GameState {
  if (isEntitled(audience)) return state
  const { white, black, hand, proceedings } = state
  const own = isPlayer(audience) ? audience : null
  const borrowed = own !== null && state[own].borrowed
  const seen: GameState = {
    ...state,
    irregularities: [],
    questions: state.questions.map(each => ({
      ...each,
      facts: {},
      options: mayAnswer(audience, laws.rules) ? each.options : [],
    })),
    hand: hand && {
      ...hand,
      released: null,
      illegal: null,
      intended: own === state.turn ? hand.intended : null,
    },
    white: seePlayer(white, own === 'white', own === 'white' || borrowed),
    black: seePlayer(black, own === 'black', own === 'black' || borrowed),
    proceedings: {
      ...proceedings,
      awaited: null,
      adjournment: seeAdjournment(proceedings.adjournment, audience),
      lastRuling: null,
    },
    // What is said aloud at the board is public; everything else is private to each player.
    blind: null,
  }
  return mayFollow(state, laws, audience) ? seen : withoutMoves(seen, laws)
}

/**
 * 8.2: a scoresheet is visible to its writer and the arbiter, and to the opponent only while it is
 * borrowed (8.5.2).
 */
function seePlayer(player: PlayerState, isOwn: boolean, mayRead: boolean): PlayerState {
  const scoresheet = mayRead ? player.scoresheet : null
  const recorded = mayRead ? player.recorded : 0
  const known = { ...player, scoresheet, recorded, ahead: null, breaches: 0 }
  if (isOwn) return known
  return {
    ...known,
    unmarkedOffer: null,
    sheetDue: false,
    sheetDueBy: null,
    exemptIn: null,
    devices: 0,
    permitted: [],
    recordViews: 0,
  }
}

/** Players see a sealed envelope without its content; they need it for their part of the key. */
function seeAdjournment(
  adjournment: Proceedings['adjournment'],
  audience: Audience,
): Proceedings['adjournment'] {
  if (adjournment === null) return null
  const { envelope, reply } = adjournment
  const see = (each: typeof envelope) =>
    each === null || (isPlayer(audience) && isSealed(each)) ? each : closedEnvelope
  return { ...adjournment, envelope: see(envelope), reply: see(reply) }
}

/** Two kings and nothing else: no castling rights, no move counts. */
const bareKings = parsePosition('4k3/8/8/8/8/8/8/4K3 w - - 0 1')

/** The state without the moves that led to it: only the board and who has the move. */
function withoutMoves(state: GameState, { rules }: Laws): GameState {
  const { hand, position, turn, proceedings } = state
  const base = hand === null ? state.board : hand.base
  const helps = rules.help.includes('legal-moves')
  const shownPosition =
    helps && base === null ? position : standingOn(base ?? position.placement, turn)
  const known =
    shownPosition === undefined
      ? { position }
      : hand === null
        ? { position: shownPosition, board: null }
        : { position: shownPosition, hand: { ...hand, base: null } }
  const { position: shown } = known
  return {
    ...state,
    ...known,
    opening: { ...state.opening, position: shown },
    ply: 0,
    history: null,
    occurrences: { key: state.occurrences.key, times: 1, previous: null },
    whiteDue: state.whiteDue && { twoHands: state.whiteDue.twoHands, ply: 0 },
    blackDue: state.blackDue && { twoHands: state.blackDue.twoHands, ply: 0 },
    offer: state.offer && { ...state.offer, ply: 0 },
    proceedings: { ...proceedings, consentedAt: proceedings.consentedAt === null ? null : 0 },
  }
}

const standingOn = (placement: Placement, turn: GameState['turn']): StandingPosition | undefined =>
  bareKings.ok ? positionOn(placement, turn, bareKings.value) : undefined
