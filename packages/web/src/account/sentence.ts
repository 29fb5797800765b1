export { makeSentence } from '@jadoube/laws/account'
