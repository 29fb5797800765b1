import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { parseResult } from '../game/result.js'
import type { Page } from '../game/state.js'

/** 8.1.1: a player writes on his scoresheet. It is kept as he wrote it, and nothing corrects it. */
export function record(course: Course, act: ActOf<'record'>, by: Color): Refusal | undefined {
  course.happen({
    type: 'move-recorded',
    at: course.at,
    by,
    text: act.text,
    ...course.by('score.record'),
  })
  return undefined
}

/** Everything a player has written, in order. */
export function entriesOf(scoresheet: Page | null): readonly string[] {
  const pages: string[][] = []
  for (let page = scoresheet; page !== null; page = page.previous) {
    pages.push(page.text.split('\n'))
  }
  return pages.reverse().flat()
}

/** 8.7: at the end both sign, with the result; what both have signed stands even if it is wrong. */
export function sign(course: Course, act: ActOf<'sign'>, by: Color): Refusal | undefined {
  const result = parseResult(act.result)
  if (result === undefined || result === '*') return refused('result-unknown', act.result)
  if (course.state.status !== 'concluded') return refused('nothing-to-sign')
  if (course.player(by).signed !== null) return refused('already-signed')
  course.happen({ type: 'result-signed', at: course.at, by, result, ...course.by('score.sign') })
  signedByBoth(course)
  return undefined
}

function signedByBoth(course: Course): void {
  const { white, black, result } = course.state
  if (white.signed === null || white.signed !== black.signed || result === null) return
  if (white.signed === result.text) return
  const text = parseResult(white.signed)!
  course.happen({
    type: 'game-concluded',
    at: course.at,
    result: text,
    points: pointsOf(course, text),
    reason: result.reason,
    ...course.by('score.signed-stands'),
  })
}

function pointsOf(course: Course, text: string): Readonly<Record<Color, number>> {
  const { win, draw, loss } = course.rules.points
  const [white, black] =
    text.includes('/') && !text.includes('-1/2') && !text.startsWith('1/2')
      ? text.split('/')
      : splitDash(text)
  const of = (part: string | undefined) =>
    part === '1' || part === '+' ? win : part === '1/2' ? draw : loss
  return { white: of(white), black: of(black) }
}

const splitDash = (text: string): readonly string[] => text.split(/-(?=[01])/)
