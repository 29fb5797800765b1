import type { WrittenLanguage } from '../../explanations/language.js'
import { cs } from './cs.js'
import { en } from './en.js'
import { fi } from './fi.js'
import type { Concepts } from './lexicon.js'
import { sl } from './sl.js'
import { sr } from './sr.js'

export const allConcepts: Readonly<Record<WrittenLanguage, Concepts>> = { en, sl, sr, cs, fi }
