let audio: AudioContext | null = null

/** Two short knocks on wood; where the browser may not sound yet, nothing. */
export function chime(): void {
  try {
    audio ??= new AudioContext()
    for (const after of [0, 0.18]) knock(audio, audio.currentTime + after)
  } catch {
    // No sound is no fault: the need is seen and said.
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
