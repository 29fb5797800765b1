import type { EntryList } from '@jadoube/tournament'
import { useEffect, useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import { faultText, type Seat, sendActs } from './api.js'
import { probableDuplicates } from './duplicate-entries.js'
import { isFederationName, withFederations } from './federation-name.js'
import { ListNotes } from './list-notes.js'
import {
  hasWrong,
  isWrong,
  knownFields,
  personOf,
  SexSelect,
  type TypedPerson,
  toTyped,
} from './person-fields.js'
import type { Players } from './players.js'
import { TableScroll } from './table-scroll.js'

const columns = ['name', 'title', 'rating', 'federation', 'fideId', 'birth', 'sex', 'club'] as const

/** Reads a pasted table, which is checked and corrected before anybody is entered. */
export function PastePlayers({
  seat,
  players,
  onDone,
  onClose,
}: {
  readonly seat: Seat
  readonly players: Players
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const t = words().tournament
  const [text, setText] = useState('')
  const [list, setList] = useState<readonly TypedPerson[] | null>(null)
  const [read, setRead] = useState<EntryList | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => void fetchRunningWords(), [])
  const check = async (submitted: Event) => {
    submitted.preventDefault()
    const { parseEntries } = await import('@jadoube/tournament')
    const parsed = parseEntries(text, isFederationName)
    if (!parsed.ok) return setFault(t.listFaults[parsed.error.code] ?? t.notDone)
    setFault('')
    const withCodes = withFederations(parsed.value)
    setRead(withCodes)
    setList(withCodes.entries.map(({ person }) => toTyped(person)))
  }
  const enter = async () => {
    const acts = (list ?? []).map(person => ({
      act: 'enter' as const,
      ...knownFields(personOf(person)),
    }))
    const answer = await sendActs(seat, acts)
    if (!answer.ok) return setFault(faultText(answer.error))
    onDone()
    onClose()
  }
  return (
    <Sheet title={list === null ? t.paste : t.preview} onClose={onClose}>
      {list === null ? (
        <form class="t-form" onSubmit={submitted => void check(submitted)}>
          <p class="quiet">{t.pasteLead}</p>
          <label class="field">
            <span>{t.pasteHere}</span>
            <textarea
              rows={12}
              required
              spellcheck={false}
              value={text}
              onInput={event => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button main">
            {t.preview}
          </button>
        </form>
      ) : (
        <Preview
          list={list}
          read={read}
          duplicates={probableDuplicates(list, [...players.values()])}
          onChange={setList}
          onEnter={() => void enter()}
          onBack={() => setList(null)}
        />
      )}
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </Sheet>
  )
}

function Preview({
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
  const labels = {
    name: t.name,
    title: t.titleOf,
    rating: t.rating,
    federation: t.federation,
    fideId: t.fideId,
    birth: t.birth,
    club: t.club,
    sex: runningWords()?.list.sex ?? '',
  }
  const change = (at: number, column: (typeof columns)[number], value: string) =>
    onChange(list.map((each, index) => (index === at ? { ...each, [column]: value } : each)))
  const shown = columns.filter(
    column => column === 'name' || column === 'rating' || list.some(each => each[column] !== ''),
  )
  return (
    <div class="t-form">
      <p class="quiet">{t.previewLead}</p>
      {read !== null && <ListNotes list={read} />}
      {duplicates.map(name => (
        <p class="error" key={name}>
          {t.twice(name)}
        </p>
      ))}
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
                    {column === 'sex' ? (
                      <SexSelect
                        label={`${labels.sex} ${index + 1}`}
                        value={person.sex}
                        onChange={sex => change(index, 'sex', sex)}
                      />
                    ) : (
                      <input
                        class={`t-cell t-cell-${column}`}
                        aria-label={`${labels[column]} ${index + 1}`}
                        aria-invalid={isWrong(person, column)}
                        placeholder={labels[column]}
                        value={person[column]}
                        onInput={event => change(index, column, event.currentTarget.value)}
                      />
                    )}
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
      {list.some(hasWrong) && <p class="error">{runningWords()?.list.wrong}</p>}
      <div class="row">
        <button
          type="button"
          class="button main"
          disabled={
            list.length === 0 || list.some(each => each.name.trim() === '' || hasWrong(each))
          }
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
