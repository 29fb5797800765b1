import { Placement, parsePlacement } from '@jadoube/chess'
import type { BoardLine } from '@jadoube/protocol'
import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { MiniBoard } from '../board/mini-board.js'
import { ClockLine } from '../desk/clock-line.js'
import { useServerNow } from '../desk/server-now.js'
import { useLatest } from '../frame/latest.js'
import { writtenMoves } from '../game/written-moves.js'
import { language, words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import type { OfficialResults } from '../net/official-results.js'
import { recordMoment } from '../net/time-left.js'
import { resultShown } from '../scoresheet/rows.js'
import { resultText } from '../tournament/result-texts.js'

/** One board of a round: live if the connection has it open, otherwise as last loaded. */
export function WatchedTile({
  connection,
  line,
  store,
  href,
  official,
}: {
  readonly connection: Connection
  readonly line: BoardLine
  readonly store: BoardStore | null
  readonly href: string
  readonly official: OfficialResults
}) {
  const { desk } = words()
  const view = store?.view.value ?? null
  const entered = official.get(line.board)
  const live = view ?? line
  // The result was entered, so the game is over, whatever its board says.
  const shown =
    entered === undefined ? live : { ...live, status: 'concluded' as const, clocks: null }
  const latest = useLatest(shown)
  const now = useServerNow(connection, 500)
  const moment = useComputed(() => {
    const each = latest.value
    // A list does not say how old it is, so its clocks do not run.
    return 'delay' in each ? recordMoment(each, now.value) : (each.clocks?.at ?? 0)
  })
  const placement = useMemo(() => {
    const read = parsePlacement(shown.placement)
    return read.ok ? read.value : Placement.empty
  }, [shown.placement])
  const clock = (side: 'white' | 'black') => (
    <ClockLine
      side={side}
      player={shown[side]}
      clocks={shown.clocks}
      moment={moment}
      hasTheMove={shown.status !== 'concluded' && shown.hasTheMove === side}
    />
  )
  const state = store?.game.value?.state
  const last = state === undefined ? '' : (writtenMoves(state, language.value).at(-1)?.text ?? '')
  return (
    <a class="tile" href={href} data-board={line.board}>
      <span class="tile-head">
        <strong>{line.number ?? '–'}</strong>
        <span class="small">
          {shown.status === 'concluded'
            ? entered === undefined
              ? resultShown(shown.result)
              : resultText(entered.result)
            : shown.status === 'in-play'
              ? last
              : desk.statuses[shown.status]}
        </span>
      </span>
      {clock('black')}
      <MiniBoard placement={placement} />
      {clock('white')}
    </a>
  )
}
