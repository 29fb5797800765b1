import { isEditionId } from '@jadoube/laws'
import type { GameHead, GameText } from './saved-game.js'

const FORMAT = 'saved-game/1'

/** Writes a game as a line of a backup: everything except the secret of a seat. */
export function makeBackupLine(head: GameHead, text: GameText): string {
  const { seat: _, ...rest } = head
  return JSON.stringify({ jadoube: FORMAT, ...rest, ...text })
}

/** Reads a line of a backup. Null if it is not one, or is damaged. */
export function readBackupLine(line: string): { head: GameHead; text: GameText } | null {
  if (!line.includes(FORMAT)) return null
  let fields: Partial<Record<string, unknown>>
  try {
    fields = Object(JSON.parse(line))
  } catch {
    return null
  }
  if (fields.jadoube !== FORMAT) return null
  const { id, kind, when, format, text, moves, digest, laws } = fields
  const isComplete =
    typeof id === 'string' &&
    typeof digest === 'string' &&
    typeof text === 'string' &&
    typeof when === 'number' &&
    Number.isFinite(when) &&
    (kind === 'device' || kind === 'link' || kind === 'import') &&
    (format === 'record' || format === 'pgn')
  if (!isComplete) return null
  const textField = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    head: {
      id,
      kind,
      when,
      digest,
      white: textField('white'),
      black: textField('black'),
      event: textField('event'),
      result: (textField('result') || '*') as GameHead['result'],
      reason: (textField('reason') || null) as GameHead['reason'],
      moves: typeof moves === 'number' ? moves : 0,
      laws: typeof laws === 'string' && isEditionId(laws) ? laws : null,
      timeControl: textField('timeControl') || null,
      seat: null,
    },
    text: { format, text },
  }
}
