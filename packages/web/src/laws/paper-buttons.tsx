import type { EditionId } from '@jadoube/laws'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { saveFile } from '../save-file.js'
import type { Printed } from './laws-pdf.js'

/** Saves the page as a PDF file, or prints it in the browser. */
export function PaperButtons({
  printed,
  edition,
}: {
  readonly printed: Printed
  readonly edition: EditionId
}) {
  const t = words().laws
  const [failed, setFailed] = useState(false)
  const save = async () => {
    try {
      const [{ makeLawsPdf, titleOf }, { fetchTypefaces }] = await Promise.all([
        import('./laws-pdf.js'),
        import('../scoresheet/fonts.js'),
      ])
      const pdf = await makeLawsPdf(printed, edition, await fetchTypefaces(), t.ownWords)
      saveFile(`${titleOf(printed, edition)}.pdf`, pdf, 'application/pdf')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <div class="row small unprinted">
        <button type="button" class="button" onClick={() => void save()}>
          {t.pdf}
        </button>
        {!('whole' in printed) && (
          <button type="button" class="button" onClick={() => print()}>
            {t.print}
          </button>
        )}
      </div>
      {failed && (
        <p class="error" role="alert">
          {words().scoresheet.failed}
        </p>
      )}
    </>
  )
}
