import { type Color, opposite } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { EventOf, GameEvent } from './event.js'
import { afterTheEnd, evolveQuestions } from './evolve-questions.js'
import type { GameState, Page, PlayerState } from './state.js'
import { touchLifted } from './touch-lifted.js'

const entriesToAPage = 40

/** What an event does to what was said, written and counted. */
export function evolvePlayers(state: GameState, event: GameEvent): GameState {
  const { at } = event
  switch (event.type) {
    case 'draw-offered':
      return offered(state, event)
    case 'correction-proposed':
      return { ...state, at, correction: { by: event.by, ply: event.ply } }
    case 'next-move-awaited': {
      const { of, what } = event
      return { ...state, at, awaited: of === null || what === undefined ? null : { of, what } }
    }
    case 'record-shown':
      return withPlayer(state, event.to, at, { recordViews: event.times })
    case 'touch-lifted':
      return touchLifted(state, event)
    case 'offer-lapsed':
      return { ...state, at, offer: null }
    case 'claim-postponed':
      return { ...state, at, postponed: { claim: event.claim, by: event.by } }
    case 'claim-upheld':
    case 'claim-rejected':
      // A claim that was put off is decided now.
      return state.postponed?.claim === event.claim && state.postponed.by === event.by
        ? { ...state, at, postponed: null }
        : { ...state, at }
    case 'draw-consent-given':
      return { ...state, at, consentedAt: state.ply }
    case 'claim-made':
      return state[event.by].ahead === null
        ? { ...state, at }
        : withPlayer(state, event.by, at, { ahead: null })
    case 'move-recorded':
      return written(state, event)
    case 'written-in-advance':
      return withPlayer(state, event.by, at, { ahead: event.text })
    case 'offer-recorded':
      return withPlayer(state, event.by, at, { unmarkedOffer: null })
    case 'scoresheet-due':
      return withPlayer(state, event.player, at, { sheetDue: true })
    case 'scoresheet-completed':
      return withPlayer(state, event.player, at, { sheetDue: false })
    case 'scoresheet-borrowed':
      return withPlayer(state, event.by, at, { borrowed: true })
    case 'scoresheet-returned':
      return withPlayer(state, event.by, at, { borrowed: false })
    case 'duty-to-record-ended':
      return withPlayer(state, event.player, at, { exemptIn: event.period })
    case 'result-signed':
      return withPlayer(state, event.by, at, { signed: event.result })
    case 'player-arrived': {
      const permitted = state[event.player].permitted.filter(each => each === 'device')
      const arrived = withPlayer(state, event.player, at, {
        presence: 'present',
        permitted,
      })
      return event.reported ? { ...arrived, presenceReported: true } : arrived
    }
    case 'player-excused':
      return withPlayer(state, event.player, at, { excused: true })
    case 'player-left':
      return withPlayer(state, event.player, at, { presence: 'left' })
    case 'permission-given': {
      const permitted = [...new Set([...state[event.player].permitted, event.what])]
      return withPlayer(state, event.player, at, { permitted })
    }
    case 'assistant-admitted':
      return withPlayer(state, event.player, at, { assistant: event.name })
    case 'device-noticed':
      return withPlayer(state, event.player, at, { devices: state[event.player].devices + 1 })
    case 'breach':
      return breached(state, event)
    case 'illegal-move-ruled':
      return illegalMoveRuled(state, event)
    case 'penalty-imposed':
      return penaltyImposed(state, event)
    case 'question':
    case 'answer-proposed':
    case 'question-answered':
      return evolveQuestions(state, event)
    case 'game-concluded': {
      const { result: text, points, reason, rule, article } = event
      const result = { text, points, reason, rule, article }
      return {
        ...state,
        at: event.noticed ?? at,
        status: 'concluded',
        result,
        offer: null,
        postponed: null,
        questions: afterTheEnd(state.questions),
      }
    }
    case 'result-lifted':
      // A game that nobody had started waits for its start again.
      return {
        ...state,
        at,
        status: state.clock?.state === 'ready' ? 'awaiting-start' : 'in-play',
        result: null,
      }
    default:
      return { ...state, at }
  }
}

function withPlayer(
  state: GameState,
  color: Color,
  at: number,
  change: Partial<PlayerState>,
): GameState {
  return { ...state, at, [color]: { ...state[color], ...change } }
}

/** An offer stands, and both have it to write down (8.1.5). A claim is written as a claim. */
/** Is a move begun, or an illegal one completed that nobody has ruled on? */
const isUnderWay = ({ hand, turn, position }: GameState): boolean =>
  hand !== null || turn !== position.turn

function offered(state: GameState, { at, by, claim }: EventOf<'draw-offered'>): GameState {
  const offer = { by, at, ply: state.ply + (isUnderWay(state) ? 1 : 0), claim }
  if (claim !== null) return { ...state, at, offer }
  const unmarked = (player: PlayerState): PlayerState =>
    player.unmarkedOffer === null ? { ...player, unmarkedOffer: state.ply } : player
  const marked = { ...state, at, offer, white: unmarked(state.white), black: unmarked(state.black) }
  return withPlayer(marked, by, at, { offers: state[by].offers + 1 })
}

/** What a breach of the duty to record settles, so that it is held against him once. */
const settledBy: Readonly<Partial<Record<RuleId, Partial<PlayerState>>>> = {
  'score.no-advance': { ahead: null },
  'score.mark-offer': { unmarkedOffer: null },
  'score.update-after-flag': { sheetDue: false },
  'score.one': { sheetDue: false },
  'score.borrow': { borrowed: false },
}

function breached(state: GameState, { at, by, rule }: EventOf<'breach'>): GameState {
  const settled = rule === undefined ? undefined : settledBy[rule]
  return withPlayer(state, by, at, { breaches: state[by].breaches + 1, ...settled })
}

function written(state: GameState, { at, by, text, moves }: EventOf<'move-recorded'>): GameState {
  const { scoresheet: page, recorded } = state[by]
  const entry = text.replaceAll('\n', ' ')
  const scoresheet: Page =
    page === null || page.entries >= entriesToAPage
      ? { text: entry, entries: 1, previous: page }
      : {
          // Split and joined, it is one flat text and no chain of small ones.
          text: [...page.text.split('\n'), entry].join('\n'),
          entries: page.entries + 1,
          previous: page.previous,
        }
  return withPlayer(state, by, at, { scoresheet, recorded: recorded + moves })
}

/** The offence stays counted, whatever the position goes back to. */
function illegalMoveRuled(state: GameState, event: EventOf<'illegal-move-ruled'>): GameState {
  const { by, kind, ply, at } = event
  const { moves, twoHands, presses } = state[by].illegal
  const illegal = {
    moves: moves + (kind === 'two-hands' || kind === 'press-without-move' ? 0 : 1),
    twoHands: twoHands + (kind === 'two-hands' ? 1 : 0),
    presses: presses + (kind === 'press-without-move' ? 1 : 0),
  }
  const ruled = state.irregularities.findIndex(
    each => each.by === by && each.kind === kind && each.ply === ply,
  )
  const irregularities = state.irregularities.filter((_, index) => index !== ruled)
  return { ...withPlayer(state, by, at, { illegal }), irregularities }
}

function penaltyImposed(state: GameState, event: EventOf<'penalty-imposed'>): GameState {
  const { at, player, penalty, points = 0 } = event
  const opponent = opposite(player)
  if (penalty === 'add-points') {
    return withPlayer(state, opponent, at, { pointsAdded: state[opponent].pointsAdded + points })
  }
  const before = state[player]
  switch (penalty) {
    case 'cut-points':
      return withPlayer(state, player, at, { pointsAdded: before.pointsAdded - points })
    case 'warning':
      return withPlayer(state, player, at, { warnings: before.warnings + 1 })
    case 'rounds': {
      const excludedRounds = before.excludedRounds + (event.rounds ?? 1)
      return withPlayer(state, player, at, { excludedRounds })
    }
    case 'expulsion':
      return withPlayer(state, player, at, { expelled: true })
    default:
      return { ...state, at }
  }
}
