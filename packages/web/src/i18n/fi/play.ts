import type { Words } from '../en/index.js'

export const play: Words['play'] = {
  here: 'Pelaa tällä laitteella',
  preset: 'Pelin laji',
  presets: { friendly: 'Ystävyyspeli', club: 'Kerhopeli', tournament: 'Turnauspeli' },
  presetTexts: {
    friendly: 'Vain lailliset siirrot. Kello vaihtuu itsestään, ja siirrot voi perua.',
    club: 'Kosketettua nappulaa on siirrettävä, ja painat kelloa itse.',
    tournament: 'Kuten turnauksessa: laittomat siirrot, vaatimukset ja rangaistukset.',
  },
  goOn: 'Jatka',
  allSettings: 'Kaikki asetukset',
  whiteBegins: 'Valkea aloittaa.',
  blackStarts: 'Musta käynnistää kellon.',
  draw: 'Tasapeli',
  offerStands: 'Olet tarjonnut tasapeliä.',
  takeBack: 'Peru siirto',
  takeBackAsked: side => `${side} pyytää siirron perumista.`,
  takeBackStands: 'Olet pyytänyt siirron perumista.',
  agree: 'Hyväksy',
  decline: 'Hylkää',
  withdraw: 'Peru pyyntö',
  claimDraw: {
    threefold: 'Tasapeli: aseman kolmas esiintyminen',
    'fifty-moves': 'Tasapeli: viisikymmentä siirtoa',
  },
  canGo: 'mahdollinen siirto',
  selected: (piece, square) => `Valittu: ${piece}, ${square}.`,
  offline: 'yhteys poikki',
  rematch: 'Revanssi',
  planned: 'ennakkosiirto',
  yourMove: 'Sinun vuorosi',
}
