export const words = {
  lead: 'They separate players with equal points, in this order.',
  none: 'None. Players with equal points share the place.',
  add: 'Add a tie-break',
  earlier: (name: string) => `Move up: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  usual: 'Use the usual tie-breaks',
  /** Shown once round 1 has results, because players were told the list before. */
  late: 'Results have already been entered. Change the list only to correct a mistake: players must know it before round 1.',
  saved: 'Saved. The standings use the new list.',
  // How a round robin or a knockout is played.
  cycles: 'Players meet each other',
  cycleCounts: { '1': 'once', '2': 'twice' },
  gamesPerMatch: 'Games in a match',
  roundsFollow: 'The number of rounds follows from the number of players.',
  schedule: 'Schedule of all rounds',
  scheduleLead: 'By the Berger tables, with the pairing numbers as they are now.',
  free: (name: string) => `Bye: ${name}`,
  // Regulations
  deviceInBag: 'Players may keep a switched-off device in a bag',
  scoresheetsChecked: 'Electronic scoresheets at wooden boards accept only legal moves',
  fine: 'Fine',
  fineEmpty: 'Empty: no fine is announced, so the arbiter cannot impose one.',
  currency: 'Currency',
  // Why a pairing is as it is.
  whyNot: 'Why are two players not paired?',
  explain: 'Explain',
  cut: (count: number) =>
    count === 1 ? 'lowest value left out' : `${count} lowest values left out`,
  median: (count: number) =>
    count === 1
      ? 'lowest and highest value left out'
      : `${count} lowest and ${count} highest values left out`,
  limit: (halves: number) => `limit moved by ${halves} × ½ point`,
  forfeitsPlayed: 'forfeits count as games',
  reversed: 'reversed',
  names: {
    DE: 'Direct encounter',
    WIN: 'Number of wins, including forfeits',
    WON: 'Games won at the board',
    BPG: 'Games played with Black',
    BWG: 'Games won with Black',
    PS: 'Progressive score',
    REP: 'Rounds the player elected to play',
    STD: 'Standard points',
    TPN: 'Pairing number',
    BH: 'Buchholz',
    AOB: 'Average of the opponents’ Buchholz',
    FB: 'Fore Buchholz',
    SB: 'Sonneborn-Berger',
    KS: 'Koya system',
    ARO: 'Average rating of the opponents',
    TPR: 'Tournament performance rating',
    PTP: 'Perfect tournament performance',
    APRO: 'Average performance rating of the opponents',
    APPO: 'Average perfect performance of the opponents',
    RTNG: 'Rating',
  } as Readonly<Record<string, string>>,
}

export type FormatWords = typeof words
