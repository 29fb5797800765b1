import { nameOfEntry, type Players } from './players.js'

/** Title, name and rating of a player. */
export function PlayerName({
  players,
  entry,
  withRating = true,
}: {
  readonly players: Players
  readonly entry: number
  readonly withRating?: boolean
}) {
  const player = players.get(entry)
  return (
    <span>
      {/* A title stays with the name after it. */}
      {player?.title != null && <abbr class="t-title">{player.title}</abbr>}
      {player?.title != null ? '\u00a0' : ' '}
      <span>{nameOfEntry(players, entry)}</span>
      {withRating && player?.rating != null && <small class="quiet"> {player.rating}</small>}
    </span>
  )
}
