import type { Page } from 'playwright-core'
import type { App } from './app.js'

export interface Link {
  readonly secret: string
  readonly url: string
}
export interface Paired {
  readonly board: string
  readonly number: number
  readonly links: { readonly white: Link; readonly black: Link }
}
export interface Round {
  readonly event: string
  readonly links: Readonly<Record<'organiser' | 'arbiter' | 'spectator', Link>>
  readonly boards: readonly Paired[]
}

const pairings = [1, 2, 3, 4, 5, 6].map(n => `${n}. White${n} – Black${n}`).join('\n')

/** An event with a round of six boards, created through the API. */
export async function openEvent(app: App, defaults: object = {}): Promise<Round> {
  const made = (await app.make('/api/events', {
    name: 'Six boards',
    defaults: { laws: 'fide-2018', timeControl: '5400+30', ...defaults },
  })) as Omit<Round, 'boards'>
  const { boards } = (await app.make(
    `/api/events/${made.event}/rounds`,
    { round: '1', pairings },
    made.links.organiser.secret,
  )) as Pick<Round, 'boards'>
  return { ...made, boards }
}

let count = 0
export const actAt = (app: App, { board, links }: Paired, side: 'white' | 'black', act: object) =>
  app.make(`/api/boards/${board}/acts`, { id: `e2e-${++count}`, act }, links[side].secret)

export async function startRound(app: App, { event, links, boards }: Round): Promise<void> {
  await app.make(`/api/events/${event}/rounds/1/start`, {}, links.arbiter.secret)
  for (const board of boards) {
    await actAt(app, board, 'white', { act: 'arrive' })
    await actAt(app, board, 'black', { act: 'arrive' })
  }
}

export async function play(app: App, board: Paired, moves: readonly string[]): Promise<void> {
  for (const [index, san] of moves.entries()) {
    await actAt(app, board, index % 2 === 0 ? 'white' : 'black', { act: 'move', san })
  }
}

export const tile = (page: Page, number: number) =>
  page.locator('.tile', { has: page.locator(`strong:text-is("${number}")`) })
export const history = (page: Page) => page.locator('.history').textContent()
export const chip = (page: Page, text: string) =>
  page.locator('.chip', { hasText: new RegExp(`^${text}$`) })
export const yes = (page: Page) => page.getByRole('button', { name: 'Confirm' })
