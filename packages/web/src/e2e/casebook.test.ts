import { casebookSuite } from './casebook.suite.js'
import { inOneApp } from './in-one-app.js'

// The built app in a real Chromium: cases, guided rulings and the exam.
inOneApp(casebookSuite)
