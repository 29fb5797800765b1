import { eventOperations } from './openapi-event.js'

type Method = 'get' | 'post' | 'patch' | 'delete'

export interface Operation {
  readonly method: Method
  readonly path: string
  readonly about: string
  /** Whose link is needed; absent if anybody may call it. */
  readonly seat?: string
  readonly body?: string
  readonly query?: string
  readonly answer: string
  readonly status?: number
}

const json = 'application/json'
const pgn = 'application/x-chess-pgn'

/** Every operation of the HTTP API. A test compares it with the routes. */
export const operations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/boards',
    about: 'Create a board for a casual game; returns the link of every seat, once',
    body: 'NewBoard',
    answer: json,
    status: 201,
  },
  {
    method: 'get',
    path: '/api/boards/{board}',
    about: 'The state of a board, as the seat may see it',
    answer: json,
  },
  {
    method: 'patch',
    path: '/api/boards/{board}',
    about:
      'Change the settings of a board: spectator delay, visibility, lag allowance, what happens after an interruption',
    seat: 'organiser or arbiter',
    body: 'SettingsChange',
    answer: json,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/boards/{board}/news',
    about: 'News after a sequence number, then `current`; the whole board if too much was missed',
    query: 'since',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/boards/{board}/acts',
    about: 'Perform an act at the board; 409 if it is refused',
    seat: 'a player, an assistant or the arbiter',
    body: 'ActRequest',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/boards/{board}/name',
    about: 'Set your name in a game outside events if none was given when it was created',
    seat: 'a player',
    body: 'OwnName',
    answer: json,
    status: 204,
  },
  {
    method: 'post',
    path: '/api/boards/{board}/rematch',
    about:
      'Ask for a rematch with colours exchanged once a game outside events is over, or answer; the links of the first game open it',
    seat: 'a player',
    body: 'RematchAnswer',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/boards/{board}/messages',
    about: 'Send the opponent a message from the fixed list, in a game outside events',
    seat: 'a player',
    body: 'QuickMessage',
    answer: json,
  },
  {
    method: 'get',
    path: '/api/boards/{board}/pgn',
    about: 'The game as PGN, live; for players once it is over',
    answer: pgn,
  },
  {
    method: 'get',
    path: '/api/boards/{board}/record',
    about:
      'The whole record with its hash chain, for `jadoube verify`; for the players too once a game outside events is over',
    seat: 'organiser or arbiter',
    answer: 'application/jsonl',
  },
  {
    method: 'post',
    path: '/api/records',
    about: 'Import a record as a new board; the body is the record as text/plain',
    answer: json,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/events',
    about: 'Create an event; returns the links of organiser, arbiter and spectators',
    body: 'NewEvent',
    answer: json,
    status: 201,
  },
  {
    method: 'get',
    path: '/api/events/{event}',
    about:
      'The event and its boards in short, at most 200 at once: ?after= with what `next` says gives the others, ?round= one round, ?boards=latest the latest, ?boards=none none',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/events/{event}/rounds',
    about: 'Create a round with its pairings; returns the links of all players',
    seat: 'organiser',
    body: 'NewRound',
    answer: json,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/events/{event}/rounds/{round}/start',
    about:
      'Set up the boards of a round of a tournament, and start every board of the round that waits',
    seat: 'arbiter; the organiser sets them up only',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/events/{event}/continue',
    about: 'Resume play at every board that was stopped by an interruption of the server',
    seat: 'arbiter',
    answer: json,
  },
  {
    method: 'get',
    path: '/broadcast/{event}/round-{round}/games.pgn',
    about: 'The games of a round for a broadcast, with the delay of its boards; 304 with an ETag',
    answer: pgn,
  },
  {
    method: 'get',
    path: '/broadcast/{event}/tournament.json',
    about: 'The event in the format of the DGT LiveChess cloud',
    answer: json,
  },
  {
    method: 'get',
    path: '/broadcast/{event}/round-{round}/index.json',
    about: 'The pairings of a round, in the same format',
    answer: json,
  },
  {
    method: 'get',
    path: '/broadcast/{event}/round-{round}/game-{place}.json',
    about: 'A game by its position in the round, in the same format',
    answer: json,
  },
  {
    method: 'get',
    path: '/api/events/{event}/rounds/{round}/broadcast',
    about: 'The broadcast addresses of a round, warnings, and the status of the push to Lichess',
    seat: 'organiser or arbiter',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/events/{event}/rounds/{round}/push',
    about: 'Push the round to a broadcast round of Lichess; the token is kept in memory only',
    seat: 'organiser or arbiter',
    body: 'Push',
    answer: json,
    status: 202,
  },
  {
    method: 'delete',
    path: '/api/events/{event}/rounds/{round}/push',
    about: 'Stop pushing the round',
    seat: 'organiser or arbiter',
    answer: json,
    status: 204,
  },
  {
    method: 'delete',
    path: '/api/boards/{board}',
    about: 'Permanently delete a game with its log and links',
    seat: 'organiser, or the operator',
    answer: json,
    status: 204,
  },
  {
    method: 'delete',
    path: '/api/events/{event}',
    about: 'Permanently delete an event with all its games and links',
    seat: 'organiser, or the operator',
    answer: json,
    status: 204,
  },
  {
    method: 'post',
    path: '/api/privacy/export',
    about: 'Everything stored about a person, one JSON object per line',
    seat: 'the operator',
    body: 'Person',
    answer: 'application/jsonl',
  },
  {
    method: 'post',
    path: '/api/privacy/anonymise',
    about: 'Remove a person from all boards and links; the games stay',
    seat: 'the operator',
    body: 'Person',
    answer: json,
  },
  {
    method: 'get',
    path: '/api/status',
    about: 'Which boards are damaged, and when all hash chains were last checked',
    seat: 'the operator',
    answer: json,
  },
  {
    method: 'get',
    path: '/api/events/{event}/eboards',
    about: 'The electronic boards of an event: where they are and their status',
    seat: 'organiser or arbiter',
    answer: json,
  },
  {
    method: 'patch',
    path: '/api/events/{event}/eboards',
    about: 'Assign an electronic board to a board of the event',
    seat: 'organiser or arbiter',
    body: 'EboardPlace',
    answer: json,
    status: 204,
  },
  {
    method: 'post',
    path: '/api/events/{event}/eboards/report',
    about:
      'Report the status of the boards, from the program that is connected to them; returns the same as GET',
    seat: 'organiser or arbiter',
    body: 'EboardReport',
    answer: json,
  },
  {
    method: 'get',
    path: '/api/events/{event}/pgn',
    about: 'All games of the event, live',
    answer: pgn,
  },
  {
    method: 'get',
    path: '/api/events/{event}/rounds/{round}/pgn',
    about: 'All games of a round, live: one address for a broadcast to poll',
    answer: pgn,
  },
  ...eventOperations,
  ...(['boards/{board}', 'events/{event}'] as const).flatMap(place => [
    {
      method: 'get' as const,
      path: `/api/${place}/seats`,
      about: 'The seats that were issued, without their secrets',
      seat: 'organiser or arbiter',
      answer: json,
    },
    {
      method: 'post' as const,
      path: `/api/${place}/seats`,
      about: 'Issue a seat',
      seat: 'organiser or arbiter',
      body: 'NewSeat',
      answer: json,
      status: 201,
    },
    {
      method: 'post' as const,
      path: `/api/${place}/seats/{seat}/reissue`,
      about: 'Replace a link; the old one stops working',
      seat: 'organiser or arbiter',
      answer: json,
    },
    {
      method: 'delete' as const,
      path: `/api/${place}/seats/{seat}`,
      about: 'Revoke a link',
      seat: 'organiser or arbiter',
      answer: json,
      status: 204,
    },
  ]),
  {
    method: 'get',
    path: '/api/boards/{board}/envelope-keys',
    about:
      'The public keys for which a move is sealed: of devices, and of links where no device has one',
    seat: 'any at this board',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/envelope-key',
    about:
      'Register the key of this device for sealed moves; the answer has the key that was first',
    seat: 'player or arbiter',
    body: 'DeviceKey',
    answer: json,
  },
  {
    method: 'post',
    path: '/api/qr',
    about: 'A link as a QR code; the body is {"url": "…"}',
    answer: 'image/svg+xml',
  },
  {
    method: 'get',
    path: '/api/laws/search',
    about:
      'Answers a question about the Laws: an article, words or a sentence in any of the languages; the deciding rule comes first',
    query: 'q, edition, lang, limit',
    answer: json,
  },
  {
    method: 'get',
    path: '/healthz',
    about: 'Health of the server, its store and all boards, for monitoring',
    answer: json,
  },
  {
    method: 'get',
    path: '/readyz',
    about: 'Whether this process can serve games, for proxies and containers',
    answer: json,
  },
  { method: 'get', path: '/metrics', about: 'Counters for Prometheus', answer: 'text/plain' },
  { method: 'get', path: '/openapi.json', about: 'This description', answer: json },
]
