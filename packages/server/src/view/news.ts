import type { ClocksView, News } from '@jadoube/protocol'
import type { Line } from '../board/line.js'
import { isEntitled, isHidden, turnAsItLooks, whereItLooks } from './as-it-looks.js'
import type { Audience } from './audience.js'
import {
  isRegular,
  mayFollow,
  placementOf,
  type Seen,
  seeSpoken,
  whereItStands,
} from './board-view.js'
import { seeClocks } from './clocks.js'
import { seePending } from './pending.js'
import { isAlike, seeEvent } from './see-event.js'

/** What the news of one entry has in common for all who may see it, made once. */
export interface Common {
  readonly head: Pick<News, 'status' | 'hasTheMove' | 'placement' | 'clocks'>
  readonly position: { readonly fen: string; readonly ply: number }
  /** The same for who may not know what is open; null where nothing is. */
  readonly looks: {
    readonly hasTheMove: 'white' | 'black'
    readonly position: { readonly fen: string; readonly ply: number }
  } | null
  readonly now: number
}

export function commonNews({ game, house }: Seen, now: number, delay: number): Common {
  const { state } = game
  const position = whereItStands(state)
  return {
    head: {
      status: state.status,
      hasTheMove: state.turn,
      placement: isRegular(state)
        ? position.fen.slice(0, position.fen.indexOf(' '))
        : placementOf(state),
      clocks: seeClocks(state, now - delay - house.scheduledStart),
    },
    position,
    looks: isHidden(state)
      ? { hasTheMove: turnAsItLooks(state), position: whereItLooks(state) }
      : null,
    now,
  }
}

/** What this audience is told of where the game stands. */
const toldOf = ({ head, position, looks }: Common, audience: Audience) =>
  looks === null || isEntitled(audience)
    ? { hasTheMove: head.hasTheMove, position }
    : { hasTheMove: looks.hasTheMove, position: looks.position }

/**
 * The events as this audience may see them. An illegal move is put down and then made where a legal one is
 * only made: that it was put down is left out, since the move says so.
 */
function eventsFor({ events }: Line, audience: Audience, help: readonly string[]) {
  const isMade = events.some(({ type }) => type === 'move-made')
  return events.flatMap(event => {
    if (isMade && event.type === 'piece-placed' && !isEntitled(audience)) return []
    return seeEvent(event, audience, help) ?? []
  })
}

/** One entry of the log, as this audience may see it; `seen` is how the board stands after it. */
export function seeNews(seen: Seen, line: Line, audience: Audience, common: Common): News {
  const { game, setting } = seen
  const { rules, articles } = setting.laws
  const told = toldOf(common, audience)
  return {
    type: 'news',
    board: seen.board,
    seq: game.seq,
    now: common.now,
    events: eventsFor(line, audience, rules.help),
    ...common.head,
    hasTheMove: told.hasTheMove,
    ...(mayFollow(seen, audience) && told.position),
    pending: seePending(game, audience, articles),
    ...seeSpoken(game.state, audience),
  }
}

/** Writes the news of one entry for each audience; those who see the same are given the same text. */
export function newsWriter(seen: Seen, line: Line, common: Common): (audience: Audience) => string {
  const { blind } = seen.game.state
  const alike = blind === null && isAlike(line.events, seen.setting.laws.rules.help)
  const written = new Map<string, string>()
  return audience => {
    const whoever = mayFollow(seen, audience) ? 'follower' : 'onlooker'
    const key = alike && !isEntitled(audience) ? whoever : audience
    let text = written.get(key)
    if (text === undefined) {
      text = writeNews(seen, line, audience, common)
      written.set(key, text)
    }
    return text
  }
}

/**
 * `seeNews` as JSON, put together from its parts: no object is made of it first, and what stands here
 * between quotation marks never holds anything that JSON writes otherwise.
 */
function writeNews(seen: Seen, line: Line, audience: Audience, common: Common): string {
  const { game, setting, board } = seen
  const { rules, articles } = setting.laws
  const { status, placement, clocks } = common.head
  const events = eventsFor(line, audience, rules.help)
  const pending = seePending(game, audience, articles)
  const {
    hasTheMove,
    position: { fen, ply },
  } = toldOf(common, audience)
  return `{"type":"news","board":"${board}","seq":${game.seq},"now":${common.now},"events":${JSON.stringify(events)},"status":"${status}","hasTheMove":"${hasTheMove}","placement":"${placement}","clocks":${writeClocks(clocks)}${mayFollow(seen, audience) ? `,"fen":"${fen}","ply":${ply}` : ''},"pending":${pending.length === 0 ? '[]' : JSON.stringify(pending)}${writeSpoken(seen, audience)}}`
}

function writeSpoken({ game }: Seen, audience: Audience): string {
  const spoken = game.state.blind === null ? null : seeSpoken(game.state, audience)
  return spoken === null ? '' : `,${JSON.stringify(spoken).slice(1, -1)}`
}

function writeClocks(clocks: ClocksView | null): string {
  if (clocks === null || clocks.flags.length > 0) return JSON.stringify(clocks)
  const { white, black, running, free, at, presses } = clocks
  const runs = running === null ? 'null' : `"${running}"`
  return `{"white":${white},"black":${black},"running":${runs},"free":${free},"at":${at},"presses":{"white":${presses.white},"black":${presses.black}},"flags":[]}`
}
