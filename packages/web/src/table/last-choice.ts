import { readStored, writeStored } from '../local-storage.js'

// Separate from the settings themselves, because the start page needs only this.

export const presetNames = ['friendly', 'club', 'tournament'] as const

/** The common time controls of a game between two people. */
export const quick = ['180+2', '300', '300+3', '600+5', '900+10', '5400+30'] as const

/** The last choice, for the next game. */
export interface Remembered {
  readonly preset: (typeof presetNames)[number]
  readonly control: (typeof quick)[number] | 'none'
}

const first: Remembered = { preset: 'friendly', control: '600+5' }

export const readControl = (text: unknown): Remembered['control'] | undefined =>
  text === 'none' ? text : quick.find(each => each === text)

export const readPreset = (text: unknown): Remembered['preset'] | undefined =>
  presetNames.find(each => each === text)

function readRemembered(value: unknown): Remembered | undefined {
  const given = Object(value) as Partial<Remembered>
  const [preset, control] = [readPreset(given.preset), readControl(given.control)]
  return preset === undefined || control === undefined ? undefined : { preset, control }
}

export const remembered = (): Remembered => readStored('choice', readRemembered) ?? first

/** Stores the choice. A custom time control is not offered as a quick game. */
export function remember(choice: { readonly preset: string; readonly control: string }): void {
  const { preset, control } = remembered()
  writeStored('choice', {
    preset: readPreset(choice.preset) ?? preset,
    control: readControl(choice.control) ?? control,
  })
}

/** The address that starts such a game at once. */
export const quickHref = (control: string, preset: string): string =>
  `/table?play=${encodeURIComponent(control)}&preset=${preset}`
