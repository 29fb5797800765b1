import type { EventOverview, RoundView } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { useView } from '../net/use-view.js'
import type { Seat } from './api.js'
import type { Players } from './players.js'
import { RoundSelect, roundInAddress } from './round-select.js'
import { RoundTable } from './round-table.js'
import { Schedule } from './schedule.js'
import { WhyNot } from './why-not.js'

/** Pairings and results of a round, for everybody. */
export function ResultsPart({
  seat,
  overview,
  players,
}: {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
}) {
  const t = words().tournament
  const round = roundInAddress(overview.roundList)
  const { value } = useView<RoundView>(
    round === null ? null : `/api/events/${seat.event}/rounds/${round}`,
    seat.secret,
    { every: 10_000 },
  )
  if (round === null) return <p class="quiet">{t.noRoundsPublic}</p>
  const hash = seat.secret === null ? '' : `#${seat.secret}`
  return (
    <section class="t-part">
      <div class="row no-print">
        <RoundSelect rounds={overview.roundList} chosen={round} />
        <button type="button" class="button" onClick={() => print()}>
          {t.print}
        </button>
      </div>
      <h2>{t.roundName(round)}</h2>
      {value === null ? (
        <p class="waiting" aria-busy="true" />
      ) : (
        <RoundTable view={value} players={players} hash={hash} />
      )}
      {overview.system === 'swiss' && <WhyNot seat={seat} round={round} players={players} />}
      <Schedule overview={overview} players={players} />
    </section>
  )
}
