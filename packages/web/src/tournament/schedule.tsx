import type { EventOverview } from '@jadoube/protocol'
import { bergerSchedule } from '@jadoube/tournament'
import { useEffect } from 'preact/hooks'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'
import { words } from '../i18n/language.js'
import type { Players } from './players.js'

/** All rounds of a round robin in advance, by the Berger tables. */
export function Schedule({
  overview: { system, cycles },
  players,
}: {
  readonly overview: EventOverview
  readonly players: Players
}) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  const t = words().tournament
  if (system !== 'round-robin' || players.size < 3 || w === null) return null
  const byNumber = new Map([...players.values()].map(each => [each.number, each.name]))
  const name = (number: number) => `${number} ${byNumber.get(number) ?? ''}`
  return (
    <details class="t-schedule">
      <summary>{w.schedule}</summary>
      <p class="small quiet">{w.scheduleLead}</p>
      <div class="t-schedule-rounds">
        {bergerSchedule(players.size, { cycles }).map(({ games, rests }, index) => (
          <section key={`${index}`}>
            <h3>{t.roundName(index + 1)}</h3>
            <ul>
              {games.map(([white, black]) => (
                <li key={white}>
                  {name(white)} – {name(black)}
                </li>
              ))}
              {rests !== null && <li class="quiet">{w.free(name(rests))}</li>}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
