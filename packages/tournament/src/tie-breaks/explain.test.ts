import { expect, test } from 'vitest'
import { makeStandings } from '../standings/index.js'
import { tinyTournament } from '../testing/tiny-tournament.js'
import { parseTieBreak } from './code.js'
import { explainValue } from './explain.js'

// Player 1 misses round 2; player 4 withdraws after round 1.
const from = tinyTournament(
  ['w1 4', 'H', 'b= 2'],
  ['b1 3', 'w= 3', 'w= 1'],
  ['w0 2', 'b= 2', 'U'],
  ['b0 1', 'Z', 'Z'],
)

function explain(code: string, id: number, language: 'en' | 'sl' | 'sr' | 'cs' | 'fi') {
  const tieBreak = parseTieBreak(code)
  if (!tieBreak.ok) throw new Error(tieBreak.error.reason)
  const standings = makeStandings(from, { tieBreaks: [tieBreak.value] })
  if (!standings.ok) throw new Error(standings.error.reason)
  const place = standings.value.places.find(each => each.player === id)!
  return explainValue(tieBreak.value, place.values[0]!.value!, language)
}

test.each([
  [
    'en',
    'BH 4½ = 1 + 1½ + 2. Player 4 counts with 1 point instead of 0: byes at the end count as draws. Round 2 was not played: the dummy opponent has 1½ points, like a player who draws every round, because the player’s own 2 is more.',
  ],
  [
    'sl',
    'BH 4½ = 1 + 1½ + 2. Igralec 4 šteje, kot da ima 1 točko namesto 0: prosta kola na koncu štejejo kot remiji. 2. kolo ni bilo odigrano: navidezni nasprotnik ima 1½ točke, toliko kot igralec z remijem v vsakem kolu, ker jih ima igralec sam več (2).',
  ],
  [
    'sr',
    'BH 4½ = 1 + 1½ + 2. Играч 4 рачуна се као да има 1 бод уместо 0: слободна кола на крају рачунају се као ремији. 2. коло није одиграно: фиктивни противник има 1½ бода, колико и играч који у сваком колу ремизира, јер играч има више (2).',
  ],
  [
    'cs',
    'BH 4½ = 1 + 1½ + 2. Hráč 4 se počítá, jako by měl 1 bod místo 0: volné losy na konci se počítají jako remízy. 2. kolo se nehrálo: fiktivní soupeř má 1½ bodu, tolik jako hráč, který každé kolo remizuje, protože hráč sám má víc (2).',
  ],
  [
    'fi',
    'BH 4½ = 1 + 1½ + 2. Pelaajalla 4 katsotaan olevan 1 piste eikä 0: lopun vapaakierrokset lasketaan tasapeleiksi. Kierrosta 2 ei pelattu: kuvitteellisella vastustajalla on 1½ pistettä, saman verran kuin pelaajalla, joka pelaa joka kierroksella tasapelin, koska pelaajalla itsellään on enemmän (2).',
  ],
] as const)('Buchholz in %s', (language, text) => {
  expect(explain('BH', 1, language)).toBe(text)
})

test.each([
  ['SB', 2, 'SB 3¼ = 1½ × 1 + 1½ × ½ + 2 × ½.'],
  [
    'BH/C1',
    1,
    'BH/C1 3 = 1 + 2. Player 4 counts with 1 point instead of 0: byes at the end count as draws. Round 2 was not played: the dummy opponent has 1½ points, like a player who draws every round, because the player’s own 2 is more. Left out: 1½ (round 2), from a round that the player missed.',
  ],
  ['WIN', 2, 'WIN 1. In round 1.'],
  ['PS/C1', 2, 'PS/C1 3½ = 1½ + 2. Left out: 1 (round 1), the lowest value.'],
  ['ARO', 2, 'ARO 1933 = (1900 + 1900 + 2000) / 3.'],
  [
    'TPR',
    2,
    'TPR 2058. The opponents’ average rating is 1933; 2 out of 3 is 67%, a difference of +125.',
  ],
  ['PTP', 4, 'PTP 1200. Without a point it is 800 below the lowest-rated opponent (2000).'],
  ['DE', 1, 'DE ½. In the games among players 1, 2: ½ point.'],
])('%s of player %i', (code, id, text) => {
  expect(explain(code, id, 'en')).toBe(text)
})
