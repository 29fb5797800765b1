import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { lazy } from '../frame/lazy.js'
import { readKept } from '../kept.js'
import './table.css'

/** The Laws themselves are the larger part of the app: they come while the players are choosing. */
const fetchLaws = () => Promise.all([import('./game.js'), import('./game-page.js')])

/** Whoever finds his game on the table does not wait for the choices before one. */
const SetUpPage = lazy(async () => (await import('./set-up-page.js')).SetUpPage)

const liesOnTable = (): boolean => readKept('table', value => value !== null) === true

/** The table: a game that is going on, or the choices before one. */
export function TablePage() {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const isGoingOn = liesOnTable()
  const show = async () => {
    const [, { GameOrSetUp }] = await fetchLaws()
    setPage(() => GameOrSetUp)
  }
  useEffect(() => {
    if (isGoingOn) {
      void show()
      return
    }
    const soon = setTimeout(() => void fetchLaws(), 400)
    return () => clearTimeout(soon)
  }, [])
  if (Page !== null) return <Page />
  if (isGoingOn) return <main class="waiting" aria-busy="true" />
  const set = async (header: object) => {
    const [{ setUp }] = await fetchLaws()
    setUp(header)
    await show()
  }
  return <SetUpPage onSet={header => void set(header)} />
}
