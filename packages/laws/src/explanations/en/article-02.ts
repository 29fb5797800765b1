import type { Explanations } from '../explanation.js'

/** Article 2: the board and the initial position. */
export const article02: Explanations = {
  'board.8x8':
    'The chessboard has 64 squares of equal size in eight rows of eight, alternately light and dark.',
  'board.orientation':
    'The board is placed between the players so that the corner square nearest to each player’s right hand is light.',
  'pieces.set':
    'Each player starts with 16 pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns. White’s are light, Black’s are dark.',
  'pieces.symbols':
    'Each kind of piece is shown in diagrams by its usual symbol and has a letter in notation; in English these are K for the king, Q for the queen, R for the rook, B for the bishop and N for the knight. The pawn has no letter.',
  'pieces.initial-position':
    'At the start White’s pieces stand on the first rank and Black’s on the eighth, from the a-file to the h-file: rook, knight, bishop, queen, king, bishop, knight, rook. The pawns stand in front of them, White’s on the second rank and Black’s on the seventh.',
  'board.files-ranks':
    'A file is a line of eight squares running from one player to the other, a rank a line of eight squares running across the board. There are eight of each.',
  'board.diagonal':
    'Squares of one colour that follow each other corner to corner in a straight line, from an edge of the board to a neighbouring edge, form a diagonal.',
}
