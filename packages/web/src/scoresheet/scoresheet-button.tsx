import type { Color } from '@jadoube/chess'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { language, words } from '../i18n/language.js'
import type { Score } from './score.js'

interface PartProps {
  readonly scores: readonly Score[]
  readonly maySign?: readonly Color[]
  readonly onSign?: (color: Color, result: string) => void
}

/**
 * Opens the scoresheets of a game. What makes and prints them is fetched when it is first asked for; `fetchScores`
 * is asked again when the language changes, and whenever `version` does.
 */
export function ScoresheetButton({
  fetchScores,
  version,
  maySign,
  onSign,
}: Omit<PartProps, 'scores'> & {
  readonly fetchScores: () => Promise<readonly Score[]>
  readonly version: unknown
}) {
  const t = words().scoresheet
  const [open, setOpen] = useState(false)
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null)
  const [scores, setScores] = useState<readonly Score[] | null>(null)
  const [failed, setFailed] = useState(false)
  const spoken = language.value
  useEffect(() => {
    if (!open) return
    let wanted = true
    const fetchAll = async () => {
      try {
        const [{ ScoresheetPart }, found] = await Promise.all([
          import('./scoresheet-part.js'),
          fetchScores(),
        ])
        if (!wanted) return
        setPart(() => ScoresheetPart)
        setScores(found)
        setFailed(false)
      } catch {
        if (wanted) setFailed(true)
      }
    }
    void fetchAll()
    return () => {
      wanted = false
    }
  }, [open, spoken, version])
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t.title}
      </button>
      {open && (
        <Sheet title={t.title} onClose={() => setOpen(false)}>
          {Part !== null && scores !== null ? (
            <Part
              scores={scores}
              {...(maySign !== undefined && { maySign })}
              {...(onSign !== undefined && { onSign })}
            />
          ) : (
            <p class="quiet">{failed ? t.failed : t.making}</p>
          )}
        </Sheet>
      )}
    </>
  )
}
