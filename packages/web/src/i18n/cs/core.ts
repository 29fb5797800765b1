import type { Words } from '../en/index.js'
import { blind } from './blind.js'
import { board } from './board.js'
import { clock } from './clock.js'
import { frame } from './frame.js'
import { play } from './play.js'
import { scoresheet } from './scoresheet.js'
import { seat } from './seat.js'
import { start } from './start.js'
import { table } from './table.js'

/** The strings of the start page, the clock and the table. */
export const core: Pick<
  Words,
  'blind' | 'board' | 'clock' | 'frame' | 'play' | 'scoresheet' | 'seat' | 'start' | 'table'
> = { blind, board, clock, frame, play, scoresheet, seat, start, table }
