import { parseArgs } from 'node:util'
import {
  beforeRound,
  type DutchPairing,
  type PlayerId,
  type RoundRobinOptions,
  sayOtherColours,
  sayWhyNotBye,
  sayWhyNotMeet,
  type Tournament,
  type TournamentReport,
  whyNotBye,
  whyNotMeet,
} from '@jadoube/tournament'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { counted } from '../counted.js'
import { errorLine } from '../error-line.js'
import { type CheckedGames, checkGames, isPgn } from './check-games.js'
import { gamesByTable, roundRobinOf } from './fixed-rounds.js'
import { readText, reportIn } from './read-report.js'
import { type Reader, readerOf } from './reader.js'
import { pairRound, tournamentToPair } from './rounds.js'

/** A pair that only the file or only the engine has; the bye has `black` 0. */
interface Difference {
  readonly in: 'file' | 'engine'
  readonly white: PlayerId
  readonly black: PlayerId
  /** The criterion or article that speaks against a pair of the file. */
  readonly criterion?: string
  readonly reason?: string
}

interface CheckedRound {
  readonly file: string
  readonly round: number
  readonly agrees: boolean
  readonly differences: readonly Difference[]
  /** The file says that the round was paired by hand, so it may differ. */
  readonly byHand?: true
  /** Why the engine finds no pairing at all. */
  readonly reason?: string
}

/** `tournament check FILE… [--json] [--lang L] [--rounds N]`. */
export async function checkReports(args: readonly string[], io: Io): Promise<ExitCode> {
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
  if (positionals.length === 0) {
    throw new BadInput('file-missing', 'name the tournament report file')
  }
  let exit: ExitCode = 0
  let last: Tournament | undefined
  for (const file of positionals) {
    try {
      const text = await readText(file, io.input)
      if (isPgn(text)) {
        const found = gamesAgainst(last, file, text)
        await io.out(values.json ? `${JSON.stringify(found)}\n` : gamesAsText(found))
        if (found.differences.length > 0 && exit === 0) exit = 1
        continue
      }
      const report = reportIn(text, file)
      const tournament = tournamentToPair(report, values.rounds)
      last = tournament
      const fixed = roundRobinOf(report)
      const byHand = roundsByHand(report)
      for (const round of checkRounds(file, tournament, fixed, reader)) {
        const checked = byHand.has(round.round) ? { ...round, byHand: true as const } : round
        await io.out(values.json ? `${JSON.stringify(checked)}\n` : asText(checked))
        if (!checked.agrees && !byHand.has(round.round) && exit === 0) exit = 1
      }
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault
      io.err(errorLine(fault))
      exit = 2
    }
  }
  return exit
}

function gamesAgainst(report: Tournament | undefined, file: string, text: string): CheckedGames {
  if (report !== undefined) return checkGames(file, text, report)
  throw new BadInput(
    'report-missing',
    `${file} has games; name the report of their tournament before it`,
  )
}

function gamesAsText({ file, games, differences }: CheckedGames): string {
  if (differences.length === 0) return `${file}: ${counted(games, 'game')}: agree\n`
  const lines = differences.map(
    ({ game, round, reason, code }) => `  game ${game} (${round}): ${reason} (${code})\n`,
  )
  const differ = `${differences.length} ${differences.length === 1 ? 'differs' : 'differ'}`
  return `${file}: ${counted(games, 'game')}: ${differ}\n${lines.join('')}`
}

/** `### MPA @ Round 2: …`: the report says that a person paired the round. */
function roundsByHand({ records }: TournamentReport): ReadonlySet<number> {
  return new Set(
    records.flatMap(({ tag, text }) => {
      const said = tag === '###' ? /\bMPA @ Round (\d+)\b/.exec(text) : null
      return said === null ? [] : [Number(said[1])]
    }),
  )
}

function* checkRounds(
  file: string,
  tournament: Tournament,
  fixed: RoundRobinOptions | null,
  reader: Reader,
) {
  for (let round = 1; round <= tournament.paired; round++) {
    if (fixed === null) yield checkRound(file, tournament, round, reader)
    else {
      const inFile = pairsOf(tournament, round)
      const differences = differencesOf(inFile, gamesByTable(tournament, fixed, round))
      yield { file, round, agrees: differences.length === 0, differences }
    }
  }
}

function checkRound(
  file: string,
  tournament: Tournament,
  round: number,
  reader: Reader,
): CheckedRound {
  const before = beforeRound(tournament, round)
  const inFile = pairsOf(tournament, round)
  // Nobody was paired in it, so there is nothing to compare.
  if (inFile.length === 0 && before.players.every(player => player.comingBye !== null)) {
    return { file, round, agrees: true, differences: [] }
  }
  const result = pairRound(before, reader)
  if ('reason' in result) {
    return { file, round, agrees: false, differences: [], reason: result.reason }
  }
  const { pairing } = result
  const engine = [
    ...pairing.games.map(({ white, black }) => ({ white, black })),
    ...(pairing.bye === null ? [] : [{ white: pairing.bye, black: 0 }]),
  ]
  const differences = differencesOf(inFile, engine).map(each =>
    each.in === 'file' ? { ...each, ...against(pairing, each.white, each.black, reader) } : each,
  )
  return { file, round, agrees: differences.length === 0, differences }
}

/** The pairs that only the file has, then those that only the rules give. */
function differencesOf(inFile: readonly FilePair[], engine: readonly FilePair[]): Difference[] {
  const same = (a: FilePair, b: FilePair) =>
    (a.white === b.white && a.black === b.black) ||
    // A forfeited game may have no colours.
    ((a.colourless || b.colourless) && a.white === b.black && a.black === b.white)
  return [
    ...inFile
      .filter(pair => !engine.some(each => same(pair, each)))
      .map(({ white, black }) => ({ in: 'file' as const, white, black })),
    ...engine
      .filter(pair => !inFile.some(each => same(each, pair)))
      .map(({ white, black }) => ({ in: 'engine' as const, white, black })),
  ]
}

interface FilePair {
  readonly white: PlayerId
  readonly black: PlayerId
  readonly colourless?: boolean
}

function pairsOf(tournament: Tournament, round: number): FilePair[] {
  return tournament.players.flatMap((player): FilePair[] => {
    const { outcome, opponent, colour } = player.rounds[round - 1]!
    if (outcome === 'pairing-bye') return [{ white: player.id, black: 0 }]
    if (opponent === null) return []
    if (colour === 'white') return [{ white: player.id, black: opponent }]
    const other = tournament.players.find(({ id }) => id === opponent)?.rounds[round - 1]
    if (colour !== null || other?.colour !== null || opponent < player.id) return []
    return [{ white: player.id, black: opponent, colourless: true }]
  })
}

/** What speaks against a pair of the file. */
function against(pairing: DutchPairing, white: PlayerId, black: PlayerId, reader: Reader) {
  if (black === 0) {
    const why = whyNotBye(pairing, white)
    return {
      criterion: criterionOf(why),
      reason: reader.letters(sayWhyNotBye(why, white, reader.language)),
    }
  }
  const why = whyNotMeet(pairing, white, black)
  if (why.kind !== 'paired') {
    return {
      criterion: criterionOf(why),
      reason: reader.letters(sayWhyNotMeet(why, white, black, reader.language)),
    }
  }
  const game = pairing.games.find(each => each.white === black && each.black === white)
  return {
    criterion: game?.colourRule ?? 'Article 5',
    reason: reader.letters(sayOtherColours(black, white, reader.language)),
  }
}

function criterionOf(why: ReturnType<typeof whyNotMeet>): string {
  if ('criterion' in why) return why.criterion
  return why.kind === 'order' ? why.article : why.kind
}

function asText({ file, round, agrees, differences, byHand, reason }: CheckedRound): string {
  if (agrees) return `${file}: round ${round}: agrees\n`
  const lines = differences.map(
    each =>
      `  ${each.in === 'file' ? 'in the file: ' : 'by the rules:'} ${each.white} ${each.black}${
        each.reason === undefined ? '' : ` (${each.criterion}) ${each.reason}`
      }\n`,
  )
  if (reason !== undefined) lines.unshift(`  ${reason}\n`)
  return `${file}: round ${round}: differs${byHand ? ' (paired by hand, as the file says)' : ''}\n${lines.join('')}`
}
