import type { Color } from '@jadoube/chess'
import { type Instant, settleClock } from '@jadoube/clock'
import { type Act, playerOf } from '../game/act.js'
import { ask, openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { defaultTimeEnd, isLatenessJudged } from './default-time.js'
import { isLate, latePlayers } from './late-players.js'
import { askAboutLateness, loseByDefault } from './lose-by-default.js'

/** A player counts as absent until they arrive or act for the first time. */
export function noticePresence(ruling: OpenRuling, act: Act): void {
  const player = playerOf(act.by)
  if (player === undefined || act.act === 'arrive' || act.act === 'leave') return
  // What came before the act says nothing about where its player was then.
  if (ruling.at < ruling.noticed) return
  // Between two sessions players may speak and make offers without being at the board.
  if (ruling.state.status === 'adjourned') return
  if (ruling.player(player).presence !== 'present') arrive(ruling, player, false)
}

/** Whether the regulations of the competition set the default time. */
const isRegulated = (ruling: OpenRuling): boolean =>
  ruling.rules.layers.some(
    layer => layer.layer === 'regulations' && layer.regulation === 'defaultTime',
  )

/** A player arrives at the board. */
export function arriveAtBoard(ruling: OpenRuling, player: Color): Refusal | undefined {
  if (ruling.player(player).presence === 'present' && ruling.state.proceedings.presenceReported) {
    return refused('already-present')
  }
  arrive(ruling, player, true)
  return undefined
}

function arrive(ruling: OpenRuling, player: Color, reported: boolean): void {
  const { white, black } = ruling.state
  const isFirst = white.presence === 'absent' && black.presence === 'absent'
  ruling.happen({ type: 'player-arrived', at: ruling.at, player, reported })
  if (isFirst || openQuestion(ruling, 'times')?.rule === bothAbsent) askAboutAbsence(ruling)
}

const bothAbsent = 'default.both-absent'

/**
 * 6.7.2: nobody was present at the start. White loses the time until White arrives, unless the
 * regulations leave it to the arbiter. The arbiter is told when the first player arrives and, if
 * there is no decision yet, when the other does. Until they set the clock, White has lost the time.
 */
function askAboutAbsence(ruling: OpenRuling): void {
  const { state, rules } = ruling
  if (rules.bothAbsent !== 'arbiter-decides' || rules.defaultTimeMs === 0) return
  if (state.clock?.state !== 'running' || state.ply > 0 || state.proceedings.adjournment !== null)
    return
  const { white, black, turn } = settleClock(state.clock, ruling.at as Instant)
  const lost = (turn === 'white' ? white : black).used
  if (lost === 0) return
  ask(ruling, {
    claim: 'times',
    rule: bothAbsent,
    facts: { lost, white: white.left, black: black.left },
    options: [
      { verdict: 'correct', effect: 'times-stay' },
      { act: 'set-clock', effect: 'times-set' },
    ],
    holds: false,
    standing: 'correct',
  })
}

/**
 * 6.7.1: a player who arrives after the default time loses. It is decided at the first act after
 * that time, no matter who makes it.
 */
export function decideLateness(ruling: OpenRuling, act: Act): void {
  const { state, rules, at } = ruling
  if (!isLate(state.white) && !isLate(state.black)) return
  const { lateness } = ruling.index.occasions
  for (let i = 0; i < lateness.length; i++) if (lateness[i]!(ruling)) return
  const end = defaultTimeEnd(state.proceedings, rules)
  if (at <= end || !isLatenessJudged(ruling, act)) return
  const late = latePlayers(state)
  const rule = lateRule(ruling)
  loseByDefault(ruling, late, rule, end)
  if (rules.arbiterMaySpareLate === null) return
  // 6.7.1: unless the arbiter decides otherwise.
  askAboutLateness(ruling, late, rule, at - end)
}

/** Finland has its own thirty minutes if the event says nothing, and cites its preface for them. */
const lateRule = (ruling: OpenRuling) =>
  ruling.article('fi.default-30') === undefined || isRegulated(ruling)
    ? 'default.late-loses'
    : 'fi.default-30'
