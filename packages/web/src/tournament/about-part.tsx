import type { EventOverview } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { DateField, TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'

/**
 * The name, place and date of the event, as pages, files and boards show them. Corrections need a
 * reason for the log.
 */
export function AboutPart({
  seat,
  overview,
  onDone,
}: {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly onDone: () => void
}) {
  const { tournament: t, event } = words()
  const before = {
    name: overview.name,
    site: overview.site ?? '',
    date: overview.date?.replaceAll('.', '-') ?? '',
  }
  const [about, setAbout] = useState(before)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const change = (part: Partial<typeof before>) => setAbout(now => ({ ...now, ...part }))
  const isChangedField = (key: keyof typeof before) => about[key].trim() !== before[key]
  const save = async (submitted: Event) => {
    submitted.preventDefault()
    const { name, site, date } = about
    const answer = await sendActs(seat, [
      {
        act: 'change-event',
        ...(isChangedField('name') && { name: name.trim() }),
        ...(isChangedField('site') && { site: site.trim() === '' ? null : site.trim() }),
        ...(isChangedField('date') && { date: date === '' ? null : date.replaceAll('-', '.') }),
        reason,
      },
    ])
    setFault(answer.ok ? '' : faultText(answer.error))
    if (answer.ok) setReason('')
    onDone()
  }
  const isChanged = isChangedField('name') || isChangedField('site') || isChangedField('date')
  return (
    <section>
      <h2>{t.partNames.files}</h2>
      <form class="t-form" onSubmit={submitted => void save(submitted)}>
        <TextField label={event.name} value={about.name} onInput={name => change({ name })} />
        <div class="two-columns">
          <TextField
            label={event.site}
            value={about.site}
            maxLength={100}
            onInput={site => change({ site })}
          />
          <DateField label={event.date} value={about.date} onInput={date => change({ date })} />
        </div>
        {isChanged && <TextField label={t.reason} value={reason} onInput={setReason} />}
        <button
          type="submit"
          class="button"
          disabled={!isChanged || about.name.trim() === '' || reason.trim() === ''}
        >
          {t.save}
        </button>
        {fault !== '' && (
          <p class="error" role="alert">
            {fault}
          </p>
        )}
      </form>
    </section>
  )
}
