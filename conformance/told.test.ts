import type { EditionId, GameEvent, RefusedLine, RuledRecord } from '@jadoube/laws'
import { tellOutcome, wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
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

const ruled: ReadonlySet<string> = new Set(['claim-upheld', 'claim-rejected', 'question'])
const saysWho: ReadonlySet<string> = new Set(['claim-made', 'assistant-acted', 'refused'])

describe.each(['en', 'sl', 'sr', 'cs', 'fi'] as const)('what is told in %s', language => {
  const telling = { language, wording: wordings[language] }
  const told = ({ line }: Line) => tellOutcome(line.before, line.outcome, telling)

  test('says who has claimed what, wherever a claim is ruled on', () => {
    const silent = lines
      .filter(({ line }) => line.act?.act === 'claim')
      .filter(({ line }) => line.outcome.some(({ type }) => ruled.has(type)))
      .filter(each => !told(each).some(({ event, text }) => saysWho.has(event.type) && text !== ''))
    expect(silent.map(({ where }) => where)).toEqual([])
  })

  test('never moves a piece to the square on which it stands', () => {
    const still = lines.flatMap(each =>
      told(each)
        .filter(({ text }) => /\b([a-h][1-8])–\1\b/.test(text))
        .map(({ text }) => `${each.where}: ${text}`),
    )
    expect(still).toEqual([])
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
