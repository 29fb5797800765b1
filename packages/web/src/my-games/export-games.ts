import { language } from '../i18n/language.js'
import { pgnOfReview } from '../review/game-pgn.js'
import { reviewRecord } from '../review/read-record.js'
import { makeBackupLine } from '../saved-games/backup.js'
import { allGames, gameText } from '../saved-games/game-database.js'

/** Writes every stored game with all its data, one per line. `readGames` reads it back. */
export async function makeBackup(): Promise<string> {
  const lines: string[] = []
  for (const head of await allGames()) {
    const text = await gameText(head.id)
    if (text !== undefined) lines.push(makeBackupLine(head, text))
  }
  return lines.map(line => `${line}\n`).join('')
}

/** Writes every game as PGN, for other programs. */
export async function makeAllPgn(): Promise<string> {
  const games: string[] = []
  for (const head of await allGames()) {
    const text = await gameText(head.id)
    if (text?.format === 'pgn') games.push(text.text.trim())
    if (text?.format !== 'record') continue
    const read = reviewRecord(text.text, language.peek(), head.when)
    if (read.ok) games.push(pgnOfReview(read.value).trim())
  }
  return games.map(game => `${game}\n\n`).join('')
}
