import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { lazy } from '../frame/lazy.js'
import { readKept } from '../kept.js'
import { go, place } from '../router.js'
import './table.css'

/** The board and how a game stands; the saved game is then put on the table. */
async function fetchTable() {
  const [laid, page, { fetchRuler }] = await Promise.all([
    import('./laid-game.js'),
    import('./game-page.js'),
    import('../game/deciding.js'),
  ])
  await laid.isLaid
  return { setUp: laid.setUp, fetchRuler, ...page }
}

/** The Laws themselves are the larger part of the app: they come while the players are choosing. */
const fetchLaws = async () => (await fetchTable()).fetchRuler()

/** Anyone who finds their game on the table does not wait for the choices before one. */
const SetUpPage = lazy(async () => (await import('./set-up-page.js')).SetUpPage)

/** One tap on the start page: the game is on the table, and the address no longer asks for it. */
async function layQuick(query: URLSearchParams): Promise<void> {
  const [{ setUp }, { quickGame }] = await Promise.all([fetchTable(), import('./choice.js')])
  const header = quickGame(query)
  if (header !== undefined) setUp(header)
  go('/table', { replace: true })
}

const liesOnTable = (): boolean => readKept('table', value => value !== null) === true

/** The table: a game in progress, or the choices before one. */
export function TablePage() {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const isGoingOn = liesOnTable()
  const show = async () => {
    const { GameOrSetUp } = await fetchTable()
    setPage(() => GameOrSetUp)
  }
  const { query } = place.value
  const asksFor = query.get('play')
  const asksSetUp = query.has('set-up')
  useEffect(() => {
    if (asksFor === null) return
    void layQuick(query).then(show)
  }, [asksFor])
  useEffect(() => {
    if (asksFor !== null) return
    if (isGoingOn && !asksSetUp) {
      void show()
      return
    }
    const soon = setTimeout(() => void fetchLaws(), 400)
    return () => clearTimeout(soon)
  }, [])
  if (asksFor !== null || (Page === null && isGoingOn && !asksSetUp))
    return <main class="waiting" aria-busy="true" />
  const set = async (header: object) => {
    const { setUp } = await fetchTable()
    setUp(header)
    await show()
    if (asksSetUp) go('/table', { replace: true })
  }
  if (Page !== null && !asksSetUp) return <Page />
  return <SetUpPage onSet={header => void set(header)} />
}
