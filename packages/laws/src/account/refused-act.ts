import { lettersOf, makeSquare, type Square } from '@jadoube/chess'
import type { WrittenLanguage } from '../explanations/index.js'
import type { Act } from '../game/act.js'
import type { Verdict } from '../game/act-words.js'
import { effectOfPenalty } from '../game/question.js'
import { type RefusalCode, refusalReasons } from '../game/refusal.js'
import type { RefusalDetails } from '../game/refusal-details.js'
import { isThing } from './refusals/words.js'
import type { Telling } from './sentence.js'
import { withFullStop } from './with-full-stop.js'
import type { Wording } from './wording.js'

/** Says which act has no effect, and why. */
export function refusedAct(
  act: Act,
  refusal: CodedRefusal,
  { language, wording }: Telling,
): string {
  const { names, whose, noEffect } = wording.acts
  return noEffect({
    whose: whose[act.by],
    what: names[act.act],
    detail: detailOf(act, wording.claims, language),
    reason: withFullStop(
      whyNotNow(act, refusal, wording) ?? whyRefused(withoutDetailsOfAct(act, refusal), wording),
    ),
  })
}

/** The code of a refusal, and its details. */
export interface CodedRefusal {
  readonly code: RefusalCode
  readonly details?: RefusalDetails | undefined
}

/** Why it was refused, in the language, with the details that it has words for. */
export function whyRefused({ code, details = {} }: CodedRefusal, wording: Wording): string {
  const reason = wording.refusals[code] ?? refusalReasons[code]
  const detail = refusalDetail(details, wording)
  return detail === undefined ? reason : `${reason}: ${detail}`
}

/** The details of a refusal in the language; undefined where there is no word for them. */
export function refusalDetail(details: RefusalDetails, wording: Wording): string | undefined {
  const { lacks, causes, things, tooLate, field } = wording.refusalWords
  if (details.lacks !== undefined) return lacks[details.lacks]
  if (details.cause !== undefined) return causes[details.cause]
  if (typeof details.afterMoves === 'number') return tooLate(details.afterMoves)
  if (details.penalty !== undefined) return wording.effects[effectOfPenalty[details.penalty]]
  if (details.verdict !== undefined) return verdictIn(details.verdict, wording)
  if (details.field !== undefined) return `${field} \`${details.field}\``
  const { what = details.claim } = details
  if (what !== undefined) return isThing(what) ? things[what] : wording.claims[what]
  const { square, text, points, ply } = details
  return square ?? text ?? points ?? (ply === undefined ? undefined : String(ply))
}

function verdictIn(verdict: Verdict, { questions, effects }: Wording): string | undefined {
  if (verdict === 'postponed') return effects['decide-later']
  return verdict === 'correct' ? questions.yes : questions.no
}

/** The refusal without the details that the sentence about the act already names. */
function withoutDetailsOfAct(act: Act, { code, details = {} }: CodedRefusal): CodedRefusal {
  const { square, text, claim, ...rest } = details
  const isNamed = act.act === 'claim' || act.act === 'rule'
  return {
    code,
    details: {
      ...rest,
      ...(square === undefined || actsOnSquares.has(act.act) ? null : { square }),
      ...(text === undefined || act.act === 'move' ? null : { text }),
      ...(claim === undefined || (isNamed && act.claim === claim) ? null : { claim }),
    },
  }
}

const actsOnSquares: ReadonlySet<Act['act']> = new Set([
  'touch',
  'feel',
  'place',
  'remove',
  'displace',
  'move',
])

/**
 * What is needed to make a claim that cannot be made now, unless the details of the refusal say
 * it.
 */
function whyNotNow(
  act: Act,
  { code, details }: CodedRefusal,
  wording: Wording,
): string | undefined {
  if (act.act !== 'claim' || code !== 'claim-not-now') return undefined
  const isSaid = details?.afterMoves !== undefined || details?.cause !== undefined
  return isSaid ? undefined : wording.claimSentences[act.claim].notNow
}

const squareName = (square: Square): string => makeSquare(square)

/** The move, the squares or the claim, so that nobody has to look up the line. */
function detailOf(act: Act, claims: Wording['claims'], language: WrittenLanguage): string {
  switch (act.act) {
    case 'move':
      return 'san' in act
        ? translatePieceLetters(act.san, language)
        : `${squareName(act.from)}–${squareName(act.to)}`
    case 'displace':
      return `${squareName(act.from)}–${squareName(act.to)}`
    case 'place':
      return 'from' in act ? `${squareName(act.from)}–${squareName(act.to)}` : squareName(act.to)
    case 'touch':
    case 'remove':
    case 'feel':
      return squareName(act.square)
    case 'claim':
    case 'rule':
      return claims[act.claim] ?? act.claim
    default:
      return ''
  }
}

/** Translates a move of a record from English letters into those of the language. */
function translatePieceLetters(san: string, language: WrittenLanguage): string {
  if (language === 'en') return san
  if (/^O-O/.test(san)) return san.replaceAll('O', '0')
  const { pieces } = lettersOf[language]
  return san.replace(/^[KQRBN]|(?<==)[QRBN]/g, letter => pieces['KQRBN'.indexOf(letter)] ?? letter)
}
