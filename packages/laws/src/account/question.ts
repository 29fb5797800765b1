import type { GameEvent } from '../game/event.js'
import { isRuled, type Option } from '../game/question.js'
import { fillName, type QuestionWords } from './questions/words.js'
import type { Wording, Words } from './wording.js'

type AskedWords = Pick<Words, 'asked' | 'answers' | 'left'>

const none: AskedWords = { asked: '', answers: '', left: '' }

/** By the name of the question, which an event has as a text. */
interface Sentences extends Pick<QuestionWords, 'names'> {
  readonly asks: Readonly<Record<string, string>>
  readonly left: Readonly<Record<string, string>>
}

interface Asking {
  readonly wording: Wording
  /** A move that an option names, as the language writes it. */
  readonly write: (san: string) => string
}

/** What a question is about, its answers and what each would do, in the words of the language. */
export function questionWords(event: GameEvent, { wording, write }: Asking): AskedWords {
  if (event.type === 'question-answered' || event.type === 'answer-proposed') {
    return event.verdict === null ? none : { ...none, answers: wording.verdicts[event.verdict] }
  }
  if (event.type !== 'question') return none
  const { claim, player, options, standing } = event
  const { asks, left, names }: Sentences = wording.questions
  return {
    asked: fillName(asks[claim] ?? claim, player, names),
    answers: options.map(option => answerIn(option, { wording, write })).join('; '),
    left: standing === undefined ? '' : fillName(left[claim] ?? '', player, names),
  }
}

function answerIn(option: Option, asking: Asking): string {
  const effect = effectIn(option, asking)
  return isRuled(option) ? `${asking.wording.verdicts[option.verdict]} – ${effect}` : effect
}

function effectIn(option: Option, { wording, write }: Asking): string {
  const effect = wording.effects[option.effect] ?? option.effect
  if (isRuled(option) && option.move !== undefined) return `${effect}: ${write(option.move)}`
  if (isRuled(option) && option.version !== undefined) {
    return `${effect} (${wording.players[option.version]})`
  }
  const points = isRuled(option) ? option.points : undefined
  if (points === undefined) return effect
  const score = points % 1 === 0.5 ? `${Math.floor(points) || ''}½` : String(points)
  return `${effect} (${wording.claims['opponents-score']}: ${score})`
}
