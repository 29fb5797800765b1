import { counted } from '@jadoube/clock'

const cases = {
  title: 'Cases',
  one: 'Case',
  count: (count: number) => counted('en', count, { one: 'case', other: 'cases' }),
  none: 'No case shows this rule.',
  showAll: (count: number) => `Show all ${count}`,
  example: 'Example',
  notFound: 'Case not found',
  loading: 'Loading cases…',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  start: 'Before the first act',
  first: 'To the start',
  previous: 'Back',
  next: 'Next',
  last: 'To the end',
  written:
    'This case was written for other editions. The ruling here is what these Laws make of it.',
  cannot: 'These Laws know no such game.',
  rules: 'Rules it shows',
  tryIt: 'Try it on the table',
  replace: 'There is a game on the table. Replace it?',
  yes: 'Replace it',
  no: 'Keep it',
  actors: {
    white: 'White',
    black: 'Black',
    arbiter: 'Arbiter',
    'white-assistant': 'White’s assistant',
    'black-assistant': 'Black’s assistant',
    spectator: 'Spectator',
    clock: 'Clock',
  },
}

export const words = { cases }

export type CaseWords = typeof words
