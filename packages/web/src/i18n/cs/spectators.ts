import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'První tah',
  previous: 'Předchozí tah',
  next: 'Další tah',
  live: 'Živě',
  end: 'Poslední tah',
  turn: 'Otočit šachovnici',
  positionLink: 'Kopírovat odkaz na tuto pozici',
  embed: 'Kód pro vložení',
  copied: 'Zkopírováno.',
  late: time => `Přenos se zpožděním: ${time}.`,
  round: 'Kolo',
  board: 'Šachovnice',
  allBoards: 'Všechny šachovnice',
  whole: 'Celá partie',
  roundPgn: 'PGN kola',
  noBoards: 'Zatím žádné šachovnice.',
  noEvent: 'Soutěž nenalezena',
}
