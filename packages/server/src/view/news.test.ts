import { readAct } from '@jadoube/laws'
import type { Audience } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { decideAct } from '../board/decision.js'
import { type BoardSettings, casualDefaults, headerOf } from '../game/board-settings.js'
import { type Game, gameBefore, readGameStart, withEntry } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import type { BoardId, LogEntry } from '../store/index.js'
import { commonNews, newsWriter, seeNews } from './news.js'

const settings: BoardSettings = {
  ...casualDefaults,
  scheduledStart: 1_800_000_000_000,
  event: null,
  round: null,
  number: null,
  eventName: null,
  site: null,
  date: null,
  white: { name: 'Žofie “Q” \\' },
  black: {},
}
const audiences: readonly Audience[] = ['white', 'black', 'arbiter', 'organiser', 'spectator']

const acts = [
  ['arbiter', { act: 'start' }],
  ['white', { act: 'move', san: 'e4' }],
  ['white', { act: 'record', text: 'e4 "best" \\ by test' }],
  ['black', { act: 'touch', square: 'g8' }],
  ['black', { act: 'move', san: 'Nf6' }],
  ['white', { act: 'announce', text: 'J’adoube\n' }],
  ['white', { act: 'offer-draw' }],
  ['black', { act: 'claim', claim: 'wrong-setup' }],
  ['arbiter', { act: 'pause', why: 'x' }],
  ['arbiter', { act: 'set-clock', white: 0, black: 5 }],
  ['arbiter', { act: 'declare', white: 0.5, black: 0.5 }],
] as const

/** Every entry of a game, with the state of the board after it. */
function* entries(requested: object) {
  const header = headerOf(
    requested,
    { ...settings, ...requested },
    { laws: 'fide-2023', boardKind: 'guarded', startWhen: 'both-present' },
  )
  const gameStart = readGameStart(JSON.stringify(header))
  let game: Game = gameBefore(gameStart.state, { seq: 1, at: 0 } as LogEntry)
  for (const [n, [by, raw]] of acts.entries()) {
    const at = n * 60_000
    const act = readAct(raw, at, by)
    if (!act.ok) throw new Error(act.error.reason)
    const { state, events } = decideAct(game.state, act.value, gameStart.laws)
    if (events.length === 0) continue
    const line: LogLine = { at, by, act: raw.act, circumstances: {}, events }
    game = withEntry(game, { seq: game.seq + 1, at } as LogEntry, line, state)
    yield { source: { board: 'kY3-_x' as BoardId, gameStart, settings, game }, line }
  }
}

describe.each([
  { timeControl: '300+3' },
  { timeControl: '300d5', boardKind: 'physical' },
  { boardKind: 'physical', regulations: { help: ['must-play'] } },
  { timeControl: '1', regulations: { calledByDevice: [] } },
  { boardKind: 'physical', black: { visuallyDisabled: true } },
])('in a game with %j', requested => {
  test('the news written as text equals the news as an object', () => {
    let seen = 0
    for (const step of entries(requested)) {
      const common = commonNews(step.source, settings.scheduledStart + step.line.at + 5, 0)
      const write = newsWriter(step.source, step.line, common)
      for (const audience of audiences) {
        const news = seeNews(step.source, step.line, audience, common)
        expect(write(audience)).toBe(JSON.stringify(news))
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })
})
