import type { EventOf, GameEvent } from './event.js'
import type { Question } from './question.js'
import type { GameState } from './state.js'

/** What an event does to the open questions to the arbiter. */
export function evolveQuestions(state: GameState, event: GameEvent): GameState {
  const { at } = event
  switch (event.type) {
    case 'question':
      return { ...state, at, questions: asked(state.questions, event) }
    case 'answer-proposed': {
      const { claim, by, verdict } = event
      const questions = state.questions.map(each =>
        each.claim === claim ? { ...each, proposed: { ...each.proposed, [by]: verdict } } : each,
      )
      return { ...state, at, questions }
    }
    case 'question-answered':
      return {
        ...state,
        at,
        questions: state.questions.filter(each => !isMeant(each, event)),
        postponed: isDecided(state, event) ? null : state.postponed,
      }
    default:
      return state
  }
}

/** Is this the decision that was put off? */
const isDecided = ({ postponed }: GameState, event: EventOf<'question-answered'>): boolean =>
  postponed !== null && postponed.claim === event.claim && event.verdict !== 'postponed'

const isMeant = (
  { claim, player }: Question,
  event: EventOf<'question-answered'> | EventOf<'question'>,
): boolean => claim === event.claim && (event.player === undefined || player === event.player)

/** A question that is asked again, about the same player, takes the place of the first. */
function asked(questions: readonly Question[], event: EventOf<'question'>): readonly Question[] {
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

/** An appeal is decided after the end as well (11.10). */
export const afterTheEnd = (questions: readonly Question[]): readonly Question[] =>
  questions.length === 0 ? questions : questions.filter(({ claim }) => claim === 'appeal')
