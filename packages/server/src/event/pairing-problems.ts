import type { PairingProblem } from '@jadoube/protocol'

/** Describes what is wrong with pairings, in one line for a log or a user. */
export function sayProblems(problems: readonly PairingProblem[]): string {
  return problems.slice(0, 3).map(say).join('; ') + (problems.length > 3 ? '; …' : '')
}

function say({ line, problem, text = '', board, before }: PairingProblem): string {
  switch (problem) {
    case 'unreadable':
      return `line ${line} needs two names with a dash between them: ${text}`
    case 'bye':
      return `line ${line} has a bye; leave it out: ${text}`
    case 'heading':
      return `line ${line} looks like a heading; leave it out: ${text}`
    case 'board-missing':
      return `line ${line} has no board number, but other lines do: ${text}`
    case 'board-twice':
      return `line ${line}: board ${board} is already in line ${before}`
    case 'player-twice':
      return `line ${line}: ${text} is already in line ${before}`
    case 'too-many':
      return `line ${line}: a round can have at most 1000 boards`
    case 'none':
      return 'there are no pairings'
  }
}
