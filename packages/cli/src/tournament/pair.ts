import { parseArgs } from 'node:util'
import { type DutchPairing, sayBye, sayGame, tracePairing } from '@jadoube/tournament'
import type { ExitCode, Io } from '../command.js'
import { oneFile } from './convert.js'
import { readReport } from './read-report.js'
import { type Reader, readerOf } from './reader.js'
import { pairRound, tournamentToPair } from './rounds.js'

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
  const result = pairRound(tournamentToPair(report, values.rounds), reader)
  if ('reason' in result) {
    if (values.json)
      await io.out(`${JSON.stringify({ code: result.code, reason: result.reason })}\n`)
    else io.err(`jadoube: ${result.reason} (${result.code})\n`)
    return 1
  }
  await io.out(values.json ? `${asJson(result.pairing, reader)}\n` : asText(result.pairing))
  return 0
}

function asText({ games, bye }: DutchPairing): string {
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
