export * from './account/index.js'
export { defaultTimeEnd } from './article-06-chessclock/default-time.js'
export {
  headerOfNewGame,
  type NewGame,
  newGameAfter,
} from './article-07-irregularities/new-game.js'
export * from './catalogue/index.js'
export * from './editions/index.js'
export { allExplanations } from './explanations/all.js'
export * from './explanations/index.js'
export * from './game/index.js'
export * from './guidelines-1-adjourned/index.js'
export * from './record/index.js'
export * from './rules-in-force/index.js'
export { allAskedAs } from './search/asked/all.js'
export type { AskedAs } from './search/asked/asked-as.js'
export { loadAskedAs } from './search/asked/load.js'
export { type AskedArticle, parseAskedArticle, rulesAsked } from './search/asked-article.js'
export { type Corpus, type Found, searchLaws } from './search/search.js'
export { type Term, terms } from './vocabulary/index.js'
