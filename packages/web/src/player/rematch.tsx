import type { RematchAnswer } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { rematchHref } from '../link/follow-rematch.js'
import { ask } from '../net/ask.js'

/** After the end: offers a rematch with reversed colours, or answers one. */
export function RematchPart({ game }: { readonly game: SeatGame }) {
  const t = linkWords()
  const { seat } = words()
  const [fault, setFault] = useState<string | null>(null)
  const { store, side, secret } = game
  const { rematch } = store.between.value
  const opponent = game.view.value[opponentOf(game)].name ?? words().frame[opponentOf(game)]
  const answer = async (what: RematchAnswer) => {
    setFault(null)
    const path = `/api/boards/${game.view.value.board}/rematch`
    // The server tells both players the result over the socket.
    const result = await ask('POST', path, { secret, body: { answer: what } })
    if (!result.ok)
      setFault(seat.faults[result.error.code] ?? seat.refusals[result.error.code] ?? t.notSent)
  }
  const button = (what: RematchAnswer, label: string, kind: string) => (
    <button type="button" class={`button ${kind}`} onClick={() => void answer(what)}>
      {label}
    </button>
  )
  const message = (text: string) => (
    <p class="ruling own offer-text" role="status">
      {text}
    </p>
  )
  const part = () => {
    switch (rematch?.stage) {
      case 'agreed':
        return (
          <a class="button main" href={rematchHref(rematch.next ?? '', secret)}>
            {t.toRematch}
          </a>
        )
      case 'asked':
        return rematch.by === side ? (
          <>
            {message(t.rematchAsked)}
            {button('withdraw', t.withdraw, '')}
          </>
        ) : (
          <>
            {message(t.rematchWanted(opponent))}
            {button('accept', t.accept, 'needs-answer')}
            {button('decline', t.decline, '')}
          </>
        )
      case 'declined':
        return rematch.by === side
          ? message(t.rematchDeclined(opponent))
          : button('ask', t.rematch, 'main')
      case undefined:
        return button('ask', t.rematch, 'main')
    }
  }
  return (
    <div class="rematch">
      <div class="offer">
        {part()}
        <a class="button" href={`/games/${game.view.value.board}`}>
          {words().frame.review}
        </a>
      </div>
      {fault !== null && (
        <p class="small error" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
