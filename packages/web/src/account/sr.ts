export { sr as wording } from '@jadoube/laws/account/sr'
