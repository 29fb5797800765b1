import { parseArgs } from 'node:util'
import {
  announcedPairing,
  announcedTieBreaks,
  type CrosstableCell,
  crosstableByOpponent,
  crosstableByRound,
  makeStandings,
  parseTieBreaks,
} from '@jadoube/tournament'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { oneFile } from './convert.js'
import { playerName } from './player-name.js'
import { readReport } from './read-report.js'
import { alignedTable } from './table.js'

/**
 * `tournament crosstable FILE`: by rounds for a Swiss tournament, by opponents for a round robin.
 */
export async function printCrosstable(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { tiebreaks: { type: 'string' }, json: { type: 'boolean' } },
  })
  const report = await readReport(oneFile(positionals), io.input)
  const pairing = announcedPairing(report)
  const list = parseTieBreaks(values.tiebreaks ?? announcedTieBreaks(report) ?? '')
  if (!list.ok) throw new BadInput(list.error.code, list.error.reason)
  const standings = makeStandings(report.tournament, { tieBreaks: list.value, pairing })
  if (!standings.ok) throw new BadInput(standings.error.code, standings.error.reason)
  const { places } = standings.value
  const lines =
    pairing === 'fixed'
      ? crosstableByOpponent(report.tournament, places)
      : crosstableByRound(report.tournament, places)
  if (values.json === true) {
    for (const line of lines) await io.out(`${JSON.stringify(line)}\n`)
    return 0
  }
  const rows = lines.map(({ player, points, cells }, index) => [
    `${index + 1}.`,
    playerName(report, player),
    ...cells.map((cell, column) => {
      if (cell === null) return column === index && pairing === 'fixed' ? '×' : ''
      return 'code' in cell ? byRound(cell) : cell.map(each => each.code).join('')
    }),
    String(points),
  ])
  const columns = lines[0]?.cells.map((_, index) => String(index + 1)) ?? []
  await io.out(alignedTable([['', '', ...columns, 'Points'], ...rows], 1))
  return 0
}

/** `12w1`: the opponent's row, the colour and the result. */
function byRound({ line, colour, code }: CrosstableCell): string {
  return `${line ?? ''}${colour === null ? '' : colour === 'white' ? 'w' : 'b'}${code || '*'}`
}
