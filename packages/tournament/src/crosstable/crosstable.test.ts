import { expect, test } from 'vitest'
import { makeStandings } from '../standings/index.js'
import { tinyTournament } from '../testing/tiny-tournament.js'
import { crosstableByOpponent, crosstableByRound } from './crosstable.js'

const from = tinyTournament(['b0 2', 'w1 3'], ['w1 1', 'U'], ['H', 'b0 1'])

function places() {
  const standings = makeStandings(from, { tieBreaks: [] })
  if (!standings.ok) throw new Error(standings.error.reason)
  return standings.value.places
}

test('by round: line of the opponent, colour and result', () => {
  const text = crosstableByRound(from, places()).map(({ player, cells }) => [
    player,
    ...cells.map(each => `${each?.line ?? ''}${each?.colour?.[0] ?? ''}${each?.code}`),
  ])
  expect(text).toEqual([
    [2, '2w1', 'U'],
    [1, '1b0', '3w1'],
    [3, 'H', '2b0'],
  ])
})

test('by opponent: empty on the diagonal and for pairs who have not met', () => {
  const text = crosstableByOpponent(from, places()).map(({ cells }) =>
    cells.map(each => each?.map(({ code }) => code).join('') ?? null),
  )
  expect(text).toEqual([
    [null, '1', null],
    ['0', null, '1'],
    [null, '0', null],
  ])
})
