import type { GameEvent } from '../game/event.js'
import { isRuled, type Option } from '../game/question.js'
import { closed } from './closed.js'
import type { Wording, Words } from './wording.js'

type QuestionWords = Pick<Words, 'asked' | 'answers' | 'unless'>

const none: QuestionWords = { asked: '', answers: '', unless: '' }

interface Asking {
  readonly wording: Wording
  /** A move that an option names, as the language writes it. */
  readonly write: (san: string) => string
}

/** What a question is about, its answers and what each would do, in the words of the language. */
export function questionWords(event: GameEvent, { wording, write }: Asking): QuestionWords {
  if (event.type === 'question-answered' || event.type === 'answer-proposed') {
    return event.verdict === null ? none : { ...none, answers: wording.verdicts[event.verdict] }
  }
  if (event.type !== 'question') return none
  const { claim, player, options, standing } = event
  const named = wording.claims[claim] ?? claim
  const holds = options.find(each => isRuled(each) && each.verdict === standing)
  return {
    asked: closed(player === undefined ? named : `${named} (${wording.players[player]})`),
    answers: options.map(option => answerIn(option, { wording, write })).join('; '),
    unless: holds === undefined ? '' : effectIn(holds, { wording, write }),
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
