import type { RuleId } from '../catalogue/index.js'
import type { Course } from '../game/course.js'
import { originOf, type RuleParameterName } from '../rules-in-force/index.js'

/** What a ruling rests on. */
export interface Ground {
  readonly rule: RuleId
  readonly article?: string
  readonly also?: readonly string[]
}

const unsupervised = ({ rules }: Course): 'rapid' | 'blitz' | null =>
  rules.supervision === 'adequate' || rules.mode === 'standard' ? null : rules.mode

/**
 * A rule that the appendix in force states itself, with the article there; or the one of the competition
 * rules, where the appendix leaves it to them.
 */
function statedBy(
  course: Course,
  parameter: RuleParameterName,
  own: { readonly rapid: readonly RuleId[]; readonly blitz: readonly RuleId[] },
  general: RuleId,
): Ground {
  const mode = unsupervised(course)
  const candidates: readonly RuleId[] = ['fb.win.illegal', ...(mode === null ? [] : own[mode])]
  const rule = candidates.find(each => course.article(each) !== undefined)
  if (rule === undefined) return course.by(general)
  const origin = originOf(course.rules, parameter)
  const article = 'article' in origin ? origin.article : null
  return article === null ? course.by(rule) : { rule, article }
}

/** Why an illegal move loses: 7.5.5, or A.4.2 of 2017, B3.c of 2009, 13.d in Finnish blitz. */
export const illegalLoss = (course: Course): Ground =>
  statedBy(
    course,
    'illegalMovesToLose',
    {
      rapid: ['rapid.unsup.illegal.cost.2017'],
      blitz: ['blitz.unsup.illegal.claim-win-2009', 'blitz.unsup.illegal.cost-2017'],
    },
    'illegal.penalty-loss',
  )

/** Why the game is drawn instead. */
export const illegalDraw = (course: Course): Ground =>
  statedBy(
    course,
    'illegalDrawIfOpponentCannotMate',
    {
      rapid: ['rapid.unsup.illegal.draw-exception'],
      blitz: ['blitz.unsup.illegal.claim-draw-2009', 'blitz.unsup.illegal.cost-2017'],
    },
    'illegal.loss-draw',
  )

/** Why a flag counts as fallen: 6.8, or the player's valid claim (A4.d.1 of 2009, Finnish blitz). */
export const flagFalls = (course: Course): Ground =>
  unsupervised(course) !== null && course.article('rapid.unsup.flag.by-claim') !== undefined
    ? course.by('rapid.unsup.flag.by-claim')
    : course.byFirst('fb.win.flag.claim', 'flag.considered-fallen')

/** Why the arbiter calls a flag: A.4.5 (2023: A.5.5) without adequate supervision, else 6.8. */
export const arbiterCallsFlag = (course: Course): Ground =>
  unsupervised(course) !== null && course.article('rapid.unsup.flag.arbiter-calls') !== undefined
    ? course.by('rapid.unsup.flag.arbiter-calls')
    : flagFalls(course)

/** When an illegal move is completed: in 2009 the appendices say it themselves. */
export function illegalCompleted(course: Course): Ground {
  const mode = unsupervised(course)
  if (mode === null || course.article('rapid.unsup.illegal.arbiter-passive') === undefined) {
    return course.by('illegal.completed-when')
  }
  return course.by(
    mode === 'blitz' ? 'blitz.unsup.illegal.completed' : 'rapid.unsup.illegal.completed',
  )
}

/**
 * By which rule a player claims an illegal move: in 2009 without adequate supervision A4.c, and in blitz
 * B3.c, say what can be claimed and until when. Later editions refer to Article 7.
 */
export function illegalClaim(course: Course, general: RuleId): Ground {
  const mode = unsupervised(course)
  if (mode === null || course.article('rapid.unsup.illegal.arbiter-passive') === undefined) {
    return course.by(general)
  }
  return course.by(
    mode === 'blitz' ? 'blitz.unsup.illegal.claim-win-2009' : 'rapid.unsup.illegal.window',
  )
}

/** The article that makes a penalty one minute, where it is not the one that states the penalty itself. */
export function alsoStated(
  course: Course,
  parameter: RuleParameterName,
  article: string | undefined,
): { readonly also?: readonly string[] } {
  const origin = originOf(course.rules, parameter)
  const stated = origin.layer === 'mode' ? origin.article : null
  return stated === null || stated === article ? {} : { also: [stated] }
}

/** Why both flags down are a draw. */
export function bothFlagsDraw(course: Course): RuleId {
  if (course.article('fb.draw.both-flags') !== undefined) return 'fb.draw.both-flags'
  return unsupervised(course) === null ? 'qpf.both-flags.last' : 'rapid.unsup.flag.both-down'
}
