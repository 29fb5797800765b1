import { hash } from 'node:crypto'

// The metadata of a board is not part of its log, so no chain of hashes protects it. It carries a
// digest of its own, with the version under which it is stored: a release that does not know
// the digest copies it into what it writes, under a later version, and that counts for nothing.

const DIGEST = /,"digest":"(\d+):([0-9a-f]{64})"\}$/

const digestOf = (text: string, version: number): string =>
  hash('sha256', `${version}\n${text}`, 'hex')

/** The JSON of an object that is not empty, with the digest for this version added to it. */
export function withDigest(text: string, version: number): string {
  return `${text.slice(0, -1)},"digest":"${version}:${digestOf(text, version)}"}`
}

/** Whether stored metadata is not what was written under its version. */
export function isChanged({ meta, version }: { meta: string; version: number }): boolean {
  const found = DIGEST.exec(meta)
  if (found === null || Number(found[1]) !== version) return false
  return found[2] !== digestOf(`${meta.slice(0, found.index)}}`, version)
}
