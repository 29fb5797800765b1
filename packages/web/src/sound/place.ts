/** The kind of place where a game is played. A tournament starts silent. */
export type Place = 'casual' | 'tournament'

/** A game set up as a tournament game is one. So is a board of an event, given by `event`. */
export function placeOf(header: object | undefined, event: string | null = null): Place {
  const { table } = (header ?? {}) as { readonly table?: { readonly preset?: unknown } }
  return event !== null || table?.preset === 'tournament' ? 'tournament' : 'casual'
}
