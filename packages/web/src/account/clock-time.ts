const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Writes the time since the scheduled start: `0:05`, `1:00:00`. */
export function clockTime(ms: number): string {
  const total = Math.floor(Math.abs(ms) / 1000)
  const [hours, minutes, seconds] = [
    Math.floor(total / 3600),
    Math.floor(total / 60) % 60,
    total % 60,
  ]
  const text =
    hours > 0
      ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
      : `${minutes}:${twoDigits(seconds)}`
  return ms < 0 ? `−${text}` : text
}
