import { counted } from '@jadoube/clock'
import type { CaseWords } from './en.js'

export const words: CaseWords = {
  cases: {
    title: 'Примери',
    one: 'Пример',
    count: count => counted('sr', count, { one: 'пример', few: 'примера', other: 'примера' }),
    none: 'Ово правило не показује ниједан пример.',
    showAll: count => `Прикажи све (${count})`,
    example: 'На пример',
    notFound: 'Пример није пронађен',
    loading: 'Учитавање примера…',
    step: (step, of) => `Корак ${step} од ${of}`,
    start: 'Пре прве радње',
    first: 'На почетак',
    previous: 'Назад',
    next: 'Даље',
    last: 'На крај',
    written: 'Пример је написан за друга издања. Одлука овде је она коју дају ова правила.',
    cannot: 'Ова правила не познају такву партију.',
    rules: 'Правила која показује',
    tryIt: 'Испробајте на столу',
    replace: 'На столу је већ партија. Заменити је?',
    yes: 'Замени',
    no: 'Задржи',
    actors: {
      white: 'Бели',
      black: 'Црни',
      arbiter: 'Судија',
      'white-assistant': 'Помоћник белог',
      'black-assistant': 'Помоћник црног',
      spectator: 'Гледалац',
      clock: 'Часовник',
    },
  },
}
