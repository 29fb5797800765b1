import { inOneApp } from './in-one-app.js'
import { organiserSuite } from './organiser.suite.js'
import { weekendSuite } from './weekend.suite.js'

// What an organiser does between Friday and Sunday, in a real Chromium.
inOneApp(organiserSuite, weekendSuite)
