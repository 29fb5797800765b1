import { language, words } from '../i18n/language.js'
import { madeGames, ownSeat } from './made-games.js'

/** The games set up on this device, newest first. */
export function MadeBefore() {
  const { seat: t } = words()
  const games = madeGames().slice(0, 5)
  if (games.length === 0) return null
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section class="made">
      <h2>{t.madeHere}</h2>
      <ul>
        {games.map(game => (
          <li key={game.board}>
            <a href={ownSeat(game) ?? `/link/${game.board}`}>
              {when.format(game.made)}
              {game.names !== '' && ` · ${game.names}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
