import type { EntryList } from '@jadoube/tournament'
import { plainLetters } from '../plain-letters.js'

/** FIDE's codes of federations, each after the region code by which browsers know its name. */
const codes = `AD AND AE UAE AF AFG AG ANT AL ALB AM ARM AO ANG AR ARG AT AUT AU AUS AW ARU AZ AZE
BA BIH BB BAR BD BAN BE BEL BF BUR BG BUL BH BRN BI BDI BM BER BN BRU BO BOL BR BRA BS BAH BT BHU
BW BOT BY BLR BZ BIZ CA CAN CD COD CF CAF CG CGO CH SUI CI CIV CL CHI CM CMR CN CHN CO COL CR CRC
CU CUB CV CPV CY CYP CZ CZE DE GER DJ DJI DK DEN DM DMA DO DOM DZ ALG EC ECU EE EST EG EGY ER ERI
ES ESP ET ETH FI FIN FJ FIJ FO FAI FR FRA GA GAB GD GRN GE GEO GG GCI GH GHA GM GAM GQ GEQ GR GRE
GT GUA GU GUM GY GUY HK HKG HN HON HR CRO HT HAI HU HUN ID INA IE IRL IL ISR IM IOM IN IND IQ IRQ
IR IRI IS ISL IT ITA JE JCI JM JAM JO JOR JP JPN KE KEN KG KGZ KH CAM KM COM KN SKN KR KOR KW KUW
KY CAY KZ KAZ LA LAO LB LBN LC LCA LI LIE LK SRI LR LBR LS LES LT LTU LU LUX LV LAT LY LBA MA MAR
MC MNC MD MDA ME MNE MG MAD MK MKD ML MLI MM MYA MN MGL MO MAC MR MTN MT MLT MU MRI MV MDV MW MAW
MX MEX MY MAS MZ MOZ NA NAM NE NIG NG NGR NI NCA NL NED NO NOR NP NEP NR NRU NZ NZL OM OMA PA PAN
PE PER PG PNG PH PHI PK PAK PL POL PR PUR PS PLE PT POR PW PLW PY PAR QA QAT RO ROU RS SRB RU RUS
RW RWA SA KSA SB SOL SC SEY SD SUD SE SWE SG SGP SI SLO SK SVK SL SLE SM SMR SN SEN SO SOM SR SUR
SS SSD ST STP SV ESA SY SYR SZ SWZ TD CHA TG TOG TH THA TJ TJK TL TLS TM TKM TN TUN TO TGA TR TUR
TT TTO TW TPE TZ TAN UA UKR UG UGA US USA UY URU UZ UZB VC VIN VE VEN VI ISV VN VIE VU VAN XK KOS
YE YEM ZA RSA ZM ZAM ZW ZIM`
  .split(/\s+/)
  .flatMap((code, index, all) => (index % 2 === 0 ? [[code, all[index + 1] ?? ''] as const] : []))

/** Names that browsers do not have: parts of countries, and what people still write. */
const others: Readonly<Record<string, readonly string[]>> = {
  ENG: ['England', 'Anglija', 'Енглеска', 'Engleska', 'Anglie', 'Englanti'],
  SCO: ['Scotland', 'Škotska', 'Шкотска', 'Skotsko', 'Skotlanti', 'Schottland'],
  WLS: ['Wales', 'Велс', 'Vels'],
  CZE: [
    'Czech Republic',
    'Češka republika',
    'Česká republika',
    'Чешка Република',
    'Tschechische Republik',
  ],
  SVK: ['Slovak Republic', 'Slovaška republika', 'Slovenská republika'],
  SLO: ['Republika Slovenija', 'Republic of Slovenia'],
  MKD: ['Macedonia', 'Makedonija', 'Македонија', 'Makedonie', 'Mazedonien', 'Pohjois-Makedonia'],
  BIH: ['Bosnia', 'BiH', 'БиХ', 'Bosna', 'Bosnien', 'Bosna i Hercegovina'],
  NED: ['Holland', 'Nizozemska', 'Холандија', 'Holandija', 'Holandsko'],
  USA: ['United States of America', 'ZDA', 'САД', 'SAD', 'Yhdysvallat'],
  UAE: ['UAE'],
  TUR: ['Turkey'],
  HKG: ['Hong Kong'],
}

const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi', 'de'] as const

const keyOf = (name: string): string =>
  plainLetters(name.replaceAll('&', 'and'))
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** The codes by name, in all our languages and German. Null for a name of two federations. */
let cache: ReadonlyMap<string, string | null> | null = null
function codesByName(): ReadonlyMap<string, string | null> {
  if (cache !== null) return cache
  const codesFound = new Map<string, string | null>()
  const add = (name: string, code: string) => {
    const key = keyOf(name)
    const before = codesFound.get(key)
    codesFound.set(key, before === undefined || before === code ? code : null)
  }
  for (const [code, names] of Object.entries(others)) for (const name of names) add(name, code)
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
      for (const [region, code] of codes) {
        const name = names.of(region)
        if (name !== undefined) add(name, code)
      }
    }
  cache = codesFound
  return codesFound
}

/** Whether a text is the name of a federation, and not only its code. */
export const isFederationName = (text: string): boolean => codesByName().get(keyOf(text)) != null

const isCode = /^[a-z]{2,3}$/i

/**
 * The code of a federation that is given by its code, its name, its flag, or several of them:
 * `CZE - Czech Republic`, `🇫🇮 Finland`. Null if it is not understood.
 */
export function federationOf(text: string): string | null {
  const trimmed = text.trim()
  const named = codesByName().get(keyOf(trimmed)) ?? null
  if (named !== null) return named
  if (isCode.test(trimmed)) return trimmed.toUpperCase()
  const [flag] = flagOf.exec(trimmed) ?? []
  if (flag !== undefined) return codeOfFlag(flag)
  const parts = trimmed.split(/[\s()[\],;:/–-]+/).filter(Boolean)
  const code = parts.find(part => knownCodes.has(part))
  return parts.length > 1 && code !== undefined ? code : null
}

const flagOf = /[\u{1F1E6}-\u{1F1FF}]{2}/u

/** A flag consists of the letters of the region, moved to another place in Unicode. */
function codeOfFlag(flag: string): string | null {
  const region = String.fromCharCode(...[...flag].map(each => (each.codePointAt(0) ?? 0) - 0x1f1a5))
  return codes.find(([each]) => each === region)?.[1] ?? null
}

const knownCodes: ReadonlySet<string> = new Set([
  ...codes.map(([, code]) => code),
  ...Object.keys(others),
])

/** A pasted list in which federations given by name have their codes. */
export function withFederations(list: EntryList): EntryList {
  const found = new Map<number, string>()
  const problems = list.problems.filter(({ line, field, text }) => {
    const code = field === 'federation' ? federationOf(text) : null
    if (code !== null) found.set(line, code)
    return code === null
  })
  const entries = list.entries.map(entry => {
    const federation = found.get(entry.line)
    return federation === undefined ? entry : { ...entry, person: { ...entry.person, federation } }
  })
  return { ...list, problems, entries }
}
