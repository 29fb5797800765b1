/** Where a game is played: a tournament begins in silence. */
export type Place = 'casual' | 'tournament'

/** A game that was set up as one of a tournament is one; `event` says that it is a board of an event. */
export function placeOf(header: object | undefined, event: string | null = null): Place {
  const { table } = (header ?? {}) as { readonly table?: { readonly preset?: unknown } }
  return event !== null || table?.preset === 'tournament' ? 'tournament' : 'casual'
}
