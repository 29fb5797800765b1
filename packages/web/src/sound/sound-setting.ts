import { effect, signal } from '@preact/signals'
import { keep, readKept } from '../kept.js'
import type { Place } from './place.js'
import { playSound, type SoundName, shake } from './sounds.js'

/** Where sound is on: a tournament begins in silence, everything else with it. */
export interface SoundSetting {
  readonly casual: boolean
  readonly tournament: boolean
  readonly haptics: boolean
}

const usual: SoundSetting = { casual: true, tournament: false, haptics: true }

function readSetting(value: unknown): SoundSetting | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Partial<Record<keyof SoundSetting, unknown>>
  const flag = (name: keyof SoundSetting): boolean => {
    const found = given[name]
    return typeof found === 'boolean' ? found : usual[name]
  }
  return { casual: flag('casual'), tournament: flag('tournament'), haptics: flag('haptics') }
}

export const soundSetting = signal<SoundSetting>(readKept('sound', readSetting) ?? usual)

effect(() => keep('sound', soundSetting.value))

export const isOn = (place: Place): boolean => soundSetting.value[place]

export function switchSound(place: Place): void {
  const now = soundSetting.value
  soundSetting.value = { ...now, [place]: !now[place] }
  // Anyone who turns it on hears that it is on.
  if (!now[place]) playSound('move')
}

/** Lets something be heard, and felt where the device can shake, if that is on here. */
export function sound(name: SoundName, place: Place, later = 0): void {
  if (!soundSetting.peek()[place]) return
  playSound(name, later)
  if (soundSetting.peek().haptics) shake(name)
}
