import type { Words } from '../en/index.js'

export const play: Words['play'] = {
  here: 'Igraj na tej napravi',
  preset: 'Vrsta partije',
  presets: { friendly: 'Prijateljska', club: 'Klubska', tournament: 'Turnirska' },
  presetTexts: {
    friendly: 'Samo pravilne poteze. Ura se preklopi sama, poteze pa je mogoče vrniti.',
    club: 'Dotaknjena figura zavezuje, uro pritisnete sami.',
    tournament: 'Kot na turnirju: nepravilne poteze, reklamacije in kazni.',
  },
  goOn: 'Nadaljuj',
  allSettings: 'Vse nastavitve',
  whiteBegins: 'Prvi vleče beli.',
  blackStarts: 'Za začetek uro pritisne črni.',
  draw: 'Remi',
  offerStands: 'Ponudili ste remi.',
  takeBack: 'Vrni potezo',
  takeBackAsked: side => `${side} prosi za vrnitev poteze.`,
  takeBackStands: 'Prosili ste za vrnitev poteze.',
  agree: 'Sprejmi',
  decline: 'Zavrni',
  withdraw: 'Umakni',
  claimDraw: { threefold: 'Remi: trikratna ponovitev', 'fifty-moves': 'Remi: petdeset potez' },
  canGo: 'možna poteza',
  selected: (piece, square) => `Izbrano: ${piece}, ${square}.`,
  offline: 'povezava prekinjena',
  rematch: 'Revanša',
}
