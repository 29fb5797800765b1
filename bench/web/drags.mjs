// The same drags on two boards, ours and chessground's: the time from an input event to the paint
// that shows it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { median, root, title } from '../measure.mjs'

const { resolve } = createRequire(import.meta.url)

export const moves = [
  'e2e4',
  'e7e5',
  'g1f3',
  'b8c6',
  'f1b5',
  'a7a6',
  'b5a4',
  'g8f6',
  'e1g1',
  'f8e7',
]
const STEPS = 12
const SIZE = 600

/** A page with nothing but chessground's board, set up as in its documentation. */
export async function servePeer() {
  const built = await build({
    stdin: {
      contents: `import { Chessground } from 'chessground'
        Chessground(document.getElementById('board'), {
          movable: { free: true, color: 'both' },
          animation: { enabled: false },
          drawable: { enabled: false },
        })`,
      resolveDir: `${root}/bench`,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  const styles = ['base', 'brown', 'cburnett'].map(name =>
    readFileSync(resolve(`chessground/assets/chessground.${name}.css`), 'utf8'),
  )
  const html = `<!doctype html><meta charset="utf-8"><style>body{margin:0}#board{width:${SIZE}px;height:${SIZE}px}${styles.join('')}</style><div id="board"></div><script type="module" src="/board.js"></script>`
  const server = createServer((request, response) => {
    const isScript = request.url === '/board.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? built.outputFiles[0].contents : html)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}

/** Measures in the page: from the time of the input to the frame after its change. */
const measure = () => {
  const taken = { lift: [], carry: [], drop: [] }
  Object.assign(globalThis, { taken })
  let down = false
  const after = (kind, at) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => taken[kind].push(performance.now() - at)
      port2.postMessage(null)
    })
  }
  addEventListener(
    'pointerdown',
    event => {
      down = true
      after('lift', event.timeStamp)
    },
    true,
  )
  addEventListener(
    'pointermove',
    event => {
      if (down) after('carry', event.timeStamp)
    },
    true,
  )
  addEventListener(
    'pointerup',
    event => {
      down = false
      after('drop', event.timeStamp)
    },
    true,
  )
}

const game = JSON.stringify({
  origin: 0,
  lines: [
    JSON.stringify({
      jadoube: 'record/1',
      laws: 'fide-2023',
      start: 'standard',
      boardKind: 'guarded',
    }),
  ],
})

export async function drag(page, box, from, to, steps = STEPS) {
  const point = name => ({
    x: box.x + ((name.charCodeAt(0) - 97 + 0.5) * box.width) / 8,
    y: box.y + ((8 - Number(name[1]) + 0.5) * box.height) / 8,
  })
  const [start, end] = [point(from), point(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps })
  await page.mouse.up()
}

/** A page with a board that is ready to be played on. */
export async function openBoard(browser, url, board, inPage) {
  const context = await browser.newContext({
    viewport: { width: 1200, height: SIZE + 40 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(kept => localStorage.setItem('jadoube.table', kept), game)
  await context.addInitScript(inPage)
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(board).waitFor()
  await page.waitForTimeout(500)
  const box = await page.locator(board).boundingBox()
  return { context, page, box }
}

async function play(browser, url, board, between) {
  const { context, page, box } = await openBoard(browser, url, board, measure)
  for (const move of moves) {
    await drag(page, box, move.slice(0, 2), move.slice(2))
    await between(page)
  }
  await page.waitForTimeout(100)
  const taken = await page.evaluate(() => globalThis.taken)
  await context.close()
  return taken
}

export const percentile = (numbers, part) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0

export async function benchDrags(browser, origin, runs) {
  title('Input to paint: the same drags with a mouse on both boards, ms (median, 95 %)')
  const peer = await servePeer()
  const all = { jadoube: [], chessground: [] }
  try {
    for (let run = 0; run < runs; run++) {
      all.jadoube.push(
        await play(browser, `${origin}/table`, '.board', page => page.keyboard.press('p')),
      )
      all.chessground.push(await play(browser, peer.url, 'cg-board', async () => undefined))
    }
  } finally {
    peer.stop()
  }
  for (const kind of ['lift', 'carry', 'drop']) {
    const of = name => all[name].flatMap(taken => taken[kind])
    const [own, theirs] = [of('jadoube'), of('chessground')]
    const worst = percentile(own, 0.95)
    const show = numbers =>
      `${median(numbers).toFixed(1)} (${percentile(numbers, 0.95).toFixed(1)})`.padStart(14)
    console.log(
      `${kind.padEnd(8)} jadoube ${show(own)}   chessground ${show(theirs)}   ratio ${(median(own) / median(theirs)).toFixed(2)}   goal 50 ms: ${worst < 50 ? 'met' : 'MISSED'}`,
    )
  }
}
