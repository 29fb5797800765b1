import type { EntryField, EntryList } from '@jadoube/tournament'
import { words } from '../i18n/language.js'
import { runningWords } from '../i18n/running/words.js'

/** The maximum number of lines shown. After that, people look at the list itself. */
const maxLines = 8

/** Notes about a pasted list: unreadable cells, and lines and columns that were left out. */
export function ListNotes({ list }: { readonly list: EntryList }) {
  const t = words().tournament
  const w = runningWords()?.list
  const { problems, leftOut, columns } = list
  const unused = columns.flatMap(({ heading, field }) => (field === null && heading ? heading : []))
  if (w === undefined) return null
  const labels: Readonly<Record<EntryField, string>> = {
    name: t.name,
    firstName: t.name,
    lastName: t.name,
    title: t.titleOf,
    rating: t.rating,
    federation: t.federation,
    fideId: t.fideId,
    birth: t.birth,
    club: t.club,
    sex: w.sex,
  }
  const unread = problems.filter(({ isOtherTitle }) => isOtherTitle !== true)
  const otherTitles = problems.filter(({ isOtherTitle }) => isOtherTitle === true)
  return (
    <>
      <Lines
        title={t.unreadCells(unread.length)}
        lines={unread.map(({ line, field, text }) => w.line(line, `${labels[field]} “${text}”`))}
      />
      <Lines
        title={w.otherTitles}
        lines={otherTitles.map(({ line, text }) => w.line(line, text))}
      />
      <Lines title={w.leftOut} lines={leftOut.map(({ line, text }) => w.line(line, text))} />
      {unused.length > 0 && <p class="small quiet">{w.unused(unused.join(', '))}</p>}
    </>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - maxLines
  return (
    <div class="t-list-notes">
      <p class="error">{title}</p>
      <ul class="small">
        {lines.slice(0, maxLines).map(line => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{runningWords()?.more(more)}</li>}
      </ul>
    </div>
  )
}
