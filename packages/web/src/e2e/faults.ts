import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations that axe finds, as text for a failing test. */
export async function faults(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async only => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly:
        only.length > 0
          ? { type: 'rule', values: [...only] }
          : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap(each =>
      each.nodes.map(node => `${each.id}: ${node.html.slice(0, 160)}`),
    )
  }, rules)
}
