import { type Color, makeSquare } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Answered, Intervention } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { announceMove } from './announce.js'
import { admitAssistant, inform } from './assistants.js'
import { executeImplied, handleBoard } from './other-board.js'
import { pressAnnounced } from './press-announced.js'

// Appendix D (2009: E) intervenes before Articles 4, 6 and 12 if a player is visually disabled.

type PlayerActing = Color | undefined

export function handle(
  ruling: OpenRuling,
  act: ActOf<'touch' | 'place' | 'remove' | 'displace'>,
  by: PlayerActing,
): Intervention {
  if (ruling.state.blind === null || by === undefined) return 'ordinary'
  return handleBoard(ruling, act, by)
}

export function move(ruling: OpenRuling, _: ActOf<'move'>, by: PlayerActing): Intervention {
  const isBlind = ruling.state.blind !== null
  if (isBlind && by !== undefined && by === ruling.state.turn) executeImplied(ruling, by)
  return 'ordinary'
}

export function press(ruling: OpenRuling, act: ActOf<'press'>, by: PlayerActing): Intervention {
  if (ruling.state.blind === null || by === undefined) return 'ordinary'
  return pressAnnounced(ruling, act, by)
}

/**
 * D.2.2: a visually disabled player feels the pieces in their holes. A piece is touched only when
 * it is lifted out.
 */
export function feel(ruling: OpenRuling, act: ActOf<'feel'>, by: PlayerActing): Intervention {
  const { blind } = ruling.state
  if (blind === null || by === undefined || !blind.disabled[by]) return 'ordinary'
  ruling.happen({
    type: 'piece-felt',
    at: ruling.at,
    by,
    square: makeSquare(act.square),
    ...ruling.by('blind.touch'),
  })
  return undefined
}

export function announce(
  ruling: OpenRuling,
  act: ActOf<'announce'>,
  by: PlayerActing,
): Intervention {
  if (ruling.state.blind === null) return 'ordinary'
  if (act.by === 'clock') return clockSpeaks(ruling, act)
  // After the end of the game, a move that was carried out but not announced is not made (5.1,
  // 5.2).
  if (by === undefined || ruling.concluded) return 'ordinary'
  return announceMove(ruling, act, by)
}

/** D.2.10.4: an assistant tells the player what they have asked for. */
export function tell(ruling: OpenRuling, act: ActOf<'tell'>, by: PlayerActing): Intervention {
  if (ruling.state.blind === null || by === undefined) return 'ordinary'
  return act.by === by ? refused('not-for-this-person') : inform(ruling, act, by)
}

/** D.2.10, D.2.11: who may have an assistant. */
export function assistant(ruling: OpenRuling, act: ActOf<'assistant'>): Intervention {
  if (ruling.state.blind === null || act.by !== 'arbiter') return 'ordinary'
  return admitAssistant(ruling, act.player, act.name)
}

/** D.2.6.1: the special clock announces the time and the number of moves. */
function clockSpeaks(ruling: OpenRuling, act: ActOf<'announce'>): Answered {
  ruling.happen({
    type: 'announced',
    at: ruling.at,
    by: act.by,
    text: act.text,
    ...ruling.byFirst('blind.clock.speaking', 'blind.clock.special'),
  })
  return undefined
}
