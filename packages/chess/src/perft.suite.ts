import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePosition } from './fen.js'
import { perft } from './perft.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'perft')

interface Case {
  readonly fen: string
  readonly counts: readonly (readonly [depth: number, nodes: number])[]
}

/** Lines `FEN ;D1 20 ;D2 400`. */
function epdCases(file: string): Case[] {
  const lines = readFileSync(join(data, file), 'utf8').split(/\r?\n/)
  return lines
    .filter(line => line.includes(';'))
    .map(line => {
      const [fen, ...rest] = line.split(';')
      const counts = rest.map(field => {
        const [depth, nodes] = field.trim().slice(1).split(/\s+/)
        return [Number(depth), Number(nodes)] as const
      })
      return { fen: fen.trim(), counts }
    })
}

/** Blocks of `id …`, `epd …`, `perft DEPTH NODES`. */
function blockCases(file: string): Case[] {
  const cases: { fen: string; counts: (readonly [number, number])[] }[] = []
  for (const line of readFileSync(join(data, file), 'utf8').split(/\r?\n/)) {
    const [word, ...rest] = line.trim().split(/\s+/)
    if (word === 'epd') cases.push({ fen: rest.join(' '), counts: [] })
    if (word === 'perft') cases.at(-1)?.counts.push([Number(rest[0]), Number(rest[1])])
  }
  return cases
}

function run(cases: readonly Case[], limit: number): void {
  expect(cases.length).toBeGreaterThan(0)
  for (const { fen, counts } of cases) {
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(`${fen}: ${position.error.reason}`)
    const [depth, nodes] = counts.filter(([, nodes]) => nodes <= limit).at(-1) ?? [0, 1]
    expect(perft(position.value, depth), `${fen} depth ${depth}`).toBe(nodes)
  }
}

const million = 1_000_000
test('ROCE suite', () => run(epdCases('perftsuite-roce.epd'), 5 * million))
test('ROCE suite, second copy', () => run(epdCases('perftsuite-roce-a.epd'), 5 * million))
test('tricky positions', () => run(blockCases('tricky.perft'), 5 * million))
test('Chess960', () => run(blockCases('chess960.perft'), 5 * million))
test('random positions', () => run(blockCases('random.perft'), 300_000))
