export { cs as wording } from '@jadoube/laws/account/cs'
