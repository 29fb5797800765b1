import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { said, square } from './app.js'

/**
 * Expects what follows a moment after an act: with the next paint, a part of the page that loads,
 * or an answer over the network. How long it takes depends on the load of the machine.
 */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 15_000, interval: 50 })

/** The last text of the live region. */
export const heard = async (page: Page): Promise<string | undefined> =>
  (await said(page).last().textContent())?.trim()

/** The label of a square: its name and its piece. */
export const labelOf = (page: Page, name: string): Promise<string | null> =>
  square(page, name).getAttribute('aria-label')

/** The focused element. */
export const focused = (page: Page, what: 'aria-label' | 'class' | 'text' | 'tag') =>
  page.evaluate(name => {
    const element = document.activeElement
    if (name === 'text') return element?.textContent ?? ''
    return name === 'tag' ? element?.tagName : element?.getAttribute(name)
  }, what)
