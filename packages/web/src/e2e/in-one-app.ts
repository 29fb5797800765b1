import { afterAll, beforeAll } from 'vitest'
import { type App, startApp } from './app.js'
import { startTurns } from './in-turn.js'

/** Runs suites against one server and one browser per test file. */
export function inOneApp(...suites: readonly ((app: () => App) => void)[]): void {
  let app: App
  beforeAll(async () => {
    app = await startApp()
  }, 180_000)
  afterAll(async () => {
    await app?.stop()
  })
  startTurns()
  for (const suite of suites) suite(() => app)
}
