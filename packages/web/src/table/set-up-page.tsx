import { drawChess960 } from '@jadoube/chess'
import type { EditionId } from '@jadoube/laws'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ControlChooser } from '../clock/control-chooser.js'
import { controlOf, shortName } from '../clock/time-controls.js'
import { Choices } from '../frame/choices.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { editionName, editionsShown } from '../laws/corpus.js'
import { type Choice, type Control, headerOf, quick, usual } from './choice.js'

/** Before the game: good defaults, one button to begin, and everything else within reach. */
export function SetUpPage({
  title = words().table.title,
  begin = words().table.begin,
  asksArbiter = false,
  children,
  onSet,
}: {
  /** Unless it is the game on this device. */
  readonly title?: string
  readonly begin?: string
  /** Whether somebody else may be the arbiter, on a device of his own. */
  readonly asksArbiter?: boolean
  readonly children?: ComponentChildren
  readonly onSet: (header: object, choice: Choice) => void
}) {
  const { table: t, clock } = words()
  const [choice, setChoice] = useState(usual)
  const change = (part: Partial<Choice>) => setChoice(before => ({ ...before, ...part }))
  return (
    <Frame title={title}>
      <h1 tabIndex={-1}>{title}</h1>
      <form
        class="set-up"
        onSubmit={event => {
          event.preventDefault()
          onSet(headerOf(choice), choice)
        }}
      >
        <Choices<Control>
          legend={t.control}
          options={[
            ...quick.map(text => [text, shortName(controlOf(text), clock)] as const),
            ['other', t.otherControl],
            ['none', t.noClock],
          ]}
          chosen={choice.control}
          onChoose={control => change({ control })}
        />
        <Choices
          legend={t.board}
          options={(['guarded', 'physical'] as const).map(each => [each, t.boards[each]])}
          chosen={choice.boardKind}
          onChoose={boardKind => change({ boardKind })}
        />
        <label class="field">
          <span>{t.laws}</span>
          <select
            value={choice.laws}
            onChange={event => change({ laws: event.currentTarget.value as EditionId })}
          >
            {editionsShown.map(edition => (
              <option key={edition} value={edition}>
                {editionName(edition)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button main begin">
          {begin}
        </button>
        {children}
        <details>
          <summary>{t.more}</summary>
          <More choice={choice} asksArbiter={asksArbiter} change={change} />
        </details>
      </form>
      {choice.control === 'other' && (
        <section class="other-control" aria-label={t.otherControl}>
          <ControlChooser
            setup={choice.other}
            asksNextPeriod={false}
            onChange={other => change({ other })}
          />
        </section>
      )}
    </Frame>
  )
}

function More({
  choice,
  asksArbiter,
  change,
}: {
  readonly choice: Choice
  readonly asksArbiter: boolean
  readonly change: (part: Partial<Choice>) => void
}) {
  const { table: t, blind, seat } = words()
  const check = (label: string, isOn: boolean, set: (on: boolean) => void) => (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={event => set(event.currentTarget.checked)} />
      {label}
    </label>
  )
  const name = (side: 'white' | 'black', label: string) => (
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
  return (
    <div class="more">
      <div class="two">
        {name('white', t.whiteName)}
        {name('black', t.blackName)}
      </div>
      <div>
        {(['white', 'black'] as const).map(side => (
          <div key={side}>
            {check(blind.cannotSee[side], choice.cannotSee[side], isOn =>
              change({ cannotSee: { ...choice.cannotSee, [side]: isOn } }),
            )}
          </div>
        ))}
        <p class="small quiet">{blind.cannotSeeText}</p>
      </div>
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
              onInput={event =>
                change({
                  number: Math.min(959, Math.max(0, Math.floor(Number(event.currentTarget.value)))),
                })
              }
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
      <fieldset class="choices">
        <legend>{t.device}</legend>
        {check(t.flags, choice.callsFlags, callsFlags => change({ callsFlags }))}
        {check(t.illegalMoves, choice.callsIllegal, callsIllegal => change({ callsIllegal }))}
      </fieldset>
      {asksArbiter && check(seat.withArbiter, choice.arbiter, arbiter => change({ arbiter }))}
      {check(t.help, choice.help, help => change({ help }))}
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
    </div>
  )
}
