import { appendixA } from '../appendix-a-rapid/provision.js'
import { appendixD } from '../appendix-d-blind/provision.js'
import { article4 } from '../article-04-act-of-moving/provision.js'
import { article5 } from '../article-05-end/provision.js'
import { article6 } from '../article-06-chessclock/provision.js'
import { article7 } from '../article-07-irregularities/provision.js'
import { article8 } from '../article-08-recording/provision.js'
import { article9 } from '../article-09-drawn-game/provision.js'
import { article11 } from '../article-11-conduct/provision.js'
import { article12 } from '../article-12-arbiter/provision.js'
import { finlandBlitz } from '../finland-blitz/provision.js'
import { friendlyPlay } from '../friendly-play/provision.js'
import { indexProvisions } from '../game/index-provisions.js'
import { guidelinesI } from '../guidelines-1-adjourned/provision.js'
import { guidelinesIII } from '../guidelines-3-quickplay/provision.js'
import { evolve } from './evolve.js'

// The table of contents: start here to find a rule.
//
// - To add a rule to an article: write it in the folder of the article, and list it in its
//   `provision.ts`.
// - To add an edition: copy the most similar file of `editions/`, change the parameters, and give
//   each rule its number in `catalogue/sections/`. Only a procedure that no edition had before
//   needs code, in the folder of its article, selected by the value of a parameter.
// - To add a national rule set: add a folder with `provision.ts` (and `events.ts`, if it has its
//   own events), and list it last below. It intervenes through `before`, `reactions`, `occasions`,
//   `restates` and `extraMoves` (`game/provision.ts`); no article needs to know about it.
// - To add an act, a claim, an observation or an event: add it to its table in `game/`. Then this
//   file or `evolve.ts` does not compile until one provision answers it.

/** The provisions in the order of the Laws: articles, appendices, guidelines, national rules. */
const provisions = [
  article4,
  article5,
  article6,
  article7,
  article8,
  article9,
  article11,
  article12,
  appendixA,
  appendixD,
  guidelinesI,
  guidelinesIII,
  finlandBlitz,
  friendlyPlay,
] as const

type Part = 'acts' | 'claims' | 'observations' | 'effects'
/** The names that a provision answers, of one kind. */
type AnsweredBy<P, Of extends Part> = P extends { readonly [K in Of]: infer Own }
  ? keyof Own
  : never
/** The names that two of these provisions answer. There must be none. */
type Twice<List extends readonly unknown[], Of extends Part> = List extends readonly [
  infer First,
  ...infer Rest,
]
  ? (AnsweredBy<First, Of> & AnsweredBy<Rest[number], Of>) | Twice<Rest, Of>
  : never
const nothingTwice: [Twice<typeof provisions, Part>] extends [never] ? true : never = true
void nothingTwice

/** The index of all provisions. An act that nobody answers does not compile here. */
export const provisionIndex = indexProvisions(
  {
    acts: {
      ...article4.acts,
      ...article5.acts,
      ...article6.acts,
      ...article7.acts,
      ...article8.acts,
      ...article9.acts,
      ...article11.acts,
      ...article12.acts,
      ...appendixA.acts,
      ...appendixD.acts,
      ...guidelinesI.acts,
      ...guidelinesIII.acts,
      ...friendlyPlay.acts,
    },
    claims: {
      ...article4.claims,
      ...article6.claims,
      ...article7.claims,
      ...article9.claims,
      ...appendixD.claims,
      ...guidelinesIII.claims,
      ...finlandBlitz.claims,
    },
    observations: {
      ...article4.observations,
      ...article5.observations,
      ...article6.observations,
      ...article7.observations,
      ...article8.observations,
      ...article11.observations,
      ...article12.observations,
      ...appendixA.observations,
      ...appendixD.observations,
      ...guidelinesI.observations,
    },
    effects: {
      ...article4.effects,
      ...article5.effects,
      ...article6.effects,
      ...article8.effects,
      ...article9.effects,
      ...article12.effects,
      ...appendixD.effects,
      ...guidelinesIII.effects,
    },
  },
  provisions,
  evolve,
)
