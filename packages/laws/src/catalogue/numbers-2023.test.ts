import { describe, expect, test } from 'vitest'
import { articleOf, existsIn, ruleById } from './lookup.js'
import { rules } from './rules.js'
import type { RuleId } from './sections/index.js'

/** The rules that have other or additional numbers in 2023 than in 2018. */
const moved: readonly (readonly [RuleId, string | null, string])[] = [
  ['pawn.en-passant', '3.7.4.1', '3.7.3.1'],
  ['pawn.en-passant-now', '3.7.4.2', '3.7.3.2'],
  ['pawn.promote-must', '3.7.5.1', '3.7.3.3'],
  ['pawn.promote-any', '3.7.5.2', '3.7.3.4'],
  ['pawn.promote-effect', '3.7.5.3', '3.7.3.5'],
  ['end.resign-draw', null, '5.1.2'],
  ['rep.claim', '9.2.1', '9.2'],
  ['rep.intended', '9.2.1.1', '9.2.1'],
  ['rep.appeared', '9.2.1.2', '9.2.2'],
  ['rep.same-position', '9.2.2', '9.2.3'],
  ['rep.en-passant', '9.2.2.1', '9.2.3.1'],
  ['rep.castling', '9.2.2.2', '9.2.3.2'],
  ['device.ban', '11.3.2.1', '11.3.2'],
  ['rapid.penalty.one-minute', null, 'A.3'],
  ['rapid.sup.ratio', 'A.3.1.1', 'A.4.1'],
  ['rapid.sup.recorded', 'A.3.1.2', 'A.4.2'],
  ['rapid.sup.effect', 'A.3.1', 'A.4'],
  ['rapid.sup.show-sheet', 'A.3.2', 'A.4.3'],
  ['rapid.unsup.base', 'A.4', 'A.5'],
  ['rapid.unsup.setup.window', 'A.4.1.2', 'A.5.1.2'],
  ['rapid.unsup.clock.window', 'A.4.1.1', 'A.5.1.1'],
  ['rapid.unsup.illegal.cost.2018', 'A.4.2', 'A.5.2'],
  ['rapid.unsup.flag.claim-act', 'A.4.3', 'A.5.3'],
  ['rapid.unsup.illegal-position.draw', 'A.4.4', 'A.5.4'],
  ['rapid.unsup.flag.arbiter-calls', 'A.4.5', 'A.5.5'],
  ['rapid.regs.declare', 'A.5', 'A.6'],
  ['blitz.penalty.one-minute', 'B.2', 'B.3'],
  ['blitz.sup.ratio', 'B.3.1.1', 'B.2.1'],
  ['blitz.sup.recorded', 'B.3.1.2', 'B.2.2'],
  ['blitz.sup.effect', 'B.3.1', 'B.2'],
  ['blitz.sup.show-sheet', 'B.3.2', 'B.2.3'],
  ['blitz.unsup.base', 'B.4', 'B.3'],
  ['blitz.regs.declare', 'B.5', 'B.4'],
  ['note.castle.short', 'C.13', 'C.13.1'],
  ['note.castle.long', 'C.13', 'C.13.2'],
  ['note.sign.capture', 'C.13', 'C.13.3'],
  ['note.sign.check', 'C.13', 'C.13.4'],
  ['note.sign.mate', 'C.13', 'C.13.5'],
  ['note.sign.ep', 'C.13', 'C.13.6'],
]

describe('the numbers of 2023', () => {
  test.each(moved)('%s: %s becomes %s', (id, before, after) => {
    expect(articleOf(id, 'fide-2018')).toBe(before)
    expect(articleOf(id, 'fide-2023')).toBe(after)
  })

  test('are unchanged outside Articles 3, 8, 9 and 11 and the appendices', () => {
    const steady = /^article-(01|02|04|06|07|10|12)|^guidelines|^appendix-d/
    const unlike = rules
      .filter(rule => steady.test(rule.section))
      .filter(rule => rule.numbers['fide-2023'] !== rule.numbers['fide-2018'])
    // Our texts of 2018 lack this sentence; the Laws of 2023 have it.
    expect(unlike.map(rule => rule.id)).toEqual(['adjourn.seal.board-move-binds'])
  })

  test('leave out nothing that 2018 has', () => {
    const gone = rules.filter(rule => existsIn(rule, 'fide-2018') && !existsIn(rule, 'fide-2023'))
    expect(gone).toEqual([])
  })

  test('the electronic scoresheet stands beside the paper one', () => {
    expect(ruleById('score.record').numbers['fide-2023']).toBe('8.1.1, 8.1.1.1, 8.1.1.2')
  })
})
