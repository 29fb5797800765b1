import type { Words } from '../en/index.js'

export const spectators: Words['spectators'] = {
  first: 'На почетак',
  previous: 'Потез назад',
  next: 'Потез напред',
  live: 'Уживо',
  end: 'Крај',
  turn: 'Окрени таблу',
  positionLink: 'Веза до ове позиције',
  embed: 'Код за другу страницу',
  copied: 'Копирано је.',
  late: time => `Приказано са закашњењем: ${time}.`,
  round: 'Коло',
  board: 'Табла',
  allBoards: 'Све табле',
  whole: 'Цела партија',
  roundPgn: 'ПГН кола',
  noBoards: 'За сада нема шта да се гледа.',
  noEvent: 'Нема таквог такмичења',
}
