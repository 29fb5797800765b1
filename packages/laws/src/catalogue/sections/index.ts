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

/** The rows of the catalogue by section, in the order of the printed Laws. */
export const sections = {
  introduction,
  'finland-preface': finlandPreface,
  'article-01': article01,
  'article-02': article02,
  'article-03': article03,
  'article-04': article04,
  'article-05': article05,
  'article-06': article06,
  'article-07': article07,
  'article-08': article08,
  'article-09': article09,
  'article-10-points': article10Points,
  'article-11-conduct': article11Conduct,
  'article-12-arbiter': article12Arbiter,
  glossary,
  'appendix-a-rapid': appendixARapid,
  'appendix-b-blitz': appendixBBlitz,
  'appendix-c-notation': appendixCNotation,
  'appendix-d-blind': appendixDBlind,
  'guidelines-1-adjourned': guidelines1Adjourned,
  'guidelines-2-chess960': guidelines2Chess960,
  'guidelines-3-quickplay': guidelines3Quickplay,
  'finland-blitz': finlandBlitz,
} as const

/** The name of a section of the Laws. */
export type SectionSlug = keyof typeof sections

/**
 * The stable id of a rule. An article's number changes its meaning between editions; this does not.
 */
export type RuleId = (typeof sections)[SectionSlug][number][0]

/** All sections, in the order of the Laws. */
export const sectionSlugs = Object.keys(sections) as readonly SectionSlug[]
