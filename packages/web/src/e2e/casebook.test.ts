import { casebookSuite } from './casebook.suite.js'
import { inOneApp } from './in-one-app.js'
import { incidentSuite } from './incident.suite.js'
import { lawsOfflineSuite } from './laws-offline.suite.js'

// The built app in a real Chromium: cases, guided rulings, the exam and incident sheets, also
// offline.
inOneApp(casebookSuite, incidentSuite, lawsOfflineSuite)
