import { readAct } from '@jadoube/laws'
import type { Audience } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { decideAct } from '../board/decision.js'
import { type Game, gameBefore, readSetting, withEntry } from '../board/game.js'
import { casualDefaults, type House, headerOf } from '../board/house.js'
import type { Line } from '../board/line.js'
import type { BoardId, LogEntry } from '../store/index.js'
import { commonNews, newsWriter, seeNews } from './news.js'

const house: House = {
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

/** Every entry of a game, with how the board stands after it. */
function* course(settings: object) {
  const header = headerOf(
    settings,
    { ...house, ...settings },
    { laws: 'fide-2023', boardKind: 'guarded', startWhen: 'both-present' },
  )
  const setting = readSetting(JSON.stringify(header))
  let game: Game = gameBefore(setting.start, { seq: 1, at: 0 } as LogEntry)
  for (const [n, [by, raw]] of acts.entries()) {
    const at = n * 60_000
    const act = readAct(raw, at, by)
    if (!act.ok) throw new Error(act.error.reason)
    const { state, events } = decideAct(game.state, act.value, setting.laws)
    if (events.length === 0) continue
    const line: Line = { at, by, act: raw.act, circumstances: {}, events }
    game = withEntry(game, { seq: game.seq + 1, at } as LogEntry, line, state)
    yield { seen: { board: 'kY3-_x' as BoardId, setting, house, game }, line }
  }
}

describe.each([
  { timeControl: '300+3' },
  { timeControl: '300d5', boardKind: 'physical' },
  { boardKind: 'physical', regulations: { help: ['must-play'] } },
  { timeControl: '1', regulations: { calledByDevice: [] } },
  { boardKind: 'physical', black: { visuallyDisabled: true } },
])('in a game with %j', settings => {
  test('the text of the news is the news', () => {
    let seen = 0
    for (const step of course(settings)) {
      const common = commonNews(step.seen, house.scheduledStart + step.line.at + 5, 0)
      const write = newsWriter(step.seen, step.line, common)
      for (const audience of audiences) {
        const news = seeNews(step.seen, step.line, audience, common)
        expect(write(audience)).toBe(JSON.stringify(news))
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })
})
