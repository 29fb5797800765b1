import type { WrittenLanguage } from '../../explanations/language.js'
import type { AskedAs } from './asked-as.js'
import { cs } from './cs.js'
import { en } from './en.js'
import { fi } from './fi.js'
import { sl } from './sl.js'
import { sr } from './sr.js'

/** How people ask for rules in every language at once: for the command line and the tests. */
export const allAskedAs: Readonly<Record<WrittenLanguage, AskedAs>> = { en, sl, sr, cs, fi }
