import { useEffect } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'

/** Whether the electronic scoresheet at a wooden board accepts only legal moves. */
export function ScoresheetsChecked({
  isOn,
  onSet,
}: {
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  return w === null ? null : <Check label={w.scoresheetsChecked} isOn={isOn} onSet={onSet} />
}
