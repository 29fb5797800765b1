import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, square } from './app.js'
import { eventually, labelOf } from './eventually.js'
import { faults } from './faults.js'

/** The address behind the one code on the page, as the opponent would get it. */
const invitationOn = async (page: Page): Promise<string> => {
  await page.locator('.invitation .qr img').waitFor()
  return page.evaluate(() => {
    const [made] = JSON.parse(localStorage.getItem('jadoube.made-games') ?? '[]')
    return made.links[made.side === 'white' ? 'black' : 'white']
  })
}

export function linkSuite(app: () => App): void {
  describe('an invitation', () => {
    test.each([
      ['a phone', phone, 'White'],
      ['a laptop', {}, 'Black'],
    ] as const)(
      'on %s has one code, and both are at their boards once the other joins',
      async (_, device, color) => {
        const host = await app().visit('/', device)
        await host.page.getByRole('link', { name: /Play by link/ }).click()
        await host.page.getByRole('radio', { name: color, exact: true }).check()
        await host.page.getByLabel('Your name').fill('Maja')
        await host.page.getByLabel('Your opponent’s name').fill('Pekka')
        await host.page.getByRole('button', { name: 'Invite', exact: true }).click()
        await host.page.getByRole('heading', { name: 'Invite Pekka' }).waitFor()
        const link = await invitationOn(host.page)
        // One code; that of the spectators is folded away, and no other link is shown.
        expect(await host.page.locator('.qr:visible').count()).toBe(1)
        expect(await host.page.locator('.link-card:visible').count()).toBe(0)
        expect(await faults(host.page)).toEqual([])
        await host.page.reload()
        await host.page.getByRole('heading', { name: 'Invite Pekka' }).waitFor()

        const guest = await app().visit(link, phone)
        await guest.page.getByText('Maja invites you to a game.').waitFor()
        expect(await faults(guest.page)).toEqual([])
        await guest.page.getByRole('button', { name: 'Play', exact: true }).tap()
        const white = color === 'White' ? host.page : guest.page
        await white.locator('.player-near .panel-clock.runs').waitFor()
        await square(white, 'e2').click()
        await square(white, 'e4').click()
        for (const { page, complaints } of [host, guest]) {
          await eventually(() => labelOf(page, 'e4')).toContain('white pawn')
          expect(complaints).toEqual([])
        }
        // The name is remembered for the next invitation.
        await host.page.goto(`${app().origin}/link`)
        await eventually(() => host.page.getByLabel('Your name').inputValue()).toBe('Maja')
        await host.context.close()
        await guest.context.close()
      },
    )

    test('nobody’s clock starts while who invited is away', async () => {
      const host = await app().visit('/link', phone)
      await host.page.getByRole('radio', { name: 'White', exact: true }).check()
      await host.page.getByRole('button', { name: 'Invite', exact: true }).tap()
      const link = await invitationOn(host.page)
      const seat = host.page.url()
      await host.page.goto(app().origin)
      const guest = await app().visit(link)
      await guest.page.getByRole('button', { name: 'Play', exact: true }).click()
      await guest.page.getByText('Waiting for White.').waitFor()
      await host.page.goto(seat)
      await host.page.locator('.player-near .panel-clock.runs').waitFor()
      await host.context.close()
      await guest.context.close()
    })

    test('is copied where the device cannot share', async () => {
      const { page, context } = await app().visit('/link', phone)
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
      })
      await page.getByRole('button', { name: 'Invite', exact: true }).tap()
      await page.getByRole('button', { name: 'Copy the link' }).tap()
      await page.getByRole('button', { name: 'Link copied' }).waitFor()
      expect(await page.getByRole('button', { name: 'Share the link' }).count()).toBe(0)
      await context.close()
    })

    test('a game for two others gives a link for every seat', async () => {
      const { page, context } = await app().visit('/link', phone)
      await page.getByRole('link', { name: 'Set up a game for two others' }).tap()
      await page.getByRole('button', { name: 'Create links' }).tap()
      await page.getByRole('heading', { name: 'Links for this game' }).waitFor()
      await eventually(() => page.locator('.link-card img').count()).toBe(3)
      await page.reload()
      await page.locator('.link-card', { hasText: 'Black' }).getByRole('link').tap()
      await page.locator('.board').waitFor()
      await eventually(() => page.locator('.square').first().getAttribute('data-square')).toBe('h1')
      await context.close()
    })
  })
}
