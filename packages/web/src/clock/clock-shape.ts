import type { ChessClock, ClockSetup, Period, TimeControl } from '@jadoube/clock'

// Check that stored values are valid for this version of the program.

const isPeriod = (value: unknown): value is Period => {
  const period = value as Partial<Period> | null
  return (
    typeof period === 'object' &&
    period !== null &&
    (period.moves === null || Number.isSafeInteger(period.moves)) &&
    Number.isSafeInteger(period.time) &&
    Number.isSafeInteger(period.extra) &&
    ['none', 'increment', 'delay', 'bronstein'].includes(period.mode ?? '')
  )
}

const isControl = (value: unknown): value is TimeControl => {
  const periods = (value as Partial<TimeControl> | null | undefined)?.periods
  return Array.isArray(periods) && periods.length > 0 && periods.every(isPeriod)
}

export function isSetup(value: unknown): value is ClockSetup {
  if (typeof value !== 'object' || value === null) return false
  const setup = value as Partial<ClockSetup>
  return (
    isControl(setup.white) &&
    isControl(setup.black) &&
    ['at-move-count', 'at-zero', 'at-zero-for-both'].includes(setup.nextPeriod ?? '') &&
    (setup.hourglass === undefined || setup.hourglass === true)
  )
}

export function isClock(value: unknown): value is ChessClock {
  if (typeof value !== 'object' || value === null) return false
  const clock = value as Partial<ChessClock>
  return (
    (clock.state === 'ready' || clock.state === 'running' || clock.state === 'paused') &&
    (clock.turn === 'white' || clock.turn === 'black') &&
    Array.isArray(clock.falls) &&
    typeof clock.since === 'number' &&
    typeof clock.white?.left === 'number' &&
    typeof clock.black?.left === 'number' &&
    isSetup(clock.setup)
  )
}
