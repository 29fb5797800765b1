import { expect, test } from 'vitest'
import { SeatedPeople } from './seated-people.js'

function person() {
  const told: string[] = []
  return {
    told,
    tellSeated: (board: string, here: readonly string[]) => {
      told.push(`${board}: ${here.join(' ')}`)
    },
  }
}

test('everybody at a board is told who comes, falls silent, comes back and goes', () => {
  const people = new SeatedPeople()
  const [white, black, spectator] = [person(), person(), person()]
  people.opened(white, 'b', 'white')
  people.opened(spectator, 'b', null)
  people.opened(black, 'b', 'black')
  people.isSilent(black, true)
  people.isSilent(black, true)
  people.isSilent(black, false)
  people.left(black)
  const seen = ['b: white', 'b: white black', 'b: white', 'b: white black', 'b: white']
  expect(white.told).toEqual(seen)
  expect(spectator.told).toEqual(seen)
})

test('a second tab of the same player keeps them there; another board is not told', () => {
  const people = new SeatedPeople()
  const [tab, other, elsewhere] = [person(), person(), person()]
  people.opened(tab, 'b', 'white')
  people.opened(other, 'b', 'white')
  people.opened(elsewhere, 'c', 'black')
  people.left(other)
  expect(tab.told).toEqual(['b: white'])
  expect(elsewhere.told).toEqual(['c: black'])
  people.closed(tab, 'b')
  people.left(tab)
  expect(tab.told).toEqual(['b: white'])
})
