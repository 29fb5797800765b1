/** Who did or said something. The chess clock itself is `clock`. */
export const actors = [
  'white',
  'black',
  'arbiter',
  'white-assistant',
  'black-assistant',
  'spectator',
  'clock',
] as const
/** Who did or said something. */
export type Actor = (typeof actors)[number]

/** All claims that a player can make. */
export const claims = [
  'threefold',
  'fifty-moves',
  'flag',
  'illegal-move',
  'touched-piece',
  'cannot-win-by-normal-means',
  'no-effort-by-normal-means',
  'five-second-increment',
  'wrong-setup',
  'reversed-colours',
  'no-progress',
  'boards-differ',
  'clock-setting',
] as const
/** A claim of a player. */
export type Claim = (typeof claims)[number]

/** Gestures that may mean the end of the game, or nothing (5.1.2, 5.2.3). */
export const gestures = ['handshake', 'king-tipped', 'clocks-stopped', 'ok'] as const
export type Gesture = (typeof gestures)[number]

/** What a player may have meant by a gesture. */
export const meanings = ['resignation', 'draw'] as const
export type Meaning = (typeof meanings)[number]

/** The reasons for a claim that the game makes no progress (Finnish blitz 14.e). */
export const noProgressGrounds = ['perpetual-check', 'repetition', 'dead-position'] as const
export type NoProgressGround = (typeof noProgressGrounds)[number]

export const verdicts = ['correct', 'incorrect', 'postponed'] as const
/** The arbiter's decision on a claim or question. */
export type Verdict = (typeof verdicts)[number]

/** What neither the arbiter nor a device may tell a player (12.6). */
export const unsaid = ['move-count', 'opponent-has-moved', 'clock-not-pressed'] as const
export type Unsaid = (typeof unsaid)[number]

/**
 * What the arbiter may permit (11.2.3, 11.3.2.1): leaving the playing area or the venue, a device.
 */
export const permissions = ['leave', 'leave-venue', 'device'] as const
export type Permission = (typeof permissions)[number]
