import type { Words } from '../en/index.js'
import { arbiter } from './arbiter.js'
import { desk } from './desk.js'
import { eboard } from './eboard.js'
import { envelope } from './envelope.js'
import { event } from './event.js'
import { hall } from './hall.js'
import { laws } from './laws.js'
import { spectators } from './spectators.js'
import { tournament } from './tournament.js'

/** The strings of pages that are used less often. */
export const more: Pick<
  Words,
  | 'arbiter'
  | 'desk'
  | 'eboard'
  | 'envelope'
  | 'event'
  | 'hall'
  | 'laws'
  | 'spectators'
  | 'tournament'
> = {
  arbiter,
  desk,
  eboard,
  envelope,
  event,
  hall,
  laws,
  spectators,
  tournament,
}
