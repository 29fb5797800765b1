export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /** How many connections at most, 8 unless said; one more is kept for news. */
  readonly connections?: number
  /** How long a call waits for a database that is away before it throws, 5000 ms unless said. */
  readonly patience?: number
}
