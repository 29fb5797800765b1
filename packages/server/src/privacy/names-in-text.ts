/** Replaces a name, or a text that names somebody. */
export const REMOVED = '…'

/** A last word this long may have an ending: `Ana Novakille` names Ana Novak. */
const INFLECTED = /\p{L}{4}$/u
const ENDING = '\\p{L}{0,4}'

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The ways in which a name is written in a text: `Novák, Jan` is also `Jan Novák`. */
function spellingsOf(name: string): readonly string[] {
  const text = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const [last, first, ...more] = text.split(/\s*,\s*/)
  if (last && first && more.length === 0) return [`${last}, ${first}`, `${first} ${last}`]
  const words = text.split(' ')
  return words.length === 2 ? [text, `${words[1]}, ${words[0]}`] : [text]
}

/**
 * Whole names only: `Novak, Anamarija` does not name `Novak, Ana`. Spaces and letter case do not
 * matter.
 */
function patternOf(name: string): readonly string[] {
  return spellingsOf(name)
    .filter(text => text !== '')
    .map(text => {
      const words = text
        .split(' ')
        .map(escaped)
        .join('\\s+')
        .replaceAll(/,\\s\+/g, '\\s*,\\s*')
      return `${words}${INFLECTED.test(text) ? ENDING : ''}`
    })
}

const NOBODY = /(?!)/u
const cache = new WeakMap<readonly string[], RegExp>()

function anyOf(names: readonly string[]): RegExp {
  const known = cache.get(names)
  if (known !== undefined) return known
  const patterns = names.flatMap(patternOf)
  const made =
    patterns.length === 0
      ? NOBODY
      : new RegExp(
          `(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
          'giu',
        )
  cache.set(names, made)
  return made
}

/** Whether a text contains one of the names. */
export const mentions = (text: string, names: readonly string[]): boolean =>
  text.normalize('NFC').search(anyOf(names)) >= 0

/** The text with every such name replaced: `Ana Novak Memorial` becomes `… Memorial`. */
export const withoutMentions = (text: string, names: readonly string[]): string =>
  mentions(text, names) ? text.normalize('NFC').replaceAll(anyOf(names), REMOVED) : text
