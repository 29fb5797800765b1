import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseTrf } from '../trf/index.js'
import { calculate } from './calculate.js'
import { parseTieBreak } from './code.js'
import { tieBreakEditions } from './edition.js'
import { shown } from './shown.js'
import { makeTieBreakField } from './tie-break-field.js'

// Values of 21 tie-breaks from the tool of FIDE's technical commission.
const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'tournaments/generated')
type Oracle = Record<string, Record<string, Record<string, number>>>
const oracle = JSON.parse(readFileSync(join(data, 'tiebreaks.json'), 'utf8')) as Oracle

describe.each(Object.keys(oracle))('%s', name => {
  const attempt = parseTrf(readFileSync(join(data, name), 'utf8'))
  if (!attempt.ok) throw new Error(attempt.error.reason)
  const { tournament } = attempt.value
  const field = makeTieBreakField(tournament, {
    edition: tieBreakEditions['c07-2026'],
    pairing: 'swiss',
    unratedCountAs: null,
  })

  test.each(Object.keys(oracle[name]!))('%s', code => {
    const tieBreak = parseTieBreak(code)
    if (!tieBreak.ok) throw new Error(tieBreak.error.reason)
    const values = calculate(field, tieBreak.value)
    for (const player of tournament.players) {
      // 7.7 compares with the scheduled opponent. In a double forfeit both have equal points, so
      // each gets half a point. The tool compares with a draw and gives nothing.
      const doubleForfeits = player.rounds.filter(({ outcome, opponent }, index) => {
        const theirs = tournament.players.find(each => each.id === opponent)?.rounds[index]
        return outcome === 'forfeit-loss' && theirs?.outcome === 'forfeit-loss'
      }).length
      const expected = oracle[name]![code]![player.id]! + (code === 'STD' ? doubleForfeits / 2 : 0)
      expect([player.id, shown(tieBreak.value, values.get(player.id)!.value)]).toEqual([
        player.id,
        expected,
      ])
    }
  })
})
