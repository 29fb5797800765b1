import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, smallest } from './app.js'
import { eventually, labelOf } from './eventually.js'
import { actAt, history, openEvent, type Paired, play, startRound, tile, yes } from './round.js'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('it is not there')
  return box
}

/** Whether all of it is visible without scrolling. */
const isInSight = async (part: Locator): Promise<boolean> => {
  const { y, height } = await boxOf(part)
  return y >= 0 && y + height <= (part.page().viewportSize()?.height ?? 0)
}

/** What needs the arbiter, and what the organiser sees of it. */
export function needsSuite(app: () => App): void {
  describe('what needs the arbiter', () => {
    test.each([
      ['a phone', phone],
      ['320 px', smallest],
    ] as const)(
      '[irreg.initial-position · fide-2018] is visible at once on %s, with its answers, before the board',
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
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('[illegal.penalty-time · fide-2018] is ruled on with one act, after its consequences are shown', async () => {
      const round = await openEvent(app())
      const [board] = round.boards as [Paired]
      await startRound(app(), round)
      await actAt(app(), board, 'white', { act: 'move', from: 'e2', to: 'e5' })
      const { page, context, complaints } = await app().visit(round.links.arbiter.url, phone)
      await page.getByRole('link', { name: '1 illegal move: White', exact: true }).click()
      const answer = page.getByRole('button', { name: 'Make a ruling: illegal move: White' })
      await answer.click()
      await eventually(() => page.getByRole('alertdialog').textContent()).toMatch(
        /2 (extra )?minutes/,
      )
      await page.getByRole('button', { name: 'Back' }).click()
      await eventually(() => page.getByRole('alertdialog').count()).toBe(0)
      await answer.click()
      await yes(page).click()
      await eventually(() => history(page)).toMatch(/2 (extra )?minutes/)
      await eventually(() => answer.count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('is a call until they report that they have come, and the organiser sees it too', {
      tags: 'rest',
    }, async () => {
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

    test('[appeal.right · fide-2018] is also an appeal or a call after the end', {
      tags: 'rest',
    }, async () => {
      const round = await openEvent(app())
      const [board] = round.boards as [Paired]
      await startRound(app(), round)
      const white = await app().visit(board.links.white.url, phone)
      const { page, context, complaints } = await app().visit(round.links.arbiter.url)
      await actAt(app(), board, 'white', { act: 'resign' })
      await white.page.getByRole('button', { name: 'Appeal', exact: true }).click()
      await white.page.getByLabel('Which decision, and why?').fill('I did not resign')
      await white.page.getByRole('button', { name: 'Send the appeal' }).click()
      const appeal = white.page.getByRole('button', { name: 'Appeal', exact: true })
      await eventually(() => appeal.isDisabled()).toBe(true)
      await white.page.getByRole('button', { name: 'Arbiter', exact: true }).click()
      await white.page.getByRole('button', { name: 'Call the arbiter' }).click()
      const strip = page.getByRole('region', { name: 'Needs you' })
      await eventually(() => strip.textContent()).toMatch(/1 Appeal/)
      await page.getByRole('button', { name: 'Next' }).click()
      const call = page.getByRole('button', { name: 'I’m here: call: White' })
      await call.click()
      await yes(page).click()
      await eventually(() => call.count()).toBe(0)
      await page.locator('.answers .button', { hasText: 'Incorrect' }).click()
      await yes(page).click()
      await eventually(() => strip.textContent()).toMatch(/No board needs you/)
      await eventually(() => appeal.isEnabled()).toBe(true)
      expect([...complaints, ...white.complaints]).toEqual([])
      await white.context.close()
      await context.close()
    })

    test('[irreg.colours-reversed · fide-2018] is answered with a new game, which opens for everybody', {
      tags: 'rest',
    }, async () => {
      const round = await openEvent(app())
      const [board] = round.boards as [Paired]
      await startRound(app(), round)
      const white = await app().visit(board.links.white.url, phone)
      const watcher = await app().visit(`/board/${board.board}`)
      const { page, context } = await app().visit(round.links.arbiter.url)
      await play(app(), board, ['e4', 'e5'])
      await actAt(app(), board, 'black', { act: 'claim', claim: 'reversed-colours' })
      await page.getByRole('button', { name: 'Next' }).click()
      await page.locator('.answers .button', { hasText: 'Correct' }).first().click()
      await yes(page).click()
      // The same link, the other colour, the first position. At the desk the new board replaces the
      // old one.
      await eventually(() => white.page.url()).not.toContain(board.board)
      await white.page.getByText('This is the new game, and you play Black').waitFor()
      await eventually(() => labelOf(white.page, 'e2')).toContain('white pawn')
      await white.page.getByRole('button', { name: 'I am here' }).click()
      await eventually(() => watcher.page.url()).not.toContain(board.board)
      await eventually(() => page.url()).not.toContain(board.board)
      await eventually(() => tile(page, 1).count()).toBe(1)
      await eventually(() => page.locator('.tile').count()).toBe(6)
      for (const each of [white, watcher]) await each.context.close()
      await context.close()
    })

    test('[illegal.completed-when · fide-2018] is also shown on the page of a single board', {
      tags: 'rest',
    }, async () => {
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
