import { useComputed } from '@preact/signals'
import { useState } from 'preact/hooks'
import { Board } from '../board/board.js'
import { ClockLine } from '../desk/clock-line.js'
import { useServerNow } from '../desk/server-now.js'
import { useLatest } from '../frame/latest.js'
import { words } from '../i18n/language.js'
import type { Connection } from '../net/connection.js'
import { recordMoment } from '../net/time-left.js'
import { resultShown } from '../scoresheet/rows.js'
import { StepButtons as Buttons } from '../steps/step-buttons.js'
import type { Watching } from './use-watching.js'
import '../desk/desk.css'
import './spectators.css'

/** The board between its two clocks, for display only. It can be read with keys. */
export function WatchedBoard({
  connection,
  watching,
  near,
}: {
  readonly connection: Connection
  readonly watching: Watching
  readonly near: 'white' | 'black'
}) {
  const { view, placement, last, clocks, isLive } = watching
  const latest = useLatest(view)
  const now = useServerNow(connection, 100)
  const moment = useComputed(() => recordMoment(latest.value, now.value))
  const far = near === 'white' ? 'black' : 'white'
  const clock = (side: 'white' | 'black') => (
    <ClockLine
      side={side}
      player={view[side]}
      clocks={clocks}
      moment={moment}
      hasTheMove={isLive && view.status !== 'concluded' && view.hasTheMove === side}
    />
  )
  return (
    <div class="watched-board">
      {clock(far)}
      <Board
        placement={placement}
        near={near}
        mover={view.hasTheMove}
        held={null}
        last={last}
        onAct={() => false}
      />
      {clock(near)}
    </div>
  )
}

/** The status of the game in one line: its result and reason, or what stops it. */
export function WatchedStatus({ watching }: { readonly watching: Watching }) {
  const { desk, hall, table } = words()
  const { view } = watching
  const result = resultShown(view.result)
  if (view.status === 'concluded') {
    const reasons = table.reasons as Readonly<Record<string, string>>
    return (
      <p class="watched-status">
        <strong class="score">{result}</strong>
        <span>{view.reason === null ? '' : reasons[view.reason]}</span>
      </p>
    )
  }
  if (view.status === 'in-play') {
    return view.medium === 'scoresheet' ? (
      <p class="watched-status quiet">{hall.sheet.fromSheet}</p>
    ) : null
  }
  return <p class="watched-status quiet">{desk.statuses[view.status]}</p>
}

/** Buttons to the first move, back, forward, and to the live game. */
export function StepButtons({ watching }: { readonly watching: Watching }) {
  const { spectators: t } = words()
  const { at, steps, step, isLive } = watching
  return (
    <Buttons
      at={at}
      last={steps.length}
      words={{ ...t, last: t.end }}
      onStep={next => step(next >= steps.length ? null : next)}
      end={
        <button type="button" class="button" aria-pressed={isLive} onClick={() => step(null)}>
          {watching.view.status === 'concluded' ? t.end : t.live}
        </button>
      }
    />
  )
}

/** The near side. The choice lasts while the page is open. */
export function useNear() {
  const [near, setNear] = useState<'white' | 'black'>('white')
  return { near, turn: () => setNear(side => (side === 'white' ? 'black' : 'white')) }
}
