import { counted } from '@jadoube/clock'
import type { CaseWords } from './en.js'

export const words: CaseWords = {
  cases: {
    title: 'Případy',
    one: 'Případ',
    count: count =>
      counted('cs', count, { one: 'případ', few: 'případy', many: 'případu', other: 'případů' }),
    none: 'Toto pravidlo neukazuje žádný případ.',
    showAll: count => `Zobrazit všechny (${count})`,
    example: 'Příklad',
    notFound: 'Případ nenalezen',
    loading: 'Načítání případů…',
    step: (step, of) => `Krok ${step} z ${of}`,
    start: 'Před prvním úkonem',
    first: 'Na začátek',
    previous: 'Zpět',
    next: 'Dále',
    last: 'Na konec',
    written: 'Případ byl napsán pro jiná vydání. Rozhodnutí zde vyplývá z těchto pravidel.',
    cannot: 'Tato pravidla takovou partii neznají.',
    rules: 'Pravidla, která ukazuje',
    tryIt: 'Vyzkoušet na stole',
    replace: 'Na stole je rozehraná partie. Nahradit ji?',
    yes: 'Nahradit',
    no: 'Ponechat',
    actors: {
      white: 'Bílý',
      black: 'Černý',
      arbiter: 'Rozhodčí',
      'white-assistant': 'Asistent bílého',
      'black-assistant': 'Asistent černého',
      spectator: 'Divák',
      clock: 'Hodiny',
    },
  },
}
