export { makeSentence } from '@jadoube/laws'
