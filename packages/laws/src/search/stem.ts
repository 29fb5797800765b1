import type { WrittenLanguage } from '../explanations/language.js'

const minStemLength = 3

interface Endings {
  readonly all: ReadonlySet<string>
  readonly longest: number
}

/** Removes the longest ending that leaves enough of the word. */
function removeEnding(word: string, { all, longest }: Endings, minLength = minStemLength): string {
  for (let length = Math.min(longest, word.length - minLength); length > 0; length--) {
    if (all.has(word.slice(-length))) return word.slice(0, -length)
  }
  return word
}

/**
 * Removes endings as long as four letters remain, so that a form with two endings matches the
 * others.
 */
function removeAllEndings(word: string, list: Endings): string {
  const shorter = removeEnding(word, list, 4)
  return shorter === word ? word : removeAllEndings(shorter, list)
}

function endingsOf(text: string): Endings {
  const all = new Set(text.split(/\s+/))
  return { all, longest: Math.max(...[...all].map(({ length }) => length)) }
}

const endings = {
  en: endingsOf('ings ing edly ed es s ly er ers ion ions'),
  sl: endingsOf(
    `ega emu imi ama ami ov ev om em ah ih im ju jo je ja ji a e i o u am mi mo te ti la le li lo l al el il ala alo ali ela elo eli ila ilo ili
     ati eti iti uti am as at em es et im is it ajo ejo ijo jejo anje anja anju enje enja enju uje ujem ujejo ovanje ovati en ena eno eni jen jena jeno jeni ost osti ostjo na ne ni no n nega nemu nih nim`,
  ),
  sr: endingsOf(
    `ima ama ova eva om em og oga omu ome oj ju je ja ji a e i o u am im ih mo te ti la le li lo ao eo io ala alo ali ela elo eli ila ilo ili
     ati eti iti uti as at es et is it aju eju uje ujem uju ivanje ivanja ivati en ena eno eni jen jena jeno jeni nje nja nju anje anja anju enje enja enju ost osti scu an na ne ni no nog nom nih nim nut`,
  ),
  cs: endingsOf(
    `eho emu ymi imi ach ich ych ami ama em ou um ovi um ech ich am a e i o u y al la lo li ly el il ala alo ali ela elo eli ila ilo ili
     at et it ut ou am as ime ite eme ete aji eji ani eni ana ano any ena eno eny ost osti ej ejte te n na no ny`,
  ),
  fi: endingsOf(
    `ssa sta lla lta lle ksi na ta a n t en in an on un yn aan iin oon uun een seen siin ihin issa ista illa ilta ille iksi ina ita
     ia ja jen ien iden ko kin kaan han pa ni si nsa mme nne in va vat mme tte tiin taan aa isi isin isit isivat nut neet tu ty ttu tty mista
     minen misen mista oman omat omasta omalla omia oma etu eta eten maton matta mata uu oi ui ei e o u y i`,
  ),
} as const satisfies Record<WrittenLanguage, Endings>

const lastVowel = endingsOf('e y i')

/** Finnish consonants change in the middle of a word: lippu, lipun; siirto, siirron. */
const withoutGradation = (word: string): string =>
  word
    .replace(/rt/g, 'r')
    .replace(/lt/g, 'l')
    .replace(/nt/g, 'n')
    .replace(/mp/g, 'm')
    .replace(/n[kg]/g, 'n')
    .replace(/d/g, 't')

/**
 * Removes doubled letters: a common typing error, and Finnish and English double letters at
 * endings.
 */
const withoutDoubles = (word: string): string => word.replace(/([a-z])\1+/g, '$1')

/** The stem of a folded word, so that its inflected forms are equal. */
export function stemOf(language: WrittenLanguage, word: string): string {
  if (/\d/.test(word)) return word
  const once = withoutDoubles(word)
  switch (language) {
    case 'en':
      return removeEnding(removeEnding(once, endings.en), lastVowel)
    case 'fi':
      return removeAllEndings(withoutGradation(once), endings.fi)
    default:
      return removeAllEndings(removeEnding(once, endings[language]), endings[language])
  }
}
