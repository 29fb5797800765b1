export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /** The maximum number of connections, default 8; one more is used for news. */
  readonly connections?: number
  /** How long a call waits for an unavailable database before it throws, default 5000 ms. */
  readonly patience?: number
}
