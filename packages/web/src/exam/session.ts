import type { EditionId } from '@jadoube/laws'
import type { Telling } from '@jadoube/laws/account'
import type { WorkedCase } from '../casebook/cases.js'
import { type DecidedCase, decideCase, isDecidedByWhatIsTold } from './decided-case.js'
import { type Question, type QuestionKind, questionOf } from './question.js'

export const questionsInSession = 20

/** Shuffles items (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!]
  }
  return mixed
}

/** The number of cases from which wrong answers are taken. */
const poolSize = questionsInSession * 6

const kinds: readonly QuestionKind[] = ['ruling', 'article', 'ruling', 'clocks']

/** Makes up to twenty questions about different cases, alternating the kinds. */
export function makeSession(
  cases: readonly WorkedCase[],
  edition: EditionId,
  telling: Telling,
  random: () => number,
): readonly Question[] {
  const mixed = shuffled(cases, random)
  const decideAll = (worked: WorkedCase): DecidedCase[] => {
    const decided = decideCase(worked, edition, telling)
    return decided !== null && isDecidedByWhatIsTold(decided, edition, telling) ? [decided] : []
  }
  const pool = mixed.slice(0, poolSize).flatMap(decideAll)
  const clocks = clockQuestions(pool, edition, telling)
  const clockCases = new Set(clocks.map(({ worked }) => worked))
  const questions: Question[] = []
  for (const [index, worked] of mixed.entries()) {
    if (clockCases.has(worked)) continue
    addClockQuestion(questions, clocks)
    if (questions.length === questionsInSession) break
    const decided =
      index < poolSize ? pool.find(each => each.worked === worked) : decideAll(worked)[0]
    if (decided === undefined) continue
    const question =
      questionOf(nextKind(questions), decided, edition, pool, telling) ??
      questionOf('ruling', decided, edition, pool, telling) ??
      questionOf('article', decided, edition, pool, telling)
    if (question !== null) questions.push(question)
  }
  const missing = questionsInSession - questions.length
  return [...questions, ...clocks.splice(0, missing)]
}

/** The kind of the next question. */
const nextKind = (asked: readonly Question[]): QuestionKind => kinds[asked.length % kinds.length]!

/** Adds a question about the clocks if it is their turn. */
function addClockQuestion(asked: Question[], clocks: Question[]): void {
  if (asked.length === questionsInSession || nextKind(asked) !== 'clocks') return
  const [next] = clocks.splice(0, 1)
  if (next !== undefined) asked.push(next)
}

/**
 * Chooses the questions about clocks first, because few cases change the times. A case used here is
 * not used for another question.
 */
function clockQuestions(
  pool: readonly DecidedCase[],
  edition: EditionId,
  telling: Telling,
): Question[] {
  const turns = Math.floor(questionsInSession / kinds.length)
  const found: Question[] = []
  for (const decided of pool) {
    if (found.length === turns) break
    const question = questionOf('clocks', decided, edition, pool, telling)
    if (question !== null) found.push(question)
  }
  return found
}
