/** The board or event of an address, and the secret of a seat. */
export interface SeatLink {
  readonly of: 'board' | 'event'
  readonly id: string
  /** After the `#`, which browsers never send. Null for spectators. */
  readonly secret: string | null
}

const secrets = /^[\w-]{16,100}$/

/**
 * Reads `/board/ID#secret` or `/event/ID#secret`. A short fragment, such as a ply, is not a secret.
 */
export function parseSeatLink(path: string, hash: string): SeatLink | null {
  const [, of, id, ...rest] = path.split('/')
  if ((of !== 'board' && of !== 'event') || id === undefined || id === '' || rest.length > 0) {
    return null
  }
  const secret = hash.replace(/^#/, '')
  return { of, id, secret: secrets.test(secret) ? secret : null }
}

export const makeSeatLink = ({ of, id, secret }: SeatLink): string =>
  `/${of}/${id}${secret === null ? '' : `#${secret}`}`
