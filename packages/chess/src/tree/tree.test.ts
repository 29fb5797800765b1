import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../attempt.js'
import { makeFen } from '../fen.js'
import { nullMove } from '../null-move.js'
import { parsePgn } from '../pgn/read.js'
import { makePgn } from '../pgn/write.js'
import { gameOf, newTree, treeOf } from './tree.js'

const text =
  '{before} 1. e4 e5 (1... c5 $1 2. Nf3 (2. c3 {solid} 2... d5) 2... d6) (1... e6) 2. Nf3 Nc6 *'
const read = (pgn: string) => parsePgn(pgn)[0]!
const written = (tree: ReturnType<typeof treeOf>) =>
  makePgn(gameOf(tree), { tags: false, width: 0 }).trim()

describe('a game as a tree', () => {
  test('a game that is read is written back unchanged', () => {
    expect(written(treeOf(read(text)))).toBe(text)
  })

  test('any tree is the same after writing and reading', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(1000)), { maxLength: 40 }), steps => {
        const tree = newTree()
        const nodes = [tree.root]
        for (const [at, pick] of steps) {
          const node = nodes[at % nodes.length]
          const moves = ['e4', 'd4', 'Nf3', 'e5', 'd5', 'Nf6', 'Nc3', 'Nc6', '--']
          const added = node.add(moves[pick % moves.length])
          if (!added.ok || nodes.includes(added.value)) continue
          if (pick % 3 === 0) added.value.comments.push(`note  ${pick}`)
          if (pick % 5 === 0) added.value.nags.push((pick % 139) + 1)
          if (node.children[0] !== added.value) added.value.startComments.push('or')
          nodes.push(added.value)
        }
        const once = makePgn(gameOf(tree))
        const game = read(once)
        expect(game.illegal).toEqual([])
        expect(makePgn(gameOf(treeOf(game)))).toBe(once)
        expect([...treeOf(game).root.walk()].map(node => node.san)).toEqual(
          [...tree.root.walk()].map(node => node.san),
        )
      }),
    )
  })

  test.each([
    ['1. e4 {so} ({or d4}) 1... e5 *', '1. e4 {so} {or d4} 1... e5 *'],
    ['1. e4 (1. d4 ({a} {b}) 1... d5) 1... e5 *', '1. e4 (1. d4 {a} {b} 1... d5) 1... e5 *'],
    ['1. e4 ({a}) (1. c4) ({b}) 1... e5 *', '1. e4 {a} {b} (1. c4) 1... e5 *'],
  ])('comments of a variation without moves are kept: %s', (text, expected) => {
    const tree = treeOf(parsePgn(text)[0]!)
    expect(makePgn(gameOf(tree), { tags: false }).trim()).toBe(expected)
  })

  test('add takes SAN, a value or a null move, finds an existing move, and rejects an illegal one', () => {
    const { root } = newTree()
    const e4 = unwrap(root.add('e4'))
    expect(root.add({ kind: 'normal', from: 'e2', to: 'e4' })).toEqual({ ok: true, value: e4 })
    expect(unwrap(e4.add(nullMove)).san).toBe('--')
    expect(e4.add('Ke3')).toMatchObject({ ok: false, error: { code: 'san-illegal' } })
    expect(e4.add({ kind: 'normal', from: 'e2', to: 'e4' })).toMatchObject({
      error: { code: 'illegal-move' },
    })
    expect(unwrap(root.add('d4', true))).toBe(root.children[0])
    expect(makeFen(e4.position!)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    const check = newTree()
    const mate = ['e4', 'e5', 'Qh5', 'Nc6', 'Qxf7'].reduce(
      (node, san) => unwrap(node.add(san)),
      check.root,
    )
    expect(mate.add('--')).toMatchObject({ error: { code: 'null-move-in-check' } })
  })

  test('promote, demote, promoteToMain, remove', () => {
    const tree = treeOf(read(text))
    const find = (san: string) => [...tree.root.walk()].find(node => node.san === san)!
    find('e6').promote()
    expect(find('e4').children.map(node => node.san)).toEqual(['e5', 'e6', 'c5'])
    find('e6').promote()
    find('e6').promote()
    expect(find('e6').isMain).toBe(true)
    find('e6').demote()
    expect([...tree.root.line()].map(node => node.san)).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
    find('d5').promoteToMain()
    expect([...tree.root.line()].map(node => node.san)).toEqual(['e4', 'c5', 'c3', 'd5'])
    expect(find('d5').ply).toBe(4)
    expect(find('c5').remove()).toBe(true)
    expect(written(tree)).toBe('{before} 1. e4 e5 (1... e6) 2. Nf3 Nc6 *')
    expect(tree.root.remove()).toBe(false)
    expect(tree.root.end.san).toBe('Nc6')
  })

  test.each([
    ['promote', '{root} {var} 1. d4 {d} (1. e4 {e} 1... e5) *'],
    ['remove', '{root} {var} 1. d4 {d} *'],
  ])('comments before a variation are kept when it becomes the main line: %s', (how, expected) => {
    const tree = treeOf(read('{root} 1. e4 {e} ({var} 1. d4 {d}) 1... e5 *'))
    const [e4, d4] = tree.root.children
    if (how === 'promote') d4!.promote()
    else e4!.remove()
    expect(written(tree)).toBe(expected)
    // Nothing is written twice, and what is written is read back.
    expect(written(treeOf(read(expected)))).toBe(expected)
  })

  test('deeper in the game such comments follow the move before', () => {
    const tree = treeOf(read('1. e4 (1. c4) 1... e5 ({or} 1... c5 {sharp}) *'))
    tree.root.children[0]!.children[1]!.promote()
    expect(written(tree)).toBe('1. e4 {or} (1. c4) 1... c5 {sharp} (1... e5) *')
    tree.root.children[0]!.children[0]!.demote()
    expect(written(tree)).toBe('1. e4 (1. c4) 1... e5 ({or} 1... c5 {sharp}) *')
  })

  test('a move that could not be played stays as text, and nothing can be added after it', () => {
    const tree = treeOf(read('1. e4 Ke7 2. Zz *'))
    const [, illegal] = tree.root.line()
    expect(illegal?.position).toBeUndefined()
    expect(illegal?.add('Nf3').ok).toBe(false)
    expect(written(tree)).toBe('1. e4 Ke7 2. Zz *')
  })

  test('ten thousand plies and deep variations need no deep stack', () => {
    const shuffle = 'Nf3 Nf6 Ng1 Ng8 '.repeat(2500)
    const tree = treeOf(read(`${shuffle}*`))
    expect([...tree.root.walk()]).toHaveLength(10_001)
    const { end } = treeOf(read(`${'Nf3 Nf6 Ng1 Ng8 '.repeat(5000)}*`)).root
    expect(end.position?.moveNumber).toBe(10_001)
    expect(end.add('e4').ok).toBe(true)
    const deep = `e4 ${'(e4 '.repeat(200)}${')'.repeat(200)} *`
    expect([...treeOf(read(deep)).root.walk()].length).toBeGreaterThan(100)
  })
})
