import type { LookWords } from './en.js'

export const words: LookWords = {
  board: 'Šahovnica',
  boards: { wood: 'Les', print: 'Tisk', green: 'Zelena', slate: 'Skrilavec', walnut: 'Oreh' },
  pieces: 'Figure',
  pieceSets: { staunton: 'Staunton', blocks: 'Kocke', woodcut: 'Lesorez' },
  sound: 'Zvok',
  soundStates: { on: 'Vklopljen', off: 'Izklopljen' },
  casual: 'V prijateljskih partijah in na uri',
  tournament: 'V turnirskih partijah',
  haptics: 'Vibriranje',
  mute: 'Izklopi zvok',
  unmute: 'Vklopi zvok',
  flip: 'Obrni šahovnico',
  boardSize: 'Velikost šahovnice',
  coordinates: 'Koordinate',
  coordinateKinds: { inside: 'Znotraj', outside: 'Zunaj', none: 'Brez' },
}
