import { useState } from 'preact/hooks'
import { ConfirmAct } from '../arbiter/confirm-act.js'
import { foresee } from '../arbiter/foreseen.js'
import type { ArbiterAct, JudgedGame } from '../arbiter/judged-game.js'
import { words } from '../i18n/language.js'
import { isPressing, kindOf, needText } from './needs.js'

/** The observation that answers each need that the board has already detected. */
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

/** Returns the act that answers a need. Null if the arbiter has to choose one. */
function answerTo(need: string, game: JudgedGame): ArbiterAct | null {
  const [kind = '', about] = need.split(':')
  const what = kind === 'call' ? words().desk.callAnswered : sights[kind]
  if (what === undefined) return null
  const player = about === 'white' || about === 'black' ? { player: about } : null
  const act = { act: 'observe', what, ...(what === 'displaced-pieces' ? null : player) }
  if (foresee(game, act).refusal === null) return act
  // After the end nothing can be observed, but a call can still be answered.
  const said = kind === 'call' ? { act: 'announce', text: what } : null
  return said !== null && foresee(game, said).refusal === null ? said : null
}

const answerName = (need: string): string =>
  kindOf(need) === 'call' ? words().desk.haveCome : words().desk.ruleOnIt

/** The needs of this board, each with a button for the ruling that the Laws provide. */
export function BoardNeeds({
  needs,
  game,
}: {
  readonly needs: readonly string[]
  /** Null unless an arbiter is looking. */
  readonly game: JudgedGame | null
}) {
  const [answered, setAnswered] = useState<string | null>(null)
  // Questions are listed below with their answers.
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
        <ConfirmAct
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
