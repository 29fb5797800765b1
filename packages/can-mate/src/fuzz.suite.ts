import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePosition } from '@jadoube/chess'
import { expect, test } from 'vitest'
import { fuzz } from './testing/fuzz.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'unwinnable')
const seconds = Number(process.env.JADOUBE_FUZZ_SECONDS ?? 30)
const seed = Number(process.env.JADOUBE_FUZZ_SEED ?? Math.floor(Math.random() * 1e9))

test('[end.dead-position] half a minute of mutants (JADOUBE_FUZZ_SECONDS, JADOUBE_FUZZ_SEED)', {
  timeout: seconds * 2000 + 60_000,
}, () => {
  console.log(`seed ${seed}`)
  const lines = readFileSync(join(data, 'public.tsv'), 'utf8').trim().split('\n')
  const seeds = lines
    .map(line => line.split('\t'))
    .filter(([, , label, source]) => label === 'unwinnable' && source === 'cha-positions')
    .flatMap(([fen]) => {
      const position = parsePosition(fen)
      return position.ok ? [position.value] : []
    })
  const end = performance.now() + seconds * 1000
  const { faults, asked, compared, undetermined } = fuzz(
    seeds,
    seed,
    200_000,
    () => performance.now() > end,
  )
  console.log(
    `${asked} mutants, ${compared} compared with the closure, ${undetermined} undetermined`,
  )
  expect(faults, `seed ${seed}`).toEqual([])
})
