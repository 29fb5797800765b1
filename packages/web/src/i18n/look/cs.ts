import type { LookWords } from './en.js'

export const words: LookWords = {
  board: 'Šachovnice',
  boards: { wood: 'Dřevo', print: 'Tisk', green: 'Zelená', slate: 'Břidlice', walnut: 'Ořech' },
  pieces: 'Kameny',
  pieceSets: { staunton: 'Staunton', blocks: 'Kostky', woodcut: 'Dřevoryt' },
  sound: 'Zvuk',
  soundStates: { on: 'Zapnutý', off: 'Vypnutý' },
  casual: 'V přátelských partiích a na hodinách',
  tournament: 'V turnajových partiích',
  haptics: 'Vibrace',
  mute: 'Vypnout zvuk',
  unmute: 'Zapnout zvuk',
  flip: 'Otočit šachovnici',
  boardSize: 'Velikost šachovnice',
  coordinates: 'Souřadnice',
  coordinateKinds: { inside: 'Uvnitř', outside: 'Vně', none: 'Žádné' },
}
