import type { BoardLine } from '@jadoube/protocol'
import type { ReadonlySignal, Signal } from '@preact/signals'
import { Check } from '../fields/check.js'
import { words } from '../i18n/language.js'
import { writeStored } from '../local-storage.js'
import type { DeskStore } from '../net/desk-store.js'
import { deskSoundKey } from '../storage-keys.js'
import { DayClock } from './day-clock.js'
import { RoundChoice } from './round-choice.js'

/** Which boards are shown and in which order. */
export interface DeskChoices {
  readonly order: 'need' | 'number'
  /** The search text. */
  readonly search: string
  readonly onlyPlaying: boolean
}

/** The bar above the boards: round, order, search, sound, time of day. */
export function DeskBar({
  store,
  lines,
  now,
  event,
  secret,
  isArbiter,
  choices,
  onChoose,
  sounds,
  onKeys,
}: {
  readonly store: DeskStore
  readonly lines: readonly BoardLine[]
  readonly now: ReadonlySignal<number>
  readonly event: string
  readonly secret: string
  readonly isArbiter: boolean
  readonly choices: DeskChoices
  readonly onChoose: OnChoose
  readonly sounds: Signal<boolean>
  readonly onKeys: () => void
}) {
  const { desk: t, hall } = words()
  return (
    <div class="desk-bar">
      <RoundChoice
        rounds={store.rounds.value}
        chosen={store.round.value ?? ''}
        onChoose={chosen => store.show(chosen === '' ? null : chosen)}
        event={event}
        secret={secret}
        lines={lines}
        isArbiter={isArbiter}
      />
      <OrderSelect order={choices.order} onChoose={onChoose} />
      <SearchField search={choices.search} onChoose={onChoose} />
      <Check
        label={hall.desk.stillPlaying}
        isOn={choices.onlyPlaying}
        onSet={onlyPlaying => onChoose({ onlyPlaying })}
      />
      <Check
        label={hall.desk.sound}
        isOn={sounds.value}
        onSet={isOn => {
          sounds.value = isOn
          writeStored(deskSoundKey, isOn)
        }}
      />
      <DayClock now={now} />
      <button type="button" class="button plain keys-button" onClick={onKeys}>
        {t.keysTitle}
      </button>
    </div>
  )
}

type OnChoose = (chosen: Partial<DeskChoices>) => void

function OrderSelect({
  order,
  onChoose,
}: {
  readonly order: DeskChoices['order']
  readonly onChoose: OnChoose
}) {
  const { desk: t } = words()
  return (
    <label class="field inline">
      <span>{t.order}</span>
      <select
        value={order}
        onChange={({ currentTarget }) =>
          onChoose({ order: currentTarget.value === 'number' ? 'number' : 'need' })
        }
      >
        <option value="need">{t.byNeed}</option>
        <option value="number">{t.byNumber}</option>
      </select>
    </label>
  )
}

function SearchField({
  search,
  onChoose,
}: {
  readonly search: string
  readonly onChoose: OnChoose
}) {
  const { hall } = words()
  return (
    <label class="field inline">
      <span class="visually-hidden">{hall.desk.search}</span>
      <input
        type="search"
        value={search}
        placeholder={hall.desk.search}
        onInput={({ currentTarget }) => onChoose({ search: currentTarget.value })}
      />
    </label>
  )
}
