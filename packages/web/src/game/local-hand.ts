import type { Color, Square } from '@jadoube/chess'
import { computed, signal } from '@preact/signals'
import type { HandAct } from '../board/hand-act.js'
import { actOf, handle } from './by-hand.js'
import { asOfNow, rulerHere } from './deciding.js'
import { electronicBoard } from './electronic-board.js'
import type { ActBody } from './game.js'
import type { KeptRecord } from './kept-game.js'
import type { LocalGame } from './local-game.js'
import { isFriendly, type WholeMoves } from './whole-moves.js'

/** The hands of both players at a board that is decided on this device. */
export interface LocalHand {
  readonly held: LocalGame['held']
  readonly byHand: (act: HandAct) => boolean
  readonly press: (side: Color) => void
  /** Empties the hand. */
  readonly letGo: () => void
  /** Sets the hand to what the record says. */
  readonly takeFrom: (record: KeptRecord) => void
}

/** How acts become part of the game. */
interface Deciding {
  /** Shows the expected board before the Laws are loaded. */
  readonly lookAhead: (act: ActBody) => void
  /** Once the Laws are loaded, their decision counts. */
  readonly decided: (does: () => boolean) => boolean
}

export function localHand(
  game: () => LocalGame,
  first: KeptRecord,
  whole: WholeMoves,
  { lookAhead, decided }: Deciding,
): LocalHand {
  const held = signal<Square | null>(inHand(first))

  const byHandNow = (act: HandAct): boolean => {
    const { begin, state, adjusting } = game()
    begin()
    const { turn } = state.value
    const by = act.act === 'place' ? turn : (adjusting.value ?? turn)
    const happened = handle(game(), by, act)
    if (happened && act.act !== 'adjust') held.value = act.act === 'touch' ? act.square : null
    return happened
  }

  const byHand = (act: HandAct): boolean => {
    if (isFriendly(game())) return whole.byHand(act)
    if (rulerHere() !== null) return byHandNow(act)
    // The act is visible even before the Laws are loaded.
    const done = actOf(game(), act)
    if (done === null) return false
    held.value = act.act === 'touch' ? act.square : null
    lookAhead(done)
    return decided(() => {
      const happened = byHandNow(act)
      held.value = inHand(game().record.value)
      return happened
    })
  }

  const pressNow = (side: Color): boolean => {
    const { begin, perform, state } = game()
    const { status, clock } = state.value
    if (status === 'concluded') return false
    if (status === 'awaiting-start') {
      // Before the game Black's press starts White's clock (Article 6.6).
      if (side === 'black' || clock === null) begin()
      return true
    }
    // A press while one's own clock is not running has no effect and is not reported.
    if (clock !== null && clock.turn !== side) return false
    if (electronicBoard.press === null) return perform(side, { act: 'press' })
    electronicBoard.press(side)
    return true
  }

  return {
    held: computed(() => (isFriendly(game()) ? whole.selected.value : held.value)),
    byHand,
    press: side => void asOfNow(() => pressNow(side)),
    letGo: () => {
      held.value = null
    },
    takeFrom: record => {
      held.value = inHand(record)
    },
  }
}

/** The piece that the record says was touched and not yet put down. */
function inHand({ state: { hand } }: KeptRecord): Square | null {
  if (hand === null || hand.released !== null || hand.illegal !== null) return null
  return hand.touched.at(-1)?.square ?? null
}
