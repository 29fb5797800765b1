import { writtenLanguages } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { gapsIn } from '../testing/case-gaps.js'
import { conformanceCases } from '../testing/conformance-cases.js'

// Takes minutes. The ordinary tests go through a fifth of the cases.
describe.each(writtenLanguages)('every case in every edition in %s', language => {
  test('is described act by act', () => {
    const gaps = conformanceCases().flatMap(worked =>
      worked.editions.flatMap(edition => gapsIn(worked, edition, language)),
    )
    expect(gaps).toEqual([])
  })
})
