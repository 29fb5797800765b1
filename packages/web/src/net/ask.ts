import type { PairingProblem } from '@jadoube/protocol'

export interface Fault {
  readonly code: string
  readonly reason: string
  /** The faulty lines of pasted pairings. */
  readonly problems?: readonly PairingProblem[]
  /** What exactly was not accepted, in the server's words. */
  readonly detail?: string
  /** Why an act of an event has no effect. */
  readonly refusal?: { readonly code: string; readonly reason: string; readonly detail?: string }
}

/** The server's answer, or its code and reason. `no-network` if it could not be reached. */
export type AskResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Fault }

/** Sends a request over plain HTTP. The secret goes in a header, never in an address. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  options: { readonly secret?: string | null; readonly body?: unknown } = {},
): Promise<AskResult<T>> {
  const { secret, body } = options
  // Many viewers may share an IP address and its rate limit, so read requests are repeated.
  for (let tries = 0; ; tries++) {
    const result = await askOnce<T>(method, path, secret, body)
    const isBusy =
      !result.ok && (result.error.code === 'too-fast' || result.error.code === 'too-busy')
    if (!isBusy || method !== 'GET' || tries === maxTries) return result
    await new Promise(resolve => setTimeout(resolve, 500 * 2 ** tries * (0.75 + Math.random() / 2)))
  }
}

const maxTries = 4

async function askOnce<T>(
  method: string,
  path: string,
  secret: string | null | undefined,
  body: unknown,
): Promise<AskResult<T>> {
  try {
    const answer = await fetch(path, {
      method,
      headers: {
        ...(secret != null && { authorization: `Bearer ${secret}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // A record is JSON Lines and read as text.
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '')
    const value: unknown = isJson ? await answer.json() : await answer.text()
    if (answer.ok) return { ok: true, value: value as T }
    const { error } = Object(value) as { readonly error?: Fault }
    return { ok: false, error: error ?? { code: 'internal', reason: '' } }
  } catch {
    return { ok: false, error: { code: 'no-network', reason: '' } }
  }
}

interface EventPage {
  readonly boards: readonly unknown[]
  /** Where the next part begins. */
  readonly next?: string | null
}

/**
 * Loads an event with all its boards, those of one round or of the latest. A large event comes in
 * parts.
 */
export async function askEvent<T extends EventPage>(
  event: string,
  secret: string | null,
  which: { readonly round: string } | { readonly boards: 'latest' } | null = null,
): Promise<AskResult<T>> {
  const boards: unknown[] = []
  let after: string | null = null
  for (;;) {
    const query: string = new URLSearchParams({
      ...which,
      ...(after !== null && { after }),
    }).toString()
    const path: string = `/api/events/${event}${query && `?${query}`}`
    const page: AskResult<T> = await ask<T>('GET', path, { secret })
    if (!page.ok) return page
    boards.push(...page.value.boards)
    after = page.value.next ?? null
    if (after === null) return { ok: true, value: { ...page.value, boards } }
  }
}
