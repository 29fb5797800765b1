import { type ErrorCode, errorReasons } from '@jadoube/protocol'

const statusCodes: Readonly<Partial<Record<ErrorCode, number>>> = {
  'message-too-large': 413,
  'secret-unknown': 401,
  'not-for-this-seat': 403,
  'origin-refused': 403,
  'no-such-board': 404,
  'no-such-event': 404,
  'no-such-round': 404,
  'no-such-seat': 404,
  'no-such-page': 404,
  'no-such-entry': 404,
  'no-tournament': 404,
  'tournament-there': 409,
  'act-refused': 409,
  'act-id-used': 409,
  'changed-meanwhile': 409,
  'already-there': 409,
  'casual-only': 409,
  'game-not-over': 409,
  'no-rematch-asked': 409,
  'rematch-declined': 409,
  'too-fast': 429,
  'operator-only': 403,
  'too-many-boards': 507,
  'too-many-events': 507,
  'too-many-seats': 507,
  'log-full': 507,
  'board-locked': 503,
  'store-unavailable': 503,
  'shutting-down': 503,
  'too-busy': 503,
  internal: 500,
}

/** A failed request: thrown by a route, answered by the error handler. */
export class HttpFault extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined

  /** Details for programs, as fields of the answer. */
  readonly fields: object | undefined

  constructor(code: ErrorCode, detail?: string, fields?: object) {
    super(code)
    this.code = code
    this.detail = detail
    this.fields = fields
  }

  get status(): number {
    return statusCodes[this.code] ?? 400
  }

  get body() {
    const reason = errorReasons[this.code]
    return {
      error: {
        code: this.code,
        reason,
        ...(this.detail && { detail: this.detail.slice(0, 300) }),
        ...this.fields,
      },
    }
  }
}
