import { type Color, makeSquare, type Square } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchSentences, telling } from '../account/telling.js'
import { lastAnnouncement } from '../blind/announcement.js'
import { Board } from '../board/board.js'
import { BoardHandle } from '../board/board-tools.js'
import { tableIsFlipped } from '../board/flipped.js'
import { keepAwake } from '../clock/wake-lock.js'
import { WoodStrip } from '../eboard/wood-press.js'
import { afterPaint } from '../frame/after-paint.js'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { say } from '../frame/say.js'
import { Sheet } from '../frame/sheet.js'
import { fetchRuler } from '../game/deciding.js'
import { type LocalGame, onMove } from '../game/local-game.js'
import { playSpoken } from '../game/play-move.js'
import { isFriendly } from '../game/whole-moves.js'
import { writtenMoves } from '../game/written.js'
import { language, words } from '../i18n/language.js'
import { type KeyAct, useKeys } from '../panel/keys.js'
import { canListen } from '../speech/listen.js'
import { inOneBreath, inOwn, type LastMove, utterancesOf } from '../speech/utterances.js'
import { hush, sayAloud, switchSpeech, type Utterance, voice } from '../speech/voice.js'
import { WithGerman } from '../speech/with-german.js'
import { announce, repeat } from './announce.js'
import { laidGame, setUp } from './laid-game.js'
import { ClaimHere, PlayerPanel } from './player-panel.js'
import { clocksSaid, lastMoveSaid, piecesSaid } from './said.js'

const SetUpPage = lazy(async () => (await import('./set-up-page.js')).SetUpPage)
/** The list of moves comes after the board: it is not what a player in time trouble waits for. */
const MovesPart = lazy(async () => (await import('./moves-part.js')).MovesPart)
const KeysSheet = lazy(async () => (await import('../panel/keys-sheet.js')).KeysSheet)

/** The game that lies on the table; where there is none, the table is set. */
export function GameOrSetUp() {
  const game = laidGame.value
  return game === null ? <SetUpPage onSet={setUp} /> : <GamePage key={game.origin} game={game} />
}

type Open = 'moves' | 'moves-turned' | 'keys' | 'claim'

/** One device between two people: the board, two clocks, and each side's own buttons. */
function GamePage({ game }: { readonly game: LocalGame }) {
  const { table: t } = words()
  const said = useSignal('')
  const [sheet, setSheet] = useState<Open | null>(null)
  useTitle(t.title)
  useEffect(game.follow, [game])
  useEffect(() => void getReady(game), [game])
  useEffect(fetchSentences, [])
  useEffect(() => {
    const stop = import('./around-the-game.js').then(({ followAround }) => followAround(game))
    return () => void stop.then(stopped => stopped())
  }, [game])
  const runs = useComputed(() => game.state.value.clock?.state === 'running').value
  useEffect(() => (runs ? keepAwake() : undefined), [runs])
  useSignalEffect(() => {
    const came = game.outcome.value
    if (came === null || telling.value === null) return
    afterPaint(() => tell(said, utterancesOf(came, lastMove(game))))
  })
  useSignalEffect(() => {
    // Selecting is no event of the game: it is said here.
    const square = isFriendly(game) ? game.held.value : null
    if (square !== null) afterPaint(() => say(said, selectedSaid(game, square)))
  })
  useKeys(useCallback(act => onKey(game, act, said, setSheet), [game, said]))
  const close = useCallback(() => setSheet(null), [])
  const openMoves = useCallback(
    (turned: boolean) => setSheet(turned ? 'moves-turned' : 'moves'),
    [],
  )
  const openKeys = useCallback(() => setSheet('keys'), [])
  const near: Color = tableIsFlipped.value ? 'black' : 'white'
  const far: Color = tableIsFlipped.value ? 'white' : 'black'
  return (
    <main class="table-page" onContextMenu={event => event.preventDefault()}>
      <h1 class="unseen" tabIndex={-1}>
        {t.title}
      </h1>
      <PlayerPanel key={far} game={game} side={far} turned onMenu={openMoves} />
      <div class="table-board">
        <TableBoard game={game} />
        <WoodStrip />
      </div>
      <aside class="table-moves" aria-label={t.moves}>
        <MovesHere game={game} onKeys={openKeys} />
      </aside>
      <PlayerPanel key={near} game={game} side={near} turned={false} onMenu={openMoves} />
      <p class="unseen" role="status">
        <WithGerman text={said.value} />
      </p>
      {(sheet === 'moves' || sheet === 'moves-turned') && (
        <Sheet title={t.moves} turned={sheet === 'moves-turned'} onClose={close}>
          <MovesHere game={game} onKeys={openKeys} />
        </Sheet>
      )}
      {sheet === 'keys' && <KeysSheet onClose={close} />}
      {sheet === 'claim' && <ClaimHere game={game} side={onMove(game)} onClose={close} />}
    </main>
  )
}

/** What decides, fetched when the page stands, and tried once while nobody waits for it. */
async function getReady(game: LocalGame): Promise<void> {
  const { warmUp } = await fetchRuler()
  setTimeout(() => {
    warmUp(game.state.value, game.table.value.laws)
  })
}

/** The board: with the clocks the only thing that is drawn in the same frame as the hand. */
function TableBoard({ game }: { readonly game: LocalGame }) {
  const { adjusting } = game
  return (
    <Board
      placement={game.placement.value}
      near={tableIsFlipped.value ? 'black' : 'white'}
      mover={adjusting.value ?? game.state.value.turn}
      held={game.held.value}
      adjusting={adjusting.value !== null}
      last={game.last.value}
      must={game.must.value}
      targets={game.targets.value}
      mayLetGo={isFriendly(game)}
      promotion={game.promotion.value}
      onAct={act => !game.isOver.value && game.byHand(act)}
    >
      <BoardHandle place="game" isCentred />
    </Board>
  )
}

/** The moves, a frame after the board. */
function MovesHere({ game, onKeys }: { readonly game: LocalGame; readonly onKeys: () => void }) {
  return <MovesPart game={game} onKeys={onKeys} />
}

/** The keys of the table; they speak for the player whose clock runs. */
function onKey(
  game: LocalGame,
  act: KeyAct,
  said: { value: string },
  open: (sheet: 'moves' | 'keys' | 'claim') => void,
): void {
  const { adjusting } = game
  const state = game.state.value
  const side = onMove(game)
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
    case 'last':
      tell(said, lastMoveSaid(state))
      break
    case 'clocks':
      tell(said, clocksSaid(game))
      break
    case 'pieces':
      tell(said, piecesSaid(state))
      break
    case 'announce':
      if (!announce(game)) tell(said, otherwise(state, words().blind.nothingToAnnounce))
      break
    case 'repeat':
      if (!repeat(game)) tell(said, otherwise(state, words().blind.nothingToRepeat))
      break
    case 'write':
      write(open)
      break
    case 'speak':
      void speakMove(game, said)
      break
    case 'speech':
      tell(said, switchSpeech())
      break
    case 'keys':
      open('keys')
      break
  }
}

function selectedSaid(game: LocalGame, square: Square): string {
  const { board, play } = words()
  const piece = game.placement.value.at(square)
  if (piece === undefined) return ''
  return play.selected(board.pieces[piece.color][piece.role], makeSquare(square))
}

/** Says it to a live region, and aloud where that is wished. */
function tell(said: { value: string }, utterances: readonly Utterance[]): void {
  say(said, inOneBreath(utterances))
  sayAloud(utterances)
}

/** In a game of two who see there is no duty to announce: the keys then say the last move. */
const otherwise = (state: GameState, text: string): readonly Utterance[] =>
  state.blind === null ? lastMoveSaid(state) : [inOwn(text)]

function lastMove(game: LocalGame): LastMove {
  const state = game.state.value
  const written = writtenMoves(state, language.value).at(-1)?.text
  return { written, announced: voice.value.phonetic ? lastAnnouncement(state) : null }
}

/** To the field for a move; on a small screen it lies on the sheet of moves. */
function write(open: (sheet: 'moves') => void): void {
  const field = document.querySelector<HTMLInputElement>('.table-moves .move-field input')
  if (field?.checkVisibility() === true) field.focus()
  else open('moves')
}

async function speakMove(game: LocalGame, said: { value: string }): Promise<void> {
  const { blind } = words()
  if (!canListen()) {
    tell(said, [inOwn(blind.cannotListen)])
    return
  }
  hush()
  say(said, blind.listening)
  if (!(await playSpoken(game))) tell(said, [inOwn(blind.notHeard)])
}

/** O answers an open offer of the opponent, and makes one where there is none. */
function offerOrAccept(game: LocalGame, side: Color): void {
  const open = game.offer.value
  game.perform(side, { act: open !== null && open !== side ? 'accept-draw' : 'offer-draw' })
}
