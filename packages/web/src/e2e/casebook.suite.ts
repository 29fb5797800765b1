import { expect, test } from 'vitest'
import { type App, phone } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { describeInTurn, inTurn } from './in-turn.js'

const laptop = { viewport: { width: 1280, height: 800 } }
const firstIllegal = '/laws/cases/illegal.restore/first-illegal-move'

export function casebookSuite(app: () => App): void {
  describeInTurn([
    ['a phone', phone],
    ['a laptop', laptop],
  ] as const)('the casebook on %s', (_, device) => {
    test('a rule leads to its cases, and a case is stepped through', async () => {
      const { page, context, complaints } = await app().visit('/laws/illegal.restore', device)
      await page.locator('.case-list a').first().click()
      await page.locator('.case-steps').waitFor()
      await page.getByRole('button', { name: 'To the start' }).click()
      await eventually(() => page.locator('.step-buttons').textContent()).toContain('Before')
      await page.keyboard.press('ArrowRight')
      await eventually(() => page.locator('.step-buttons').textContent()).toContain('Step 1 of')
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })

    test('another edition rules again', async () => {
      const { page, context } = await app().visit(firstIllegal, device)
      await eventually(() => page.locator('.case-steps').textContent()).toContain('7.5.5')
      await page.getByLabel('Edition').selectOption('fide-2009')
      await eventually(() => page.locator('.case-steps').textContent()).toContain('7.4.b')
      await context.close()
    })

    test('a case is continued at the table, and a game there is not replaced without a question', async () => {
      const { page, context } = await app().visit(firstIllegal, device)
      await page.getByRole('button', { name: 'Try it at the table' }).click()
      await page.locator('.board').waitFor()
      expect(new URL(page.url()).pathname).toBe('/table')
      expect(await page.locator('[data-square="f3"] .square-piece').count()).toBe(1)
      await page.goto(app().origin + firstIllegal)
      await page.getByRole('button', { name: 'Try it at the table' }).click()
      await page.getByRole('button', { name: 'Keep it' }).click()
      expect(new URL(page.url()).pathname).toBe(firstIllegal)
      await context.close()
    })
  })

  describeInTurn([
    ['a phone', phone],
    ['a laptop', laptop],
  ] as const)('what happened, on %s', (_, device) => {
    test('a few taps lead to the ruling, and another edition rules differently', async () => {
      const { page, context, complaints } = await app().visit('/laws/what-happened', device)
      const tap = (name: string) => page.getByRole('button', { name, exact: true }).click()
      await tap('Illegal move')
      await eventually(() => page.locator('.ruling-steps').textContent()).toContain(
        '2 extra minutes',
      )
      await tap('Second')
      await eventually(() => page.locator('.ruling-steps').textContent()).toContain('7.5.5')
      await eventually(() => page.locator('.ruling-steps').textContent()).toMatch(/0[–-]1/)
      await page.getByLabel('Edition').selectOption('fide-2009')
      await eventually(() => page.locator('.ruling-steps').textContent()).toContain('has the move')
      await page.getByRole('link', { name: 'Choose what happened' }).click()
      await tap('Flag fall')
      await page.getByLabel('Which kind?').selectOption('king')
      await eventually(() => page.locator('.ruling-steps').textContent()).toContain('draw')
      await page.locator('.ruling-result a[href*="/laws/cases/"]').waitFor()
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })
  })

  inTurn(['sl', 'sr', 'sr-Latn', 'cs', 'fi'])(
    'the ruling in %s is in that language',
    { tags: 'rest' },
    async language => {
      const { page, context } = await app().visit(
        `/laws/what-happened?what=touched&lang=${language}`,
        phone,
      )
      await page.locator('.ruling-steps li').first().waitFor()
      const text = (await page.locator('main').textContent()) ?? ''
      expect(text).not.toMatch(/undefined|\b(the|with|which|moves?|clock|White)\b/)
      if (language === 'sr-Latn') expect(text).not.toMatch(/[а-шђћџљњј]/i)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
      await context.close()
    },
  )

  inTurn(['sl', 'sr', 'sr-Latn', 'cs', 'fi'])(
    'a case in %s is in that language',
    { tags: 'rest' },
    async language => {
      const { page, context, complaints } = await app().visit(
        `${firstIllegal}?lang=${language}`,
        phone,
      )
      await page.locator('.case-steps').waitFor()
      const text = await page.evaluate(() => {
        for (const each of document.querySelectorAll('main [lang=en]')) each.remove()
        return document.querySelector('main')?.textContent ?? ''
      })
      expect(text).not.toMatch(/undefined|\b(the|with|which|moves?|clock|Case)\b/)
      if (language === 'sr-Latn') expect(text).not.toMatch(/[а-шђћџљњј]/i)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  inTurn([
    ['a phone', phone],
    ['a laptop', laptop],
  ] as const)('an exam of twenty questions ends with a score, on %s', async (_, device) => {
    const { page, context, complaints } = await app().visit('/laws/exam', device)
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Start' }).click()
    for (let at = 1; at <= 20; at++) {
      await eventually(() => page.locator('.kicker').textContent()).toContain(
        `Question ${at} of 20`,
      )
      expect(await page.locator('.exam-answers button').count()).toBe(4)
      await page.locator('.exam-answers button').first().click()
      await page.getByRole('link', { name: 'Show the whole case' }).waitFor()
      if (at === 1) expect(await faults(page)).toEqual([])
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
    await eventually(() => page.locator('h1').textContent()).toMatch(/\d+ of 20 correct/)
    expect(sent).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  inTurn(['sl', 'sr', 'sr-Latn', 'cs', 'fi'])(
    'an exam in %s is in that language',
    { tags: 'rest' },
    async language => {
      const { page, context, complaints } = await app().visit(`/laws/exam?lang=${language}`, phone)
      await page.locator('.button.main').click()
      await page.locator('.exam-answers button').first().waitFor()
      const text = (await page.locator('main').textContent()) ?? ''
      expect(text).not.toMatch(/undefined|\b(the|with|which|moves?|clock|White)\b/)
      if (language === 'sr-Latn') expect(text).not.toMatch(/[а-шђћџљњј]/i)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each([
    ['/laws/9.2', '9.2', null],
    ['/laws/fide-2018/7.5.5', '7.5.5', 'fide-2018'],
    ['/laws/fide-2009/7.4.b', '7.4.b', 'fide-2009'],
    ['/laws/A.5.2', 'A.5.2', null],
  ] as const)('the link %s opens the article', async (path, article, edition) => {
    const { page, context, complaints } = await app().visit(path, phone)
    await eventually(() => page.locator('h1').first().textContent()).toContain(article)
    await eventually(() => page.locator('main').textContent()).toContain(article)
    await page.locator('.rule-list li').first().waitFor()
    expect(await page.getByRole('button', { name: /PDF/ }).count()).toBe(1)
    if (edition !== null) {
      await eventually(() => page.getByLabel('Edition').first().inputValue()).toBe(edition)
    }
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('an edition has a link, and an article of it a PDF file', { tags: 'rest' }, async () => {
    const { page, context, complaints } = await app().visit('/laws/fide-2018', phone)
    await eventually(() => page.getByLabel('Edition').first().inputValue()).toBe('fide-2018')
    await page.goto(`${app().origin}/laws/fide-2018/7.5`)
    await page.locator('.rule-list li').first().waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF/ }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^7\.5\b.*2018\.pdf$/)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('an address that does not decode breaks nothing', { tags: 'rest' }, async () => {
    const { page, context, complaints } = await app().visit('/laws', phone)
    await page.evaluate(() => history.pushState(null, '', '/laws/%E0%A4%A'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await eventually(() => page.locator('h1').first().textContent()).toBe('Rule not found')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a long list of results begins with ten, and shows the others on demand', {
    tags: 'rest',
  }, async () => {
    const { page, context } = await app().visit('/laws?q=clock', phone)
    await page.getByRole('button', { name: 'Show all results' }).waitFor()
    expect(await page.locator('.rule-list > li').count()).toBe(10)
    await page.getByRole('button', { name: 'Show all results' }).click()
    await eventually(() => page.locator('.rule-list > li').count()).toBeGreaterThan(10)
    await context.close()
  })

  test('a question in another language is answered, too', { tags: 'rest' }, async () => {
    const { page, context, complaints } = await app().visit('/laws?q=lippu+putosi', phone)
    await eventually(() => page.locator('.rule-list').textContent()).toMatch(/6\.[89]/)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a search shows the case of the deciding rule', { tags: 'rest' }, async () => {
    const { page, context } = await app().visit('/laws?q=phone', phone)
    await page.locator('.rule-list a[href*="/laws/cases/"]').first().waitFor()
    await context.close()
  })
}
