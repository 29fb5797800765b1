/** The colours of an animation, and a function that finds the nearest one. */
export interface Palette {
  readonly colors: readonly number[]
  readonly nearest: (red: number, green: number, blue: number) => number
}

/**
 * Similar colours count as one. A drawing has few colours, and the others are where two of them
 * meet.
 */
const coarse = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

/** Finds the most frequent colours of some pictures (RGBA), at most 256. */
export function paletteOf(pictures: readonly Uint8ClampedArray[], maxColors = 256): Palette {
  const counts = new Map<number, { count: number; color: number }>()
  for (const pixels of pictures) {
    for (let index = 0; index < pixels.length; index += 4) {
      const [red, green, blue] = [pixels[index]!, pixels[index + 1]!, pixels[index + 2]!]
      const key = coarse(red, green, blue)
      const found = counts.get(key)
      if (found === undefined)
        counts.set(key, { count: 1, color: (red << 16) | (green << 8) | blue })
      else found.count++
    }
  }
  const colors = [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, maxColors)
    .map(({ color }) => color)
  const cache = new Map<number, number>()
  const nearest = (red: number, green: number, blue: number): number => {
    const key = (red << 16) | (green << 8) | blue
    const found = cache.get(key)
    if (found !== undefined) return found
    let [best, distance] = [0, Number.POSITIVE_INFINITY]
    for (const [index, color] of colors.entries()) {
      const [r, g, b] = [(color >> 16) - red, ((color >> 8) & 255) - green, (color & 255) - blue]
      const difference = 3 * r * r + 6 * g * g + b * b
      if (difference < distance) [best, distance] = [index, difference]
    }
    cache.set(key, best)
    return best
  }
  return { colors, nearest }
}
