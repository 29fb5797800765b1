import { type EditionId, rulesInForce } from '@jadoube/laws'
import { useEffect } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'

/**
 * Whether players may keep a switched-off device in their bag (11.3.2.1), if the edition leaves it
 * to the regulations.
 */
export function DeviceInBag({
  laws,
  isOn,
  onSet,
}: {
  readonly laws: EditionId
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  if (w === null || rulesInForce({ laws }).deviceInBag === null) return null
  return <Check label={w.deviceInBag} isOn={isOn} onSet={onSet} />
}
