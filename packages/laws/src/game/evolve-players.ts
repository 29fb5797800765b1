import { type Color, opposite } from '@jadoube/chess'
import type { EventOf, GameEvent } from './event.js'
import type { GameState, Page, PlayerState } from './state.js'

const entriesToAPage = 40

/** What an event does to what was said, written and counted. */
export function evolvePlayers(state: GameState, event: GameEvent): GameState {
  const { at } = event
  switch (event.type) {
    case 'draw-offered':
      return { ...state, at, offer: { by: event.by, at, claim: event.claim } }
    case 'offer-lapsed':
      return { ...state, at, offer: null }
    case 'claim-postponed':
      return { ...state, at, postponed: { claim: event.claim, by: event.by } }
    case 'move-recorded':
      return written(state, event)
    case 'duty-to-record-ended':
      return withPlayer(state, event.player, at, { exemptIn: event.period })
    case 'result-signed':
      return withPlayer(state, event.by, at, { signed: event.result })
    case 'player-arrived': {
      const arrived = withPlayer(state, event.player, at, { presence: 'present' })
      return event.reported ? { ...arrived, presenceReported: true } : arrived
    }
    case 'player-left':
      return withPlayer(state, event.player, at, { presence: 'left' })
    case 'assistant-admitted':
      return withPlayer(state, event.player, at, { assistant: event.name })
    case 'device-noticed':
      return withPlayer(state, event.player, at, { devices: state[event.player].devices + 1 })
    case 'breach':
      return withPlayer(state, event.by, at, { breaches: state[event.by].breaches + 1 })
    case 'illegal-move-ruled':
      return illegalMoveRuled(state, event)
    case 'penalty-imposed':
      return penaltyImposed(state, event)
    case 'question':
      return {
        ...state,
        at,
        questions: [
          ...state.questions,
          {
            claim: event.claim,
            by: event.by,
            at,
            rule: event.rule ?? 'preface.judgement',
            article: event.article ?? null,
            facts: event.facts,
            options: event.options,
          },
        ],
      }
    case 'question-answered':
      return {
        ...state,
        at,
        questions: state.questions.filter(({ claim }) => claim !== event.claim),
      }
    case 'game-concluded': {
      const { result: text, points, reason, rule, article } = event
      const result = { text, points, reason, rule, article }
      return { ...state, at, status: 'concluded', result, offer: null, questions: [] }
    }
    case 'result-lifted':
      return { ...state, at, status: 'in-play', result: null }
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

function written(state: GameState, { at, by, text }: EventOf<'move-recorded'>): GameState {
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
  return withPlayer(state, by, at, { scoresheet, recorded: recorded + 1 })
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
  if (penalty === 'cut-points') {
    return withPlayer(state, player, at, { pointsAdded: state[player].pointsAdded - points })
  }
  return { ...state, at }
}
