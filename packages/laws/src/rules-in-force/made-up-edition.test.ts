import { standardPosition } from '@jadoube/chess'
import { minutes, seconds } from '@jadoube/clock'
import { expect, test } from 'vitest'
import { amendedEdition, at, editionOf } from '../editions/index.js'
import { articlesOf, lawsFrom, newGame, parseAct } from '../game/index.js'
import { decide } from '../the-laws/decide.js'
import { evolve } from '../the-laws/evolve.js'
import { originOf } from './origin.js'
import { rulesInForce } from './rules-in-force.js'

/** An invented edition, made only of data. */
const madeUp = amendedEdition(editionOf('fide-2023'), {
  id: 'club-2030',
  name: {
    en: 'Club Laws 2030',
    sl: 'Klubska pravila 2030',
    sr: 'Клупска правила 2030',
    cs: 'Klubová pravidla 2030',
    fi: 'Kerhosäännöt 2030',
  },
  inForceFrom: '2030-01-01',
  pace: {
    moves: 40,
    rapid: {
      from: { time: minutes(5), inclusive: true },
      to: { time: minutes(90), inclusive: true },
    },
    blitz: { from: null, to: { time: minutes(5), inclusive: false } },
  },
  clauses: {
    illegalMovesToLose: at('7.9', 4),
    illegalMoveBonusMs: at('7.9', seconds(45)),
    fivefold: at('9.6', 4),
    unpromotedPawn: at('7.8', 'restore-free-choice'),
    defaultTimeMs: at('6.7', minutes(10)),
  },
  modes: {
    rapid: null,
    blitz: {
      adequate: { illegalMovesToLose: at('B.9', 1) },
      inadequate: { illegalMovesToLose: at('B.10', 5) },
    },
  },
})

test('is based on another edition and changes it', () => {
  expect(madeUp.basedOn).toBe('fide-2023')
  expect(madeUp.parameters.fivefold).toBe(4)
  expect(madeUp.statedAt.fivefold).toBe('9.6')
  expect(madeUp.parameters.seventyFiveMoves).toBe(75)
})

test('has its own bounds and modes', () => {
  const rules = (timeControl: string, supervision: 'adequate' | 'inadequate' = 'adequate') =>
    rulesInForce({ laws: madeUp.id, timeControl, supervision }, madeUp)
  expect(rules('5400').mode).toBe('rapid')
  expect(rules('3600+60').mode).toBe('standard')
  expect(rules('5400').illegalMovesToLose).toBe(4)
  expect(rules('299').illegalMovesToLose).toBe(1)
  expect(rules('299', 'inadequate').illegalMovesToLose).toBe(5)
})

test('gives the origin of its values', () => {
  const rules = rulesInForce({ laws: madeUp.id, timeControl: '299' }, madeUp)
  expect(originOf(rules, 'illegalMovesToLose')).toMatchObject({
    layer: 'mode',
    edition: 'club-2030',
    article: 'B.9',
  })
  expect(originOf(rules, 'defaultTimeMs')).toMatchObject({ layer: 'edition', article: '6.7' })
})

/** Plays written moves under the invented edition and returns the summary. */
function playOut(moves: readonly object[]) {
  const rules = rulesInForce({ laws: madeUp.id, timeControl: '7200' }, madeUp)
  const own = {
    'auto.fivefold': '9.6',
    'illegal.penalty-loss': '7.9',
    'illegal.penalty-time': '7.9',
  }
  const laws = lawsFrom(rules, { ...articlesOf('fide-2023'), ...own })
  let state = newGame(standardPosition(), null)
  const lines = [{ by: 'arbiter', act: 'start' }, ...moves]
  for (const [index, line] of lines.entries()) {
    const act = parseAct({ at: index * 1000, ...line })
    if (!act.ok) throw new Error(JSON.stringify(act.error))
    const events = decide(state, act.value, laws)
    if (!('length' in events)) throw new Error(JSON.stringify(events))
    for (const event of events) state = evolve(state, event)
  }
  return state
}

const round = [
  { by: 'white', act: 'move', san: 'Nf3' },
  { by: 'black', act: 'move', san: 'Nf6' },
  { by: 'white', act: 'move', san: 'Ng1' },
  { by: 'black', act: 'move', san: 'Ng8' },
]

test('a game is played under it: the fourth occurrence draws, by its own article', () => {
  expect(playOut([...round, ...round]).result).toBeNull()
  expect(playOut([...round, ...round, ...round]).result).toMatchObject({
    text: '1/2-1/2',
    reason: 'fivefold',
    article: '9.6',
  })
})

test('a game is played under it: three illegal moves do not lose yet, the fourth does', () => {
  const illegal = [
    { by: 'white', act: 'move', from: 'e1', to: 'e5' },
    { by: 'black', act: 'claim', claim: 'illegal-move' },
  ]
  expect(playOut([...illegal, ...illegal, ...illegal]).result).toBeNull()
  expect(playOut([...illegal, ...illegal, ...illegal, ...illegal]).result).toMatchObject({
    text: '0-1',
    reason: 'illegal-moves',
    article: '7.9',
  })
})
