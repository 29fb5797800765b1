import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'Prva poteza',
  previous: 'Prejšnja poteza',
  next: 'Naslednja poteza',
  live: 'V živo',
  end: 'Zadnja poteza',
  turn: 'Obrni šahovnico',
  positionLink: 'Kopiraj povezavo do te pozicije',
  embed: 'Koda za vdelavo',
  copied: 'Kopirano.',
  late: time => `Prenos z zamikom: ${time}.`,
  round: 'Kolo',
  board: 'Šahovnica',
  allBoards: 'Vse šahovnice',
  whole: 'Celotna partija',
  roundPgn: 'PGN kola',
  noBoards: 'Šahovnic še ni.',
  noEvent: 'Tekmovanja ni mogoče najti',
}
