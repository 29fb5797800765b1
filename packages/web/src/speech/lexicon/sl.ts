import type { Lexicon } from './lexicon.js'

export const lexicon: Lexicon = {
  pieces: {
    king: ['kralj'],
    queen: ['dam', 'kraljic'],
    rook: ['trdnjav', 'top', 'stolp'],
    bishop: ['lovec', 'lovc', 'tekač', 'laufer', 'lavfer'],
    knight: ['skakač', 'konj'],
    pawn: ['kmet'],
  },
  takes: ['vzam', 'vzem', 'vzel', 'vzet', 'jeml', 'jema', 'bije', 'poje'],
  castling: ['rokad', 'rokira', 'rošad'],
  short: ['mal', 'kratk', 'kraljev'],
  long: ['velik', 'dolg', 'damin'],
  numbers: [
    ['ena', 'ene', 'eno', 'eden', 'enk', 'enic'],
    ['dva', 'dve', 'dvojk'],
    ['tri', 'trojk', 'treh'],
    ['štiri', 'štirk', 'štiric'],
    ['pet'],
    ['šest'],
    ['sedem', 'sedm'],
    ['osem', 'osm'],
  ],
  files: [['a'], ['be'], ['ce'], ['de'], ['e'], ['ef', 'f'], ['ge'], ['ha']],
  calls: {
    draw: ['remi', 'neodločen'],
    accept: ['sprejm', 'sprejem', 'strinja', 'velja'],
    reject: ['zavrn', 'zavrač', 'odkl', 'igra naprej', 'igraj naprej'],
    press: ['pritis', 'udar uro', 'stis ur'],
    arbiter: ['sodnik'],
  },
  negations: ['ne', 'nočem'],
}
