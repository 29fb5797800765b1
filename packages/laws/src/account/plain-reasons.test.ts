import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../explanations/index.js'
import { ruleRecord } from '../record/index.js'
import { makeAccount } from './account.js'

// Sentences that a player understands without asking for the reason.

type Line = Readonly<Record<string, unknown>>

function told(header: Line, acts: readonly Line[], language: Language = 'en'): string {
  const lines = [
    { jadoube: 'record/1', ...header },
    { at: 0, by: 'arbiter', act: 'start' },
    ...acts,
  ]
  const ruled = ruleRecord(lines.map(each => JSON.stringify(each)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return makeAccount(ruled.value, language).join('\n')
}

const blitz = { timeControl: '300', supervision: 'inadequate' }
const illegal: Line = { at: 1000, by: 'white', act: 'move', from: 'a1', to: 'a3' }
const claim: Line = { at: 2000, by: 'black', act: 'claim', claim: 'illegal-move' }

describe('the end of a game', () => {
  test('[blitz.unsup.illegal.cost-2017 · fide-2017] is lost by one illegal move', () => {
    expect(told({ laws: 'fide-2017', ...blitz }, [illegal, claim])).toContain(
      'Black wins because of an illegal move: 0–1.',
    )
  })

  test('[fb.win.illegal · finland-blitz-2008] is lost by one illegal move', () => {
    expect(told({ laws: 'finland-blitz-2008', ...blitz }, [illegal, claim])).toContain(
      'Black wins because of an illegal move: 0–1.',
    )
  })

  test('[illegal.penalty-loss · fide-2018] is lost by the second one', () => {
    const again = [illegal, claim, { ...illegal, at: 3000 }, { ...claim, at: 4000 }]
    expect(told({ laws: 'fide-2018', timeControl: '5400' }, again)).toContain(
      'Black wins because of illegal moves: 0–1.',
    )
  })

  test('[end.dead-position · fide-2023] says what a dead position is', () => {
    const start = '8/8/4k3/8/8/4K3/8/8 w - - 0 1'
    expect(told({ laws: 'fide-2023', start }, [])).toContain(
      'The game is drawn because neither player can checkmate any more: ½–½. (Article 5.2.2)',
    )
  })

  test('[flag.loss · fide-2023] a tick that ends the game is not reported as without effect', () => {
    const header = {
      laws: 'fide-2023',
      timeControl: '60',
      regulations: { calledByDevice: ['flags'] },
    }
    const account = told(header, [{ at: 90_000, by: 'clock', act: 'tick' }])
    expect(account).toContain('Black wins on time: 0–1.')
    expect(account).not.toContain('no effect')
  })
})

describe('the subject of a claim or question', () => {
  test('[game.have-the-move · fide-2018] a move out of turn is not called an illegal move', () => {
    const moves = [
      { at: 1000, by: 'white', act: 'move', san: 'e4' },
      { at: 2000, by: 'white', act: 'move', from: 'd2', to: 'd4' },
      { at: 3000, by: 'black', act: 'claim', claim: 'illegal-move' },
    ]
    const account = told({ laws: 'fide-2018', timeControl: '5400' }, moves)
    expect(account).toContain('The claim is correct: White moved pieces without having the move.')
    expect(account).not.toContain('an illegal move was made')
  })

  test('[flag.considered-fallen · fide-2018] both flags are down and the order is unknown', () => {
    const account = told({ laws: 'fide-2018', timeControl: '60', mode: 'standard' }, [
      { at: 61_000, by: 'white', act: 'move', san: 'e4' },
      { at: 125_000, by: 'black', act: 'move', san: 'e5' },
      { at: 126_000, by: 'arbiter', act: 'observe', what: 'flag-fall', order: 'unknown' },
    ])
    expect(account).toContain(
      'both flags are down, and it is not known which fell first. Is the game drawn?',
    )
  })
})

describe('what hands do', () => {
  const start = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1'
  const acts: readonly Line[] = [
    { at: 1000, by: 'white', act: 'remove', square: 'd5' },
    { at: 2000, by: 'white', act: 'place', piece: 'p', color: 'black', to: 'd5' },
    { at: 3000, by: 'white', act: 'place', piece: 'q', color: 'black', to: 'e6' },
  ]

  test.each([
    [
      'en',
      ['White puts a black pawn back on d5.', 'White puts a black queen from beside the board'],
    ],
    ['sl', ['Beli vrne črnega kmeta na d5.', 'črno damo']],
    ['sr', ['Бели враћа црног пешака на d5.', 'црну даму']],
    ['cs', ['Bílý vrací černého pěšce na d5.', 'černou dámu']],
    ['fi', ['Valkea palauttaa mustan sotilaan ruutuun d5.', 'mustan kuningattaren']],
  ] as const)(
    '[touch.opponent-first · fide-2023] names the colour of the piece in %s',
    (language, said) => {
      const account = told({ laws: 'fide-2023', timeControl: '5400', start }, acts, language)
      for (const each of said) expect(account).toContain(each)
    },
  )

  test.each(languages)(
    '[illegal.two-hands · fide-2018] a move put back is told in %s',
    language => {
      const account = told(
        { laws: 'fide-2018', timeControl: '5400', start },
        [
          { at: 1000, by: 'white', act: 'move', san: 'exd5', hands: 2, press: false },
          { at: 2000, by: 'white', act: 'place', from: 'd5', to: 'e4' },
          { at: 3000, by: 'white', act: 'place', piece: 'p', color: 'black', to: 'd5' },
        ],
        language,
      )
      const back = account.split('\n').find(line => line.includes('7.5.4'))
      expect(back).toMatch(/\p{L}{4,}.*\. .*\p{L}{4,}.*\./u)
    },
  )
})
