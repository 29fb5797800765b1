import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { words } from '../i18n/language.js'
import type { ArbiterAct, ArbiterGame } from './arbiter-game.js'
import { ConfirmAct } from './confirm-act.js'
import { formOf, type Kind, kinds } from './forms.js'
import './arbiter.css'

/**
 * What the arbiter may do without being asked: choose an act, fill in its form, see the
 * consequences.
 */
export function ArbiterActs({
  game,
  kind,
  onKind,
}: {
  readonly game: ArbiterGame
  readonly kind: Kind | null
  readonly onKind: (kind: Kind | null) => void
}) {
  const { arbiter: t } = words()
  const [act, setAct] = useState<ArbiterAct | null>(null)
  const Form = kind === null ? null : formOf[kind]
  const hasClock = game.state.clock !== null
  const offeredKinds = kinds.filter(each => hasClock || (each !== 'time' && each !== 'clocks'))
  return (
    <section class="arbiter-part">
      <Choices<Kind | ''>
        legend={t.does}
        options={offeredKinds.map(each => [each, t.kinds[each]])}
        chosen={kind ?? ''}
        onChoose={next => {
          setAct(null)
          onKind(next === '' ? null : next)
        }}
      />
      {Form !== null && (
        // The form stays filled in, in case the arbiter goes back.
        <div hidden={act !== null}>
          <Form key={kind} game={game} preset={{}} onAct={setAct} />
        </div>
      )}
      {act !== null && (
        <ConfirmAct
          game={game}
          act={act}
          onYes={() => {
            setAct(null)
            onKind(null)
            game.perform(act)
          }}
          onNo={() => setAct(null)}
        />
      )}
    </section>
  )
}
