export { en as wording } from '@jadoube/laws/account/en'
