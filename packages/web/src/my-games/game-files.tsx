import { useRef } from 'preact/hooks'
import { gamesWords } from '../i18n/games/words.js'
import { saveFile } from '../save-file.js'
import { storeGames } from '../saved-games/game-database.js'
import type { GameHead } from '../saved-games/saved-game.js'

const largestFile = 20_000_000

/** Imports games from files and exports them. */
export function GameFiles({
  hasGames,
  known,
  onNote,
  onImported,
}: {
  readonly hasGames: boolean
  readonly known: readonly GameHead[]
  readonly onNote: (note: string) => void
  readonly onImported: () => void
}) {
  const t = gamesWords()
  const input = useRef<HTMLInputElement>(null)
  const importAll = async (files: readonly File[]) => {
    onNote((await importFiles(files, known)).join(' '))
    onImported()
  }
  return (
    <div class="row small">
      <button
        type="button"
        class="button"
        title={t.importHint}
        onClick={() => input.current?.click()}
      >
        {t.import}
      </button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        accept=".pgn,.jsonl,.json,.txt,application/x-chess-pgn"
        aria-label={t.importHint}
        onChange={event => {
          const field = event.currentTarget
          void importAll([...(field.files ?? [])]).catch(() => onNote(t.cannotKeep))
          field.value = ''
        }}
      />
      {hasGames && (
        <>
          <button type="button" class="button" onClick={() => void saveBackup()}>
            {t.exportBackup}
          </button>
          <button type="button" class="button" onClick={() => void savePgn()}>
            {t.exportPgn}
          </button>
        </>
      )}
    </div>
  )
}

/** Stores the games of files that are not known yet. Returns what the reader is told. */
async function importFiles(
  files: readonly File[],
  known: readonly GameHead[],
): Promise<readonly string[]> {
  const t = gamesWords()
  const { readGames } = await import('../saved-games/import-games.js')
  const digests = new Set(known.map(({ digest }) => digest))
  const notes: string[] = []
  for (const file of files) {
    if (file.size > largestFile) {
      notes.push(t.fileTooLarge)
      continue
    }
    const { games, cutShort, notRead } = await readGames(await file.text(), Date.now())
    const newGames = games.filter(({ head }) => {
      const isNew = !digests.has(head.digest)
      digests.add(head.digest)
      return isNew
    })
    await storeGames(newGames)
    if (newGames.length > 0) notes.push(t.imported(newGames.length))
    if (games.length > newGames.length) notes.push(t.alreadyHere(games.length - newGames.length))
    if (cutShort > 0) notes.push(t.cutShort(cutShort))
    if (notRead > 0) notes.push(t.notRead(notRead))
    if (games.length + notRead === 0) notes.push(t.noGameInFile)
  }
  return notes
}

async function saveBackup(): Promise<void> {
  const { makeBackup } = await import('./export-games.js')
  saveFile('jadoube-games.jsonl', await makeBackup(), 'application/jsonl')
}

async function savePgn(): Promise<void> {
  const { makeAllPgn } = await import('./export-games.js')
  saveFile('jadoube.pgn', await makeAllPgn(), 'application/x-chess-pgn')
}
