import { inOneApp } from './in-one-app.js'
import { organiserSuite } from './organiser.suite.js'

// What an organiser does between Friday and Sunday, in a real Chromium.
inOneApp(organiserSuite)
