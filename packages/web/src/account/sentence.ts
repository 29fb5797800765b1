export { makeSentence, refusalDetail } from '@jadoube/laws/account'
export { headlineOf } from './headline.js'
