export const start = {
  lead: 'The Laws of Chess as an arbiter: what was touched, what was played, what the clock shows, and what the Laws make of it.',
  table: 'A game on this device',
  tableText: 'Board and clocks between two players, ruled by the Laws.',
  link: 'A game by link',
  linkText: 'Two devices, one board: each player opens his own link.',
  clock: 'The chess clock',
  clockText: 'Beside a wooden board, on the table, with no network.',
  laws: 'The Laws',
  lawsText: 'Every rule, in every edition since 2009, and what changed.',
  event: 'An event of many boards',
  eventText: 'Pairings, links for every seat, and the arbiter’s desk over all boards.',
}
