import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePosition } from '../fen.js'
import type { Color } from '../piece.js'
import { canCheckmate } from './can-mate.js'
import { checkLine, checkProof } from './checker/check-proof.js'
import { provesCannotMate } from './fast.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'unwinnable')
/** Each n-th line only, to look through the whole sooner: `JADOUBE_EVERY=20`. */
const every = Number(process.env.JADOUBE_EVERY ?? 1)

function rowsOf(file: string): string[][] {
  const lines = readFileSync(join(data, file), 'utf8').trim().split('\n')
  return lines.filter((_, i) => i % every === 0).map(line => line.split('\t'))
}

/** Every verdict against the label, every certificate through the checker. */
function run(file: string, mayBeUndetermined: boolean): void {
  const undetermined: string[] = []
  const wrong: string[] = []
  const rejected: string[] = []
  for (const [fen, winner, label] of rowsOf(file)) {
    const color = winner as Color
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(`${fen}: ${position.error.reason}`)
    const answer = canCheckmate(position.value, color)
    const said = `${fen} ${color} ${answer.verdict}`
    if (answer.verdict === 'undetermined') {
      undetermined.push(said)
      continue
    }
    if (label === 'winnable' && answer.verdict === 'no') wrong.push(said)
    if (label === 'unwinnable' && answer.verdict === 'yes') wrong.push(said)
    const check =
      answer.verdict === 'yes'
        ? checkLine(position.value, color, answer.line)
        : checkProof(position.value, color, answer.proof)
    if (!check.accepted) rejected.push(`${said}: ${check.reason}`)
    if (answer.verdict === 'yes' && provesCannotMate(position.value, color))
      wrong.push(`fast: ${said}`)
  }
  if (undetermined.length > 0) console.log(`${file}, undetermined:\n${undetermined.join('\n')}`)
  expect(wrong).toEqual([])
  expect(rejected).toEqual([])
  if (!mayBeUndetermined) expect(undetermined).toEqual([])
}

test('[end.dead-position] public.tsv', () => run('public.tsv', false))
test('[end.dead-position] lichess65536', () => run('lichess65536.public.tsv', false))
test('[end.dead-position] unfair2022', () => run('unfair2022.public.tsv', false))
test('[end.dead-position] frontier.tsv', () => run('frontier.tsv', true))
