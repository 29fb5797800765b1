import type { Color } from '@jadoube/chess'
import {
  type Act,
  type EditionId,
  evolve,
  type GameEvent,
  type GameState,
  type Laws,
  parseAct,
  type RuledRecord,
} from '@jadoube/laws'

type Question = Extract<GameEvent, { readonly type: 'question' }>
type Option = Question['options'][number]

export interface Asked {
  readonly where: string
  readonly edition: EditionId
  readonly laws: Laws
  readonly question: Question
  /** The state of the game when the question had been asked. */
  readonly state: GameState
}

/** The questions to the arbiter in a case that was ruled under an edition. */
export function questionsIn(
  path: string,
  edition: EditionId,
  { table, events }: RuledRecord,
): readonly Asked[] {
  let { state } = table
  return events.flatMap(event => {
    if (event.type === 'refused') return []
    state = evolve(state, event)
    if (event.type !== 'question') return []
    const where = `${path} under ${edition}`
    return [{ where, edition, laws: table.laws, question: event, state }]
  })
}

/** The act that gives an answer. */
export function answering({ question, state }: Asked, option: Option): Act {
  const { claim, player } = question
  const whose = player === undefined ? {} : { player }
  const act =
    'verdict' in option
      ? {
          act: 'rule',
          claim,
          verdict: option.verdict,
          ...whose,
          ...(option.points === undefined ? {} : { points: option.points }),
          ...(option.move === undefined ? {} : { move: option.move }),
          ...(option.meaning === undefined ? {} : { meaning: option.meaning }),
          ...(option.version === undefined ? {} : { version: option.version }),
        }
      : {
          act: option.act,
          player: player ?? 'white',
          penalty: option.penalty,
          minutes: 1,
          ...(option.penalty === 'loss' ? {} : { points: 0.5 }),
          ms: 60_000,
          resumes: state.at + 60_000,
          ply: state.ply,
          white: option.act === 'declare' ? 1 : 60_000,
          black: option.act === 'declare' ? 0 : 60_000,
        }
  const parsed = parseAct({ at: state.at, by: 'arbiter', ...act })
  if (!parsed.ok) throw new Error(parsed.error.reason)
  return parsed.value
}

const hasPenaltyPoints = ({ white, black }: GameState): boolean =>
  white.pointsAdded !== 0 || black.pointsAdded !== 0

/** Whether what the option promised is what came, where the promise can be told from the game. */
export function hasFollowed(
  effect: Option['effect'],
  { question, state: before, laws }: Asked,
  { result, status }: GameState,
  events: readonly GameEvent[],
): boolean {
  const came = (type: GameEvent['type']) => events.some(event => event.type === type)
  const { points } = laws.rules
  const scores = (color: Color | undefined) => color && result?.points?.[color]
  switch (effect) {
    case 'new-game':
      return result?.reason === 'cancelled'
    case 'agreement':
      // Both players must have meant it, and the other one is asked as well.
      return result === null || scores('white') === points.draw
    case 'draw':
      return (
        hasPenaltyPoints(before) ||
        (scores('white') === points.draw && scores('black') === points.draw)
      )
    case 'loss':
    case 'resignation':
      // Points that penalties have given or taken come on top.
      return hasPenaltyPoints(before) || scores(question.player) === points.loss
    case 'play-on':
      return before.status === 'concluded' || status !== 'concluded'
    case 'play-on-and-add-time':
      return status !== 'concluded' && came('time-added')
    case 'five-second-increment':
      return came('increment-granted')
    case 'position-reinstated':
      return came('position-reinstated')
    case 'sealed-move-made':
      return came('move-made')
    case 'time-added':
      return came('time-added')
    case 'time-removed':
      return came('time-removed')
    case 'times-set':
      return came('clock-set')
    case 'flag-decides':
      return result?.reason === 'flag-fall'
    case 'result-lifted':
      // Where both were late, the other one still is.
      return came('result-lifted') || came('player-excused')
    default:
      return true
  }
}
