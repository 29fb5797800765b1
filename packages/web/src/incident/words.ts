import { partWords } from '../i18n/part-words.js'
import type { IncidentWords } from './words/en.js'

/** The texts of an incident sheet. */
export const incidentWords = partWords<IncidentWords>({
  en: () => import('./words/en.js'),
  sl: () => import('./words/sl.js'),
  sr: () => import('./words/sr.js'),
  cs: () => import('./words/cs.js'),
  fi: () => import('./words/fi.js'),
})
