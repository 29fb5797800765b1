import { describe, expect, test } from 'vitest'
import { clockSetup } from '../setup.js'
import { control } from '../testing/clocks.js'
import { millis, minutes, seconds } from '../time.js'
import { parseTimeControl, type TimeControlCode } from '../time-control.js'
import {
  explainClockSetup,
  explainTime,
  explainTimeControl,
  explainTimeControlFailure,
} from './explain.js'
import { type Language, languages } from './language.js'

const explained = (text: string): Record<Language, string> => {
  const times = control(text)
  const said = (language: Language) => explainTimeControl(times, language)
  return { en: said('en'), sl: said('sl'), sr: said('sr'), cs: said('cs'), fi: said('fi') }
}

describe('a length of time', () => {
  test.each<[number, Record<Language, string>]>([
    [
      3_661,
      {
        en: '1 hour 1 minute 1 second',
        sl: '1 ura 1 minuta 1 sekunda',
        sr: '1 сат 1 минут 1 секунда',
        cs: '1 hodina 1 minuta 1 sekunda',
        fi: '1 tunti 1 minuutti 1 sekunti',
      },
    ],
    [
      7_322,
      {
        en: '2 hours 2 minutes 2 seconds',
        sl: '2 uri 2 minuti 2 sekundi',
        sr: '2 сата 2 минута 2 секунде',
        cs: '2 hodiny 2 minuty 2 sekundy',
        fi: '2 tuntia 2 minuuttia 2 sekuntia',
      },
    ],
    [
      4 * 3600 + 3 * 60 + 4,
      {
        en: '4 hours 3 minutes 4 seconds',
        sl: '4 ure 3 minute 4 sekunde',
        sr: '4 сата 3 минута 4 секунде',
        cs: '4 hodiny 3 minuty 4 sekundy',
        fi: '4 tuntia 3 minuuttia 4 sekuntia',
      },
    ],
    [
      5 * 3600 + 21 * 60 + 32,
      {
        en: '5 hours 21 minutes 32 seconds',
        sl: '5 ur 21 minut 32 sekund',
        sr: '5 сати 21 минут 32 секунде',
        cs: '5 hodin 21 minut 32 sekund',
        fi: '5 tuntia 21 minuuttia 32 sekuntia',
      },
    ],
    [
      0.5,
      {
        en: '0.5 seconds',
        sl: '0,5 sekunde',
        sr: '0,5 секунди',
        cs: '0,5 sekundy',
        fi: '0,5 sekuntia',
      },
    ],
    [0, { en: '0 seconds', sl: '0 sekund', sr: '0 секунди', cs: '0 sekund', fi: '0 sekuntia' }],
  ])('%d seconds', (time, words) => {
    for (const language of languages)
      expect(explainTime(seconds(time), language)).toBe(words[language])
  })

  test('leaves out units that are zero', () => {
    expect(explainTime(minutes(60), 'en')).toBe('1 hour')
    expect(explainTime(seconds(3_605), 'en')).toBe('1 hour 5 seconds')
    expect(explainTime(millis(61_001), 'en')).toBe('1 minute 1.001 seconds')
  })
})

describe('a time control', () => {
  test('with two periods and an increment', () => {
    expect(explained('40/5400+30:1800+30')).toEqual({
      en: '1 hour 30 minutes for 40 moves, then 30 minutes for all remaining moves. Before each move, the first included, the clock adds 30 seconds.',
      sl: '1 ura 30 minut za 40 potez, nato 30 minut za vse preostale poteze. Dodatek pred vsako potezo, tudi pred prvo: 30 sekund.',
      sr: '1 сат 30 минута за 40 потеза, затим 30 минута за све преостале потезе. Додатак пре сваког потеза, и пре првог: 30 секунди.',
      cs: '1 hodina 30 minut na 40 tahů, potom 30 minut na všechny zbývající tahy. Přídavek před každým tahem včetně prvního: 30 sekund.',
      fi: '40 siirtoon 1 tunti 30 minuuttia, sitten kaikkiin jäljellä oleviin siirtoihin 30 minuuttia. Lisäaika ennen jokaista siirtoa, myös ensimmäistä: 30 sekuntia.',
    })
  })

  test('with a delay', () => {
    expect(explained('300d3')).toEqual({
      en: '5 minutes for the whole game. On each move the clock waits 3 seconds before the main time runs, and any unused delay is lost.',
      sl: '5 minut za celo partijo. Zakasnitev pri vsaki potezi: 3 sekunde; šele nato teče glavni čas, neporabljena zakasnitev pa propade.',
      sr: '5 минута за целу партију. Задршка при сваком потезу: 3 секунде; тек затим тече главно време, а неискоришћена задршка пропада.',
      cs: '5 minut na celou partii. Zpoždění při každém tahu: 3 sekundy; teprve potom běží hlavní čas a nevyužité zpoždění propadá.',
      fi: 'Koko peliin 5 minuuttia. Viive joka siirrolla: 3 sekuntia; vasta sen jälkeen kuluu varsinainen miettimisaika, ja käyttämättä jäänyt viive menetetään.',
    })
  })

  test('with Bronstein', () => {
    expect(explained('60b1')).toEqual({
      en: '1 minute for the whole game. After each move the clock gives back the time it took, at most 1 second.',
      sl: '1 minuta za celo partijo. Po vsaki potezi se vrne čas, porabljen zanjo, največ 1 sekunda.',
      sr: '1 минут за целу партију. После сваког потеза враћа се време утрошено на њега, највише 1 секунда.',
      cs: '1 minuta na celou partii. Po každém tahu se vrací čas, který na něj byl spotřebován, nejvýše 1 sekunda.',
      fi: 'Koko peliin 1 minuutti. Jokaisen siirron jälkeen palautetaan siihen käytetty aika, kuitenkin enintään 1 sekunti.',
    })
  })

  test('with an increment in the last period only', () => {
    expect(explained('2/7200:1/3600:900+2')).toEqual({
      en: '2 hours for 2 moves, then 1 hour for 1 move, then 15 minutes for all remaining moves (before each move the clock adds 2 seconds).',
      sl: '2 uri za 2 potezi, nato 1 ura za 1 potezo, nato 15 minut za vse preostale poteze (dodatek pred vsako potezo: 2 sekundi).',
      sr: '2 сата за 2 потеза, затим 1 сат за 1 потез, затим 15 минута за све преостале потезе (додатак пре сваког потеза: 2 секунде).',
      cs: '2 hodiny na 2 tahy, potom 1 hodina na 1 tah, potom 15 minut na všechny zbývající tahy (přídavek před každým tahem: 2 sekundy).',
      fi: '2 siirtoon 2 tuntia, sitten 1 siirtoon 1 tunti, sitten kaikkiin jäljellä oleviin siirtoihin 15 minuuttia (lisäaika ennen jokaista siirtoa: 2 sekuntia).',
    })
  })

  test('that repeats', () => {
    expect(explained('40/7200')).toEqual({
      en: '2 hours for 40 moves and so on to the end of the game.',
      sl: '2 uri za 40 potez in tako naprej do konca partije.',
      sr: '2 сата за 40 потеза и тако редом до краја партије.',
      cs: '2 hodiny na 40 tahů a tak dále až do konce partie.',
      fi: '40 siirtoon 2 tuntia ja samoin pelin loppuun asti.',
    })
  })
})

describe('the times of both players', () => {
  test('are given once if they are equal', () => {
    expect(explainClockSetup(clockSetup(control('300')), 'en')).toBe(
      '5 minutes for the whole game.',
    )
  })

  test('are given by player if they differ', () => {
    const setup = clockSetup({ white: control('300'), black: control('240') })
    expect(languages.map(language => explainClockSetup(setup, language))).toEqual([
      'White: 5 minutes for the whole game. Black: 4 minutes for the whole game.',
      'Beli: 5 minut za celo partijo. Črni: 4 minute za celo partijo.',
      'Бели: 5 минута за целу партију. Црни: 4 минута за целу партију.',
      'Bílý: 5 minut na celou partii. Černý: 4 minuty na celou partii.',
      'Valkea: koko peliin 5 minuuttia. Musta: koko peliin 4 minuuttia.',
    ])
  })
})

describe('a text that is not a time control', () => {
  test('is explained with the wrong part', () => {
    const attempt = parseTimeControl('40/5400:0')
    expect(attempt.ok === false && explainTimeControlFailure(attempt.error, 'en')).toBe(
      '0: A period must have some time.',
    )
    const empty = parseTimeControl('')
    expect(empty.ok === false && explainTimeControlFailure(empty.error, 'sl')).toBe(
      'Igralni čas ni naveden.',
    )
  })

  const codes: readonly TimeControlCode[] = [
    'time-control-empty',
    'time-control-unknown',
    'time-control-none',
    'time-control-sandclock',
    'time-control-malformed',
    'time-control-no-moves',
    'time-control-no-time',
    'time-control-after-last',
    'time-control-too-large',
  ]

  test.each(languages)('each code has a sentence of its own in %s', language => {
    const said = codes.map(code =>
      explainTimeControlFailure({ code, period: null, text: '' }, language),
    )
    expect(new Set(said).size).toBe(codes.length)
    for (const sentence of said) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
      const letters = sentence.replace(/\b[db]\b/g, '').match(/\p{Script=Latin}/gu)
      if (language === 'sr') expect(letters).toBeNull()
    }
  })
})
