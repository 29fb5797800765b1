/**
 * What the default limits leave undetermined in the public lists, whole (the data suite looks at each eighth line of public.tsv, and at all with
 * JADOUBE_EVERY=1). A position that is decided now must leave the list, and none may join it unseen.
 */
export const undetermined: readonly string[] = [
  '6k1/p1p1p1P1/6PB/6P1/8/P7/1KP1P2P/8 b - - 0 1 black',
]
