import type { BrowserContextOptions, Page } from 'playwright-core'
import type { App, Visit } from './app.js'

const move = (at: number, by: string, from: string, to: string) => ({
  at,
  by,
  act: 'move',
  from,
  to,
})

/** Black makes two illegal moves. Both are claimed, and in 2018 the second loses. */
export const ruledActs: readonly object[] = [
  { at: 0, by: 'arbiter', act: 'start' },
  move(9000, 'white', 'e2', 'e4'),
  move(23_000, 'black', 'e7', 'e5'),
  move(32_000, 'white', 'g1', 'f3'),
  move(41_000, 'black', 'g8', 'g6'),
  { at: 46_000, by: 'white', act: 'claim', claim: 'illegal-move' },
  move(58_000, 'black', 'g8', 'f6'),
  move(67_000, 'white', 'f3', 'e5'),
  move(76_000, 'black', 'f6', 'f4'),
  { at: 80_000, by: 'white', act: 'claim', claim: 'illegal-move' },
]

export const recordLines = (more: object = {}, acts = ruledActs): readonly string[] =>
  [
    {
      jadoube: 'record/1',
      laws: 'fide-2018',
      timeControl: '900+10',
      start: 'standard',
      boardKind: 'physical',
      white: { name: 'Nováková, Jana' },
      black: { name: 'Virtanen, Eero' },
      regulations: { calledByDevice: [] },
      ...more,
    },
    ...acts,
  ].map(line => JSON.stringify(line))

const origin = Date.UTC(2026, 10, 14, 12)

/** A visitor with this game on the table. */
export async function withTable(
  app: App,
  lines: readonly string[],
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await app.visit('/laws', options)
  await visit.page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
    origin,
    lines,
  })
  await visit.page.goto(`${app.origin}/table`)
  await visit.page.locator('.board').waitFor()
  return visit
}

/** Goes from the table to My games, and there to its game. */
export async function openReview(page: Page, app: App): Promise<void> {
  await page.goto(`${app.origin}/games`)
  await page.locator('.game-row').first().click()
  await page.locator('.review .board').waitFor()
}
