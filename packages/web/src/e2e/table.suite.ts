import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, devices, phone, smallest, square, tapOn } from './app.js'
import { eventually, focused, heard, labelOf } from './eventually.js'
import { inTurn } from './in-turn.js'

const header = (more: object) => ({
  jadoube: 'record/1',
  laws: 'fide-2018',
  timeControl: '900+10',
  start: 'standard',
  boardKind: 'physical',
  white: {},
  black: {},
  regulations: { calledByDevice: [] },
  ...more,
})

/** Starts a game with this header on the table. */
async function sitDown(page: Page, more: object = {}): Promise<void> {
  await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
    origin: Date.now(),
    lines: [JSON.stringify(header(more))],
  })
  await page.reload()
  await page.locator('.board').waitFor()
}

const press = (page: Page, side: 'white' | 'black') =>
  tapOn(page.locator(`.panel.${side} .panel-clock`))

async function play(page: Page, from: string, to: string): Promise<void> {
  await tapOn(square(page, from))
  await tapOn(square(page, to))
}

async function claim(page: Page, side: 'white' | 'black', what: string, move = ''): Promise<void> {
  await tapOn(page.locator(`.panel.${side}`).getByRole('button', { name: 'Claim' }))
  await page.getByLabel(what).check()
  if (move !== '') await page.getByLabel(/Intended move/).fill(move)
  await tapOn(page.getByRole('button', { name: 'Make the claim' }))
}

/** The acts in the record of the game on the table. */
const acts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('jadoube.table') ?? '{}')
      .lines.slice(1)
      .map((line: string) => JSON.parse(line).act),
  )

const moveByHand = ['touch', 'place', 'press'] as const

const ruling = (page: Page) => page.locator('.panel.white .ruling')

export function tableSuite(app: () => App): void {
  describe('the table', () => {
    inTurn([
      ['a phone', phone],
      ['a laptop', {}],
    ])('a friendly game begins with one tap and is played to mate, on %s', async (_, device) => {
      const { page, context, complaints } = await app().visit('/', device)
      await page.getByRole('link', { name: '5 + 3' }).click()
      for (const [from, to] of [
        ['f2', 'f3'],
        ['e7', 'e5'],
        ['g2', 'g4'],
        ['d8', 'h4'],
      ] as const) {
        await square(page, from).click()
        await square(page, to).click()
      }
      await eventually(() => ruling(page).textContent()).toMatch(/0–1.*Checkmate.*5\.1\.1/)
      expect(await acts(page)).toEqual(['start', 'move', 'move', 'move', 'move'])
      expect(complaints).toEqual([])
      await context.close()
    })

    inTurn(devices)(
      'a friendly game allows letting go of a piece, shows its moves, and takes a move back by agreement, on %s',
      async (_, device) => {
        const { page, context, complaints } = await app().visit('/', device)
        await tapOn(page.getByRole('link', { name: 'No clock' }))
        await tapOn(square(page, 'g1'))
        await eventually(() => page.locator('.square.target').count()).toBe(2)
        await eventually(() => heard(page)).toBe('Selected: white knight, g1.')
        await tapOn(square(page, 'g1'))
        await eventually(() => page.locator('.square.held').count()).toBe(0)
        await tapOn(square(page, 'b1'))
        await tapOn(square(page, 'e2'))
        await tapOn(square(page, 'e4'))
        await eventually(() => labelOf(page, 'e4')).toContain('white pawn')
        expect(await acts(page)).toEqual(['start', 'move'])
        await tapOn(page.locator('.panel.white').getByRole('button', { name: 'Take back' }))
        await eventually(() => page.locator('.panel.white .ruling').textContent()).toMatch(
          /You have/,
        )
        await tapOn(page.locator('.panel.black').getByRole('button', { name: 'Agree' }))
        await eventually(() => labelOf(page, 'e2')).toContain('white pawn')
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      'a pawn of a friendly game becomes the piece chosen next to its square, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await app().visit('/table', device)
        await sitDown(page, {
          boardKind: 'guarded',
          start: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
          table: { preset: 'friendly', help: ['legal-moves'] },
        })
        await play(page, 'a7', 'a8')
        const tray = page.locator('.promotion-chooser .promotion-tray')
        const [there, here] = [await tray.boundingBox(), await square(page, 'a8').boundingBox()]
        expect(Math.abs((there?.x ?? 0) - (here?.x ?? 9))).toBeLessThan(4)
        await tapOn(tray.getByRole('button', { name: 'white rook' }))
        await eventually(() => labelOf(page, 'a8')).toContain('white rook')
        await context.close()
      },
    )

    inTurn(devices)(
      'a running game is listed on the start page, and a new one does not delete it, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await app().visit('/', device)
        await tapOn(page.getByRole('link', { name: '10 + 5' }))
        await tapOn(square(page, 'e2'))
        await tapOn(square(page, 'e4'))
        await eventually(() => acts(page)).toEqual(['start', 'move'])
        await page.goto(app().origin)
        await eventually(() => page.locator('.continue-game').textContent()).toMatch(
          /Continue.*10:\d\d – (10:05|10:04|10:03)/,
        )
        expect(await page.locator('.quick-time.last').textContent()).toBe('10 + 5')
        await tapOn(page.locator('.continue-game'))
        await eventually(() => labelOf(page, 'e4')).toContain('white pawn')
        await page.goto(app().origin)
        await tapOn(page.getByRole('link', { name: '3 + 2' }))
        await eventually(() => labelOf(page, 'e2')).toContain('white pawn')
        await page.goto(`${app().origin}/games`)
        await eventually(() => page.locator('main a[href*="game"]').count()).toBeGreaterThan(0)
        await context.close()
      },
    )

    test('a finger that slides off at once touches nothing, one that rests does', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/table')
      await sitDown(page)
      // All events at once, so that no time passes between them.
      const send = (...events: readonly (readonly [type: string, square: string])[]) =>
        page.evaluate(all => {
          for (const [kind, name] of all) {
            const element = document.querySelector(`[data-square="${name}"]`)
            const box = element?.getBoundingClientRect() ?? new DOMRect()
            element?.dispatchEvent(
              new PointerEvent(kind, {
                bubbles: true,
                cancelable: true,
                pointerId: 7,
                pointerType: 'touch',
                clientX: box.x + box.width / 2,
                clientY: box.y + box.height / 2,
              }),
            )
          }
        }, events)
      await page.evaluate(() => {
        // The browser can capture only its own pointers.
        Element.prototype.setPointerCapture = () => undefined
      })
      await send(['pointerdown', 'e2'], ['pointermove', 'e3'], ['pointerup', 'e3'])
      expect(await page.locator('.square.held').count()).toBe(0)
      await send(['pointerdown', 'e2'])
      await eventually(() => page.locator('.square.held').count()).toBe(1)
      await send(['pointermove', 'e3'], ['pointerup', 'e3'])
      await eventually(() => heard(page)).toMatch(/e3/)
      expect(await acts(page)).toEqual(['start', 'touch', 'place'])
      await context.close()
    })

    test.each([
      ['Club', {}, ['start', ...moveByHand, ...moveByHand, 'touch']],
      [
        'Friendly',
        { boardKind: 'guarded', table: { preset: 'friendly', help: ['legal-moves'] } },
        ['start', 'move', 'move'],
      ],
    ] as const)(
      'what both players do before the Laws are loaded is visible and not lost: %s',
      async (preset, more, expected) => {
        const { page, context, complaints } = await app().visit('/table', phone)
        const held: (() => void)[] = []
        await page.route(/\/ruler-[^/]*\.js$/, async route => {
          await new Promise<void>(resolve => held.push(resolve))
          // The settings page may have requested it before the game was put on the table.
          await route.continue().catch(() => undefined)
        })
        await sitDown(page, more)
        await eventually(() => held.length).toBeGreaterThan(0)
        for (const [side, from, to] of [
          ['white', 'e2', 'e4'],
          ['black', 'e7', 'e5'],
        ] as const) {
          await square(page, from).tap()
          await square(page, to).tap()
          // The next act is interpreted on what its player sees.
          await eventually(() => labelOf(page, to)).toContain(`${side} pawn`)
          if (preset === 'Club') await page.locator(`.panel.${side} .panel-clock`).tap()
        }
        await square(page, 'g1').tap()
        await eventually(() => labelOf(page, 'g1')).toContain('in hand')
        expect(await acts(page)).toEqual([])
        const decided = Date.now()
        for (const release of held) release()
        await eventually(() => acts(page)).toEqual(expected)
        // The acts have the time at which they were made, not when the Laws were loaded.
        const latest = await page.evaluate(() => {
          const { origin, lines } = JSON.parse(localStorage.getItem('jadoube.table') ?? '{}')
          return origin + JSON.parse(lines.at(-1)).at
        })
        expect(latest).toBeLessThanOrEqual(decided)
        await eventually(() => labelOf(page, 'g1')).toContain('in hand')
        await square(page, 'f3').tap()
        await eventually(() => labelOf(page, 'f3')).toContain('white knight')
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      '[illegal.penalty-loss · fide-2018] an illegal move, the penalty, and the loss, on %s',
      async (_, device) => {
        const { page, context } = await app().visit('/table', device)
        await sitDown(page)
        await press(page, 'black')
        await play(page, 'e2', 'e5')
        await press(page, 'white')
        await eventually(() => page.locator('.panel.black .panel-clock.runs').count()).toBe(1)
        // Nobody is told that it was illegal. The opponent must notice it.
        expect(await ruling(page).count()).toBe(0)
        await claim(page, 'black', 'Illegal move')
        await eventually(() => ruling(page).textContent()).toMatch(
          /The claim is correct: .*Black gets .*7\.5/,
        )
        await eventually(() => labelOf(page, 'e2')).toContain('white pawn')
        await eventually(() => page.locator('.panel.black .panel-time').textContent()).toMatch(
          /^17:/,
        )
        await play(page, 'e2', 'e6')
        await press(page, 'white')
        await claim(page, 'black', 'Illegal move')
        await eventually(() => ruling(page).textContent()).toMatch(/0–1.*[Ii]llegal moves.*7\.5\.5/)
        await context.close()
      },
    )

    inTurn(devices)(
      '[rep.intended · fide-2018] a threefold claim with an intended move, correct and incorrect, on %s',
      async (_, device) => {
        const { page, context } = await app().visit('/table', device)
        await sitDown(page, { boardKind: 'guarded' })
        await press(page, 'black')
        await claim(page, 'white', 'Threefold repetition', 'Nf3')
        await eventually(() => ruling(page).textContent()).toMatch(/incorrect.*9\.5\.3/)
        await eventually(() => page.locator('.panel.black .panel-time').textContent()).toMatch(
          /^17:/,
        )
        const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1']
        for (const [index, move] of moves.entries()) {
          await play(page, move.slice(0, 2), move.slice(2))
          await press(page, index % 2 === 0 ? 'white' : 'black')
        }
        await page.goto(`${app().origin}/table?lang=sl`)
        await tapOn(page.locator('.panel.black').getByRole('button', { name: 'Reklamacija' }))
        await page.getByLabel('Trikratna ponovitev pozicije').check()
        await page.getByLabel(/Nameravana poteza/).fill('Sg8')
        await tapOn(page.getByRole('button', { name: 'Reklamiraj' }))
        await eventually(() => ruling(page).textContent()).toMatch(/½–½.*9\.2/)
        await context.close()
      },
    )

    test.each([
      ['fide-2009', '5400+30', 3],
      ['fide-2018', '5400+30', 2],
      ['fide-2023', '600+5', 1],
    ] as const)(
      '[claim.incorrect · %s] the cost of an incorrect claim is shown before it is made, at %s',
      async (laws, timeControl, minutes) => {
        const { page, context } = await app().visit('/table', phone)
        await sitDown(page, { laws, timeControl, boardKind: 'guarded' })
        await press(page, 'black')
        await tapOn(page.locator('.panel.white').getByRole('button', { name: 'Claim' }))
        const make = page.getByRole('button', { name: 'Make the claim' })
        // Nothing costly is preselected.
        await make.waitFor()
        expect(await page.locator('.claim-list input:checked').count()).toBe(0)
        expect(await make.isDisabled()).toBe(true)
        const price = page.locator('.claim-price')
        await page.getByLabel('Illegal move').check()
        expect(await price.count()).toBe(0)
        await page.getByLabel('Threefold repetition').check()
        await eventually(() => price.textContent()).toBe(
          `If the claim is incorrect, your opponent gets ${minutes} extra minute${minutes === 1 ? '' : 's'}.`,
        )
        await tapOn(make)
        await eventually(() => ruling(page).textContent()).toContain(
          `Black gets ${minutes} extra minute`,
        )
        await context.close()
      },
    )

    test('[flag.draw-no-mate · fide-2018] a flag falls against a bare king: drawn, called by the device', async () => {
      const { page, context } = await app().visit('/table')
      await sitDown(page, {
        timeControl: '1',
        start: '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1',
        regulations: { calledByDevice: ['flags'] },
      })
      await press(page, 'black')
      await page.locator('.score').last().waitFor()
      await eventually(() => ruling(page).textContent()).toMatch(/½–½.*time ran out.*6\.9/i)
      await context.close()
    })

    test('a game by keyboard only, and every change is announced', async () => {
      const { page, context } = await app().visit('/table')
      await page.keyboard.press('Tab')
      await page.getByRole('radio', { name: 'Friendly' }).press('ArrowRight')
      await page.getByRole('button', { name: 'Start game' }).press('Enter')
      await page.locator('.board').waitFor()
      await square(page, 'e2').focus()
      await page.keyboard.press('p')
      await page.keyboard.press('Enter')
      await eventually(() => heard(page)).toBe('Touched: white pawn, e2.')
      await page.keyboard.press('4')
      await eventually(() => focused(page, 'aria-label')).toBe('e4, empty')
      await page.keyboard.press('Enter')
      await eventually(() => heard(page)).toBe('White: e4.')
      await page.keyboard.press('p')
      await page.keyboard.press('m')
      await eventually(() => heard(page)).toBe('White: e4.')
      await page.keyboard.press('k')
      await eventually(() => heard(page)).toMatch(
        /White 10:\d\d, Black 10:0\d\. Black has the move\./,
      )
      await page.keyboard.press('Shift+N')
      await eventually(() => focused(page, 'aria-label')).toMatch(/knight/)
      await square(page, 'g8').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Alt+f')
      await page.keyboard.press('6')
      await page.keyboard.press('Enter')
      await eventually(() => heard(page)).toBe('Black: Nf6.')
      await page.keyboard.press('o')
      await eventually(() => heard(page)).toMatch(/Black offers a draw/)
      await page.keyboard.press('p')
      await page.keyboard.press('o')
      await eventually(() => heard(page)).toMatch(/½–½: .*agree/i)
      await context.close()
    })

    test.each([
      ['a phone', phone],
      ['320 px', smallest],
    ] as const)(
      '[draw.offer-when · fide-2018] on %s neither board nor buttons move when a draw is offered, and nothing is cut off',
      async (_, screen) => {
        const { page, context } = await app().visit('/table?lang=sr-Latn', screen)
        await sitDown(page)
        await press(page, 'black')
        await play(page, 'e2', 'e4')
        // The last button to load, after the board.
        await page.locator('.panel-buttons .sound-button').waitFor()
        const places = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('.board, .panel-buttons .button')].map(part =>
              JSON.stringify(part.getBoundingClientRect()),
            ),
          )
        const before = await places()
        await page.locator('.panel.white .panel-buttons .button').first().click()
        const accept = page.locator('.panel.black .offer .needs-answer')
        await accept.waitFor()
        expect(await places()).toEqual(before)
        // Both must have moved before they may agree (5.2.3). They are told where they have
        // answered.
        await accept.click()
        await eventually(() => page.locator('.panel.black .offer .refusal').count()).toBe(1)
        expect(await places()).toEqual(before)
        await press(page, 'white')
        await play(page, 'e7', 'e5')
        await page.locator('.panel.black .panel-buttons .button').first().click()
        await page.locator('.panel.white .offer .needs-answer').click()
        await eventually(() => page.locator('.panel-news .score').count()).toBe(2)
        const cut = await page
          .locator('.panel-news')
          .evaluateAll(parts => parts.filter(part => part.scrollHeight > part.clientHeight).length)
        expect(cut).toBe(0)
        await context.close()
      },
    )

    test('another time control is chosen right below the common ones, and applies', {
      tags: 'rest',
    }, async () => {
      const { page, context, complaints } = await app().visit('/table')
      await page.getByRole('radio', { name: 'Custom time control' }).check({ force: true })
      const other = page.getByRole('region', { name: 'Custom time control' })
      await other.getByRole('radio', { name: '40/100′, 20/50′, 15′ + 30″' }).check({ force: true })
      const [chooser, begin] = [
        await other.boundingBox(),
        await page.locator('.begin').boundingBox(),
      ]
      expect(chooser?.y ?? 0).toBeLessThan(begin?.y ?? 0)
      await page.getByRole('button', { name: 'Start game' }).click()
      await eventually(() => page.locator('.panel.white .panel-time').textContent()).toBe('1:40:30')
      expect(complaints).toEqual([])
      await context.close()
    })

    test('a move is written in the reader’s own letters, and castling is the king on its rook', async () => {
      const { page, context } = await app().visit('/table?lang=cs')
      await sitDown(page, { start: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', boardKind: 'guarded' })
      await press(page, 'black')
      await page.locator('.move-field input').fill('0-0-0')
      await page.locator('.move-field [type=submit]').click()
      await eventually(() => labelOf(page, 'd1')).toContain('bílá věž')
      await press(page, 'white')
      await page.dragAndDrop('[data-square=e8]', '[data-square=h8]')
      await eventually(() => labelOf(page, 'g8')).toContain('černý král')
      await press(page, 'black')
      await page.locator('.move-field input').fill('Vd5')
      await page.locator('.move-field [type=submit]').click()
      await eventually(() => page.locator('.move-list').textContent()).toContain('Vd5')
      await context.close()
    })

    inTurn(devices)(
      'a pawn that reaches the last rank waits for the piece it becomes, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await app().visit('/table', device)
        await sitDown(page, { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' })
        await press(page, 'black')
        await play(page, 'a7', 'a8')
        const choice = page.getByRole('group', { name: 'Promote to' })
        await tapOn(choice.getByRole('button', { name: 'white knight' }))
        await eventually(() => labelOf(page, 'a8')).toContain('white knight')
        await context.close()
      },
    )

    test('a reload in the middle of a move loses nothing, and the record can be saved', async () => {
      const { page, context } = await app().visit('/table')
      await sitDown(page)
      await press(page, 'black')
      await play(page, 'e2', 'e4')
      await press(page, 'white')
      await square(page, 'e7').click()
      await page.reload()
      await page.locator('.board').waitFor()
      await eventually(() => labelOf(page, 'e7')).toContain('in hand')
      await square(page, 'e5').click()
      await page.reload()
      await page.locator('.board').waitFor()
      await eventually(() => labelOf(page, 'e5')).toContain('black pawn')
      await eventually(() => labelOf(page, 'e4')).toContain('white pawn')
      await press(page, 'black')
      await eventually(() =>
        page.locator('.panel.white .panel-clock').getAttribute('class'),
      ).toContain('runs')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save record' }).click(),
      ])
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
      expect(lines[0].jadoube).toBe('record/1')
      expect(lines.slice(1).map(line => line.act)).toEqual([
        'start',
        'touch',
        'place',
        'press',
        'touch',
        'place',
        'press',
      ])
      await context.close()
    })
  })
}
