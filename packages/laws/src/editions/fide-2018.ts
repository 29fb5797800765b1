import { wholeEdition } from './edition.js'
import { appendicesAndGuidelines, guidelinesIII } from './fide-2018/appendices-and-guidelines.js'
import { basicRules } from './fide-2018/basic-rules.js'
import { clockAndIrregularities } from './fide-2018/clock-and-irregularities.js'
import { conductAndArbiter } from './fide-2018/conduct-and-arbiter.js'
import { modes, pace, paceStatedAt } from './fide-2018/rapid-and-blitz.js'
import { recordingAndDraws } from './fide-2018/recording-and-draws.js'
import { sharedReadings } from './readings.js'

/** The Laws in force from 1 January 2018. */
export const fide2018 = wholeEdition({
  id: 'fide-2018',
  name: {
    en: 'FIDE Laws of Chess 2018',
    sl: 'Pravila šaha FIDE 2018',
    sr: 'Правила шаха ФИДЕ 2018',
    cs: 'Pravidla šachu FIDE 2018',
    fi: 'FIDEn shakkisäännöt 2018',
  },
  inForceFrom: '2018-01-01',
  articles: 12,
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
  guidelinesIII,
  whenFideRated: null,
})
