/**
 * Why the server does not do what it was asked. One list: the codes are stable, the words may be
 * bettered. What the Laws refuse has the codes of `@jadoube/laws` instead.
 */
export const errorReasons = {
  'malformed-message': 'the message does not read as the protocol asks',
  'message-too-large': 'the message is too large',
  'unknown-protocol': 'this server does not speak that version of the protocol',
  'hello-first': 'a connection begins with hello',
  'hello-twice': 'hello was said already',
  'secret-unknown': 'the link opens no seat; it may have been revoked or issued anew',
  'no-such-board': 'there is no such board',
  'no-such-event': 'there is no such event',
  'no-such-round': 'the event has no such round',
  'no-such-seat': 'there is no such seat',
  'no-such-page': 'there is nothing at that address',
  'not-for-this-seat': 'this seat may not do that',
  'act-id-used': 'another act was sent under this id; send this one under its own',
  'not-open': 'the board is not open on this connection',
  'too-many-open': 'too many boards are open on this connection',
  'too-fast': 'too many messages; wait a little',
  'too-many-connections': 'too many connections from one address',
  'too-many-boards': 'the server holds as many boards as it may',
  'too-many-events': 'the server holds as many events as it may',
  'too-many-seats': 'as many links were given out as there may be',
  'log-full': 'this seat has done as much at this board as one may; the arbiter decides',
  'operator-only': 'on this server the operator alone sets that up',
  'too-busy': 'the server has too much to do just now; try again in a minute',
  'board-locked':
    'what was kept of this board is damaged; nothing more is taken until the operator has looked at it',
  'origin-refused': 'the page that sent this does not belong to this server',
  'header-refused': 'the board cannot be set up so',
  'pairings-refused': 'the pairings cannot be read',
  'record-refused': 'the record cannot be taken in',
  'changed-meanwhile': 'somebody else has changed it meanwhile',
  'game-not-started': 'the game has not been started',
  'already-there': 'there is one already',
  'store-unavailable': 'what keeps the games does not answer; send the same act again',
  'shutting-down': 'the server is closing; connect again',
  internal: 'a fault of the server; it has been logged',
} as const
export type ErrorCode = keyof typeof errorReasons
