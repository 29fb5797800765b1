import { type Color, opposite } from '@jadoube/chess'
import type { RuleId } from '../../catalogue/index.js'
import type { EventOf } from '../../game/event.js'
import { displayResult, type Reason } from '../../game/result.js'
import type { PlayerNames } from '../claims/words.js'

/** How the end of a game is told: whole sentences with `{player}`, `{how}`, `{result}` and `{reason}`. */
export interface EndingWords {
  readonly won: string
  readonly drawn: string
  /** A loss that becomes a draw: `{player}` is the one who cannot checkmate, inside the sentence. */
  readonly cannotMate: string
  /** What led to that draw, as a sentence before it: `{opponent}` is the other player, at its start. */
  readonly before: Readonly<Partial<Record<Reason, string>>>
  /** One player loses and the other gets half a point. */
  readonly other: string
  readonly bothLose: string
  /** The game does not count (7.2, 7.3). */
  readonly cancelled: string
  /** Draws whose sentence is built otherwise than `drawn`. */
  readonly drawnBy: Readonly<Partial<Record<Reason, string>>>
  /** The same, where the rule says more than the reason. */
  readonly drawnUnder: Readonly<Partial<Record<RuleId, string>>>
  /** What completes `won` or `drawn`: “by checkmate”. */
  readonly how: Readonly<Record<Reason, string>>
  /** The same where a single illegal move is enough (A.4.2 of 2017, B3.c of 2009). */
  readonly oneIllegalMove: string
  /** The same for a win, where the rule says more than the reason. */
  readonly howUnder: Readonly<Partial<Record<RuleId, string>>>
}

type Concluded = EventOf<'game-concluded'>

const winners: Readonly<Record<string, Color>> = {
  '1-0': 'white',
  '+/-': 'white',
  '0-1': 'black',
  '-/+': 'black',
}

/** Everywhere else it is the second or the third one that loses (7.5.5). */
const isOneIllegalMove = (reason: Reason, rule: string | undefined): boolean =>
  reason === 'illegal-moves' && rule !== undefined && rule !== 'illegal.penalty-loss'

export function tellEnding(
  { result, reason, rule, cannotMate }: Concluded,
  words: EndingWords,
  { names, reasons }: { names: PlayerNames; reasons: Readonly<Record<Reason, string>> },
): string {
  const winner = winners[result]
  const { sentence, player } = chosen()
  const values: Readonly<Record<string, string>> = {
    player,
    opponent: cannotMate === undefined ? '' : names.first[opposite(cannotMate)],
    how: howOf(),
    result: displayResult(result),
    reason: reasons[reason],
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

  function howOf(): string {
    const under = winner === undefined || rule === undefined ? undefined : words.howUnder[rule]
    if (under !== undefined) return under
    return isOneIllegalMove(reason, rule) ? words.oneIllegalMove : words.how[reason]
  }

  function chosen(): { readonly sentence: string; readonly player: string } {
    if (winner !== undefined) return { sentence: words.won, player: names.first[winner] }
    if (reason === 'cancelled') return { sentence: words.cancelled, player: '' }
    if (result === '0-0' || result === '-/-') return { sentence: words.bothLose, player: '' }
    if (result !== '1/2-1/2') return { sentence: words.other, player: '' }
    if (cannotMate !== undefined) {
      const sentence = `${words.before[reason] ?? ''}${words.cannotMate}`
      return { sentence, player: names.within[cannotMate] }
    }
    // A.4.4 draws for a pawn on its last rank and for two kings in check: the reason tells which.
    const isTold = rule === undefined || reason === 'both-kings-in-check'
    const under = isTold ? undefined : words.drawnUnder[rule]
    return { sentence: under ?? words.drawnBy[reason] ?? words.drawn, player: '' }
  }
}
