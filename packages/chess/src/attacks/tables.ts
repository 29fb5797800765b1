import { fillLines } from './lines.js'
import { fillSliders } from './sliders.js'

let areFilled = false

/** Fills the attack tables the first time. Whatever looks into them has a board, and a board begins with this. */
export function needTables(): void {
  if (areFilled) return
  areFilled = true
  fillSliders()
  fillLines()
}

/** Has a board been made yet? Importing a package makes none. */
export const tablesAreFilled = (): boolean => areFilled
