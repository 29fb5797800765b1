import { type TournamentLanguage as Language, makeNumber } from '../language.js'
import type { PairingFault } from '../pairing-system.js'
import type { PlayerId } from '../tournament.js'
import type { WhyNot } from './reason.js'
import type { BracketTrace, ByeTrace, ColourTrace, GameTrace, Move, PairingTrace } from './trace.js'
import { cs } from './words/cs.js'
import { en } from './words/en.js'
import { fi } from './words/fi.js'
import { sl } from './words/sl.js'
import { sr } from './words/sr.js'
import type { Words } from './words/words.js'

export const words: Readonly<Record<Language, Words>> = { en, sl, sr, cs, fi }

/** Writes a player in a sentence; by default only the number. */
export type Label = (id: PlayerId) => string

const plain: Label = id => String(id)

/**
 * Explains in one sentence why players `a` and `b` do not meet. `reason` comes from `whyNotMeet`;
 * `label` names a player.
 */
export function sayWhyNotMeet(
  reason: WhyNot,
  a: PlayerId,
  b: PlayerId,
  language: Language,
  label: Label = plain,
): string {
  const say = words[language]
  const [first, second] = [label(a), label(b)]
  switch (reason.kind) {
    case 'paired':
      return say.paired(first, second)
    case 'completion':
      return say.ifMet(first, second, reason.criterion === 'C4' ? say.incomplete : say.higherBye)
    case 'quality':
      return say.ifMet(first, second, consequence(say, reason))
    case 'order':
      return say.laterMet(first, second, reason.article)
    case 'absolute':
      if (reason.criterion === 'C1') return say.met(first, second, reason.round)
      if (reason.criterion === 'C3') return say.sameColour(first, second, reason.colour)
      return say.forbidden(first, second)
    case 'not-compared':
      return say.notCompared(first, second)
    case 'absent':
      return say.absent(label(reason.player))
    case 'even':
      return say.noBye
  }
}

/**
 * Explains in one sentence why a player does not get the bye. `reason` comes from `whyNotBye`;
 * `label` names a player.
 */
export function sayWhyNotBye(
  reason: WhyNot,
  player: PlayerId,
  language: Language,
  label: Label = plain,
): string {
  const say = words[language]
  switch (reason.kind) {
    case 'paired':
      return say.getsBye(label(player))
    case 'absolute':
      return say.mayNotGetBye(label(player))
    case 'completion':
      if (reason.criterion === 'C5') return say.higherScore(label(player))
      return say.ifBye(label(player), say.incomplete)
    case 'quality':
      if (reason.criterion === 'C9') return say.moreUnplayed(label(player))
      return say.ifBye(label(player), consequence(say, reason))
    case 'order':
      return say.laterBye(label(player), reason.article)
    case 'not-compared':
      return say.byeNotCompared(label(player))
    case 'absent':
      return say.absent(label(player))
    case 'even':
      return say.noBye
  }
}

function consequence(say: Words, reason: WhyNot & { readonly kind: 'quality' }): string {
  return say.consequence[reason.criterion](reason.now, reason.otherwise)
}

/**
 * Explains how a game was paired. Returns one sentence each for bracket, subgroups, moves, natural
 * opponent and colours. For a subgroup with more than `most` players, only the first, the last and
 * the players of the game are named.
 */
export function sayGame(
  trace: PairingTrace,
  game: GameTrace,
  language: Language,
  label: Label = plain,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const say = words[language]
  const bracket = trace.brackets[game.bracket - 1]!
  const concerned = [game.white, game.black, game.natural]
  return [
    ...sayBracket(bracket, language, ids => shortened(ids, concerned, most).map(nameOr(label))),
    ...game.moves.flatMap(move => sayMove(move, say, label)),
    ...(game.natural === null
      ? []
      : game.whyNotNatural === null
        ? [say.naturalMet(label(game.higher), label(game.natural))]
        : [
            say.naturalWas(label(game.higher), label(game.natural)),
            sayWhyNotMeet(game.whyNotNatural, game.higher, game.natural, language, label),
          ]),
    sayColours(game.colours, game, say, label),
  ]
}

/** Explains in a few sentences why a player got the pairing-allocated bye. */
export function sayBye(
  trace: PairingTrace,
  bye: ByeTrace,
  language: Language,
  label: Label = plain,
): string[] {
  const say = words[language]
  return [
    say.oddField,
    say.byeGoesTo(label(bye.player), makeNumber(bye.score / 100, language)),
    ...(bye.lowest === null || bye.whyNotLowest === null
      ? []
      : [
          say.lowestWas(label(bye.lowest)),
          sayWhyNotBye(bye.whyNotLowest, bye.lowest, language, label),
        ]),
    ...bye.moves
      .filter(({ from }) => from < trace.brackets.length)
      .flatMap(move => sayMove(move, say, label)),
  ]
}

const nameOr =
  (label: Label) =>
  (id: PlayerId | null): string =>
    id === null ? '…' : label(id)

/** The two ends of a long list and the players concerned; null stands for those left out. */
function shortened(
  ids: readonly PlayerId[],
  concerned: readonly (PlayerId | null)[],
  most: number,
): readonly (PlayerId | null)[] {
  if (ids.length <= most) return ids
  const isNamed = (id: PlayerId, at: number) =>
    at < 2 || at >= ids.length - 2 || concerned.includes(id)
  const named = ids.map((id, at) => (isNamed(id, at) ? id : null))
  return named.filter((id, at) => id !== null || named[at - 1] !== null)
}

function sayBracket(
  bracket: BracketTrace,
  language: Language,
  namesOf: (ids: readonly PlayerId[]) => readonly string[],
): string[] {
  const say = words[language]
  const list = (ids: readonly PlayerId[]) => (ids.length === 0 ? '–' : namesOf(ids).join(', '))
  const size = bracket.movedDown.length + bracket.residents.length
  const sentences = [
    say.bracket(bracket.number, makeNumber(bracket.score / 100, language), size),
    say.subgroups(list(bracket.s1), list(bracket.s2)),
  ]
  if (bracket.remainder !== null && bracket.remainder.s1.length > 0) {
    sentences.push(say.remainder(list(bracket.remainder.s1), list(bracket.remainder.s2)))
  }
  return sentences
}

function sayMove(move: Move, say: Words, label: Label): string[] {
  const { player, from, odd, lowest, whyNotLowest } = move
  const sentences = [say.movedDown(label(player), from, odd)]
  if (lowest === null || whyNotLowest === null) return sentences
  const who = label(lowest)
  switch (whyNotLowest.kind) {
    case 'quality':
      return [...sentences, say.ifMovedDown(who, consequence(say, whyNotLowest))]
    case 'order':
      return [...sentences, say.laterMovedDown(who, whyNotLowest.article)]
    default:
      return sentences
  }
}

function sayColours(
  colours: ColourTrace,
  { white, black, higher }: GameTrace,
  say: Words,
  label: Label,
): string {
  const colour = colours.white.preference ?? colours.black.preference ?? 'white'
  // In every rule after 5.2.1 both want the same colour, so the player who has it was granted it.
  const granted = label(colour === 'white' ? white : black)
  switch (colours.rule) {
    case '5.2.1': {
      if (colours.white.preference !== null && colours.black.preference !== null) {
        return say.bothGranted
      }
      return say.onlyOne(label(colours.white.preference === null ? black : white))
    }
    case '5.2.2':
      return colours.white.strength === 'absolute' && colours.black.strength === 'absolute'
        ? say.wider(granted, colour)
        : say.stronger(granted, colour)
    case '5.2.3':
      return say.alternate(colour)
    case '5.2.4':
      return say.higherRanked(label(higher), colour)
    case '5.2.5':
      return say.initial(label(higher), colours.number % 2 === 1)
  }
}

/** Explains in one sentence why a round cannot be paired. */
export function sayFault(fault: PairingFault, language: Language, label: Label = plain): string {
  const say = words[language]
  if (fault.code === 'nobody-to-pair') return say.nobody
  return say.impossible[fault.criterion ?? 'several'](fault.players.map(label).join(', '))
}

/** Explains which of two players gets which colour by Article 5, and why. */
export function sayOtherColours(
  white: PlayerId,
  black: PlayerId,
  language: Language,
  label: Label = plain,
): string {
  return words[language].otherColours(label(white), label(black))
}
