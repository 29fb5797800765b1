import type { Words } from '../en/index.js'

export const start: Words['start'] = {
  lead: 'Elektronski sodnik: igrajte po pravilih šaha, z razlago vsake odločitve.',
  table: 'Igraj na tej napravi',
  tableText: 'Šahovnica in uri za dva igralca, z odločitvami po pravilih.',
  link: 'Igraj prek povezave',
  linkText: 'Povabite nasprotnika s povezavo ali kodo QR.',
  clock: 'Šahovska ura',
  clockText: 'Za leseno šahovnico. Deluje brez omrežja.',
  laws: 'Pravila šaha',
  lawsText: 'Vsako pravilo v vsaki izdaji od leta 2009 in kaj se je spremenilo.',
  whatHappened: 'Kaj se je zgodilo?',
  whatHappenedText: 'Od dogodka do odločitve z nekaj dotiki.',
  exam: 'Izpit',
  examText: 'Dvajset vprašanj o pravilih, s točkami.',
  games: 'Moje partije',
  gamesText: 'Preglejte, delite in hranite vse tukaj odigrane partije.',
  yourEvents: 'Vaša tekmovanja',
  event: 'Organiziraj tekmovanje',
  eventText: 'Pari, povezava za vsako mesto in sodnikova miza.',
}
