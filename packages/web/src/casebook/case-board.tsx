import { type Color, Placement } from '@jadoube/chess'
import { displayTime, instant, timeLeft } from '@jadoube/clock'
import type { EditionId, RuledRecord } from '@jadoube/laws'
import type { AccountSentence } from '../account/account-lines.js'
import { MiniBoard } from '../board/mini-board.js'
import { boardPlacement, lastMoveSquares } from '../game/board-placement.js'
import { inLetters, words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'

/** The board and the clocks after `step` acts. 0 is before the first. */
export function CaseBoard({ ruled, step }: { readonly ruled: RuledRecord; readonly step: number }) {
  const { frame } = words()
  const line = ruled.lines[step - 1]
  const state = line?.after ?? ruled.table.state
  const at = instant(Math.max(0, line?.act?.at ?? 0))
  const clock = (color: Color) => {
    if (state.clock === null) return null
    const isRunning = state.clock.state === 'running' && state.clock.turn === color
    return (
      <p class={isRunning ? 'case-clock runs' : 'case-clock'}>
        <span>{frame[color]}</span>
        <span class="figures">{displayTime(timeLeft(state.clock, color, at))}</span>
      </p>
    )
  }
  return (
    <div>
      {clock('black')}
      <MiniBoard
        placement={boardPlacement(state) ?? Placement.empty}
        last={lastMoveSquares(state)}
      />
      {clock('white')}
    </div>
  )
}

/** Sentences with the articles they are based on. */
export function Sentences({
  sentences,
  edition,
}: {
  readonly sentences: readonly AccountSentence[]
  readonly edition: EditionId
}) {
  return (
    <>
      {sentences.map(({ text, citation, event }) => (
        <p key={text} class="case-sentence">
          <WithGerman text={inLetters(text)} />{' '}
          {citation !== null && event?.rule !== undefined && (
            <a class="article" href={`/laws/${event.rule}?edition=${edition}`}>
              {inLetters(citation)}
            </a>
          )}
        </p>
      ))}
    </>
  )
}
