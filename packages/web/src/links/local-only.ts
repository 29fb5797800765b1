/** Whether an address does not work from any other device. */
export const isLocalOnly = (url: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

/** The same link at another address of the server. */
export function withBase(url: string, base: string): string {
  const { pathname, search, hash } = new URL(url)
  return `${base.replace(/\/$/, '')}${pathname}${search}${hash}`
}
