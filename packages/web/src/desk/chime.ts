let audio: AudioContext | null = null

/** Plays two short knocks on wood, if the browser allows sound. */
export function chime(): void {
  try {
    audio ??= new AudioContext()
    for (const after of [0, 0.18]) knock(audio, audio.currentTime + after)
  } catch {
    // Without sound, the need is still visible and announced.
  }
}

function knock(context: AudioContext, at: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(420, at)
  tone.frequency.exponentialRampToValueAtTime(180, at + 0.06)
  volume.gain.setValueAtTime(0.25, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.09)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.1)
}
