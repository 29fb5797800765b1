import { expect, test } from 'vitest'
import { SeatedPeople } from './seated-people.js'

function person() {
  const told: string[] = []
  return {
    told,
    sendSeated: (board: string, here: readonly string[]) => {
      told.push(`${board}: ${here.join(' ')}`)
    },
  }
}

test('everybody at a board is notified when a player connects, falls silent, returns and leaves', () => {
  const people = new SeatedPeople()
  const [white, black, spectator] = [person(), person(), person()]
  people.opened(white, 'b', 'white')
  people.opened(spectator, 'b', null)
  people.opened(black, 'b', 'black')
  people.setSilent(black, true)
  people.setSilent(black, true)
  people.setSilent(black, false)
  people.disconnected(black)
  const seen = ['b: white', 'b: white black', 'b: white', 'b: white black', 'b: white']
  expect(white.told).toEqual(seen)
  expect(spectator.told).toEqual(seen)
})

test('many people who disconnect at once take no longer than their own boards', () => {
  const people = new SeatedPeople()
  const many = Array.from({ length: 3000 }, person)
  for (const [n, each] of many.entries())
    for (let board = 0; board < 5; board++) people.opened(each, `${n}-${board}`, null)
  const from = process.cpuUsage()
  for (const each of many) people.disconnected(each)
  const { user, system } = process.cpuUsage(from)
  // To look through all boards for each of them takes seconds.
  expect((user + system) / 1000).toBeLessThan(500)
})

test('a player with a second tab stays connected; other boards are not notified', () => {
  const people = new SeatedPeople()
  const [tab, other, elsewhere] = [person(), person(), person()]
  people.opened(tab, 'b', 'white')
  people.opened(other, 'b', 'white')
  people.opened(elsewhere, 'c', 'black')
  people.disconnected(other)
  expect(tab.told).toEqual(['b: white'])
  expect(elsewhere.told).toEqual(['c: black'])
  people.closed(tab, 'b')
  people.disconnected(tab)
  expect(tab.told).toEqual(['b: white'])
})
