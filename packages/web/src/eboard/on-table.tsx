import { type Color, toPosition } from '@jadoube/chess'
import { computed } from '@preact/signals'
import { adjusting, ensureStarted, game, outcome, perform } from '../game/local-game.js'
import { obliged } from '../game/obliged.js'
import { lastSquares } from '../game/stands.js'
import { ConnectedBoard } from './connected-board.js'

const squareName = (square: number): string =>
  `${'abcdefgh'[square & 7]}${Math.floor(square / 8) + 1}`

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
    // Lights are help: a table gives them where it shows what a touched piece may do, a tournament does not.
    if (current === null || !current.table.laws.rules.help.includes('must-play')) return new Set()
    const must = obliged(outcome.value)
    return new Set((must.length > 0 ? must : lastSquares(current.state)).map(squareName))
  }),
})
