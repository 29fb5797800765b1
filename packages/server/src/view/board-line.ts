import { type GameState, mustRecord } from '@jadoube/laws'
import {
  type Audience,
  type BoardLine,
  isEntitled,
  placementText,
  sealedFor,
  seeClocks,
} from '@jadoube/protocol'
import { seeNext, seePlayer, type ViewSource } from './board-view.js'
import { differingPlies } from './pending.js'

/** One of many boards, in a short form. */
export function seeLine(source: ViewSource, audience: Audience, at: number): BoardLine {
  const { game, settings } = source
  const { state } = game
  const clocks = seeClocks(state, at)
  const known = isEntitled(audience) ? state : (game.looks?.state ?? state)
  const isOfficial = audience === 'arbiter' || audience === 'organiser'
  return {
    board: source.board,
    ...seeNext(source),
    round: settings.round,
    number: settings.number,
    seq: game.seq,
    white: seePlayer(settings, state, 'white', audience),
    black: seePlayer(settings, state, 'black', audience),
    status: state.status,
    result: state.result?.text ?? '*',
    reason: state.result?.reason ?? null,
    placement: placementText(known),
    hasTheMove: known.turn,
    ply: known.ply,
    clocks,
    scheduledStart: settings.scheduledStart,
    ...sealedFor(state.proceedings.adjournment),
    // The organiser may read the whole record, and decides who goes where.
    ...(isOfficial && game.interruption && { interruption: outageOf(game.interruption) }),
    needs: isOfficial ? needsOf(source, at) : [],
  }
}

const outageOf = ({ from, until }: { readonly from: number; readonly until: number }) => ({
  from,
  until,
})

/** Why the board needs the arbiter, most urgent first. */
function needsOf(source: ViewSource, at: number): string[] {
  const { game } = source
  const { state, interruption, calls } = game
  const needs: string[] = []
  if (interruption !== null) needs.push('interruption')
  for (const { claim } of state.questions) needs.push(`question:${claim}`)
  if (state.status === 'concluded') {
    // Appeals, late claims and calls are also heard after the end (11.10).
    for (const by of calls) needs.push(`call:${by}`)
    return [...needs, ...endedByItself(state)]
  }
  for (const side of seeClocks(state, at)?.flags ?? []) needs.push(`flag:${side}`)
  for (const { kind, by } of state.irregularities) needs.push(`${kind}:${by}`)
  for (const by of calls) needs.push(`call:${by}`)
  if (state.proceedings.postponed !== null)
    needs.push(`postponed:${state.proceedings.postponed.claim}`)
  if (at >= 0) {
    for (const side of ['white', 'black'] as const)
      if (state[side].presence === 'absent') needs.push(`absent:${side}`)
  }
  if (state.status === 'paused' && needs.length === 0) needs.push('paused')
  if (source.settings.medium === 'scoresheet')
    for (const ply of differingPlies(state)) needs.push(`scoresheets:${ply}`)
  if (nobodyRecords(source, at)) needs.push('time-trouble')
  return needs
}

/** Endings that happen without a claim, so the players may not have noticed. */
const automatic: ReadonlySet<string> = new Set(['fivefold', 'seventy-five-moves'])

/** The arbiter must tell the players, until both have signed (9.6). */
function endedByItself({ result, white, black }: GameState): string[] {
  const isSigned = white.signed !== null && black.signed !== null
  return result !== null && automatic.has(result.reason) && !isSigned
    ? [`ended:${result.reason}`]
    : []
}

/**
 * 8.5.1: if neither player has to record any more, the arbiter should try to be present and record.
 */
function nobodyRecords({ game, gameStart }: ViewSource, at: number): boolean {
  const { state } = game
  const { rules } = gameStart.laws
  if (state.status !== 'in-play' || state.clock === null || rules.recording !== 'required') {
    return false
  }
  return (['white', 'black'] as const).every(side => !mustRecord(state, rules, side, at))
}
