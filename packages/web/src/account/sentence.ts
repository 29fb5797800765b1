export { joinRuling, makeSentence } from '@jadoube/laws/account'
