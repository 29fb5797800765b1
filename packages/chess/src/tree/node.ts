import { type Attempt, done, failed } from '../attempt.js'
import { isSameMove, type Move, type MoveLike, moveOf } from '../move.js'
import { makeSan } from '../notation/san.js'
import { parseSan, type SanError } from '../notation/san-reading.js'
import { type NullMove, nullMove, playNull } from '../null-move.js'
import { legalCodeOf, type Position, playCode } from '../position.js'

/** Why a move could not be added. */
export type AddError =
  | SanError
  | { readonly code: 'illegal-move' | 'null-move-in-check'; readonly reason: string }

/**
 * A position of a game tree, with the move that led to it. The first of `children` continues the
 * line; the others are variations. You can change comments and NAGs directly; change moves with the
 * methods.
 */
export class GameNode {
  readonly parent: GameNode | undefined
  /** Undefined at the root and for a move that could not be played. */
  readonly move: Move | NullMove | undefined
  /** The move as the file had it, or SAN if it was added here. */
  readonly text: string
  readonly children: GameNode[] = []
  nags: number[] = []
  /** Comments after the move; at the root, comments before the first move. */
  comments: string[] = []
  /**
   * Comments before the move, if it begins a variation. If it became a move of the main line, they
   * are written after the move before it.
   */
  startComments: string[] = []
  #position: Position | undefined

  /** Do not call this directly: use `treeOf`, `newTree` and `add`. */
  constructor(
    parent: GameNode | undefined,
    move: Move | NullMove | undefined,
    text: string,
    position?: Position,
  ) {
    this.parent = parent
    this.move = move
    this.text = text
    this.#position = position
  }

  /** The position after the move; undefined if the move could not be played. */
  get position(): Position | undefined {
    // A list instead of recursion: a game may have more moves than the call stack has room for.
    const unplayed: GameNode[] = []
    let node: GameNode | undefined = this
    while (node !== undefined && node.#position === undefined) {
      unplayed.push(node)
      node = node.parent
    }
    let position = node === undefined ? undefined : node.#position
    for (let next = unplayed.pop(); next !== undefined; next = unplayed.pop()) {
      if (position === undefined) return undefined
      position = next.#playFrom(position)
      next.#position = position
    }
    return position
  }

  #playFrom(before: Position): Position | undefined {
    if (this.move === undefined) return undefined
    if (this.move.kind === 'null') {
      const passed = playNull(before)
      return passed.ok ? passed.value : undefined
    }
    const code = legalCodeOf(before, this.move)
    return code < 0 ? undefined : playCode(before, code)
  }

  /**
   * The move in SAN, or `--` for a null move. The original text if the move could not be played;
   * empty at the root.
   */
  get san(): string {
    const before = this.parent?.position
    if (this.move === undefined || before === undefined) return this.text
    return this.move.kind === 'null' ? '--' : makeSan(before, this.move)
  }

  /** Whether this node is on the main line. */
  get isMain(): boolean {
    for (let node: GameNode = this; node.parent !== undefined; node = node.parent) {
      if (node.parent.children[0] !== node) return false
    }
    return true
  }

  /** The number of moves from the root to this node. */
  get ply(): number {
    let ply = 0
    for (let node = this.parent; node !== undefined; node = node.parent) ply++
    return ply
  }

  /**
   * Adds a move, given as SAN, `--` or a value, after the existing children. If the move is already
   * there, its node is returned. `asMain` makes it the first child.
   */
  add(given: string | MoveLike | NullMove, asMain = false): Attempt<GameNode, AddError> {
    const { position } = this
    if (position === undefined) {
      return failed({ code: 'illegal-move', reason: 'no move can be added after an illegal move' })
    }
    const read = moveFrom(position, given)
    if (!read.ok) return read
    let node = this.children.find(child => same(child.move, read.value))
    if (node === undefined) {
      const text = read.value.kind === 'null' ? '--' : makeSan(position, read.value)
      node = new GameNode(this, read.value, text)
      this.children.push(node)
    }
    if (asMain) node.promote(true)
    return done(node)
  }

  /**
   * Moves this variation up by one, or to the first place with `toFirst`. Does nothing for the
   * first one.
   */
  promote(toFirst = false): void {
    const siblings = this.parent?.children
    const at = siblings?.indexOf(this) ?? 0
    if (siblings === undefined || at <= 0) return
    siblings.splice(at, 1)
    siblings.splice(toFirst ? 0 : at - 1, 0, this)
  }

  /** Moves this variation down by one. Does nothing for the last one. */
  demote(): void {
    const siblings = this.parent?.children
    const at = siblings?.indexOf(this) ?? -1
    if (siblings === undefined || at < 0 || at === siblings.length - 1) return
    siblings.splice(at, 1)
    siblings.splice(at + 1, 0, this)
  }

  /** Makes the line to this node the main line of the game. */
  promoteToMain(): void {
    for (let node: GameNode | undefined = this; node !== undefined; node = node.parent) {
      node.promote(true)
    }
  }

  /** Removes this move and everything after it. The root cannot be removed. */
  remove(): boolean {
    const siblings = this.parent?.children
    const at = siblings?.indexOf(this) ?? -1
    if (siblings === undefined || at < 0) return false
    siblings.splice(at, 1)
    return true
  }

  /** The nodes of the line that continues from here with the first child of each node. */
  *line(): IterableIterator<GameNode> {
    for (let node = this.children[0]; node !== undefined; node = node.children[0]) yield node
  }

  /** The last node of the line that continues from here; this node if nothing follows. */
  get end(): GameNode {
    let node: GameNode = this
    while (node.children[0] !== undefined) node = node.children[0]
    return node
  }

  /** This node and all nodes below it, in the order of a file: a move before its variations. */
  *walk(): IterableIterator<GameNode> {
    const waiting: GameNode[] = [this]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      yield node
      for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i])
    }
  }
}

const same = (a: Move | NullMove | undefined, b: Move | NullMove): boolean =>
  a !== undefined && (a.kind === 'null' || b.kind === 'null' ? a.kind === b.kind : isSameMove(a, b))

function moveFrom(
  position: Position,
  given: string | MoveLike | NullMove,
): Attempt<Move | NullMove, AddError> {
  if (typeof given === 'string')
    return given === '--' ? passFrom(position) : parseSan(position, given)
  if (given?.kind === 'null') return passFrom(position)
  const code = legalCodeOf(position, given)
  if (code >= 0) return done(moveOf(code))
  return failed({ code: 'illegal-move', reason: 'it is not a legal move here' })
}

function passFrom(position: Position): Attempt<NullMove, AddError> {
  const passed = playNull(position)
  return passed.ok ? done(nullMove) : passed
}
