import type { EntryList } from '@jadoube/tournament'
import { useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import { known, personOf, type TypedPerson, typed } from './person-fields.js'
import type { Players } from './shown.js'
import { TableScroll } from './table-scroll.js'

const columns = ['name', 'title', 'rating', 'federation', 'fideId', 'birth', 'club'] as const

/** A pasted table is read, looked over and corrected; only then is anybody entered. */
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
  const [unread, setUnread] = useState(0)
  const [fault, setFault] = useState('')
  const read = async (submitted: Event) => {
    submitted.preventDefault()
    const { parseEntries } = await import('@jadoube/tournament')
    const parsed = parseEntries(text)
    if (!parsed.ok) return setFault(t.listFaults[parsed.error.code] ?? t.notDone)
    take(parsed.value)
  }
  const take = ({ entries, problems }: EntryList) => {
    setFault('')
    setUnread(problems.length)
    setList(entries.map(({ person }) => typed(person)))
  }
  const enter = async () => {
    const acts = (list ?? []).map(person => ({ act: 'enter' as const, ...known(personOf(person)) }))
    const answer = await sendActs(seat, acts)
    if (!answer.ok) return setFault(faultText(answer.error))
    onDone()
    onClose()
  }
  return (
    <Sheet title={list === null ? t.paste : t.preview} onClose={onClose}>
      {list === null ? (
        <form class="t-form" onSubmit={submitted => void read(submitted)}>
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
          unread={unread}
          twice={repeated(list, players)}
          onChange={setList}
          onEnter={() => void enter()}
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

/** A name that comes twice is most likely one person. */
function repeated(list: readonly TypedPerson[], players: Players): readonly string[] {
  const names = [...[...players.values()].map(({ name }) => name), ...list.map(({ name }) => name)]
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const name of names) {
    const key = name.trim().toLowerCase()
    if (seen.has(key)) twice.add(name.trim())
    seen.add(key)
  }
  return [...twice]
}

function Preview({
  list,
  unread,
  twice,
  onChange,
  onEnter,
}: {
  readonly list: readonly TypedPerson[]
  readonly unread: number
  readonly twice: readonly string[]
  readonly onChange: (list: readonly TypedPerson[]) => void
  readonly onEnter: () => void
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
  }
  const change = (at: number, column: (typeof columns)[number], value: string) =>
    onChange(list.map((each, index) => (index === at ? { ...each, [column]: value } : each)))
  const shown = columns.filter(
    column => column === 'name' || column === 'rating' || list.some(each => each[column] !== ''),
  )
  return (
    <div class="t-form">
      <p class="quiet">{t.previewLead}</p>
      {unread > 0 && <p class="error">{t.unreadCells(unread)}</p>}
      {twice.map(name => (
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
              <th />
            </tr>
          </thead>
          <tbody>
            {list.map((person, index) => (
              // A row has no other identity than its place in the list that was pasted.
              <tr key={`${index}`}>
                {shown.map(column => (
                  <td key={column}>
                    <input
                      class={`t-cell t-cell-${column}`}
                      aria-label={`${labels[column]} ${index + 1}`}
                      placeholder={labels[column]}
                      value={person[column]}
                      onInput={event => change(index, column, event.currentTarget.value)}
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
      <button
        type="button"
        class="button main"
        disabled={list.length === 0 || list.some(({ name }) => name.trim() === '')}
        onClick={onEnter}
      >
        {t.enterAll(list.length)}
      </button>
    </div>
  )
}
