import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, smallest } from './app.js'
import { eventually } from './eventually.js'
import { actAt, history, openEvent, type Paired, play, startRound, yes } from './round.js'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('it is not there')
  return box
}

/** The whole of it is seen without scrolling. */
const isInSight = async (part: Locator): Promise<boolean> => {
  const { y, height } = await boxOf(part)
  return y >= 0 && y + height <= (part.page().viewportSize()?.height ?? 0)
}

/** What asks for the arbiter, and the organiser who knows of it. */
export function needsSuite(app: () => App): void {
  describe('what asks for the arbiter', () => {
    test.each([
      ['a phone', phone],
      ['320 px', smallest],
    ] as const)(
      '[irreg.initial-position · fide-2018] is seen at once on %s, with its answers, before the board',
      async (_, screen) => {
        const round = await openEvent(app())
        const [board] = round.boards as [Paired]
        await startRound(app(), round)
        await play(app(), board, ['e4', 'e5'])
        await actAt(app(), board, 'white', { act: 'claim', claim: 'wrong-setup' })
        const { page, context, complaints } = await app().visit(round.links.arbiter.url, screen)
        await page.getByRole('button', { name: 'Next' }).click()
        const answers = page.locator('.answers .button')
        await eventually(() => answers.count()).toBe(2)
        await page.locator('.facts').waitFor()
        await eventually(() => isInSight(answers.last())).toBe(true)
        expect((await boxOf(answers.last())).y).toBeLessThan(
          (await boxOf(page.locator('.full-board'))).y,
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('[illegal.penalty-time · fide-2018] is ruled on with one act, after it was said what follows', async () => {
      const round = await openEvent(app())
      const [board] = round.boards as [Paired]
      await startRound(app(), round)
      await actAt(app(), board, 'white', { act: 'move', from: 'e2', to: 'e5' })
      const { page, context, complaints } = await app().visit(round.links.arbiter.url, phone)
      await page.getByRole('link', { name: '1 illegal move: White', exact: true }).click()
      const answer = page.getByRole('button', { name: 'Make a ruling: illegal move: White' })
      await answer.click()
      await eventually(() => page.getByRole('alertdialog').textContent()).toMatch(/2 minutes/)
      await page.getByRole('button', { name: 'Back' }).click()
      await eventually(() => page.getByRole('alertdialog').count()).toBe(0)
      await answer.click()
      await yes(page).click()
      await eventually(() => history(page)).toMatch(/2 minutes/)
      await eventually(() => answer.count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('is a call until he says that he has come; the organiser sees it too', async () => {
      const round = await openEvent(app())
      const [, board] = round.boards as [Paired, Paired]
      await startRound(app(), round)
      const organiser = await app().visit(round.links.organiser.url)
      const strip = organiser.page.getByRole('region', { name: 'Boards waiting for the arbiter' })
      await eventually(() => strip.textContent()).toMatch(/No board is waiting for the arbiter/)
      await actAt(app(), board, 'black', { act: 'summon-arbiter', why: 'noise' })
      await eventually(() => strip.textContent()).toMatch(/2 call: Black/)
      await organiser.page.getByRole('link', { name: '2 call: Black', exact: true }).click()
      await organiser.page.locator('.history').waitFor()
      expect(await organiser.page.getByRole('button', { name: /I’m here/ }).count()).toBe(0)
      const { page, context, complaints } = await app().visit(round.links.arbiter.url)
      await page.getByRole('link', { name: '2 call: Black', exact: true }).click()
      await page.getByRole('button', { name: 'I’m here: call: Black' }).click()
      await yes(page).click()
      await eventually(() => history(page)).toMatch(/call answered \(Black\)/)
      await eventually(() => strip.textContent()).toMatch(/No board is waiting for the arbiter/)
      expect([...complaints, ...organiser.complaints]).toEqual([])
      await organiser.context.close()
      await context.close()
    })

    test('[illegal.completed-when · fide-2018] stands on the page of a single board as well', async () => {
      const made = await app().makeBoard({
        laws: 'fide-2018',
        timeControl: '5400+30',
        boardKind: 'physical',
        regulations: { calledByDevice: [] },
      })
      for (const [side, acts] of [
        ['white', [{ act: 'arrive' }]],
        ['black', [{ act: 'arrive' }]],
        ['white', [{ act: 'move', from: 'e2', to: 'e5' }]],
      ] as const) {
        for (const act of acts) {
          const id = `single-${side}-${act.act}`
          await app().make(`/api/boards/${made.board}/acts`, { id, act }, made.links[side]?.secret)
        }
      }
      const { page, context } = await app().visit(made.links.arbiter?.url ?? '')
      await page.getByRole('button', { name: 'Make a ruling: illegal move: White' }).waitFor()
      await context.close()
    })
  })
}
