import { parseTimeControl } from '@jadoube/clock'
import { shortName } from '../clock/time-controls.js'
import { words } from '../i18n/language.js'
import { editionName } from '../law-text/corpus.js'
import type { Score } from './score.js'
import type { SheetWords } from './score-pdf.js'

/** The texts of a scoresheet in the current language. */
export function sheetWords(score: Score): SheetWords {
  const { clock, frame, scoresheet: t, table } = words()
  const { reason, timeControl, of } = score
  const control = timeControl === null ? null : parseTimeControl(timeControl)
  return {
    ...t,
    white: frame.white,
    black: frame.black,
    whose: of === null ? '' : t.writtenBy[of],
    timed: control?.ok === true ? shortName(control.value, clock) : table.noClock,
    lawsName: score.laws === null ? '' : editionName(score.laws),
    ended:
      reason === null ? '' : ((table.reasons as Readonly<Record<string, string>>)[reason] ?? ''),
  }
}
