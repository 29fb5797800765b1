import { effect, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.js'
import type { Place } from './place.js'
import { playSound, type SoundName, vibrate } from './sounds.js'

/** Where sound is on. A tournament starts silent, everything else with sound. */
export interface SoundSetting {
  readonly casual: boolean
  readonly tournament: boolean
  readonly haptics: boolean
}

const defaultSetting: SoundSetting = { casual: true, tournament: false, haptics: true }

function readSetting(value: unknown): SoundSetting | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Partial<Record<keyof SoundSetting, unknown>>
  const flag = (name: keyof SoundSetting): boolean => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : defaultSetting[name]
  }
  return { casual: flag('casual'), tournament: flag('tournament'), haptics: flag('haptics') }
}

export const soundSetting = signal<SoundSetting>(readStored('sound', readSetting) ?? defaultSetting)

effect(() => writeStored('sound', soundSetting.value))

export const isOn = (place: Place): boolean => soundSetting.value[place]

/** Turns the sound of a place on or off. */
export function switchSound(place: Place): void {
  const now = soundSetting.value
  soundSetting.value = { ...now, [place]: !now[place] }
  // Confirms audibly that sound is on.
  if (!now[place]) playSound('move')
}

/** Plays a sound, and vibrates if the device can, if enabled here. */
export function sound(name: SoundName, place: Place, delay = 0): void {
  if (!soundSetting.peek()[place]) return
  playSound(name, delay)
  if (soundSetting.peek().haptics) vibrate(name)
}
