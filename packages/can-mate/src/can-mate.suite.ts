import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Color, parsePosition } from '@jadoube/chess'
import { expect, test } from 'vitest'
import { canCheckmate } from './can-mate.js'
import { checkLine, checkProof } from './checker/check-proof.js'
import { provesCannotMate } from './quick/quick-prover.js'
import { undetermined } from './testing/undetermined.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'unwinnable')

interface Sampled {
  /** Check only every n-th line. `JADOUBE_EVERY=1` checks every line of every file. */
  readonly every: number
  /** Check every n-th certificate with the checker, which takes longer than the verdict. */
  readonly checked: number
}

/**
 * Compares every verdict with its label, the quick question with the verdict, and passes
 * certificates to the checker. The undetermined positions must be exactly those in undetermined.ts.
 */
function run(file: string, { every, checked }: Sampled): void {
  const step = Number(process.env.JADOUBE_EVERY ?? every)
  const lines = readFileSync(join(data, file), 'utf8').trim().split('\n')
  const asked = lines.filter((_, i) => i % step === 0).map(line => line.split('\t'))
  const open: string[] = []
  const wrong: string[] = []
  const rejected: string[] = []
  asked.forEach(([fen, winner, label], i) => {
    const color = winner as Color
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(`${fen}: ${position.error.reason}`)
    const answer = canCheckmate(position.value, color)
    const said = `${fen} ${color} ${answer.verdict}`
    if (label === 'winnable' && answer.verdict === 'no') wrong.push(said)
    if (label === 'unwinnable' && answer.verdict === 'yes') wrong.push(said)
    const fast = provesCannotMate(position.value, color)
    if (fast && (answer.verdict === 'yes' || label === 'winnable')) wrong.push(`fast: ${said}`)
    if (answer.verdict === 'undetermined') open.push(`${fen} ${color}`)
    else if (i % checked === 0) {
      const check =
        answer.verdict === 'yes'
          ? checkLine(position.value, color, answer.line)
          : checkProof(position.value, color, answer.proof)
      if (!check.accepted) rejected.push(`${said}: ${check.reason}`)
    }
  })
  expect(asked.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
  expect(rejected).toEqual([])
  const here = new Set(asked.map(([fen, color]) => `${fen} ${color}`))
  const known = undetermined.filter(each => here.has(each))
  expect(open.sort()).toEqual(known.sort())
}

test('[end.dead-position] public.tsv', () => run('public.tsv', { every: 8, checked: 4 }))
test('[end.dead-position] lichess65536', () =>
  run('lichess65536.public.tsv', { every: 1, checked: 10 }))
test('[end.dead-position] unfair2022', () =>
  run('unfair2022.public.tsv', { every: 1, checked: 20 }))
test('[end.dead-position] frontier.tsv', () => run('frontier.tsv', { every: 1, checked: 3 }))
