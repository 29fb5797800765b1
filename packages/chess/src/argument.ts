/**
 * Thrown for an argument of the wrong type, such as `parseFen(undefined)` or `isCheck(fen)`. The
 * compiler refuses such a call; a caller without types finds out here. A text that cannot be read
 * is no reason to throw: the parsers return what is wrong with it.
 *
 * @example
 * new ArgumentError('parseFen', 'text', 'a string', undefined).message // → 'parseFen: text must be a string, not undefined'
 */
export class ArgumentError extends TypeError {
  readonly code = 'argument-type'

  constructor(caller: string, name: string, expected: string, given: unknown) {
    super(`${caller}: ${name} must be ${expected}, not ${shown(given)}`)
    this.name = 'ArgumentError'
  }
}

/** Shows any value in an error message, shortened. */
export function shown(value: unknown): string {
  try {
    const isText = typeof value === 'string' || typeof value === 'object'
    const text = isText ? JSON.stringify(value) : String(value)
    return text.length > 99 ? `${text.slice(0, 99)}…` : text
  } catch {
    // An object that contains itself, or whose `toJSON` throws.
    return `a value of type ${typeof value}`
  }
}

/** Throws for anything except a string. */
export function needText(value: unknown, caller: string, name = 'text'): void {
  if (typeof value !== 'string') throw new ArgumentError(caller, name, 'a string', value)
}

/**
 * Throws for anything except a position. Another copy of this package has another class, so
 * `instanceof` would not do. What `structuredClone` makes of a position has no methods.
 */
export function needPosition(value: unknown, caller: string): void {
  if ((value as MaybePosition)?.board?.make === undefined) {
    throw new ArgumentError(caller, 'position', 'a position, as parsePosition returns it', value)
  }
}

type MaybePosition = { board?: { make?: unknown } } | null | undefined

/** Throws for anything except a placement. */
export function needPlacement(value: unknown, caller: string): void {
  if ((value as { codes?: unknown } | null | undefined)?.codes === undefined) {
    throw new ArgumentError(caller, 'placement', 'a placement', value)
  }
}

/** Throws for anything except a placement or a position. */
export function needPieces(value: unknown, caller: string): void {
  const given = value as MaybePosition & { codes?: unknown }
  if (given?.codes === undefined && given?.board?.make === undefined) {
    throw new ArgumentError(caller, 'placement', 'a position or a placement', value)
  }
}

/** Throws for anything except an object. */
export function needObject(value: unknown, caller: string, name: string): void {
  if (typeof value !== 'object' || value === null) {
    throw new ArgumentError(caller, name, 'an object', value)
  }
}

/** Throws for anything that cannot be iterated over. A string can, but is never meant. */
export function needList(value: unknown, caller: string, name: string): void {
  const given = value as Iterable<unknown> | null | undefined
  if (typeof value === 'string' || typeof given?.[Symbol.iterator] !== 'function') {
    throw new ArgumentError(caller, name, 'a list', value)
  }
}
