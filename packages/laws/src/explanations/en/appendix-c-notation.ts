import type { Explanations } from '../explanation.js'

/** Appendix C: algebraic notation. */
export const appendixCNotation: Explanations = {
  'note.algebraic-only':
    'In FIDE tournaments and matches only the algebraic notation is recognised. It is also recommended for chess books and magazines.',
  'note.evidence':
    'A scoresheet that is not kept in algebraic notation cannot serve as evidence where a player’s scoresheet normally would, for example for a claim.',
  'note.warn':
    'An arbiter who sees that a player does not use algebraic notation should point out that it is required.',
  'note.piece-word': 'In the description of the notation “piece” means every piece except a pawn.',
  'note.letter':
    'Each piece is marked by one capital letter. In English: K = king, Q = queen, R = rook, B = bishop, N = knight. The knight is N because K is the king.',
  'note.letter.national':
    'A player may use the letters for the pieces that are usual in their country, for example F (fou) or L (loper) for the bishop. On one scoresheet the letters of one language are used.',
  'note.figurines': 'In print, figurines are recommended for the pieces instead of letters.',
  'note.pawn-no-letter':
    'A pawn has no letter; a move without one is a pawn move. Write e5, d4, a5, not pe5, Pd4, pa5.',
  'note.files':
    'The eight files are named with the small letters a to h, from left to right as White sees them and from right to left as Black does.',
  'note.ranks': 'The eight ranks are numbered 1 to 8, starting from White’s side of the board.',
  'note.ranks.initial':
    'In the initial position White’s pieces stand on rank 1 and the white pawns on rank 2, Black’s pieces on rank 8 and the black pawns on rank 7.',
  'note.square-unique':
    'Each of the 64 squares has exactly one name: the letter of its file and the number of its rank, for example e4.',
  'note.piece-move':
    'The move of a piece is written with the letter of the piece and the destination square: Be5, Nf3, Rd1.',
  'note.no-hyphen': {
    text: 'No hyphen is needed between the letter of the piece and the destination square: Nf3 suffices.',
    in: {
      'fide-2009':
        'No hyphen is written between the letter of the piece and the destination square: Nf3.',
    },
  },
  'note.pawn-move':
    'For a pawn move that is not a capture, write only the destination square: e5, d4, a5.',
  'note.long-form':
    'The long form, with the starting square before the destination square, is acceptable too: Bb2e5, Ng1f3, Ra1d1, e7e5, d2d4, a6a5.',
  'note.capture.piece':
    'When a piece captures, an x may stand between its letter and the destination square: Bxe5, Nxf3, Rxd1. The x is optional: Be5 is enough.',
  'note.capture.pawn-file':
    'When a pawn captures, the file it came from must be written, then, if desired, an x, then the destination square: dxe5 or de5. The destination square alone is not enough.',
  'note.ep.square':
    'For a capture en passant, write the square on which the capturing pawn ends up, not the one where the captured pawn stood: exd6.',
  'note.ep.mark': {
    text: 'After a capture en passant e.p. may be added: exd6 e.p. This is optional.',
    in: {
      'fide-2009': 'After a capture en passant e.p. is added: exd6 e.p.',
      'finland-2009': 'After a capture en passant e.p. or o.l. is added: exd6 e.p. or exd6 o.l.',
    },
  },
  'note.ambig.same-rank':
    'If two like pieces on the same rank can move to the same square, write the letter of the piece, the file it leaves and the destination square: Ngf3 for the knight from g1, Nef3 for the one from e1.',
  'note.ambig.same-file':
    'If two like pieces on the same file can move to the same square, write the letter of the piece, the rank it leaves and the destination square: N5f3 for the knight from g5, N1f3 for the one from g1.',
  'note.ambig.other':
    'If two like pieces that can move to the same square stand on different ranks and different files, it is best to tell them apart by the file they leave: Nhf3 for the knight from h2, Ndf3 for the one from d4.',
  'note.ambig.examples':
    'Two knights can go to f3. From g1 and e1: Ngf3 or Nef3. From g5 and g1: N5f3 or N1f3. From h2 and d4: Nhf3 or Ndf3.',
  'note.ambig.capture':
    'If one of two like pieces that can reach the square captures there, an x may be inserted before the destination square: Ngxf3, N5xf3, Nhxf3.',
  'note.ambig.pawns':
    'If two pawns can capture the same piece, write the file the pawn leaves, an x and the destination square: with white pawns on c4 and e4, cxd5 or exd5.',
  'note.promotion':
    'For a promotion, write the pawn move and directly after it the letter of the new piece: d8Q, exf8N, b1B, g1R. There is no = sign in between.',
  'note.draw-offer': 'A draw offer is marked with (=).',
  'note.castle.short':
    '0-0, with zeros, stands for castling with the rook from h1 or h8, that is, on the king’s side.',
  'note.castle.long':
    '0-0-0, with zeros, stands for castling with the rook from a1 or a8, that is, on the queen’s side.',
  'note.sign.capture': 'The sign x means: captures.',
  'note.sign.check': 'The sign + after a move means: check.',
  'note.sign.mate': {
    text: 'The sign ++ or # after a move means: checkmate. ++ does not stand for double check.',
    in: {
      'finland-2009':
        'The sign ++, # or X after a move means: checkmate. ++ does not stand for double check, nor a capital X for a capture.',
    },
  },
  'note.sign.ep': {
    text: 'The sign e.p. after a move means: captured en passant.',
    in: {
      'finland-2009': 'The sign e.p. or o.l. after a move means: captured en passant.',
    },
  },
  'note.optional-signs': {
    text: 'The signs for capture, check, checkmate and en passant may be left out; the signs for castling may not.',
    in: {
      'fide-2009':
        'The signs for check, checkmate and capture may be left out; those for castling and en passant are written.',
    },
  },
  'note.sample': {
    text: 'A sample game shows how moves are written: once with all the signs, once without the optional ones and once in the long form. It only illustrates the notation and adds no rule.',
    in: {
      'fide-2018':
        'A sample game shows how moves are written: once with all the signs and once without the optional ones. It only illustrates the notation and adds no rule.',
      'fide-2017':
        'A sample game shows how moves are written: once with all the signs and once without the optional ones. It only illustrates the notation and adds no rule.',
      'fide-2009':
        'A sample game shows how moves are written, with all the signs. It only illustrates the notation and adds no rule.',
    },
  },
}
