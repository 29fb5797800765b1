import type { Color, Square } from '@jadoube/chess'
import { computed, signal } from '@preact/signals'
import type { HandAct } from '../board/hand-act.js'
import { electronicBoard } from './electronic-board.js'
import { type FriendlyHand, isFriendly } from './friendly-hand.js'
import type { ActBody } from './game.js'
import { loadedRuler, whenRulerLoaded } from './load-ruler.js'
import type { LocalGame } from './local-game.js'
import { performHandAct, toRecordAct } from './perform-hand-act.js'
import type { LocalRecord } from './stored-game.js'

/** The hands of both players at a board that is decided on this device. */
export interface LocalHand {
  readonly held: LocalGame['held']
  readonly byHand: (act: HandAct) => boolean
  readonly press: (side: Color) => void
  /** Empties the hand. */
  readonly letGo: () => void
  /** Sets the hand to what the record says. */
  readonly resetTo: (record: LocalRecord) => void
}

/** How acts become part of the game. */
interface Deciding {
  /** Shows the expected board before the Laws are loaded. */
  readonly lookAhead: (act: ActBody) => void
  /** Once the Laws are loaded, their decision counts. */
  readonly decideWhenLoaded: (decide: () => boolean) => boolean
}

export function localHand(
  game: () => LocalGame,
  first: LocalRecord,
  friendly: FriendlyHand,
  { lookAhead, decideWhenLoaded }: Deciding,
): LocalHand {
  const held = signal<Square | null>(touchedSquare(first))

  const byHandNow = (act: HandAct): boolean => {
    const { begin, state, adjusting } = game()
    begin()
    const { turn } = state.value
    const by = act.act === 'place' ? turn : (adjusting.value ?? turn)
    const happened = performHandAct(game(), by, act)
    if (happened && act.act !== 'adjust') held.value = act.act === 'touch' ? act.square : null
    return happened
  }

  const byHand = (act: HandAct): boolean => {
    if (isFriendly(game())) return friendly.byHand(act)
    if (loadedRuler() !== null) return byHandNow(act)
    // The act is visible even before the Laws are loaded.
    const recordAct = toRecordAct(game(), act)
    if (recordAct === null) return false
    held.value = act.act === 'touch' ? act.square : null
    lookAhead(recordAct)
    return decideWhenLoaded(() => {
      const happened = byHandNow(act)
      held.value = touchedSquare(game().record.value)
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
    held: computed(() => (isFriendly(game()) ? friendly.selected.value : held.value)),
    byHand,
    press: side => void whenRulerLoaded(() => pressNow(side)),
    letGo: () => {
      held.value = null
    },
    resetTo: record => {
      held.value = touchedSquare(record)
    },
  }
}

/** The piece that the record says was touched and not yet put down. */
function touchedSquare({ state: { hand } }: LocalRecord): Square | null {
  if (hand === null || hand.released !== null || hand.illegal !== null) return null
  return hand.touched.at(-1)?.square ?? null
}
