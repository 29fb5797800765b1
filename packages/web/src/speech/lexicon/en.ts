import type { Lexicon } from './lexicon.js'

export const lexicon: Lexicon = {
  pieces: {
    king: ['king'],
    queen: ['queen'],
    rook: ['rook', 'tower'],
    bishop: ['bishop'],
    knight: ['knight', 'night', 'horse'],
    pawn: ['pawn'],
  },
  takes: ['tak', 'captur', 'eat'],
  castling: ['castl'],
  short: ['short', 'king'],
  long: ['long', 'queen'],
  numbers: [
    ['one', 'won'],
    ['two'],
    ['three'],
    ['four'],
    ['five'],
    ['six'],
    ['seven'],
    ['eight', 'ate'],
  ],
  files: [
    ['ay', 'alpha'],
    ['bee', 'be', 'bravo'],
    ['see', 'sea', 'cee', 'charlie'],
    ['dee', 'delta'],
    ['ee', 'echo'],
    ['ef', 'eff', 'foxtrot'],
    ['gee', 'golf'],
    ['aitch', 'hotel'],
  ],
  calls: {
    draw: ['draw', 'remis'],
    accept: ['accept', 'agree'],
    reject: ['reject', 'declin', 'refus', 'no draw', 'play on'],
    press: ['press', 'hit clock', 'punch clock'],
    arbiter: ['arbiter', 'referee', 'umpire', 'tournament director'],
  },
  negations: ['not', 'don’t', "don't", 'dont', 'never', 'cannot'],
}
