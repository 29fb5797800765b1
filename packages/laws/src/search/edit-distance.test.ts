import { expect, test } from 'vitest'
import { isWithinErrors } from './edit-distance.js'
import { stemOf } from './stem.js'
import { fold } from './words.js'

test.each([
  ['stalemate', 'stalmate', 1, true],
  ['illegal', 'ilegall', 1, false],
  ['illegal', 'ilegall', 2, true],
  ['repetition', 'repitition', 1, true],
  ['castle', 'cattle', 1, true],
  ['promotion', 'promotoin', 1, true],
  ['flag', 'flat', 0, false],
])('%s and %s within %i: %s', (a, b, most, isAlike) => {
  expect(isWithinErrors(most, a, b)).toBe(isAlike)
  expect(isWithinErrors(most, b, a)).toBe(isAlike)
})

/** Forms of one word that must meet, in each language. */
test.each([
  ['en', ['touch', 'touched', 'touches', 'touching']],
  ['en', ['move', 'moves', 'moved', 'moving']],
  ['sl', ['poteza', 'poteze', 'potezo', 'potez', 'potezi']],
  ['sl', ['zastavica', 'zastavice', 'zastavico', 'zastavici']],
  ['sr', ['потез', 'потеза', 'потезу', 'потези']],
  ['sr', ['заставица', 'заставице', 'заставицу', 'zastavica']],
  ['cs', ['praporek', 'praporek']],
  ['cs', ['remíza', 'remízu', 'remízy', 'remize']],
  ['fi', ['lippu', 'lipun', 'lippua', 'lippuja']],
  ['fi', ['siirto', 'siirron', 'siirtoa', 'siirrot']],
] as const)('in %s %j are one word', (language, forms) => {
  expect(new Set(forms.map(form => stemOf(language, fold(form)))).size).toBe(1)
})
