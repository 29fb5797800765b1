import type { Color } from '@jadoube/chess'
import type { BoardView, PlayerView } from '@jadoube/protocol'
import { words } from '../i18n/language.js'

export const playerName = (player: PlayerView, side: Color): string => {
  const { frame } = words()
  const name = player.name ?? (side === 'white' ? frame.white : frame.black)
  return player.title === undefined ? name : `${player.title} ${name}`
}

/** `Board 7 · Novak – Virtanen`. */
export function boardName({ number, white, black }: Pick<BoardView, 'number' | 'white' | 'black'>) {
  const { desk: t } = words()
  const players = `${playerName(white, 'white')} – ${playerName(black, 'black')}`
  return number === null ? players : `${t.board(number)} · ${players}`
}
