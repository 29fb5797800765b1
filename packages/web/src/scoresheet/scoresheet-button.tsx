import type { Color } from '@jadoube/chess'
import { SheetButton } from '../frame/sheet-button.js'
import { language, words } from '../i18n/language.js'
import type { Score } from './score.js'

interface PartProps {
  readonly scores: readonly Score[]
  readonly maySign?: readonly Color[]
  readonly onSign?: (color: Color, result: string) => void
}

/**
 * Opens the scoresheets of a game. `fetchScores` is called again when the language or `version`
 * changes.
 */
export function ScoresheetButton({
  fetchScores,
  version,
  ...signing
}: Omit<PartProps, 'scores'> & {
  readonly fetchScores: () => Promise<readonly Score[]>
  readonly version: unknown
}) {
  const t = words().scoresheet
  const fetch = async () => {
    const [{ ScoresheetPart }, scores] = await Promise.all([
      import('./scoresheet-part.js'),
      fetchScores(),
    ])
    return { ScoresheetPart, scores }
  }
  return (
    <SheetButton
      title={t.title}
      loading={t.making}
      failed={t.failed}
      versions={[language.value, version]}
      fetch={fetch}
    >
      {({ ScoresheetPart, scores }) => <ScoresheetPart scores={scores} {...signing} />}
    </SheetButton>
  )
}
