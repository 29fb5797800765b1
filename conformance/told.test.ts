import {
  type EditionId,
  type GameEvent,
  type RefusedLine,
  type RuledRecord,
  recordOfCase,
  ruleRecord,
} from '@jadoube/laws'
import { tellOutcome, wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
import { rememberingMates } from '../packages/laws/src/testing/remembered-mates.js'
import { caseFiles } from './case-files.js'
import { ruledUnder } from './differences.js'

interface Line {
  readonly where: string
  readonly line: RuledRecord['lines'][number]
}

/** Every act of every case with its result, under the oldest and the newest of its editions. */
const lines: readonly Line[] = caseFiles.flatMap(({ path, file }) => {
  const editions = new Set<EditionId>([file.editions[0]!, file.editions.at(-1)!])
  return [...editions].flatMap(edition =>
    ruledUnder(file, edition).lines.map(line => ({
      where: `${path}:${line.line} under ${edition}`,
      line,
    })),
  )
})

/**
 * The same acts at a table whose device calls flags and illegal moves, so that one act may bring
 * several rulings.
 */
const calledLines: readonly Line[] = caseFiles.flatMap(({ path, file }) => {
  const edition = file.editions.at(-1)!
  const [header, ...acts] = recordOfCase(file, edition).split('\n')
  const table = JSON.parse(header!)
  const regulations = { ...table.regulations, calledByDevice: ['flags', 'illegal-moves'] }
  const record = [JSON.stringify({ ...table, regulations }), ...acts].join('\n')
  const called = rememberingMates(() => ruleRecord(record))
  if (!called.ok) return []
  const where = `${path} under ${edition} with a device that calls`
  return called.value.lines.map(line => ({ where: `${where}:${line.line}`, line }))
})

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u)

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => text !== '' && texts.indexOf(text) !== index)

/** Kinds of events of which two may report one and the same thing that a player did. */
const sameDeed: readonly ReadonlySet<string>[] = [
  new Set(['breach', 'irregularity-arose', 'observed']),
  new Set(['assistant-acted', 'clock-pressed', 'move-completed', 'move-sealed']),
]

/** The words of a sentence without their endings. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(word => word.slice(0, 4)),
  )

/** Whether nearly all words of the shorter sentence stand in the other one as well. */
function areAlike(one: string, other: string): boolean {
  const [shorter, longer] = [stemsOf(one), stemsOf(other)].sort((a, b) => a.size - b.size)
  const shared = [...shorter!].filter(stem => longer!.has(stem))
  return shared.length >= 0.8 * shorter!.size
}

const ruled: ReadonlySet<string> = new Set(['claim-upheld', 'claim-rejected', 'question'])
const saysWho: ReadonlySet<string> = new Set(['claim-made', 'assistant-acted', 'refused'])

test('everything happens in the order of its time, whichever act shows it', () => {
  const late = [...lines, ...calledLines].flatMap(({ where, line: { act, before, outcome } }) => {
    const times = outcome.flatMap(each => (each.type === 'refused' ? [] : [each.at]))
    // A refused act has no effect, but what time has brought about before it is told first.
    const all = [before.at, ...times, ...(act === null ? [] : [Math.max(act.at, before.at)])]
    return all.some((at, index) => index > 0 && at < all[index - 1]!) ? [where] : []
  })
  expect(late).toEqual([])
})

describe.each(['en', 'sl', 'sr', 'cs', 'fi'] as const)('what is told in %s', language => {
  const telling = { language, wording: wordings[language] }
  const known = new Map<Line, ReturnType<typeof tellOutcome>>()
  const told = (each: Line): ReturnType<typeof tellOutcome> => {
    const before = known.get(each)
    if (before !== undefined) return before
    const sentences = tellOutcome(each.line.before, each.line.outcome, telling)
    known.set(each, sentences)
    return sentences
  }

  test('says who has claimed what, wherever a claim is ruled on', () => {
    const silent = lines
      .filter(({ line }) => line.act?.act === 'claim')
      // A refusal names the claim itself.
      .filter(({ line }) => line.outcome.every(({ type }) => type !== 'refused'))
      .filter(({ line }) => line.outcome.some(({ type }) => ruled.has(type)))
      .filter(each => !told(each).some(({ event, text }) => saysWho.has(event.type) && text !== ''))
    expect(silent.map(({ where }) => where)).toEqual([])
  })

  test('tells everything in the order of its time', () => {
    const late = (language === 'en' ? [...lines, ...calledLines] : lines).filter(each => {
      const times = told(each).map(({ event }) => event.at)
      return times.some((at, index) => index > 0 && at < times[index - 1]!)
    })
    expect(late.map(({ where }) => where)).toEqual([])
  })

  test('says nothing twice about one act', () => {
    const twice = (language === 'en' ? [...lines, ...calledLines] : lines).flatMap(each => {
      const texts = told(each).map(({ text }) => text)
      return [...repeated(texts), ...texts.flatMap(text => repeated(sentencesOf(text)))].map(
        text => `${each.where}: ${text}`,
      )
    })
    expect(twice).toEqual([])
  })

  test('says in one sentence what a player did, however many events report it', () => {
    const twice = lines.flatMap(each =>
      sameDeed.flatMap(kinds => {
        const deeds = told(each).filter(({ event }) => kinds.has(event.type))
        return deeds
          .filter(({ text }, index) => deeds.slice(0, index).some(of => areAlike(of.text, text)))
          .map(({ text }) => `${each.where}: ${text}`)
      }),
    )
    expect(twice).toEqual([])
  })

  test('lists the moves to choose from only once', () => {
    const listed = /: ([^:]+)\.$/
    const twice = lines.flatMap(each => {
      const lists = told(each)
        .filter(({ event }) => event.type === 'move-part-made' || event.type === 'obligation')
        .flatMap(({ text }) => listed.exec(text)?.[1] ?? [])
      return repeated(lists).map(moves => `${each.where}: ${moves}`)
    })
    expect(twice).toEqual([])
  })

  test('does not say what must be played once the clock has been pressed', () => {
    const late = lines.flatMap(each => {
      const { outcome } = each.line
      const pressed = outcome.findLastIndex(({ type }) => type === 'move-completed')
      return told(each)
        .filter(({ event }) => event.type === 'obligation' && outcome.indexOf(event) < pressed)
        .map(({ text }) => `${each.where}: ${text}`)
    })
    expect(late).toEqual([])
  })

  test('never moves a piece to the square on which it stands', () => {
    const still = lines.flatMap(each =>
      told(each)
        .filter(({ text }) => /\b([a-h][1-8])–\1\b/.test(text))
        .map(({ text }) => `${each.where}: ${text}`),
    )
    expect(still).toEqual([])
  })

  test('[blind.clock-after · fide-2009] says that a move was not announced only if it was not', () => {
    const { breach } = wordings[language].events
    const rules = ['blind.clock-after', 'blind.assistant.score-clock'] as const
    const early = lines.flatMap(each => {
      const { blind, turn } = each.line.before
      if (blind === null || each.line.act?.act !== 'press') return []
      const unannounced = rules.map(rule =>
        breach({ type: 'breach', at: 0, by: turn, rule }, { early: 'unannounced' } as never),
      )
      const isSaid = told(each).some(({ text }) => unannounced.includes(text))
      return isSaid ? [{ where: each.where, announced: blind.announced }] : []
    })
    expect(early.length).toBeGreaterThan(0)
    expect(early.filter(({ announced }) => announced !== null)).toEqual([])
  })

  test('says what is wrong with a sealed move that loses', () => {
    const vague = wordings[language].events['game-concluded']
    const isLost = (event: GameEvent | RefusedLine): boolean =>
      event.type === 'game-concluded' && event.reason === 'sealed-move'
    const endings = lines
      .filter(({ line }) => line.outcome.some(isLost))
      .flatMap(each => told(each).filter(({ event }) => isLost(event)))
    expect(endings.length).toBeGreaterThan(0)
    for (const { event, text } of endings) {
      if (event.type !== 'game-concluded') continue
      const { rule: _, cannotMate: __, ...bare } = event
      expect(text).not.toBe(vague(bare as typeof event, {} as never))
    }
  })
})
