import { illegalGrounds } from '@jadoube/chess/internals'
import { citationsOf, ruleById } from '@jadoube/laws'
import { expect, test } from 'vitest'

test.each(illegalGrounds())('[%s] cites a rule of the catalogue: %s, Article %s', (...ground) => {
  const [, id, article] = ground
  const rule = ruleById(id)
  if (rule === undefined) throw new Error(`the catalogue has no rule ${id}`)
  const articles = citationsOf(rule, 'fide-2023').map(citation => citation.article)
  expect(articles).toContain(article)
})
