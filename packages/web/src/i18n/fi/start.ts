import type { Words } from '../en/index.js'

export const start: Words['start'] = {
  lead: 'Elektroninen tuomari: pelaa shakkia sääntöjen mukaan ja näe jokaisen ratkaisun perustelu.',
  table: 'Pelaa tällä laitteella',
  tableText: 'Lauta ja kellot kahdelle pelaajalle, ratkaisut sääntöjen mukaan.',
  link: 'Pelaa linkin kautta',
  linkText: 'Kutsu vastustaja linkillä tai QR-koodilla.',
  clock: 'Shakkikello',
  clockText: 'Puulaudan viereen. Toimii ilman verkkoa.',
  laws: 'Shakkisäännöt',
  lawsText: 'Jokainen sääntö ja sen muutokset: kaikki sääntöversiot vuodesta 2009.',
  whatHappened: 'Mitä tapahtui?',
  whatHappenedText: 'Tapahtumasta ratkaisuun muutamalla napautuksella.',
  exam: 'Koe',
  examText: 'Kaksikymmentä kysymystä säännöistä, lopuksi pisteet.',
  games: 'Omat pelit',
  gamesText: 'Käy läpi, jaa ja säilytä kaikki täällä pelatut pelit.',
  yourEvents: 'Kilpailusi',
  event: 'Järjestä kilpailu',
  eventText: 'Paritukset, linkki joka paikalle ja tuomarin pöytä.',
}
