import { type Color, opposite } from '@jadoube/chess'
import type { RuleId } from '../../catalogue/index.js'
import type { EventOf } from '../../game/event.js'
import { displayResult, type Reason } from '../../game/result.js'
import type { PlayerNames } from '../claims/words.js'
import { pointsText } from '../points-text.js'

/** The sentences about the end of a game, with `{player}`, `{how}`, `{result}` and `{reason}`. */
export interface EndingWords {
  readonly won: string
  readonly drawn: string
  /**
   * A loss that becomes a draw. `{player}` is the player who cannot checkmate, within the sentence.
   */
  readonly cannotMate: string
  /**
   * The sentence before it, about what led to that draw. `{opponent}` is the other player, at its
   * start.
   */
  readonly before: Readonly<Partial<Record<Reason, string>>>
  /** One player loses and the other gets half a point. */
  readonly other: string
  readonly bothLose: string
  /** What follows where penalties in points have changed the score, with `{score}`: `1–½`. */
  readonly penalised: string
  /** What follows where a penalty in points has no effect, or not in full (10.2). */
  readonly penaltiesCount: Readonly<
    Record<NonNullable<EventOf<'game-concluded'>['penaltiesCount']>, string>
  >
  /** The game does not count (7.2, 7.3). */
  readonly cancelled: string
  /** Draws that need a sentence other than `drawn`. */
  readonly drawnBy: Readonly<Partial<Record<Reason, string>>>
  /** Draws whose rule says more than the reason. */
  readonly drawnUnder: Readonly<Partial<Record<RuleId, string>>>
  /** What completes `won` or `drawn`: “by checkmate”. */
  readonly how: Readonly<Record<Reason, string>>
  /** Like `how`, if a single illegal move loses (A.4.2 of 2017, B3.c of 2009). */
  readonly oneIllegalMove: string
  /** Like `how`, for wins whose rule says more than the reason. */
  readonly howUnder: Readonly<Partial<Record<RuleId, string>>>
}

type Concluded = EventOf<'game-concluded'>

interface EndingNames {
  readonly names: PlayerNames
  readonly reasons: Readonly<Record<Reason, string>>
}

const winners: Readonly<Record<string, Color>> = {
  '1-0': 'white',
  '+/-': 'white',
  '0-1': 'black',
  '-/+': 'black',
}

/** In all other cases the second or third illegal move loses (7.5.5). */
const isOneIllegalMove = (reason: Reason, rule: string | undefined): boolean =>
  reason === 'illegal-moves' && rule !== undefined && rule !== 'illegal.penalty-loss'

/** How the game ended. If penalties have changed the score, the sentence begins without them. */
export function tellEnding(event: Concluded, words: EndingWords, telling: EndingNames): string {
  const { withoutPenalties, penaltiesCount } = event
  const played = tellPlayed({ ...event, result: withoutPenalties ?? event.result }, words, telling)
  const limited = penaltiesCount === undefined ? '' : words.penaltiesCount[penaltiesCount]
  return [played, scoreAfter(event, words), limited].filter(text => text !== '').join(' ')
}

function scoreAfter({ withoutPenalties, points }: Concluded, words: EndingWords): string {
  if (withoutPenalties === undefined || points === null) return ''
  const score = `${pointsText(points.white)}–${pointsText(points.black)}`
  return words.penalised.replace('{score}', score)
}

function tellPlayed(
  { result, reason, rule, cannotMate }: Concluded,
  words: EndingWords,
  { names, reasons }: EndingNames,
): string {
  const winner = winners[result]
  const { sentence, player } = sentenceAndPlayer()
  const values: Readonly<Record<string, string>> = {
    player,
    opponent: cannotMate === undefined ? '' : names.first[opposite(cannotMate)],
    how: howText(),
    result: displayResult(result),
    reason: reasons[reason],
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

  function howText(): string {
    const under = winner === undefined || rule === undefined ? undefined : words.howUnder[rule]
    if (under !== undefined) return under
    return isOneIllegalMove(reason, rule) ? words.oneIllegalMove : words.how[reason]
  }

  function sentenceAndPlayer(): { readonly sentence: string; readonly player: string } {
    if (winner !== undefined) return { sentence: words.won, player: names.first[winner] }
    if (reason === 'cancelled') return { sentence: words.cancelled, player: '' }
    if (result === '0-0' || result === '-/-') return { sentence: words.bothLose, player: '' }
    if (result !== '1/2-1/2') return { sentence: words.other, player: '' }
    if (cannotMate !== undefined) {
      const sentence = `${words.before[reason] ?? ''}${words.cannotMate}`
      return { sentence, player: names.within[cannotMate] }
    }
    // A.4.4 applies to a pawn on its last rank and to two kings in check. The reason says which.
    const isInReason = rule === undefined || reason === 'both-kings-in-check'
    const under = isInReason ? undefined : words.drawnUnder[rule]
    return { sentence: under ?? words.drawnBy[reason] ?? words.drawn, player: '' }
  }
}
