import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type App, devices, phone, square, tapOn } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { openReview, recordLines, withTable } from './kept-record.js'

/** The parts of UCI that the page needs, as a worker. */
const fakeEngine = `
let fen = ''
onmessage = ({ data }) => {
  if (data === 'uci') { postMessage('id name Fake 1'); postMessage('uciok') }
  if (data === 'isready') postMessage('readyok')
  if (data.startsWith('position fen ')) fen = data.slice(13)
  if (data.startsWith('go')) {
    const isWhite = fen.split(' ')[1] === 'w'
    postMessage('info depth 7 score ' + (isWhite ? 'cp 34 pv d2d4 d7d5' : 'mate 2 pv d7d5 d2d4'))
    postMessage('bestmove d2d4')
  }
}`

export function reviewSuite(app: () => App): void {
  describe('the review', () => {
    inTurn(devices)(
      'steps by buttons, keys and list, with clocks and rulings in place, on %s',
      async (_, device) => {
        const { page, context, complaints } = await withTable(app(), recordLines(), device)
        await openReview(page, app())
        expect(await page.locator('.review-ending').textContent()).toMatch(
          /1–0.*Illegal moves.*7\.5\.5/,
        )
        const moves = await page
          .locator('.step')
          .evaluateAll(all => all.map(each => each.firstChild?.textContent))
        expect(moves).toEqual(['e4', 'e5', 'Nf3', 'g8–g6', 'Nf6', 'Nxe5', 'f6–f4'])
        expect(await page.locator('.step s').count()).toBe(2)
        await eventually(() => page.locator('.stepped-moves .note').first().textContent()).toMatch(
          /illegal move.*White gets 2 extra minutes/s,
        )
        await page.getByRole('button', { name: 'Initial position' }).click()
        await eventually(() => square(page, 'e2').getAttribute('aria-label')).toContain(
          'white pawn',
        )
        expect(await page.locator('.review-clock').last().textContent()).toContain('15:10')
        await page.locator('h1').focus()
        await page.keyboard.press('ArrowRight')
        await eventually(() => square(page, 'e4').getAttribute('aria-label')).toContain(
          'white pawn',
        )
        expect(await page.locator('.review-clock').last().textContent()).toContain('15:11')
        expect(new URL(page.url()).search).toBe('?move=1')
        await page.keyboard.press('End')
        await page.locator('.step', { hasText: 'g8–g6' }).click()
        await eventually(() => square(page, 'g6').getAttribute('aria-label')).toContain(
          'black knight',
        )
        // Captured pieces are shown beside the player who captured them.
        await page.locator('.step', { hasText: 'Nxe5' }).click()
        expect(await page.locator('.captured').getAttribute('aria-label')).toContain(
          'black pawn, +1',
        )
        await page.reload()
        await eventually(() => square(page, 'e5').getAttribute('aria-label')).toContain(
          'white knight',
        )
        expect(await faults(page)).toEqual([])
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('shows the whole board with its buttons on a phone in landscape', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await withTable(app(), recordLines(), {
        ...phone,
        viewport: { width: 844, height: 390 },
      })
      await openReview(page, app())
      await page.locator('.review-side').evaluate(each => each.scrollIntoView())
      const board = await page.locator('.review-board').boundingBox()
      expect(board?.height).toBeLessThan(390)
      expect(board?.y).toBeGreaterThanOrEqual(0)
      const moves = await page.locator('.review-side').boundingBox()
      expect(moves?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0))
      await context.close()
    })

    test('can be swiped through on a phone', { tags: 'rest' }, async () => {
      const { page, context } = await withTable(app(), recordLines(), phone)
      await openReview(page, app())
      await page.getByRole('button', { name: 'Initial position' }).tap()
      const swipe = (from: number, to: number) =>
        page.evaluate(
          ([x1, x2]) => {
            const board = document.querySelector('.review-board .board')!
            const touch = (clientX: number) =>
              new Touch({ identifier: 1, target: board, clientX, clientY: 300 })
            board.dispatchEvent(
              new TouchEvent('touchstart', {
                bubbles: true,
                touches: [touch(x1)],
                changedTouches: [touch(x1)],
              }),
            )
            board.dispatchEvent(
              new TouchEvent('touchend', {
                bubbles: true,
                touches: [],
                changedTouches: [touch(x2)],
              }),
            )
          },
          [from, to] as const,
        )
      await swipe(300, 100)
      await eventually(() => square(page, 'e4').getAttribute('aria-label')).toContain('white pawn')
      await swipe(100, 120)
      // The board listens once it is drawn. At the first position another swipe back changes
      // nothing.
      await eventually(async () => {
        await swipe(100, 300)
        return square(page, 'e2').getAttribute('aria-label')
      }).toContain('white pawn')
      await context.close()
    })

    inTurn(devices)(
      'exports FEN, PGN, the record, a picture and an animation, on %s',
      async (_, device) => {
        const { page, context, complaints } = await withTable(app(), recordLines(), device)
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await openReview(page, app())
        const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
        await page.locator('.step', { hasText: 'e4' }).first().click()
        const copies = page.getByRole('group', { name: 'Copy' })
        await copies.getByRole('button', { name: 'FEN' }).click()
        await eventually(clipboard).toMatch(
          /^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR b /,
        )
        await copies.getByRole('button', { name: 'PGN' }).click()
        await eventually(clipboard).toMatch(
          /\[White "Nováková, Jana"\][\s\S]*1\. e4 \{\[%clk 0:15:11/,
        )
        const downloads = page.getByRole('group', { name: 'Download' })
        const save = async (name: string) => {
          const [file] = await Promise.all([
            page.waitForEvent('download'),
            downloads.getByRole('button', { name }).click(),
          ])
          return readFileSync(await file.path())
        }
        expect((await save('Record')).toString()).toBe(`${recordLines().join('\n')}\n`)
        expect((await save('PGN')).toString()).toContain('[Termination "rules infraction"]')
        /** The browser decides whether it is a picture, and how large. */
        const sizeOf = (bytes: Buffer, type: string) =>
          page.evaluate(
            async ([text, kind]) => {
              const data = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
              const { width, height } = await createImageBitmap(new Blob([data], { type: kind }))
              return [width, height]
            },
            [bytes.toString('base64'), type] as const,
          )
        expect(await sizeOf(await save('Image (PNG)'), 'image/png')).toEqual([1040, 1160])
        const gif = await save('Animation (GIF)')
        expect(await sizeOf(gif, 'image/gif')).toEqual([512, 576])
        const frames = await page.evaluate(async text => {
          const data = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
          const decoder = new ImageDecoder({ data, type: 'image/gif' })
          await decoder.tracks.ready
          await decoder.completed
          const { frameCount = 0 } = decoder.tracks.selectedTrack ?? {}
          const { image } = await decoder.decode({ frameIndex: frameCount - 1 })
          return [frameCount, image.displayWidth]
        }, gif.toString('base64'))
        expect(frames).toEqual([8, 512])
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      'is shared as a link that contains the whole game, and opened by somebody else, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await withTable(app(), recordLines(), device)
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await openReview(page, app())
        await page.getByRole('button', { name: 'Share' }).click()
        const address = () => page.evaluate(() => navigator.clipboard.readText())
        await eventually(address).toContain('/games/shared#r')
        const other = await app().visit(await address(), phone)
        await other.page.locator('.review .board').waitFor()
        expect(await other.page.locator('h1').textContent()).toBe(
          'Nováková, Jana\u00a0– Virtanen, Eero',
        )
        expect(await other.page.locator('.step').count()).toBe(7)
        await tapOn(other.page.getByRole('button', { name: 'Save to My games' }))
        await other.page.getByText('Saved to My games.').waitFor()
        await other.page.goto(`${app().origin}/games`)
        await eventually(() => other.page.locator('.game-row').count()).toBe(1)
        await other.page.goto(`${app().origin}/games/shared#rbroken`)
        await other.page.getByText('This link contains no game').waitFor()
        await other.page.goto(`${app().origin}/games/none`)
        await other.page.getByText('not on this device').waitFor()
        expect(other.complaints).toEqual([])
        await other.context.close()
        await context.close()
      },
    )

    inTurn(devices)(
      'says what the Laws of 2009 would have said, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context, complaints } = await withTable(app(), recordLines(), device)
        await openReview(page, app())
        await page.getByLabel('Rule this game under').selectOption('fide-2009')
        await page.getByText('1 ruling differs').waitFor()
        const [own, other] = await page.locator('.edition-rulings').allTextContents()
        expect(own).toMatch(/2018.*1–0: illegal moves. 7\.5\.5/)
        expect(other).toMatch(/2009.*White gets 2 extra minutes.* 7\.4\.b/)
        await page
          .getByText('Under FIDE Laws of Chess 2009 the game would have continued here.')
          .waitFor()
        await tapOn(page.getByRole('button', { name: 'After 3… f6–f4' }))
        await eventually(() => square(page, 'f4').getAttribute('aria-label')).toContain(
          'black knight',
        )
        await page.getByLabel('Rule this game under').selectOption('fide-2017')
        await page
          .getByText('Under FIDE Laws of Chess 2017 every ruling would have been the same.')
          .waitFor()
        expect(await faults(page)).toEqual([])
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      'analyses the position with the reader’s own engine, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context, complaints } = await withTable(app(), recordLines(), device)
        await page.route('**/fake-engine.js', route =>
          route.fulfill({ contentType: 'text/javascript', body: fakeEngine }),
        )
        await openReview(page, app())
        const engine = page.locator('.engine')
        await engine.getByLabel('Address of the engine').fill('http://elsewhere.example')
        await engine.getByRole('button', { name: 'Connect' }).click()
        await engine.getByText('This address cannot be used').waitFor()
        await engine.getByLabel('Address of the engine').fill('/fake-engine.js')
        await engine.getByRole('button', { name: 'Connect' }).click()
        await engine.getByText('Fake 1').waitFor()
        await page.getByRole('button', { name: 'Initial position' }).click()
        await eventually(() => engine.locator('.engine-lines').textContent()).toBe('+0.341. d4 d5')
        await page.locator('.step', { hasText: 'e4' }).first().click()
        await eventually(() => engine.locator('.engine-lines').textContent()).toBe(
          '− mate in 21… d5 2. d4',
        )
        await engine.getByRole('button', { name: 'Disconnect' }).click()
        await page.reload()
        await eventually(() => engine.getByLabel('Address of the engine').inputValue()).toBe(
          '/fake-engine.js',
        )
        const href = await page.getByRole('link', { name: 'Open in Lichess' }).getAttribute('href')
        expect(href).toMatch(/^https:\/\/lichess\.org\/analysis\/pgn\/e4_e5_Nf3_Nf6_Nxe5#\d$/)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('prints only the scoresheet if it was opened from the sheet of moves', {
      tags: 'rest',
    }, async () => {
      const lines = recordLines({ boardKind: 'guarded', regulations: { arbiter: 'none' } })
      const { page, context } = await withTable(app(), lines, phone)
      for (const side of ['white', 'black']) {
        await page.locator(`.panel.${side} .to-moves`).tap()
        await page.locator('dialog').getByRole('button', { name: 'Scoresheet' }).tap()
        await page.locator('.score-moves').waitFor()
        const shown = () =>
          page.evaluate(() => {
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
            const found: string[] = []
            for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
              const parent = text.parentElement
              const isTold = parent?.closest('.visually-hidden, table') === null
              if (isTold && parent.checkVisibility()) found.push((text.textContent ?? '').trim())
            }
            return found.filter(text => text !== '')
          })
        await page.emulateMedia({ media: 'print' })
        expect(await shown()).toEqual(['Scoresheet', 'Nováková, Jana', 'Virtanen, Eero'])
        // Upright, no matter who prints it.
        const upright = await page
          .locator('dialog:has(.scoresheet)')
          .evaluateAll(all => all.map(each => getComputedStyle(each).rotate))
        expect(upright).toEqual(['none', 'none'])
        const title = await page.locator('h2', { hasText: 'Scoresheet' }).boundingBox()
        expect(title?.y).toBeLessThan(100)
        await page.emulateMedia({ media: null })
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await eventually(() => page.locator('dialog[open]').count()).toBe(0)
      }
      await context.close()
    })

    inTurn(devices)('prints the scoresheet, on %s', { tags: 'rest' }, async (_, device) => {
      const { page, context } = await withTable(app(), recordLines(), device)
      await openReview(page, app())
      await page.getByRole('button', { name: 'Scoresheet' }).click()
      await page.locator('.score-moves').waitFor()
      await page.emulateMedia({ media: 'print' })
      const isSeen = (selector: string) => page.locator(selector).first().isVisible()
      expect(await isSeen('.score-moves table')).toBe(true)
      expect(await isSeen('.frame-head')).toBe(false)
      expect(await isSeen('.review')).toBe(false)
      expect(await isSeen('.scoresheet .button')).toBe(false)
      await page.emulateMedia({ media: null })
      const printed = page.evaluate(
        () =>
          new Promise(resolve => {
            window.print = () => resolve(true)
          }),
      )
      await page.getByRole('button', { name: 'Print', exact: true }).click()
      expect(await printed).toBe(true)
      await context.close()
    })
  })
}
