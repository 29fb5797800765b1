import { type ClockSetup, displayTime } from '@jadoube/clock'
import { clockSheetWords } from '../i18n/clock-sheet/words.js'
import { dayAndTimeOf } from '../i18n/date-text.js'
import { words } from '../i18n/language.js'
import { type ClockedGame, clearRecentGames, recentGames } from './recent.js'
import { setupName } from './setups.js'

/** The last games on this clock. A tap sets the same time control again. */
export function RecentGames({ onChoose }: { readonly onChoose: (setup: ClockSetup) => void }) {
  const t = clockSheetWords()
  const games = recentGames.value
  if (games.length === 0) return <p class="quiet">{t.noGames}</p>
  return (
    <>
      <p class="small quiet">{t.recentGamesText}</p>
      <ul class="clocked-games">
        {games.map(game => (
          <li key={game.ended}>
            <button type="button" class="button plain" onClick={() => onChoose(game.setup)}>
              <GameSummary game={game} />
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" onClick={clearRecentGames}>
          {t.forgetGames}
        </button>
      </div>
    </>
  )
}

function GameSummary({ game }: { readonly game: ClockedGame }) {
  const t = clockSheetWords()
  const { clock, frame } = words()
  return (
    <>
      <strong>{setupName(game.setup, clock, t)}</strong>
      <span>
        {displayTime(game.white)} – {displayTime(game.black)}
      </span>
      <span class="small quiet">
        {[
          t.moves(game.moves),
          game.flag !== null && clock.saysFlag(frame[game.flag]).replace(/\.$/, ''),
          dayAndTimeOf(game.ended),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
