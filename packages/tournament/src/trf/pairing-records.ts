import type { Colour, ForbiddenPair, PlayerId, Points, VirtualPoints } from '../tournament.js'
import { quote, stop } from './fault.js'
import { columns, contentOf, type TrfLine, wordsOf } from './lines.js'
import { mostRounds } from './player-record.js'
import { parsePoints } from './points-field.js'
import type { LaterBye } from './report.js'

/** A limit that protects against hostile files. No real tournament reaches it. */
const mostEntries = 2_000_000

export type KnownPlayers = ReadonlySet<PlayerId>

/** Record 142 or XXR. */
export function readNumberOfRounds(line: TrfLine): number {
  const text = contentOf(line)
  const rounds = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (rounds === 0 || rounds > mostRounds) {
    const reason = `${quote(text)} is no number of rounds from 1 to ${mostRounds}`
    stop('trf-number-of-rounds', line.number, 5, reason)
  }
  return rounds
}

/** Record 152. */
export function readInitialColour(line: TrfLine): Colour {
  const text = contentOf(line).toUpperCase()
  if (text === 'W') return 'white'
  if (text === 'B') return 'black'
  return stop('trf-initial-colour', line.number, 5, `${quote(text)} is neither W nor B`)
}

/** Record XXC: the colour of the first round, if given, and whether it contains `rank`. */
export function readConfiguration(line: TrfLine): { colour: Colour | null; rank: boolean } {
  const words = wordsOf(line).map(each => each.word.toLowerCase())
  const colour = words.includes('white1') ? 'white' : words.includes('black1') ? 'black' : null
  return { colour, rank: words.includes('rank') }
}

function readId(line: TrfLine, text: string, column: number, players: KnownPlayers): PlayerId {
  const id = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (!players.has(id)) {
    stop('trf-player-unknown', line.number, column, `there is no player ${quote(text)}`)
  }
  return id
}

function readRound(
  line: TrfLine,
  from: number,
  code: 'trf-bye' | 'trf-acceleration' | 'trf-forbidden-pairs',
): number {
  const text = columns(line, from, from + 2)
  if (/^\d{1,3}$/.test(text) && Number(text) > 0) return Number(text)
  return stop(code, line.number, from, `${quote(text)} is no round`)
}

const byeLetters: Readonly<Record<string, LaterBye['bye']>> = {
  F: 'full-bye',
  H: 'half-bye',
  Z: 'zero-bye',
}

/** Record 240: the requested byes. */
export function readByes(line: TrfLine, players: KnownPlayers): LaterBye[] {
  const letter = columns(line, 5, 5).toUpperCase()
  const bye = Object.hasOwn(byeLetters, letter) ? byeLetters[letter] : undefined
  if (bye === undefined) {
    return stop('trf-bye', line.number, 5, `the kind of bye ${quote(letter)} is not F, H or Z`)
  }
  const round = readRound(line, 7, 'trf-bye')
  return wordsOf(line)
    .filter(({ column }) => column >= 10)
    .map(({ word, column }) => ({ player: readId(line, word, column, players), round, bye }))
}

/** Record XXZ: the players who are absent from the coming round. */
export function readAbsent(line: TrfLine, players: KnownPlayers): PlayerId[] {
  return wordsOf(line).map(({ word, column }) => readId(line, word, column, players))
}

/** Virtual points by player and round. Later lines of the file take precedence. */
export class Acceleration {
  readonly #points = new Map<number, Points>()
  #entries = 0

  /** Record XXA: one player, with a value for each round. */
  readPlayer(line: TrfLine, players: KnownPlayers): void {
    const [id, ...values] = wordsOf(line)
    const player = readId(line, id?.word ?? '', id?.column ?? 5, players)
    values.forEach(({ word, column }, index) => {
      this.#set(line, player, index + 1, readVirtual(line, word, column))
    })
  }

  /** Record 250: a range of rounds and a range of players. */
  readRange(line: TrfLine, players: KnownPlayers, rounds: number): void {
    const text = columns(line, 10, 13)
    const points = readVirtual(line, text, 10)
    const firstRound = readRound(line, 15, 'trf-acceleration')
    const lastRound = Math.min(readRound(line, 19, 'trf-acceleration'), rounds)
    const firstPlayer = readId(line, columns(line, 23, 26), 23, players)
    const lastPlayer = readId(line, columns(line, 28, 31), 28, players)
    for (let player = firstPlayer; player <= lastPlayer; player++) {
      if (!players.has(player)) continue
      for (let round = firstRound; round <= lastRound; round++) {
        this.#set(line, player, round, points)
      }
    }
  }

  #set(line: TrfLine, player: PlayerId, round: number, points: Points): void {
    this.#entries++
    if (round > mostRounds || this.#entries > mostEntries) {
      stop('trf-acceleration', line.number, 1, 'there are more virtual points than rounds allow')
    }
    this.#points.set(player * 1000 + round, points)
  }

  all(): VirtualPoints[] {
    return [...this.#points]
      .filter(([, points]) => points !== 0)
      .sort(([one], [other]) => one - other)
      .map(([key, points]) => ({
        player: Math.floor(key / 1000),
        round: key % 1000,
        points,
      }))
  }
}

function readVirtual(line: TrfLine, text: string, column: number): Points {
  const points = parsePoints(text)
  if (points !== null) return points
  return stop('trf-acceleration', line.number, column, `${quote(text)} is no number of points`)
}

/** Records 260 and XXP: groups of players who may not meet. */
export class ForbiddenPairs {
  readonly #pairs: ForbiddenPair[] = []

  /** Record 260 gives the rounds. */
  readRounds(line: TrfLine, players: KnownPlayers): void {
    const from = readRound(line, 5, 'trf-forbidden-pairs')
    const to = readRound(line, 9, 'trf-forbidden-pairs')
    const words = wordsOf(line).filter(({ column }) => column >= 12)
    this.#add(line, words, players, from, to)
  }

  /** Record XXP applies to the whole tournament. */
  readAllRounds(line: TrfLine, players: KnownPlayers, rounds: number): void {
    this.#add(line, wordsOf(line), players, 1, rounds)
  }

  #add(
    line: TrfLine,
    words: readonly { readonly word: string; readonly column: number }[],
    players: KnownPlayers,
    fromRound: number,
    toRound: number,
  ): void {
    const ids = [...new Set(words.map(({ word, column }) => readId(line, word, column, players)))]
    const count = (ids.length * (ids.length - 1)) / 2
    if (this.#pairs.length + count > mostEntries) {
      stop('trf-forbidden-pairs', line.number, 1, 'there are too many forbidden pairs')
    }
    ids.forEach((one, index) => {
      for (const other of ids.slice(index + 1)) {
        this.#pairs.push({ players: [one, other], fromRound, toRound })
      }
    })
  }

  all(): readonly ForbiddenPair[] {
    return this.#pairs
  }
}
