export { fi as wording } from '@jadoube/laws/account/fi'
