import type { EntryList } from '@jadoube/tournament'
import { words } from '../i18n/language.js'
import { runningWords } from '../i18n/running/words.js'
import { ListNotes } from './list-notes.js'
import { hasWrong, isWrong, SexSelect, type TypedPerson } from './person-fields.js'
import { TableScroll } from './table-scroll.js'

const columns = ['name', 'title', 'rating', 'federation', 'fideId', 'birth', 'sex', 'club'] as const

type Column = (typeof columns)[number]
type Labels = Readonly<Record<Column, string>>

/** The players read from a pasted list, to be corrected before they are entered. */
export function PastedList({
  list,
  read,
  duplicates,
  onChange,
  onEnter,
  onBack,
}: {
  readonly list: readonly TypedPerson[]
  readonly read: EntryList | null
  readonly duplicates: readonly string[]
  readonly onChange: (list: readonly TypedPerson[]) => void
  readonly onEnter: () => void
  /** Goes back to the pasted text. */
  readonly onBack: () => void
}) {
  const t = words().tournament
  const isIncomplete = list.some(each => each.name.trim() === '' || hasWrong(each))
  return (
    <div class="t-form">
      <p class="quiet">{t.previewLead}</p>
      {read !== null && <ListNotes list={read} />}
      {duplicates.map(name => (
        <p class="error" key={name}>
          {t.twice(name)}
        </p>
      ))}
      <PastedTable list={list} onChange={onChange} />
      {list.some(hasWrong) && <p class="error">{runningWords()?.list.wrong}</p>}
      <div class="row">
        <button
          type="button"
          class="button main"
          disabled={list.length === 0 || isIncomplete}
          onClick={onEnter}
        >
          {t.enterAll(list.length)}
        </button>
        <button type="button" class="button" onClick={onBack}>
          {words().arbiter.back}
        </button>
      </div>
    </div>
  )
}

function columnLabels(): Labels {
  const t = words().tournament
  return {
    name: t.name,
    title: t.titleOf,
    rating: t.rating,
    federation: t.federation,
    fideId: t.fideId,
    birth: t.birth,
    club: t.club,
    sex: runningWords()?.list.sex ?? '',
  }
}

/** A table with the columns that somebody in the list has. */
function PastedTable({
  list,
  onChange,
}: {
  readonly list: readonly TypedPerson[]
  readonly onChange: (list: readonly TypedPerson[]) => void
}) {
  const t = words().tournament
  const labels = columnLabels()
  const shown = columns.filter(
    column => column === 'name' || column === 'rating' || list.some(each => each[column] !== ''),
  )
  const change = (at: number, person: TypedPerson) =>
    onChange(list.map((each, index) => (index === at ? person : each)))
  return (
    <TableScroll label={t.preview} more="t-preview">
      <table class="t-table">
        <thead>
          <tr>
            {shown.map(column => (
              <th scope="col" key={column}>
                {labels[column]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {list.map((person, index) => (
            // A row has no identity other than its place in the pasted list.
            <tr key={`${index}`}>
              {shown.map(column => (
                <td key={column}>
                  <PersonCell
                    person={person}
                    column={column}
                    label={labels[column]}
                    number={index + 1}
                    onInput={value => change(index, { ...person, [column]: value })}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  class="button plain"
                  aria-label={t.takeOut(person.name)}
                  onClick={() => onChange(list.filter((_, at) => at !== index))}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function PersonCell({
  person,
  column,
  label,
  number,
  onInput,
}: {
  readonly person: TypedPerson
  readonly column: Column
  readonly label: string
  /** The number of the row. */
  readonly number: number
  readonly onInput: (value: string) => void
}) {
  if (column === 'sex')
    return <SexSelect label={`${label} ${number}`} value={person.sex} onChange={onInput} />
  return (
    <input
      class={`t-cell t-cell-${column}`}
      aria-label={`${label} ${number}`}
      aria-invalid={isWrong(person, column)}
      placeholder={label}
      value={person[column]}
      onInput={event => onInput(event.currentTarget.value)}
    />
  )
}
