import { useState } from 'preact/hooks'
import { previewAct } from '../arbiter/act-preview.js'
import type { ArbiterAct, ArbiterGame } from '../arbiter/arbiter-game.js'
import { ConfirmAct } from '../arbiter/confirm-act.js'
import { words } from '../i18n/language.js'
import { isPressing, kindOf, needText } from './needs.js'

/** The observation that answers each need that the board has already detected. */
const observations: Readonly<Record<string, string>> = {
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
function answerTo(need: string, game: ArbiterGame): ArbiterAct | null {
  const [kind = '', about] = need.split(':')
  const what = kind === 'call' ? words().desk.callAnswered : observations[kind]
  if (what === undefined) return null
  const player = about === 'white' || about === 'black' ? { player: about } : null
  const act = { act: 'observe', what, ...(what === 'displaced-pieces' ? null : player) }
  if (previewAct(game, act).refusal === null) return act
  // After the end nothing can be observed, but a call can still be answered.
  const announcement = kind === 'call' ? { act: 'announce', text: what } : null
  return announcement !== null && previewAct(game, announcement).refusal === null
    ? announcement
    : null
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
  readonly game: ArbiterGame | null
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  // Questions are listed below with their answers.
  const shown = needs.filter(need => game === null || !/^(question|interruption)/.test(need))
  if (shown.length === 0) return null
  const act =
    game === null || chosen === null || !shown.includes(chosen) ? null : answerTo(chosen, game)
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
                aria-pressed={chosen === need}
                onClick={() => setChosen(chosen === need ? null : need)}
              >
                {answerName(need)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {game !== null && act !== null && (
        <ConfirmAct
          key={chosen}
          game={game}
          act={act}
          onYes={() => {
            setChosen(null)
            game.perform(act)
          }}
          onNo={() => setChosen(null)}
        />
      )}
    </div>
  )
}
