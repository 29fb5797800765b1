import { displayTime, type Millis } from '@jadoube/clock'
import type { Verdict } from '../game/act-words.js'
import type { EventOf, GameEvent } from '../game/event.js'
import { isRuled, type Option, type Question, type QuestionName } from '../game/question.js'
import { pointsText } from './points-text.js'
import { capitalised, fillName, type QuestionWords } from './questions/words.js'
import type { Wording, Words } from './wording.js'

type AskedWords = Pick<Words, 'asked' | 'answers' | 'left'>

const noWords: AskedWords = { asked: '', answers: '', left: '' }

/** The sentences by the name of the question, which is plain text in an event. */
interface Sentences extends Pick<QuestionWords, 'names'> {
  readonly asks: Readonly<Record<string, string>>
  readonly left: Readonly<Record<string, string>>
}

interface QuestionContext {
  readonly wording: Wording
  /** Writes a move of an option in the language. */
  readonly write: (san: string) => string
}

/** What a question is about, its answers and their effects, in the words of the language. */
export function questionWords(
  event: GameEvent,
  questions: readonly Question[],
  { wording, write }: QuestionContext,
): AskedWords {
  if (event.type === 'question-answered' || event.type === 'answer-proposed') {
    return { ...noWords, answers: answerGiven(event, questions, { wording, write }) }
  }
  if (event.type !== 'question') return noWords
  const { claim, player, options, standing } = event
  const { asks, left, names }: Sentences = wording.questions
  const areBothFlagsDown = claim === 'flag' && event.facts.bothFlagsDown === true
  const mayReplay = claim === 'spectator' && options.some(({ effect }) => effect === 'new-game')
  const leftOpen = mayReplay ? wording.questions.replayLeft : (left[claim] ?? '')
  const asked = areBothFlagsDown ? wording.questions.bothFlags : (asks[claim] ?? claim)
  return {
    asked: withTimesShown(event.facts, fillName(asked, player, names), wording),
    answers: answersIn(claim, options, { wording, write }).join('; '),
    left: standing === undefined ? '' : fillName(leftOpen, player, names),
  }
}

/** What the clocks showed before it was asked what they should show (6.10.2, A.4.1.1). */
function withTimesShown(
  { whiteShown, blackShown }: Question['facts'],
  asked: string,
  { questions: { clocksShowed, names } }: Wording,
): string {
  const times = [
    { color: 'white', ms: whiteShown } as const,
    { color: 'black', ms: blackShown } as const,
  ].flatMap(({ color, ms }) =>
    typeof ms === 'number' ? [`${names[color].player} ${displayTime(ms as Millis)}`] : [],
  )
  if (times.length === 0) return asked
  return `${clocksShowed.replace('{times}', times.join(', '))} ${capitalised(asked)}`
}

type AnswerEvent = EventOf<'question-answered'> | EventOf<'answer-proposed'>

/**
 * The answer that was given: yes or no, or else what follows from it. Empty if other sentences say
 * it.
 */
function answerGiven(
  event: AnswerEvent,
  questions: readonly Question[],
  asking: QuestionContext,
): string {
  const { claim, player, verdict, meaning } = event
  if (verdict === null) return ''
  const short = yesOrNo(claim, verdict, asking.wording)
  if (short !== null) return short
  const asked = questions.findLast(
    each => each.claim === claim && (player === undefined || each.player === player),
  )
  const options = (asked?.options ?? [])
    .filter(isRuled)
    .filter(each => each.verdict === verdict && each.meaning === meaning)
  const answers = new Set(options.map(each => effectIn(each, asking)))
  // Another act of the arbiter gave the answer, or the consequences show it.
  if (answers.size !== 1) return ''
  const [answer] = answers
  if (player === undefined || !askedAboutEach.has(claim)) return answer!
  return `${answer} (${asking.wording.questions.names[player].player})`
}

/** A handshake and lateness can concern both players, so that one act answers about each. */
const askedAboutEach: ReadonlySet<string> = new Set<QuestionName>(['meaning', 'late'])

/**
 * The questions that are answered by “yes” or “no”. For the others, the consequence is the answer.
 */
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
  'draw-agreement',
  'pause',
  'persistent-refusal',
  'reconstruction',
])

function yesOrNo(claim: string, verdict: Verdict, { questions }: Wording): string | null {
  if (!askedForYesOrNo.has(claim) || verdict === 'postponed') return null
  return verdict === 'correct' ? questions.yes : questions.no
}

/** The answers, each once. Those that differ only in the move are one answer with several moves. */
function answersIn(
  claim: string,
  options: readonly Option[],
  asking: QuestionContext,
): readonly string[] {
  const answers = new Map<string, string[]>()
  for (const option of options) {
    const { move, ...other } = { move: undefined, ...option }
    const answer = answerIn(claim, other, asking)
    const moves = move === undefined ? [] : [asking.write(move)]
    answers.set(answer, [...(answers.get(answer) ?? []), ...moves])
  }
  return [...answers].map(([answer, moves]) =>
    moves.length === 0 ? answer : `${answer}: ${moves.join(', ')}`,
  )
}

function answerIn(claim: string, option: Option, asking: QuestionContext): string {
  const effect = effectIn(option, asking)
  const answer = isRuled(option) ? yesOrNo(claim, option.verdict, asking.wording) : null
  return answer === null ? effect : `${answer} – ${effect}`
}

function effectIn(option: Option, { wording, write }: QuestionContext): string {
  const effect = wording.effects[option.effect] ?? option.effect
  if (isRuled(option) && option.move !== undefined) return `${effect}: ${write(option.move)}`
  if (isRuled(option) && option.version !== undefined) {
    return `${effect} (${wording.questions.names[option.version].player})`
  }
  const points = isRuled(option) ? option.points : undefined
  if (points === undefined) return effect
  return `${effect} (${wording.claims['opponents-score']}: ${pointsText(points)})`
}
