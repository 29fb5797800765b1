import { describe, expect, test } from 'vitest'
import { type App, devices, otherThan, phone, smallest, square, tapOn } from './app.js'
import { eventually, heard, labelOf } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { acts, claim, move, news, play, pressClock, runs, sitDown } from './sitting.js'

export function playSuite(app: () => App): void {
  describe('a game by link', () => {
    test('a whole game in two browsers, to mate', async () => {
      const sitting = await sitDown(app())
      const { white, black } = sitting
      await move(white.page, 'f2', 'f3')
      await move(black.page, 'e7', 'e5')
      await move(white.page, 'g2', 'g4')
      await move(black.page, 'd8', 'h4')
      for (const { page, complaints } of [white, black]) {
        await eventually(() => news(page).textContent()).toMatch(/0–1.*Checkmate.*5\.1\.1/)
        await eventually(() => page.locator('.move-list').textContent()).toContain('Qh4#')
        expect(complaints).toEqual([])
      }
      expect(await acts(app(), sitting)).toEqual(
        [
          'white: arrive',
          'black: arrive',
          ...['white', 'black', 'white', 'black'].flatMap(by =>
            ['touch', 'place', 'press'].map(act => `${by}: ${act}`),
          ),
        ].slice(0, -1),
      )
      await sitting.leave()
    })

    inTurn(devices)(
      'a closed tab is noticed within five seconds by the opponent on %s',
      async (_, device) => {
        const sitting = await sitDown(app(), {}, { device })
        const { white, black } = sitting
        await black.page.close()
        const closed = Date.now()
        const far = white.page.locator('.player-far .panel-note')
        await eventually(() => far.textContent()).toContain('connection lost')
        expect(Date.now() - closed).toBeLessThan(5000)
        const again = await app().visit(sitting.made.links.black!.url, otherThan(device))
        await eventually(() => far.count()).toBe(0)
        await again.context.close()
        await sitting.leave()
      },
    )

    inTurn(devices)(
      'a friendly game by link presses the clock itself, and takes a move back by agreement, on %s',
      async (_, device) => {
        const settings = {
          boardKind: 'guarded',
          regulations: { arbiter: 'none', unansweredQuestions: 'play-on', takeBacks: true },
          table: { preset: 'friendly', help: ['legal-moves'] },
        }
        const sitting = await sitDown(app(), settings, { device })
        const { white, black } = sitting
        await tapOn(square(white.page, 'e2'))
        await eventually(() => white.page.locator('.square.target').count()).toBe(2)
        await tapOn(square(white.page, 'e4'))
        await runs(black.page)
        await tapOn(white.page.getByRole('button', { name: 'Take back' }))
        await tapOn(black.page.getByRole('button', { name: 'Decline' }))
        await eventually(() => news(white.page).textContent()).toMatch(
          /White’s move is not taken back/,
        )
        await tapOn(white.page.getByRole('button', { name: 'Take back' }))
        await tapOn(black.page.getByRole('button', { name: 'Agree' }))
        await eventually(() => labelOf(white.page, 'e2')).toContain('white pawn')
        await runs(white.page)
        await sitting.leave()
      },
    )

    inTurn(devices)(
      'a reload and a lost connection in the middle of a move lose nothing, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const wire = { isCut: false, isDeaf: false, hangUp: () => {} }
        const sitting = await sitDown(app(), {}, { device, wire })
        const { white, black } = sitting
        await tapOn(square(white.page, 'e2'))
        await eventually(() => heard(black.page)).toBe('Touched: white pawn, e2.')
        await white.page.reload()
        await eventually(() => labelOf(white.page, 'e2')).toContain('in hand')

        // The move reaches the server, but its answer is lost. It is sent again, and takes effect
        // once.
        wire.isDeaf = true
        await tapOn(square(white.page, 'e4'))
        await eventually(() => labelOf(black.page, 'e4')).toContain('white pawn')
        // The press does not arrive at all.
        wire.isCut = true
        await pressClock(white.page)
        wire.hangUp()
        await eventually(() => news(white.page).textContent()).toMatch(/Connection lost/)
        await eventually(() => labelOf(white.page, 'e4')).toContain('white pawn')
        await white.page.reload()
        wire.isCut = false
        wire.isDeaf = false
        await runs(black.page)
        await eventually(() => labelOf(white.page, 'e4')).toContain('white pawn')
        expect(await acts(app(), sitting)).toEqual([
          'white: arrive',
          'black: arrive',
          'white: touch',
          'white: place',
          'white: press',
        ])
        await move(black.page, 'e7', 'e5')
        await runs(white.page)
        await sitting.leave()
      },
    )

    inTurn(devices)(
      '[rep.intended · fide-2018] a threefold claim by link, with an intended move, incorrect and correct, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const sitting = await sitDown(
          app(),
          { laws: 'fide-2018', timeControl: '5400+30' },
          { device },
        )
        const { white, black } = sitting
        await claim(white.page, 'Threefold repetition', 'Nf3')
        for (const { page } of [white, black]) {
          await eventually(() => news(page).textContent()).toMatch(/incorrect.*9\.5\.3/)
        }
        await eventually(() =>
          black.page.locator('.player-near .panel-time').textContent(),
        ).toMatch(/^1:32:/)
        const rule = await news(white.page).locator('a.article').first().getAttribute('href')
        expect(rule).toMatch(/^\/laws\/.+\?edition=fide-2018$/)
        const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1']
        for (const [index, text] of moves.entries()) {
          const { page } = index % 2 === 0 ? white : black
          await move(page, text.slice(0, 2), text.slice(2))
        }
        await runs(black.page)
        await claim(black.page, 'Threefold repetition', 'Ng8')
        for (const { page } of [white, black]) {
          await eventually(() => news(page).textContent()).toMatch(/½–½.*9\.2/)
        }
        await sitting.leave()
      },
    )

    inTurn(devices)(
      '[illegal.penalty-time · fide-2018] on a physical board an illegal move stays until it is claimed, on %s',
      async (_, device) => {
        const settings = {
          laws: 'fide-2018',
          timeControl: '5400+30',
          boardKind: 'physical',
          regulations: { calledByDevice: [] },
        }
        const sitting = await sitDown(app(), settings, { device: otherThan(device) })
        const { white, black } = sitting
        await move(white.page, 'e2', 'e5')
        await runs(black.page)
        await eventually(() => labelOf(black.page, 'e5')).toContain('white pawn')
        // Nobody is told, and nobody gets the moves written.
        expect((await news(black.page).textContent())?.trim()).toBe('')
        expect(await black.page.locator('.move-list').count()).toBe(0)
        await claim(black.page, 'Illegal move')
        await eventually(() => news(white.page).textContent()).toMatch(
          /The claim is correct: .*gets .*7\.5/,
        )
        await eventually(() => labelOf(black.page, 'e2')).toContain('white pawn')
        await eventually(() =>
          black.page.locator('.player-near .panel-time').textContent(),
        ).toMatch(/^1:32:/)
        await sitting.leave()
      },
    )

    test('on a physical board one castles with two acts or one, and a pawn becomes the piece that touches the square', async () => {
      const sitting = await sitDown(app(), {
        boardKind: 'physical',
        start: 'r3k2r/2P2p2/8/8/8/8/5P2/R3K2R w KQkq - 0 1',
      })
      const { white, black } = sitting
      await play(white.page, 'e1', 'g1')
      await eventually(() => labelOf(black.page, 'g1')).toContain('white king')
      await play(white.page, 'h1', 'f1')
      await pressClock(white.page)
      await runs(black.page)
      // Putting the king on its rook is the whole move.
      await black.page.dragAndDrop('[data-square=e8]', '[data-square=h8]')
      await eventually(() => labelOf(white.page, 'f8')).toContain('black rook')
      await pressClock(black.page)
      await runs(white.page)
      await play(white.page, 'c7', 'c8')
      await white.page
        .getByRole('group', { name: 'Promote to' })
        .getByRole('button', { name: 'white knight' })
        .click()
      await eventually(() => labelOf(black.page, 'c8')).toContain('white knight')
      await pressClock(white.page)
      await runs(black.page)
      await sitting.leave()
    })

    test('a board for legal moves only puts an illegal move back into the hand, and says why', async () => {
      const sitting = await sitDown(app())
      const { page } = sitting.white
      await play(page, 'e2', 'e5')
      await eventually(() => news(page).textContent()).toBe('That is not a legal move.')
      await eventually(() => labelOf(page, 'e2')).toBe('e2, white pawn, in hand')
      await square(page, 'e4').click()
      await eventually(() => labelOf(page, 'e4')).toContain('white pawn')
      await sitting.leave()
    })

    test('a scoresheet is written by tapping and typing, in the writer’s letters, and is private', {
      tags: 'rest',
    }, async () => {
      const sitting = await sitDown(app(), { laws: 'fide-2018', timeControl: '5400+30' })
      const { white, black } = sitting
      await white.page.locator('.language select').selectOption('sl')
      const sheet = white.page.locator('.scoresheet')
      await white.page.getByText('Poteze morate zapisovati.').waitFor()
      await play(white.page, 'g1', 'f3')
      await sheet.getByRole('button', { name: 'Znaki' }).click()
      // However low the laptop is: the own clock and buttons are on the screen, and no sign lies
      // under anything.
      for (const height of [800, 600]) {
        await white.page.setViewportSize({ width: 1280, height })
        const near = await white.page.locator('.player-near').boundingBox()
        expect(near!.y + near!.height).toBeLessThanOrEqual(height)
        for (const sign of ['S', '8', '(=)']) {
          await sheet.getByRole('button', { name: sign, exact: true }).click({ trial: true })
        }
      }
      for (const sign of ['S', 'f', '3']) {
        await sheet.getByRole('button', { name: sign, exact: true }).click()
      }
      await sheet.getByRole('button', { name: 'Zapiši' }).click()
      await eventually(() => sheet.locator('.move-list').textContent()).toBe('1.Sf3')
      await pressClock(white.page)
      await move(black.page, 'd7', 'd5')
      await runs(white.page)
      await sheet.locator('input').fill('d5 (=)')
      await white.page.keyboard.press('Enter')
      await eventually(() => sheet.locator('li').textContent()).toBe('1.Sf3d5 (=)')
      await white.page.reload()
      await eventually(() => sheet.locator('li').textContent()).toBe('1.Sf3d5 (=)')
      expect(await black.page.locator('body').textContent()).not.toContain('Sf3')
      await sitting.leave()
    })

    test('[touch.scope · fide-2023] a piece touched out of turn is visible to the opponent, and has no consequences', {
      tags: 'rest',
    }, async () => {
      const sitting = await sitDown(app(), { boardKind: 'physical' })
      const { white, black } = sitting
      await square(black.page, 'e7').click()
      await eventually(() => heard(white.page)).toMatch(/Black touches the pawn on e7/)
      await eventually(() => news(white.page).textContent()).toMatch(/e7.*4\.3/)
      await play(white.page, 'e2', 'e4')
      await pressClock(white.page)
      await runs(black.page)
      await play(black.page, 'd7', 'd5')
      await eventually(() => labelOf(white.page, 'd5')).toContain('black pawn')
      await sitting.leave()
    })

    test('before the first move a player is told to press, and before the game there is nothing to claim', {
      tags: 'rest',
    }, async () => {
      const made = await app().makeBoard({ timeControl: '600+5' })
      const waiting = await app().visit(made.links.white!.url, phone)
      await eventually(() =>
        waiting.page.getByRole('button', { name: 'Resign' }).isDisabled(),
      ).toBe(true)
      await waiting.context.close()
      const sitting = await sitDown(app())
      const { white, black } = sitting
      await eventually(() => news(white.page).textContent()).toMatch(/tap your clock/)
      await play(white.page, 'e2', 'e4')
      await pressClock(white.page)
      await eventually(() => news(white.page).textContent()).toBe('')
      await eventually(() => news(black.page).textContent()).toMatch(/tap your clock/)
      await sitting.leave()
    })

    test('a link can also be copied without a secure connection', { tags: 'rest' }, async () => {
      const { page, context, complaints } = await app().visit('/link?others')
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
      )
      await page.getByRole('button', { name: 'Create links' }).click()
      await page.getByRole('button', { name: 'Copy: White' }).click()
      await page.getByRole('button', { name: 'Copied: White' }).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    })

    inTurn(devices)(
      'an offer is made and rejected, and resigning needs one confirmation, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const sitting = await sitDown(app(), {}, { device: otherThan(device) })
        const { white, black } = sitting
        await play(white.page, 'e2', 'e4')
        await tapOn(white.page.getByRole('button', { name: 'Offer a draw' }))
        await pressClock(white.page)
        // It stays in place of the news while it is open.
        await eventually(() => news(black.page).textContent()).toMatch(/Draw offered.*AcceptReject/)
        await tapOn(black.page.getByRole('button', { name: 'Reject' }))
        await eventually(() => news(white.page).textContent()).toMatch(
          /White’s draw offer is rejected/,
        )
        await tapOn(black.page.getByRole('button', { name: 'Resign' }))
        await tapOn(black.page.getByRole('button', { name: 'Cancel', exact: true }))
        await tapOn(black.page.getByRole('button', { name: 'Resign' }))
        await tapOn(black.page.getByRole('button', { name: 'Yes, resign' }))
        for (const { page } of [white, black]) {
          await eventually(() => news(page).textContent()).toMatch(/1–0.*Resignation/)
        }
        await sitting.leave()
      },
    )

    test('[preface.judgement · fide-2023] without an arbiter a question is settled once both players give the same answer', async () => {
      const sitting = await sitDown(app(), { regulations: { arbiter: 'none' } })
      const { white, black } = sitting
      expect(await white.page.getByRole('button', { name: 'Arbiter' }).count()).toBe(0)
      await claim(white.page, 'Wrong initial position')
      for (const { page } of [white, black]) {
        await news(page).getByRole('button', { name: 'Play continues' }).click()
      }
      for (const { page } of [white, black]) {
        await eventually(() =>
          news(page).getByRole('button', { name: 'Play continues' }).count(),
        ).toBe(0)
      }
      await runs(white.page)
      await sitting.leave()
    })

    test('a game is played by keys only, and every change is announced', async () => {
      const sitting = await sitDown(app())
      const { white, black } = sitting
      await square(white.page, 'e2').focus()
      await white.page.keyboard.press('Enter')
      await eventually(() => heard(white.page)).toBe('Touched: white pawn, e2.')
      await white.page.keyboard.press('4')
      await white.page.keyboard.press('Enter')
      await eventually(() => heard(black.page)).toBe('White: e4.')
      await white.page.keyboard.press('p')
      await runs(black.page)
      await black.page.keyboard.press('k')
      await eventually(() => heard(black.page)).toMatch(
        /White 10:\d\d, Black 10:0\d\. Black has the move\./,
      )
      await square(black.page, 'e7').focus()
      await black.page.keyboard.press('Enter')
      await black.page.keyboard.press('5')
      await black.page.keyboard.press('Enter')
      await eventually(() => heard(white.page)).toBe('Black: e5.')
      await white.page.keyboard.press('m')
      await black.page.keyboard.press('o')
      await eventually(() => heard(white.page)).toMatch(/Black offers a draw/)
      await white.page.keyboard.press('o')
      await eventually(() => heard(black.page)).toMatch(/½–½: .*agree/i)
      await sitting.leave()
    })

    test.each(['light', 'dark'] as const)(
      'is usable on the smallest screen in every language, %s',
      { tags: 'rest' },
      async colorScheme => {
        const made = await app().makeBoard({ timeControl: '5400+30', laws: 'fide-2018' })
        const { page, context, complaints } = await app().visit(made.links.white!.url, {
          ...smallest,
          colorScheme,
        })
        await page.getByRole('button', { name: 'I am here' }).tap()
        await app().make(
          `/api/boards/${made.board}/acts`,
          { id: 'here', act: { act: 'arrive' } },
          made.links.black!.secret,
        )
        await runs(page)
        for (const language of ['sl', 'sr', 'sr-Latn', 'cs', 'fi', 'en']) {
          await page.locator('.language select').selectOption(language)
          await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width, language).toBeLessThanOrEqual(320)
        }
        await page.locator('.write .button').first().tap()
        expect(await faults(page)).toEqual([])
        for (const name of ['Claim', 'Resign', 'Arbiter']) {
          await page.getByRole('button', { name, exact: true }).tap()
          await page.locator('dialog[open]').waitFor()
          expect(await faults(page), name).toEqual([])
          await page.keyboard.press('Escape')
        }
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('a withdrawn link opens nothing, and a missing board is reported', {
      tags: 'rest',
    }, async () => {
      const made = await app().makeBoard()
      const { page, context } = await app().visit(made.links.white!.url)
      await page.locator('.board').waitFor()
      const seats = `${app().origin}/api/boards/${made.board}/seats`
      const headers = { authorization: `Bearer ${made.links.organiser!.secret}` }
      const list = (await (await fetch(seats, { headers })).json()) as {
        readonly seat: string
        readonly role: string
      }[]
      const white = list.find(({ role }) => role === 'white')
      await fetch(`${seats}/${white?.seat}`, { method: 'DELETE', headers })
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
      await page.goto(`${app().origin}/board/no-such-board`)
      await page.getByRole('heading', { name: 'Board not found' }).waitFor()
      await context.close()
    })
  })
}
