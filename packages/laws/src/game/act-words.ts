/** Who did it or said it. The chess clock itself is `clock`. */
export const actors = [
  'white',
  'black',
  'arbiter',
  'white-assistant',
  'black-assistant',
  'spectator',
  'clock',
] as const
export type Actor = (typeof actors)[number]

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
export type Claim = (typeof claims)[number]

/** What a player does that may mean the end of the game, or nothing (5.1.2, 5.2.3). */
export const gestures = ['handshake', 'king-tipped', 'clocks-stopped', 'ok'] as const
export type Gesture = (typeof gestures)[number]

/** What the arbiter finds that a player meant by it. */
export const meanings = ['resignation', 'draw'] as const
export type Meaning = (typeof meanings)[number]

/** Why a player says that the game makes no progress (Finnish blitz 14.e). */
export const noProgressGrounds = ['perpetual-check', 'repetition', 'dead-position'] as const
export type NoProgressGround = (typeof noProgressGrounds)[number]

export const verdicts = ['correct', 'incorrect', 'postponed'] as const
export type Verdict = (typeof verdicts)[number]

/** What a player is not told by the arbiter, nor by a device in the arbiter's place (12.6). */
export const unsaid = ['move-count', 'opponent-has-moved', 'clock-not-pressed'] as const
export type Unsaid = (typeof unsaid)[number]

/** What the arbiter may permit (11.2.3, 11.3.2.1): to leave the playing area or the venue, a device. */
export const permissions = ['leave', 'leave-venue', 'device'] as const
export type Permission = (typeof permissions)[number]
