/** The sounds. Short, dry and wooden: pieces on a board, the lever of a clock, a knock. */
const soundNames = ['move', 'capture', 'check', 'press', 'low', 'flag', 'call'] as const
export type SoundName = (typeof soundNames)[number]

/** One knock: its delay after the first, pitch, loudness and duration. */
interface Knock {
  readonly after: number
  /** The centre frequency of the noise, in hertz. */
  readonly pitch: number
  readonly loudness: number
  /** Seconds until it fades out. */
  readonly ring: number
  /** The tone under the noise, in hertz. A click has none. */
  readonly body?: number
}

const onWood = (after: number, loudness: number): Knock => ({
  after,
  pitch: 1250,
  loudness,
  ring: 0.07,
  body: 190,
})

const click = (after: number, pitch: number, loudness: number): Knock => ({
  after,
  pitch,
  loudness,
  ring: 0.025,
})

const sounds: Readonly<Record<SoundName, readonly Knock[]>> = {
  move: [onWood(0, 0.55)],
  capture: [click(0, 2100, 0.5), onWood(0.045, 0.75)],
  check: [onWood(0, 0.6), click(0.07, 2900, 0.45)],
  press: [click(0, 3400, 0.3), click(0.03, 1700, 0.25)],
  low: [click(0, 1500, 0.4), click(0.12, 1500, 0.4)],
  flag: [
    { after: 0, pitch: 500, loudness: 0.9, ring: 0.22, body: 110 },
    { after: 0.16, pitch: 420, loudness: 0.7, ring: 0.3, body: 82 },
  ],
  call: [onWood(0, 0.6), onWood(0.16, 0.6), onWood(0.32, 0.8)],
}

/** How long a phone vibrates and pauses, in milliseconds. */
const vibrations: Readonly<Record<SoundName, readonly number[]>> = {
  move: [12],
  capture: [20],
  check: [12, 40, 12],
  press: [8],
  low: [30, 60, 30],
  flag: [180],
  call: [60, 60, 60],
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Creates 0.4 seconds of noise, once for all knocks. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise
  noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.4), audio.sampleRate)
  const samples = noise.getChannelData(0)
  // Any sequence without a pattern will do. A fixed seed makes it sound the same every time.
  let seed = 20_260_101
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0
    samples[index] = seed / 2_147_483_648
  }
  return noise
}

/** Plays a sound, after `delay` seconds. Browsers stay silent until the first tap. */
export function playSound(name: SoundName, delay = 0): void {
  try {
    context ??= new AudioContext()
    const audio = context
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
    const start = audio.currentTime + delay
    for (const knock of sounds[name]) playKnock(audio, knock, start + knock.after)
  } catch {
    // A missing sound must not stop a game.
  }
}

function playKnock(audio: AudioContext, { pitch, loudness, ring, body }: Knock, at: number): void {
  const source = audio.createBufferSource()
  source.buffer = noiseIn(audio)
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 1.4
  source
    .connect(band)
    .connect(fadingGain(audio, at, loudness, ring))
    .connect(audio.destination)
  source.start(at)
  source.stop(at + ring)
  if (body === undefined) return
  const tone = audio.createOscillator()
  tone.type = 'sine'
  tone.frequency.setValueAtTime(body * 1.5, at)
  tone.frequency.exponentialRampToValueAtTime(body, at + ring / 2)
  tone.connect(fadingGain(audio, at, loudness * 0.8, ring)).connect(audio.destination)
  tone.start(at)
  tone.stop(at + ring)
}

/** A gain that rises at once and fades out. */
function fadingGain(audio: AudioContext, at: number, loudness: number, ring: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + 0.002)
  gain.gain.exponentialRampToValueAtTime(0.001, at + ring)
  return gain
}

export function vibrate(name: SoundName): void {
  navigator.vibrate?.([...vibrations[name]])
}
