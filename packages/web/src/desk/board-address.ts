import { address, withQuery } from '../router.js'

/** The address of a board on this desk, with the secret after the `#`. */
export const boardHref = (board: string | null): string =>
  `${withQuery({ board })}${address.value.fragment === '' ? '' : `#${address.value.fragment}`}`
