import type { RuledRecord } from '@jadoube/laws'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import type { PartProps } from './incident-part.js'
import { incidentWords } from './words.js'

/**
 * Opens an incident sheet for a ruling of the game. What makes it is fetched when it is first asked for. `fetchRecord`
 * gives the record, as text or ruled on.
 */
export function IncidentButton({
  fetchRecord,
  ...heading
}: Omit<PartProps, 'record'> & {
  readonly fetchRecord: () => Promise<string | RuledRecord> | string | RuledRecord
}) {
  const [open, setOpen] = useState(false)
  const [part, setPart] = useState<{
    readonly Part: ComponentType<PartProps>
    readonly record: string | RuledRecord
  } | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => void incidentWords.fetch(), [])
  const t = incidentWords.words.value
  useEffect(() => {
    if (!open) return
    let wanted = true
    const fetchAll = async () => {
      try {
        const [{ IncidentPart }, record] = await Promise.all([
          import('./incident-part.js'),
          fetchRecord(),
        ])
        if (wanted) setPart({ Part: IncidentPart, record })
        setFailed(false)
      } catch {
        if (wanted) setFailed(true)
      }
    }
    void fetchAll()
    return () => {
      wanted = false
    }
  }, [open])
  if (t === null) return null
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t.title}
      </button>
      {open && (
        <Sheet title={t.title} onClose={() => setOpen(false)}>
          {part === null ? (
            <p class="quiet" role="status">
              {failed ? t.failed : t.loading}
            </p>
          ) : (
            <part.Part record={part.record} {...heading} />
          )}
        </Sheet>
      )}
    </>
  )
}
