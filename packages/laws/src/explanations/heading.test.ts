import { describe, expect, test } from 'vitest'
import { allExplanations } from './all.js'
import { explanationAlone, headingOf } from './heading.js'
import { writtenLanguages } from './language.js'

/** How each language says that supervision is not adequate, in any case of the noun. */
const without = {
  en: /without adequate supervision/i,
  sl: /brez ustreznega nadzora/i,
  sr: /без одговарајућег надзора/i,
  cs: /bez dostatečného dozoru/i,
  fi: /ilman asianmukaista valvontaa/i,
}

describe.each(writtenLanguages)('the rules without adequate supervision in %s', language => {
  const under = Object.entries(allExplanations[language]).filter(
    ([rule]) => headingOf(rule, language) !== null,
  )

  test('have a heading that says so', () => {
    expect(under.length).toBeGreaterThan(35)
    expect(under.every(([rule]) => /^(rapid|blitz)\.unsup\./.test(rule))).toBe(true)
    for (const [rule] of under) expect(headingOf(rule, language)).toMatch(without[language])
  })

  test('do not repeat it', () => {
    // Blitz refers to the rules for rapid and has to name them.
    const repeating = under
      .filter(
        ([rule, text]) =>
          rule !== 'blitz.unsup.base' && without[language].test(JSON.stringify(text)),
      )
      .map(([rule]) => rule)
    expect(repeating).toEqual([])
  })

  test('say it first when shown alone', () => {
    const explanations = allExplanations[language]
    const [rule] = under[0]!
    const alone = explanationAlone(explanations, rule, 'fide-2023', language)
    expect(alone.startsWith(`${headingOf(rule, language)}. `)).toBe(true)
    const mate = explanationAlone(explanations, 'end.mate', 'fide-2023', language)
    expect(mate).toBe(explanations['end.mate'])
  })
})
