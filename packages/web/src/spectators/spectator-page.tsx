import { explainTime, type Millis } from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import { ConnectionLine } from '../desk/connection-line.js'
import { playerName } from '../desk/names.js'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { inLetters, language, words, written } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import type { SeatProps } from '../net/page-props.js'
import { saveFile } from '../save-file.js'
import { ScoresheetButton } from '../scoresheet/scoresheet-button.js'
import { SteppedMoves } from '../steps/stepped-moves.js'
import { useWatching, type Watching } from './use-watching.js'
import { StepButtons, useNear, WatchedBoard, WatchedStatus } from './watched-board.js'

const RematchLink = lazy(async () => {
  const [link, linkWords] = await Promise.all([
    import('../link/rematch-link.js'),
    import('../i18n/link/words.js'),
  ])
  await linkWords.fetchLinkWords()
  return link.RematchLink
})

/** `/board/ID` for spectators: the live game, or any of its positions. */
export function SpectatorPage({ connection, store, secret }: SeatProps) {
  const { spectators: t } = words()
  const watching = useWatching(store, secret)
  const { near, turn } = useNear()
  const { view, steps, at, step, liveRegion } = watching
  const title = `${playerName(view.white, 'white')} – ${playerName(view.black, 'black')}`
  const next = store.between.value.rematch?.next
  const where = [
    view.round === null ? '' : `${t.round} ${view.round}`,
    view.number === null ? '' : `${t.board} ${view.number}`,
  ].filter(part => part !== '')
  return (
    <Frame title={title} wide>
      <header class="watched-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p class="quiet">
          {where.join(' · ')}
          {view.event !== null && (
            <>
              {where.length > 0 && ' · '}
              <a href={`/event/${view.event}`}>{t.allBoards}</a>
            </>
          )}
        </p>
      </header>
      <div class="watched">
        <WatchedBoard connection={connection} watching={watching} near={near} />
        <section class="watched-side" aria-label={words().table.moves}>
          <WatchedStatus watching={watching} />
          {next !== undefined && <RematchLink next={next} secret={secret} />}
          <StepButtons watching={watching} />
          <SteppedMoves steps={steps} at={at} onStep={step} />
          <ExportPart watching={watching} secret={secret} onTurn={turn} />
          {view.delay > 0 && (
            <p class="small quiet">
              {t.late(inLetters(explainTime(view.delay as Millis, written.value)))}
            </p>
          )}
          <ConnectionLine connection={connection} />
        </section>
      </div>
      <p class="visually-hidden" role="status">
        {liveRegion}
      </p>
    </Frame>
  )
}

/**
 * What a spectator can take away: the game as PGN or scoresheet, a link to the position, code to
 * embed the board.
 */
function ExportPart({
  watching,
  secret,
  onTurn,
}: {
  readonly watching: Watching
  readonly secret: string | null
  readonly onTurn: () => void
}) {
  const { spectators: t } = words()
  const { view, at, steps } = watching
  const [note, setNote] = useState('')
  const copy = async (text: string) => setNote((await copyText(text)) ? t.copied : text)
  const savePgn = async () => {
    const pgn = await ask<string>('GET', `/api/boards/${view.board}/pgn`, { secret })
    if (pgn.ok) saveFile(`${view.board}.pgn`, pgn.value, 'application/x-chess-pgn')
    else setNote(words().seat.noServer)
  }
  const fragment = at === steps.length && view.status !== 'concluded' ? '' : `#${at}`
  const embedded = `<iframe src="${location.origin}/embed/board/${view.board}" width="360" height="500" title="Jadoube"></iframe>`
  return (
    <>
      <div class="row small">
        <button type="button" class="button" onClick={() => void savePgn()}>
          PGN
        </button>
        <ScoresheetButton version={view} fetchScores={() => scoresOf(watching, secret)} />
        <button type="button" class="button" onClick={onTurn}>
          {t.turn}
        </button>
        {secret === null && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => void copy(`${location.origin}/board/${view.board}${fragment}`)}
            >
              {t.positionLink}
            </button>
            <button type="button" class="button" onClick={() => void copy(embedded)}>
              {t.embed}
            </button>
          </>
        )}
      </div>
      <p class="small quiet taken-note" role="status">
        {note}
      </p>
    </>
  )
}

async function scoresOf({ view }: Watching, secret: string | null) {
  const { fetchScores } = await import('../scoresheet/fetch-scores.js')
  return fetchScores(view, secret, language.value)
}
