import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { said, square } from './app.js'

/**
 * Expects what comes a moment after the act: with the next drawing, a part of the page that is fetched, an answer
 * over the network. How long a moment is depends on how busy the machine is.
 */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 15_000, interval: 50 })

/** What the live region has said last. */
export const heard = async (page: Page): Promise<string | undefined> =>
  (await said(page).last().textContent())?.trim()

/** What a square is called, and what stands on it. */
export const labelOf = (page: Page, name: string): Promise<string | null> =>
  square(page, name).getAttribute('aria-label')

/** Where the keys go. */
export const focused = (page: Page, what: 'aria-label' | 'class' | 'text' | 'tag') =>
  page.evaluate(name => {
    const element = document.activeElement
    if (name === 'text') return element?.textContent ?? ''
    return name === 'tag' ? element?.tagName : element?.getAttribute(name)
  }, what)
