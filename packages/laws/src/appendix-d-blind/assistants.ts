import { type Color, opposite } from '@jadoube/chess'
import { type Instant, settleClock } from '@jadoube/clock'
import type { RuleId } from '../catalogue/index.js'
import type { Act, ActName, ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { movesCompleted } from '../game/state.js'

/**
 * D.2.10.1–D.2.10.6: what the assistant of a visually disabled player may do, with the rule for
 * each act.
 */
const duties: Readonly<Partial<Record<ActName, RuleId>>> = {
  touch: 'blind.assistant.move',
  place: 'blind.assistant.move',
  remove: 'blind.assistant.move',
  announce: 'blind.assistant.announce',
  record: 'blind.assistant.score-clock',
  press: 'blind.assistant.score-clock',
  tell: 'blind.assistant.inform',
  claim: 'blind.assistant.claim-flag',
  'summon-arbiter': 'blind.assistant.report-touch',
  seal: 'blind.assistant.adjourn',
  arrive: 'blind.assistant.right',
  leave: 'blind.assistant.right',
}
/** D.2.11: the sighted player's assistant only carries out moves and announces them. */
const sightedDuties: ReadonlySet<ActName> = new Set(['touch', 'place', 'remove', 'announce'])
/** Acts that other events already report. */
const reportedElsewhere: ReadonlySet<ActName> = new Set([
  'touch',
  'place',
  'remove',
  'announce',
  'tell',
  'arrive',
  'leave',
])

/** Whether an assistant may do this. It then counts as their player's act. */
export function assistantMay(ruling: OpenRuling, act: Act, by: Color): Refusal | undefined {
  const { blind } = ruling.state
  if (blind === null) return undefined
  if (!blind.disabled[by]) return sightedAssistantMay(ruling, act, by)
  const duty = duties[act.act]
  if (duty === undefined || !isAssistantsClaim(act))
    return refused('assistant-may-not', { act: act.act })
  if (ruling.player(by).assistant === null) admit(ruling, by, '?', 'blind.assistant.right')
  if (reportedElsewhere.has(act.act)) return undefined
  const isTouch = act.act === 'claim' && act.claim === 'touched-piece'
  const rule = isTouch ? 'blind.assistant.report-touch' : duty
  ruling.happen({
    type: 'assistant-acted',
    at: ruling.at,
    player: by,
    what: act.act,
    ...ruling.by(rule),
  })
  return undefined
}

/** D.2.10.5: an assistant may claim on time and report a touched piece, and make no other claim. */
const isAssistantsClaim = (act: Act): boolean =>
  act.act !== 'claim' || act.claim === 'flag' || act.claim === 'touched-piece'

function sightedAssistantMay(ruling: OpenRuling, act: Act, by: Color): Refusal | undefined {
  if (ruling.player(opposite(by)).assistant !== null) return refused('assistant-not-allowed')
  if (!sightedDuties.has(act.act)) return refused('assistant-may-not', { act: act.act })
  if (ruling.player(by).assistant === null) admit(ruling, by, '?', 'blind.assistant.sighted-may')
  return undefined
}

/**
 * D.2.10, D.2.11: a visually disabled player has a right to an assistant. The sighted player may
 * have one only if the other has none.
 */
export function admitAssistant(
  ruling: OpenRuling,
  player: Color,
  name: string,
): Refusal | undefined {
  const { disabled } = ruling.state.blind!
  if (disabled[player]) {
    admit(ruling, player, name, 'blind.assistant.right')
    return undefined
  }
  if (ruling.player(opposite(player)).assistant !== null) return refused('assistant-not-allowed')
  admit(ruling, player, name, 'blind.assistant.sighted-may')
  return undefined
}

function admit(ruling: OpenRuling, player: Color, name: string, rule: RuleId): void {
  ruling.happen({ type: 'assistant-admitted', at: ruling.at, player, name, ...ruling.by(rule) })
}

/** D.2.11: against an opponent who cannot hear, an assistant is necessary. */
export function assistantMissing(ruling: OpenRuling): Refusal | undefined {
  const { blind } = ruling.state
  if (blind === null || ruling.rules.assistantIfHearingImpaired === null) return undefined
  const isMissing = (['white', 'black'] as const).some(
    color =>
      blind.disabled[color] &&
      blind.hearingImpaired[opposite(color)] &&
      ruling.player(color).assistant === null,
  )
  return isMissing ? refused('assistant-needed') : undefined
}

/** D.2.10.4: the player asks their assistant for the number of moves and the times. */
export function askAssistant(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  if (ruling.state.blind === null) return refused('not-for-this-person')
  if (ruling.player(by).assistant === null) return refused('no-assistant')
  ruling.happen({
    type: 'assistant-asked',
    at: ruling.at,
    by,
    ...ruling.by('blind.assistant.inform'),
  })
  return undefined
}

/** D.2.10.4: the assistant tells the player, but only if they have asked. */
export function inform(ruling: OpenRuling, act: ActOf<'tell'>, by: Color): Refusal | undefined {
  const { what } = act
  if (what !== 'move-count' && what !== 'times') return refused('assistant-may-not', { what })
  const { state, at } = ruling
  if (!state.blind!.asked[by]) return refused('assistant-not-asked')
  const { clock } = state
  const settled = clock && settleClock(clock, at as Instant)
  ruling.happen({
    type: 'player-informed',
    at,
    player: by,
    moves: { white: movesCompleted(state, 'white'), black: movesCompleted(state, 'black') },
    used: settled && { white: settled.white.used, black: settled.black.used },
    ...ruling.by('blind.assistant.inform'),
  })
  return undefined
}
