/** The tags that the PGN standard and the big databases know, as they are written. */
const known = `Event Site Date Round White Black Result WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA
  BlackNA WhiteType BlackType WhiteFideId BlackFideId WhiteTeam BlackTeam WhiteClock BlackClock EventDate EventType EventRounds
  EventCountry EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC Time UTCTime UTCDate TimeControl SetUp FEN
  Termination Annotator Mode PlyCount Variant Source SourceDate Orientation`

let byLetters: ReadonlyMap<string, string> | undefined

/** `FEN` for `fen` and `fEn`: the name as it should be written. A name that is not known stays. */
export function properTagName(name: string): string {
  byLetters ??= new Map(known.split(/\s+/).map(each => [each.toLowerCase(), each]))
  return byLetters.get(name.toLowerCase()) ?? name
}

/** What the reader takes for the name of a tag. */
const names = /^[^\s"[\]{}();$*<>%\p{Cc}\u2028\u2029]{1,255}$/u

export function isTagName(name: string): boolean {
  return names.test(name)
}
