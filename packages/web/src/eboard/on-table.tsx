import { type Color, toPosition } from '@jadoube/chess'
import { computed } from '@preact/signals'
import { adjusting, ensureStarted, game, outcome, perform } from '../game/local-game.js'
import { obliged } from '../game/obliged.js'
import { lastSquares } from '../game/stands.js'
import { ConnectedBoard } from './connected-board.js'
import { litSquares } from './lights.js'

/** The wood of the table on this device: both players' hands are on it. */
export const tableBoard = new ConnectedBoard({
  sides: ['white', 'black'],
  stands: computed(() => {
    const state = game.value?.state
    if (state === undefined) return null
    const { status, hand, board } = state
    const isMoving = hand !== null || (board !== null && status === 'in-play')
    const position = isMoving ? undefined : toPosition(state.position)
    if (position === undefined) return null
    return { position, isInPlay: status === 'in-play' || status === 'awaiting-start' }
  }),
  perform: (by: Color, act) => {
    ensureStarted()
    if (act.act === 'adjust') adjusting.value = null
    perform(by, act)
  },
  adjusting: () => adjusting.value,
  lit: computed(() => {
    const current = game.value
    if (current === null) return new Set()
    const { laws } = current.table
    return litSquares(laws.rules, obliged(outcome.value), lastSquares(current.state))
  }),
})
