import { eboardSuite } from './eboard.suite.js'
import { inOneApp } from './in-one-app.js'

// Electronic boards in a real Chromium.
inOneApp(eboardSuite)
