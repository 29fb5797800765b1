import type { Color } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { ActOf } from '../game/act.js'
import { openQuestion, settle } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { loss } from '../game/result.js'
import { latePlayers } from './late-players.js'
import { askAboutLateness } from './lose-by-default.js'

/**
 * 6.7.1: the arbiter decides that this late player does not lose. It applies for the rest of the
 * game.
 */
export function excuseLate(ruling: OpenRuling, question: Question): void {
  if (question.claim !== 'late') {
    ruling.happen({ type: 'result-lifted', at: ruling.at, ...ruling.by(question.rule) })
    return
  }
  if (question.player !== null) excuse(ruling, [question.player], question)
}

/** The arbiter's answer, if it is about both players or comes before anybody has lost. */
export function ruleLate(ruling: OpenRuling, act: ActOf<'rule'>): Refusal | 'ordinary' | undefined {
  if (act.claim !== 'late') return 'ordinary'
  const open = ruling.state.questions.filter(({ claim }) => claim === 'late')
  if (open.length === 0) return excuseInAdvance(ruling, act)
  if (open.length === 1 || act.player !== undefined || act.verdict === 'postponed') {
    return 'ordinary'
  }
  settle(ruling, 'late', act.verdict)
  if (act.verdict === 'incorrect') excuse(ruling, ['white', 'black'], open[0]!)
  return undefined
}

/** The 2009 edition does not allow the arbiter to decide otherwise. */
function excuseInAdvance(ruling: OpenRuling, act: ActOf<'rule'>): Refusal | undefined {
  const { player, verdict } = act
  const isOver = ruling.concluded && ruling.state.result?.reason !== 'late'
  if (isOver || verdict !== 'incorrect') return refused('no-such-question', { claim: act.claim })
  if (ruling.rules.arbiterMaySpareLate === null) return refused('not-covered')
  const absent = (['white', 'black'] as const).filter(
    color => ruling.state[color].presence === 'absent' && color === (player ?? color),
  )
  if (ruling.concluded || absent.length === 0)
    return refused('no-such-question', { claim: act.claim })
  for (const each of absent) excused(ruling, each)
  return undefined
}

function excused(ruling: OpenRuling, player: Color): void {
  const { at } = ruling
  ruling.happen({ type: 'player-excused', at, player, ...ruling.by('default.late-loses') })
}

function excuse(ruling: OpenRuling, players: readonly Color[], question: Question): void {
  const { rule, at: askedAt, facts } = question
  for (const player of players) excused(ruling, player)
  const late = latePlayers(ruling.state)
  if (late.length === 0) {
    ruling.happen({ type: 'result-lifted', at: ruling.at, ...ruling.by(rule) })
    return
  }
  // The other player is still late and loses alone.
  const isAsked = openQuestion(ruling, 'late', late[0]!) !== undefined
  const outcomes = loss(late[0]!)
  conclude(ruling, { outcomes, reason: 'late', rule: ruleOfLoss(ruling, question), forfeit: true })
  const by = typeof facts.by === 'number' ? facts.by + (ruling.at - askedAt) : 0
  if (isAsked) askAboutLateness(ruling, late, rule, by)
}

const ruleOfLoss = ({ state }: OpenRuling, { rule }: Question) => state.result?.rule ?? rule
