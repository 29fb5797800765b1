import { describe, expect, test } from 'vitest'
import type { Clauses } from '../editions/clause.js'
import { type EditionId, editionIds } from '../editions/edition-id.js'
import { editionOf } from '../editions/editions.js'
import { rulesOfArticle } from './lookup.js'

/** Every set of clauses that an edition has, for whatever mode. */
function clausesOf(id: EditionId): readonly Partial<Clauses>[] {
  const { clauses, modes, guidelinesIII, whenFideRated } = editionOf(id)
  const byMode = [modes.rapid, modes.blitz].flatMap(mode =>
    mode === null ? [] : [mode.adequate, mode.inadequate],
  )
  return [clauses, ...byMode, guidelinesIII ?? {}, whenFideRated ?? {}]
}

describe.each(editionIds)('%s', edition => {
  test('states each of its values at an article that has a rule', () => {
    const stated = clausesOf(edition)
      .flatMap(clauses => Object.entries(clauses))
      .flatMap(([parameter, { article, text }]) =>
        (article === null ? [] : article.split(', ')).map(number => ({
          parameter,
          number,
          text: (text ?? edition) as EditionId,
        })),
      )
    expect(stated.length).toBeGreaterThan(50)
    expect(stated.filter(({ number, text }) => rulesOfArticle(text, number).length === 0)).toEqual(
      [],
    )
  })
})
