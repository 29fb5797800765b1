import type { Words } from '../en/index.js'

export const start: Words['start'] = {
  lead: 'Shakkisäännöt tuomarina: mihin koskettiin, mitä pelattiin, mitä kello näyttää ja mitä säännöt siitä sanovat.',
  table: 'Peli tällä laitteella',
  tableText: 'Lauta ja kellot kahden pelaajan välissä, sääntöjen mukaan.',
  link: 'Peli linkillä',
  linkText: 'Kaksi laitetta, yksi lauta: kumpikin pelaaja avaa oman linkkinsä.',
  clock: 'Shakkikello',
  clockText: 'Puulaudan viereen, pöydälle, ilman verkkoa.',
  laws: 'Säännöt',
  lawsText: 'Jokainen sääntö jokaisessa laitoksessa vuodesta 2009 ja mikä on muuttunut.',
  event: 'Monen pöydän kilpailu',
  eventText: 'Paritukset, linkki joka paikalle ja tuomarin pöytä kaikkien pöytien yli.',
}
