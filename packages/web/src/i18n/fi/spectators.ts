import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'Ensimmäinen siirto',
  previous: 'Edellinen siirto',
  next: 'Seuraava siirto',
  live: 'Suorana',
  end: 'Viimeinen siirto',
  turn: 'Käännä lauta',
  positionLink: 'Kopioi linkki tähän asemaan',
  embed: 'Upotuskoodi',
  copied: 'Kopioitu.',
  late: time => `Viive: ${time}.`,
  round: 'Kierros',
  board: 'Pöytä',
  allBoards: 'Kaikki pöydät',
  whole: 'Koko peli',
  roundPgn: 'Kierroksen PGN',
  noBoards: 'Pöytiä ei vielä ole.',
  noEvent: 'Kilpailua ei löytynyt',
}
