import type { Page } from 'playwright-core'

/**
 * What is wrong with the layout of a page, or of the sheet that is open on it: wider than the
 * screen, words broken in two, controls on each other, text that does not fit.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`)
    const all = <T extends Element>(selector: string): T[] =>
      [...shown.querySelectorAll<T>(selector)].filter(
        part =>
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          part.closest('.visually-hidden, .skip, .board, [aria-hidden=true]') === null,
      )
    const shown: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const nameOf = (part: Element) =>
      `${part.tagName} ${part.className} “${(part.textContent ?? '').trim().slice(0, 30)}”`

    const range = document.createRange()
    for (const part of all('button, a, th, dt, legend, label, summary, h1, h2, h3')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text) {
        if (text.parentElement?.closest('.visually-hidden, code') !== null) continue
        for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(`${word} is broken in ${nameOf(part)}`)
        }
      }
    }

    // Parts of a line that scrolls, and links in running text, may lie on each other.
    const inLine = '.stepped-moves, .move-list, .event-parts, .strip, p'
    const controls = all('button, a, select, summary, input:not([type=radio], [type=checkbox])')
      .filter(part => part.closest(inLine) === null)
      .map(part => [part, part.getBoundingClientRect()] as const)
    for (const [index, [part, box]] of controls.entries())
      for (const [other, its] of controls.slice(index + 1)) {
        if (part.contains(other) || other.contains(part)) continue
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left)
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
        if (wide > 2 && high > 2) found.push(`${nameOf(part)} is on ${nameOf(other)}`)
      }

    for (const part of all('button, a, p, h1, h2, h3, label, legend, dd, dt, li')) {
      const { overflowX, textOverflow, display } = getComputedStyle(part)
      const scrolls = overflowX === 'auto' || part.closest('.t-scroll') !== null
      if (display === 'inline' || scrolls || textOverflow === 'ellipsis') continue
      if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 2)
        found.push(`${nameOf(part)} is too narrow`)
    }
    for (const part of all('.t-scroll:has(.t-games)'))
      if (part.scrollWidth > part.clientWidth + 1) found.push('the games are wider than the screen')
    return [...new Set(found)]
  })
