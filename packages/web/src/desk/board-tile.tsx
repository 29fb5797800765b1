import { Placement, parsePlacement } from '@jadoube/chess'
import type { BoardLine } from '@jadoube/protocol'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { resultText } from '../account/result-text.js'
import { MiniBoard } from '../board/mini-board.js'
import { words } from '../i18n/language.js'

import { ClockLine } from './clock-line.js'
import { isPressing, needText } from './needs.js'

/** One board among many: the position, both clocks, and its needs. */
export function BoardTile({
  line,
  now,
  href,
  isOpen,
}: {
  readonly line: BoardLine
  readonly now: ReadonlySignal<number>
  readonly href: string
  readonly isOpen: boolean
}) {
  const { desk: t } = words()
  const { status, needs, scheduledStart } = line
  const placement = useMemo(() => {
    const read = parsePlacement(line.placement)
    return read.ok ? read.value : Placement.empty
  }, [line.placement])
  const moment = useComputed(() => now.value - scheduledStart)
  const pressing = needs.some(isPressing)
  const statusText = status === 'concluded' ? resultText(line.result as '1-0') : t.statuses[status]
  const clock = (side: 'white' | 'black') => (
    <ClockLine
      side={side}
      player={line[side]}
      clocks={line.clocks}
      moment={moment}
      hasTheMove={status !== 'concluded' && line.hasTheMove === side}
    />
  )
  return (
    <a
      class={`tile${pressing ? ' pressing' : ''}${status === 'concluded' ? ' over' : ''}`}
      href={href}
      data-board={line.board}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span class="tile-head">
        <strong>{line.number ?? '–'}</strong>
        {/* What is needed is not said twice. */}
        {!needs.some(need => needText(need) === statusText) && (
          <span class="small">{statusText}</span>
        )}
      </span>
      {clock('black')}
      <MiniBoard placement={placement} />
      {clock('white')}
      {needs.length > 0 && (
        <span class="tile-needs small">
          {needs.map(need => (
            <span key={need} class={isPressing(need) ? 'need pressing' : 'need'}>
              {needText(need)}
            </span>
          ))}
        </span>
      )}
    </a>
  )
}
