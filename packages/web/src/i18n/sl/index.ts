import type { Words } from '../en/index.js'
import { arbiter } from './arbiter.js'
import { blind } from './blind.js'
import { board } from './board.js'
import { clock } from './clock.js'
import { desk } from './desk.js'
import { event } from './event.js'
import { frame } from './frame.js'
import { laws } from './laws.js'
import { scoresheet } from './scoresheet.js'
import { seat } from './seat.js'
import { spectators } from './spectators.js'
import { start } from './start.js'
import { table } from './table.js'

export const words: Words = {
  frame,
  start,
  clock,
  laws,
  board,
  table,
  scoresheet,
  seat,
  arbiter,
  desk,
  event,
  blind,
  spectators,
}
