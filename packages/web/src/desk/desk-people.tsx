import type { BoardLine, ServerMessage } from '@jadoube/protocol'
import { words } from '../i18n/language.js'

export type People = ServerMessage<'desk-people'>['people']

/** The names of the arbiters and organisers at a board. */
export const namesAt = (people: People, board: string): string[] =>
  people.filter(each => each.board === board).map(personName)

const personName = ({ name, role }: People[number]): string =>
  name ?? (role === 'organiser' ? words().seat.roles.organiser : words().hall.desk.somebody)

/** Who else is at the desk of this event, and at which board. */
export function DeskPeople({
  people,
  lines,
}: {
  readonly people: People
  readonly lines: readonly BoardLine[]
}) {
  const t = words().hall.desk
  if (people.length === 0) return null
  const where = (person: People[number]): string => {
    const line = lines.find(({ board }) => board === person.board)
    return line === undefined
      ? t.atDesk(personName(person))
      : t.atBoard(personName(person), String(line.number ?? '–'))
  }
  return (
    <p class="small quiet desk-people">
      {t.people}: {people.map(where).join(' · ')}
    </p>
  )
}
