/** Milliseconds for starting a database or bundling a script on a busy machine. */
export const SETTING_UP = 120_000
