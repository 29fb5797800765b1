import { type Color, toPosition } from '@jadoube/chess'
import { computed } from '@preact/signals'
import { ConnectedBoard } from '../eboard/connected-board.js'
import { litSquares } from '../eboard/lights.js'
import type { ActBody } from '../game/game.js'
import { tableGame } from './table-game.js'

/** The connected board of the table on this device. Both players' hands are on it. */
export const tableBoard = new ConnectedBoard({
  sides: ['white', 'black'],
  settled: computed(() => {
    const state = tableGame.value?.state.value
    if (state === undefined) return null
    const { status, hand, board } = state
    const isMoving = hand !== null || (board !== null && status === 'in-play')
    const position = isMoving ? undefined : toPosition(state.position)
    if (position === undefined) return null
    return { position, isInPlay: status === 'in-play' || status === 'awaiting-start' }
  }),
  perform: (by: Color, act) => {
    const game = tableGame.value
    if (game === null) return
    game.begin()
    if (act.act === 'adjust') game.adjusting.value = null
    game.perform(by, act as ActBody)
  },
  adjusting: () => tableGame.value?.adjusting.value ?? null,
  lit: computed(() => {
    const game = tableGame.value
    if (game === null) return new Set()
    return litSquares(game.table.value.laws.rules, game.obligation.value.to, game.last.value)
  }),
})
