import { useEffect, useState } from 'preact/hooks'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'
import { written } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import { faultText, type Seat } from './api.js'
import type { Players } from './players.js'

/** Explains why two players do or do not meet in a round of a Swiss. */
export function WhyNot({
  seat,
  round,
  players,
}: {
  readonly seat: Seat
  readonly round: number
  readonly players: Players
}) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  const [pair, setPair] = useState<readonly [string, string]>(['', ''])
  const [answer, setAnswer] = useState<string | null>('')
  if (w === null) return null
  const choose = (place: 0 | 1, entry: string) => {
    setAnswer('')
    setPair(([one, other]) => (place === 0 ? [entry, other] : [one, entry]))
  }
  const explain = async (submitted: Event) => {
    submitted.preventDefault()
    setAnswer(null)
    const path = `/api/events/${seat.event}/rounds/${round}/why`
    const query = `one=${pair[0]}&other=${pair[1]}&lang=${written.value}`
    const result = await ask<{ readonly text: string }>('GET', `${path}?${query}`, {
      secret: seat.secret,
    })
    setAnswer(result.ok ? result.value.text : faultText(result.error))
  }
  const sorted = [...players.values()].sort((a, b) => a.number - b.number)
  return (
    <details class="t-why-not no-print">
      <summary>{w.whyNot}</summary>
      <form class="row" onSubmit={submitted => void explain(submitted)}>
        {([0, 1] as const).map(place => (
          <label class="field" key={place}>
            <select
              aria-label={`${w.whyNot} ${place + 1}`}
              value={pair[place]}
              onChange={event => choose(place, event.currentTarget.value)}
            >
              <option value="" disabled>
                –
              </option>
              {sorted.map(({ entry, number, name }) => (
                <option key={entry} value={String(entry)}>
                  {number} {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button
          type="submit"
          class="button"
          disabled={pair.includes('') || pair[0] === pair[1] || answer === null}
        >
          {w.explain}
        </button>
      </form>
      <p role="status" aria-busy={answer === null}>
        {answer ?? '…'}
      </p>
    </details>
  )
}
