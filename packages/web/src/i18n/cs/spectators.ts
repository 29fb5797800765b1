import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'Na začátek',
  previous: 'O tah zpět',
  next: 'O tah dál',
  live: 'Živě',
  end: 'Konec',
  turn: 'Otočit šachovnici',
  positionLink: 'Odkaz na tuto pozici',
  embed: 'Kód pro jinou stránku',
  copied: 'Zkopírováno.',
  late: time => `Zobrazeno se zpožděním: ${time}.`,
  round: 'Kolo',
  board: 'Šachovnice',
  allBoards: 'Všechny šachovnice',
  whole: 'Celá partie',
  roundPgn: 'PGN kola',
  noBoards: 'Zatím není na co se dívat.',
  noEvent: 'Taková soutěž neexistuje',
}
