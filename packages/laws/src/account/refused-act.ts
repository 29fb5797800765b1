import { lettersOf, makeSquare, type Square } from '@jadoube/chess'
import type { WrittenLanguage } from '../explanations/index.js'
import type { Act } from '../game/act.js'
import { type RefusalCode, refusalReasons } from '../game/refusal.js'
import { closed } from './closed.js'
import type { Telling } from './sentence.js'
import type { Wording } from './wording.js'

/** Says which act has no effect, and why. */
export function refusedAct(act: Act, refusal: RefusedFor, { language, wording }: Telling): string {
  const { names, whose, noEffect } = wording.acts
  return noEffect({
    whose: whose[act.by],
    what: names[act.act],
    detail: detailOf(act, wording.claims, language),
    reason: closed(whyNotNow(act, refusal, wording) ?? whyRefused(refusal, wording)),
  })
}

/** A refusal: its code, and its reason in English. */
export interface RefusedFor {
  readonly code: RefusalCode
  readonly reason: string
}

/**
 * The reason in the language. An English reason may end with a name from the record, which is not
 * meant for people.
 */
export const whyRefused = ({ code, reason }: RefusedFor, { refusals }: Wording): string =>
  refusals[code] ?? reason.replace(/: [a-z]+(?:-[a-z]+)*$/, '')

/** For a claim that cannot be made now: what is needed to make it, unless the reason says more. */
function whyNotNow(act: Act, refusal: RefusedFor, wording: Wording): string | undefined {
  if (act.act !== 'claim' || refusal.code !== 'claim-not-now') return undefined
  const says = refusal.reason !== refusalReasons['claim-not-now']
  const { notNow, tooLate } = wording.claimSentences[act.claim]
  return says ? tooLate : notNow
}

const name = (square: Square): string => makeSquare(square)

/** The move, the squares or the claim, so that nobody has to look up the line. */
function detailOf(act: Act, claims: Wording['claims'], language: WrittenLanguage): string {
  switch (act.act) {
    case 'move':
      return 'san' in act ? inLettersOf(act.san, language) : `${name(act.from)}–${name(act.to)}`
    case 'displace':
      return `${name(act.from)}–${name(act.to)}`
    case 'place':
      return 'from' in act ? `${name(act.from)}–${name(act.to)}` : name(act.to)
    case 'touch':
    case 'remove':
    case 'feel':
      return name(act.square)
    case 'claim':
    case 'rule':
      return claims[act.claim] ?? act.claim
    default:
      return ''
  }
}

/** Translates a move of a record from English letters into those of the language. */
function inLettersOf(san: string, language: WrittenLanguage): string {
  if (language === 'en') return san
  if (/^O-O/.test(san)) return san.replaceAll('O', '0')
  const { pieces } = lettersOf[language]
  return san.replace(/^[KQRBN]|(?<==)[QRBN]/g, letter => pieces['KQRBN'.indexOf(letter)] ?? letter)
}
