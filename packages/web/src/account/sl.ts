export { wordingSl as wording } from '@jadoube/laws'
