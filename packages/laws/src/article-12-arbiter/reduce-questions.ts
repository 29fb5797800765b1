import type { EventOf } from '../game/event.js'
import type { Question } from '../game/question.js'
import type { GameState } from '../game/state.js'
import { withProceedings } from '../game/with-proceedings.js'

/** Opens a question. A repeated question about the same player replaces the first one. */
export const opened = (state: GameState, event: EventOf<'question'>): GameState => ({
  ...state,
  at: event.at,
  questions: withQuestion(state.questions, event),
})

export function proposed(state: GameState, event: EventOf<'answer-proposed'>): GameState {
  const { at, by } = event
  const questions = state.questions.map(each =>
    isMeant(each, event) ? { ...each, proposed: { ...each.proposed, [by]: said(event) } } : each,
  )
  return { ...state, at, questions }
}

/**
 * A text that is equal for equal answers: `correct`, or `correct draw` if several answers are
 * correct.
 */
const said = ({ verdict, points, meaning, version }: EventOf<'answer-proposed'>): string =>
  [verdict, points, meaning, version].filter(each => each !== undefined).join(' ')

export function closed(state: GameState, event: EventOf<'question-answered'>): GameState {
  const questions = state.questions.filter(each => !isMeant(each, event))
  const next = { ...state, at: event.at, questions }
  return isDecided(state, event) ? withProceedings(next, event.at, { postponed: null }) : next
}

/** Whether this is the postponed decision. */
const isDecided = (
  { proceedings: { postponed } }: GameState,
  event: EventOf<'question-answered'>,
): boolean => postponed !== null && postponed.claim === event.claim && event.verdict !== 'postponed'

const isMeant = (
  { claim, player }: Question,
  event: EventOf<'question-answered'> | EventOf<'answer-proposed'>,
): boolean => claim === event.claim && (event.player === undefined || player === event.player)

function withQuestion(
  questions: readonly Question[],
  event: EventOf<'question'>,
): readonly Question[] {
  const { claim, by, player, at, rule, article, facts, options, holds, standing } = event
  const question: Question = {
    claim,
    by,
    player: player ?? null,
    at,
    rule: rule ?? 'preface.judgement',
    article: article ?? null,
    facts,
    options,
    holds: holds ?? true,
    standing: standing ?? null,
    proposed: null,
  }
  const others = questions.filter(
    each => each.claim !== claim || each.player !== question.player || each.by !== by,
  )
  return [...others, question]
}
