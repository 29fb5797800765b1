import { minutes } from '@jadoube/clock'
import { at } from './clause.js'
import { overlaidEdition } from './edition.js'
import { fide2009 } from './fide-2009.js'

const { deviceOffence, devicePenalties, deviceOpponentScores } = fide2009.clauses

/** FIDE 2009 with the deviations of the Finnish federation, given in its preface. */
export const finland2009 = overlaidEdition(fide2009, {
  id: 'finland-2009',
  name: {
    en: 'FIDE Laws of Chess 2009 with the Finnish deviations',
    sl: 'Pravila šaha FIDE 2009 s finskimi odstopanji',
    sr: 'Правила шаха ФИДЕ 2009 са финским одступањима',
    cs: 'Pravidla šachu FIDE 2009 s finskými odchylkami',
    fi: 'FIDEn shakkisäännöt 2009 ja Suomen poikkeukset',
  },
  inForceFrom: '2009-07-01',
  clauses: {
    defaultTimeMs: at('Finnish preface', minutes(30)),
    arbiterMaySpareLate: at('Finnish preface', true),
    devicePenalties: at('Finnish preface', ['remark', 'warning', 'loss-possible']),
    // The Finnish text adds a mark and a sign used on Finnish scoresheets.
    enPassantMarks: at('C9', ['e.p.', 'o.l.']),
    mateSigns: at('C13', ['++', '#', 'X']),
  },
  // Only the ladder for telephones no longer applies. 6.6.a allows any event to have its thirty
  // minutes.
  whenFideRated: {
    deviceOffence: { ...deviceOffence, text: 'fide-2009' },
    devicePenalties: { ...devicePenalties, text: 'fide-2009' },
    deviceOpponentScores: { ...deviceOpponentScores, text: 'fide-2009' },
  },
})
