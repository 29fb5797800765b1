import type { Pace } from '@jadoube/clock'
import type { Edition, Supervision } from '../editions/index.js'
import type { RulesHeader } from './header.js'

/**
 * Whether the supervision is adequate (A.3.1, B.3.1; A3, B2 of 2009). The regulations decide it for
 * the whole event (A.5, B.5). If they only give the number of games per arbiter and whether each is
 * recorded, it follows from the conditions of the edition. A number that is only an example decides
 * nothing.
 */
export function supervisionOf(
  edition: Edition,
  { supervision, regulations = {} }: Pick<RulesHeader, 'supervision' | 'regulations'>,
  mode: Pace,
): Supervision {
  if (supervision !== undefined) return supervision
  const conditions = mode === 'standard' ? undefined : edition.modes[mode]?.adequate
  if (conditions === undefined) return 'adequate'
  const { gamesPerArbiter: games, gamesRecorded: recorded } = regulations
  const isCondition = conditions.gamesPerArbiterIs?.value === 'a-condition'
  const tooMany = games !== undefined && games > (conditions.gamesPerArbiter?.value ?? games)
  const unrecorded = recorded === false && conditions.supervisionNeedsRecord?.value === true
  return (isCondition && tooMany) || unrecorded ? 'inadequate' : 'adequate'
}
