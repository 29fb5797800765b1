import type { Verdict } from '../game/act-words.js'
import type { GameEvent } from '../game/event.js'
import { isRuled, type Option, type QuestionName } from '../game/question.js'
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
    if (event.verdict === null) return none
    return {
      ...none,
      answers: yesOrNo(event.claim, event.verdict, wording) ?? wording.verdicts[event.verdict],
    }
  }
  if (event.type !== 'question') return none
  const { claim, player, options, standing } = event
  const { asks, left, names }: Sentences = wording.questions
  return {
    asked: fillName(asks[claim] ?? claim, player, names),
    answers: [...new Set(options.map(each => answerIn(claim, each, { wording, write })))].join(
      '; ',
    ),
    left: standing === undefined ? '' : fillName(left[claim] ?? '', player, names),
  }
}

/** The questions that “yes” and “no” answer; to the others the answer is what follows from it. */
const askedForYesOrNo: ReadonlySet<string> = new Set<QuestionName>([
  'threefold',
  'fifty-moves',
  'flag',
  'illegal-move',
  'touched-piece',
  'cannot-win-by-normal-means',
  'no-effort-by-normal-means',
  'five-second-increment',
  'wrong-setup',
  'reversed-colours',
  'no-progress',
  'clock-setting',
  'accidental-touch',
  'appeal',
  'can-mate',
  'pause',
  'persistent-refusal',
  'reconstruction',
])

function yesOrNo(claim: string, verdict: Verdict, { questions }: Wording): string | null {
  if (!askedForYesOrNo.has(claim) || verdict === 'postponed') return null
  return verdict === 'correct' ? questions.yes : questions.no
}

function answerIn(claim: string, option: Option, asking: Asking): string {
  const effect = effectIn(option, asking)
  const answer = isRuled(option) ? yesOrNo(claim, option.verdict, asking.wording) : null
  return answer === null ? effect : `${answer} – ${effect}`
}

function effectIn(option: Option, { wording, write }: Asking): string {
  const effect = wording.effects[option.effect] ?? option.effect
  if (isRuled(option) && option.move !== undefined) return `${effect}: ${write(option.move)}`
  if (isRuled(option) && option.version !== undefined) {
    return `${effect} (${wording.questions.names[option.version].player})`
  }
  const points = isRuled(option) ? option.points : undefined
  if (points === undefined) return effect
  const score = points % 1 === 0.5 ? `${Math.floor(points) || ''}½` : String(points)
  return `${effect} (${wording.claims['opponents-score']}: ${score})`
}
