import { afterAll, beforeAll } from 'vitest'
import { type App, startApp } from './app.js'
import { arbiterSuite } from './arbiter.suite.js'
import { deskSuite } from './desk.suite.js'
import { needsSuite } from './needs.suite.js'
import { playSuite } from './play.suite.js'
import { seatSuite } from './seat.suite.js'
import { spectatorsSuite } from './spectators.suite.js'

// The built app in a real Chromium: what several people do with one another, over the real server.
let app: App

beforeAll(async () => {
  app = await startApp()
}, 180_000)

afterAll(async () => {
  await app?.stop()
}, 60_000)

playSuite(() => app)
arbiterSuite(() => app)
deskSuite(() => app)
needsSuite(() => app)
seatSuite(() => app)
spectatorsSuite(() => app)
