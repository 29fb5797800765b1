import { needList, needObject, needPosition } from '../argument.js'
import type { PgnGame, PgnMove, PgnVariation } from '../pgn/game.js'
import { standardPosition } from '../pgn/start.js'
import type { PgnResult } from '../pgn/word-bytes.js'
import type { WritableGame } from '../pgn/write.js'
import type { Position } from '../position.js'
import { GameNode } from './node.js'

/** A game that can be edited: its tags, and its moves as a tree. */
export interface GameTree {
  readonly tags: Map<string, string>
  readonly root: GameNode
  result: PgnResult | undefined
}

/** Creates a game without moves, from the standard starting position or another one. */
export function newTree(start: Position = standardPosition()): GameTree {
  needPosition(start, 'newTree')
  const root = new GameNode(undefined, undefined, '', start)
  return { tags: new Map(), root, result: undefined }
}

/**
 * Builds a tree from a game that was read. Moves that could not be played are kept as text.
 *
 * @example
 * const [game] = parsePgn('1. e4 e5 *')
 * const tree = game && treeOf(game)
 * tree?.root.end.add('Nf3').ok // → true
 * tree && makePgn(gameOf(tree), { tags: false }) // → '1. e4 e5 2. Nf3 *\n'
 */
export function treeOf(game: WritableGame & { readonly start?: Position | undefined }): GameTree {
  needObject(game, 'treeOf', 'game')
  needList(game.tags, 'treeOf', 'game.tags')
  needList(game.moves, 'treeOf', 'game.moves')
  const root = new GameNode(undefined, undefined, '', game.start ?? standardPosition())
  root.comments = [...(game.comments ?? [])]
  // Lines that still have to be added. A list instead of recursion, so that nested variations need
  // no call stack.
  const waiting: { readonly under: GameNode; readonly line: PgnVariation }[] = [
    { under: root, line: { comments: [], moves: game.moves } },
  ]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    let { under } = next
    next.line.moves.forEach((each, index) => {
      const node = new GameNode(under, each.move, each.text)
      node.nags = [...each.nags]
      node.comments = [...each.comments]
      if (index === 0) node.startComments = [...next.line.comments]
      under.children.push(node)
      // Reversed, because the list is a stack: variations keep their order and come after the move
      // they replace.
      for (const line of [...each.variations].reverse()) waiting.push({ under, line })
      // A variation in brackets may hold nothing but comments. They belong to the move before it.
      for (const { moves, comments } of each.variations) {
        if (moves.length === 0) node.comments.push(...comments)
      }
      under = node
    })
  }
  return { tags: new Map(game.tags), root, result: game.result }
}

/** Turns a tree into a game that `makePgn` can write. */
export function gameOf(tree: GameTree): WritableGame & Pick<PgnGame, 'comments'> {
  needObject(tree, 'gameOf', 'tree')
  needObject(tree.root, 'gameOf', 'tree.root')
  const { root, tags, result } = tree
  return {
    tags,
    start: root.position,
    comments: commentsAfter(root),
    moves: movesFrom(root.children[0]),
    result,
  }
}

/**
 * The moves of a line from its first node. It is recursive for variations, at most 256 deep in a
 * game that was read.
 */
function movesFrom(first: GameNode | undefined): readonly PgnMove[] {
  const moves: PgnMove[] = []
  for (let node = first; node !== undefined; node = node.children[0]) {
    const siblings = node.parent?.children ?? []
    const variations = siblings[0] === node ? siblings.slice(1).map(variationFrom) : []
    const { text, move, nags } = node
    moves.push({ text, move, nags, comments: commentsAfter(node), variations })
  }
  return moves
}

/**
 * The comments after a move, with those before the next one. The next move has such comments if it
 * began a variation and was promoted.
 */
const commentsAfter = ({ comments, children }: GameNode): readonly string[] => {
  const before = children[0]?.startComments ?? []
  return before.length === 0 ? comments : [...comments, ...before]
}

const variationFrom = (node: GameNode): PgnVariation => ({
  comments: node.startComments,
  moves: movesFrom(node),
})
