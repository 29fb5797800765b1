import { type Color, opposite } from '@jadoube/chess'
import type { Claim } from '../../game/act.js'
import type { NoProgressGround } from '../../game/act-words.js'
import type { EventOf } from '../../game/event.js'

/** The sentences about one claim, with `{player}`, `{opponent}` and `{move}`. */
export interface ClaimSentences {
  readonly made: string
  readonly upheld: string
  readonly rejected: string
  /** The claim is made with an intended move (9.2.1, 9.3.1). */
  readonly madeWithMove?: string
  readonly upheldWithMove?: string
  readonly rejectedIllegalMove?: string
  /** The claim names its ground (Finnish blitz 14.e). */
  readonly madeOn?: Readonly<Record<NoProgressGround, string>>
  /** The illegal move can no longer be acted on (A.4.2). */
  readonly rejectedTooLate?: string
  /** A visually disabled player has not announced what stands on the board (D.2.3.3). */
  readonly rejectedNotMade?: string
  /** An illegal move stands on the board, but the clock has not been pressed (7.5.1). */
  readonly rejectedNotCompleted?: string
  /** The illegal move is the claimant's own, and only the opponent can claim it (A.4.2). */
  readonly rejectedOwn?: string
  /** The claimant has made one, and not the opponent. */
  readonly rejectedNotTheOpponent?: string
  /** The claimant's own flag has fallen, too (A.4.3 of 2017). */
  readonly rejectedOwnFlag?: string
  /** The opponent moved without having the move, which is no illegal move (7.6). */
  readonly upheldOutOfTurn?: string
  /** What is needed to make the claim now. */
  readonly notNow?: string
}

export type ClaimWords = Readonly<Record<Claim, ClaimSentences>>

/** The name of a player at the start of a sentence and within one. */
export interface PlayerNames {
  readonly first: Readonly<Record<Color, string>>
  readonly within: Readonly<Record<Color, string>>
}

type Ruled = EventOf<'claim-upheld'> | EventOf<'claim-rejected'>

export interface ClaimTeller {
  readonly made: (event: EventOf<'claim-made'>, move: string) => string
  /** Undefined for a question that no player raised with a claim. */
  readonly ruled: (event: Ruled) => string | undefined
}

export function claimTeller(words: ClaimWords, names: PlayerNames): ClaimTeller {
  const fill = (sentence: string, by: Color, move = ''): string =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'move') return move
      return name === 'player' ? names.first[by] : names.within[opposite(by)]
    })
  return {
    made: (event, move) => {
      const { made, madeWithMove = made, madeOn } = words[event.claim]
      if (event.ground !== undefined && madeOn !== undefined) {
        return fill(madeOn[event.ground], event.by)
      }
      return fill(event.move === undefined ? made : madeWithMove, event.by, move)
    },
    ruled: event => {
      if (!isClaim(event.claim, words)) return undefined
      return fill(verdictOf(event, words[event.claim]), event.by)
    },
  }
}

const isClaim = (claim: string, words: ClaimWords): claim is Claim => claim in words

function verdictOf(event: Ruled, sentences: ClaimSentences): string {
  const { upheld, rejected } = sentences
  if (event.type === 'claim-upheld') {
    if (isOutOfTurn(event)) return sentences.upheldOutOfTurn ?? upheld
    return isByIntendedMove(event) ? (sentences.upheldWithMove ?? upheld) : upheld
  }
  return rejectedBecause(event, sentences) ?? rejected
}

function rejectedBecause({ facts, rule }: Ruled, sentences: ClaimSentences): string | undefined {
  if (facts?.illegal === true) return sentences.rejectedIllegalMove
  if (facts?.reason === 'not-made') return sentences.rejectedNotMade
  if (facts?.reason === 'not-completed') return sentences.rejectedNotCompleted
  if (facts?.reason === 'own-move') return sentences.rejectedOwn
  if (facts?.reason === 'not-the-opponent') return sentences.rejectedNotTheOpponent
  if (rule !== undefined && rulesByWhichItStands.has(rule)) return sentences.rejectedTooLate
  return rule === 'rapid.unsup.flag.own-flag-up' ? sentences.rejectedOwnFlag : undefined
}

const isOutOfTurn = ({ rule }: Ruled): boolean =>
  rule === 'irreg.displaced-later' || rule === 'made.released-fixed'

/** The rules by which an illegal move stands. */
const rulesByWhichItStands: ReadonlySet<string> = new Set([
  'rapid.unsup.illegal.stands',
  'blitz.unsup.illegal.stands',
  'fb.illegal.unnoticed',
])

const isByIntendedMove = ({ rule }: Ruled): boolean =>
  rule === 'rep.intended' || rule === 'fifty.intended'
