import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Course } from '../game/course.js'
import type { Facts } from '../game/question.js'
import { askForPenalty } from './penalty.js'

/** A breach without a price of its own: it is noted, and the arbiter may penalise it (12.9). */
export function breach(course: Course, by: Color, rule: RuleId, facts: Facts = {}): void {
  course.happen({ type: 'breach', at: course.at, by, ...course.by(rule) })
  askForPenalty(course, by, rule, facts, 'incorrect')
}

/** A breach of 11.1–11.5 (2009: 12.1–12.6) leads to a penalty, which the arbiter chooses (11.6). */
export function punishableBreach(course: Course, by: Color, rule: RuleId, facts: Facts = {}): void {
  course.happen({ type: 'breach', at: course.at, by, ...course.by(rule) })
  askForPenalty(course, by, rule, facts)
}
