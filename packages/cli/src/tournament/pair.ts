import { parseArgs } from 'node:util'
import {
  type DutchPairing,
  type RoundPairing,
  sayBye,
  sayGame,
  tracePairing,
} from '@jadoube/tournament'
import type { ExitCode, Io } from '../command.js'
import { oneFile } from './convert.js'
import { roundRobinOf } from './fixed-rounds.js'
import { readReport } from './read-report.js'
import { type Reader, readerOf } from './reader.js'
import { pairByTable, pairRound, tournamentToPair } from './rounds.js'

/** `tournament pair FILE [--json] [--lang L] [--rounds N]`. */
export async function pairReport(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      lang: { type: 'string' },
      rounds: { type: 'string' },
    },
  })
  const reader = readerOf(values.lang)
  const report = await readReport(oneFile(positionals), io.input)
  const fixed = roundRobinOf(report)
  const result =
    fixed === null
      ? pairRound(tournamentToPair(report, values.rounds), reader)
      : pairByTable(report.tournament, fixed, reader)
  if ('reason' in result) {
    if (values.json)
      await io.out(`${JSON.stringify({ code: result.code, reason: result.reason })}\n`)
    else io.err(`jadoube: ${result.reason} (${result.code})\n`)
    return 1
  }
  const { pairing } = result
  if (!values.json) await io.out(asText(pairing))
  else if ('brackets' in pairing) await io.out(`${asJson(pairing, reader)}\n`)
  else {
    const { round, games, bye, rests } = pairing
    await io.out(`${JSON.stringify({ round, pairs: games, bye, rests })}\n`)
  }
  return 0
}

function asText({ games, bye }: RoundPairing): string {
  const lines = games.map(({ white, black }) => `${white} ${black}`)
  if (bye !== null) lines.push(`${bye} 0`)
  return `${lines.length}\n${lines.map(line => `${line}\n`).join('')}`
}

function asJson(pairing: DutchPairing, reader: Reader): string {
  const trace = tracePairing(pairing)
  return JSON.stringify({
    round: trace.round,
    pairs: trace.games.map(game => ({
      ...game,
      why: sayGame(trace, game, reader.language).map(reader.letters),
    })),
    bye:
      trace.bye === null
        ? null
        : { ...trace.bye, why: sayBye(trace, trace.bye, reader.language).map(reader.letters) },
    brackets: trace.brackets,
  })
}
