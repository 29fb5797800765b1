import type { StandingPosition } from '@jadoube/chess'
import type { ChessClock } from '@jadoube/clock'
import type { BlindPlay } from './blind-play.js'
import { firstOccurrence } from './history.js'
import type { GameState, Opening, PlayerState, Proceedings, SheetLanguages } from './state.js'

const newPlayer: PlayerState = Object.freeze({
  presence: 'absent',
  excused: false,
  illegal: Object.freeze({ moves: 0, twoHands: 0, presses: 0 }),
  unpressed: 0,
  scoresheet: null,
  recorded: 0,
  ahead: null,
  unmarkedOffer: null,
  sheetDue: false,
  borrowed: false,
  exemptIn: null,
  signed: null,
  assistant: null,
  devices: 0,
  breaches: 0,
  warnings: 0,
  offers: 0,
  permitted: Object.freeze([]),
  excludedRounds: 0,
  expelled: false,
  pointsAdded: 0,
  recordViews: 0,
})

const newProceedings: Proceedings = Object.freeze({
  started: null,
  presenceReported: false,
  interrupted: false,
  consentedAt: null,
  postponed: null,
  correction: null,
  takeBack: null,
  awaited: null,
  adjournment: null,
  lastRuling: null,
})

/** The languages of both scoresheets are unknown. */
export const unknownLanguages: SheetLanguages = Object.freeze({ white: null, black: null })

/** A game that has not begun, with this position and a chess clock or none. */
export function newGame(
  position: StandingPosition,
  clock: ChessClock | null,
  shouldBe: string | null = null,
  blind: BlindPlay | null = null,
  languages: SheetLanguages = unknownLanguages,
): GameState {
  const opening: Opening = Object.freeze({ position, shouldBe, clock, languages })
  return {
    opening,
    status: 'awaiting-start',
    at: Number.MIN_SAFE_INTEGER,
    ply: 0,
    position,
    turn: position.turn,
    board: null,
    history: null,
    occurrences: firstOccurrence(position),
    hand: null,
    whiteDue: null,
    blackDue: null,
    clock,
    offer: null,
    irregularities: [],
    questions: [],
    white: newPlayer,
    black: newPlayer,
    proceedings: newProceedings,
    blind,
    result: null,
  }
}
