import type { FinnishRow } from '../row.js'

const preface = { 'finland-2009': 'Finnish preface', 'finland-blitz-2008': 'Finnish preface' }

/**
 * The preface of the Finnish federation to the Laws of 2009: its deviations in national events, and
 * two notes on what the Laws themselves say. The notes are the federation's own; FIDE's editions
 * have the rules themselves (draw.regs-restrict, claim.incorrect).
 */
export const finlandPreface = [
  ['fi.phone-1-remark', 'arbiter', preface],
  ['fi.phone-2-warning', 'arbiter', preface],
  ['fi.phone-3-loss', 'arbiter', preface],
  // Only for FIDE-rated events. The Finnish blitz rules are for national ones (2009 preface, c).
  ['fi.phone-rated', 'arbiter', { 'finland-2009': 'Finnish preface, 12.3.b' }],
  ['fi.default-30', 'procedure', preface],
  ['fi.default-override', 'procedure', preface],
  [
    'fi.note-draw-ban',
    'procedure',
    {
      'finland-blitz-2008': 'Finnish preface, 9.1.a',
      'finland-2009': 'Finnish preface, 9.1.a',
    },
  ],
  [
    'fi.note-claim-penalty',
    'procedure',
    {
      'finland-blitz-2008': 'Finnish preface, 9.5.b',
      'finland-2009': 'Finnish preface, 9.5.b',
    },
  ],
  ['fi.note.fi-blitz-applies', 'procedure', { 'finland-2009': 'B', 'finland-blitz-2008': 'Title' }],
] as const satisfies readonly FinnishRow[]
