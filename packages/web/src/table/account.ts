export { sentenceOf, wordings } from '@jadoube/laws'
