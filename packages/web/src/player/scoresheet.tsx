import { useEffect, useRef, useState } from 'preact/hooks'
import type { SeatGame } from '../game/remote-game.js'
import { language, words } from '../i18n/language.js'
import { rowsOf } from '../scoresheet/rows.js'
import type { ScoreMove } from '../scoresheet/score.js'
import { readWritten } from '../scoresheet/written-entries.js'
import { lexiconOf } from '../speech/lexicon/index.js'
import { canListen, listen } from '../speech/listen.js'
import { spokenInNotation } from '../speech/spoken-move.js'
import { CharacterPad } from './character-pad.js'
import '../panel/move-list.css'

/**
 * A player's own scoresheet, written by tapping, typing or speaking, in their own notation. The
 * text stays as written, and nothing here checks whether it is right (8.1.1).
 */
export function Scoresheet({ game }: { readonly game: SeatGame }) {
  const { seat: t } = words()
  const { view, state, side } = game
  const opening = state.value.opening.position
  const first = { color: opening?.turn ?? 'white', number: opening?.moveNumber ?? 1 } as const
  const written = readWritten(view.value.scoresheets[side] ?? [], [], first)
  return (
    <div class="scoresheet">
      {view.value.mustRecord[side] === true && <p class="small quiet">{t.mustRecord}</p>}
      <WrittenMoves moves={written} />
      <NextMove
        number={nextNumber(written, first)}
        onWrite={text => game.send({ act: 'record', text })}
      />
    </div>
  )
}

/** The field for the next move, with the ways to fill it in. */
function NextMove({
  number,
  onWrite,
}: {
  readonly number: string
  readonly onWrite: (text: string) => void
}) {
  const { seat: t, board } = words()
  const [text, setText] = useState('')
  const [hasPad, setHasPad] = useState(false)
  const [note, setNote] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    onWrite(text.trim())
    setText('')
    setNote('')
  }
  const speak = async () => {
    setNote(t.listens)
    const [[heard], lexicon] = await Promise.all([
      listen(language.value),
      lexiconOf(language.value),
    ])
    const move = heard === undefined ? '' : spokenInNotation(heard, lexicon)
    setNote(move === '' ? t.notHeard : '')
    if (move !== '') setText(inPieceLetters(move, board.letters, language.value))
  }
  return (
    <>
      <form class="write" onSubmit={submit}>
        <label class="write-field">
          <span class="visually-hidden">{t.writeNext(number)}</span>
          <span class="quiet" aria-hidden="true">
            {number}
          </span>
          <input
            value={text}
            maxLength={40}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            inputMode={hasPad ? 'none' : 'text'}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="button"
          aria-pressed={hasPad}
          aria-expanded={hasPad}
          onClick={() => setHasPad(!hasPad)}
        >
          {t.keys}
        </button>
        {canListen() && (
          <button type="button" class="button" onClick={() => void speak()}>
            {t.speak}
          </button>
        )}
        <button type="submit" class="button main">
          {t.write}
        </button>
      </form>
      {hasPad && (
        <CharacterPad
          onCharacter={character => setText(before => before + character)}
          onErase={() => setText(before => before.slice(0, -1))}
        />
      )}
      <p class="small" role="status">
        {note}
      </p>
    </>
  )
}

function WrittenMoves({ moves }: { readonly moves: readonly ScoreMove[] }) {
  const { seat: t } = words()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const element = list.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [moves.length])
  if (moves.length === 0) return <p class="quiet moves-none">{t.nothingWritten}</p>
  const shown = (move: ScoreMove | null) =>
    move === null ? '' : `${move.text}${move.offer ? ' (=)' : ''}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
    <ol class="move-list" ref={list} aria-label={t.scoresheet} tabIndex={0}>
      {rowsOf(moves).map(({ number, white, black }) => (
        <li key={number}>
          <span class="quiet">{number}.</span>
          <span>{white === null ? '…' : shown(white)}</span>
          <span>{shown(black)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The number of the next entry: `12.` or `12…`. */
function nextNumber(
  written: readonly ScoreMove[],
  first: { readonly color: 'white' | 'black'; readonly number: number },
): string {
  const last = written.at(-1)
  if (last === undefined) return `${first.number}${first.color === 'white' ? '.' : '…'}`
  return last.color === 'white' ? `${last.number}…` : `${last.number + 1}.`
}

/** Writes a move in the player's piece letters. */
function inPieceLetters(move: string, letters: string, spoken: string): string {
  if (move.startsWith('O')) return spoken === 'en' ? move : move.replaceAll('O', '0')
  return move.replace(/[KQRBN]/g, letter => letters.charAt('KQRBN'.indexOf(letter)))
}
