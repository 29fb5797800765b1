import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, type Made, square, type Visit } from './app.js'
import { eventually, focused, heard, labelOf } from './eventually.js'
import { inTurn } from './in-turn.js'
import { runs } from './sitting.js'

const header = (more: object) => ({
  jadoube: 'record/1',
  laws: 'fide-2018',
  timeControl: '900+10',
  start: 'standard',
  boardKind: 'guarded',
  white: {},
  black: {},
  regulations: { calledByDevice: [] },
  ...more,
})

async function sitDown(page: Page, more: object = {}): Promise<void> {
  await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
    origin: Date.now(),
    lines: [JSON.stringify(header(more))],
  })
  await page.reload()
  await page.locator('.board').waitFor()
}

const hears = (page: Page, what: string | RegExp) => {
  const region = eventually(() => heard(page))
  return typeof what === 'string' ? region.toBe(what) : region.toMatch(what)
}

/** White and Black open their links and report their arrival. */
async function bothSitDown(app: App, made: Made): Promise<readonly [white: Visit, black: Visit]> {
  const open = async (role: string) => {
    const visit = await app.visit(made.links[role]?.url ?? '')
    await visit.page.getByRole('button', { name: 'I am here' }).click()
    return visit
  }
  const white = await open('white')
  const black = await open('black')
  await hears(white.page, /White has the move/)
  return [white, black]
}

/** Types a move in the field, as somebody who uses only keys. */
async function write(page: Page, move: string): Promise<void> {
  await page.locator('.move-field input').first().waitFor({ state: 'attached' })
  await page.keyboard.press('w')
  await eventually(() => focused(page, 'tag')).toBe('INPUT')
  await page.keyboard.type(move)
  await page.keyboard.press('Enter')
}

/** Records what the browser's voice is asked to say. */
const keepSpeech = () => {
  const spoken: string[] = []
  Object.assign(globalThis, { spoken })
  Object.defineProperty(globalThis, 'speechSynthesis', {
    configurable: true,
    value: {
      speak: (each: SpeechSynthesisUtterance) => spoken.push(`${each.lang}: ${each.text}`),
      cancel: () => undefined,
      getVoices: () => [],
    },
  })
}

/** A browser whose speech recognition hears this phrase. */
const hearing = (phrase: string) => {
  class Recognition {
    onresult: ((event: object) => void) | null = null
    start() {
      this.onresult?.({ results: [[{ transcript: phrase }]] })
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Recognition })
}

export function blindSuite(app: () => App): void {
  describe('players who cannot see the board', () => {
    test('[blind.announce.repeat · fide-2018] a whole game by keys, announced and repeated, with every word spoken', async () => {
      const { page, context, complaints } = await app().visit('/table')
      await page.getByText('More settings').press('Enter')
      await page.getByLabel('White cannot see the board').press(' ')
      await page.getByLabel('Black cannot see the board').press(' ')
      await page.getByRole('button', { name: 'Start game' }).press('Enter')
      await page.locator('.board').waitFor()
      await square(page, 'e2').focus()
      await page.keyboard.press('p')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await hears(page, 'Touched: white pawn, f2.')
      await page.keyboard.press('3')
      await page.keyboard.press('Enter')
      await hears(page, 'White: f2 to f3, not yet announced.')
      await page.keyboard.press('p')
      await hears(page, 'Announce the move first.')
      await page.keyboard.press('a')
      await hears(page, 'White announces: Felix drei. White: f3.')
      await page.keyboard.press('p')
      await page.keyboard.press('r')
      await hears(page, 'Black repeats: Felix drei.')
      await page.keyboard.press('r')
      await hears(page, 'There is nothing to repeat now.')
      await write(page, 'e5')
      await hears(page, 'Black announces: Eva fünf. Black: e5.')
      await page.keyboard.press('p')
      await page.keyboard.press('l')
      await hears(page, /^White: king e1, queen d1, rook a1 h1, .*f3.* Black: king e8, .*e5/)
      await write(page, 'g4')
      await hears(page, 'White announces: Gustav vier. White: g4.')
      await page.keyboard.press('p')
      await page.keyboard.press('k')
      await hears(page, /White \d+:\d\d, Black \d+:\d\d\. Black has the move\./)
      await write(page, 'Qh4')
      await hears(page, 'Black announces: Dame Hector vier matt. Black: Qh4#. 0–1: checkmate.')
      await page.keyboard.press('m')
      await hears(page, 'Black: Qh4#.')
      expect(complaints).toEqual([])
      await context.close()
    })

    test('announcements are spoken with a German voice, everything else with one’s own', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/table')
      await page.addInitScript(keepSpeech)
      await sitDown(page, { black: { visuallyDisabled: true } })
      await square(page, 'e2').focus()
      const spoken = () =>
        page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.splice(0))
      await page.keyboard.press('p')
      await page.keyboard.press('s')
      await hears(page, 'Speech is on.')
      expect(await spoken()).toEqual(['en: Speech is on.'])
      await write(page, 'Nf3')
      await hears(page, 'White: Nf3.')
      await spoken()
      await page.keyboard.press('a')
      await hears(page, 'White announces: Springer Felix drei.')
      expect(await spoken()).toEqual(['en: White announces:', 'de-DE: Springer Felix drei.'])
      await page.keyboard.press('?')
      expect(await page.locator('dialog [lang=de-DE]').textContent()).toBe('Springer Felix drei')
      await page.getByLabel(/announcement names/).check()
      await page.keyboard.press('Escape')
      await page.keyboard.press('m')
      await hears(page, 'White: Springer Felix drei.')
      await page.keyboard.press('s')
      await hears(page, 'Speech is off.')
      await spoken()
      await page.keyboard.press('m')
      await hears(page, 'White: Springer Felix drei.')
      expect(await spoken()).toEqual([])
      await context.close()
    })

    inTurn([
      ['en', 'knight f three', 'White: Nf3.'],
      ['sl', 'Skakač na F 3', 'Beli: Sf3.'],
      ['cs', 'jezdec f tři', 'Bílý: Jf3.'],
      ['fi', 'Springer Felix drei', 'Valkea: Rf3.'],
    ])('a move is spoken in %s', { tags: 'rest' }, async (language, phrase, says) => {
      const { page, context } = await app().visit(`/table?lang=${language}`)
      await page.addInitScript(hearing, phrase)
      await sitDown(page)
      await square(page, 'e2').focus()
      await page.keyboard.press('p')
      await page.keyboard.press('v')
      await hears(page, says)
      await context.close()
    })

    test.each([
      ['sr', 'нудим реми', 'Реми је понуђен.'],
      ['fi', 'tarjoan tasapeliä', 'Tasapeliä on tarjottu.'],
    ])('a draw is offered by voice in %s', async (language, phrase, says) => {
      const { page, context } = await app().visit(`/table?lang=${language}`)
      await page.addInitScript(hearing, phrase)
      await sitDown(page)
      await square(page, 'e2').focus()
      await page.keyboard.press('p')
      await page.keyboard.press('v')
      await page.getByText(says).first().waitFor()
      await context.close()
    })

    test('[blind.announce.clear · fide-2023] on one’s own board: announce, repeat, write, listen', async () => {
      const made = await app().makeBoard({
        timeControl: '900+10',
        white: { visuallyDisabled: true },
        black: { visuallyDisabled: true },
      })
      const [white, black] = await bothSitDown(app(), made)
      await square(white.page, 'e2').focus()
      await white.page.keyboard.press('Enter')
      await hears(white.page, 'Touched: white pawn, e2.')
      await white.page.keyboard.press('4')
      await white.page.keyboard.press('Enter')
      await hears(white.page, 'White: e2 to e4, not yet announced.')
      await white.page.keyboard.press('a')
      await hears(black.page, /^White announces: Eva vier\. White: e4\.$/)
      await white.page.keyboard.press('p')
      await runs(black.page)
      await square(black.page, 'e7').focus()
      await black.page.keyboard.press('r')
      await hears(white.page, 'Black repeats: Eva vier.')
      await hears(black.page, 'Black repeats: Eva vier.')
      await black.page.keyboard.press('l')
      await hears(black.page, /^White: king e1, .* e4.* Black: king e8/)
      await write(black.page, 'c5')
      await hears(white.page, /^Black announces: Cesar fünf\. Black: c5\.$/)
      expect(white.complaints).toEqual([])
      await white.context.close()
      await black.context.close()
    })

    test('[blind.announce.clear · fide-2018] on a physical board by link: announced with both squares, repeated, and read out again', {
      tags: 'rest',
    }, async () => {
      const made = await app().makeBoard({
        laws: 'fide-2018',
        timeControl: '900+10',
        boardKind: 'physical',
        regulations: { calledByDevice: [] },
        white: { visuallyDisabled: true },
      })
      const [white, black] = await bothSitDown(app(), made)
      await square(white.page, 'g1').focus()
      await white.page.keyboard.press('a')
      await hears(white.page, 'There is nothing to announce now.')
      await white.page.keyboard.press('Enter')
      await hears(white.page, 'Touched: white knight, g1.')
      await white.page.keyboard.press('Alt+f')
      await white.page.keyboard.press('3')
      await white.page.keyboard.press('Enter')
      await hears(white.page, 'White: g1 to f3, not yet announced.')
      // A move is not known before it is announced. Then the opponent hears it.
      await square(black.page, 'e7').focus()
      await black.page.keyboard.press('r')
      await hears(black.page, 'There is nothing to repeat now.')
      await white.page.keyboard.press('a')
      const announced = /^White announces: Springer Gustav eins Felix drei\./
      await hears(white.page, announced)
      await hears(black.page, announced)
      await white.page.keyboard.press('p')
      await runs(black.page)
      await black.page.getByRole('button', { name: 'Repeat' }).click()
      for (const { page } of [white, black]) {
        await hears(page, 'Black repeats: Springer Gustav eins Felix drei.')
      }
      // A player who can see announces a move after making it.
      await square(black.page, 'e7').focus()
      await black.page.keyboard.press('Enter')
      await black.page.keyboard.press('5')
      await black.page.keyboard.press('Enter')
      await eventually(() => labelOf(white.page, 'e5')).toContain('black pawn')
      await hears(black.page, 'Black: e7–e5.')
      await black.page.keyboard.press('a')
      await hears(white.page, 'Black announces: Eva sieben Eva fünf.')
      await black.page.keyboard.press('p')
      await runs(white.page)
      await white.page.keyboard.press('r')
      await hears(black.page, 'White repeats: Eva sieben Eva fünf.')
      await white.page.keyboard.press('m')
      await hears(white.page, 'Black: Eva sieben Eva fünf.')
      expect([...white.complaints, ...black.complaints]).toEqual([])
      await white.context.close()
      await black.context.close()
    })

    // Headless Chromium has no speech recognition, so its result is simulated. Recognition is the
    // browser's part. What the app does with the result is ours, and is tested.
    test.each([
      ['en', 'Speak', 'knight f three', 'Write', '1.Nf3'],
      ['sr', 'Говори', 'скакач ф три', 'Запиши', '1.Сf3'],
    ])(
      'a move is spoken onto the scoresheet in %s',
      async (language, speak, phrase, write, sheet) => {
        const made = await app().makeBoard({ laws: 'fide-2018', timeControl: '5400+30' })
        const { page, context, complaints } = await app().visit('/')
        await page.addInitScript(hearing, phrase)
        const link = new URL(made.links.white?.url ?? '')
        await page.goto(`${app().origin}${link.pathname}?lang=${language}${link.hash}`)
        const own = page.locator('.scoresheet')
        await own.getByRole('button', { name: speak }).click()
        await eventually(() => own.locator('input').inputValue()).toBe(sheet.slice(2))
        await own.getByRole('button', { name: write }).click()
        await eventually(() => own.locator('li').textContent()).toBe(sheet)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('a pawn moved to the last rank by keys is promoted by keys', async () => {
      const { page, context } = await app().visit('/table')
      await sitDown(page, { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' })
      await square(page, 'a7').focus()
      await page.keyboard.press('p')
      await page.keyboard.press('Enter')
      await page.keyboard.press('8')
      await page.keyboard.press('Enter')
      await eventually(() => focused(page, 'aria-label')).toBe('white queen')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await hears(page, 'White: a8=R+.')
      await eventually(() => focused(page, 'aria-label')).toBe('a8, white rook')
      await context.close()
    })
  })
}
