import type { Color } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchSentences, telling } from '../account/telling.js'
import { lastAnnouncement } from '../blind/announcement.js'
import { Board } from '../board/board.js'
import { keepAwake } from '../clock/wake-lock.js'
import { WoodStrip } from '../eboard/wood-press.js'
import { afterPaint } from '../frame/after-paint.js'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { say } from '../frame/say.js'
import { Sheet } from '../frame/sheet.js'
import {
  adjusting,
  fetchRuler,
  follow,
  game,
  held,
  isOver,
  onMove,
  openOffer,
  outcome,
  perform,
  press,
  seen,
  setUp,
} from '../game/local-game.js'
import { obliged } from '../game/obliged.js'
import { boardStands, lastSquares } from '../game/stands.js'
import { writtenMoves } from '../game/written.js'
import { language, words } from '../i18n/language.js'
import { type KeyAct, useKeys } from '../panel/keys.js'
import { canListen } from '../speech/listen.js'
import { inOneBreath, inOwn, type LastMove, utterancesOf } from '../speech/utterances.js'
import { hush, sayAloud, switchSpeech, type Utterance, voice } from '../speech/voice.js'
import { WithGerman } from '../speech/with-german.js'
import { announce, playSpoken, repeat } from './announce.js'
import { byHand } from './hands.js'
import { ClaimHere, PlayerPanel } from './player-panel.js'
import { clocksSaid, lastMoveSaid, piecesSaid } from './said.js'

const SetUpPage = lazy(async () => (await import('./set-up-page.js')).SetUpPage)
/** The list of moves comes after the board: it is not what a player in time trouble waits for. */
const MovesPart = lazy(async () => (await import('./moves-part.js')).MovesPart)
const KeysSheet = lazy(async () => (await import('../panel/keys-sheet.js')).KeysSheet)

/** The game that lies on the table; where there is none, the table is set. */
export function GameOrSetUp() {
  const liesThere = useComputed(() => game.value !== null)
  return liesThere.value ? <GamePage /> : <SetUpPage onSet={setUp} />
}

/** One device between two people: the board, two clocks, and each side's own buttons. */
function GamePage() {
  const { table: t } = words()
  const said = useSignal('')
  const [sheet, setSheet] = useState<'moves' | 'keys' | 'claim' | null>(null)
  useTitle(t.title)
  useEffect(follow, [])
  useEffect(() => void getReady(), [])
  useEffect(fetchSentences, [])
  useEffect(() => {
    const stop = import('./around-the-game.js').then(({ followAround }) => followAround())
    return () => void stop.then(stopped => stopped())
  }, [])
  const runs = useComputed(() => game.value?.state.clock?.state === 'running').value
  useEffect(() => (runs ? keepAwake() : undefined), [runs])
  useSignalEffect(() => {
    const came = outcome.value
    if (came === null || telling.value === null) return
    afterPaint(() => tell(said, utterancesOf(came, lastMove())))
  })
  useKeys(useCallback(act => onKey(act, said, setSheet), [said]))
  const close = useCallback(() => setSheet(null), [])
  const openMoves = useCallback(() => setSheet('moves'), [])
  const openKeys = useCallback(() => setSheet('keys'), [])
  return (
    <main class="table-page" onContextMenu={event => event.preventDefault()}>
      <h1 class="unseen" tabIndex={-1}>
        {t.title}
      </h1>
      <PlayerPanel side="black" turned onMenu={openMoves} />
      <div class="table-board">
        <TableBoard />
        <WoodStrip />
      </div>
      <aside class="table-moves" aria-label={t.moves}>
        <MovesHere onKeys={openKeys} />
      </aside>
      <PlayerPanel side="white" turned={false} onMenu={openMoves} />
      <p class="unseen" role="status">
        <WithGerman text={said.value} />
      </p>
      {sheet === 'moves' && (
        <Sheet title={t.moves} onClose={close}>
          <MovesHere onKeys={openKeys} />
        </Sheet>
      )}
      {sheet === 'keys' && <KeysSheet onClose={close} />}
      {sheet === 'claim' && <ClaimHere side={onMove()} onClose={close} />}
    </main>
  )
}

/** What decides, fetched when the page stands, and tried once while nobody waits for it. */
async function getReady(): Promise<void> {
  const { warmUp } = await fetchRuler()
  setTimeout(() => {
    if (game.value !== null) warmUp(game.value.state, game.value.table.laws)
  })
}

/** The board: with the clocks the only thing that is drawn in the same frame as the hand. */
function TableBoard() {
  const current = game.value
  if (current === null) return null
  const { state, table } = current
  const helps = table.laws.rules.help.includes('must-play')
  return (
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
  )
}

/** The moves, a frame after the board. */
function MovesHere({ onKeys }: { readonly onKeys: () => void }) {
  const { game: current } = seen.value
  return current === null ? null : <MovesPart game={current} onKeys={onKeys} />
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
      tell(said, lastMoveSaid(state))
      break
    case 'clocks':
      tell(said, clocksSaid(state))
      break
    case 'pieces':
      tell(said, piecesSaid(state))
      break
    case 'announce':
      if (!announce()) tell(said, otherwise(state, words().blind.nothingToAnnounce))
      break
    case 'repeat':
      if (!repeat()) tell(said, otherwise(state, words().blind.nothingToRepeat))
      break
    case 'write':
      write(open)
      break
    case 'speak':
      void speakMove(said)
      break
    case 'speech':
      tell(said, switchSpeech())
      break
    case 'keys':
      open('keys')
      break
  }
}

/** Says it to a live region, and aloud where that is wished. */
function tell(said: { value: string }, utterances: readonly Utterance[]): void {
  say(said, inOneBreath(utterances))
  sayAloud(utterances)
}

/** In a game of two who see there is no duty to announce: the keys then say the last move. */
const otherwise = (state: GameState, text: string): readonly Utterance[] =>
  state.blind === null ? lastMoveSaid(state) : [inOwn(text)]

function lastMove(): LastMove {
  const state = game.value?.state
  if (state === undefined) return {}
  const written = writtenMoves(state, language.value).at(-1)?.text
  return { written, announced: voice.value.phonetic ? lastAnnouncement(state) : null }
}

/** To the field for a move; on a small screen it lies on the sheet of moves. */
function write(open: (sheet: 'moves') => void): void {
  const field = document.querySelector<HTMLInputElement>('.table-moves .move-field input')
  if (field?.checkVisibility() === true) field.focus()
  else open('moves')
}

async function speakMove(said: { value: string }): Promise<void> {
  const { blind } = words()
  if (!canListen()) {
    tell(said, [inOwn(blind.cannotListen)])
    return
  }
  hush()
  say(said, blind.listening)
  if (!(await playSpoken())) tell(said, [inOwn(blind.notHeard)])
}

/** O answers an open offer of the opponent, and makes one where there is none. */
function offerOrAccept(side: Color): void {
  const open = openOffer.value
  perform(side, { act: open !== null && open !== side ? 'accept-draw' : 'offer-draw' })
}
