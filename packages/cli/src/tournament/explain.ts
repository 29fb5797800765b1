import { parseArgs } from 'node:util'
import {
  beforeRound,
  type DutchPairing,
  type PlayerId,
  sayBye,
  sayGame,
  sayWhyNotBye,
  sayWhyNotMeet,
  type Tournament,
  tracePairing,
  whyNotBye,
  whyNotMeet,
} from '@jadoube/tournament'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { readReport } from './read-report.js'
import { type Reader, readerOf } from './reader.js'
import { pairRound, tournamentToPair, wholeNumber } from './rounds.js'

/** `tournament explain FILE [A B] [--round R] [--lang L] [--json]`. */
export async function explainReport(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      round: { type: 'string' },
      rounds: { type: 'string' },
      lang: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const reader = readerOf(values.lang)
  const [file, ...players] = positionals
  if (file === undefined) throw new BadInput('file-missing', 'name the tournament report file')
  const tournament = tournamentToPair(await readReport(file, io.input), values.rounds)
  const before = atRound(tournament, values.round)
  const result = pairRound(before, reader)
  if ('reason' in result) {
    io.err(`jadoube: ${result.reason} (${result.code})\n`)
    return 1
  }
  const asked = askedFor(players, tournament)
  const answers =
    asked === null ? everything(result.pairing, reader) : [whyNot(result.pairing, asked, reader)]
  for (const { why, ...facts } of answers) {
    if (values.json)
      await io.out(`${JSON.stringify({ round: result.pairing.round, ...facts, why })}\n`)
    else
      await io.out(
        `${asked === null ? `${facts.white} ${facts.black}\n` : ''}${asText(why, asked)}`,
      )
  }
  return 0
}

interface Answer {
  readonly white: PlayerId
  readonly black: PlayerId
  readonly why: readonly string[]
}

/** The requested round; otherwise the next one, or the last one of a finished tournament. */
function atRound(tournament: Tournament, text: string | undefined): Tournament {
  const coming = tournament.paired + 1
  if (text === undefined) {
    const over = tournament.paired > 0 && tournament.paired >= tournament.rounds
    return over ? beforeRound(tournament, tournament.paired) : tournament
  }
  const round = wholeNumber(text, '--round')
  if (round < 1 || round > coming) {
    throw new BadInput('bad-round', `--round must be from 1 to ${coming}, not ${text}`)
  }
  return round === coming ? tournament : beforeRound(tournament, round)
}

function askedFor(
  players: readonly string[],
  tournament: Tournament,
): readonly [PlayerId, PlayerId] | null {
  if (players.length === 0) return null
  if (players.length !== 2) {
    throw new BadInput('two-players', 'name two players, or one player and 0 for the bye')
  }
  const ids = players.map(each => wholeNumber(each, 'a player'))
  for (const id of ids) {
    if (id !== 0 && !tournament.players.some(player => player.id === id)) {
      throw new BadInput('unknown-player', `there is no player ${id}`)
    }
  }
  const [a, b] = ids as [PlayerId, PlayerId]
  if (a === b) throw new BadInput('two-players', 'name two different players')
  return a === 0 ? [b, 0] : [a, b]
}

function everything(pairing: DutchPairing, reader: Reader): Answer[] {
  const trace = tracePairing(pairing)
  const answers: Answer[] = trace.games.map(game => ({
    white: game.white,
    black: game.black,
    why: sayGame(trace, game, reader.language).map(reader.letters),
  }))
  if (trace.bye !== null) {
    answers.push({
      white: trace.bye.player,
      black: 0,
      why: sayBye(trace, trace.bye, reader.language).map(reader.letters),
    })
  }
  return answers
}

function whyNot(
  pairing: DutchPairing,
  [a, b]: readonly [PlayerId, PlayerId],
  reader: Reader,
): Answer & { readonly reason: unknown } {
  if (b === 0) {
    const reason = whyNotBye(pairing, a)
    return {
      white: a,
      black: 0,
      reason,
      why: [reader.letters(sayWhyNotBye(reason, a, reader.language))],
    }
  }
  const reason = whyNotMeet(pairing, a, b)
  return {
    white: a,
    black: b,
    reason,
    why: [reader.letters(sayWhyNotMeet(reason, a, b, reader.language))],
  }
}

function asText(why: readonly string[], asked: unknown): string {
  return why.map(sentence => `${asked === null ? '  ' : ''}${sentence}\n`).join('')
}
