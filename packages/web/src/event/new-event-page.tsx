import { usualTieBreaks } from '@jadoube/tournament'
import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { DateField, NumberField, TextField } from '../fields/fields.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { editionName } from '../law-text/corpus.js'
import { type EventLinks, storeLinks } from '../links/stored-links.js'
import { ask } from '../net/ask.js'
import { address, go } from '../router.js'
import { eventControls } from '../table/set-up-choice.js'
import {
  BoardField,
  ControlField,
  DeviceField,
  EditionField,
  ModeFields,
} from '../table/set-up-fields.js'
import { CyclesField } from '../tournament/cycles-field.js'
import { DeviceInBag } from '../tournament/device-in-bag.js'
import { FineFields } from '../tournament/fine-fields.js'
import { ScoresheetsChecked } from '../tournament/scoresheets-checked.js'
import { TieBreakList } from '../tournament/tie-break-list.js'
import {
  asksForRounds,
  defaultEvent,
  defaultMinutes,
  type EventChoice,
  eventSettings,
  systems,
  tournamentOf,
} from './event-settings.js'
import { YourEvents } from './your-events.js'
import '../table/table.css'

/** Creates an event. A name is enough, everything else has a good default. */
export function NewEventPage() {
  const { event: t, table } = words()
  const [choice, setChoice] = useState(defaultEvent)
  const [fault, setFault] = useState<string | null>(null)
  const change = (part: Partial<EventChoice>) => setChoice(before => ({ ...before, ...part }))
  const submit = async (submitted: Event) => {
    submitted.preventDefault()
    const { name, site, date } = choice
    const answer = await ask<{ event: string; links: EventLinks }>('POST', '/api/events', {
      // If only the operator may create events, the address of this page contains the operator's
      // secret.
      secret: address.value.fragment || null,
      body: {
        name: name.trim(),
        ...(site.trim() !== '' && { site: site.trim() }),
        ...(date !== '' && { date: date.replaceAll('-', '.') }),
        defaults: eventSettings(choice),
        ...(choice.system !== 'none' && { tournament: tournamentOf(choice) }),
      },
    })
    if (!answer.ok) {
      setFault(answer.error.code)
      return
    }
    const { event, links } = answer.value
    storeLinks(event, { name: name.trim(), links })
    go(
      `/event/${event}?part=${choice.system === 'none' ? 'rounds' : 'players'}#${links.organiser.secret}`,
    )
  }
  return (
    <Frame title={t.newTitle}>
      <h1 tabIndex={-1}>{t.newTitle}</h1>
      <YourEvents />
      <form class="set-up" onSubmit={submitted => void submit(submitted)}>
        <label class="field">
          <span>{t.name}</span>
          <input
            value={choice.name}
            maxLength={200}
            required
            autocomplete="off"
            onInput={typed => change({ name: typed.currentTarget.value })}
          />
        </label>
        <SystemFields choice={choice} change={change} />
        <ControlField choice={choice} change={change} common={eventControls} />
        <EditionField choice={choice} change={change} />
        <button type="submit" class="button main begin">
          {t.make}
        </button>
        {fault !== null && (
          <p class="error" role="alert">
            {t.faults[fault] ?? t.notMade}
          </p>
        )}
        <details>
          <summary>{table.more}</summary>
          <MoreSettings choice={choice} change={change} />
        </details>
      </form>
    </Frame>
  )
}

/** The pairing system and the number of rounds. */
function SystemFields({
  choice,
  change,
}: {
  readonly choice: EventChoice
  readonly change: (part: Partial<EventChoice>) => void
}) {
  const { tournament: t } = words()
  return (
    <>
      <Choices
        legend={t.system}
        options={systems.map(each => [each, t.systems[each]])}
        chosen={choice.system}
        onChoose={system => change({ system, tieBreaks: null })}
      />
      {choice.system !== 'none' && (
        <>
          {asksForRounds(choice.system) ? (
            <NumberField
              label={t.roundCount}
              value={choice.roundCount}
              min={1}
              max={99}
              onInput={roundCount => change({ roundCount })}
            />
          ) : (
            <CyclesField {...choice} onChange={change} />
          )}
          <Choices
            legend={t.scoring}
            options={(['usual', 'three'] as const).map(each => [each, t.scorings[each]])}
            chosen={choice.scoring}
            onChoose={scoring => change({ scoring })}
          />
        </>
      )}
    </>
  )
}

function MoreSettings({
  choice,
  change,
}: {
  readonly choice: EventChoice
  readonly change: (part: Partial<EventChoice>) => void
}) {
  const { event: t } = words()
  const { system } = choice
  return (
    <div class="more">
      {system !== 'none' && (
        <TieBreakList
          system={system}
          codes={choice.tieBreaks ?? usualTieBreaks[system]}
          onChange={tieBreaks => change({ tieBreaks })}
        />
      )}
      <div class="two-columns">
        <TextField
          label={t.site}
          value={choice.site}
          maxLength={100}
          onInput={site => change({ site })}
        />
        <DateField label={t.date} value={choice.date} onInput={date => change({ date })} />
      </div>
      <BoardField choice={choice} change={change} usual="physical" />
      <DeviceField choice={choice} change={change} />
      <DeviceInBag
        laws={choice.laws}
        isOn={choice.deviceInBag}
        onSet={deviceInBag => change({ deviceInBag })}
      />
      <ScoresheetsChecked
        isOn={choice.scoresheetsChecked}
        onSet={scoresheetsChecked => change({ scoresheetsChecked })}
      />
      <ModeFields choice={choice} change={change} />
      <Choices
        legend={t.startWhen}
        options={(['arbiter', 'scheduled', 'both-present'] as const).map(each => [
          each,
          t.starts[each],
        ])}
        chosen={choice.startWhen}
        onChoose={startWhen => change({ startWhen })}
      />
      <div class="two-columns">
        <NumberField
          label={t.defaultTime}
          value={choice.defaultTime}
          min={0}
          max={1440}
          hint={t.defaultTimeEmpty(defaultMinutes(choice), editionName(choice.laws))}
          onInput={defaultTime => change({ defaultTime })}
        />
        <NumberField
          label={words().tournament.noDrawBefore}
          value={choice.noDrawBefore}
          min={0}
          max={200}
          hint={words().tournament.noDrawBeforeEmpty}
          onInput={noDrawBefore => change({ noDrawBefore })}
        />
        <NumberField
          label={t.delay}
          value={choice.delay}
          min={0}
          max={1440}
          onInput={delay => change({ delay })}
        />
      </div>
      <FineFields laws={choice.laws} fine={choice.fine} onChange={fine => change({ fine })} />
    </div>
  )
}
