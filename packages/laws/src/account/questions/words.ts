import type { Color } from '@jadoube/chess'
import type { QuestionName } from '../../game/question.js'

/** The forms of a player's name inside a sentence: *White*, *White’s*, *to White*. */
export interface NameForms {
  readonly player: string
  readonly of: string
  readonly to: string
}

/** What the arbiter is asked, in whole sentences with `{player}`, `{of}` and `{to}`. */
export interface QuestionWords {
  readonly names: Readonly<Record<Color, NameForms>>
  readonly yes: string
  readonly no: string
  /** The question as it follows a colon. */
  readonly asks: Readonly<Record<QuestionName, string>>
  /** Both flags are down, and it is not known which fell first: asked in place of `flag`. */
  readonly bothFlags: string
  /** Play does not wait for the answer: what the arbiter may do, and what holds meanwhile. */
  readonly left: Readonly<Partial<Record<QuestionName, string>>>
}

/** A sentence with the name of the player whom it is about. */
export function fillName(
  sentence: string,
  player: Color | undefined,
  names: QuestionWords['names'],
): string {
  if (player === undefined) return sentence
  return sentence.replace(/\{(player|of|to)\}/g, (_, form: keyof NameForms) => names[player][form])
}

/** The same where the name may stand at the start of the sentence. */
export function sentenceAbout(
  sentence: string,
  player: Color,
  names: QuestionWords['names'],
): string {
  const filled = fillName(sentence, player, names)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
