import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { openReview, recordLines, ruledActs, withTable } from './kept-record.js'
import { actAt, openEvent, startRound, tile } from './round.js'

/** The fields whose text does not fit. */
const cutFields = (page: Page): Promise<readonly string[]> =>
  page.locator('.incident .field').evaluateAll(fields =>
    fields.flatMap(field => {
      const input = field.querySelector('input, textarea')
      if (input === null) return []
      const isCut =
        input.scrollWidth > input.clientWidth + 1 || input.scrollHeight > input.clientHeight + 2
      return isCut ? [field.querySelector('span')?.textContent ?? '?'] : []
    }),
  )

async function filledSheet(page: Page, article: RegExp, title = 'Incident sheet'): Promise<void> {
  await page.getByRole('button', { name: title }).first().click()
  await page.locator('.incident textarea').first().waitFor({ timeout: 20_000 })
  const texts = await page
    .locator('.incident textarea')
    .evaluateAll(all => all.map(each => (each as HTMLTextAreaElement).value))
  const [facts, decision, articles] = texts
  expect(facts).not.toBe('')
  expect(decision).not.toBe('')
  expect(articles).toMatch(article)
  expect(await cutFields(page)).toEqual([])
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
}

export function incidentSuite(app: () => App): void {
  describe('an incident sheet on a phone', () => {
    inTurn([
      ['en', 'Incident sheet'],
      ['sl', 'Zapisnik o dogodku'],
      ['sr', 'Записник о догађају'],
      ['cs', 'Zápis o události'],
      ['fi', 'Tapahtumailmoitus'],
    ])(
      'opens from What happened? in %s, complete, and is saved as PDF',
      async (language, title) => {
        const { page, context, complaints } = await app().visit(
          `/laws/what-happened?what=illegal&lang=${language}`,
          phone,
        )
        await filledSheet(page, /7\.5\.5/, title)
        expect(await faults(page)).toEqual([])
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.locator('.incident .button.main').click(),
        ])
        const bytes = readFileSync(await download.path())
        expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test.each([
      ['threefold&kind=touched', /^9\.4$/],
      // A handshake may be a resignation (5.1.2) or an agreed draw (5.2.3). The arbiter finds out
      // which.
      ['resigned&kind=handshake', /^5\.1\.2, 5\.2\.3\b/],
      ['position&kind=turned', /^7\.2\.2$/],
    ] as const)('opens from a ruling without a penalty: %s', async (what, article) => {
      const { page, context } = await app().visit(`/laws/what-happened?what=${what}`, phone)
      await filledSheet(page, article)
      await context.close()
    })

    test('opens from a case', async () => {
      const path = '/laws/cases/illegal.restore/first-illegal-move'
      const { page, context } = await app().visit(path, phone)
      await filledSheet(page, /7\.5/)
      await context.close()
    })

    test('opens from the table and from the review, with the date of the game', {
      tags: 'rest',
    }, async () => {
      const claim = { at: 26_000, by: 'white', act: 'claim', claim: 'threefold' }
      const acts = [...ruledActs.slice(0, 3), claim]
      const { page, context } = await withTable(app(), recordLines({}, acts), phone)
      await page
        .locator('.panel.white')
        .getByRole('button', { name: /^Arbiter/ })
        .click()
      await page.getByRole('button', { name: 'Moves', exact: true }).click()
      await filledSheet(page, /9\.5\.3/)
      await openReview(page, app())
      await filledSheet(page, /9\.5\.3/)
      expect(await page.getByLabel('Date').inputValue()).toBe('14 Nov 2026')
      await context.close()
    })
  })

  test('opens from the desk', { tags: 'rest' }, async () => {
    const round = await openEvent(app())
    const { page, context } = await app().visit(round.links.arbiter.url)
    await startRound(app(), round)
    const [board] = round.boards
    await actAt(app(), board!, 'white', { act: 'move', from: 'e2', to: 'e5' })
    await actAt(app(), board!, 'black', { act: 'claim', claim: 'illegal-move' })
    await eventually(() => page.locator('.tile').count()).toBe(6)
    await tile(page, 1).click()
    await filledSheet(page, /7\.5\.5/)
    await context.close()
  })
}
