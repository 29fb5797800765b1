import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'Alkuun',
  previous: 'Siirto taaksepäin',
  next: 'Siirto eteenpäin',
  live: 'Suorana',
  end: 'Loppu',
  turn: 'Käännä lauta',
  positionLink: 'Linkki tähän asemaan',
  embed: 'Koodi toiselle sivulle',
  copied: 'Kopioitu.',
  late: time => `Näytetään viiveellä: ${time}.`,
  round: 'Kierros',
  board: 'Pöytä',
  allBoards: 'Kaikki pöydät',
  whole: 'Koko peli',
  roundPgn: 'Kierroksen PGN',
  noBoards: 'Katsottavaa ei vielä ole.',
  noEvent: 'Sellaista kilpailua ei ole',
}
