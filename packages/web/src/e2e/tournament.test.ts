import { inOneApp } from './in-one-app.js'
import { tournamentSuite } from './tournament.suite.js'

// A whole tournament in a real Chromium.
inOneApp(tournamentSuite)
