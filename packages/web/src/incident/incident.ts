import { displayTime, instant, timeLeft } from '@jadoube/clock'
import type { EditionId, GameEvent, RuledRecord } from '@jadoube/laws'
import type { Telling } from '@jadoube/laws/account'
import { accountLines } from '../account/account-lines.js'
import { inLetters } from '../i18n/language.js'
import { articlesOfGesture } from './gesture-articles.js'
import { articleOfRefusal } from './refusal-article.js'

/** A ruling for an incident sheet. */
export interface Incident {
  readonly line: number
  /** Milliseconds since the scheduled start of the game. */
  readonly at: number
  readonly edition: EditionId
  readonly white: string
  readonly black: string
  /** What happened before, in sentences. */
  readonly facts: readonly string[]
  readonly decision: readonly string[]
  readonly articles: readonly string[]
  readonly clocks: { readonly white: string; readonly black: string } | null
}

/** Events for which an arbiter would write a sheet. */
const rulingEvents: ReadonlySet<GameEvent['type']> = new Set([
  'claim-upheld',
  'claim-rejected',
  'claim-postponed',
  'illegal-move-ruled',
  'position-reinstated',
  'penalty-imposed',
  'time-added',
  'time-removed',
  'flag-fallen',
  'breach',
  'question',
  'question-answered',
  'position-transferred',
  'press-withdrawn',
  'illegal-move-stands',
  'device-noticed',
  'gesture-made',
  'draw-offered',
  'offer-lapsed',
  'result-lifted',
  'game-concluded',
])

/** A refused claim or offer is also a ruling. */
const claimsAndOffers: ReadonlySet<string> = new Set(['claim', 'offer-draw', 'accept-draw'])

/** A move or a claim is what the ruling answers, not a part of it. */
const isFact = (event: GameEvent | null): boolean =>
  event?.type === 'move-made' || event?.type === 'claim-made'

/** How many acts before the ruling belong to the facts. */
const actsBefore = 3

/** Whether a line has an irregularity, such as an illegal move. */
const hasFault = ({ outcome }: RuledRecord['lines'][number]): boolean =>
  outcome.some(
    event => event.type === 'irregularity-arose' || (event.type === 'move-made' && !event.legal),
  )

/** The illegal move on which a line rules if it was made before the facts begin; otherwise -1. */
const faultBefore = ({ lines }: RuledRecord, index: number, first: number): number => {
  const isRuledOn = lines[index]?.outcome.some(({ type }) => type === 'illegal-move-ruled')
  if (isRuledOn !== true) return -1
  const fault = lines.slice(0, index).findLastIndex(hasFault)
  return fault < first ? fault : -1
}

/** Returns the rulings of a record, newest first. */
export function incidentsOf(record: RuledRecord, telling: Telling): readonly Incident[] {
  const lines = accountLines(record, telling)
  const { header } = record.table
  return record.lines
    .flatMap((line, index): readonly Incident[] => {
      const isRuled = line.outcome.some(event =>
        event.type === 'refused'
          ? claimsAndOffers.has(line.act?.act ?? '')
          : rulingEvents.has(event.type),
      )
      const sentences = lines[index] ?? []
      if (!isRuled || sentences.length === 0) return []
      const first = Math.max(0, index - actsBefore)
      const before = [
        ...(lines[faultBefore(record, index, first)] ?? []),
        ...lines.slice(first, index).flat(),
      ]
      const decisions = sentences.filter(({ event }) => !isFact(event))
      // If nothing was decided, the sheet has what was claimed.
      const decisive = decisions.length > 0 ? decisions : sentences
      const factSentences = sentences.filter(each => !decisive.includes(each))
      const at = line.act?.at ?? 0
      const { clock } = line.after
      return [
        {
          line: line.line,
          at,
          edition: header.laws,
          white: header.white.name ?? '',
          black: header.black.name ?? '',
          facts: [...before, ...factSentences].map(({ text }) => inLetters(text)),
          decision: decisive.map(({ text }) => inLetters(text)),
          articles: numbersIn([
            ...articlesOfGesture(line, header.laws),
            ...sentences
              .filter(({ event }) => event?.type !== 'move-made')
              .map(({ citation }) => inLetters(citation ?? '')),
            articleOfRefusal(line, header.laws) ?? '',
          ]),
          clocks:
            clock === null
              ? null
              : {
                  white: displayTime(timeLeft(clock, 'white', instant(Math.max(0, at)))),
                  black: displayTime(timeLeft(clock, 'black', instant(Math.max(0, at)))),
                },
        },
      ]
    })
    .reverse()
}

/**
 * Extracts the numbers from `Article 7.5.1` and `Articles 7.5.1, 7.5.5`. The sheet already says
 * that they are articles.
 */
const numbersIn = (citations: readonly string[]): readonly string[] =>
  [
    ...new Set(
      citations.flatMap(citation =>
        citation.split(', ').map(each => each.replace(/^.*\s(?=\S*\d)/, '')),
      ),
    ),
  ].filter(Boolean)
