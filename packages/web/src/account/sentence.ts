export { makeSentence } from '@jadoube/laws/account'
export { headlineOf } from './headline.js'
