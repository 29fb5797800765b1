import type { Color } from '@jadoube/chess'
import { type Instant, makeClockTime, millis, parseClockTime, timeLeft } from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { NumberField, numberIn, SideChoice, TextField } from './fields.js'
import type { FormProps } from './forms.js'

const shown = ({ game }: Pick<FormProps, 'game'>, side: Color): string => {
  const { clock } = game.state
  if (clock === null) return ''
  const left = timeLeft(clock, side, game.moment() as Instant)
  return makeClockTime(millis(Math.floor(left / 1000) * 1000))
}

/** 12.5: time for a player; or time off him, which is his clock set back. */
export function TimeForm({ game, preset, onAct }: FormProps) {
  const { arbiter: t, clock } = words()
  const [player, setPlayer] = useState<Color>(preset.player ?? 'white')
  const [amount, setAmount] = useState('2:00')
  const [wrong, setWrong] = useState(false)
  const take = (sign: 1 | -1) => {
    const ms = parseClockTime(amount)
    setWrong(!ms.ok)
    if (!ms.ok) return
    if (sign > 0) onAct({ act: 'add-time', player, ms: ms.value })
    else {
      const own = game.state.clock
      const left = own === null ? 0 : timeLeft(own, player, game.moment() as Instant)
      onAct({ act: 'set-clock', [player]: Math.max(0, Math.round(left - ms.value)) })
    }
  }
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        take(1)
      }}
    >
      <SideChoice chosen={player} onChoose={setPlayer} />
      <TextField label={t.howLong} value={amount} onInput={setAmount} hint="2:00" />
      {wrong && (
        <p class="small error" role="alert">
          {clock.badTime}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button">
          {t.giveTime}
        </button>
        {preset.act === undefined && (
          <button type="button" class="button" onClick={() => take(-1)}>
            {t.takeTime}
          </button>
        )}
      </div>
    </form>
  )
}

/** 6.10.2: both times, and the counter of moves where it needs correcting. */
export function ClocksForm({ game, onAct }: FormProps) {
  const { arbiter: t, clock, frame } = words()
  const [white, setWhite] = useState(() => shown({ game }, 'white'))
  const [black, setBlack] = useState(() => shown({ game }, 'black'))
  const [moves, setMoves] = useState('')
  const [wrong, setWrong] = useState(false)
  const submit = (event: Event) => {
    event.preventDefault()
    const times = { white: parseClockTime(white), black: parseClockTime(black) }
    const count = moves.trim() === '' ? undefined : (numberIn(moves, 0, 999) ?? Number.NaN)
    const isWrong = !times.white.ok || !times.black.ok || Number.isNaN(count)
    setWrong(isWrong)
    if (isWrong || !times.white.ok || !times.black.ok) return
    onAct({
      act: 'set-clock',
      white: times.white.value,
      black: times.black.value,
      ...(count !== undefined && { moves: Math.floor(count) }),
    })
  }
  return (
    <form class="act-form" onSubmit={submit}>
      <div class="two">
        <TextField label={frame.white} value={white} onInput={setWhite} hint="1:30:00" />
        <TextField label={frame.black} value={black} onInput={setBlack} hint="1:30:00" />
      </div>
      <NumberField label={t.counter} value={moves} min={0} max={999} onInput={setMoves} />
      {wrong && (
        <p class="small error" role="alert">
          {clock.badTime}
        </p>
      )}
      <button type="submit" class="button">
        {t.setClocks}
      </button>
    </form>
  )
}
