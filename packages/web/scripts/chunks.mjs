// The parts of @jadoube/laws that the browser loads at different times. scripts/chunks.test.ts
// checks their order.

/** The shape of messages: the tables of acts and events. */
export const tables =
  /laws[\\/]src[\\/](shape|game[\\/](act-words|[a-z]+-events|event|event-fields|envelope|question|refusal-details|result|state)\.|editions[\\/]parameters[\\/]arbiter\.)/

/** The state of a game and its reducer: what every board needs before it is shown. */
export const standing =
  /laws[\\/]src[\\/](rules-in-force|the-laws[\\/](evolve|next-due)|record[\\/](header|summary)|[a-z0-9-]+[\\/](default-time|due|events|falls-that-lose|late-players|reduce-[a-z-]+|rewound-clock|misplaced-pieces|sheet-languages|sheet-moves|written-text|boards|duty-to-record|offer-marks|new-game)\.|game[\\/](adjournment|blind-play|clock-turn|copy-state|hand|history|stored-moves|last-ruling|laws|legal-moves|moment|new-game|pending|reducers|snapshot|standing|still-due|take-over|with-player|with-proceedings|written-move)\.)/

/** The code that decides. */
export const rules =
  /laws[\\/]src[\\/](the-laws|game|record|article|appendix|guidelines|finland|friendly)/
