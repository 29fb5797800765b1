import { broadcastSuite } from './broadcast.suite.js'
import { hallDeskSuite } from './hall-desk.suite.js'
import { inOneApp } from './in-one-app.js'
import { sheetSuite } from './sheet.suite.js'

// The built app in a real Chromium: a large event, at the desk, for broadcasts, in the hall.
inOneApp(hallDeskSuite, broadcastSuite, sheetSuite)
