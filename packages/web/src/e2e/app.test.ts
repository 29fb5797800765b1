import { afterAll, beforeAll } from 'vitest'
import { type App, startApp } from './app.js'
import { arbiterSuite } from './arbiter.suite.js'
import { blindSuite } from './blind.suite.js'
import { clockSuite } from './clock.suite.js'
import { deskSuite } from './desk.suite.js'
import { pagesSuite } from './pages.suite.js'
import { playSuite } from './play.suite.js'
import { scoresheetSuite } from './scoresheet.suite.js'
import { spectatorsSuite } from './spectators.suite.js'
import { tableSuite } from './table.suite.js'

// The built app in a real Chromium. One file, so that it is built once and one browser is enough.
let app: App

beforeAll(async () => {
  app = await startApp()
}, 60_000)

afterAll(async () => {
  await app?.stop()
}, 60_000)

pagesSuite(() => app)
clockSuite(() => app)
tableSuite(() => app)
blindSuite(() => app)
scoresheetSuite(() => app)
playSuite(() => app)
arbiterSuite(() => app)
deskSuite(() => app)
spectatorsSuite(() => app)
