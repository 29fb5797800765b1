import { wordings } from '@jadoube/laws/account'
import { expect, test } from 'vitest'
import { conformanceCases } from '../testing/conformance-cases.js'
import { decideCase, isDecidedByWhatIsTold } from './decided-case.js'

const telling = { language: 'en', wording: wordings.en } as const
const cases = conformanceCases()

/** Whether an examinee can know the decision of this case. */
function canBeKnown(name: string): boolean {
  const worked = cases.find(({ id }) => id.endsWith(`/${name}.case`))
  const decided = worked === undefined ? null : decideCase(worked, 'fide-2023', telling)
  if (decided === null) throw new Error(name)
  return isDecidedByWhatIsTold(decided, 'fide-2023', telling)
}

test.each([
  // 6.9: the pawn could become a queen. Only this event reads it otherwise.
  'flag-after-a-pawn-left-read-as-it-stands',
  // 6.9: checkmate came first. Only this event lets the flag count.
  'flag-counts-against-a-later-mate',
  // 11.3.2.2: a device loses, unless the regulations set a milder penalty.
  'device-milder-penalty',
])('a decision that follows from untold regulations is not asked: %s', name => {
  expect(canBeKnown(name)).toBe(false)
})

test.each(['flag-forced-capture', 'the-arbiter-excuses-the-late-player', 'question-cites-iii-5-1'])(
  'a decision that follows from the Laws or from what is told is asked: %s',
  name => {
    expect(canBeKnown(name)).toBe(true)
  },
)
