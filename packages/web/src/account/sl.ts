export { sl as wording } from '@jadoube/laws/account/sl'
