export const words = {
  board: 'Board',
  boards: { wood: 'Wood', print: 'Print', green: 'Green', slate: 'Slate', walnut: 'Walnut' },
  pieces: 'Pieces',
  pieceSets: { staunton: 'Staunton', blocks: 'Blocks', woodcut: 'Woodcut' },
  sound: 'Sound',
  soundStates: { on: 'On', off: 'Off' },
  casual: 'In friendly games and on the clock',
  tournament: 'In tournament games',
  haptics: 'Vibration',
  mute: 'Turn sound off',
  unmute: 'Turn sound on',
  flip: 'Flip the board',
  boardSize: 'Board size',
  coordinates: 'Coordinates',
  coordinateKinds: { inside: 'Inside', outside: 'Outside', none: 'None' },
}

export type LookWords = typeof words
