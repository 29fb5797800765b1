import type { BrowserContextOptions, Page } from 'playwright-core'
import { type App, type Made, otherThan, square, tapOn, type Visit } from './app.js'
import { eventually } from './eventually.js'

export const news = (page: Page) => page.locator('.player-news')
export const pressClock = (page: Page) => tapOn(page.locator('.player-near .panel-clock'))
export const runs = (page: Page) =>
  eventually(() => page.locator('.player-near .panel-clock.runs').count()).toBe(1)

export interface Sitting {
  readonly made: Made
  readonly white: Visit
  readonly black: Visit
  readonly leave: () => Promise<void>
}

/** White's connection to the server, which a test may cut. */
export interface Wire {
  /** Nothing passes in either direction, and no new connection is accepted. */
  isCut: boolean
  /** Messages from the server are lost. */
  isDeaf: boolean
  hangUp: () => void
}

async function layWire({ context }: Visit, wire: Wire): Promise<void> {
  await context.routeWebSocket(/\/socket(?:\?|$)/, here => {
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

/** Two players, one on a phone and one on a laptop, who have reported their arrival. */
export async function sitDown(
  app: App,
  settings: object = {},
  { device = {}, wire }: { readonly device?: BrowserContextOptions; readonly wire?: Wire } = {},
): Promise<Sitting> {
  const made = await app.makeBoard({ timeControl: '600+5', ...settings })
  const white = await app.visit(wire === undefined ? made.links.white!.url : '/', device)
  if (wire !== undefined) {
    await layWire(white, wire)
    await white.page.goto(made.links.white!.url)
  }
  const black = await app.visit(made.links.black!.url, otherThan(device))
  for (const { page } of [white, black]) {
    await tapOn(page.getByRole('button', { name: /^(I am here|Play)$/ }))
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

/** Touches, moves and releases a piece: two taps, also on a turned board. */
export async function play(page: Page, from: string, to: string): Promise<void> {
  await tapOn(square(page, from))
  await tapOn(square(page, to))
}

/** A whole move, from the opponent's press to one's own. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  await runs(page)
  await play(page, from, to)
  await pressClock(page)
}

export async function claim(page: Page, what: string, intended = ''): Promise<void> {
  await tapOn(page.locator('.panel-buttons').getByRole('button', { name: 'Claim' }))
  await page.getByLabel(what).check()
  if (intended !== '') await page.getByLabel(/Intended move/).fill(intended)
  await tapOn(page.getByRole('button', { name: 'Make the claim' }))
}

export const acts = async (app: App, { made }: Sitting): Promise<readonly string[]> => {
  const answer = await fetch(`${app.origin}/api/boards/${made.board}/record`, {
    headers: { authorization: `Bearer ${made.links.organiser!.secret}` },
  })
  const lines = (await answer.text()).trim().split('\n')
  return lines.flatMap(line => {
    const { act, by } = JSON.parse(line)
    return by === 'white' || by === 'black' ? [`${by}: ${act}`] : []
  })
}
