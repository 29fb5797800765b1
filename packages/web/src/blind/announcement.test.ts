import { follow, type GameState, openTable, parseAct } from '@jadoube/laws'
import { expect, test } from 'vitest'
import { toAnnounce } from './announcement.js'

const { state: start, laws } = openTable({
  laws: 'fide-2023',
  timeControl: '5400',
  white: { visuallyDisabled: true },
})

/** White, who cannot see the board, acts once a second. */
function after(...acts: readonly object[]): GameState {
  let state = start
  let at = 0
  for (const act of [{ by: 'arbiter', act: 'start' }, ...acts]) {
    at += 1000
    const parsed = parseAct({ by: 'white', ...act, at })
    if (!parsed.ok) throw new Error(parsed.error.reason)
    const decision = follow(state, parsed.value, laws)
    if (!decision.ok) throw new Error(decision.refusal.code)
    state = decision.state
  }
  return state
}

test('[blind.made.announced · fide-2023] a move on the board is announced once, legal or not', () => {
  const legal = { act: 'place', from: 'g1', to: 'f3' }
  const text = 'Springer Felix drei'
  expect(toAnnounce(after(legal))).toEqual({ by: 'white', text })
  expect(toAnnounce(after(legal, { act: 'announce', text }))).toBeNull()

  const illegal = { act: 'place', from: 'g1', to: 'g3' }
  const due = toAnnounce(after(illegal))
  expect(due).toEqual({ by: 'white', text: 'Springer Gustav eins Gustav drei' })
  const said = after(illegal, { act: 'announce', text: due?.text })
  expect(said.hand?.illegal).not.toBeNull()
  expect(toAnnounce(said)).toBeNull()
})
