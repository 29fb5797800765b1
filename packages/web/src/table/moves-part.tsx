import { useState } from 'preact/hooks'
import { FlipButton } from '../board/board-tools.js'
import { tableIsFlipped } from '../board/flipped.js'
import { ConnectButton } from '../eboard/connect-button.js'
import { ConfirmSheet } from '../frame/confirm-sheet.js'
import { LanguageSelect } from '../frame/look-menu.js'
import type { LocalGame } from '../game/local-game.js'
import { playMove } from '../game/play-move.js'
import { gameId, type LocalRecord } from '../game/stored-game.js'
import { writtenMoves } from '../game/written-moves.js'
import { longDayOf } from '../i18n/date-text.js'
import { language, words } from '../i18n/language.js'
import { IncidentButton } from '../incident/incident-button.js'
import { MoveField } from '../panel/move-field.js'
import { MoveList } from '../panel/move-list.js'
import { saveFile } from '../save-file.js'
import { ScoresheetButton } from '../scoresheet/scoresheet-button.js'
import { canListen } from '../speech/listen.js'
import { playSpoken } from '../speech/play-spoken.js'
import { clearTable } from './table-game.js'

/** The moves, a field for the next one, and what can be done with the record. */
export function MovesPart({
  game,
  onKeys,
}: {
  readonly game: LocalGame
  readonly onKeys: () => void
}) {
  const t = words()
  const [isAsking, setAsks] = useState(false)
  const { record } = game.afterBoard.value
  return (
    <div class="moves-part">
      <MoveList moves={writtenMoves(record.state, language.value)} />
      {record.state.status !== 'concluded' && <NextMove game={game} />}
      <div class="row small">
        <ScoresheetButton
          fetchScores={() => scoresOf(record)}
          version={record.lines.length}
          maySign={['white', 'black']}
          onSign={(color, result) => game.perform(color, { act: 'sign', result })}
        />
        <IncidentButton fetchRecord={() => record.lines.join('\n')} origin={record.origin} />
        <a class="button" href={`/games/${gameId(record)}`}>
          {t.frame.review}
        </a>
        <button type="button" class="button" onClick={() => download(record)}>
          {t.table.download}
        </button>
        <FlipButton
          onFlip={() => {
            tableIsFlipped.value = !tableIsFlipped.value
          }}
        />
        <button type="button" class="button" onClick={() => setAsks(true)}>
          {t.table.newGame}
        </button>
        <button type="button" class="button" onClick={onKeys}>
          {t.blind.title}
        </button>
        {record.state.status !== 'concluded' && <ConnectButton load={loadBoardPart} />}
        <LanguageSelect />
        <a href="/">{t.frame.toStart}</a>
      </div>
      {isAsking && (
        <ConfirmSheet
          title={t.table.newGame}
          text={t.table.newGameSure}
          yes={t.table.yes}
          onYes={clearTable}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}

const loadBoardPart = async () => (await import('./eboard-part.js')).TableBoardPart

/** The next move, typed or spoken. */
function NextMove({ game }: { readonly game: LocalGame }) {
  const { blind } = words()
  const [note, setNote] = useState('')
  const positionNow = () => {
    game.begin()
    return game.position.value
  }
  const speak = async () => {
    setNote(blind.listening)
    setNote((await playSpoken(game)) ? '' : blind.notHeard)
  }
  return (
    <MoveField
      position={positionNow}
      onMove={(position, move) => playMove(game, position, move)}
      note={note}
    >
      {canListen() && (
        <button type="button" class="button" onClick={() => void speak()}>
          {blind.listen}
        </button>
      )}
    </MoveField>
  )
}

/** Saves the record as a file, in the format of the whole project. */
function download({ lines, table }: LocalRecord): void {
  const names = [table.header.white.name, table.header.black.name].filter(Boolean).join('-')
  saveFile(`${names || 'jadoube'}.jsonl`, `${lines.join('\n')}\n`, 'application/jsonl')
}

/** The scoresheets of the game on the table, with the date on which it was set up. */
async function scoresOf({ lines, origin }: LocalRecord) {
  const { scoresOfRecord } = await import('../scoresheet/score.js')
  return scoresOfRecord(lines.join('\n'), language.value, { date: longDayOf(origin) })
}
