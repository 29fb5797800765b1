import { lettersOf, makeSquare, type Square } from '@jadoube/chess'
import type { PenaltyKind } from '../editions/index.js'
import type { WrittenLanguage } from '../explanations/index.js'
import type { Act } from '../game/act.js'
import type { Verdict } from '../game/act-words.js'
import type { Effect } from '../game/question.js'
import { type RefusalCode, refusalReasons } from '../game/refusal.js'
import type { RefusalDetails } from '../game/refusal-details.js'
import { closed } from './closed.js'
import { isThing } from './refusals/words.js'
import type { Telling } from './sentence.js'
import type { Wording } from './wording.js'

/** Says which act has no effect, and why. */
export function refusedAct(act: Act, refusal: RefusedFor, { language, wording }: Telling): string {
  const { names, whose, noEffect } = wording.acts
  return noEffect({
    whose: whose[act.by],
    what: names[act.act],
    detail: detailOf(act, wording.claims, language),
    reason: closed(whyNotNow(act, refusal, wording) ?? whyRefused(besides(act, refusal), wording)),
  })
}

/** A refusal as it comes: its code, and what more there is to say. */
export interface RefusedFor {
  readonly code: RefusalCode
  readonly details?: RefusalDetails | undefined
}

/** Why, in the language, with the details that it has words for. */
export function whyRefused({ code, details = {} }: RefusedFor, wording: Wording): string {
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

const effectOfPenalty: Readonly<Record<PenaltyKind, Effect>> = {
  warning: 'warning',
  'add-time': 'time-added',
  'cut-time': 'time-removed',
  'add-points': 'points-added',
  'cut-points': 'points-cut',
  loss: 'loss',
  fine: 'fine',
  rounds: 'rounds-missed',
  expulsion: 'expulsion',
}

function verdictIn(verdict: Verdict, { questions, effects }: Wording): string | undefined {
  if (verdict === 'postponed') return effects['decide-later']
  return verdict === 'correct' ? questions.yes : questions.no
}

/** Without the details that the act itself names. */
function besides(act: Act, { code, details = {} }: RefusedFor): RefusedFor {
  const { square, text, claim, ...rest } = details
  const isNamed = act.act === 'claim' || act.act === 'rule'
  return {
    code,
    details: {
      ...rest,
      ...(square === undefined || namesSquare.has(act.act) ? null : { square }),
      ...(text === undefined || act.act === 'move' ? null : { text }),
      ...(claim === undefined || (isNamed && act.claim === claim) ? null : { claim }),
    },
  }
}

const namesSquare: ReadonlySet<Act['act']> = new Set([
  'touch',
  'feel',
  'place',
  'remove',
  'displace',
  'move',
])

/** A claim that exists and cannot be made now: what it takes to make it, unless the reason says more. */
function whyNotNow(act: Act, { code, details }: RefusedFor, wording: Wording): string | undefined {
  if (act.act !== 'claim' || code !== 'claim-not-now') return undefined
  const isSaid = details?.afterMoves !== undefined || details?.cause !== undefined
  return isSaid ? undefined : wording.claimSentences[act.claim].notNow
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
