export { wordingCs as wording } from '@jadoube/laws'
