import type { Words } from '../en/index.js'

export const play: Words['play'] = {
  here: 'Hrát na tomto zařízení',
  preset: 'Druh partie',
  presets: { friendly: 'Přátelská', club: 'Klubová', tournament: 'Turnajová' },
  presetTexts: {
    friendly: 'Jen přípustné tahy. Hodiny se přepínají samy a tahy lze vrátit.',
    club: 'Dotknutým kamenem se musí táhnout a hodiny stisknete sami.',
    tournament: 'Jako na turnaji: nepřípustné tahy, reklamace a tresty.',
  },
  goOn: 'Pokračovat',
  allSettings: 'Všechna nastavení',
  whiteBegins: 'Začíná bílý.',
  blackStarts: 'Na začátku stiskne hodiny černý.',
  draw: 'Remíza',
  offerStands: 'Nabídli jste remízu.',
  takeBack: 'Vrátit tah',
  takeBackAsked: side => `${side} žádá o vrácení tahu.`,
  takeBackStands: 'Požádali jste o vrácení tahu.',
  agree: 'Přijmout',
  decline: 'Odmítnout',
  withdraw: 'Vzít zpět',
  claimDraw: { threefold: 'Remíza: trojí opakování', 'fifty-moves': 'Remíza: padesát tahů' },
  canGo: 'možný tah',
  selected: (piece, square) => `Vybráno: ${piece}, ${square}.`,
  offline: 'spojení přerušeno',
  rematch: 'Odveta',
}
