import {
  buchholzNames,
  parseTieBreak,
  type TieBreakName,
  tieBreakNames,
} from '../tie-breaks/code.js'

type System = 'swiss' | 'round-robin' | 'knockout' | 'manual'

/** The tie-breaks, as codes of C.07, for an event that has announced none. */
export const usualTieBreaks: Readonly<Record<System, readonly string[]>> = {
  swiss: ['BH/C1', 'BH', 'SB'],
  'round-robin': ['DE', 'SB', 'WIN'],
  knockout: [],
  manual: [],
}

/**
 * Tie-breaks that organisers choose with a cut or another modifier, in addition to the plain ones.
 */
const modified: Readonly<Partial<Record<TieBreakName, readonly string[]>>> = {
  BH: ['BH/C1', 'BH/C2', 'BH/M1', 'BH'],
  FB: ['FB/C1', 'FB'],
  SB: ['SB', 'SB/C1'],
  PS: ['PS', 'PS/C1'],
  ARO: ['ARO', 'ARO/C1'],
}

/** The tie-breaks that an organiser can choose under the current edition of C.07. */
export function tieBreaksFor(system: System): readonly string[] {
  return tieBreakNames
    .filter(name => name !== 'PTS' && fits(name, system))
    .flatMap(name => modified[name] ?? [name])
}

/** Article 8 forbids Buchholz in round robins; the Koya system (9.2) is for round robins. */
function fits(name: TieBreakName, system: System): boolean {
  if (name === 'KS') return system === 'round-robin' || system === 'manual'
  return system !== 'round-robin' || !buchholzNames.includes(name)
}

/**
 * The first code in a list that is invalid for this system, repeated or unknown; null if the list
 * is valid.
 */
export function unfitTieBreak(codes: readonly string[], system: System): string | null {
  const codesSoFar = new Set<string>()
  for (const text of codes) {
    const read = parseTieBreak(text)
    if (!read.ok || codesSoFar.has(read.value.code)) return text
    if (system === 'round-robin' && buchholzNames.includes(read.value.name)) return text
    codesSoFar.add(read.value.code)
  }
  return null
}
