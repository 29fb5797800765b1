import type { LookWords } from './en.js'

export const words: LookWords = {
  board: 'Табла',
  boards: { wood: 'Дрво', print: 'Штампа', green: 'Зелена', slate: 'Шкриљац', walnut: 'Орах' },
  pieces: 'Фигуре',
  pieceSets: { staunton: 'Стаунтон', blocks: 'Коцке', woodcut: 'Дрворез' },
  sound: 'Звук',
  soundStates: { on: 'Укључен', off: 'Искључен' },
  casual: 'У пријатељским партијама и на сату',
  tournament: 'У турнирским партијама',
  haptics: 'Вибрација',
  mute: 'Искључи звук',
  unmute: 'Укључи звук',
  flip: 'Окрени таблу',
  boardSize: 'Величина табле',
  coordinates: 'Координате',
  coordinateKinds: { inside: 'Унутра', outside: 'Споља', none: 'Без' },
}
