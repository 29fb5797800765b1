import type { Color } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { ArbiterActs } from '../arbiter/arbiter-acts.js'
import { ClockHand } from '../arbiter/clock-hand.js'
import type { Kind } from '../arbiter/forms.js'
import type { JudgedGame } from '../arbiter/judged-game.js'
import { OpenQuestions } from '../arbiter/open-questions.js'
import { Sheet } from '../frame/sheet.js'
import { game, perform } from '../game/local-game.js'
import { words } from '../i18n/language.js'
import { now } from '../time.js'

/** The arbiter's hat, on the same device: questions first, then what they may do unasked. */
export function ArbiterSheet({
  side,
  turned,
  onMenu,
  onClose,
}: {
  readonly side: Color
  readonly turned: boolean
  readonly onMenu: () => void
  readonly onClose: () => void
}) {
  const t = words().table
  const [kind, setKind] = useState<Kind | null>(null)
  const current = game.value
  if (current === null) return null
  const { state, table, origin } = current
  const judged: JudgedGame = {
    state,
    laws: table.laws,
    edition: table.header.laws,
    origin,
    moment: () => Math.max(now() - origin, state.at),
    questions: state.questions,
    perform: act => {
      onClose()
      perform('arbiter', act)
    },
    asPlayer: (player, act) => {
      if (act.act === 'seal') onClose()
      perform(player, act)
    },
    unseal: null,
  }
  const call = () => {
    onClose()
    perform(side, { act: 'summon-arbiter' })
    perform(side, { act: 'pause', why: 'arbiter' })
  }
  return (
    <Sheet title={t.arbiterTitle} turned={turned} onClose={onClose}>
      <div class="row">
        {state.status === 'in-play' && (
          <button type="button" class="button main" onClick={call}>
            {t.callArbiter}
          </button>
        )}
        {state.status !== 'awaiting-start' && <ClockHand game={judged} />}
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
      <OpenQuestions game={judged} />
      <ArbiterActs game={judged} kind={kind} onKind={setKind} />
    </Sheet>
  )
}
