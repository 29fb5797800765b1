import { networkInterfaces } from 'node:os'

/** Made by containers, virtual machines and tunnels: nobody in the room reaches them. */
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
 * What the links of seats begin with. Anyone who opens the server on its own machine reaches it at
 * `localhost`; a link with that address is dead on every other device, so the machine's address in the
 * network takes its place, where the server listens there.
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
