import {
  buchholzNames,
  parseTieBreak,
  type TieBreakName,
  tieBreakNames,
} from '../tie-breaks/code.js'

type System = 'swiss' | 'round-robin' | 'knockout' | 'manual'

/** The codes of C.07 that apply where an event has announced none. */
export const usualTieBreaks: Readonly<Record<System, readonly string[]>> = {
  swiss: ['BH/C1', 'BH', 'SB'],
  'round-robin': ['DE', 'SB', 'WIN'],
  knockout: [],
  manual: [],
}

/** Those that organisers choose with a cut or another modifier, beside the plain ones. */
const modified: Readonly<Partial<Record<TieBreakName, readonly string[]>>> = {
  BH: ['BH/C1', 'BH/C2', 'BH/M1', 'BH'],
  FB: ['FB/C1', 'FB'],
  SB: ['SB', 'SB/C1'],
  PS: ['PS', 'PS/C1'],
  ARO: ['ARO', 'ARO/C1'],
}

/** What the organiser can choose from under the current edition of C.07. */
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

/** Why a list cannot be announced in this system: the code that is wrong, twice there or unknown; else null. */
export function unfitTieBreak(codes: readonly string[], system: System): string | null {
  const seen = new Set<string>()
  for (const text of codes) {
    const read = parseTieBreak(text)
    if (!read.ok || seen.has(read.value.code)) return text
    if (system === 'round-robin' && buchholzNames.includes(read.value.name)) return text
    seen.add(read.value.code)
  }
  return null
}
