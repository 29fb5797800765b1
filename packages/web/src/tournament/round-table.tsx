import type { GameRow, RoundView } from '@jadoube/protocol'
import type { ComponentChildren } from 'preact'
import { words } from '../i18n/language.js'
import { PlayerName } from './player-name.js'
import { nameOfEntry, type Players } from './players.js'
import { ReportedBy } from './reported-by.js'
import { ReportedResults } from './reported-results.js'
import { resultText } from './result-texts.js'
import { TableScroll } from './table-scroll.js'

/** The games of a round: board, players, result. */
export function RoundTable({
  view,
  players,
  hash,
  after,
}: {
  readonly view: RoundView
  readonly players: Players
  /** The secret of the reader's link, which also opens the boards. */
  readonly hash: string
  /** Further content in the row of a game. */
  readonly after?: (game: GameRow) => ComponentChildren
}) {
  const t = words().tournament
  return (
    <>
      <TableScroll label={t.partNames.rounds}>
        <table class="t-table t-games">
          <thead>
            <tr>
              <th scope="col" class="t-number">
                {t.board}
              </th>
              <th scope="col">{t.white}</th>
              <th scope="col" class="t-result">
                {t.result}
              </th>
              <th scope="col">{t.black}</th>
              {after !== undefined && (
                <th scope="col" class="no-print">
                  <span class="visually-hidden">{t.replace}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {view.games.map(game => (
              <tr key={game.board}>
                <td class="t-number">
                  {game.game === undefined ? (
                    game.board
                  ) : (
                    <a href={`/board/${game.game}${hash}`} aria-label={t.openBoard(game.board)}>
                      {game.board}
                    </a>
                  )}
                </td>
                <td>
                  <PlayerName players={players} entry={game.white} />
                </td>
                <td class="t-result">
                  <GameResultText game={game} />
                </td>
                <td>
                  <PlayerName players={players} entry={game.black} />
                </td>
                {after !== undefined && <td class="no-print">{after(game)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <PlayersWithoutGame view={view} players={players} />
    </>
  )
}

function GameResultText({ game }: { readonly game: GameRow }) {
  const t = words().tournament
  if (game.stated !== undefined && game.result === null) return <ReportedResults game={game} />
  if (game.result === null) return <span class="quiet" role="img" aria-label={t.noResult} />
  return (
    <>
      <b title={game.source === undefined ? undefined : t.sources[game.source]}>
        {resultText(game.result)}
      </b>
      {game.ratingResult !== undefined && (
        <small class="quiet"> {t.ratedAs(resultText(game.ratingResult))}</small>
      )}
      <ReportedBy game={game} />
    </>
  )
}

/** Players without a game in the round. */
function PlayersWithoutGame({
  view,
  players,
}: {
  readonly view: RoundView
  readonly players: Players
}) {
  const t = words().tournament
  const name = (entry: number) => nameOfEntry(players, entry)
  return (
    <ul class="t-not-paired quiet">
      {view.bye !== null && <li>{t.hasBye(name(view.bye))}</li>}
      {view.byes.map(({ entry, bye }) => (
        <li key={entry}>
          {name(entry)}: {t.byes[bye]}
        </li>
      ))}
      {view.rests.length > 0 && <li>{t.restsOf(view.rests.map(name).join(', '))}</li>}
    </ul>
  )
}
