import type { Lexicon } from './lexicon.js'

export const lexicon: Lexicon = {
  pieces: {
    king: ['kuningas', 'kuninkaa', 'kunkku', 'kunku'],
    queen: ['kuningatar', 'kuningatt', 'daami', 'rouva'],
    rook: ['torni'],
    bishop: ['lähet'],
    knight: ['ratsu', 'heppa', 'hepa', 'hevonen', 'hevose', 'hevost'],
    pawn: ['sotilas', 'sotilaa', 'moukka', 'mouka'],
  },
  takes: ['lyö', 'löi', 'otta', 'otan', 'syö'],
  castling: ['linnoit', 'linna', 'tornit'],
  short: ['lyhy', 'kuninkaansiv', 'kuningassiv'],
  long: ['pitk', 'kuningatarsiv', 'kuningattarensiv', 'daamisiv'],
  numbers: [
    ['yksi', 'yhte', 'yhde', 'yks', 'ykkö'],
    ['kaksi', 'kaks', 'kahte', 'kahde', 'kakko'],
    ['kolm'],
    ['nelj', 'nelo'],
    ['viisi', 'viis', 'viite', 'viide', 'viito', 'vito'],
    ['kuusi', 'kuus', 'kuute', 'kuude', 'kuuto', 'kuto'],
    ['seitsem', 'seiska'],
    ['kahdeksa', 'kasi', 'kaheksa'],
  ],
  files: [['aa'], ['bee'], ['see'], ['dee'], ['ee'], ['äf', 'äffä'], ['gee'], ['hoo']],
  calls: {
    draw: ['tasapeli', 'tasuri', 'remi'],
    accept: ['hyväksy', 'suostu', 'sopii'],
    reject: ['hylkä', 'kieltäydy', 'torju', 'peli jatkuu', 'jatketaan'],
    press: ['paina'],
    arbiter: ['tuomari'],
  },
  negations: ['en', 'ei'],
}
