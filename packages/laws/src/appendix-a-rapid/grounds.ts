import { asStated, type Ground, type Restatements } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { IrregularityKind } from '../game/state.js'

// Without adequate supervision, the appendices restate some rules of Articles 6 and 7.

const unsupervised = ({ rules }: OpenRuling): 'rapid' | 'blitz' | null =>
  rules.supervision === 'adequate' || rules.mode === 'standard' ? null : rules.mode

/**
 * The mode, if the edition is that of 2009, whose appendices themselves say what an illegal move is
 * and what can be claimed.
 */
function unsupervisedIn2009(ruling: OpenRuling): 'rapid' | 'blitz' | null {
  const stated = ruling.article('rapid.unsup.illegal.arbiter-passive') !== undefined
  return stated ? unsupervised(ruling) : null
}

/** A4.d.1 of 2009: the flag counts as fallen when the player makes a valid claim. */
function flagFallen(ruling: OpenRuling): Ground | undefined {
  const rule = 'rapid.unsup.flag.by-claim'
  const applies = unsupervised(ruling) !== null && ruling.article(rule) !== undefined
  return applies ? ruling.by(rule) : undefined
}

/** A.4.5 (2023: A.5.5). */
function flagCalledByArbiter(ruling: OpenRuling): Ground | undefined {
  const rule = 'rapid.unsup.flag.arbiter-calls'
  const applies = unsupervised(ruling) !== null && ruling.article(rule) !== undefined
  return applies ? ruling.by(rule) : undefined
}

const bothFlagsDown = (ruling: OpenRuling): Ground | undefined =>
  unsupervised(ruling) === null ? undefined : ruling.by('rapid.unsup.flag.both-down')

/**
 * A4.c (in blitz B3.c) of 2009 says what can be claimed and until when. Later editions refer to
 * Article 7. A pawn left unpromoted is illegal by its own rule, no matter who claims it.
 */
function illegalMove(ruling: OpenRuling, kind: IrregularityKind): Ground | undefined {
  const mode = unsupervisedIn2009(ruling)
  if (mode === null || kind === 'unpromoted-pawn') return undefined
  const isBlitz = mode === 'blitz'
  return ruling.by(isBlitz ? 'blitz.unsup.illegal.claim-win-2009' : 'rapid.unsup.illegal.window')
}

function illegalMoveCompleted(ruling: OpenRuling): Ground | undefined {
  const mode = unsupervisedIn2009(ruling)
  if (mode === null) return undefined
  const isBlitz = mode === 'blitz'
  return ruling.by(isBlitz ? 'blitz.unsup.illegal.completed' : 'rapid.unsup.illegal.completed')
}

/** A.4.2 of 2017, B3.c of 2009. */
function illegalMoveLoses(ruling: OpenRuling): Ground | undefined {
  const mode = unsupervised(ruling)
  if (mode === null) return undefined
  return asStated(
    ruling,
    'illegalMovesToLose',
    mode === 'rapid'
      ? ['rapid.unsup.illegal.cost.2017']
      : ['blitz.unsup.illegal.claim-win-2009', 'blitz.unsup.illegal.cost-2017'],
  )
}

function illegalMoveDraws(ruling: OpenRuling): Ground | undefined {
  const mode = unsupervised(ruling)
  if (mode === null) return undefined
  return asStated(
    ruling,
    'illegalDrawIfOpponentCannotMate',
    mode === 'rapid'
      ? ['rapid.unsup.illegal.draw-exception']
      : ['blitz.unsup.illegal.claim-draw-2009', 'blitz.unsup.illegal.cost-2017'],
  )
}

export const restatements: Partial<Restatements> = {
  flagFallen,
  flagCalledByArbiter,
  bothFlagsDown,
  illegalMove,
  illegalMoveCompleted,
  illegalMoveLoses,
  illegalMoveDraws,
}
