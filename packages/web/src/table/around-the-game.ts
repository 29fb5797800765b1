import { followTable } from '../my-games/follow-table.js'
import { hearTable } from '../sound/table-sounds.js'

/** What goes along with a game once its page stands: it is kept among the games, and it is heard. */
export function followAround(): () => void {
  followTable()
  return hearTable()
}
