import { type Color, makeSquare, type Square } from '@jadoube/chess'
import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { fetchSentences, narration } from '../account/narration.js'
import { afterPaint } from '../after-paint.js'
import { Board } from '../board/board.js'
import { BoardHandle } from '../board/board-tools.js'
import { seatIsFlipped } from '../board/flipped.js'
import { keepAwake } from '../clock/wake-lock.js'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { type LiveRegion, say } from '../frame/say.js'
import { BoardStrip } from '../game/electronic-board.js'
import { isFriendly } from '../game/friendly-hand.js'
import { opponentOf, type SeatGame, seatGame } from '../game/remote-game.js'
import { refusalOf } from '../game/rulings.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { WithGerman } from '../i18n/with-german.js'
import type { SeatProps } from '../net/page-props.js'
import { type KeyAct, useKeys } from '../panel/keys.js'
import { KeysSheet } from '../panel/keys-sheet.js'
import { tell } from '../speech/tell.js'
import { inOwnLanguage } from '../speech/utterances.js'
import { Buttons, ButtonsAfterTheEnd } from './buttons.js'
import { hasToMove } from './has-to-move.js'
import { joinAutomatically } from './join-automatically.js'
import { messageText, opponentMessage } from './last-messages.js'
import { PlayerClock } from './player-clock.js'
import { PlayerNews } from './player-news.js'
import { SheetPart } from './sheet-part.js'
import { lastMoveUtterances, onSpeechKey } from './speech-keys.js'
import { clocksText, outcomeUtterances, questionText } from './spoken-texts.js'
import { showsInvitation, WaitingPage } from './waiting-page.js'
import '../table/table.css'
import './player.css'

/** Loaded when somebody claims, because it includes all of the Laws. */
const ClaimSheet = lazy(async () => (await import('../panel/claim-sheet.js')).ClaimSheet)

type Open = 'claim' | 'keys' | null

/** A player's own board, or the invitation while they wait for the opponent. */
export function PlayerPage({ connection, store, secret }: SeatProps) {
  // After a game with reversed colours, the new game's link for White is Black's old link.
  const role = store.view.value?.as ?? connection.seat.value?.role ?? 'white'
  const side: Color = role.startsWith('black') ? 'black' : 'white'
  const game = useMemo(
    () => seatGame(connection, store, side, secret),
    [connection, store, side, secret],
  )
  useEffect(() => joinAutomatically(game), [game])
  useEffect(() => {
    const stop = import('./background-tasks.js').then(({ startBackgroundTasks }) =>
      startBackgroundTasks(game),
    )
    return () => void stop.then(stopped => stopped())
  }, [game])
  return showsInvitation(game) ? <WaitingPage game={game} /> : <BoardPage game={game} />
}

/** The board: the player's pieces near them, their clock and their scoresheet. */
function BoardPage({ game }: { readonly game: SeatGame }) {
  const { side } = game
  const { seat: t } = words()
  const liveRegion = useSignal('')
  const [sheet, setSheet] = useState<Open>(null)
  const { white, black, status, clocks } = game.view.value
  const names = [white.name, black.name].filter(Boolean).join(' – ')
  const about = names === '' ? t.board : names
  useTitle(hasToMove(game) ? `${words().play.yourMove} · ${about}` : about)
  useEffect(game.follow, [game])
  useEffect(fetchSentences, [])
  const isRunning = clocks?.running != null
  useEffect(() => (isRunning ? keepAwake() : undefined), [isRunning])
  useAnnouncements(game, liveRegion)
  useEscapeToCancel(game, liveRegion)
  useKeys(useCallback((act: KeyAct) => onKey(game, act, liveRegion, setSheet), [game, liveRegion]))
  return (
    <main class="player-page" onContextMenu={event => event.preventDefault()}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {t.board}
      </h1>
      <section class="player-far">
        <PlayerClock game={game} color={opponentOf(game)} />
      </section>
      <div class="table-board">
        <PlayerBoard game={game} />
        <BoardStrip />
      </div>
      <section class="player-near" aria-label={t.you}>
        <PlayerNews game={game} />
        <PlayerClock game={game} color={side} />
        {status === 'concluded' ? (
          <ButtonsAfterTheEnd game={game} />
        ) : (
          <Buttons game={game} onClaim={() => setSheet('claim')} />
        )}
      </section>
      <SheetPart game={game} onKeys={() => setSheet('keys')} />
      <p class="visually-hidden" role="status">
        <WithGerman text={liveRegion.value} />
      </p>
      {sheet === 'keys' && <KeysSheet onClose={() => setSheet(null)} />}
      {sheet === 'claim' && (
        <ClaimSheet
          side={side}
          state={game.state.value}
          laws={game.table.value.laws}
          isPositionKnown={game.position.value !== undefined}
          onClaim={act => game.send(act)}
          onClose={() => setSheet(null)}
        />
      )}
    </main>
  )
}

/** Only the board is drawn in the same frame as the act of the hand. */
function PlayerBoard({ game }: { readonly game: SeatGame }) {
  useEffect(
    () => () => {
      seatIsFlipped.value = false
    },
    [game],
  )
  return (
    <Board
      placement={game.placement.value}
      near={seatIsFlipped.value ? opponentOf(game) : game.side}
      mover={game.side}
      held={game.held.value}
      adjusting={game.adjusting.value !== null}
      last={game.last.value}
      obligation={game.obligation.value}
      targets={game.targets.value}
      planned={premoveSquares(game)}
      mayLetGo={isFriendly(game)}
      promotion={game.promotion.value}
      onAct={game.byHand}
    >
      <BoardHandle place="game" isCentred />
    </Board>
  )
}

/** The squares of the premove. */
function premoveSquares({ premove }: SeatGame): readonly Square[] {
  const plan = premove?.plan.value ?? null
  return plan === null ? [] : [plan.from, plan.to]
}

/** Escape cancels the premove, wherever the focus is. */
function useEscapeToCancel(game: SeatGame, liveRegion: LiveRegion): void {
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => {
      const isPlanned = game.premove?.plan.peek() != null
      if (key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
      if (game.premove?.cancel() && isPlanned) say(liveRegion, linkWords().planCancelled)
    }
    addEventListener('keydown', cancel)
    return () => removeEventListener('keydown', cancel)
  }, [game, liveRegion])
}

/** Announces every change once, in order, and after it is visible. */
function useAnnouncements(game: SeatGame, liveRegion: LiveRegion): void {
  useSignalEffect(() => {
    const outcome = game.outcome.value
    if (outcome === null || narration.value === null) return
    afterPaint(() => tell(liveRegion, outcomeUtterances(game, outcome)))
  })
  useSignalEffect(() => {
    const refused = game.store.refused.value
    if (refused !== null) afterPaint(() => say(liveRegion, refusalOf(refused)?.text ?? ''))
  })
  const plan = useComputed(() => premoveText(game))
  useSignalEffect(() => {
    const text = plan.value
    if (text !== '') afterPaint(() => say(liveRegion, text))
  })
  const message = useComputed(() => messageText(game, opponentMessage(game)))
  useSignalEffect(() => {
    const text = message.value
    if (text !== '') afterPaint(() => say(liveRegion, text))
  })
  const question = useComputed(() => questionText(game))
  useSignalEffect(() => {
    const text = question.value
    afterPaint(() => say(liveRegion, text))
  })
  useSignalEffect(() => {
    const state = game.connection.state.value
    if (state === 'lost') afterPaint(() => say(liveRegion, words().seat.lost))
  })
}

function premoveText({ premove }: SeatGame): string {
  const plan = premove?.plan.value ?? null
  return plan === null ? '' : linkWords().planned(makeSquare(plan.from), makeSquare(plan.to))
}

function onKey(
  game: SeatGame,
  act: KeyAct,
  liveRegion: LiveRegion,
  open: (sheet: Open) => void,
): void {
  if (onSpeechKey(game, act, liveRegion)) return
  switch (act) {
    case 'press':
      game.press(game.side)
      break
    case 'offer': {
      const offer = game.offer.value
      game.send({ act: offer === opponentOf(game) ? 'accept-draw' : 'offer-draw' })
      break
    }
    case 'claim':
      open('claim')
      break
    case 'adjust':
      game.adjusting.value =
        game.adjusting.value === null && game.view.value.hasTheMove === game.side ? game.side : null
      break
    case 'last':
      tell(liveRegion, lastMoveUtterances(game))
      break
    case 'clocks':
      tell(liveRegion, [inOwnLanguage(clocksText(game))])
      break
    case 'keys':
      open('keys')
      break
  }
}
