import type { Explanations } from '../explanation.js'
import { appendixARapid } from './appendix-a-rapid.js'
import { appendixBBlitz } from './appendix-b-blitz.js'
import { appendixCNotation } from './appendix-c-notation.js'
import { appendixDBlind } from './appendix-d-blind.js'
import { article01 } from './article-01.js'
import { article02 } from './article-02.js'
import { article03 } from './article-03.js'
import { article04 } from './article-04.js'
import { article05 } from './article-05.js'
import { article06 } from './article-06.js'
import { article07 } from './article-07.js'
import { article08 } from './article-08.js'
import { article09 } from './article-09.js'
import { article10Points } from './article-10-points.js'
import { article11Conduct } from './article-11-conduct.js'
import { article12Arbiter } from './article-12-arbiter.js'
import { finlandBlitz } from './finland-blitz.js'
import { finlandPreface } from './finland-preface.js'
import { glossary } from './glossary.js'
import { guidelines1Adjourned } from './guidelines-1-adjourned.js'
import { guidelines2Chess960 } from './guidelines-2-chess960.js'
import { guidelines3Quickplay } from './guidelines-3-quickplay.js'
import { introduction } from './introduction.js'

/** Every explanation in Czech. */
export const explanations: Explanations = {
  ...introduction,
  ...finlandPreface,
  ...article01,
  ...article02,
  ...article03,
  ...article04,
  ...article05,
  ...article06,
  ...article07,
  ...article08,
  ...article09,
  ...article10Points,
  ...article11Conduct,
  ...article12Arbiter,
  ...glossary,
  ...appendixARapid,
  ...appendixBBlitz,
  ...appendixCNotation,
  ...appendixDBlind,
  ...guidelines1Adjourned,
  ...guidelines2Chess960,
  ...guidelines3Quickplay,
  ...finlandBlitz,
}
