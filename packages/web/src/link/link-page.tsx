import { useEffect } from 'preact/hooks'
import { address, go } from '../router.js'
import { InvitePage } from './invite-page.js'
import { type MadeGame, madeGame, ownSeat } from './made-games.js'
import { OthersPage, SeatLinksPage } from './others-page.js'
import '../table/table.css'
import './link.css'

/** `/link`: invites somebody. `/link?others`: a game for two others. `/link/ID`: its links. */
export function LinkPage() {
  const { path, query } = address.value
  const board = path.split('/')[2]
  const made = board === undefined ? undefined : madeGame(board)
  if (made !== undefined) return <MadeGamePage game={made} />
  return query.has('others') ? <OthersPage /> : <InvitePage />
}

/** Sends a player to their own board, which has the invitation. The list of links is for others. */
function MadeGamePage({ game }: { readonly game: MadeGame }) {
  const seat = ownSeat(game)
  useEffect(() => {
    if (seat !== null) go(seat, { replace: true })
  }, [seat])
  return seat === null ? <SeatLinksPage game={game} /> : <main class="waiting" aria-busy="true" />
}
