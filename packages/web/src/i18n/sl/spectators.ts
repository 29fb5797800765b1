import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'Na začetek',
  previous: 'Potezo nazaj',
  next: 'Potezo naprej',
  live: 'V živo',
  end: 'Konec',
  turn: 'Obrni šahovnico',
  positionLink: 'Povezava do te pozicije',
  embed: 'Koda za drugo stran',
  copied: 'Kopirano.',
  late: time => `Prikazano z zamikom: ${time}.`,
  round: 'Kolo',
  board: 'Deska',
  allBoards: 'Vse deske',
  whole: 'Vsa partija',
  roundPgn: 'PGN kola',
  noBoards: 'Za zdaj ni česa gledati.',
  noEvent: 'Takega tekmovanja ni',
}
