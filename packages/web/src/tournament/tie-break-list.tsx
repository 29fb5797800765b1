import { type SystemName, tieBreaksFor, usualTieBreaks } from '@jadoube/tournament'
import { useEffect } from 'preact/hooks'
import type { FormatWords } from '../i18n/format/en.js'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'
import { words } from '../i18n/language.js'
import { tieBreakName } from './tie-break-name.js'

/** The maximum that the server accepts. */
const maxTieBreaks = 10

/** The tie-breaks in the order in which they apply, to add, move up or remove. */
export function TieBreakList({
  system,
  codes,
  onChange,
  isNamed = false,
}: {
  readonly system: SystemName
  readonly codes: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
  /** Whether the heading above already names it. */
  readonly isNamed?: boolean
}) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  if (w === null) return null
  const up = (index: number) => {
    const moved = [...codes]
    moved.splice(index - 1, 0, ...moved.splice(index, 1))
    onChange(moved)
  }
  return (
    <fieldset class="choices t-tie-breaks">
      <legend class={isNamed ? 'visually-hidden' : ''}>{words().tournament.tieBreaks}</legend>
      <p class="small quiet">{w.lead}</p>
      {codes.length === 0 && <p>{w.none}</p>}
      <ol>
        {codes.map((code, index) => (
          <li key={code}>
            <b>{code}</b>
            <span>{tieBreakName(code, w)}</span>
            <button
              type="button"
              class="button plain"
              disabled={index === 0}
              aria-label={w.earlier(code)}
              onClick={() => up(index)}
            >
              ↑
            </button>
            <button
              type="button"
              class="button plain"
              aria-label={w.remove(code)}
              onClick={() => onChange(codes.filter(each => each !== code))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <div class="row">
        {codes.length < maxTieBreaks && (
          <AddTieBreak
            rest={tieBreaksFor(system).filter(code => !codes.includes(code))}
            w={w}
            onAdd={code => onChange([...codes, code])}
          />
        )}
        {codes.join() !== usualTieBreaks[system].join() && (
          <button type="button" class="button" onClick={() => onChange(usualTieBreaks[system])}>
            {w.usual}
          </button>
        )}
      </div>
    </fieldset>
  )
}

function AddTieBreak({
  rest,
  w,
  onAdd,
}: {
  /** The tie-breaks that are not in the list yet. */
  readonly rest: readonly string[]
  readonly w: FormatWords
  readonly onAdd: (code: string) => void
}) {
  return (
    <label class="field">
      <select
        aria-label={w.add}
        value=""
        onChange={event => {
          const { value } = event.currentTarget
          if (value !== '') onAdd(value)
        }}
      >
        <option value="">{w.add}…</option>
        {rest.map(code => (
          <option key={code} value={code}>
            {code} · {tieBreakName(code, w)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The codes for the server: points only if there are no others. */
export const tieBreakCodes = (codes: readonly string[]): string[] =>
  codes.length === 0 ? ['PTS'] : [...codes]
