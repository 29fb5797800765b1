/**
 * Node flags for a server with many games. The state of a game lives as long as a player thinks.
 * V8's default young generation is too small for that, so old-generation garbage collection would
 * run every few seconds, with more threads than a small machine has processors. With these flags
 * the state mostly dies young, and one processor is left to the games.
 */
export const serverFlags = ['--max-semi-space-size=64', '--v8-pool-size=0']
