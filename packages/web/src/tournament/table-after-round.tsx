import type { EventOverview } from '@jadoube/protocol'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import type { Seat } from './api.js'
import { Derivation } from './derivation.js'
import type { Players } from './players.js'
import { RoundSelect } from './round-select.js'
import { TableScroll } from './table-scroll.js'

/** A table of all players after a round. The numbers of each player can be explained. */
export function TableAfterRound({
  seat,
  players,
  rounds,
  chosen,
  round,
  label,
  table,
  children,
}: {
  readonly seat: Seat
  readonly players: Players
  readonly rounds: EventOverview['roundList']
  /** The round in the address; null if there is none to choose. */
  readonly chosen: number | null
  /** The round after which the table applies. */
  readonly round: number
  readonly label: string
  /** `onOpen` explains the numbers of an entry. */
  readonly table: (onOpen: (entry: number) => void) => ComponentChildren
  /** What stands below the table. */
  readonly children?: ComponentChildren
}) {
  const t = words().tournament
  const [openEntry, setOpened] = useState<number | null>(null)
  return (
    <section class="t-part">
      <div class="row no-print">
        {chosen !== null && <RoundSelect rounds={rounds} chosen={chosen} />}
        <button type="button" class="button" onClick={() => print()}>
          {t.print}
        </button>
      </div>
      <h2>{t.afterRound(round)}</h2>
      <TableScroll label={label}>{table(setOpened)}</TableScroll>
      {children}
      {openEntry !== null && (
        <Derivation
          seat={seat}
          entry={openEntry}
          round={round}
          players={players}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}
