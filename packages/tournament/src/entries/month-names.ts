/**
 * How the names of the months begin, in English, German, Slovenian, Serbian (both alphabets), Czech
 * and Finnish, in small letters, and their Roman numerals.
 */
const beginnings: readonly string[] = [
  'jan jän јан led tammi',
  'feb феб úno uno helmi',
  'mar mär mrz мар bře bre maalis',
  'apr апр dub huhti',
  'may maj mai мај kvě kve touko',
  'jun јун červen cerven červn cervn kesä kesa',
  'jul јул červenec cervenec červenc cervenc heinä heina',
  'aug avg авг srp elo',
  'sep сеп zář zar syys',
  'oct okt окт říj rij loka',
  'nov нов lis marras',
  'dec dez dek дец pro joulu',
]

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** The number of a month, counted from 1, by its name in any form or in Roman numerals. */
export function monthOf(name: string): number | null {
  const lower = name.toLowerCase()
  if (roman.includes(lower)) return roman.indexOf(lower) + 1
  // The longest beginning decides: `marraskuu` (November) begins like March, `červenec` like June.
  let found = { month: 0, length: 0 }
  for (const [index, all] of beginnings.entries())
    for (const beginning of all.split(' ')) {
      const { length } = beginning
      if (length > found.length && lower.startsWith(beginning)) found = { month: index + 1, length }
    }
  return found.month === 0 ? null : found.month
}
