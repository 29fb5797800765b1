import type { Incident } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { fetchSentences, narration } from '../account/narration.js'
import { incidentText } from './incident-text.js'

const called: Incident = {
  at: 0,
  type: 'arbiter-summoned',
  facts: { type: 'arbiter-summoned', at: 0, by: 'white' },
} as unknown as Incident

test('an incident is a sentence, and never the name of an event while the sentences are fetched', async () => {
  if (narration.value === null) expect(incidentText(called)).toBe('…')
  fetchSentences()
  for (let tries = 0; narration.value === null && tries < 500; tries++) {
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  expect(incidentText(called)).toMatch(/^White calls the arbiter/)
})
