import { boardSuite } from './board.suite.js'
import { firstSuite } from './first.suite.js'
import { fitsSuite } from './fits.suite.js'
import { gamesSuite } from './games.suite.js'
import { inOneApp } from './in-one-app.js'
import { laptopSuite } from './laptop.suite.js'
import { largeTextSuite } from './large-text.suite.js'
import { reviewSuite } from './review.suite.js'
import { soundSuite } from './sound.suite.js'

// The built app in a real Chromium: after the game, and what accompanies it.
inOneApp(
  gamesSuite,
  reviewSuite,
  soundSuite,
  boardSuite,
  largeTextSuite,
  firstSuite,
  fitsSuite,
  laptopSuite,
)
