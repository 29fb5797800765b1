import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'Први потез',
  previous: 'Претходни потез',
  next: 'Следећи потез',
  live: 'Уживо',
  end: 'Последњи потез',
  turn: 'Окрени таблу',
  positionLink: 'Копирај линк до ове позиције',
  embed: 'Код за уграђивање',
  copied: 'Копирано.',
  late: time => `Пренос са кашњењем: ${time}.`,
  round: 'Коло',
  board: 'Табла',
  allBoards: 'Све табле',
  whole: 'Цела партија',
  roundPgn: 'PGN кола',
  noBoards: 'Табли још нема.',
  noEvent: 'Такмичење није пронађено',
}
