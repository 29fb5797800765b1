import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, devices, square, tapOn } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { recordLines, withTable } from './kept-record.js'

/** Counts the sounds, and records the vibrations. */
const listen = () => {
  const heard = { sounds: 0, shakes: [] as unknown[] }
  Object.assign(globalThis, { heard })
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    heard.sounds++
    start.apply(this, when)
  }
  navigator.vibrate = pattern => {
    heard.shakes.push(pattern)
    return true
  }
}

const heard = (page: Page): Promise<{ sounds: number; shakes: unknown[] }> =>
  page.evaluate(() => (globalThis as unknown as { heard: never }).heard)

async function playFirst(page: Page): Promise<void> {
  await tapOn(square(page, 'e2'))
  await tapOn(square(page, 'e4'))
  await tapOn(page.locator('.panel.white .panel-clock'))
}

const start = [{ at: 0, by: 'arbiter', act: 'start' }]
const casual = () => recordLines({ boardKind: 'guarded', timeControl: undefined }, start)

/** The vibration of a phone identifies the sound. */
const felt = {
  move: [12],
  capture: [20],
  check: [12, 40, 12],
  press: [8],
  low: [30, 60, 30],
  flag: [180],
  call: [60, 60, 60],
}

/** Lets time pass until a clock shows this many seconds, and a little more. */
async function passUntil(page: Page, clock: string, seconds: number): Promise<void> {
  const [minutes = 0, rest = 0] = ((await page.locator(clock).textContent()) ?? '')
    .split(':')
    .map(Number)
  await page.clock.fastForward((minutes * 60 + rest - seconds - 1) * 1000)
  await page.clock.runFor(1500)
}

/**
 * At a table: a capture, a move, a check, a call for the arbiter, two low-time warnings, and the
 * flag.
 */
async function playAllSounds(page: Page): Promise<void> {
  for (const [side, from, to] of [
    ['white', 'e4', 'd5'],
    ['black', 'e8', 'd7'],
    ['white', 'h1', 'h7'],
  ] as const) {
    await tapOn(square(page, from))
    await tapOn(square(page, to))
    await tapOn(page.locator(`.panel.${side} .panel-clock`))
    await eventually(() => page.locator(`.panel.${side} .panel-clock.runs`).count()).toBe(0)
  }
  const arbiter = page.locator('.panel.white').getByRole('button', { name: /^Arbiter/ })
  await tapOn(arbiter)
  await tapOn(page.getByRole('button', { name: 'Call the arbiter' }))
  await eventually(() => page.locator('.panel-clock.runs').count()).toBe(0)
  await tapOn(arbiter)
  await tapOn(page.getByRole('button', { name: 'Correct: play continues' }))
  await tapOn(page.getByRole('button', { name: 'Confirm' }))
  await page.locator('.panel.black .panel-clock.runs').waitFor()
  for (const seconds of [30, 10, 0]) await passUntil(page, '.panel.black .panel-time', seconds)
  await page.locator('.panel.white .panel-buttons.ended').waitFor()
}

const sounding = (preset: string) =>
  recordLines(
    {
      boardKind: 'guarded',
      timeControl: '300',
      start: '4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1',
      regulations: { calledByDevice: ['flags'] },
      table: { preset },
    },
    [],
  )

async function listening(app: App, lines: readonly string[], options = {}) {
  const visit = await withTable(app, lines, options)
  await visit.page.addInitScript(listen)
  await visit.page.clock.install()
  await visit.page.reload()
  await visit.page.locator('.panel.white .sound-button').waitFor()
  return visit
}

export function soundSuite(app: () => App): void {
  describe('sound', () => {
    inTurn(devices)(
      'a move and the clock are heard and felt on %s, and one tap mutes',
      async (_, options) => {
        const { page, context, complaints } = await listening(app(), casual(), options)
        await playFirst(page)
        await eventually(async () => (await heard(page)).shakes).toEqual([[12], [8]])
        const { sounds } = await heard(page)
        expect(sounds).toBeGreaterThanOrEqual(3)
        await page.getByRole('button', { name: 'Turn sound off' }).click()
        await square(page, 'd7').click()
        await square(page, 'd5').click()
        await page.locator('.panel.black .panel-clock').click()
        await eventually(() => square(page, 'd5').getAttribute('aria-label')).toContain(
          'black pawn',
        )
        expect((await heard(page)).sounds).toBe(sounds)
        // The setting is remembered.
        await page.reload()
        await page.getByRole('button', { name: 'Turn sound on' }).waitFor()
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      'nothing moves when its button appears, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const friendly = { arbiter: 'none', takeBacks: true }
        const lines = recordLines(
          { boardKind: 'guarded', regulations: friendly, table: { preset: 'friendly' } },
          start,
        )
        const { page, context } = await withTable(app(), lines, device)
        const held: (() => void)[] = []
        await page.route(/\/sound-part-[^/]*\.js$/, async route => {
          await new Promise<void>(resolve => held.push(resolve))
          await route.continue()
        })
        const made = await app().makeBoard()
        for (const [path, others] of [
          ['/table', '.panel.white .panel-buttons > .button:not(.sound-button)'],
          ['/clock', '.clock-bar > .button:not(.sound-button)'],
          [made.links.white!.url, '.panel-buttons > .button:not(.sound-button)'],
        ] as const) {
          await page.goto(path.startsWith('/') ? app().origin + path : path)
          await page.locator(others).first().waitFor()
          await eventually(() => held.length).toBe(1)
          const places = () =>
            page
              .locator(others)
              .evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())))
          await page.evaluate(() => document.fonts.ready)
          const before = await places()
          held.pop()?.()
          await page.locator('.sound-button').waitFor()
          expect(await places(), path).toEqual(before)
        }
        await context.close()
      },
    )

    inTurn(devices)(
      'everything is heard once, at its moment, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await listening(app(), sounding('club'), device)
        await playAllSounds(page)
        const { capture, press, move, check, call, low, flag } = felt
        const shakes = [capture, press, move, press, check, press, call, low, low, flag]
        await eventually(async () => (await heard(page)).shakes).toEqual(shakes)
        // The numbers of knocks: two for a capture, a press, a check, a low-time warning and a
        // flag, three for a call.
        expect((await heard(page)).sounds).toBe(2 + 2 + 1 + 2 + 2 + 2 + 3 + 2 + 2 + 2)
        await context.close()
      },
    )

    inTurn(devices)(
      'nothing is heard in a tournament, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await listening(app(), sounding('tournament'), device)
        await page.getByRole('button', { name: 'Turn sound on' }).waitFor()
        await playAllSounds(page)
        expect(await heard(page)).toEqual({ sounds: 0, shakes: [] })
        await context.close()
      },
    )

    inTurn(devices)(
      'the clock alone is heard: its lever, the low-time warning and its flag, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await app().visit('/clock', device)
        await page.addInitScript(listen)
        await page.clock.install()
        await page.reload()
        await page.locator('.clock-bar .sound-button').waitFor()
        await page.keyboard.press(' ')
        await page.locator('.half.white.runs').waitFor()
        for (const seconds of [30, 10, 0]) await passUntil(page, '.half.white .digits', seconds)
        await page.getByText('Flag fallen').waitFor()
        const { press, low, flag } = felt
        await eventually(async () => (await heard(page)).shakes).toEqual([press, low, low, flag])
        expect((await heard(page)).sounds).toBe(8)
        expect(await faults(page)).toEqual([])
        await context.close()
      },
    )
  })

  describe('the appearance', () => {
    inTurn(devices)(
      'board and pieces are chosen and remembered on %s',
      { tags: 'rest' },
      async (_, options) => {
        const { page, context, complaints } = await app().visit('/laws', options)
        await page.getByRole('button', { name: 'Appearance' }).click()
        const dialog = page.locator('dialog')
        await dialog.getByLabel('Slate').check()
        await dialog.getByLabel('Blocks').check()
        expect(await faults(page)).toEqual([])
        await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
          origin: Date.now(),
          lines: casual(),
        })
        await page.goto(`${app().origin}/table`)
        await page.locator('.board').waitFor()
        const pawn = square(page, 'e2').locator('.body').first()
        expect(await pawn.getAttribute('d')).toBe('M36 79L44 52H56L64 79Z')
        const color = await square(page, 'e4').evaluate(
          each => getComputedStyle(each).backgroundColor,
        )
        expect(color).toBe('rgb(223, 230, 234)')
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('a move is animated for 120 ms, and not at all with reduced motion', {
      tags: 'rest',
    }, async () => {
      for (const [reducedMotion, expected] of [
        ['no-preference', [120]],
        ['reduce', []],
      ] as const) {
        const { page, context } = await withTable(app(), casual(), { reducedMotion })
        await page.evaluate(() => {
          const times: number[] = []
          Object.assign(globalThis, { times })
          const { animate } = Element.prototype
          Element.prototype.animate = function (...args) {
            times.push(Number((args[1] as KeyframeAnimationOptions).duration))
            return animate.apply(this, args)
          }
        })
        await playFirst(page)
        await eventually(() => square(page, 'e4').getAttribute('aria-label')).toContain(
          'white pawn',
        )
        const times = await page.evaluate(
          () => (globalThis as unknown as { times: number[] }).times,
        )
        expect(times).toEqual(expected)
        await context.close()
      }
    })
  })
}
