import type { Color, SquareName } from '@jadoube/chess'
import type { Ask, PieceLetter } from '@jadoube/eboard'
import { useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { type BoardOption, boardOptions } from './board-connections.js'
import type { ConnectedBoard } from './connected-board.js'
import { SensedBoard } from './sensed-board.js'
import './eboard.css'

/**
 * Connects a board: the choice of boards, the state of the connection, and what to do if board and
 * game differ.
 */
export function ConnectSheet({
  board,
  onClose,
}: {
  readonly board: ConnectedBoard
  readonly onClose: () => void
}) {
  const { eboard: t } = words()
  const state = board.state.value
  return (
    <Sheet title={t.title} onClose={onClose}>
      <div class="eboard-sheet">
        {state === 'open' ? <Connected board={board} /> : <BoardChoice board={board} />}
      </div>
    </Sheet>
  )
}

function BoardChoice({ board }: { readonly board: ConnectedBoard }) {
  const { eboard: t } = words()
  const [fault, setFault] = useState('')
  const all = boardOptions()
  const connect = async (offer: BoardOption) => {
    setFault('')
    try {
      await board.connect(offer)
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      setFault(
        name === 'NotFoundError'
          ? t.noneChosen
          : name === 'NetworkError' && offer.way === 'livechess'
            ? t.noLiveChess
            : t.notOpened,
      )
    }
  }
  return (
    <>
      {board.state.value === 'lost' && <p role="alert">{t.lost}</p>}
      <p>{t.choose}</p>
      <ul class="eboard-offers">
        {all.map(offer => (
          <li key={`${offer.make}-${offer.way}`}>
            <button
              type="button"
              class="button"
              disabled={!offer.isSupported || board.state.value === 'choosing'}
              onClick={() => void connect(offer)}
            >
              {offer.name}
              {offer.way !== 'livechess' && (
                <span class="connection-way"> · {t.ways[offer.way]}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {all.some(({ isSupported }) => !isSupported) && <p class="small">{t.otherBrowser}</p>}
      {fault !== '' && <p role="alert">{fault}</p>}
    </>
  )
}

function Connected({ board }: { readonly board: ConnectedBoard }) {
  const { eboard: t } = words()
  const picture = board.picture.value
  const learning = board.learning.value
  return (
    <>
      <p>
        {t.connected(board.name.value)}
        {board.battery.value !== null && ` ${t.battery(board.battery.value)}`}
      </p>
      {learning !== null && <p role="status">{t.learning(learning.scans, learning.of)}</p>}
      {picture !== null && <SensedBoard picture={picture} />}
      <Agreement board={board} />
      <button type="button" class="button" onClick={() => board.disconnect()}>
        {t.disconnect}
      </button>
    </>
  )
}

/**
 * Whether the connected board and the game agree, and what to do if not. Also shown beside the
 * board.
 */
export function Agreement({ board }: { readonly board: ConnectedBoard }) {
  const { eboard: t } = words()
  const putBack = board.putBack.value
  if (board.state.value === 'lost') return <p role="alert">{t.lost}</p>
  const picture = board.picture.value
  const ask = board.ask.value
  if (board.uncertain.value.length > 0) return <Uncertain board={board} />
  return (
    <div class="eboard-agreement" role="status">
      {ask !== null && <BoardQuestion board={board} ask={ask} />}
      {putBack !== null && (
        <>
          <p>{t.putBack(putBack.square)}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => board.reportAccidentalTouch()}>
              {t.wasNoTouch}
            </button>
          </div>
        </>
      )}
      {picture?.agreement === 'differs' ? (
        <>
          <p>{t.differs}</p>
          <ul>
            {picture.differences.map(square => (
              <li key={square}>{t.squareWants(square, pieceName(picture.wanted(square)))}</li>
            ))}
          </ul>
        </>
      ) : (
        ask === null && putBack === null && picture !== null && <p>{t.same}</p>
      )}
    </div>
  )
}

function pieceName(letter: PieceLetter | null): string | null {
  if (letter === null) return null
  const { eboard: t } = words()
  return t.pieces[letter]
}

function Uncertain({ board }: { readonly board: ConnectedBoard }) {
  const { eboard: t, frame } = words()
  const list = board.uncertain.value.map(({ by, act }) => {
    const who = frame[by]
    if (act.act === 'place')
      return `${who}: ${'from' in act ? `${act.from}–${act.to}` : `${act.piece} ${act.to}`}`
    return `${who}: ${t.acts[act.act]}${'square' in act ? ` ${act.square}` : ''}`
  })
  return (
    <div class="eboard-agreement" role="alert">
      <p>{t.uncertain}</p>
      <p>{list.join('; ')}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => board.confirm()}>
          {t.asSensed}
        </button>
        <button type="button" class="button" onClick={() => board.discard()}>
          {t.notSo}
        </button>
      </div>
    </div>
  )
}

function BoardQuestion({ board, ask }: { readonly board: ConnectedBoard; readonly ask: Ask }) {
  const { eboard: t, frame } = words()
  const [square] = ask.squares
  const answerButton = (
    label: string,
    acts: readonly { by: Color; act: Record<string, unknown> }[],
  ) => (
    <button key={label} type="button" class="button" onClick={() => board.answer(acts)}>
      {label}
    </button>
  )
  const byEach = (what: (by: Color) => readonly { by: Color; act: Record<string, unknown> }[]) =>
    board.sides.map(by => answerButton(frame[by], what(by)))
  return (
    <>
      <p>{t.asks[ask.about](ask.squares.join(', '))}</p>
      <div class="row">
        {ask.about === 'promotion' && square !== undefined && (
          <Promotion board={board} square={square} />
        )}
        {ask.about === 'whose-touch' && byEach(by => [{ by, act: { act: 'touch', square } }])}
        {ask.about === 'pieces-knocked-over' &&
          byEach(by =>
            ask.squares.map(each => ({ by, act: { act: 'touch', square: each, accident: true } })),
          )}
        {ask.about === 'released' && square !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => board.reportReleased(square, t.releasedAt(square))}
          >
            {t.wasReleased}
          </button>
        )}
        {answerButton(neutralAnswerLabel(ask), [])}
      </div>
    </>
  )
}

/** The label of the answer that has no consequences. */
function neutralAnswerLabel({ about }: Ask): string {
  const { eboard: t } = words()
  if (about === 'whose-touch') return t.adjusted
  return about === 'released' ? t.notReleased : t.noted
}

function Promotion({
  board,
  square,
}: {
  readonly board: ConnectedBoard
  readonly square: SquareName
}) {
  const { eboard: t } = words()
  const letters = (square[1] === '8' ? 'QRBN' : 'qrbn').split('') as PieceLetter[]
  return (
    <>
      {letters.map(letter => (
        <button
          key={letter}
          type="button"
          class="button"
          onClick={() => board.promote(square, letter)}
        >
          {t.pieces[letter]}
        </button>
      ))}
    </>
  )
}
