import type { Color } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { ArbiterActs } from '../arbiter/arbiter-acts.js'
import { arbiterGame } from '../arbiter/arbiter-game.js'
import type { Kind } from '../arbiter/forms.js'
import { OpenQuestions } from '../arbiter/open-questions.js'
import { StartStopButton } from '../arbiter/start-stop-button.js'
import { Sheet } from '../frame/sheet.js'
import type { ActBody, Game } from '../game/game.js'
import { words } from '../i18n/language.js'

/** The arbiter's sheet on the same device: questions first, then acts without being asked. */
export function ArbiterSheet({
  game,
  side,
  turned,
  onMenu,
  onClose,
}: {
  readonly game: Game
  readonly side: Color
  readonly turned: boolean
  readonly onMenu: () => void
  readonly onClose: () => void
}) {
  const t = words().table
  const [kind, setKind] = useState<Kind | null>(null)
  const { perform } = game
  const { status } = game.state.value
  const shared = arbiterGame(game)
  const ownGame = {
    ...shared,
    perform: (act: ActBody) => {
      onClose()
      shared.perform(act)
    },
    asPlayer: (player: Color, act: ActBody) => {
      if (act.act === 'seal') onClose()
      perform(player, act)
    },
  }
  const call = () => {
    onClose()
    perform(side, { act: 'summon-arbiter' })
    perform(side, { act: 'pause', why: 'arbiter' })
  }
  return (
    <Sheet title={t.arbiterTitle} turned={turned} onClose={onClose}>
      <div class="row">
        {status === 'in-play' && (
          <button type="button" class="button main" onClick={call}>
            {t.callArbiter}
          </button>
        )}
        {status !== 'awaiting-start' && <StartStopButton game={ownGame} />}
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose()
            onMenu()
          }}
        >
          {t.moves}
        </button>
      </div>
      <OpenQuestions game={ownGame} />
      <ArbiterActs game={ownGame} kind={kind} onKind={setKind} />
    </Sheet>
  )
}
