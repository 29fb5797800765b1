import { useState } from 'preact/hooks'
import { foresee } from '../arbiter/foreseen.js'
import type { ArbiterAct, JudgedGame } from '../arbiter/judged-game.js'
import { Sure } from '../arbiter/sure.js'
import { words } from '../i18n/language.js'
import { isPressing, kindOf, needText } from './needs.js'

/** What the arbiter sees where the board itself has shown it already; the Laws do the rest. */
const sights: Readonly<Record<string, string>> = {
  flag: 'flag-fall',
  'illegal-move': 'illegal-move',
  'unpromoted-pawn': 'illegal-move',
  'press-without-move': 'illegal-move',
  'two-hands': 'illegal-move',
  'touched-piece': 'touched-piece',
  displaced: 'displaced-pieces',
  'out-of-turn': 'displaced-pieces',
}

/** The one act that answers a need; null where the arbiter has to think of one themselves. */
function answerTo(need: string, game: JudgedGame): ArbiterAct | null {
  const [kind = '', about] = need.split(':')
  const what = kind === 'call' ? words().desk.callAnswered : sights[kind]
  if (what === undefined) return null
  const player = about === 'white' || about === 'black' ? { player: about } : null
  const act = { act: 'observe', what, ...(what === 'displaced-pieces' ? null : player) }
  if (foresee(game, act).refusal === null) return act
  // After the end nothing is observed any more, but a call is still answered.
  const said = kind === 'call' ? { act: 'announce', text: what } : null
  return said !== null && foresee(game, said).refusal === null ? said : null
}

const answerName = (need: string): string =>
  kindOf(need) === 'call' ? words().desk.haveCome : words().desk.ruleOnIt

/** What asks for the arbiter at this board, and with one touch what the Laws make of it. */
export function BoardNeeds({
  needs,
  game,
}: {
  readonly needs: readonly string[]
  /** Where it is the arbiter who looks. */
  readonly game: JudgedGame | null
}) {
  const [answered, setAnswered] = useState<string | null>(null)
  // A question stands below with its answers.
  const shown = needs.filter(need => game === null || !/^(question|interruption)/.test(need))
  if (shown.length === 0) return null
  const act =
    game === null || answered === null || !shown.includes(answered)
      ? null
      : answerTo(answered, game)
  return (
    <div class="board-needs">
      <ul class="needs">
        {shown.map(need => (
          <li key={need} class={isPressing(need) ? 'need pressing' : 'need'}>
            <span>{needText(need)}</span>
            {game !== null && answerTo(need, game) !== null && (
              <button
                type="button"
                class="button"
                aria-label={`${answerName(need)}: ${needText(need)}`}
                aria-pressed={answered === need}
                onClick={() => setAnswered(answered === need ? null : need)}
              >
                {answerName(need)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {game !== null && act !== null && (
        <Sure
          key={answered}
          game={game}
          act={act}
          onYes={() => {
            setAnswered(null)
            game.perform(act)
          }}
          onNo={() => setAnswered(null)}
        />
      )}
    </div>
  )
}
