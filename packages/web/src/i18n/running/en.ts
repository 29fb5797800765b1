export const words = {
  // The log of the event
  logLead: 'Everything that was done in this event, newest first. Nothing can be removed.',
  when: 'When',
  who: 'Who',
  what: 'What',
  earlier: 'Show earlier entries',
  boardItself: 'the board',
  more: (count: number) => `and ${count} more`,
  at: (round: number, board: number) => `Round ${round}, board ${board}`,
  events: {
    'tournament-opened': 'The tournament was opened.',
    'event-announced': (name: string) => `The event was announced: ${name}.`,
    'event-changed': (changes: string) => `The event was changed: ${changes}.`,
    'regulations-changed': (round: number) => `The regulations were changed from round ${round}.`,
    'player-entered': (name: string) => `Player added: ${name}.`,
    'entry-corrected': (name: string, changes: string) => `Entry corrected: ${name} (${changes}).`,
    'numbers-assigned': 'The pairing numbers were assigned.',
    'initial-colour-drawn': (colour: 'white' | 'black') =>
      `The first colour was drawn: ${colour === 'white' ? 'White' : 'Black'}.`,
    'player-withdrawn': (name: string, round: number) => `Withdrawn after round ${round}: ${name}.`,
    'player-reinstated': (name: string) => `Back in the tournament: ${name}.`,
    'bye-granted': (name: string, round: number, bye: string) =>
      `Bye granted in round ${round}: ${name}, ${bye}.`,
    'bye-cancelled': (name: string, round: number) => `Bye cancelled in round ${round}: ${name}.`,
    'pairs-forbidden': (names: string) => `Not to be paired with each other: ${names}.`,
    'round-paired': (round: number) => `Round ${round} was paired by the system.`,
    'round-paired-by-hand': (round: number) => `Round ${round} was paired by hand.`,
    'round-unpaired': (round: number) => `The pairings of round ${round} were deleted.`,
    'round-published': (round: number) => `Round ${round} was published.`,
    'round-hidden': (round: number) => `Round ${round} was hidden again.`,
    'round-scheduled': (round: number, time: string) => `Round ${round} starts: ${time}.`,
    'boards-set-up': (round: number) => `The boards of round ${round} were set up.`,
    'boards-cleared': (round: number) => `The boards of round ${round} were removed.`,
    'game-replaced': (where: string) => `${where}: replacement game.`,
    'board-result-noted': (where: string, result: string) => `${where}: the board says ${result}.`,
    'bye-requested': (name: string, round: number, bye: string) =>
      `Bye requested for round ${round}: ${name}, ${bye}.`,
    'request-closed': (name: string, round: number) =>
      `Bye request for round ${round} closed: ${name}.`,
    'result-stated': (where: string, colour: string, result: string) =>
      `${where}: ${colour} reports ${result}.`,
    'result-reported': (where: string, result: string) => `${where}: result ${result}.`,
    'result-corrected': (where: string, result: string) =>
      `${where}: result corrected to ${result}.`,
    'result-corrected-rating': (where: string, result: string) =>
      `${where}: result corrected to ${result}, for ratings only.`,
    'points-adjusted': (name: string, points: string) => `Points changed by ${points}: ${name}.`,
    'scoring-changed': (points: string) => `Points for a win, a draw and a loss: ${points}.`,
    'rounds-changed': (rounds: number) => `Number of rounds: ${rounds}.`,
    'player-advanced': (name: string) => `Advances by decision: ${name}.`,
    'name-hidden': (name: string) => `Name hidden from spectators: ${name}.`,
    'name-shown': (name: string) => `Name shown to spectators again: ${name}.`,
    'note-made': (where: string, text: string) => `Note on ${where}: ${text}`,
    'tournament-concluded': 'The tournament was finished.',
  },
  /** Reasons that the server gives. */
  reasons: {
    'the result was lifted at the board': 'The result was annulled at the board.',
    'the board has another result': 'The board has another result.',
    'a new game is played in place of the one that was cancelled':
      'The game was cancelled; a new one is played.',
    'the boards were taken away before the round began': 'No game had started yet.',
  } as Readonly<Record<string, string>>,
  roundOnly: (round: number) => `round ${round}`,
  noHour: 'no fixed time',
  // The incident report
  decisions: 'Decisions and corrections',
  outages: 'Server outages',
  outage: (from: string, until: string) => `From ${from} to ${until}. Running clocks were stopped.`,
  interruption: (from: string, until: string) =>
    `The server was not running from ${from} to ${until}. The clocks were stopped.`,
  standstill: (seconds: number) => `The server did not respond for ${seconds} s.`,
  notes: 'Notes',
  madeAt: (time: string) => `As of ${time}`,
  signature: 'Chief arbiter',
  // The electronic scoresheet, and reporting a result
  correct: (move: string) => `Correct ${move}`,
  correcting: (move: string) =>
    `You are correcting ${move} Tap the square the piece left, then the square it went to.`,
  keepIt: 'Leave it as it is',
  strikeFrom: 'Strike out from here',
  toWriteAgain: 'The moves after it no longer fit. Write them again.',
  sheetsDiffer: (move: string) =>
    `Your scoresheet and your opponent’s differ at move ${move} Compare them with the game. If you do not agree, call the arbiter.`,
  reportSure: (result: string) => `You are reporting ${result}. Is that right?`,
  report: 'Report this result',
  change: 'Change',
  toEvent: 'Go to your event page',
  // A pasted list of players, and one player's entry
  list: {
    line: (line: number, text: string) => `Line ${line}: ${text}`,
    otherTitles: 'Only FIDE titles are kept, not national or online ones:',
    leftOut: 'Left out, because there is no player’s name in them:',
    unused: (columns: string) => `Columns that were not used: ${columns}.`,
    wrong: 'Correct or empty the marked fields first.',
    sex: 'Sex',
    sexes: { m: 'male', w: 'female' },
  },
}

export type RunningWords = typeof words
