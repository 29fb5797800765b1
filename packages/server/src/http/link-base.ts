import { networkInterfaces } from 'node:os'

/**
 * Interfaces of containers, virtual machines and tunnels, which other people in the room cannot
 * reach.
 */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale|cni|flannel)/

/** The addresses of this machine that others in its network can reach. */
export const networkAddresses = (): string[] =>
  Object.entries(networkInterfaces())
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, found = []]) => found)
    .filter(
      ({ internal, family, address }) =>
        !internal && family === 'IPv4' && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address)

export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[?::1\]?|0\.0\.0\.0|\[?::\]?)$/i.test(hostname)

/**
 * Whether this is a name or an address with or without a port. A client may send anything as the
 * host.
 */
export const isHost = (text: string): boolean =>
  /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`)

/**
 * The beginning of links to seats. A request on the server's own machine uses `localhost`, which
 * does not work on other devices. The machine's network address is used instead, if the server
 * listens on it.
 */
export function linkBase(
  reached: string,
  listensAt: string,
  addresses: readonly string[] = networkAddresses(),
): string {
  if (!URL.canParse(reached)) return reached
  const url = new URL(reached)
  const [address] = addresses
  const isOpen = listensAt === '0.0.0.0' || listensAt === '::'
  if (!isLoopback(url.hostname) || !isOpen || address === undefined) return url.origin
  url.hostname = address
  return url.origin
}
