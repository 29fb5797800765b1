/** To start a database, or to make a script, takes a moment; on a busy machine, many. */
export const SETTING_UP = 120_000
