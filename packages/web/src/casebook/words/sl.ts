import { counted } from '@jadoube/clock'
import type { CaseWords } from './en.js'

export const words: CaseWords = {
  cases: {
    title: 'Primeri',
    one: 'Primer',
    count: count =>
      counted('sl', count, { one: 'primer', two: 'primera', few: 'primeri', other: 'primerov' }),
    none: 'Tega pravila ne kaže noben primer.',
    showAll: count => `Prikaži vse (${count})`,
    example: 'Zgled',
    notFound: 'Primera ni mogoče najti',
    loading: 'Nalaganje primerov …',
    step: (step, of) => `Korak ${step} od ${of}`,
    start: 'Pred prvim dejanjem',
    first: 'Na začetek',
    previous: 'Nazaj',
    next: 'Naprej',
    last: 'Na konec',
    written:
      'Primer je napisan za druge izdaje. Odločitev tukaj je takšna, kot jo dajo ta pravila.',
    cannot: 'Ta pravila take partije ne poznajo.',
    rules: 'Pravila, ki jih kaže',
    tryIt: 'Preizkusite na mizi',
    replace: 'Na mizi je že partija. Jo zamenjate?',
    yes: 'Zamenjaj',
    no: 'Obdrži',
    actors: {
      white: 'Beli',
      black: 'Črni',
      arbiter: 'Sodnik',
      'white-assistant': 'Pomočnik belega',
      'black-assistant': 'Pomočnik črnega',
      spectator: 'Gledalec',
      clock: 'Ura',
    },
  },
}
