import type { Color } from '@jadoube/chess'
import { type Instant, parseClockTime, timeLeft } from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { NumberField, numberIn, SideChoice, TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import type { FormProps } from './forms.js'
import { longestTime, readTypedTime, shownTime } from './typed-time.js'
import { WhichTime } from './which-time.js'

/** Adds time for a player (12.5), or takes time off by setting their clock back. */
export function TimeForm({ game, preset, onAct }: FormProps) {
  const { arbiter: t, clock } = words()
  const [player, setPlayer] = useState<Color>(preset.player ?? 'white')
  const [amount, setAmount] = useState('2:00')
  const [isWrong, setWrong] = useState(false)
  const submit = (sign: 1 | -1) => {
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
        submit(1)
      }}
    >
      <SideChoice chosen={player} onChoose={setPlayer} />
      <TextField label={t.howLong} value={amount} onInput={setAmount} hint="2:00" />
      {isWrong && (
        <p class="small error" role="alert">
          {clock.badTime}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button">
          {t.giveTime}
        </button>
        {preset.act === undefined && (
          <button type="button" class="button" onClick={() => submit(-1)}>
            {t.takeTime}
          </button>
        )}
      </div>
    </form>
  )
}

/** Sets both clocks (6.10.2), and the move counter if it needs correcting. */
export function ClocksForm({ game, onAct }: FormProps) {
  const { arbiter: t, clock, frame } = words()
  const [texts, setTexts] = useState(() => ({
    white: shownTime(game, 'white'),
    black: shownTime(game, 'black'),
  }))
  const [moves, setMoves] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [asksWhichTime, setAsksWhichTime] = useState(false)
  const readTime = (side: Color, from = texts) =>
    readTypedTime(from[side], longestTime(game.state.clock, side))
  const submit = (from: typeof texts) => {
    const [white, black] = [readTime('white', from), readTime('black', from)]
    const count = moves.trim() === '' ? undefined : (numberIn(moves, 0, 999) ?? Number.NaN)
    setAsksWhichTime(white.kind === 'either' || black.kind === 'either')
    setWrong(white.kind === 'unreadable' || black.kind === 'unreadable' || Number.isNaN(count))
    if (white.kind !== 'time' || black.kind !== 'time' || Number.isNaN(count)) return
    onAct({
      act: 'set-clock',
      white: white.ms,
      black: black.ms,
      ...(count !== undefined && { moves: Math.floor(count) }),
    })
  }
  const write = (side: Color) => (text: string) => setTexts({ ...texts, [side]: text })
  const chooseTime = (side: Color) => (text: string) => {
    const unambiguous = { ...texts, [side]: text }
    setTexts(unambiguous)
    submit(unambiguous)
  }
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        submit(texts)
      }}
    >
      <div class="two-columns">
        <TextField
          label={frame.white}
          value={texts.white}
          onInput={write('white')}
          hint="1:30:00"
        />
        <TextField
          label={frame.black}
          value={texts.black}
          onInput={write('black')}
          hint="1:30:00"
        />
      </div>
      <NumberField label={t.counter} value={moves} min={0} max={999} onInput={setMoves} />
      {asksWhichTime &&
        (['white', 'black'] as const).map(side => {
          const time = readTime(side)
          if (time.kind !== 'either') return null
          return (
            <WhichTime
              key={side}
              label={frame[side]}
              text={texts[side]}
              time={time}
              onChoose={chooseTime(side)}
            />
          )
        })}
      {isWrong && (
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
