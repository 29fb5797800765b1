export { makeAccount, sentenceOf, wordings } from './account.js'
export type { Say, Wording, Words } from './wording.js'
