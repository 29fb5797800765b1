import type { GameRow } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { resultText } from './result-texts.js'

/** The results that the two players reported, if they differ. */
export function ReportedResults({ game }: { readonly game: GameRow }) {
  const t = words().tournament
  const { white, black } = game.stated ?? {}
  if (game.result !== null || (white === undefined && black === undefined)) return null
  return (
    <small class={white !== undefined && black !== undefined ? 'error' : 'quiet'}>
      {t.statedBy(white ? resultText(white) : '–', black ? resultText(black) : '–')}
    </small>
  )
}
