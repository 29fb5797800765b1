// Frames while a piece is dragged, with the processor slowed four times: how many are late, and
// what a frame costs.
import { median, title } from '../measure.mjs'
import { drag, moves, openBoard, percentile, servePeer } from './drags.mjs'

const SLOWDOWN = 4
const STEPS = 60
/** 60 frames per second; a frame that takes 50 % longer is late. */
const FRAME = 1000 / 60
const LATE = FRAME * 1.5

/** Counts frames from the press of the button to its release. */
const countFrames = () => {
  const counted = { frames: [], isDown: false }
  Object.assign(globalThis, { counted })
  let last = null
  const next = at => {
    if (!counted.isDown) {
      last = null
      return
    }
    if (last !== null) counted.frames.push(at - last)
    last = at
    requestAnimationFrame(next)
  }
  addEventListener(
    'pointerdown',
    () => {
      counted.isDown = true
      requestAnimationFrame(next)
    },
    true,
  )
  addEventListener(
    'pointerup',
    () => {
      counted.isDown = false
    },
    true,
  )
}

async function carry(browser, url, board, between) {
  const { context, page, box } = await openBoard(browser, url, board, countFrames)
  const session = await context.newCDPSession(page)
  // The time that the page's main thread works, whatever else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let work = 0
  for (const move of moves) {
    const before = await worked()
    await drag(page, box, move.slice(0, 2), move.slice(2), STEPS)
    work += (await worked()) - before
    await between(page)
    await page.waitForTimeout(150)
  }
  const { frames } = await page.evaluate(() => globalThis.counted)
  await context.close()
  return { frames, work }
}

export async function benchFrames(browser, origin, runs) {
  title(
    `Frames while a piece is carried, processor slowed ${SLOWDOWN} times: interval in ms (median, 95 %), late frames, work a frame`,
  )
  const peer = await servePeer()
  const all = { jadoube: [], chessground: [] }
  try {
    for (let run = 0; run < runs; run++) {
      all.jadoube.push(
        await carry(browser, `${origin}/table`, '.board', page => page.keyboard.press('p')),
      )
      all.chessground.push(await carry(browser, peer.url, 'cg-board', async () => undefined))
    }
  } finally {
    peer.stop()
  }
  const sums = Object.fromEntries(
    Object.entries(all).map(([name, taken]) => {
      const frames = taken.flatMap(each => each.frames)
      const late = frames.filter(time => time > LATE).length / frames.length
      const work = taken.reduce((sum, each) => sum + each.work, 0) / frames.length
      return [name, { frames, late, work }]
    }),
  )
  for (const [name, { frames, late, work }] of Object.entries(sums))
    console.log(
      `${name.padEnd(12)} ${String(frames.length).padStart(5)} frames  ${median(frames).toFixed(1)} (${percentile(frames, 0.95).toFixed(1)}) ms` +
        `  late ${(late * 100).toFixed(1)} %  work ${work.toFixed(1)} ms`,
    )
  const { jadoube, chessground } = sums
  console.log(
    `ratio to chessground: late frames ${(jadoube.late / Math.max(chessground.late, 0.001)).toFixed(2)}, work ${(jadoube.work / chessground.work).toFixed(2)}` +
      `   goal 60 frames a second: ${median(jadoube.frames) < LATE && jadoube.work < FRAME ? 'met' : 'MISSED'}`,
  )
}
