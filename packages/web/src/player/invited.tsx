import { useState } from 'preact/hooks'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { linkWords } from '../i18n/link/words.js'
import { keepOwnName, ownName } from '../link/own-name.js'
import { termsOf } from '../link/terms.js'
import { ask } from '../net/ask.js'

/** For the player who was sent the link of a game between two people: they see by whom and how they play, give their name, and join. */
export function Invited({ game }: { readonly game: SeatGame }) {
  const t = linkWords()
  const { board, rematchOf, [opponentOf(game)]: opponent, [game.side]: me } = game.view.value
  const [name, setName] = useState(ownName)
  const by = opponent.name === undefined ? t.invitedUnnamed : t.invited(opponent.name)
  const join = async (event: Event) => {
    event.preventDefault()
    if (me.name === undefined && name.trim() !== '') {
      keepOwnName(name)
      // The game does not need a name: they join in any case.
      const body = { name: name.trim() }
      await ask('POST', `/api/boards/${board}/name`, { secret: game.secret, body })
    }
    game.send({ act: 'arrive' })
  }
  return (
    <form class="before-start" onSubmit={event => void join(event)}>
      <p>
        {rematchOf === undefined ? by : t.thisIsRematch} {t.yourColour[game.side]}{' '}
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
      <button type="submit" class="button asks">
        {t.join}
      </button>
    </form>
  )
}
