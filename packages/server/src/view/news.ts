import { type GameState, makeSnapshot } from '@jadoube/laws'
import {
  type Audience,
  type ClocksView,
  fenOf,
  isAlike,
  isEntitled,
  mayFollow,
  type News,
  placementText,
  seeClocks,
  tellEvents,
} from '@jadoube/protocol'
import type { LogLine } from '../game/log-line.js'
import { knownState, seeNext, seeSpoken, type ViewSource } from './board-view.js'
import { seePending } from './pending.js'

/** The position of the game, as far as an audience may follow it. */
interface PositionNews {
  readonly hasTheMove: 'white' | 'black'
  readonly placement: string
  readonly fen: string
  readonly ply: number
}

/** The part of the news of one entry that is the same for several audiences, made once. */
export interface CommonNews {
  readonly head: Pick<News, 'status' | 'clocks'>
  /** For audiences that may know everything. */
  readonly actual: PositionNews
  /** For everybody else; the same if the game looks as it is. */
  readonly shown: PositionNews
  readonly now: number
}

/** If the board matches the position, the placement is already in the FEN. */
function positionNewsOf(state: GameState, audience: Audience): PositionNews {
  const fen = fenOf(state, audience)
  const isRegular = state.board === null && state.irregularities.length === 0
  const placement = isRegular ? fen.slice(0, fen.indexOf(' ')) : placementText(state)
  return { hasTheMove: state.turn, placement, fen, ply: state.ply }
}

export function commonNews({ game, settings }: ViewSource, now: number, delay: number): CommonNews {
  const { state, looks } = game
  const actual = positionNewsOf(state, 'arbiter')
  return {
    head: { status: state.status, clocks: seeClocks(state, now - delay - settings.scheduledStart) },
    actual,
    shown: looks === null ? actual : positionNewsOf(looks.state, 'spectator'),
    now,
  }
}

/** What this audience is told about the position. */
const positionFor = ({ actual, shown }: CommonNews, audience: Audience): PositionNews =>
  isEntitled(audience) ? actual : shown

/** One entry of the log as this audience may see it; `source` is the board after it. */
export function seeNews(
  source: ViewSource,
  line: LogLine,
  audience: Audience,
  common: CommonNews,
): News {
  const { game, gameStart } = source
  const { rules } = gameStart.laws
  const { hasTheMove, placement, fen, ply } = positionFor(common, audience)
  const { status, clocks } = common.head
  return {
    type: 'news',
    board: source.board,
    seq: game.seq,
    now: common.now,
    events: tellEvents(line.events, audience, rules, game.looks),
    status,
    hasTheMove,
    placement,
    clocks,
    ...(mayFollow(game.state, gameStart.laws, audience) && { fen, ply }),
    pending: seePending(source, audience),
    ...seeMore(source, audience),
  }
}

/** What the news of some entries contains in addition. */
function seeMore(source: ViewSource, audience: Audience): Partial<News> | null {
  const { game } = source
  const includesState = game.tellsState && !isEntitled(audience)
  const isQuiet = game.state.blind === null && game.newGame === null && !includesState
  if (isQuiet && audience !== 'arbiter') return null
  return {
    ...seeSpoken(game.state, audience),
    ...(audience === 'arbiter' && { calls: [...game.calls] }),
    ...seeNext(source),
    ...(includesState && { state: { ...makeSnapshot(knownState(source, audience)) } }),
  }
}

/**
 * Writes the news of one entry for each audience; audiences that see the same get the same text.
 */
export function newsWriter(
  source: ViewSource,
  line: LogLine,
  common: CommonNews,
): (audience: Audience) => string {
  const { state, tellsState } = source.game
  const isSameForAll =
    state.blind === null && !tellsState && isAlike(line.events, source.gameStart.laws.rules)
  const written = new Map<string, string>()
  return audience => {
    const group = mayFollow(state, source.gameStart.laws, audience) ? 'follower' : 'onlooker'
    const key = isSameForAll && !isEntitled(audience) ? group : audience
    let text = written.get(key)
    if (text === undefined) {
      text = writeNews(source, line, audience, common)
      written.set(key, text)
    }
    return text
  }
}

/**
 * `seeNews` as JSON, built from parts without making an object first. The strings written directly
 * between quotation marks never need escaping.
 */
function writeNews(
  source: ViewSource,
  line: LogLine,
  audience: Audience,
  common: CommonNews,
): string {
  const { game, gameStart, board } = source
  const { rules } = gameStart.laws
  const { status, clocks } = common.head
  const events = tellEvents(line.events, audience, rules, game.looks)
  const pending = seePending(source, audience)
  const { hasTheMove, placement, fen, ply } = positionFor(common, audience)
  const follows = mayFollow(game.state, gameStart.laws, audience)
  return `{"type":"news","board":"${board}","seq":${game.seq},"now":${common.now},"events":${JSON.stringify(events)},"status":"${status}","hasTheMove":"${hasTheMove}","placement":"${placement}","clocks":${writeClocks(clocks)}${follows ? `,"fen":"${fen}","ply":${ply}` : ''},"pending":${pending.length === 0 ? '[]' : JSON.stringify(pending)}${writeMore(source, audience)}}`
}

function writeMore(source: ViewSource, audience: Audience): string {
  const more = seeMore(source, audience)
  const text = more === null ? '' : JSON.stringify(more).slice(1, -1)
  return text === '' ? '' : `,${text}`
}

function writeClocks(clocks: ClocksView | null): string {
  if (clocks === null || clocks.flags.length > 0) return JSON.stringify(clocks)
  const { white, black, running, free, at, presses } = clocks
  const runs = running === null ? 'null' : `"${running}"`
  return `{"white":${white},"black":${black},"running":${runs},"free":${free},"at":${at},"presses":{"white":${presses.white},"black":${presses.black}},"flags":[]}`
}
