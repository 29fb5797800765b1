import type { Color } from '@jadoube/chess'
import { untracked, useSignal, useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchSentences, telling } from '../account/telling.js'
import { Board } from '../board/board.js'
import { keepAwake } from '../clock/wake-lock.js'
import { useTitle } from '../frame/frame.js'
import { Sheet } from '../frame/sheet.js'
import { language, words } from '../i18n/language.js'
import { type KeyAct, useKeys } from '../panel/keys.js'
import { KeysSheet } from '../panel/keys-sheet.js'
import {
  adjusting,
  follow,
  type Game,
  game,
  held,
  isOver,
  onMove,
  openOffer,
  outcome,
  perform,
  press,
  setUp,
} from './game.js'
import { byHand } from './hands.js'
import { MovesPart } from './moves-part.js'
import { obliged } from './obliged.js'
import { ClaimHere, PlayerPanel } from './player-panel.js'
import { clocksSaid, lastMoveSaid, say, spoken } from './said.js'
import { SetUpPage } from './set-up-page.js'
import { boardStands, lastSquares } from './stands.js'
import { writtenMoves } from './written.js'

/** The game that lies on the table; where there is none, the table is set. */
export function GameOrSetUp() {
  const current = game.value
  return current === null ? <SetUpPage onSet={setUp} /> : <GamePage game={current} />
}

/** One device between two people: the board, two clocks, and each side's own buttons. */
function GamePage({ game: current }: { readonly game: Game }) {
  const { table: t } = words()
  const said = useSignal('')
  const [sheet, setSheet] = useState<'moves' | 'keys' | 'claim' | null>(null)
  useTitle(t.title)
  useEffect(follow, [])
  useEffect(fetchSentences, [])
  const { state, table } = current
  const runs = state.clock?.state === 'running'
  useEffect(() => (runs ? keepAwake() : undefined), [runs])
  useSignalEffect(() => {
    const came = outcome.value
    if (came !== null && telling.value !== null)
      untracked(() => say(said, spoken(came, lastWritten())))
  })
  useKeys(useCallback(act => onKey(act, said, setSheet), [said]))
  const close = () => setSheet(null)
  const openMoves = () => setSheet('moves')
  const helps = table.laws.rules.help.includes('must-play')
  return (
    <main class="table-page" onContextMenu={event => event.preventDefault()}>
      <h1 class="unseen" tabIndex={-1}>
        {t.title}
      </h1>
      <PlayerPanel game={current} side="black" turned onMenu={openMoves} />
      <div class="table-board">
        <Board
          placement={boardStands(state)}
          near="white"
          mover={adjusting.value ?? state.turn}
          held={held.value}
          adjusting={adjusting.value !== null}
          last={lastSquares(state)}
          must={helps ? obliged(outcome.value) : []}
          onAct={act => !isOver.value && byHand(act)}
        />
      </div>
      <aside class="table-moves" aria-label={t.moves}>
        <MovesPart game={current} />
      </aside>
      <PlayerPanel game={current} side="white" turned={false} onMenu={openMoves} />
      <p class="unseen" role="status">
        {said}
      </p>
      {sheet === 'moves' && (
        <Sheet title={t.moves} onClose={close}>
          <MovesPart game={current} />
        </Sheet>
      )}
      {sheet === 'keys' && <KeysSheet onClose={close} />}
      {sheet === 'claim' && <ClaimHere side={onMove()} onClose={close} />}
    </main>
  )
}

/** The keys of the table; they speak for the player whose clock runs. */
function onKey(
  act: KeyAct,
  said: { value: string },
  open: (sheet: 'moves' | 'keys' | 'claim') => void,
): void {
  const state = game.value?.state
  if (state === undefined) return
  const side = onMove()
  switch (act) {
    case 'press':
      press(state.status === 'awaiting-start' ? 'black' : side)
      break
    case 'offer':
      offerOrAccept(side)
      break
    case 'claim':
      open('claim')
      break
    case 'adjust':
      adjusting.value = adjusting.value === null ? side : null
      break
    case 'last':
      say(said, lastMoveSaid(state))
      break
    case 'clocks':
      say(said, clocksSaid(state))
      break
    case 'keys':
      open('keys')
      break
  }
}

const lastWritten = (): string | undefined =>
  game.value === null ? undefined : writtenMoves(game.value.state, language.value).at(-1)?.text

/** O answers an open offer of the opponent, and makes one where there is none. */
function offerOrAccept(side: Color): void {
  const open = openOffer.value
  perform(side, { act: open !== null && open !== side ? 'accept-draw' : 'offer-draw' })
}
