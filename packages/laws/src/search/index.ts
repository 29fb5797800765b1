export type { AskedAs } from './asked/asked-as.js'
export { loadAskedAs } from './asked/load.js'
export { type AskedArticle, parseAskedArticle, rulesAsked } from './asked-article.js'
export { type Corpus, type Found, searchLaws } from './search.js'
