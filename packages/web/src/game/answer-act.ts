import type { Option } from '@jadoube/laws'
import type { ActBody, OpenQuestion } from './game.js'

/** Returns the act that gives an answer, if the option needs no further input. */
export function answerAct(question: OpenQuestion, option: Option): ActBody {
  const player = question.player === null ? null : { player: question.player }
  if (!('verdict' in option)) {
    return { act: option.act, ...player, ...(option.penalty && { penalty: option.penalty }) }
  }
  const { verdict, points, move, meaning, version } = option
  return {
    act: 'rule',
    claim: question.claim,
    verdict,
    ...player,
    ...(points !== undefined && { points }),
    ...(move !== undefined && { move }),
    ...(meaning !== undefined && { meaning }),
    ...(version !== undefined && { version }),
  }
}
