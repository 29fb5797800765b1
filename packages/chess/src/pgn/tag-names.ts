/** The tags of the PGN standard and the large databases, in their usual spelling. */
const known = `Event Site Date Round White Black Result WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA
  BlackNA WhiteType BlackType WhiteFideId BlackFideId WhiteTeam BlackTeam WhiteClock BlackClock EventDate EventType EventRounds
  EventCountry EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC Time UTCTime UTCDate TimeControl SetUp FEN
  Termination Annotator Mode PlyCount Variant Source SourceDate Orientation`

let byLetters: ReadonlyMap<string, string> | undefined

/** The usual spelling of a tag name: `FEN` for `fen` or `fEn`. Unknown names stay as they are. */
export function properTagName(name: string): string {
  byLetters ??= new Map(known.split(/\s+/).map(each => [each.toLowerCase(), each]))
  return byLetters.get(name.toLowerCase()) ?? name
}

/** What the reader accepts as a tag name. */
const names = /^[^\s"[\]{}();$*<>%\p{Cc}\u2028\u2029]{1,255}$/u

export function isTagName(name: string): boolean {
  return names.test(name)
}
