import type { EventOverview } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { address, go, withQuery } from '../router.js'
import type { Seat } from './api.js'
import { ManualPairing } from './manual-pairing.js'
import { OneRound } from './one-round.js'
import type { Players } from './players.js'
import { Proposal } from './proposal.js'
import { RoundSelect, roundInAddress } from './round-select.js'
import { Schedule } from './schedule.js'

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
  readonly role: 'organiser' | 'arbiter'
  readonly onDone: () => void
}

/** The rounds for officials: pair, check, publish, start, enter results. */
export function RoundsPart(props: PartProps) {
  const { seat, overview, players, onDone } = props
  const t = words().tournament
  const [isPairing, setPairing] = useState(false)
  const round = roundInAddress(overview.roundList)
  const next = overview.roundList.length + 1
  const onPaired = () => {
    setPairing(false)
    onDone()
    const { fragment } = address.value
    go(`${withQuery({ round: String(next) })}#${fragment}`, { replace: true })
  }
  const PairSheet = overview.system === 'manual' ? ManualPairing : Proposal
  return (
    <section class="t-part">
      <div class="row no-print">
        {round !== null && <RoundSelect rounds={overview.roundList} chosen={round} />}
        {offersNext(overview) && (
          <button
            type="button"
            class="button"
            disabled={mayPair(overview) !== true}
            onClick={() => setPairing(true)}
          >
            {t.pairNext(next)}
          </button>
        )}
      </div>
      <PairingObstacle overview={overview} />
      {round === null ? (
        <p class="quiet">{t.noRounds}</p>
      ) : (
        <OneRound key={round} {...props} round={round} />
      )}
      <Schedule overview={overview} players={players} />
      {isPairing && (
        <PairSheet
          seat={seat}
          round={next}
          players={players}
          onPaired={onPaired}
          onClose={() => setPairing(false)}
        />
      )}
    </section>
  )
}

/** True, or the reason why the next round cannot be paired. */
const mayPair = ({ official }: EventOverview) => official?.mayPair ?? true

/** Whether to offer the next round. While a round is being prepared, nobody asks for it. */
function offersNext(overview: EventOverview): boolean {
  const { roundList, rounds, concluded } = overview
  const last = roundList.at(-1)?.status
  const isPrepared = last === 'paired' || last === 'published'
  return roundList.length < rounds && !concluded && (mayPair(overview) === true || !isPrepared)
}

function PairingObstacle({ overview }: { readonly overview: EventOverview }) {
  const t = words().tournament
  const allowed = mayPair(overview)
  if (allowed !== true) {
    return offersNext(overview) ? (
      <p class="small quiet">
        {t.cannotPair}. {t.refusals[allowed] ?? allowed}
      </p>
    ) : null
  }
  return lacksResults(overview) ? <p class="small error">{t.refusals['results-missing']}</p> : null
}

/**
 * Whether a result of the last round was annulled. The next round can be paired, but that is rarely
 * intended.
 */
const lacksResults = ({ roundList, rounds }: EventOverview): boolean => {
  const last = roundList.at(-1)
  return last !== undefined && roundList.length < rounds && last.results < last.games
}
