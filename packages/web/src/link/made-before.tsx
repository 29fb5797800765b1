import { dayAndTimeOf } from '../i18n/date-text.js'
import { words } from '../i18n/language.js'
import { madeGames, ownSeat } from './made-games.js'

/** The games set up on this device, newest first. */
export function MadeBefore() {
  const { seat: t } = words()
  const games = madeGames().slice(0, 5)
  if (games.length === 0) return null
  return (
    <section class="made-before">
      <h2>{t.madeHere}</h2>
      <ul>
        {games.map(game => (
          <li key={game.board}>
            <a href={ownSeat(game) ?? `/link/${game.board}`}>
              {dayAndTimeOf(game.made)}
              {game.names !== '' && ` · ${game.names}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
