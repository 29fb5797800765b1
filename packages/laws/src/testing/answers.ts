import type { Act } from '../game/act.js'
import type { Laws } from '../game/laws.js'
import { parseAct } from '../game/parse-act.js'
import type { Option, Question } from '../game/question.js'
import type { GameState } from '../game/state.js'
import { follow } from '../the-laws/decide.js'

/** The act with which the arbiter gives an answer. */
export function answering(
  state: GameState,
  { claim, player }: Question,
  option: Option,
  at: number,
): Act {
  const raw =
    'verdict' in option
      ? {
          ...option,
          act: 'rule',
          claim,
          effect: undefined,
          ends: undefined,
          player: player ?? undefined,
        }
      : {
          act: option.act,
          player: player ?? 'white',
          penalty: option.penalty,
          minutes: 1,
          ...(option.penalty === 'loss' ? null : { points: 0.5 }),
          ms: 60_000,
          resumes: at + 60_000,
          ply: state.ply,
          white: option.act === 'declare' ? 1 : 60_000,
          black: option.act === 'declare' ? 0 : 60_000,
        }
  const read = parseAct(JSON.parse(JSON.stringify({ ...raw, at, by: 'arbiter' })))
  if (!read.ok) throw new Error(`${read.error.reason}: ${JSON.stringify(raw)}`)
  return read.value
}

/** Checks that each answer that a question offers can be given and has the stated effect. */
export function wrongOptions(state: GameState, laws: Laws, asked: readonly string[]): string[] {
  const { questions, at } = state
  return questions
    .filter(({ claim }) => asked.includes(claim))
    .flatMap(question =>
      question.options.flatMap(option => {
        const decision = follow(state, answering(state, question, option, at), laws)
        const what = `${question.claim}, ${JSON.stringify(option)}`
        if (!decision.ok) return [`${decision.refusal.code} to the answer ${what}`]
        const { result } = decision.state
        if ('ends' in option && option.ends !== undefined) {
          const { reason, rule } = option.ends
          const holds = result?.reason === reason && result.rule === rule
          return holds ? [] : [`${result?.reason} by ${result?.rule} after the answer ${what}`]
        }
        const isNew = result?.reason === 'cancelled'
        return option.effect === 'new-game' && !isNew ? [`no new game after ${what}`] : []
      }),
    )
}
