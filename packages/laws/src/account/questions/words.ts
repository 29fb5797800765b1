import type { Color } from '@jadoube/chess'
import type { QuestionName } from '../../game/question.js'

/** The forms of a player's name inside a sentence: *White*, *White’s*, *to White*. */
export interface NameForms {
  readonly player: string
  readonly of: string
  readonly to: string
}

/** The questions to the arbiter, as whole sentences with `{player}`, `{of}` and `{to}`. */
export interface QuestionWords {
  readonly names: Readonly<Record<Color, NameForms>>
  readonly yes: string
  readonly no: string
  /** The question after a colon. */
  readonly asks: Readonly<Record<QuestionName, string>>
  /** What a wrongly set clock showed, with `{times}`; the question follows it. */
  readonly clocksShowed: string
  /** Both flags are down, and it is not known which fell first: asked in place of `flag`. */
  readonly bothFlags: string
  /** The same after an interference for which the game may be replayed (Finnish blitz 20). */
  readonly replayLeft: string
  /** If play does not wait for the answer: what the arbiter may do, and what applies meanwhile. */
  readonly left: Readonly<Partial<Record<QuestionName, string>>>
}

/** Fills in the name of the player that the sentence is about. */
export function fillName(
  sentence: string,
  player: Color | undefined,
  names: QuestionWords['names'],
): string {
  if (player === undefined) return sentence
  return sentence.replace(/\{(player|of|to)\}/g, (_, form: keyof NameForms) => names[player][form])
}

export const capitalised = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** The same where the name may stand at the start of the sentence. */
export function sentenceAbout(
  sentence: string,
  player: Color,
  names: QuestionWords['names'],
): string {
  return capitalised(fillName(sentence, player, names))
}
