/**
 * What the default limits leave undetermined in the public lists: nothing (the data suite looks at each eighth line of public.tsv, and at all with
 * JADOUBE_EVERY=1). Add such a position here, with its colour, until it is decided.
 */
export const undetermined: readonly string[] = []
