import type { Color } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import { ConfirmSheet } from '../frame/confirm-sheet.js'
import { gamesWords } from '../i18n/games/words.js'
import { language } from '../i18n/language.js'
import { IncidentButton } from '../incident/incident-button.js'
import { writeStored } from '../local-storage.js'
import { go } from '../router.js'
import { saveFile } from '../save-file.js'
import { deleteGames, storeGames } from '../saved-games/game-database.js'
import { putAwayTable, removeFromTable } from '../saved-games/put-away.js'
import type { GameHead } from '../saved-games/saved-game.js'
import { namesOf } from '../saved-games/saved-game.js'
import { ScoresheetButton } from '../scoresheet/scoresheet-button.js'
import type { ReviewedGame } from '../steps/reviewed-game.js'
import { tableGameKey } from '../storage-keys.js'
import { now } from '../time.js'
import { pgnOfReview } from './game-pgn.js'
import { lichessAddress } from './lichess.js'
import { fragmentOf } from './shared-link.js'

interface ActionsProps {
  readonly game: ReviewedGame
  /** The entry in the list of saved games. Null if the game is not in it. */
  readonly head: GameHead | null
  /** The number of half-moves played in the displayed position. */
  readonly at: number
  readonly near: Color
  readonly onTurn: () => void
}

interface WithNote {
  readonly onNote: (note: string) => void
}

/** What can be done with a game: share, copy, save, print, open elsewhere, delete. */
export function Actions({ game, head, at, near, onTurn }: ActionsProps) {
  const t = gamesWords()
  const [note, setNote] = useState('')
  return (
    <div class="review-actions">
      <div class="row small">
        <ShareButton game={game} head={head} at={at} onNote={setNote} />
        <ScoresheetButton version={game} fetchScores={() => scoresOf(game)} />
        {game.source.format === 'record' && (
          <IncidentButton
            fetchRecord={() => game.source.text}
            event={game.event}
            round={game.round}
            {...(head !== null && { origin: head.when })}
          />
        )}
        <button type="button" class="button" onClick={onTurn}>
          {t.turn}
        </button>
        {head?.result === '*' && head.seat !== null && (
          <Continue game={game} head={head} label={t.continueGame} />
        )}
        {head === null && <StoreButton game={game} onNote={setNote} />}
      </div>
      <CopyGroup game={game} at={at} onNote={setNote} />
      <DownloadGroup game={game} at={at} near={near} onNote={setNote} />
      <Group label={t.analysis}>
        <a
          class="button"
          href={lichessAddress(game, at)}
          title={t.lichessText}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.lichess}
        </a>
      </Group>
      {head !== null && <DeleteButton head={head} />}
      <p class="small quiet review-note" role="status">
        {note}
      </p>
    </div>
  )
}

function ShareButton({
  game,
  head,
  at,
  onNote,
}: Pick<ActionsProps, 'game' | 'head' | 'at'> & WithNote) {
  const t = gamesWords()
  const share = async () => {
    const url = await sharedAddress(game, head, at)
    if (url === null) onNote(t.tooLong)
    else if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches)
      await navigator.share({ title: namesOf(game), url }).catch(() => undefined)
    else await copyWithNote(url, onNote)
  }
  return (
    <button type="button" class="button main" title={t.shareText} onClick={() => void share()}>
      {t.share}
    </button>
  )
}

/** Copies a text. If that is not allowed, the text itself is shown to be copied by hand. */
async function copyWithNote(text: string, onNote: WithNote['onNote']): Promise<void> {
  onNote((await copyText(text)) ? gamesWords().copied : text)
}

function CopyGroup({ game, at, onNote }: Pick<ActionsProps, 'game' | 'at'> & WithNote) {
  const t = gamesWords()
  const fen = game.steps[at - 1]?.fen ?? game.startFen
  return (
    <Group label={t.copy}>
      <button type="button" class="button" onClick={() => void copyWithNote(fen, onNote)}>
        {t.copyFen}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void copyWithNote(pgnOfReview(game), onNote)}
      >
        {t.copyPgn}
      </button>
    </Group>
  )
}

function DownloadGroup({
  game,
  at,
  near,
  onNote,
}: Pick<ActionsProps, 'game' | 'at' | 'near'> & WithNote) {
  const t = gamesWords()
  const names = [game.white, game.black].filter(Boolean).join('-') || 'jadoube'
  const savePicture = async (kind: 'png' | 'gif') => {
    onNote(t.making)
    try {
      const { makePicture } = await import('../pictures/make-picture.js')
      const bytes = await makePicture(kind, game, at, near)
      saveFile(`${names}.${kind}`, bytes, `image/${kind}`)
      onNote('')
    } catch {
      onNote(t.notMade)
    }
  }
  const savePgn = () => saveFile(`${names}.pgn`, pgnOfReview(game), 'application/x-chess-pgn')
  const saveRecord = () => saveFile(`${names}.jsonl`, game.source.text, 'application/jsonl')
  return (
    <Group label={t.download}>
      <button type="button" class="button" onClick={savePgn}>
        {t.pgnFile}
      </button>
      {game.source.format === 'record' && (
        <button type="button" class="button" onClick={saveRecord}>
          {t.recordFile}
        </button>
      )}
      <button type="button" class="button" onClick={() => void savePicture('png')}>
        {t.image}
      </button>
      <button type="button" class="button" onClick={() => void savePicture('gif')}>
        {t.animation}
      </button>
    </Group>
  )
}

function DeleteButton({ head }: { readonly head: GameHead }) {
  const t = gamesWords()
  const [isConfirming, setConfirming] = useState(false)
  const deleteGame = () => {
    removeFromTable(head.id)
    void deleteGames([head.id]).then(() => go('/games'))
  }
  return (
    <>
      <div class="row small">
        <button type="button" class="button plain" onClick={() => setConfirming(true)}>
          {t.deleteYes}
        </button>
      </div>
      {isConfirming && (
        <ConfirmSheet
          title={t.deleteTitle}
          text={`${namesOf(head)}. ${t.deleteText}`}
          yes={t.deleteYes}
          onYes={deleteGame}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

function Group({ label, children }: { readonly label: string; readonly children: unknown }) {
  return (
    <div class="small actions-group" role="group" aria-label={label}>
      <span class="quiet" aria-hidden="true">
        {label}
      </span>
      <div class="row">{children as never}</div>
    </div>
  )
}

/** Goes back to the table or the seat. At the table the clocks continue from the last act. */
function Continue({
  game,
  head,
  label,
}: {
  readonly game: ReviewedGame
  readonly head: GameHead
  readonly label: string
}) {
  const openOnTable = () => {
    const lines = game.source.text.trim().split('\n')
    const lastAct = Object(JSON.parse(lines.at(-1) ?? '{}')) as { readonly at?: number }
    putAwayTable()
    writeStored(tableGameKey, { origin: now() - (lastAct.at ?? 0), lines, id: head.id })
    // The table reads the stored game when it is opened.
    location.assign('/table')
  }
  if (head.kind === 'link') {
    return (
      <a class="button" href={head.seat ?? '/'}>
        {label}
      </a>
    )
  }
  return (
    <button type="button" class="button" onClick={openOnTable}>
      {label}
    </button>
  )
}

function StoreButton({
  game,
  onNote,
}: {
  readonly game: ReviewedGame
  readonly onNote: (note: string) => void
}) {
  const t = gamesWords()
  const storeGame = async () => {
    const { readGames } = await import('../saved-games/import-games.js')
    const { games } = await readGames(game.source.text, Date.now())
    try {
      await storeGames(games)
      onNote(t.kept)
    } catch {
      onNote(t.cannotKeep)
    }
  }
  return (
    <button type="button" class="button" onClick={() => void storeGame()}>
      {t.keepIt}
    </button>
  )
}

/**
 * The address to share. A game by link is shown by its server. Any other game is in the address
 * itself.
 */
async function sharedAddress(
  game: ReviewedGame,
  head: GameHead | null,
  at: number,
): Promise<string | null> {
  if (head?.kind === 'link') return `${location.origin}/board/${head.id}#${at}`
  const fragment = await fragmentOf(game.source)
  if (fragment === null) return null
  const move = at === game.steps.length ? '' : `?move=${at}`
  const base = (import.meta.env.BASE_URL ?? '/').replace(/\/$/, '')
  return `${location.origin}${base}/games/shared${move}#${fragment}`
}

async function scoresOf(game: ReviewedGame) {
  const { scoresOfReview } = await import('./scores-of-review.js')
  return scoresOfReview(game, language.value)
}
