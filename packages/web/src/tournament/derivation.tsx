import type { DerivationView } from '@jadoube/protocol'
import { Sheet } from '../frame/sheet.js'
import { words, written } from '../i18n/language.js'
import { useView } from '../net/use-view.js'
import type { Seat } from './api.js'
import { PlayerName } from './player-name.js'
import { nameOfEntry, type Players } from './players.js'
import { pointsText, valueText } from './result-texts.js'

/** A number that opens its explanation. */
export function ExplainedNumber({
  text,
  label,
  onOpen,
  strong = false,
}: {
  readonly text: string
  readonly label: string
  readonly onOpen: () => void
  readonly strong?: boolean
}) {
  return (
    <button type="button" class="t-explained" aria-label={`${text}. ${label}`} onClick={onOpen}>
      {strong ? <b>{text}</b> : text}
    </button>
  )
}

/** Explains how the numbers of one player are calculated. */
export function Derivation({
  seat,
  entry,
  round,
  players,
  onClose,
}: {
  readonly seat: Seat
  readonly entry: number
  readonly round: number
  readonly players: Players
  readonly onClose: () => void
}) {
  const { tournament: t, frame } = words()
  const { value } = useView<DerivationView>(
    `/api/events/${seat.event}/standings/${entry}?round=${round}&lang=${written.value}`,
    seat.secret,
    { every: 60_000 },
  )
  return (
    <Sheet title={t.derivation(nameOfEntry(players, entry))} onClose={onClose}>
      {value === null ? (
        <p class="waiting" aria-busy="true" />
      ) : (
        <>
          <table class="t-table">
            <thead>
              <tr>
                <th scope="col" class="t-number">
                  {t.round}
                </th>
                <th scope="col">{t.opponent}</th>
                <th scope="col">{t.result}</th>
                <th scope="col" class="t-number">
                  {t.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {value.rounds.map(each => (
                <tr key={each.round}>
                  <td class="t-number">{each.round}</td>
                  <td>
                    {each.opponent === null ? (
                      '–'
                    ) : (
                      <PlayerName players={players} entry={each.opponent} withRating={false} />
                    )}
                    {each.colour !== null && <small class="quiet"> {frame[each.colour]}</small>}
                  </td>
                  <td>{t.outcomes[each.outcome]}</td>
                  <td class="t-number">{pointsText(each.points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl class="t-derived">
            {value.tieBreaks.map(({ code, value: shown, text }) => (
              <div key={code}>
                <dt>
                  {code} <b>{valueText(shown)}</b>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Sheet>
  )
}
