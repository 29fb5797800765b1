import { fillLines } from './lines.js'
import { fillSliders } from './sliders.js'

let areFilled = false

/**
 * Fills the attack tables on the first call. Every use of the tables needs a board, and the
 * constructor of `Board` calls this.
 */
export function needTables(): void {
  if (areFilled) return
  areFilled = true
  fillSliders()
  fillLines()
}

/**
 * Whether the tables are filled, that is, whether a board exists. Importing the package creates
 * none.
 */
export const tablesAreFilled = (): boolean => areFilled
