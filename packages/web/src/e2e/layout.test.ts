import { inOneApp } from './in-one-app.js'
import { layoutSuite } from './layout.suite.js'

// The pages of a tournament on every screen, in a real Chromium.
inOneApp(layoutSuite)
