import type { EditionId } from '@jadoube/laws'
import { controlOf, shortName } from '../clock/time-controls.js'
import { Check } from '../fields/check.js'
import { Choices } from '../fields/choices.js'
import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import { EditionOptions } from '../law-text/edition-options.js'
import { type Choice, type Control, presetSettings, presets } from './set-up-choice.js'

/** Most players choose a common time control, so the editor is loaded on demand. */
const ControlChooser = lazy(
  async () => (await import('../clock/control-chooser.js')).ControlChooser,
)

/** The questions that a single game and an event share. */
interface FieldProps {
  readonly choice: Choice
  readonly change: (part: Partial<Choice>) => void
}

/** Friendly, club or tournament, with a short explanation. */
export function PresetField({ choice, change }: FieldProps) {
  const { play: t } = words()
  return (
    <div>
      <Choices
        legend={t.preset}
        options={presets.map(each => [each, t.presets[each]])}
        chosen={choice.preset}
        onChoose={preset => change({ ...presetSettings[preset], preset })}
      />
      <p class="small quiet preset-text">{t.presetTexts[choice.preset]}</p>
    </div>
  )
}

/** The time control: a common one, a custom one right below it, or none. */
export function ControlField({
  choice,
  change,
  common,
}: FieldProps & { readonly common: readonly Exclude<Control, 'other' | 'none'>[] }) {
  const { table: t, clock } = words()
  return (
    <>
      <Choices<Control>
        legend={t.control}
        options={[
          ...common.map(text => [text, shortName(controlOf(text), clock)] as const),
          ['other', t.otherControl],
          ['none', t.noClock],
        ]}
        chosen={choice.control}
        onChoose={control => change({ control })}
      />
      {choice.control === 'other' && (
        <section class="other-control" aria-label={t.otherControl}>
          <ControlChooser setup={choice.other} onChange={other => change({ other })} />
        </section>
      )}
    </>
  )
}

export function EditionField({ choice, change }: FieldProps) {
  return (
    <label class="field">
      <span>{words().table.laws}</span>
      <select
        value={choice.laws}
        onChange={event => change({ laws: event.currentTarget.value as EditionId })}
      >
        <EditionOptions />
      </select>
    </label>
  )
}

/** Whether the board allows only legal moves. The usual kind comes first. */
export function BoardField({
  choice,
  change,
  usual,
}: FieldProps & { readonly usual: Choice['boardKind'] }) {
  const { table: t } = words()
  const other = usual === 'guarded' ? 'physical' : 'guarded'
  return (
    <Choices
      legend={t.board}
      options={([usual, other] as const).map(each => [each, t.boards[each]])}
      chosen={choice.boardKind}
      onChoose={boardKind => change({ boardKind })}
    />
  )
}

/** What the device calls by itself (12.6 leaves it to the regulations). */
export function DeviceField({ choice, change }: FieldProps) {
  const { table: t } = words()
  return (
    <fieldset class="choices">
      <legend>{t.device}</legend>
      <Check
        label={t.flags}
        isOn={choice.callsFlags}
        onSet={callsFlags => change({ callsFlags })}
      />
      <Check
        label={t.illegalMoves}
        isOn={choice.callsIllegal}
        onSet={callsIllegal => change({ callsIllegal })}
      />
    </fieldset>
  )
}

/** The kind of play and the supervision. */
export function ModeFields({ choice, change }: FieldProps) {
  const { table: t } = words()
  return (
    <>
      <Choices
        legend={t.mode}
        options={(['auto', 'standard', 'rapid', 'blitz'] as const).map(each => [
          each,
          t.modes[each],
        ])}
        chosen={choice.mode}
        onChoose={mode => change({ mode })}
      />
      <Choices
        legend={t.supervision}
        options={(['adequate', 'inadequate'] as const).map(each => [each, t.supervisions[each]])}
        chosen={choice.supervision}
        onChoose={supervision => change({ supervision })}
      />
    </>
  )
}
