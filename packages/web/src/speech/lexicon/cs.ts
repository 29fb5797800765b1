import type { Lexicon } from './lexicon.js'

export const lexicon: Lexicon = {
  pieces: {
    king: ['král'],
    queen: ['dám', 'královn'],
    rook: ['věž'],
    bishop: ['střelec', 'střelc', 'běžec', 'běžc'],
    knight: ['jezdec', 'jezdc', 'kůň', 'koně', 'koni'],
    pawn: ['pěšec', 'pěšc', 'pěšák'],
  },
  takes: ['ber', 'brán', 'brat', 'bije', 'vezm', 'vzal', 'vzít', 'sebe'],
  castling: ['rošád', 'roch', 'rošu'],
  short: ['mal', 'krát', 'králov'],
  long: ['velk', 'dlouh', 'dáms'],
  numbers: [
    ['jedna', 'jednu', 'jeden', 'jednič'],
    ['dva', 'dvě', 'dvoj'],
    ['tři', 'troj'],
    ['čtyř'],
    ['pět'],
    ['šest'],
    ['sedm'],
    ['osm'],
  ],
  files: [
    ['á', 'a'],
    ['bé', 'béčko'],
    ['cé', 'céčko'],
    ['dé', 'déčko'],
    ['é', 'éčko'],
    ['ef', 'efko'],
    ['gé', 'géčko'],
    ['há', 'háčko'],
  ],
  calls: {
    draw: ['remíz', 'remis', 'nerozhodn', 'plichta', 'plichtu'],
    accept: ['přijm', 'přijím', 'souhlas', 'beru remíz', 'platí'],
    reject: ['odmít', 'zamít', 'hrajeme dál', 'hraju dál', 'nepřij', 'nesouhlas'],
    press: ['stisk', 'zmáčk', 'mačk'],
    arbiter: ['rozhodč', 'sudí'],
  },
  negations: ['ne', 'nechci'],
}
