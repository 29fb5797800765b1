import type { Ask, AskedAbout } from '@jadoube/eboard'

const questions: Readonly<Record<AskedAbout, string>> = {
  'pieces-knocked-over': 'pieces left their squares together; set them up again',
  'kings-in-the-centre': 'both kings stand in the centre; if the game is over, say so',
  'set-up': 'the pieces are set up for a new game; if this one is over, say so',
  takeback: 'the board shows the position before the last move',
  'unknown-piece': 'a piece came from an unknown place, or the board cannot identify it',
  'whose-touch': 'a piece was lifted and put back; the board cannot tell by whom',
  released:
    'a piece stood on a square and moved on; the board cannot tell whether it was released there',
  promotion: 'the board cannot tell what the pawn became',
  'clock-side': 'the clock runs for the other side; try --clock-reversed',
}

/** The question to a person, in one line. */
export function askedText({ about, squares, suggests }: Ask): string {
  const where = squares.length === 0 ? '' : ` (${squares.join(', ')})`
  const result = suggests === undefined ? '' : `; this usually means ${suggests}`
  return `${questions[about]}${where}${result}`
}
