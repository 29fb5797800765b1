import { lazy } from '../frame/lazy.js'
import { address } from '../router.js'
import { MyGamesPage } from './my-games-page.js'

const ReviewPage = lazy(async () => (await import('../review/review-page.js')).ReviewPage)

/** `/games`: the list of games, or one of them. */
export function GamesPage() {
  const id = address.value.path.split('/')[2]
  return id === undefined ? <MyGamesPage /> : <ReviewPage key={id} id={id} />
}
