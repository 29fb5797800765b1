const two = (value: number): string => String(value).padStart(2, '0')

/** Writes the time since the scheduled start: `0:05`, `1:00:00`. */
export function clockTime(ms: number): string {
  const whole = Math.floor(Math.abs(ms) / 1000)
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ]
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
  return ms < 0 ? `−${text}` : text
}
