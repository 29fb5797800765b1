import type { Color } from '@jadoube/chess'
import type { ActOf, Verdict } from '../game/act.js'
import { openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { isRuled, type Question, type RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Lack } from '../game/refusal-details.js'
import { answer } from './answer.js'

/** The arbiter answers a question. */
export function rule(ruling: OpenRuling, act: ActOf<'rule'>): Refusal | undefined {
  const special = ruling.index.rulings.get(act.claim)
  if (special !== undefined) {
    const own = special(ruling, act)
    if (own !== 'ordinary') return own
  }
  const answers = answersIn(ruling, act)
  // Both players may have meant a draw or nothing, but only one can have resigned.
  if (answers.length > 1 && act.meaning === 'resignation') return refused('player-missing')
  for (const each of answers) {
    const found = chosen(ruling, each)
    if ('code' in found) return found
    answer(ruling, found.question, found.option)
  }
  return undefined
}

/** If a gesture was made by both players and none is given, the answer is for both (5.2.3). */
function answersIn({ state }: OpenRuling, act: ActOf<'rule'>): readonly ActOf<'rule'>[] {
  const open = state.questions.filter(each => each.claim === 'meaning')
  if (act.player !== undefined || act.claim !== 'meaning' || open.length < 2) return [act]
  return open.map(({ player }) => (player === null ? act : { ...act, player }))
}

/**
 * Without an arbiter both players answer, if the regulations say so. A question is settled when
 * they give the same answer.
 */
export function ruleTogether(
  ruling: OpenRuling,
  act: ActOf<'rule'>,
  by: Color,
): Refusal | undefined {
  if (ruling.rules.unansweredQuestions !== 'players-agree') return refused('not-for-this-person')
  if (answersIn(ruling, act).length > 1) return refused('player-missing')
  const found = chosen(ruling, act)
  if ('code' in found) return found
  if (ruling.index.occasions.referred.some(each => each(found.question)))
    return refused('not-for-this-person')
  const { claim, player } = found.question
  const { verdict, points, meaning, version } = found.option
  ruling.happen({
    type: 'answer-proposed',
    at: act.at,
    claim,
    by,
    ...(player === null ? null : { player }),
    verdict,
    ...(points === undefined ? null : { points }),
    ...(meaning === undefined ? null : { meaning }),
    ...(version === undefined ? null : { version }),
    ...ruling.by('preface.judgement'),
  })
  const { proposed } = openQuestion(ruling, claim, player ?? undefined)!
  if (proposed?.white !== proposed?.black) return undefined
  answer(ruling, found.question, found.option, 'players')
  return undefined
}

interface Chosen {
  readonly question: Question
  readonly option: RuledOption
}

/** The question that is meant, and the chosen answer. */
function chosen(
  ruling: OpenRuling,
  { claim, verdict, player, ...chosenBy }: ActOf<'rule'>,
): Chosen | Refusal {
  const question = openQuestion(ruling, claim, player)
  if (question === undefined) return refused('no-such-question', { claim })
  const options = answers(question, verdict, chosenBy)
  if (options.length === 0) return refused('verdict-not-possible', { verdict })
  if (options.length > 1) return refused('answer-incomplete', { lacks: lacking(options) })
  return { question, option: options[0]! }
}

/** The fields that distinguish answers with the same verdict. */
const choices = ['points', 'meaning', 'version'] as const

function answers(
  { options }: Question,
  verdict: Verdict,
  given: Pick<ActOf<'rule'>, (typeof choices)[number]>,
): readonly RuledOption[] {
  return options
    .filter(isRuled)
    .filter(
      each =>
        each.verdict === verdict &&
        choices.every(name => given[name] === undefined || given[name] === each[name]),
    )
}

function lacking(options: readonly RuledOption[]): Lack {
  if (options.some(({ meaning }) => meaning !== undefined)) return 'meaning'
  return options.some(({ version }) => version !== undefined) ? 'version' : 'score'
}
