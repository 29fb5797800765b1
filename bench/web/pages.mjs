// The cost of each page: the compressed script and style it needs before it is ready, and the time
// of the first paint.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { median, title } from '../measure.mjs'

const pages = {
  start: '/',
  clock: '/clock',
  table: '/table',
  'a game on the table': '/table',
  laws: '/laws',
}

/** The compressed size that may be loaded before a page is ready. */
const goals = {
  start: { kB: 30, withStyle: true },
  'a game on the table': { kB: 110, withStyle: true },
}

const game = JSON.stringify({
  origin: 0,
  lines: [JSON.stringify({ jadoube: 'record/1', laws: 'fide-2023', start: 'standard' })],
})

const ready = {
  '/': 'h1',
  '/clock': '.half',
  '/table': '.begin, .board',
  '/laws': 'main h1',
}

async function visit(browser, origin, name, path) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  if (name.startsWith('a game'))
    await context.addInitScript(kept => localStorage.setItem('jadoube.table', kept), game)
  await context.addInitScript(selector => {
    // When the main content of the page is there and the browser has painted it.
    const watch = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return
      watch.disconnect()
      document.documentElement.dataset.appeared = String(performance.now())
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          document.documentElement.dataset.stands = String(performance.now())
        }
        port2.postMessage(null)
      })
    })
    watch.observe(document, { childList: true, subtree: true })
  }, ready[path])
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.locator('html[data-stands]').waitFor({ state: 'attached' })
  const seen = await page.evaluate(() => {
    const { stands: painted, appeared } = document.documentElement.dataset
    const stands = Number(painted)
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const files = performance
      .getEntriesByType('resource')
      .filter(entry => entry.startTime <= Number(appeared) && /\.(js|css)$/.test(entry.name))
      .map(entry => new URL(entry.name).pathname)
    return { stands, paint: paint?.startTime ?? stands, files }
  })
  await context.close()
  return seen
}

export async function benchPages(browser, origin, dist, runs) {
  title(
    'Pages: compressed script and style before the page stands; first paint and page standing, median',
  )
  const size = (files, ending) =>
    files
      .filter(file => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  const kb = bytes => `${(bytes / 1000).toFixed(1)} kB`
  for (const [name, path] of Object.entries(pages)) {
    const seen = []
    for (let run = 0; run < runs; run++) seen.push(await visit(browser, origin, name, path))
    const script = size(seen[0].files, '.js')
    const style = size(seen[0].files, '.css')
    const goal = goals[name] ?? { kB: 150, withStyle: false }
    const weighs = script + (goal.withStyle ? style : 0)
    console.log(
      `${name.padEnd(22)} script ${kb(script).padStart(9)}  style ${kb(style).padStart(8)}` +
        `  first paint ${Math.round(median(seen.map(({ paint }) => paint)))} ms, stands ${Math.round(median(seen.map(({ stands }) => stands)))} ms` +
        `   goal ${goal.kB} kB${goal.withStyle ? ' with style' : ' of script'}: ${weighs < goal.kB * 1000 ? 'met' : 'MISSED'}`,
    )
  }
}
