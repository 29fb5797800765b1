import fc from 'fast-check'

/**
 * Property tests take the same games every time, so that a change is to blame when one fails. To look
 * further, `JADOUBE_SEED=random` takes others (a failure prints its seed), and `JADOUBE_SEED=7` those of 7.
 */
const seed = process.env.JADOUBE_SEED ?? '20230101'
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
