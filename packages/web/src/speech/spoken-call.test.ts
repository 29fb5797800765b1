import { type Language, languages } from '@jadoube/laws'
import { terms } from '@jadoube/laws/vocabulary'
import { describe, expect, test } from 'vitest'
import { lexiconOf } from './lexicon/index.js'
import type { Call } from './lexicon/lexicon.js'
import { findSpokenCall } from './spoken-call.js'

/** What players say at a board, and what it means. Null if it must have no effect. */
const sayings: Readonly<Record<Exclude<Language, 'sr-Latn'>, readonly [string, Call | null][]>> = {
  en: [
    ['I offer a draw', 'draw'],
    ['draw?', 'draw'],
    ['would you like a draw', 'draw'],
    ['I accept', 'accept'],
    ['I accept the draw', 'accept'],
    ['agreed', 'accept'],
    ['I decline', 'reject'],
    ['I do not accept', 'reject'],
    ['I don’t accept the draw', 'reject'],
    ['no draw, play on', 'reject'],
    ['press the clock', 'press'],
    ['hit the clock', 'press'],
    ['arbiter please', 'arbiter'],
    ['call the arbiter', 'arbiter'],
    ['I want the referee', 'arbiter'],
    ['I do not want a draw', null],
    ['I resign', null],
    ['good morning', null],
  ],
  sl: [
    ['ponujam remi', 'draw'],
    ['remi?', 'draw'],
    ['predlagam neodločeno', 'draw'],
    ['sprejmem', 'accept'],
    ['sprejmem remi', 'accept'],
    ['se strinjam', 'accept'],
    ['zavračam', 'reject'],
    ['ne sprejmem', 'reject'],
    ['odklanjam remi', 'reject'],
    ['igrajva naprej', 'reject'],
    ['pritisni uro', 'press'],
    ['pritiskam uro', 'press'],
    ['sodnik, prosim', 'arbiter'],
    ['pokliči sodnika', 'arbiter'],
    ['kličem sodnika', 'arbiter'],
    ['ne bi remija', null],
    ['vdam se', null],
    ['dober dan', null],
  ],
  sr: [
    ['нудим реми', 'draw'],
    ['реми?', 'draw'],
    ['predlažem remi', 'draw'],
    ['прихватам', 'accept'],
    ['prihvatam remi', 'accept'],
    ['слажем се', 'accept'],
    ['одбијам', 'reject'],
    ['не прихватам', 'reject'],
    ['odbijam remi', 'reject'],
    ['играмо даље', 'reject'],
    ['притисни сат', 'press'],
    ['pritiskam sat', 'press'],
    ['судија, молим', 'arbiter'],
    ['позови судију', 'arbiter'],
    ['зовем арбитра', 'arbiter'],
    ['нећу реми', null],
    ['предајем', null],
    ['добар дан', null],
  ],
  cs: [
    ['nabízím remízu', 'draw'],
    ['remis?', 'draw'],
    ['navrhuji remízu', 'draw'],
    ['přijímám', 'accept'],
    ['přijímám remízu', 'accept'],
    ['souhlasím', 'accept'],
    ['odmítám', 'reject'],
    ['nepřijímám', 'reject'],
    ['odmítám remízu', 'reject'],
    ['hrajeme dál', 'reject'],
    ['stiskni hodiny', 'press'],
    ['zmáčkni hodiny', 'press'],
    ['rozhodčí, prosím', 'arbiter'],
    ['zavolejte rozhodčího', 'arbiter'],
    ['volám rozhodčího', 'arbiter'],
    ['nechci remízu', null],
    ['vzdávám se', null],
    ['dobrý den', null],
  ],
  fi: [
    ['tarjoan tasapeliä', 'draw'],
    ['tasapeli?', 'draw'],
    ['ehdotan tasapeliä', 'draw'],
    ['hyväksyn', 'accept'],
    ['hyväksyn tasapelin', 'accept'],
    ['suostun', 'accept'],
    ['hylkään', 'reject'],
    ['en hyväksy', 'reject'],
    ['kieltäydyn tasapelistä', 'reject'],
    ['peli jatkuu', 'reject'],
    ['paina kelloa', 'press'],
    ['painan kelloa', 'press'],
    ['tuomari, kiitos', 'arbiter'],
    ['kutsu tuomari', 'arbiter'],
    ['kutsun tuomarin', 'arbiter'],
    ['en halua tasapeliä', null],
    ['luovutan', null],
    ['hyvää päivää', null],
  ],
}

for (const [language, all] of Object.entries(sayings) as [Language, [string, Call | null][]][]) {
  test.each(all)(`called out in ${language}: %s`, async (text, call) => {
    expect(await findSpokenCall([text], language)).toBe(call)
  })
}

test('Serbian calls are understood in either script', async () => {
  expect(await findSpokenCall(['нудим реми'], 'sr-Latn')).toBe('draw')
  expect(await findSpokenCall(['nudim remi'], 'sr')).toBe('draw')
})

test('a less likely text counts if the likeliest is not a call', async () => {
  expect(await findSpokenCall(['offer a drone', 'offer a draw'], 'en')).toBe('draw')
})

describe.each(languages)('the words of the Laws in %s', language => {
  const formsOf = (id: string): readonly string[] =>
    terms
      .find(each => each.id === id)!
      .forms[language === 'sr-Latn' ? 'sr' : language].split(', ')
      .map(form => form.replace(/ \(.*\)/, ''))

  test.each([
    ['arbiter', 'arbiter'],
    ['draw', 'draw'],
    ['to-press-the-clock', 'press'],
  ] as const)('for %s', async (id, call) => {
    for (const form of formsOf(id))
      expect([form, await findSpokenCall([form], language)]).toEqual([form, call])
  })

  test('every listed phrase has its listed meaning', async () => {
    const { calls } = await lexiconOf(language)
    for (const [call, phrases] of Object.entries(calls))
      for (const phrase of phrases)
        expect([phrase, await findSpokenCall([phrase], language)]).toEqual([phrase, call])
  })
})
