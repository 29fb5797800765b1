import { type Color, makeSquare, type Square } from '@jadoube/chess'
import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchSentences, narration } from '../account/narration.js'
import { afterPaint } from '../after-paint.js'
import { Board } from '../board/board.js'
import { BoardHandle } from '../board/board-tools.js'
import { tableIsFlipped } from '../board/flipped.js'
import { keepAwake } from '../clock/wake-lock.js'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { type LiveRegion, say } from '../frame/say.js'
import { Sheet } from '../frame/sheet.js'
import { BoardStrip } from '../game/electronic-board.js'
import { isFriendly } from '../game/friendly-hand.js'
import { loadRuler } from '../game/load-ruler.js'
import { type LocalGame, playerAtKeys } from '../game/local-game.js'
import { words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import { lazyModule } from '../lazy-module.js'
import { type KeyAct, useKeys } from '../panel/keys.js'
import { TableClaimSheet } from './panel-buttons.js'
import { PlayerPanel } from './player-panel.js'
import { setUp, tableGame } from './table-game.js'

const SetUpPage = lazy(async () => (await import('./set-up-page.js')).SetUpPage)
/**
 * The list of moves is loaded after the board, because a player in time trouble does not need it
 * first.
 */
const MovesPart = lazy(async () => (await import('./moves-part.js')).MovesPart)
/** Speech is also loaded after the board. */
const speaking = lazyModule(() => import('./speaking.js'))
const KeysSheet = lazy(async () => (await import('../panel/keys-sheet.js')).KeysSheet)

/** The game on the table, or the settings for a new one. */
export function GameOrSetUp() {
  const game = tableGame.value
  return game === null ? <SetUpPage onSet={setUp} /> : <GamePage key={game.origin} game={game} />
}

type Open = 'moves' | 'moves-turned' | 'keys' | 'keys-turned' | 'claim'

/** One device between two people: the board, two clocks, and the buttons of each side. */
function GamePage({ game }: { readonly game: LocalGame }) {
  const { table: t } = words()
  const liveRegion = useSignal('')
  const [sheet, setSheet] = useState<Open | null>(null)
  useTitle(t.title)
  useEffect(game.follow, [game])
  useEffect(() => void warmUpRuler(game), [game])
  useEffect(fetchSentences, [])
  useEffect(() => {
    const stop = import('./background-tasks.js').then(({ startBackgroundTasks }) =>
      startBackgroundTasks(game),
    )
    return () => void stop.then(stopped => stopped())
  }, [game])
  const isRunning = useComputed(() => game.state.value.clock?.state === 'running').value
  useEffect(() => (isRunning ? keepAwake() : undefined), [isRunning])
  useSignalEffect(() => {
    const outcome = game.outcome.value
    const speech = speaking()
    if (outcome === null || narration.value === null || speech === null) return
    afterPaint(() => speech.tellOutcome(game, liveRegion, outcome))
  })
  useSignalEffect(() => {
    // Selecting is not an event of the game, so it is announced here.
    const square = isFriendly(game) ? game.held.value : null
    if (square !== null) afterPaint(() => say(liveRegion, selectionText(game, square)))
  })
  useKeys(useCallback(act => onKey(game, act, liveRegion, setSheet), [game, liveRegion]))
  const close = useCallback(() => setSheet(null), [])
  const openMoves = useCallback(
    (turned: boolean) => setSheet(turned ? 'moves-turned' : 'moves'),
    [],
  )
  const openKeys = useCallback(
    () => setSheet(open => (open === 'moves-turned' ? 'keys-turned' : 'keys')),
    [],
  )
  const near: Color = tableIsFlipped.value ? 'black' : 'white'
  const far: Color = tableIsFlipped.value ? 'white' : 'black'
  return (
    <main class="table-page" onContextMenu={event => event.preventDefault()}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {t.title}
      </h1>
      <PlayerPanel key={far} game={game} side={far} turned onMenu={openMoves} />
      <div class="table-board">
        <TableBoard game={game} />
        <BoardStrip />
      </div>
      <aside class="table-moves" aria-label={t.moves}>
        <MovesPart game={game} onKeys={openKeys} />
      </aside>
      <PlayerPanel key={near} game={game} side={near} turned={false} onMenu={openMoves} />
      <p class="visually-hidden" role="status">
        <WithGerman text={liveRegion.value} />
      </p>
      {(sheet === 'moves' || sheet === 'moves-turned') && (
        <Sheet title={t.moves} turned={sheet === 'moves-turned'} onClose={close}>
          <MovesPart game={game} onKeys={openKeys} />
        </Sheet>
      )}
      {(sheet === 'keys' || sheet === 'keys-turned') && (
        <KeysSheet turned={sheet === 'keys-turned'} onClose={close} />
      )}
      {sheet === 'claim' && (
        <TableClaimSheet game={game} side={playerAtKeys(game)} onClose={close} />
      )}
    </main>
  )
}

/** Loads the code that decides once the page is shown, and runs it once while nobody waits. */
async function warmUpRuler(game: LocalGame): Promise<void> {
  const { warmUp } = await loadRuler()
  setTimeout(() => {
    warmUp(game.state.value, game.table.value.laws)
  })
}

/**
 * The board. With the clocks it is the only part drawn in the same frame as the act of the hand.
 */
function TableBoard({ game }: { readonly game: LocalGame }) {
  const { adjusting } = game
  return (
    <Board
      placement={game.placement.value}
      near={tableIsFlipped.value ? 'black' : 'white'}
      mover={adjusting.value ?? game.mover.value}
      held={game.held.value}
      adjusting={adjusting.value !== null}
      last={game.last.value}
      obligation={game.obligation.value}
      targets={game.targets.value}
      mayLetGo={isFriendly(game)}
      promotion={game.promotion.value}
      onAct={act => !game.isOver.value && game.byHand(act)}
    >
      <BoardHandle place="game" isCentred />
    </Board>
  )
}

/** Handles the keys of the table. They belong to the player whose clock runs. */
function onKey(
  game: LocalGame,
  act: KeyAct,
  liveRegion: LiveRegion,
  open: (sheet: 'moves' | 'keys' | 'claim') => void,
): void {
  const { adjusting } = game
  const state = game.state.value
  const side = playerAtKeys(game)
  switch (act) {
    case 'press':
      game.press(state.status === 'awaiting-start' ? 'black' : side)
      break
    case 'offer':
      offerOrAccept(game, side)
      break
    case 'claim':
      open('claim')
      break
    case 'adjust':
      adjusting.value = adjusting.value === null ? side : null
      break
    case 'write':
      goToMoveField(open)
      break
    case 'keys':
      open('keys')
      break
    default:
      void import('./speaking.js').then(speaks => speaks.onSpeakingKey(game, liveRegion, act))
  }
}

function selectionText(game: LocalGame, square: Square): string {
  const { board, play } = words()
  const piece = game.placement.value.at(square)
  if (piece === undefined) return ''
  return play.selected(board.pieces[piece.color][piece.role], makeSquare(square))
}

/** Goes to the move field. On a small screen it is on the sheet of moves. */
function goToMoveField(open: (sheet: 'moves') => void): void {
  const field = document.querySelector<HTMLInputElement>('.table-moves .move-field input')
  if (field?.checkVisibility() === true) field.focus()
  else open('moves')
}

/** O accepts the opponent's open offer, or makes one if there is none. */
function offerOrAccept(game: LocalGame, side: Color): void {
  const open = game.offer.value
  game.perform(side, { act: open !== null && open !== side ? 'accept-draw' : 'offer-draw' })
}
