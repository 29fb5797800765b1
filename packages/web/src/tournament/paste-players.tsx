import type { EntryList } from '@jadoube/tournament'
import { useEffect, useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { fetchRunningWords } from '../i18n/running/words.js'
import { faultText, type Seat, sendActs } from './api.js'
import { probableDuplicates } from './duplicate-entries.js'
import { isFederationName, withFederations } from './federation-name.js'
import { PastedList } from './pasted-list.js'
import { knownFields, personOf, type TypedPerson, toTyped } from './person-fields.js'
import type { Players } from './players.js'

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
  const check = async () => {
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
        <PasteForm text={text} onText={setText} onCheck={() => void check()} />
      ) : (
        <PastedList
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

function PasteForm({
  text,
  onText,
  onCheck,
}: {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onCheck: () => void
}) {
  const t = words().tournament
  const submit = (submitted: Event) => {
    submitted.preventDefault()
    onCheck()
  }
  return (
    <form class="t-form" onSubmit={submit}>
      <p class="quiet">{t.pasteLead}</p>
      <label class="field">
        <span>{t.pasteHere}</span>
        <textarea
          rows={12}
          required
          spellcheck={false}
          value={text}
          onInput={event => onText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button main">
        {t.preview}
      </button>
    </form>
  )
}
