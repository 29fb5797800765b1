import { type Color, makeSquare } from '@jadoube/chess'
import type { HandAct } from '../board/hand-act.js'
import { putDown } from '../board/put-down.js'
import type { ActBody, Game } from './game.js'

/** Turns an act of the hand into an act of the record. Null if it is not one. */
export function toRecordAct(game: Game, act: HandAct): ActBody | null {
  switch (act.act) {
    case 'adjust':
      return { act: 'adjust', squares: act.squares.map(square => makeSquare(square)) }
    case 'touch':
    case 'remove':
      return { act: act.act, square: makeSquare(act.square) }
    case 'place': {
      const isGuarded = game.table.value.laws.rules.boardKind === 'guarded'
      return putDown(game.placement.value, game.position.value, isGuarded, act.from, act.to)
    }
    case 'let-go':
      return null
  }
}

/** Performs what a player's hand did. False if it surely had no effect. */
export function performHandAct(game: Game, by: Color, act: HandAct): boolean {
  const recordAct = toRecordAct(game, act)
  if (recordAct === null) return false
  if (act.act === 'adjust') game.adjusting.value = null
  return game.perform(by, recordAct)
}
