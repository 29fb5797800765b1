export { wordingEn as wording } from '@jadoube/laws'
