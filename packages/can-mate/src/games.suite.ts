import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFen } from '@jadoube/chess'
import { finalPosition, PgnReplay, PgnScanner } from '@jadoube/chess/internals'
import { expect, test } from 'vitest'
import { canCheckmate } from './can-mate.js'
import { checkLine, checkProof } from './checker/check-proof.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'pgn')

/** Check every n-th certificate with the checker. */
const checked = 20

test('[end.dead-position] both colours at the end of every game of the files: none undetermined', () => {
  const open: string[] = []
  const rejected: string[] = []
  let asked = 0
  const replay = new PgnReplay(game => {
    const position = finalPosition(game)
    for (const color of ['white', 'black'] as const) {
      const answer = canCheckmate(position, color)
      if (answer.verdict === 'undetermined') open.push(`${makeFen(position)} ${color}`)
      if (asked++ % checked !== 0 || answer.verdict === 'undetermined') continue
      const check =
        answer.verdict === 'yes'
          ? checkLine(position, color, answer.line)
          : checkProof(position, color, answer.proof)
      if (!check.accepted) rejected.push(`${makeFen(position)} ${color}: ${check.reason}`)
    }
  })
  for (const file of readdirSync(data)) {
    if (file.endsWith('.pgn')) new PgnScanner(replay).push(readFileSync(join(data, file)))
  }
  expect(asked).toBeGreaterThan(0)
  expect(open).toEqual([])
  expect(rejected).toEqual([])
})
