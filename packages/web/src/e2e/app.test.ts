import { afterAll, beforeAll } from 'vitest'
import { type App, startApp } from './app.js'
import { blindSuite } from './blind.suite.js'
import { clockSuite } from './clock.suite.js'
import { pagesSuite } from './pages.suite.js'
import { scoresheetSuite } from './scoresheet.suite.js'
import { tableSuite } from './table.suite.js'

// The built app in a real Chromium: what one device does. A file has one browser for all its suites.
let app: App

beforeAll(async () => {
  app = await startApp()
}, 180_000)

afterAll(async () => {
  await app?.stop()
}, 60_000)

pagesSuite(() => app)
clockSuite(() => app)
tableSuite(() => app)
blindSuite(() => app)
scoresheetSuite(() => app)
