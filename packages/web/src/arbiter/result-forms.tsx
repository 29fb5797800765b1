import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import type { FormProps } from './forms.js'
import { inHalves } from './penalty-form.js'

/** Declares a result: the points of each player, which need not add up to one. */
export function ResultForm({ game, onAct }: FormProps) {
  const { arbiter: t, table, frame } = words()
  const { win, draw, loss } = game.laws.rules.points
  const scores = [win, draw, loss].map(each => [String(each), inHalves(each)] as const)
  const [white, setWhite] = useState(String(draw))
  const [black, setBlack] = useState(String(draw))
  const [why, setWhy] = useState('')
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        const reason = why.trim() === '' ? null : { why: why.trim() }
        onAct({ act: 'declare', white: Number(white), black: Number(black), ...reason })
      }}
    >
      <div class="two-columns">
        <Choices legend={frame.white} options={scores} chosen={white} onChoose={setWhite} />
        <Choices legend={frame.black} options={scores} chosen={black} onChoose={setBlack} />
      </div>
      <TextField label={t.why} value={why} onInput={setWhy} />
      <button type="submit" class="button">
        {table.declare}
      </button>
    </form>
  )
}

/** The form of an act that needs at most a reason. */
export function ReasonForm({ preset, onAct }: FormProps) {
  const { arbiter: t } = words()
  const [why, setWhy] = useState('')
  const act = preset.act === 'expel' ? 'expel' : 'cancel'
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        onAct({ act, ...(why.trim() !== '' && { why: why.trim() }) })
      }}
    >
      <TextField label={t.why} value={why} onInput={setWhy} />
      <button type="submit" class="button">
        {act === 'expel' ? t.expel : t.cancel}
      </button>
    </form>
  )
}
