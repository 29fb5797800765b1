import type { AskedAbout, PieceLetter } from '@jadoube/eboard'

/** Electronic boards. */
export const eboard = {
  title: 'Connect a board',
  choose: 'Choose your board. The browser then asks which device it is.',
  ways: { serial: 'USB or serial port', hid: 'USB', bluetooth: 'Bluetooth' },
  otherBrowser: 'This browser cannot connect to every board. Chrome and Edge can.',
  noneChosen: 'No board was chosen or found.',
  noLiveChess: 'LiveChess is not responding. Start it on this computer and try again.',
  notOpened: 'The board could not be opened. Is another program using it?',
  lost: 'The connection to the board is lost. Connect it again.',
  connected: (name: string): string => `Connected: ${name}.`,
  battery: (percent: number): string => `Battery ${percent}%.`,
  learning: (scans: number, of: number): string =>
    `The board is learning to recognise its pieces. Set up the initial position (${scans}/${of}).`,
  disconnect: 'Disconnect',
  same: 'The board shows the position of the game.',
  differs: 'The board differs from the game. Moves on the board do not count until they match.',
  squareWants: (square: string, piece: string | null): string =>
    piece === null ? `${square}: take the piece away` : `${square}: put the ${piece} here`,
  uncertain: 'The board is not certain. Is this what happened?',
  asSensed: 'Yes',
  notSo: 'No, I’ll set the board to match the game',
  noted: 'OK',
  adjusted: 'It was adjusted',
  wasReleased: 'It was released there',
  notReleased: 'The hand stayed on it',
  releasedAt: (square: string): string => `The piece was released on ${square} before.`,
  putBack: (square: string): string =>
    `The piece on ${square} was lifted and put back. It counts as touched.`,
  wasNoTouch: 'It was adjusted or touched by accident',
  acts: { touch: 'touched', remove: 'removed', press: 'pressed the clock' },
  pieces: {
    P: 'white pawn',
    N: 'white knight',
    B: 'white bishop',
    R: 'white rook',
    Q: 'white queen',
    K: 'white king',
    p: 'black pawn',
    n: 'black knight',
    b: 'black bishop',
    r: 'black rook',
    q: 'black queen',
    k: 'black king',
  } satisfies Readonly<Record<PieceLetter, string>>,
  asks: {
    'pieces-knocked-over': squares =>
      `Pieces left their squares together (${squares}). Set them up again. Who knocked them over?`,
    'kings-in-the-centre': () =>
      'Both kings are in the centre. If the game is over, resign or agree to a draw on the screen. If not, put the kings back.',
    'set-up': () => 'The pieces are set up for a new game. Start it on the screen.',
    takeback: () =>
      'The board shows the position before the last move. Make the move on the board again.',
    'unknown-piece': squares => `The board cannot tell which piece came to ${squares}.`,
    'whose-touch': squares => `The piece on ${squares} was lifted and put back. Who touched it?`,
    released: squares => `A piece stood on ${squares} and then moved on. Was it released there?`,
    promotion: squares => `Which piece did the pawn on ${squares} become?`,
    'clock-side': () => 'The clock on the board is running for the wrong side. Turn it round.',
  } satisfies Readonly<Record<AskedAbout, (squares: string) => string>> as Readonly<
    Record<AskedAbout, (squares: string) => string>
  >,
  event: 'Electronic boards',
  eventText: 'Start `npx jadoube board --livechess --event LINK` on the computer with LiveChess.',
  notReported: 'No program is reporting boards yet.',
  reportedLate: 'The program that reports the boards has stopped responding.',
  serial: 'Serial number',
  place: 'Board',
  noPlace: 'none',
  state: 'State',
  states: {
    same: 'matches the game',
    moving: 'a move is being made',
    differs: 'differs from the game',
    off: 'not connected',
    unplaced: 'not assigned',
  },
  asked: 'needs attention',
}
