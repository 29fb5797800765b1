import { keep, readKept } from '../kept.js'

// Apart from the settings themselves: the start page needs no more than this.

export const presetNames = ['friendly', 'club', 'tournament'] as const

/** The common time controls of a game between two people. */
export const quick = ['180+2', '300', '300+3', '600+5', '900+10', '5400+30'] as const

/** What was chosen last, for the next game. */
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

export const remembered = (): Remembered => readKept('choice', readRemembered) ?? first

/** Keeps what was chosen; a time control of one's own is not offered again with one tap. */
export function remember(choice: { readonly preset: string; readonly control: string }): void {
  const { preset, control } = remembered()
  keep('choice', {
    preset: readPreset(choice.preset) ?? preset,
    control: readControl(choice.control) ?? control,
  })
}

/** The address that lays such a game on the table at once. */
export const quickHref = (control: string, preset: string): string =>
  `/table?play=${encodeURIComponent(control)}&preset=${preset}`
