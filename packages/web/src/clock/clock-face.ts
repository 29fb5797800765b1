import {
  type ClockSetup,
  displayTime,
  type Millis,
  millis,
  otherSide,
  type Side,
} from '@jadoube/clock'

const minute = 60_000
const hour = 60 * minute

/** The width of the digits: `9:59`, `59:59` or `9:59:59`. */
export type FaceWidth = 'short' | 'medium' | 'long'

const widthOf = (time: number): FaceWidth =>
  time >= hour ? 'long' : time >= 10 * minute ? 'medium' : 'short'

const widths: readonly FaceWidth[] = ['short', 'medium', 'long']

/**
 * The width for the widest time that the clock was set to. The digits are as large as this allows
 * and keep their size while the time runs down, the same for both players. Only added time can make
 * them smaller.
 */
export function faceWidth(setup: ClockSetup, ...shown: readonly Millis[]): FaceWidth {
  const setTimes = [setup.white, setup.black].flatMap(({ periods }) =>
    periods.map(({ time, mode, extra }) => time + (mode === 'increment' ? extra : 0)),
  )
  const widest = Math.max(...[...setTimes, ...shown].map(time => widths.indexOf(widthOf(time))))
  return widths[widest] as FaceWidth
}

/** Splits a time into digits and tenths. The tenths of the last seconds are smaller. */
export function faceParts(left: Millis): readonly [whole: string, tenths: string] {
  const [whole = '', tenths] = displayTime(left).split('.')
  return [whole, tenths === undefined ? '' : `.${tenths}`]
}

/**
 * The time to show for a side. An hourglass always holds the same time, so both displays together
 * must show it: the side with less time is rounded up as on every clock, and the other side shows
 * the rest.
 */
export function displayedTime(
  { hourglass }: ClockSetup,
  left: Readonly<Record<Side, Millis>>,
  side: Side,
): Millis {
  const own = left[side]
  const other = left[otherSide(side)]
  const hasMore = own > other || (own === other && side === 'black')
  if (!hourglass || !hasMore) return own
  const step = other < 20_000 ? 100 : 1000
  return millis(own + other - Math.ceil(other / step) * step)
}
