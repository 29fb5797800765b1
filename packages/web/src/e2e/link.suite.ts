import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, devices, otherThan, phone, square, tapOn } from './app.js'
import { eventually, heard, labelOf } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { move, news, play, runs, sitDown } from './sitting.js'

/** The address in the QR code of the page, as the opponent gets it. */
const invitationOn = async (page: Page): Promise<string> => {
  await page.locator('.invitation .qr img').waitFor()
  return page.evaluate(() => {
    const [made] = JSON.parse(localStorage.getItem('jadoube.made-games') ?? '[]')
    return made.links[made.side === 'white' ? 'black' : 'white']
  })
}

/** A friendly game as the app sets it up. */
const friendly = {
  white: { name: 'Ana' },
  black: { name: 'Ben' },
  boardKind: 'guarded',
  regulations: { arbiter: 'none', unansweredQuestions: 'play-on', takeBacks: true },
  table: { preset: 'friendly', help: ['legal-moves'] },
}

const resign = async (page: Page) => {
  await tapOn(page.getByRole('button', { name: 'Resign' }))
  await tapOn(page.getByRole('button', { name: 'Yes, resign' }))
}

/** Replaces the browser's notifications and badge, which a test cannot see. */
const noteWhatIsTold = () => {
  const list: string[] = []
  const note = (text: string) => {
    if (list.at(-1) !== text && !(list.length === 0 && text === 'no badge')) list.push(text)
    return Promise.resolve()
  }
  class Shown {
    static permission = 'default'
    static requestPermission = async () => {
      await note('asked')
      return 'granted'
    }
    constructor(title: string, { body }: { readonly body: string }) {
      void note(`${title}: ${body}`)
    }
  }
  Object.assign(window, { told: list, Notification: Shown })
  Object.assign(navigator, {
    setAppBadge: (count: number) => note(`badge ${count}`),
    clearAppBadge: () => note('no badge'),
  })
}

const told = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'told') as readonly string[])])

/** As if another tab were in front. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate(hidden => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

export function linkSuite(app: () => App): void {
  describe('an invitation', () => {
    inTurn([
      ['a phone', phone, 'White'],
      ['a laptop', {}, 'Black'],
    ] as const)(
      'on %s has one QR code, and both are at their boards once the other joins',
      async (_, device, color) => {
        const host = await app().visit('/', device)
        await host.page.getByRole('link', { name: /Play by link/ }).click()
        await host.page.getByRole('radio', { name: color, exact: true }).check()
        await host.page.getByLabel('Your name').fill('Maja')
        await host.page.getByLabel('Your opponent’s name').fill('Pekka')
        await host.page.getByRole('button', { name: 'Invite', exact: true }).click()
        await host.page.getByRole('heading', { name: 'Invite Pekka' }).waitFor()
        const link = await invitationOn(host.page)
        // One QR code. That of the spectators is folded, and no other link is shown.
        expect(await host.page.locator('.qr:visible').count()).toBe(1)
        expect(await host.page.locator('.link-card:visible').count()).toBe(0)
        expect(await faults(host.page)).toEqual([])
        await host.page.reload()
        await host.page.getByRole('heading', { name: 'Invite Pekka' }).waitFor()

        const guest = await app().visit(link, phone)
        await guest.page.getByText('Maja invites you to a game.').waitFor()
        // Maja waits with her page open.
        await eventually(() => guest.page.getByText('not here yet').count()).toBe(0)
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

    test('no clock starts while the player who invited is away', async () => {
      const host = await app().visit('/link', phone)
      await host.page.getByRole('radio', { name: 'White', exact: true }).check()
      await host.page.getByRole('button', { name: 'Invite', exact: true }).tap()
      const link = await invitationOn(host.page)
      const seat = host.page.url()
      await host.page.goto(app().origin)
      const guest = await app().visit(link)
      await guest.page.locator('.player-far').getByText('not here yet').waitFor()
      await guest.page.getByLabel('Your name').fill('Pekka')
      await guest.page.getByRole('button', { name: 'Play', exact: true }).click()
      await guest.page.getByText('Waiting for White.').waitFor()
      await host.page.goto(seat)
      await host.page.locator('.player-near .panel-clock.runs').waitFor()
      // The invited player had no name and has entered one.
      await eventually(() => host.page.locator('.player-far .panel-name').textContent()).toContain(
        'Pekka',
      )
      await host.context.close()
      await guest.context.close()
    })

    test('is copied if the device cannot share', { tags: 'rest' }, async () => {
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

    test('a game for two others gives a link for every seat', { tags: 'rest' }, async () => {
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

  describe('after a game by link', () => {
    inTurn(devices)(
      'one tap offers a rematch, one accepts, and both play with reversed colours, on %s',
      async (_, device) => {
        const sitting = await sitDown(app(), friendly, { device })
        const { white, black } = sitting
        await resign(white.page)
        await tapOn(white.page.getByRole('button', { name: 'Rematch' }))
        await white.page.getByText('You asked for a rematch.').waitFor()
        await black.page.getByText('Ana wants a rematch.').waitFor()
        expect(await faults(white.page)).toEqual([])
        // It survives a reload on both sides.
        await white.page.reload()
        await white.page.getByText('You asked for a rematch.').waitFor()
        await black.page.reload()
        await tapOn(black.page.getByRole('button', { name: 'Accept' }))
        // The player who had White now has Black, and nobody has to confirm their presence again.
        await black.page.locator('.player-near .panel-clock.runs').waitFor()
        await eventually(() =>
          white.page.locator('.square').first().getAttribute('data-square'),
        ).toBe('h1')
        await play(black.page, 'd2', 'd4')
        await eventually(() => labelOf(white.page, 'd4')).toContain('white pawn')
        // Their old links lead to the old game, and from there to the new one.
        await white.page.goto(sitting.made.links.white!.url)
        await white.page.reload()
        await tapOn(white.page.getByRole('link', { name: 'Go to the rematch' }))
        await eventually(() => labelOf(white.page, 'd4')).toContain('white pawn')
        // Spectators also find the way there.
        const other = await app().visit(`/board/${sitting.made.board}`, device)
        await tapOn(other.page.getByRole('link', { name: 'Go to the rematch' }))
        await eventually(() => labelOf(other.page, 'd4')).toContain('white pawn')
        expect(await faults(other.page)).toEqual([])
        await other.context.close()
        for (const { complaints } of [white, black]) expect(complaints).toEqual([])
        await sitting.leave()
      },
    )

    inTurn(devices)('a rematch is declined on %s', { tags: 'rest' }, async (_, device) => {
      const sitting = await sitDown(app(), friendly, { device })
      const { white, black } = sitting
      await resign(black.page)
      await tapOn(black.page.getByRole('button', { name: 'Rematch' }))
      await tapOn(white.page.getByRole('button', { name: 'No', exact: true }))
      await black.page.getByText('Ana does not want a rematch.').waitFor()
      await sitting.leave()
    })

    test('a tournament offers neither messages nor a rematch', { tags: 'rest' }, async () => {
      const sitting = await sitDown(app(), { table: { preset: 'tournament' } })
      const pages = [sitting.white.page, sitting.black.page]
      for (const page of pages)
        expect(await page.getByRole('button', { name: 'Say something' }).count()).toBe(0)
      await resign(sitting.white.page)
      for (const page of pages) {
        await page.getByRole('link', { name: 'Review' }).waitFor()
        expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
      }
      await sitting.leave()
    })
  })

  describe('a message', () => {
    inTurn(devices)(
      'from %s is read in the reader’s language, and can be muted',
      async (_, device) => {
        const sitting = await sitDown(app(), friendly, { device })
        const { white, black } = sitting
        await black.page.getByRole('combobox', { name: 'Language' }).selectOption('fi')
        await tapOn(white.page.getByRole('button', { name: 'Say something' }))
        expect(await faults(white.page)).toEqual([])
        await tapOn(white.page.getByRole('button', { name: 'Good luck!' }))
        await eventually(() => news(white.page).textContent()).toContain('You: Good luck!')
        await eventually(() => news(black.page).textContent()).toContain('Ana: Onnea peliin!')
        await eventually(() => heard(black.page)).toBe('Ana: Onnea peliin!')
        await tapOn(black.page.getByRole('button', { name: 'Lähetä viesti' }))
        await black.page.getByRole('checkbox', { name: 'Piilota vastustajien viestit' }).check()
        await tapOn(black.page.getByRole('button', { name: 'Sulje' }))
        await eventually(() => news(black.page).textContent()).not.toContain('Onnea')
        await sitting.leave()
      },
    )
  })

  describe('your move', () => {
    inTurn(devices)(
      'is in the title, and a badge and a notification once the player has asked for it, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const sitting = await sitDown(app(), friendly, { device: otherThan(device) })
        const { white, black } = sitting
        await eventually(() => white.page.title()).toBe('Your move · Ana – Ben · Jadoube')
        await eventually(() => black.page.title()).toBe('Ana – Ben · Jadoube')
        await black.page.context().grantPermissions(['notifications'])
        await black.page.addInitScript(noteWhatIsTold)
        await black.page.reload()
        await black.page.getByRole('button', { name: 'Notify me when it is my move' }).waitFor()
        expect(await told(black.page)).toEqual([])
        await hide(black.page, true)
        await play(white.page, 'e2', 'e4')
        await eventually(() => black.page.title()).toBe('Your move · Ana – Ben · Jadoube')
        // Nobody asked for a notification, but the badge is unobtrusive.
        await eventually(() => told(black.page)).toEqual(['badge 1'])
        await hide(black.page, false)
        await eventually(() => told(black.page)).toEqual(['badge 1', 'no badge'])
        await play(black.page, 'e7', 'e5')
        await tapOn(black.page.getByRole('button', { name: 'Notify me when it is my move' }))
        await black.page.getByRole('button', { name: 'Stop notifications' }).waitFor()
        await hide(black.page, true)
        await play(white.page, 'g1', 'f3')
        await eventually(() => told(black.page)).toContain('Your move: Ana has moved.')
        expect((await told(black.page)).filter(each => each === 'asked')).toEqual(['asked'])
        await sitting.leave()
      },
    )
  })

  describe('a premove', () => {
    inTurn(devices)(
      'is entered while the opponent thinks, and played at once or dropped, on %s',
      async (_, device) => {
        const sitting = await sitDown(app(), friendly, { device: otherThan(device) })
        const { white, black } = sitting
        const planned = () =>
          black.page
            .locator('.square.planned')
            .evaluateAll(all => all.map(each => (each as HTMLElement).dataset.square))
        await tapOn(square(black.page, 'e7'))
        await eventually(() => black.page.locator('.square.target').count()).toBe(4)
        await tapOn(square(black.page, 'e5'))
        await eventually(planned).toEqual(['e5', 'e7'])
        expect(await labelOf(black.page, 'e7')).toContain('premove')
        await eventually(() => heard(black.page)).toMatch(/Premove: e7 to e5/)
        expect(await faults(black.page)).toEqual([])
        // In forced colours it differs from both kinds of squares by its background and its line.
        await black.page.emulateMedia({ forcedColors: 'active' })
        const look = (name: string) =>
          square(black.page, name).evaluate(each => {
            const { backgroundColor, outlineStyle } = getComputedStyle(each)
            return [backgroundColor, outlineStyle] as const
          })
        const [plan, light, dark] = [await look('e5'), await look('d5'), await look('d4')]
        expect(new Set([plan[0], light[0], dark[0]]).size).toBe(3)
        expect([plan[1], light[1], dark[1]]).toEqual(['dashed', 'none', 'none'])
        await black.page.emulateMedia({ forcedColors: 'none' })
        // A tap on an empty square cancels it. Entered again, it is played as soon as White has
        // moved.
        await tapOn(square(black.page, 'a4'))
        await eventually(planned).toEqual([])
        await play(black.page, 'e7', 'e5')
        await eventually(planned).toEqual(['e5', 'e7'])
        await play(white.page, 'e2', 'e4')
        await runs(white.page)
        await eventually(() => labelOf(white.page, 'e5')).toContain('black pawn')
        await eventually(planned).toEqual([])
        // A premove that is illegal when its turn comes is dropped, and the piece stays.
        await play(black.page, 'd7', 'e6')
        await eventually(planned).toEqual(['e6', 'd7'])
        await play(white.page, 'g1', 'f3')
        await runs(black.page)
        await eventually(planned).toEqual([])
        expect(await labelOf(black.page, 'd7')).toContain('black pawn')
        await sitting.leave()
      },
    )

    test('removes news that has been read, like any other move', { tags: 'rest' }, async () => {
      const sitting = await sitDown(app(), friendly)
      const { white, black } = sitting
      await play(white.page, 'e2', 'e4')
      const rejectOffer = async () => {
        await tapOn(white.page.locator('.panel-buttons > .button').first())
        await tapOn(black.page.getByRole('button', { name: 'Reject' }))
        await eventually(() => news(white.page).textContent()).toContain('is rejected')
      }
      await rejectOffer()
      await play(white.page, 'd2', 'd4')
      await play(black.page, 'e7', 'e5')
      await eventually(() => labelOf(white.page, 'd4')).toContain('white pawn')
      await eventually(() => news(white.page).textContent()).toBe('')
      await rejectOffer()
      await play(black.page, 'd7', 'd6')
      await runs(white.page)
      await white.page.getByLabel('Enter a move').fill('Nf3')
      await white.page.keyboard.press('Enter')
      await eventually(() => news(white.page).textContent()).toBe('')
      await sitting.leave()
    })

    test('is entered and cancelled by keys and by text, and does not exist in a club game', {
      tags: 'rest',
    }, async () => {
      const sitting = await sitDown(app(), friendly)
      const { white, black } = sitting
      await play(white.page, 'e2', 'e4')
      await runs(black.page)
      await square(white.page, 'd2').focus()
      await white.page.keyboard.press('Enter')
      await white.page.keyboard.press('ArrowUp')
      await white.page.keyboard.press('ArrowUp')
      await white.page.keyboard.press('Enter')
      await eventually(() => heard(white.page)).toMatch(/Premove: d2 to d4/)
      await white.page.keyboard.press('Escape')
      await eventually(() => heard(white.page)).toBe('Premove cancelled.')
      await eventually(() => white.page.locator('.square.planned').count()).toBe(0)
      await white.page.getByLabel('Enter a move').fill('Nf3')
      await white.page.keyboard.press('Enter')
      await eventually(() => white.page.locator('.square.planned').count()).toBe(2)
      await play(black.page, 'e7', 'e5')
      await eventually(() => labelOf(black.page, 'f3')).toContain('white knight')
      await sitting.leave()

      const club = await sitDown(app(), { ...friendly, table: { preset: 'club' } })
      await play(club.black.page, 'e7', 'e5')
      await move(club.white.page, 'e2', 'e4')
      await runs(club.black.page)
      expect(await club.black.page.locator('.square.planned').count()).toBe(0)
      expect(await labelOf(club.black.page, 'e5')).toContain('empty')
      await club.leave()
    })
  })

  inTurn(devices)(
    '[rep.appeared · fide-2023] a friendly game offers the draw by repetition to the player to move, on %s',
    { tags: 'rest' },
    async (_, device) => {
      const help = ['legal-moves', 'claimable-draws']
      const sitting = await sitDown(
        app(),
        { ...friendly, table: { preset: 'friendly', help } },
        { device },
      )
      const { white, black } = sitting
      const draw = ({ page }: typeof white) =>
        news(page).getByRole('button', { name: 'Draw: threefold repetition' })
      for (const [from, to] of [
        ['g1', 'f3'],
        ['g8', 'f6'],
        ['f3', 'g1'],
        ['f6', 'g8'],
        ['g1', 'f3'],
        ['g8', 'f6'],
        ['f3', 'g1'],
      ] as const) {
        const { page } = Number(from[1]) <= 3 ? white : black
        await runs(page)
        await play(page, from, to)
      }
      await runs(black.page)
      expect(await draw(black).count()).toBe(0)
      await play(black.page, 'f6', 'g8')
      await draw(white).waitFor()
      expect(await draw(black).count()).toBe(0)
      expect(await faults(white.page)).toEqual([])
      // It is still there after a reload.
      await white.page.reload()
      await tapOn(draw(white))
      for (const { page } of [white, black]) {
        await eventually(() => news(page).textContent()).toMatch(/½–½.*Threefold repetition.*9\.2/)
      }
      await sitting.leave()
    },
  )

  test('offer, take-back, resign and talk are within reach of a thumb', {
    tags: 'rest',
  }, async () => {
    const made = await app().makeBoard(friendly)
    const { page, context } = await app().visit(made.links.white!.url, phone)
    for (const [language, width, height] of [
      ['en', 390, 844],
      ['fi', 390, 844],
      ['fi', 320, 568],
      ['cs', 320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.locator('.language select').selectOption(language)
      await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
      await page.locator('.panel-buttons .talk-button').waitFor()
      const boxes = await page.locator('.panel-buttons > .button:visible').evaluateAll(all =>
        all.map(each => {
          const { top, bottom, left, right } = each.getBoundingClientRect()
          return { top, bottom, left, right, isClipped: each.scrollWidth > each.clientWidth + 1 }
        }),
      )
      expect(boxes.length).toBeGreaterThanOrEqual(4)
      for (const { top, bottom, left, right, isClipped } of boxes) {
        // In the lower half, completely on the screen, and high enough for a finger.
        expect(top).toBeGreaterThan(height / 2)
        expect(bottom).toBeLessThanOrEqual(height)
        expect(bottom - top).toBeGreaterThanOrEqual(40)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
        expect(isClipped).toBe(false)
      }
    }
    await context.close()
  })

  test('a game by link is on the start page with both clocks, until it is over', async () => {
    const sitting = await sitDown(app(), friendly)
    const { white, black } = sitting
    await white.page.goto(app().origin)
    const entry = white.page.locator('a.continue-game')
    await eventually(() => entry.textContent()).toMatch(
      /^ContinueAna – Ben · Your move(10:05|10:04|10:0\d|9:5\d) – 10:05$/,
    )
    expect(await faults(white.page)).toEqual([])
    await entry.click()
    await play(white.page, 'e2', 'e4')
    await runs(black.page)
    // What happens in the meantime is loaded.
    await white.page.goto(app().origin)
    await eventually(() => entry.textContent()).not.toContain('Your move')
    await play(black.page, 'e7', 'e5')
    await eventually(() => labelOf(black.page, 'e5')).toContain('black pawn')
    await white.page.reload()
    await eventually(() => entry.textContent()).toContain('Your move')
    await resign(black.page)
    await news(black.page).getByText('1–0').waitFor()
    await white.page.reload()
    await eventually(() => entry.count()).toBe(0)
    await sitting.leave()
  })
}
