import fc from 'fast-check'

/**
 * Property tests use the same games every time, so that a failure points to a change. To look
 * further, `JADOUBE_SEED=random` uses others (a failure prints its seed), and `JADOUBE_SEED=7`
 * those of seed 7.
 */
const seed = process.env.JADOUBE_SEED ?? '20230101'
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
