import { type EditionId, type Regulations, rulesInForce } from '@jadoube/laws'
import type { EventOverview, OfficialAct } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { Choices } from '../fields/choices.js'
import { NumberField, TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { currentEdition, editionName } from '../law-text/corpus.js'
import { faultText, type Seat, sendActs } from './api.js'
import { DeviceInBag } from './device-in-bag.js'
import { FineFields, type TypedFine, typedFine, withFine } from './fine-fields.js'
import { ScoresheetsChecked } from './scoresheets-checked.js'
import { threePoints } from './three-points.js'

type Settings = NonNullable<EventOverview['official']>['settings']

/** The fields of the form. The time control and the edition do not change. */
interface TypedRegulations {
  readonly noDraw: string
  readonly lateness: string
  readonly flags: boolean
  readonly illegal: boolean
  readonly inBag: boolean
  readonly sheetsChecked: boolean
  readonly supervision: 'adequate' | 'inadequate'
  readonly scoring: 'usual' | 'three'
  readonly fine: TypedFine
}

function formOf(
  { regulations, supervision }: Settings,
  scoring: TypedRegulations['scoring'],
): TypedRegulations {
  const {
    noDrawAgreementBefore,
    defaultTime,
    calledByDevice,
    deviceInBag,
    scoresheetsChecked,
    fine,
  } = (regulations ?? {}) as Regulations
  const called = Array.isArray(calledByDevice) ? calledByDevice : []
  return {
    noDraw: noDrawAgreementBefore ? String(noDrawAgreementBefore) : '',
    lateness: typeof defaultTime === 'number' ? String(defaultTime / 60_000) : '',
    flags: called.includes('flags'),
    illegal: called.includes('illegal-moves'),
    inBag: deviceInBag === true,
    sheetsChecked: scoresheetsChecked !== false,
    supervision: supervision ?? 'adequate',
    scoring,
    fine: typedFine(fine),
  }
}

/** The edition's default time, for an empty field. */
const defaultTimeOf = ({ laws }: Settings): number =>
  rulesInForce({ laws: (laws ?? currentEdition) as EditionId }).defaultTimeMs

/**
 * The settings with the changes of the form. An emptied field means the edition's default, not the
 * previous value.
 */
function changedSettings(settings: Settings, form: TypedRegulations): Settings {
  const before = formOf(settings, form.scoring)
  const { noDraw, lateness, flags, illegal, inBag, sheetsChecked, supervision } = form
  const calledByDevice = [
    ...(flags ? (['flags'] as const) : []),
    ...(illegal ? (['illegal-moves'] as const) : []),
  ]
  const isOther = (key: keyof TypedRegulations) => form[key] !== before[key]
  const defaultTime =
    lateness.trim() === '' ? defaultTimeOf(settings) : Math.round(Number(lateness) * 60_000)
  return {
    ...settings,
    ...(isOther('supervision') && { supervision }),
    regulations: {
      ...withFine((settings.regulations ?? {}) as Regulations, form.fine),
      ...((isOther('flags') || isOther('illegal')) && { calledByDevice }),
      ...(isOther('inBag') && { deviceInBag: inBag }),
      ...(isOther('sheetsChecked') && { scoresheetsChecked: sheetsChecked }),
      ...(isOther('noDraw') && {
        noDrawAgreementBefore: Math.max(0, Math.round(Number(noDraw)) || 0),
      }),
      ...(isOther('lateness') && { defaultTime }),
    },
  }
}

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly onDone: () => void
}

/**
 * Regulations that may be changed until the first round they affect is set up, with a reason for
 * the log.
 */
export function RegulationsPart(props: PartProps) {
  const settings = props.overview.official?.settings
  const fromRound = firstOpenRound(props.overview)
  if (settings === undefined || fromRound === null) return null
  return <RegulationsForm {...props} settings={settings} fromRound={fromRound} />
}

function RegulationsForm({
  seat,
  overview,
  onDone,
  settings,
  fromRound,
}: PartProps & { readonly settings: Settings; readonly fromRound: number }) {
  const t = words().tournament
  const before = overview.scoring.win === threePoints.win ? 'three' : 'usual'
  const [form, setForm] = useState(() => formOf(settings, before))
  const [reason, setReason] = useState('')
  const [note, setNote] = useState({ text: '', isFault: false })
  const mayScore = overview.roundList.every(({ results }) => results === 0)
  const save = async (submitted: Event) => {
    submitted.preventDefault()
    const newSettings = changedSettings(settings, form)
    const acts: OfficialAct[] = []
    if (JSON.stringify(newSettings) !== JSON.stringify(settings))
      acts.push({ act: 'change-regulations', fromRound, settings: newSettings, reason })
    if (mayScore && form.scoring !== before) {
      const scoring = form.scoring === 'three' ? threePoints : {}
      acts.push({ act: 'change-scoring', scoring, reason })
    }
    if (acts.length === 0)
      return setNote({ text: t.refusals['nothing-changes'] ?? '', isFault: true })
    const answer = await sendActs(seat, acts)
    setNote(
      answer.ok
        ? { text: t.regulationsSaved(fromRound), isFault: false }
        : { text: faultText(answer.error), isFault: true },
    )
    if (answer.ok) setReason('')
    onDone()
  }
  return (
    <section>
      <h2>{t.regulations}</h2>
      <p class="quiet">{t.regulationsLead(fromRound)}</p>
      <form class="t-form" onSubmit={submitted => void save(submitted)}>
        <RegulationFields
          settings={settings}
          form={form}
          mayScore={mayScore}
          onChange={part => setForm(now => ({ ...now, ...part }))}
        />
        <TextField label={t.reason} value={reason} onInput={setReason} />
        <button type="submit" class="button" disabled={reason.trim() === ''}>
          {t.save}
        </button>
        <p role="status" class={note.isFault ? 'error' : 'quiet'}>
          {note.text}
        </p>
      </form>
    </section>
  )
}

function RegulationFields({
  settings,
  form,
  mayScore,
  onChange,
}: {
  readonly settings: Settings
  readonly form: TypedRegulations
  /** Whether the points for a win may still be changed. */
  readonly mayScore: boolean
  readonly onChange: (part: Partial<TypedRegulations>) => void
}) {
  const { tournament: t, event, table } = words()
  const laws = (settings.laws ?? currentEdition) as EditionId
  return (
    <>
      <NumberField
        label={t.noDrawBefore}
        value={form.noDraw}
        min={0}
        max={200}
        hint={t.noDrawBeforeEmpty}
        onInput={noDraw => onChange({ noDraw })}
      />
      <NumberField
        label={event.defaultTime}
        value={form.lateness}
        min={0}
        max={1440}
        hint={event.defaultTimeEmpty(defaultTimeOf(settings) / 60_000, editionName(laws))}
        onInput={lateness => onChange({ lateness })}
      />
      <fieldset class="choices">
        <legend>{table.device}</legend>
        <Check label={table.flags} isOn={form.flags} onSet={flags => onChange({ flags })} />
        <Check
          label={table.illegalMoves}
          isOn={form.illegal}
          onSet={illegal => onChange({ illegal })}
        />
      </fieldset>
      <DeviceInBag laws={laws} isOn={form.inBag} onSet={inBag => onChange({ inBag })} />
      <ScoresheetsChecked
        isOn={form.sheetsChecked}
        onSet={sheetsChecked => onChange({ sheetsChecked })}
      />
      <FineFields laws={laws} fine={form.fine} onChange={fine => onChange({ fine })} />
      <Choices
        legend={table.supervision}
        options={supervisions.map(each => [each, table.supervisions[each]])}
        chosen={form.supervision}
        onChoose={supervision => onChange({ supervision })}
      />
      {mayScore && (
        <Choices
          legend={t.scoring}
          options={scorings.map(each => [each, t.scorings[each]])}
          chosen={form.scoring}
          onChoose={scoring => onChange({ scoring })}
        />
      )}
    </>
  )
}

const supervisions = ['adequate', 'inadequate'] as const
const scorings = ['usual', 'three'] as const

/** The first round whose boards are not set up. Null if there is none. */
function firstOpenRound({ roundList, rounds, concluded }: EventOverview): number | null {
  if (concluded) return null
  const open = roundList.find(({ status }) => status === 'paired' || status === 'published')
  const next = open?.round ?? roundList.length + 1
  return next > rounds ? null : next
}
