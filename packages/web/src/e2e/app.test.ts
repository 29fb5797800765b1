import { blindSuite } from './blind.suite.js'
import { clockSuite } from './clock.suite.js'
import { inOneApp } from './in-one-app.js'
import { pagesSuite } from './pages.suite.js'
import { scoresheetSuite } from './scoresheet.suite.js'
import { tableSuite } from './table.suite.js'
import { weightSuite } from './weight.suite.js'

// The built app in a real Chromium: what one device does.
inOneApp(pagesSuite, clockSuite, tableSuite, blindSuite, scoresheetSuite, weightSuite)
