import { useState } from 'preact/hooks'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { linkWords } from '../i18n/link/words.js'
import { ownName, storeOwnName } from '../link/own-name.js'
import { termsOf } from '../link/terms.js'
import { ask } from '../net/ask.js'

/**
 * For the player who received the link of a game: who invited them, the terms of the game, their
 * name, and a button to join.
 */
export function Invited({ game }: { readonly game: SeatGame }) {
  const t = linkWords()
  const { board, rematchOf, [opponentOf(game)]: opponent, [game.side]: me } = game.view.value
  const [name, setName] = useState(ownName)
  const invitation = opponent.name === undefined ? t.invitedUnnamed : t.invited(opponent.name)
  const join = async (event: Event) => {
    event.preventDefault()
    if (me.name === undefined && name.trim() !== '') {
      storeOwnName(name)
      // A name is optional: the player joins in any case.
      const body = { name: name.trim() }
      await ask('POST', `/api/boards/${board}/name`, { secret: game.secret, body })
    }
    game.send({ act: 'arrive' })
  }
  return (
    <form class="before-start" onSubmit={event => void join(event)}>
      <p>
        {rematchOf === undefined ? invitation : t.thisIsRematch} {t.yourColour[game.side]}{' '}
        <span class="quiet">{termsOf(game)}</span>
      </p>
      {me.name === undefined && (
        <label class="field">
          <span>{t.yourName}</span>
          <input
            value={name}
            maxLength={60}
            autocomplete="name"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class="button needs-answer">
        {t.join}
      </button>
    </form>
  )
}
