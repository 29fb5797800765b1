import { describe, expect, test } from 'vitest'
import { jadoube } from '../jadoube.js'

async function laws(...args: readonly string[]) {
  let out = ''
  let err = ''
  const exit = await jadoube(['laws', ...args], {
    out(text) {
      out += text
    },
    err(text) {
      err += text
    },
    input: (async function* () {})(),
    terminal: false,
  })
  return { exit, out, err }
}

const data = async (...args: readonly string[]) => {
  const answer = await laws(...args, '--json')
  return { ...answer, json: JSON.parse(answer.out) }
}

const idsOf = (json: { rules: readonly { id: string }[] }) => json.rules.map(rule => rule.id)

describe('jadoube laws RULE', () => {
  test('prints what the rule requires today and its article in each edition', async () => {
    const { exit, out } = await laws('illegal.penalty-loss')
    expect(exit).toBe(0)
    expect(out).toContain('illegal.penalty-loss · fide-2023 7.5.5 · procedure')
    expect(out).toMatch(/fide-2009 +7\.4\.b/)
    expect(out).toMatch(/finland-blitz-2008 +—/)
  })

  test('answers in the requested edition and language', async () => {
    const { json } = await data('illegal.penalty-loss', '--edition', 'fide-2009', '--lang', 'sr')
    expect(json.rules[0]).toMatchObject({ edition: 'fide-2009', article: '7.4.b', language: 'sr' })
    expect(json.rules[0].explanation).toMatch(/[\u0400-\u04ff]/)
    const latin = await data('illegal.penalty-loss', '--lang', 'sr-Latn')
    expect(latin.json.rules[0].explanation).not.toMatch(/[\u0400-\u04ff]/)
  })

  test('finds a rule by its alias', async () => {
    const { json } = await data('fi.note.lateness', '--edition', 'finland-2009')
    expect(idsOf(json)).toEqual(['fi.default-30', 'fi.default-override'])
  })

  test('shows a repealed rule in the newest edition that has it', async () => {
    const today = await data('device.sound-2009')
    expect(today.exit).toBe(0)
    expect(today.json.rules[0].edition).toBe('fide-2009')
    const asked = await laws('device.sound-2009', '--edition', 'fide-2018')
    expect(asked.exit).toBe(1)
    expect(asked.err).toContain('fide-2018 has no rule device.sound-2009')
  })

  test('rejects an unknown rule and suggests a similar one', async () => {
    const { exit, out, err } = await laws('illegal.penalty-los')
    expect(exit).toBe(2)
    expect(out).toBe('')
    expect(err).toBe(
      "jadoube: there is no rule 'illegal.penalty-los'; did you mean illegal.penalty-loss? (unknown-rule)\n",
    )
  })
})

describe('jadoube laws ARTICLE', () => {
  test('lists the article with its sub-articles', async () => {
    const { exit, json } = await data('9.2')
    expect(exit).toBe(0)
    expect(idsOf(json)).toContain('rep.castling')
    const { json: by2009 } = await data('Article', '9.6', '--edition', 'fide-2009')
    expect(idsOf(by2009)).toEqual(['draw.dead-again', 'end.dead-position'])
  })

  test('finds an article that only an older edition has, in any spelling', async () => {
    for (const asked of ['B3.c', 'čl. B3.c', 'Article B3c']) {
      const { exit, json } = await data(asked)
      expect(exit).toBe(0)
      expect(json.edition).toBe('fide-2009')
      expect(json.rules[0]).toMatchObject({ article: 'B3.c' })
    }
  })

  test.each(['A.5', 'A', 'III.5.2', 'Preface', 'appendix B', 'article-07'])('%s', async asked => {
    const { exit, json } = await data(...asked.split(' '))
    expect(exit).toBe(0)
    expect(json.rules.length).toBeGreaterThan(0)
  })

  test('says which edition has the article if this one does not', async () => {
    const { exit, err } = await laws('7.8', '--edition', 'fide-2018')
    expect(exit).toBe(1)
    expect(err).toBe('jadoube: fide-2018 has no article 7.8; it is in fide-2017\n')
  })

  test.each(['7.4.b', 'Art. 7.4.b', '7.4b'])(
    'uses the edition that has the article if none is given: %s',
    async number => {
      const { exit, json } = await data(number)
      expect(exit).toBe(0)
      expect(json.rules[0].numbers['fide-2009']).toContain('7.4.b')
    },
  )
})

describe('jadoube laws words…', () => {
  test.each([
    ['fivefold', 'auto.fivefold'],
    ['mrtva pozicija', 'end.dead-position'],
    ['МРТВА ПОЗИЦИЈА', 'end.dead-position'],
    ['mrtvá pozice', 'end.dead-position'],
    ['kuollut asema', 'end.dead-position'],
    ['okamžitě patem', 'end.stalemate'],
  ])('%s', async (words, id) => {
    const { exit, json } = await data(...words.split(' '))
    expect(exit).toBe(0)
    expect(idsOf(json)).toContain(id)
  })

  test('finds terms of the vocabulary in every language', async () => {
    const { exit, out } = await laws('en passant', '--lang', 'fi')
    expect(exit).toBe(0)
    expect(out).toContain('ohestalyönti')
  })

  test('reports that nothing was found', async () => {
    const { exit, err } = await laws('quidditch')
    expect(exit).toBe(1)
    expect(err).toBe("jadoube: nothing found for 'quidditch' in fide-2023\n")
  })
})

describe('jadoube laws', () => {
  test('shows an overview without arguments', async () => {
    const { exit, json } = await data()
    expect(exit).toBe(0)
    expect(json.editions).toHaveLength(6)
    expect(json.sections[0]).toMatchObject({ section: 'introduction' })
    const { out } = await laws('--lang', 'cs')
    expect(out).toContain('Šachové hodiny')
  })

  test('compares two editions', async () => {
    const { exit, out } = await laws('--compare', 'fide-2018', 'fide-2023')
    expect(exit).toBe(0)
    expect(out).toMatch(/^fide-2018 → fide-2023: 2 new, 0 removed, /)
    expect(out).toContain('9.2.1 → 9.2  rep.claim')
    const { json } = await data('--compare', 'fide-2009', 'fide-2018')
    expect(json.removed.map((rule: { id: string }) => rule.id)).toContain('qpf.final')
  })

  test('counts the rules that have a test', async () => {
    const { exit, json } = await data('--coverage')
    expect(exit).toBe(0)
    expect(json.editions.map((one: { edition: string }) => one.edition)).toContain('fide-2018')
    const { out } = await laws('--coverage', '--edition', 'fide-2018')
    expect(out).toMatch(/fide-2018 {2}engine +\d+ of +\d+ {2}procedure +\d+ of +\d+/)
    expect(out).not.toContain('fide-2009')
  })

  test.each([
    [['--edition', 'fide-1999'], 'unknown-edition'],
    [['--lang', 'de'], 'unknown-language'],
    [['--compare', 'fide-2018'], 'compare-two'],
    [['--compare', 'fide-2018', 'fide-1999'], 'unknown-edition'],
  ])('rejects %s', async (args, code) => {
    const { exit, out, err } = await laws(...args)
    expect(exit).toBe(2)
    expect(out).toBe('')
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toContain(`(${code})`)
  })

  test('prints help', async () => {
    const { exit, out } = await laws('--help')
    expect(exit).toBe(0)
    expect(out).toContain('npx jadoube laws [RULE | ARTICLE | SECTION | words…]')
  })
})
