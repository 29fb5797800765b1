import { expect, test } from 'vitest'
import { wordings } from './account.js'
import type { Words } from './wording.js'

const tell = (language: keyof typeof wordings, why?: string, purpose?: string) =>
  wordings[language].events['clocks-paused'](
    { type: 'clocks-paused', at: 0, by: 'white', why, for: purpose } as never,
    {} as Words,
  )

// The buttons of the app stop the clocks with `why: 'arbiter'`, a word for programs, not for
// people.
test.each([
  ['en', 'White stops the clocks to call the arbiter.'],
  ['sl', 'Beli ustavi uri, da pokliče sodnika.'],
  ['sr', 'Бели зауставља сатове да би позвао судију.'],
  ['cs', 'Bílý zastavuje hodiny, aby přivolal rozhodčího.'],
  ['fi', 'Valkea pysäyttää kellot kutsuakseen tuomarin.'],
] as const)('in %s a call for the arbiter is told in words', (language, said) => {
  expect(tell(language, 'arbiter')).toBe(said)
})

test.each(['en', 'sl', 'sr', 'cs', 'fi'] as const)(
  'in %s every known reason is in words',
  language => {
    for (const code of ['arbiter', 'claim', 'flag', 'promotion-piece', 'none']) {
      expect(tell(language, code)).toMatch(/^\p{Lu}[^:]+\.$/u)
      expect(tell(language, code)).not.toContain(`clocks ${code}`)
    }
    expect(tell(language, undefined, 'promotion-piece')).toBe(tell(language, 'promotion-piece'))
  },
)

test('a person’s own words are unchanged', () => {
  expect(tell('en', 'the light is out')).toBe('White stops the clocks: the light is out.')
  expect(tell('sl')).toBe('Beli ustavi uri.')
})
