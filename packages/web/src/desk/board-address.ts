import { place, withQuery } from '../router.js'

/** The address of a board on this desk; the secret stays behind the `#`. */
export const hrefOf = (board: string | null): string =>
  `${withQuery({ board })}${place.value.fragment === '' ? '' : `#${place.value.fragment}`}`
