import type { Words } from '../en/index.js'

export const event: Words['event'] = {
  newTitle: 'Uusi kilpailu',
  name: 'Kilpailun nimi',
  site: 'Pelipaikka',
  date: 'Päivä',
  make: 'Luo kilpailu',
  notMade: 'Ei onnistunut.',
  faults: {
    'no-network': 'Palvelin ei vastaa.',
    'too-fast': 'Liikaa pyyntöjä. Odota hetki.',
    'too-many-boards': 'Palvelimelle ei mahdu näin monta pöytää.',
    'header-refused': 'Nämä asetukset eivät sovi yhteen.',
    'pairings-refused': 'Parituksia ei voitu lukea.',
    'already-there': 'Tämä kierros on jo olemassa.',
    'malformed-message': 'Jotakin puuttuu tai sitä ei voitu lukea.',
  },
  startWhen: 'Pelien alku',
  starts: {
    arbiter: 'kun tuomari aloittaa ne',
    scheduled: 'ilmoitettuna aikana',
    'both-present': 'kun molemmat pelaajat ovat paikalla',
  },
  defaultTime: 'Sallittu myöhästyminen minuutteina (tyhjä: ei ole)',
  delay: 'Lähetyksen viive minuutteina',
  parts: 'Kilpailun osat',
  partNames: { boards: 'Pöydät', rounds: 'Kierrokset', links: 'Linkit' },
  newRound: 'Uusi kierros',
  roundsSoFar: rounds => `Kierrokset tähän asti: ${rounds}.`,
  round: 'Kierros',
  startsAt: 'Alkaa (valinnainen)',
  pairings: 'Paritukset, yksi riviä kohti',
  pairingsHint:
    'Pöytä, valkea, musta. Kirjoita nimien väliin ajatusviiva tai liitä rivit taulukosta. Sulkuihin voit lisätä liiton ja FIDE ID:n.',
  badLine: (line: number) =>
    `Riviä ${line} ei voitu lukea. Kirjoita kaksi nimeä ja ajatusviiva niiden väliin.`,
  badLines: (lines: string) =>
    `Rivejä ${lines} ei voitu lukea. Kirjoita kaksi nimeä ja ajatusviiva niiden väliin.`,
  twice: (line: number, board: number) => `Rivi ${line}: pöytä ${board} on mainittu kahdesti.`,
  makeRound: 'Luo kierros',
  noRounds: 'Kierroksia ei vielä ole.',
  eventLinks: 'Kilpailun linkit',
  eventLinksLead: 'Jokainen linkki avaa yhden paikan. Katsojien linkin voi jakaa kaikille.',
  boardLinks: 'Pelaajien linkit',
  print: 'Tulosta',
  printLead: 'Yksi liuska pöytää kohti, leikattavaksi.',
  linksElsewhere: 'Tämän kierroksen linkit eivät ole tällä laitteella.',
  reissue: 'Luo uudet linkit',
  reissueSealed: (boards: string) =>
    `Pöytä ${boards}: pelissä on kuorisiirto. Uudet linkit eivät avaa kuorta. Säilytä vanhat linkit, kunnes kuori on avattu, muuten kuorisiirto menetetään.`,
  reissueAnyhow: 'Luo uudet linkit silti',
  reissueSure:
    'Luodaanko uudet linkit? Kaikki tämän kierroksen nykyiset linkit lakkaavat toimimasta.',
}
