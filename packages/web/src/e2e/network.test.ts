import { arbiterSuite } from './arbiter.suite.js'
import { deskSuite } from './desk.suite.js'
import { inOneApp } from './in-one-app.js'
import { linkSuite } from './link.suite.js'
import { needsSuite } from './needs.suite.js'
import { playSuite } from './play.suite.js'
import { seatSuite } from './seat.suite.js'
import { spectatorsSuite } from './spectators.suite.js'

// The built app in a real Chromium: several people over the real server.
inOneApp(linkSuite, playSuite, arbiterSuite, deskSuite, needsSuite, seatSuite, spectatorsSuite)
