import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('./earlier/', import.meta.url)
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** What the program that wrote the rows answered about a board just before it ended. */
export interface SeenThen {
  readonly status: string
  readonly result: string
  readonly fen: string
  readonly moves: readonly string[]
  readonly white: string
  readonly black: string
}

/** The rows that an earlier version of this program wrote, in the schema of that time. */
export interface Earlier {
  /** The commit whose server played the games. */
  readonly commit: string
  readonly sqliteSchema: number
  readonly postgresSchema: number
  readonly event: string
  readonly secrets: Readonly<
    Record<'organiser' | 'arbiter' | 'white1' | 'black1' | 'casualWhite', string>
  >
  readonly seen: Readonly<Record<string, SeenThen>>
  /** When the last act was written, in milliseconds since 1970. */
  readonly lastAct: number
  readonly sqlite: string
  readonly postgres: string
}

interface Head extends Pick<Earlier, 'event' | 'secrets' | 'seen'> {
  readonly version: number
}

/** Rows of version 1 are those of version 2 without the two tables that it added. */
const withoutPulse = (rows: string) =>
  rows
    .split('\n')
    .filter(line => !/^INSERT INTO (pulse|outage) /.test(line))
    .join('\n')

/** The third column of an entry. */
const ENTRY = /^INSERT INTO entry .* VALUES \('[^']*', \d+, (\d+),/gm

function earlier(commit: string, version?: number): Earlier {
  const rows = text(`rows-${commit}.sql`)
  const head = JSON.parse(rows.slice(3, rows.indexOf('\n'))) as Head
  const sqliteSchema = version ?? head.version
  // PostgreSQL has no holder, which is what version 3 of the file added.
  const postgresSchema = sqliteSchema < 3 ? sqliteSchema : sqliteSchema - 1
  const inserts = sqliteSchema === 1 ? withoutPulse(rows) : rows
  return {
    commit,
    sqliteSchema,
    postgresSchema,
    event: head.event,
    secrets: head.secrets,
    seen: head.seen,
    lastAct: Math.max(...[...rows.matchAll(ENTRY)].map(([, at]) => Number(at))),
    sqlite: `${text(`sqlite-${sqliteSchema}.sql`)}${inserts}`,
    postgres: `${text(`postgres-${postgresSchema}.sql`)}${inserts}`,
  }
}

/**
 * One of every schema that ever existed, and more where the content of the rows has changed since.
 */
export const earlierVersions: readonly Earlier[] = [
  earlier('7fa703a', 1),
  earlier('7fa703a'),
  earlier('0c562ba'),
  earlier('e00ab40'),
  earlier('087d61f'),
  earlier('7e0870b'),
  earlier('6a74642'),
  earlier('82f8f7e'),
]

/** The schemas for which there are fixtures, by store. */
export function schemasKept(store: 'sqlite' | 'postgres'): readonly number[] {
  return readdirSync(fileURLToPath(folder))
    .map(name => new RegExp(`^${store}-(\\d+)\\.sql$`).exec(name)?.[1])
    .filter(found => found !== undefined)
    .map(Number)
    .sort((a, b) => a - b)
}
