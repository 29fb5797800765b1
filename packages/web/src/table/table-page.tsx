import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { lazy } from '../frame/lazy.js'
import { readStored } from '../local-storage.js'
import { address, go } from '../router.js'
import { tableGameKey } from '../storage-keys.js'
import './table.css'

/** Loads the board and the state of a game, and puts the stored game on the table. */
async function fetchTable() {
  const [tableGame, page, { loadRuler: fetchRuler }] = await Promise.all([
    import('./table-game.js'),
    import('./game-page.js'),
    import('../game/load-ruler.js'),
  ])
  await tableGame.tableReady
  return { setUp: tableGame.setUp, fetchRuler, ...page }
}

/** The Laws are the larger part of the app. They are loaded while the players choose. */
const fetchLaws = async () => (await fetchTable()).fetchRuler()

/** Loaded on demand, because a player with a game in progress does not need the settings. */
const SetUpPage = lazy(async () => (await import('./set-up-page.js')).SetUpPage)

/** A quick game from the start page: puts it on the table and removes it from the address. */
async function startQuickGame(query: URLSearchParams): Promise<void> {
  const [{ setUp }, { quickGame }] = await Promise.all([fetchTable(), import('./set-up-choice.js')])
  const header = quickGame(query)
  if (header !== undefined) setUp(header)
  go('/table', { replace: true })
}

const hasGameOnTable = (): boolean => readStored(tableGameKey, value => value !== null) === true

/** The table: a game in progress, or the settings for one. */
export function TablePage() {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const hasGame = hasGameOnTable()
  const show = async () => {
    const { GameOrSetUp } = await fetchTable()
    setPage(() => GameOrSetUp)
  }
  const { query } = address.value
  const quickControl = query.get('play')
  const wantsSetUp = query.has('set-up')
  useEffect(() => {
    if (quickControl === null) return
    void startQuickGame(query).then(show)
  }, [quickControl])
  useEffect(() => {
    if (quickControl !== null) return
    if (hasGame && !wantsSetUp) {
      void show()
      return
    }
    const soon = setTimeout(() => void fetchLaws(), 400)
    return () => clearTimeout(soon)
  }, [])
  if (quickControl !== null || (Page === null && hasGame && !wantsSetUp))
    return <main class="waiting" aria-busy="true" />
  const startGame = async (header: object) => {
    const { setUp } = await fetchTable()
    setUp(header)
    await show()
    if (wantsSetUp) go('/table', { replace: true })
  }
  if (Page !== null && !wantsSetUp) return <Page />
  return <SetUpPage onSet={header => void startGame(header)} />
}
