import type { RuledRecord } from '@jadoube/laws'
import { useEffect } from 'preact/hooks'
import { SheetButton } from '../frame/sheet-button.js'
import type { PartProps } from './incident-part.js'
import { incidentWords } from './words.js'

/**
 * Opens an incident sheet for a ruling of the game. `fetchRecord` returns the record, as text or
 * ruled on.
 */
export function IncidentButton({
  fetchRecord,
  ...heading
}: Omit<PartProps, 'record'> & {
  readonly fetchRecord: () => Promise<string | RuledRecord> | string | RuledRecord
}) {
  useEffect(() => void incidentWords.fetch(), [])
  const t = incidentWords.words.value
  if (t === null) return null
  const fetch = async () => {
    const [{ IncidentPart }, record] = await Promise.all([
      import('./incident-part.js'),
      fetchRecord(),
    ])
    return { IncidentPart, record }
  }
  return (
    <SheetButton title={t.title} loading={t.loading} failed={t.failed} fetch={fetch}>
      {({ IncidentPart, record }) => <IncidentPart record={record} {...heading} />}
    </SheetButton>
  )
}
