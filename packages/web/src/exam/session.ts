import type { EditionId } from '@jadoube/laws'
import type { Telling } from '@jadoube/laws/account'
import type { WorkedCase } from '../casebook/cases.js'
import { type Decided, decide } from './decided.js'
import { type Question, type QuestionKind, questionOf } from './question.js'

export const questionsInSession = 20

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!]
  }
  return mixed
}

/** Wrong answers come from so many cases. */
const inPool = questionsInSession * 6

const kinds: readonly QuestionKind[] = ['ruling', 'article', 'ruling', 'clocks']

/** Up to twenty questions about different cases, of all kinds in turn. */
export function makeSession(
  cases: readonly WorkedCase[],
  edition: EditionId,
  telling: Telling,
  random: () => number,
): readonly Question[] {
  const mixed = shuffled(cases, random)
  const decidedOf = (worked: WorkedCase): Decided[] => {
    const decided = decide(worked, edition, telling)
    return decided === null ? [] : [decided]
  }
  const pool = mixed.slice(0, inPool).flatMap(decidedOf)
  const questions: Question[] = []
  for (const [index, worked] of mixed.entries()) {
    if (questions.length === questionsInSession) break
    const decided =
      index < inPool ? pool.find(each => each.worked === worked) : decidedOf(worked)[0]
    if (decided === undefined) continue
    const kind = kinds[questions.length % kinds.length]!
    const question =
      questionOf(kind, decided, edition, pool, telling) ??
      questionOf('ruling', decided, edition, pool, telling) ??
      questionOf('article', decided, edition, pool, telling)
    if (question !== null) questions.push(question)
  }
  return questions
}
