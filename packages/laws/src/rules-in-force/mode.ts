import { type Pace, paceOf, parseTimeControl, type TimeControl } from '@jadoube/clock'
import type { Edition } from '../editions/index.js'
import type { RulesHeader } from './header.js'

/** The source of the mode. */
export type ModeFrom = 'header' | 'time-control' | 'no-clock'

const fromSlowest: readonly Pace[] = ['standard', 'rapid', 'blitz']

/**
 * Standard, rapid or blitz (A.1, B.1): by the header, or else by the bounds of the edition.
 *
 * The bounds are for each player. If unequal times are on two sides of a bound, the slower mode
 * applies, because its rules leave out less. Regulations can set another mode.
 */
export function modeOf(
  edition: Edition,
  header: Pick<RulesHeader, 'mode' | 'timeControl'>,
): { readonly mode: Pace; readonly modeFrom: ModeFrom } {
  if (header.mode !== undefined) return { mode: header.mode, modeFrom: 'header' }
  const paces = timeControls(header).map(control => paceOf(control, edition.pace))
  if (paces.length === 0) return { mode: 'standard', modeFrom: 'no-clock' }
  return { mode: fromSlowest.find(pace => paces.includes(pace))!, modeFrom: 'time-control' }
}

/**
 * Whether time is added with each move, or delayed. The glossary of the Laws calls both an
 * increment.
 */
export const hasIncrement = (header: Pick<RulesHeader, 'timeControl'>): boolean =>
  timeControls(header).some(({ periods }) => periods.some(({ extra }) => extra > 0))

function timeControls({ timeControl }: Pick<RulesHeader, 'timeControl'>): readonly TimeControl[] {
  if (timeControl === undefined) return []
  const texts =
    typeof timeControl === 'string' ? [timeControl] : [timeControl.white, timeControl.black]
  return texts.flatMap(text => {
    const control = parseTimeControl(text)
    return control.ok ? [control.value] : []
  })
}
