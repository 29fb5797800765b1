import { wholeEdition } from './edition.js'
import { appendicesAndGuidelines } from './fide-2009/appendices-and-guidelines.js'
import { basicRules } from './fide-2009/basic-rules.js'
import { clockAndIrregularities } from './fide-2009/clock-and-irregularities.js'
import { conductAndArbiter } from './fide-2009/conduct-and-arbiter.js'
import { modes, pace, paceStatedAt } from './fide-2009/rapid-and-blitz.js'
import { recordingAndDraws } from './fide-2009/recording-and-draws.js'
import { sharedReadings } from './readings.js'

/** The Laws in force from 1 July 2009. */
export const fide2009 = wholeEdition({
  id: 'fide-2009',
  name: {
    en: 'FIDE Laws of Chess 2009',
    sl: 'Pravila šaha FIDE 2009',
    sr: 'Правила шаха ФИДЕ 2009',
    cs: 'Pravidla šachu FIDE 2009',
    fi: 'FIDEn shakkisäännöt 2009',
  },
  inForceFrom: '2009-07-01',
  articles: 14,
  pace,
  paceStatedAt,
  clauses: {
    ...basicRules,
    ...clockAndIrregularities,
    ...recordingAndDraws,
    ...conductAndArbiter,
    ...appendicesAndGuidelines,
    ...sharedReadings,
  },
  modes,
  // Quickplay is Article 10 here and needs no announcement.
  guidelinesIII: null,
  whenFideRated: null,
})
