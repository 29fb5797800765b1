import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomTournament } from '../testing/random-tournament.js'
import { makeTrf, reportOf } from './make.js'
import { parseTrf } from './parse.js'

test.each(['trf26', 'trf16'] as const)('%s is read back as written', format => {
  fc.assert(
    fc.property(randomTournament, tournament => {
      const report = reportOf(tournament)
      const attempt = parseTrf(makeTrf(report, format))
      expect(attempt.ok ? attempt.value : attempt.error).toEqual(report)
    }),
    { numRuns: 150 },
  )
})
