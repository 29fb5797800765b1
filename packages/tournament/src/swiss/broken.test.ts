import { expect, test } from 'vitest'
import { Random } from '../generate/random.js'
import { brokenFile, pairWhatCanBeRead } from '../testing/broken-files.js'
import { smallTournament } from '../testing/small-tournaments.js'
import { makeTrf, reportOf } from '../trf/index.js'

test('pairing and explaining never throw, however broken the file', () => {
  const random = new Random(20_260_201)
  let readable = 0
  for (let seed = 1; seed <= 60; seed++) {
    const text = makeTrf(reportOf(smallTournament(seed)), seed % 2 === 0 ? 'trf26' : 'trf16')
    for (let turn = 0; turn < 12; turn++) {
      if (pairWhatCanBeRead(brokenFile(text, random))) readable += 1
    }
  }
  // Some of them must be readable, or this would test nothing.
  expect(readable).toBeGreaterThan(50)
})
