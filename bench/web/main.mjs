// `npm run bench:web [-- --quick]`: what the web app loads before a page is ready, and how fast its
// board reacts to a hand, also on a slow processor, in a real Chromium, compared with chessground's
// board (GPL; used only here) doing the same drags.
import { build, dist, launch, serve } from '../../packages/web/scripts/harness.mjs'
import { benchDrags } from './drags.mjs'
import { benchFrames } from './frames.mjs'
import { benchPages } from './pages.mjs'

const quick = process.argv.includes('--quick')
await build()
const { origin, stop } = await serve()
const browser = await launch()
try {
  await benchPages(browser, origin, dist, quick ? 1 : 5)
  await benchDrags(browser, origin, quick ? 1 : 5)
  await benchFrames(browser, origin, quick ? 1 : 5)
} finally {
  await browser.close()
  await stop()
}
