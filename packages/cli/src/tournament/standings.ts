import { parseArgs } from 'node:util'
import {
  announcedPairing,
  announcedTieBreaks,
  explainValue,
  makeStandings,
  type PairingKind,
  type Place,
  parseTieBreaks,
  type Standings,
  type StandingsOptions,
  shownValue,
  type TieBreakEditionId,
  type TournamentReport,
  tieBreakEditions,
} from '@jadoube/tournament'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { oneFile } from './convert.js'
import { playerName } from './player-name.js'
import { readReport } from './read-report.js'
import { readerOf } from './reader.js'
import { alignedTable } from './table.js'

const options = {
  tiebreaks: { type: 'string' },
  edition: { type: 'string' },
  system: { type: 'string' },
  unrated: { type: 'string' },
  lots: { type: 'string' },
  'exclude-under-half': { type: 'boolean' },
  check: { type: 'boolean' },
  explain: { type: 'boolean' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** `tournament standings FILE`: one line per player, in the order of places. */
export async function printStandings(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const reader = readerOf(values.lang)
  const report = await readReport(oneFile(positionals), io.input)
  const pairing = systemOf(values.system) ?? announcedPairing(report)
  const usual = pairing === 'fixed' ? 'DE,WIN,SB,KS' : 'BH/C1,BH,SB'
  const list = parseTieBreaks(values.tiebreaks ?? announcedTieBreaks(report) ?? usual)
  if (!list.ok) throw new BadInput(list.error.code, list.error.reason)
  const unrated = values.unrated === undefined ? undefined : ratingOf(values.unrated)
  const attempt = makeStandings(report.tournament, {
    tieBreaks: list.value,
    pairing,
    edition: editionOf(values.edition),
    ...(unrated !== undefined && { unratedCountAs: unrated }),
    ...(values.lots !== undefined && { lots: values.lots }),
    excludeUnderHalf: values['exclude-under-half'] === true,
  } satisfies StandingsOptions)
  if (!attempt.ok) throw new BadInput(attempt.error.code, attempt.error.reason)
  const standings = attempt.value
  for (const code of standings.dropped) {
    io.err(`jadoube: ${code} is left out: a player has no rating; set one with --unrated\n`)
  }
  if (values.check === true) return checkRanks(report, standings, values.json === true, io)
  if (values.json === true) {
    for (const place of standings.places) await io.out(`${JSON.stringify(lineOf(place))}\n`)
    return 0
  }
  await io.out(table(report, standings))
  if (values.explain === true) {
    for (const { player, values: all } of standings.places) {
      const name = playerName(report, player)
      for (const { tieBreak, value } of all) {
        if (value === null) continue
        const sentence = reader.letters(explainValue(tieBreak, value, reader.language))
        await io.out(`${player} ${name}: ${sentence}\n`)
      }
    }
  }
  return 0
}

/** Compares the places with those in the file; exit code 1 if they differ. */
async function checkRanks(
  report: TournamentReport,
  { places }: Standings,
  json: boolean,
  io: Io,
): Promise<ExitCode> {
  const stated = new Map(report.stated.map(each => [each.player, each.rank]))
  let differing = 0
  for (const { player, rank } of places) {
    const said = stated.get(player) ?? null
    if (said === rank) continue
    differing++
    if (json) await io.out(`${JSON.stringify({ id: player, rank, stated: said })}\n`)
    else {
      const name = playerName(report, player)
      await io.out(`${player} ${name}: place ${rank}, not ${said ?? 'none'}\n`)
    }
  }
  if (!json && differing === 0) await io.out('all places agree\n')
  return differing === 0 ? 0 : 1
}

function lineOf({ player, rank, points, values }: Place) {
  const tiebreaks: Record<string, number | null> = {}
  for (const { tieBreak, value } of values) {
    tiebreaks[tieBreak.code] = value === null ? null : shownValue(tieBreak, value.value)
  }
  return { id: player, rank, points, tiebreaks }
}

function table(report: TournamentReport, { places }: Standings): string {
  const codes = places[0]?.values.map(each => each.tieBreak.code) ?? []
  const rows = [
    ['', 'No.', '', 'Points', ...codes],
    ...places.map(({ player, rank, points, values }) => [
      `${rank}.`,
      String(player),
      playerName(report, player),
      String(points),
      ...values.map(({ tieBreak, value }) =>
        String((value === null ? null : shownValue(tieBreak, value.value)) ?? '–'),
      ),
    ]),
  ]
  return alignedTable(rows, 2)
}

function systemOf(text: string | undefined): PairingKind | undefined {
  if (text === undefined) return undefined
  if (text === 'swiss') return 'swiss'
  if (text === 'round-robin') return 'fixed'
  throw new BadInput('bad-option', `--system must be swiss or round-robin, not '${text}'`)
}

function editionOf(text: string | undefined): TieBreakEditionId {
  const id = text ?? 'c07-2026'
  const known = Object.keys(tieBreakEditions) as TieBreakEditionId[]
  const found = known.find(each => each === id)
  if (found === undefined) {
    throw new BadInput(
      'unknown-edition',
      `there is no edition '${id}'; choose from ${known.join(', ')}`,
    )
  }
  return found
}

function ratingOf(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new BadInput('bad-option', `--unrated needs a rating, not '${text}'`)
}
