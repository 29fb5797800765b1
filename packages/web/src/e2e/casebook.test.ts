import { casebookSuite } from './casebook.suite.js'
import { inOneApp } from './in-one-app.js'
import { incidentSuite } from './incident.suite.js'

// The built app in a real Chromium: cases, guided rulings, the exam and incident sheets.
inOneApp(casebookSuite, incidentSuite)
