import { counted } from '@jadoube/clock'
import type { CaseWords } from './en.js'

export const words: CaseWords = {
  cases: {
    title: 'Tapaukset',
    one: 'Tapaus',
    count: count => counted('fi', count, { one: 'tapaus', other: 'tapausta' }),
    none: 'Mikään tapaus ei esitä tätä sääntöä.',
    showAll: count => `Näytä kaikki (${count})`,
    example: 'Esimerkki',
    notFound: 'Tapausta ei löydy',
    loading: 'Ladataan tapauksia…',
    step: (step, of) => `Vaihe ${step}/${of}`,
    start: 'Ennen ensimmäistä tekoa',
    first: 'Alkuun',
    previous: 'Takaisin',
    next: 'Seuraava',
    last: 'Loppuun',
    written:
      'Tapaus on kirjoitettu muille sääntöversioille. Ratkaisu on tässä näiden sääntöjen mukainen.',
    cannot: 'Nämä säännöt eivät tunne tällaista peliä.',
    rules: 'Säännöt, jotka se esittää',
    tryIt: 'Kokeile pöydällä',
    replace: 'Pöydällä on peli. Korvataanko se?',
    yes: 'Korvaa',
    no: 'Säilytä',
    actors: {
      white: 'Valkea',
      black: 'Musta',
      arbiter: 'Tuomari',
      'white-assistant': 'Valkean avustaja',
      'black-assistant': 'Mustan avustaja',
      spectator: 'Katsoja',
      clock: 'Kello',
    },
  },
}
