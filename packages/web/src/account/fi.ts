export { wordingFi as wording } from '@jadoube/laws'
