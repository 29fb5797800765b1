/**
 * How Node runs a server of many games. What a game is now lives for as long as a player thinks: in V8's usual young
 * generation it does not die in time, and old memory has to be searched every few seconds, by more threads than a
 * small machine has processors. Here it mostly dies young, and one processor is left to the games.
 */
export const serverFlags = ['--max-semi-space-size=64', '--v8-pool-size=0']
