export { wordingSr as wording } from '@jadoube/laws'
