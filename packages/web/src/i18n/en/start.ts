export const start = {
  lead: 'An electronic arbiter: play chess under the Laws, with every ruling explained.',
  table: 'Play on this device',
  tableText: 'One board and two clocks for two players, with rulings from the Laws.',
  link: 'Play by link',
  linkText: 'Two devices, one board. Each player opens their own link.',
  clock: 'Chess clock',
  clockText: 'For a wooden board. Works offline.',
  laws: 'Laws of Chess',
  lawsText: 'Every rule in every edition since 2009, and what changed.',
  event: 'Run an event',
  eventText: 'Pairings, a link for every seat, and the arbiter’s desk.',
}
