import type { Color } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import { Choices } from '../fields/choices.js'
import { language, words } from '../i18n/language.js'
import { saveFile } from '../save-file.js'
import { brailleSheet, makeBrf } from './braille-sheet.js'
import { fetchTypefaces } from './fonts.js'
import { markedText, resultShown, rowsOf, timeOf } from './rows.js'
import type { Score } from './score.js'
import { makeScorePdf } from './score-pdf.js'
import { sheetWords } from './sheet-words.js'
import './scoresheet.css'

/** Scoresheets to read, print, emboss and sign. */
export function ScoresheetPart({
  scores,
  maySign = [],
  onSign,
}: {
  readonly scores: readonly Score[]
  /** Who may sign here once there is a result. */
  readonly maySign?: readonly Color[]
  readonly onSign?: (color: Color, result: string) => void
}) {
  const { scoresheet: t, frame } = words()
  const [which, setWhich] = useState('0')
  const score = scores[Number(which)] ?? scores[0]
  if (score === undefined) return <p class="quiet">{words().table.noMoves}</p>
  const result = resultShown(score.result)
  const unsigned = maySign.filter(color => score.signed[color] === null)
  return (
    <div class="scoresheet">
      {scores.length > 1 && (
        <Choices
          legend={t.whose}
          options={scores.map(({ of }, index) => [
            String(index),
            of === null ? t.game : t.writtenBy[of],
          ])}
          chosen={which}
          onChoose={setWhich}
        />
      )}
      <div class="score-names">
        <span>{score.names.white || frame.white}</span>
        <span>{score.names.black || frame.black}</span>
        {result !== '' && <span class="score">{result}</span>}
      </div>
      <Moves score={score} />
      {result !== '' && onSign !== undefined && unsigned.length > 0 && (
        <div class="row">
          {unsigned.map(color => (
            <button
              key={color}
              type="button"
              class="button"
              onClick={() => onSign(color, score.result)}
            >
              {t.sign(frame[color], result)}
            </button>
          ))}
        </div>
      )}
      {(['white', 'black'] as const).map(color => {
        const signed = score.signed[color]
        return signed === null ? null : (
          <p key={color} class="quiet small">
            {frame[color]}: {t.signed(resultShown(signed))}
          </p>
        )
      })}
      <Files score={score} />
    </div>
  )
}

function Moves({ score }: { readonly score: Score }) {
  const { scoresheet: t, frame, table } = words()
  const rows = rowsOf(score.moves)
  if (rows.length === 0) return <p class="quiet">{table.noMoves}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div class="score-moves" tabIndex={0} role="region" aria-label={table.moves}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{table.moves}</span>
            </th>
            <th scope="col">{frame.white}</th>
            <th scope="col">
              <span class="visually-hidden">
                {frame.white}, {t.time}
              </span>
            </th>
            <th scope="col">{frame.black}</th>
            <th scope="col">
              <span class="visually-hidden">
                {frame.black}, {t.time}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, white, black }, index) => (
            <tr key={index}>
              <th scope="row" class="quiet">
                {number}.
              </th>
              <td>{white === null ? '' : markedText(white)}</td>
              <td class="clock-time">{white === null ? '' : timeOf(white)}</td>
              <td>{black === null ? '' : markedText(black)}</td>
              <td class="clock-time">{black === null ? '' : timeOf(black)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Files({ score }: { readonly score: Score }) {
  const { scoresheet: t } = words()
  const [note, setNote] = useState('')
  const names = [score.names.white, score.names.black].filter(Boolean).join('-') || 'jadoube'
  const lines = brailleSheet(score, sheetWords(score), language.value)
  const savePdf = async () => {
    setNote(t.making)
    try {
      const faces = await fetchTypefaces()
      const pdf = await makeScorePdf(score, sheetWords(score), faces, language.value)
      saveFile(`${names}.pdf`, pdf, 'application/pdf')
      setNote('')
    } catch {
      setNote(t.failed)
    }
  }
  const copy = async () => setNote((await copyText(lines.join('\n'))) ? t.copied : t.failed)
  return (
    <>
      <div class="row">
        <button type="button" class="button main" onClick={() => window.print()}>
          {t.print}
        </button>
        <button type="button" class="button" onClick={() => void savePdf()}>
          {t.pdf}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile(`${names}.brf`, makeBrf(lines), 'application/x-brf')}
        >
          {t.brf}
        </button>
      </div>
      <details class="score-braille">
        <summary>{t.inBraille}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <pre tabIndex={0} role="region" aria-label={t.inBraille}>
          {lines.join('\n')}
        </pre>
        <button type="button" class="button" onClick={() => void copy()}>
          {t.cells}
        </button>
      </details>
      <p class="small quiet" role="status">
        {note}
      </p>
    </>
  )
}
