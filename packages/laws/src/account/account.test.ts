import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCaseFile, recordOfCase } from '../case-file/index.js'
import { type Language, languages } from '../explanations/index.js'
import { ruleRecord } from '../record/index.js'
import { rememberingMates } from '../testing/remembered-mates.js'
import { makeAccount, wordings } from './account.js'

const conformance = new URL('../../../../conformance/', import.meta.url).pathname
/** Names and quoted words of people stay in their own language. */
const theirOwn = /"(?:why|text|name|what|about|version)":"((?:[^"\\]|\\.)*)"/g

/** Every conformance case, ruled once for all languages, with the words of people in it. */
const cases = readdirSync(conformance, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.case'))
  .sort()
  .map(name => {
    const file = parseCaseFile(readFileSync(join(conformance, name), 'utf8'))
    if (!file.ok) throw new Error(`${name}:${file.error.line}: ${file.error.reason}`)
    const text = recordOfCase(file.value)
    const ruled = ruleRecord(text)
    if (!ruled.ok) throw new Error(`${name}: ${ruled.error.reason}`)
    const own = [...text.slice(text.indexOf('\n')).matchAll(theirOwn)].map(([, each]) => each!)
    return { name, ruled: ruled.value, own: own.filter(each => each !== '') }
  })

const accounts = (language: Language): string[] =>
  cases.flatMap(({ name, ruled, own }) =>
    makeAccount(ruled, language).map(line => {
      const rest = own.reduce((left, each) => left.replaceAll(each, '…'), line)
      return `${name}: ${rest}`
    }),
  )

describe.each(languages)('the account in %s', language => {
  const lines = accounts(language)

  test('has a word for everything in every conformance case', () => {
    const holes = lines.filter(line => /undefined|null|NaN|\[object/.test(line))
    expect(holes).toEqual([])
  })

  test('writes results as people do, never as in a file', () => {
    expect(lines.filter(line => /1\/2-|\b(?:1-0|0-1)\b|[+-]\/[+-]/.test(said(line)))).toEqual([])
  })

  test('describes an answer of the arbiter by its consequence, or with yes or no', () => {
    if (language !== 'en') return
    expect(lines.filter(line => /answers?: (in)?correct/.test(line))).toEqual([])
  })

  test('ends each sentence with one full stop', () => {
    expect(lines.filter(line => /\?\./.test(line))).toEqual([])
  })

  test('contains no English in other languages', () => {
    if (language === 'en') return
    const english = lines.filter(line =>
      /\b(the|White|Black|move|clock|arbiter|Guidelines)\b/.test(said(line)),
    )
    expect(english).toEqual([])
  })
})

/** The account of a record, with its sentences joined. */
const told = (...lines: readonly object[]): string => toldIn('en', ...lines)

function toldIn(language: Language, ...lines: readonly object[]): string {
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return makeAccount(ruled.value, language).join('\n')
}

const header = { jadoube: 'record/1', laws: 'fide-2018', timeControl: '5400+30' }
const [white, black, arbiter] = ['white', 'black', 'arbiter'].map(
  by => (act: string, at: number, rest?: object) => ({ by, act, at, ...rest }),
) as [Did, Did, Did]
type Did = (act: string, at: number, rest?: object) => object

describe('the ruling on an illegal move', () => {
  const record = [
    { ...header, timeControl: '180+2' },
    arbiter('start', 0),
    white('move', 1000, { from: 'e2', to: 'e5' }),
    black('claim', 2000, { claim: 'illegal-move' }),
    black('press', 3000),
  ]
  const inAll = (text: (language: Language) => string): readonly string[] => languages.map(text)
  const account = (language: Language): string => {
    const ruled = ruleRecord(record.map(line => JSON.stringify(line)).join('\n'))
    if (!ruled.ok) throw new Error(ruled.error.reason)
    return makeAccount(ruled.value, language).join('\n')
  }

  test('[illegal.penalty-time · fide-2018] is described in one line, with its articles', () => {
    const said: Partial<Record<Language, string>> = {
      en: 'The claim is correct: this is White’s first illegal move. Black gets 1 extra minute. White must move the pawn on e2. (Articles 7.5.1, 7.5.5, B.2)',
      sl: 'Reklamacija je upravičena: to je prva nepravilna poteza belega. Črni dobi še 1 minuto. Beli mora premakniti kmeta z e2. (členi 7.5.1, 7.5.5, B.2)',
      sr: 'Рекламација је исправна: то је први неправилан потез белог. Црни добија још 1 минут. Бели мора да помери пешака са e2. (чланови 7.5.1, 7.5.5, B.2)',
      cs: 'Reklamace je oprávněná: je to první nepřípustný tah bílého. Černý dostává 1 minutu navíc. Bílý musí táhnout pěšcem z e2. (články 7.5.1, 7.5.5, B.2)',
      fi: 'Vaatimus on aiheellinen: tämä on valkean ensimmäinen laiton siirto. Musta saa 1 minuutin lisää. Valkean on siirrettävä ruudun e2 sotilasta. (säännöt 7.5.1, 7.5.5, B.2)',
    }
    for (const [language, sentence] of Object.entries(said)) {
      expect(account(language as Language)).toContain(sentence)
    }
  })

  test('an act without effect is named with its reason', () => {
    expect(account('en')).toContain('Black’s press of the clock has no effect: the player’s own')
    for (const text of inAll(account)) expect(text).not.toMatch(/undefined|Line 5|Vrstica 5/)
  })
})

describe('the account in English', () => {
  test('[touch.none-possible · fide-2018] a touch without a legal move leaves every move', () => {
    const text = told(header, white('touch', 1000, { square: 'a1' }))
    expect(text).toContain('White may make any legal move. (Article 4.5)')
  })

  test('[score.signed-stands · fide-2018] a wrong result that both signed is not described as a mate', () => {
    const mate = ['f3', 'e5', 'g4', 'Qh4#'].map((san, index) =>
      (index % 2 === 0 ? white : black)('move', index * 1000, { san }),
    )
    const signed = [white, black].map(by => by('sign', 9000, { result: '1-0' }))
    const text = told(header, ...mate, ...signed)
    expect(text).toContain('The result stands as both players signed it: 1–0. (Article 8.7)')
    expect(text).not.toContain('1–0 (checkmate)')
  })

  test('[adjourn.bad-seal.ambiguous · fide-2018] the possible meanings of a sealed move are listed', () => {
    const start = 'rnbqkb1r/ppp1pppp/3p1n2/8/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3'
    const text = told(
      { ...header, start },
      arbiter('start', 0),
      arbiter('adjourn', 1000, { resumes: 9_000_000 }),
      black('seal', 2000, { text: 'Nd7' }),
      white('arrive', 9_000_000),
      black('arrive', 9_000_000),
      arbiter('open-envelope', 9_001_000),
    )
    expect(text).toMatch(/the sealed move is made: (Nfd7, Nbd7|Nbd7, Nfd7)/)
  })

  test('[illegal.restore · fide-2018] an illegal move from which play continued is given by its squares', () => {
    const text = told(
      { ...header, timeControl: '300', supervision: 'inadequate' },
      white('move', 1000, { from: 'f1', to: 'c4' }),
      black('move', 2000, { from: 'f8', to: 'c5' }),
      white('claim', 3000, { claim: 'illegal-move' }),
    )
    expect(text).toContain('The position after 1. f1–c4 is reinstated.')
  })
})

const said = (line: string): string => line.slice(line.indexOf(':') + 1)

describe('[touch.own-first, touch.both-colours, made.released-fixed · fide-2018] a broken touch-move rule', () => {
  const start = '4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1'
  const touched = (...squares: string[]) =>
    squares.map((square, i) => white('touch', i, { square }))
  test.each([
    ['en', 'White should have moved the rook on a1.', 'the pawn on d5 with the pawn on e4.'],
    ['sl', 'Beli bi moral premakniti trdnjavo z a1.', 'vzeti kmeta na d5 s kmetom z e4.'],
    ['sr', 'Бели је морао да помери топа са a1.', 'узме пешака на d5 пешаком са e4.'],
    ['cs', 'Bílý měl táhnout věží z a1.', 'vzít pěšce na d5 pěšcem z e4.'],
    [
      'fi',
      'Valkean olisi pitänyt siirtää ruudun a1 tornia.',
      'ruudun d5 sotilas ruudun e4 sotilaalla.',
    ],
  ] as const)('names the pieces and their squares in %s', (language, moved, captured) => {
    const end = white('move', 9000, { san: 'Kd2' })
    expect(toldIn(language, { ...header, start }, ...touched('a1'), end)).toContain(moved)
    expect(toldIn(language, { ...header, start }, ...touched('d5', 'e4'), end)).toContain(captured)
  })

  test('a move that was changed after it was made is named', () => {
    const text = told(
      header,
      white('place', 1000, { from: 'e2', to: 'e4' }),
      white('place', 2000, { from: 'e4', to: 'e3' }),
    )
    expect(text).toContain('White has already made the move 1. e4 and may not change it.')
  })
})

describe('wordings', () => {
  test('every language has the same sentences as English', () => {
    const { en, ...others } = wordings
    for (const [language, wording] of Object.entries(others)) {
      for (const part of ['events', 'claims', 'reasons', 'effects'] as const) {
        const missing = Object.keys(en[part]).filter(key => !(key in wording[part]))
        expect(missing, `${part} in ${language}`).toEqual([])
      }
    }
  })
})

describe('[flag.draw-no-mate · fide-2018] why a flag-fall is a draw', () => {
  const record = [
    { ...header, timeControl: '60', mode: 'standard', start: '8/8/4k3/8/8/8/R7/K7 w - - 0 1' },
    { at: 0, by: 'arbiter', act: 'start' },
    { at: 61_000, by: 'black', act: 'claim', claim: 'flag' },
  ]
  test.each([
    ['en', 'The game is drawn because Black cannot checkmate: ½–½.'],
    ['sl', 'Partija se konča z remijem, ker črni ne more matirati: ½–½.'],
    ['sr', 'Партија се завршава ремијем јер црни не може да матира: ½–½.'],
    ['cs', 'Partie končí remízou, protože černý nemůže dát mat: ½–½.'],
    ['fi', 'Peli päättyy tasan, koska musta ei voi tehdä mattia: ½–½.'],
  ] as const)('in %s', (language, sentence) => {
    const ruled = ruleRecord(record.map(line => JSON.stringify(line)).join('\n'))
    if (!ruled.ok) throw new Error(ruled.error.reason)
    expect(makeAccount(ruled.value, language).join('\n')).toContain(sentence)
  })
})

describe('[fb.draw.both-flags, fb.draw.flag-no-material · finland-blitz-2008] why a flag-fall is a draw', () => {
  const played = { ...header, laws: 'finland-blitz-2008', timeControl: '60' }
  const started = { at: 0, by: 'arbiter', act: 'start' }
  const both = [
    played,
    started,
    { at: 61_000, by: 'white', act: 'move', san: 'e4' },
    { at: 125_000, by: 'black', act: 'claim', claim: 'flag' },
  ]
  const material = [
    { ...played, start: '4k3/8/8/8/8/8/8/QK2nn2 w - - 0 1' },
    started,
    { at: 61_000, by: 'black', act: 'claim', claim: 'flag' },
  ]
  test.each([
    ['en', 'because both flags have fallen', 'because the opponent lacks the material'],
    ['sl', 'ker sta padli obe zastavici', 'ker nasprotnik nima dovolj materiala'],
    ['sr', 'јер су пале обе заставице', 'јер противник нема довољно материјала'],
    ['cs', 'protože spadly oba praporky', 'protože soupeř nemá dost materiálu'],
    ['fi', 'koska molemmat merkkiliput', 'koska vastustajalla ei ole riittävää materiaalia'],
  ] as const)('in %s', (language, flags, lacking) => {
    for (const [record, reason] of [
      [both, flags],
      [material, lacking],
    ] as const) {
      const ruled = ruleRecord(record.map(line => JSON.stringify(line)).join('\n'))
      if (!ruled.ok) throw new Error(ruled.error.reason)
      expect(makeAccount(ruled.value, language).join('\n')).toContain(reason)
    }
  })
})

test.each([
  ['en', 'exf8=N', 'b1=B'],
  ['fi', 'exf8=R', 'b1=L'],
  ['cs', 'exf8=J', 'b1=S'],
] as const)(
  '[note.letter.national · fide-2023] in %s a claimed move is the piece its writer meant',
  (language, white, black) => {
    // R is a knight on a Finnish scoresheet, Л a bishop on a Serbian one.
    const name = 'appendix-c-notation/note.promotion/promotion-fi-sr.case'
    const file = parseCaseFile(readFileSync(join(conformance, name), 'utf8'))
    if (!file.ok) throw new Error(file.error.reason)
    const ruled = rememberingMates(() => ruleRecord(recordOfCase(file.value)))
    if (!ruled.ok) throw new Error(ruled.error.reason)
    const told = makeAccount(ruled.value, language).join(' ').replaceAll('=', '')
    const times = (move: string): number => told.split(move.replace('=', '')).length - 1
    // Claimed, bound to, and made.
    expect([times(white), times(black)]).toEqual([3, 3])
  },
)
