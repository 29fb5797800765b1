import { drawChess960 } from '@jadoube/chess'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { Choices } from '../fields/choices.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import {
  type Choice,
  headerOf,
  initialChoice,
  presetSettings,
  quick,
  remember,
} from './set-up-choice.js'
import {
  BoardField,
  ControlField,
  DeviceField,
  EditionField,
  ModeFields,
  PresetField,
} from './set-up-fields.js'

/** Before the game: good defaults, one button to begin, and all other settings within reach. */
export function SetUpPage({
  title = words().table.title,
  begin = words().table.begin,
  offersArbiter = false,
  first,
  children,
  onSet,
}: {
  /** Only for games other than the one on this device. */
  readonly title?: string
  readonly begin?: string
  /** Whether somebody else may be the arbiter on their own device. */
  readonly offersArbiter?: boolean
  /** Questions before all others. They then include the names. */
  readonly first?: ComponentChildren
  readonly children?: ComponentChildren
  readonly onSet: (header: object, choice: Choice) => void
}) {
  const { table: t } = words()
  const [choice, setChoice] = useState(initialChoice)
  const change = (part: Partial<Choice>) => setChoice(before => ({ ...before, ...part }))
  return (
    <Frame title={title}>
      <h1 tabIndex={-1}>{title}</h1>
      <form
        class="set-up"
        onSubmit={event => {
          event.preventDefault()
          remember(choice)
          onSet(headerOf(choice), choice)
        }}
      >
        {first}
        <PresetField choice={choice} change={change} />
        <ControlField choice={choice} change={change} common={quick} />
        <button type="submit" class="button main begin">
          {begin}
        </button>
        {children}
        <details>
          <summary>{t.more}</summary>
          <MoreSettings
            choice={choice}
            asksArbiter={offersArbiter}
            offersNames={first === undefined}
            change={change}
          />
        </details>
      </form>
    </Frame>
  )
}

interface FieldProps {
  readonly choice: Choice
  readonly change: (part: Partial<Choice>) => void
}

function MoreSettings({
  choice,
  asksArbiter,
  offersNames,
  change,
}: FieldProps & { readonly asksArbiter: boolean; readonly offersNames: boolean }) {
  const { table: t, seat } = words()
  return (
    <div class="more">
      {offersNames && (
        <div class="two-columns">
          <NameField side="white" label={t.whiteName} choice={choice} change={change} />
          <NameField side="black" label={t.blackName} choice={choice} change={change} />
        </div>
      )}
      <CannotSeeFields choice={choice} change={change} />
      <StartFields choice={choice} change={change} />
      <EditionField choice={choice} change={change} />
      <BoardField choice={choice} change={change} usual="guarded" />
      <DeviceField choice={choice} change={change} />
      {asksArbiter && (
        <Check
          label={seat.withArbiter}
          isOn={choice.arbiter}
          onSet={arbiter => change({ arbiter })}
        />
      )}
      <Check label={t.help} isOn={choice.help} onSet={help => change({ help })} />
      <ModeFields choice={choice} change={change} />
    </div>
  )
}

function NameField({
  side,
  label,
  choice,
  change,
}: FieldProps & { readonly side: 'white' | 'black'; readonly label: string }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={choice[side]}
        maxLength={60}
        autocomplete="off"
        onInput={event => change({ [side]: event.currentTarget.value })}
      />
    </label>
  )
}

function CannotSeeFields({ choice, change }: FieldProps) {
  const { blind } = words()
  return (
    <div>
      {(['white', 'black'] as const).map(side => (
        <div key={side}>
          <Check
            label={blind.cannotSee[side]}
            isOn={choice.cannotSee[side]}
            onSet={isOn => change(withCannotSee(choice, side, isOn))}
          />
        </div>
      ))}
      <p class="small quiet">{blind.cannotSeeText}</p>
    </div>
  )
}

/**
 * Appendix D has rules about touching, so a player who cannot see does not play a friendly game of
 * whole moves.
 */
function withCannotSee(
  choice: Choice,
  side: 'white' | 'black',
  cannotSee: boolean,
): Partial<Choice> {
  const changed = { cannotSee: { ...choice.cannotSee, [side]: cannotSee } }
  return cannotSee && choice.preset === 'friendly'
    ? { ...presetSettings.club, preset: 'club', ...changed }
    : changed
}

/** The starting position: the usual one, or one of Chess960 by its number. */
function StartFields({ choice, change }: FieldProps) {
  const { table: t } = words()
  const onNumber = (text: string) =>
    change({ number: Math.min(959, Math.max(0, Math.floor(Number(text)))) })
  return (
    <>
      <Choices
        legend={t.start}
        options={(['standard', 'chess960'] as const).map(each => [each, t.starts[each]])}
        chosen={choice.start}
        onChoose={start => change({ start })}
      />
      {choice.start === 'chess960' && (
        <div class="row">
          <label class="field">
            <span>{t.number}</span>
            <input
              type="number"
              inputMode="numeric"
              min="0"
              max="959"
              value={choice.number}
              onInput={event => onNumber(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            class="button"
            onClick={() => change({ number: drawChess960(Math.random) })}
          >
            {t.drawLots}
          </button>
        </div>
      )}
    </>
  )
}
