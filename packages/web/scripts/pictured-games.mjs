// The games in the screenshots, as the app stores them.

const opening = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6', 'b5a4', 'g8f6', 'e1g1', 'f8e7']

/** A game after some acts, as the app stores its record. */
function record(header, acts) {
  const lines = [
    { jadoube: 'record/1', laws: 'fide-2023', start: 'standard', white: {}, black: {}, ...header },
    ...acts,
  ]
  return JSON.stringify({
    origin: Date.now() - 600_000,
    lines: lines.map(line => JSON.stringify(line)),
  })
}

const played = opening.map((move, index) => ({
  at: 1000 + index * 55_000,
  by: index % 2 === 0 ? 'white' : 'black',
  act: 'move',
  from: move.slice(0, 2),
  to: move.slice(2),
}))

export const inPlay = record(
  {
    timeControl: '900+10',
    boardKind: 'guarded',
    white: { name: 'Novak' },
    black: { name: 'Virtanen' },
  },
  [{ at: 0, by: 'arbiter', act: 'start' }, ...played],
)
export const ruled = record({ timeControl: '900+10', boardKind: 'physical' }, [
  { at: 0, by: 'arbiter', act: 'start' },
  { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e5' },
])

/** A finished friendly game. */
export const over = record(
  {
    timeControl: '600+5',
    boardKind: 'guarded',
    regulations: { arbiter: 'none', unansweredQuestions: 'play-on', takeBacks: true },
    table: { preset: 'friendly', help: ['legal-moves'] },
    white: { name: 'Novak' },
    black: { name: 'Virtanen' },
  },
  [
    { at: 0, by: 'arbiter', act: 'start' },
    ...played.map(act => ({ ...act, at: Math.round(act.at / 2) })),
    { at: 290_000, by: 'white', act: 'resign' },
  ],
)
