/** Three points for a win and one for a draw, in hundredths. Byes and forfeits count like games. */
export const threePoints = {
  win: 300,
  draw: 100,
  loss: 0,
  pairingBye: 300,
  fullBye: 300,
  halfBye: 100,
  forfeitWin: 300,
} as const
