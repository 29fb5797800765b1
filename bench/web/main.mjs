// `npm run bench:web [-- --quick]`: what the web app costs before a page stands, and how fast its board answers a hand, also
// on a slow processor, in a real Chromium, beside chessground's board (GPL; used here only) doing the same drags.
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
