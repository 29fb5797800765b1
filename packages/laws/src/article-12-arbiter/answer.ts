import { conclude } from '../article-10-points/conclude.js'
import { askForPenalty } from '../article-11-conduct/penalty.js'
import { claims } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRuling } from '../game/play-waits.js'
import type { Consequence, Provision } from '../game/provision.js'
import { type AnsweredBy, isRuled, type Question, type RuledOption } from '../game/question.js'
import { cancelGame } from './declare.js'
import { establish } from './dispute.js'

const isClaim = (claim: string): boolean => (claims as readonly string[]).includes(claim)

/** A question is answered. The consequence is the one that the question stated. */
export function answer(
  ruling: OpenRuling,
  question: Question,
  option: RuledOption,
  answeredBy: AnsweredBy = 'arbiter',
): void {
  const { claim, by, player, article } = question
  const { at } = ruling
  const { verdict, meaning } = option
  const grounds = { rule: question.rule, ...(article === null ? null : { article }) }
  ruling.happen({
    type: 'question-answered',
    at,
    claim,
    ...(player === null ? null : { player }),
    verdict,
    ...(meaning === undefined ? null : { meaning }),
    ...(answeredBy === 'arbiter' ? null : { answeredBy }),
    ...grounds,
  })
  if (by !== null && verdict === 'postponed') {
    ruling.happen({ type: 'claim-postponed', at, by, claim, ...grounds })
  } else if (by !== null && isClaim(claim)) {
    if (verdict === 'correct') ruling.happen({ type: 'claim-upheld', at, by, claim, ...grounds })
    else ruling.happen({ type: 'claim-rejected', at, by, claim, ...grounds })
  }
  follow(ruling, question, option)
  continueAfterRuling(ruling)
}

function follow(ruling: OpenRuling, question: Question, option: RuledOption): void {
  if (option.ends !== undefined) conclude(ruling, option.ends)
  else if (question.claim === 'fact') establish(ruling, question, option.version ?? null)
  else ruling.index.effects[option.effect](ruling, question, option)
}

/** 12.9: it is to be penalised. The arbiter is asked which penalty. */
const penalty: Consequence = (ruling, { player, by, rule }) => {
  const offender = player ?? by
  if (offender !== null) askForPenalty(ruling, offender, rule, {})
}

/** No consequence except that the question is answered. */
const nothing: Consequence = () => undefined

/** The consequences of answers that no other article covers. */
export const effects = {
  'new-game': (ruling, { rule }) => cancelGame(ruling, undefined, rule),
  penalty,
  'play-on': nothing,
  draw: nothing,
  win: nothing,
  loss: nothing,
  'decide-later': nothing,
  'sealed-move-made': nothing,
  'resumption-announced': nothing,
  'touch-stands': nothing,
  'times-stay': nothing,
  'times-set': nothing,
  'score-set': nothing,
  'decision-changed': nothing,
  'decision-stands': nothing,
  'law-explained': nothing,
  warning: nothing,
  'time-added': nothing,
  'time-removed': nothing,
  'points-added': nothing,
  'points-cut': nothing,
  fine: nothing,
  'rounds-missed': nothing,
  expulsion: nothing,
  removal: nothing,
  'version-holds': nothing,
  'square-named': nothing,
  'not-released': nothing,
} as const satisfies Provision['effects']

/** If the regulations let unanswered questions lapse, play continues as it is. */
export function lapse(ruling: OpenRuling): void {
  if (ruling.rules.unansweredQuestions !== 'play-on') return
  for (const question of ruling.state.questions) {
    if (ruling.index.occasions.staysOpen.some(each => each(question))) continue
    const option = question.standing === null ? lapsing(question) : undefined
    if (option !== undefined) answer(ruling, question, option, 'nobody')
  }
}

/** Play continues, or the game ends as it would have without the doubt. */
function lapsing({ options }: Question): RuledOption | undefined {
  const ruled = options.filter(isRuled)
  return ruled.find(({ effect }) => effect === 'play-on' || effect === 'ending-stands') ?? ruled[0]
}
