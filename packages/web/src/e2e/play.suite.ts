import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, type Made, phone, said, square, type Visit } from './app.js'

/** What comes over a network comes a moment later; a busy machine takes longer. */
const patience = { timeout: 10_000, interval: 50 }

const heard = async (page: Page) => (await said(page).textContent())?.trim()
const news = (page: Page) => page.locator('.player-news')
const label = (page: Page, name: string) => square(page, name).getAttribute('aria-label')
const pressClock = (page: Page) => page.locator('.player-near .panel-clock').click()
const runs = (page: Page) =>
  expect.poll(() => page.locator('.player-near .panel-clock.runs').count(), patience).toBe(1)

interface Sitting {
  readonly made: Made
  readonly white: Visit
  readonly black: Visit
  readonly leave: () => Promise<void>
}

/** White's line to the server, which a test may cut. */
interface Wire {
  /** Nothing goes either way, and no new call is taken. */
  isCut: boolean
  /** What the server says is not heard. */
  isDeaf: boolean
  hangUp: () => void
}

async function layWire({ context }: Visit, wire: Wire): Promise<void> {
  await context.routeWebSocket(/\/socket$/, here => {
    if (wire.isCut) {
      void here.close()
      return
    }
    const server = here.connectToServer()
    here.onMessage(message => {
      if (!wire.isCut) server.send(message)
    })
    server.onMessage(message => {
      if (!wire.isCut && !wire.isDeaf) here.send(message)
    })
    wire.hangUp = () => {
      void here.close()
      void server.close()
    }
  })
}

/** Two players, each with a browser of his own, who have said that they are here. */
async function sitDown(app: App, settings: object = {}, wire?: Wire): Promise<Sitting> {
  const made = await app.makeBoard({ timeControl: '600+5', ...settings })
  const white = await app.visit(wire === undefined ? made.links.white!.url : '/')
  if (wire !== undefined) {
    await layWire(white, wire)
    await white.page.goto(made.links.white!.url)
  }
  const black = await app.visit(made.links.black!.url, phone)
  for (const { page } of [white, black]) {
    await page.getByRole('button', { name: 'I am here' }).click()
  }
  await runs(white.page)
  return {
    made,
    white,
    black,
    leave: async () => {
      await white.context.close()
      await black.context.close()
    },
  }
}

/** Touches, carries and lets go: two clicks, wherever the board is turned. */
async function play(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click()
  await square(page, to).click()
}

/** A whole move, from the opponent's press to one's own. */
async function move(page: Page, from: string, to: string): Promise<void> {
  await runs(page)
  await play(page, from, to)
  await pressClock(page)
}

const acts = async (app: App, { made }: Sitting): Promise<readonly string[]> => {
  const answer = await fetch(`${app.origin}/api/boards/${made.board}/record`, {
    headers: { authorization: `Bearer ${made.links.organiser!.secret}` },
  })
  const lines = (await answer.text()).trim().split('\n')
  return lines.flatMap(line => {
    const { act, by } = JSON.parse(line)
    return by === 'white' || by === 'black' ? [`${by}: ${act}`] : []
  })
}

export function playSuite(app: () => App): void {
  describe('a game by link', () => {
    test('is made in two taps, with a link and a QR code for every seat', async () => {
      const { page, context, complaints } = await app().visit('/', phone)
      await page.getByRole('link', { name: /A game by link/ }).tap()
      await page.getByRole('button', { name: 'Make the links' }).tap()
      await page.getByRole('heading', { name: 'The links of the game' }).waitFor()
      await expect.poll(() => page.locator('.link-card img').count(), patience).toBe(3)
      await page.reload()
      await page.locator('.link-card', { hasText: 'Black' }).getByRole('link').tap()
      await page.locator('.board').waitFor()
      expect(await page.locator('.square').first().getAttribute('data-square')).toBe('h1')
      expect(new URL(page.url()).hash.length).toBeGreaterThan(16)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('a whole game on two browsers, to mate', async () => {
      const sitting = await sitDown(app())
      const { white, black } = sitting
      await move(white.page, 'f2', 'f3')
      await move(black.page, 'e7', 'e5')
      await move(white.page, 'g2', 'g4')
      await move(black.page, 'd8', 'h4')
      for (const { page, complaints } of [white, black]) {
        await expect
          .poll(() => news(page).textContent(), patience)
          .toMatch(/0–1.*Checkmate.*5\.1\.1/)
        expect(await page.locator('.move-list').textContent()).toContain('Qh4#')
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

    test('a reload and a lost connection in the middle of a move lose nothing', async () => {
      const wire = { isCut: false, isDeaf: false, hangUp: () => {} }
      const sitting = await sitDown(app(), {}, wire)
      const { white, black } = sitting
      await square(white.page, 'e2').click()
      await expect.poll(() => heard(black.page), patience).toBe('Touched: white pawn, e2.')
      await white.page.reload()
      await expect.poll(() => label(white.page, 'e2'), patience).toContain('in hand')

      // The move reaches the server, its answer does not come back: it is sent again, and done once.
      wire.isDeaf = true
      await square(white.page, 'e4').click()
      await expect.poll(() => label(black.page, 'e4'), patience).toContain('white pawn')
      // The press goes nowhere at all.
      wire.isCut = true
      await pressClock(white.page)
      wire.hangUp()
      await expect.poll(() => news(white.page).textContent(), patience).toMatch(/No connection/)
      expect(await label(white.page, 'e4')).toContain('white pawn')
      await white.page.reload()
      wire.isCut = false
      wire.isDeaf = false
      await runs(black.page)
      await expect.poll(() => label(white.page, 'e4'), patience).toContain('white pawn')
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
    })
  })
}
