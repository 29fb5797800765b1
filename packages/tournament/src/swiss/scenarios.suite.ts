import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf } from '../testing/pairing-lines.js'
import { tournamentOfLines } from '../testing/tournaments.js'
import { fideDutch } from './dutch.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'tournaments', 'chesspairing')

interface Scenario {
  readonly players: readonly { readonly ID: string; readonly Rating: number }[]
  readonly totalRounds: number
}

interface Round {
  readonly Pairings: readonly { readonly WhiteID: string; readonly BlackID: string }[]
  readonly Byes: readonly { readonly PlayerID: string }[] | null
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))
const number = (id: string) => Number(id.slice(1))

// JaVaFo's own follow the rules before 2026.
const scenarios = ['golden', 'golden-bbppairings'].flatMap(folder =>
  readdirSync(join(data, folder))
    .map(name => `${folder}/${name}`)
    .filter(name => existsSync(join(data, name, 'scenario.json'))),
)

test.each(scenarios)('%s', name => {
  const scenario = read<Scenario>(join(data, name, 'scenario.json'))
  const lines = scenario.players.map(() => '')
  for (let round = 1; round <= scenario.totalRounds; round++) {
    const { Pairings, Byes } = read<Round>(join(data, name, `round-${round}.json`))
    const wanted = [
      ...Pairings.map(({ WhiteID, BlackID }) => `${number(WhiteID)} ${number(BlackID)}`),
      ...(Byes ?? []).map(({ PlayerID }) => `${number(PlayerID)} 0`),
    ]
    const present = new Set(wanted.flatMap(line => line.split(' ').map(Number)))
    const before = tournamentOfLines(
      scenario.totalRounds,
      lines.map((line, i) => (present.has(i + 1) ? line : `${line} coming-Z`)),
    )
    const attempt = fideDutch.pair(before)
    expect([round, attempt.ok && linesOf(attempt.value)]).toEqual([round, wanted.sort()])
    scenario.players.forEach((_, i) => {
      const id = i + 1
      const line = wanted.find(each => each.split(' ').includes(String(id)))
      if (line === undefined) lines[i] += ' Z'
      else if (line.endsWith(' 0')) lines[i] += ' U'
      else {
        const [white, black] = line.split(' ').map(Number) as [number, number]
        // The higher rated, or the lower number, always wins: the same here.
        const wins = id === Math.min(white, black)
        lines[i] += id === white ? ` ${black}w${wins ? 1 : 0}` : ` ${white}b${wins ? 1 : 0}`
      }
    })
  }
})
