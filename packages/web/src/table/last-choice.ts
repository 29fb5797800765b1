import { readStored, writeStored } from '../local-storage.js'
import { lastChoiceKey } from '../storage-keys.js'

// Separate from the settings themselves, because the start page needs only this.

export const presetNames = ['friendly', 'club', 'tournament'] as const

/** The common time controls of a game between two people. */
export const quickControls = ['180+2', '300', '300+3', '600+5', '900+10', '5400+30'] as const

/** The last choice, for the next game. */
export interface LastChoice {
  readonly preset: (typeof presetNames)[number]
  readonly control: (typeof quickControls)[number] | 'none'
}

const defaultChoice: LastChoice = { preset: 'friendly', control: '600+5' }

export const readControl = (text: unknown): LastChoice['control'] | undefined =>
  text === 'none' ? text : quickControls.find(each => each === text)

export const readPreset = (text: unknown): LastChoice['preset'] | undefined =>
  presetNames.find(each => each === text)

function readLastChoice(value: unknown): LastChoice | undefined {
  const stored = Object(value) as Partial<LastChoice>
  const [preset, control] = [readPreset(stored.preset), readControl(stored.control)]
  return preset === undefined || control === undefined ? undefined : { preset, control }
}

export const lastChoice = (): LastChoice =>
  readStored(lastChoiceKey, readLastChoice) ?? defaultChoice

/** Stores the choice. A custom time control is not offered as a quick game. */
export function storeLastChoice(choice: {
  readonly preset: string
  readonly control: string
}): void {
  const { preset, control } = lastChoice()
  writeStored(lastChoiceKey, {
    preset: readPreset(choice.preset) ?? preset,
    control: readControl(choice.control) ?? control,
  })
}

/** The address that starts such a game at once. */
export const quickHref = (control: string, preset: string): string =>
  `/table?play=${encodeURIComponent(control)}&preset=${preset}`
