import type { ProposalView } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { words, written } from '../i18n/language.js'
import { useView } from '../net/use-view.js'
import { faultText, type Seat, sendActs } from './api.js'
import { nameOfEntry, type Players } from './players.js'
import { UndecidedMatches } from './undecided-matches.js'

/** The proposed pairing with the reason of each game, before it is recorded. */
export function Proposal({
  seat,
  round,
  players,
  onPaired,
  onClose,
}: {
  readonly seat: Seat
  readonly round: number
  readonly players: Players
  readonly onPaired: () => void
  readonly onClose: () => void
}) {
  const t = words().tournament
  const [fault, setFault] = useState('')
  const {
    value,
    fault: loadFault,
    refresh,
  } = useView<ProposalView>(
    `/api/events/${seat.event}/rounds/${round}/proposal?lang=${written.value}`,
    seat.secret,
    { every: 60_000 },
  )
  const accept = async () => {
    const answer = await sendActs(seat, [{ act: 'pair-round', round }])
    if (answer.ok) onPaired()
    else setFault(faultText(answer.error))
  }
  const advance = async (stage: number, entry: number, reason: string) => {
    const answer = await sendActs(seat, [{ act: 'advance', stage, entry, reason }])
    setFault(answer.ok ? '' : faultText(answer.error))
    refresh()
  }
  const undecided = value?.fault?.undecided
  return (
    <Sheet title={t.proposal(round)} onClose={onClose}>
      {value === null && loadFault === null && <p class="waiting" aria-busy="true" />}
      {value === null && loadFault !== null && (
        <p class="error" role="alert">
          {faultText(loadFault)}
        </p>
      )}
      {undecided !== undefined && (
        <UndecidedMatches matches={undecided} players={players} onAdvance={advance} />
      )}
      {value?.fault != null && undecided === undefined && <p class="error">{value.fault.text}</p>}
      {value !== null && value.fault === null && (
        <ProposedPairing proposal={value} players={players} onAccept={() => void accept()} />
      )}
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </Sheet>
  )
}

function ProposedPairing({
  proposal: { games, rests, bye },
  players,
  onAccept,
}: {
  readonly proposal: ProposalView
  readonly players: Players
  readonly onAccept: () => void
}) {
  const t = words().tournament
  return (
    <>
      <ol class="t-proposal">
        {games.map(game => (
          <li key={game.white}>
            <b>
              {nameOfEntry(players, game.white)} – {nameOfEntry(players, game.black)}
            </b>
            {game.why !== '' && (
              <details>
                <summary>{t.why}</summary>
                <p class="small quiet">{game.why}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
      {rests.length > 0 && (
        <p class="quiet">{t.restsOf(rests.map(entry => nameOfEntry(players, entry)).join(', '))}</p>
      )}
      {bye !== null && (
        <p>
          {t.hasBye(nameOfEntry(players, bye.entry))} <small class="quiet">{bye.why}</small>
        </p>
      )}
      <button type="button" class="button main" onClick={onAccept}>
        {t.accept}
      </button>
    </>
  )
}
