import { latinFromCyrillic } from '@jadoube/laws'
import type { Language } from '../i18n/language.js'

// Uncontracted six-dot Braille of our languages, for names and headings. Moves have their own code.

const alphabet: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'][index]!,
  ]),
)
const common: Readonly<Record<string, string>> = {
  ...alphabet,
  ',': '⠂',
  ';': '⠆',
  ':': '⠒',
  '?': '⠢',
  '-': '⠤',
  '–': '⠤',
  '—': '⠤',
  ' ': '⠀',
}
const gaj = { č: '⠡', ć: '⠩', đ: '⠹', š: '⠱', ž: '⠮' }

interface NationalBraille {
  readonly letters: Readonly<Record<string, string>>
  readonly capital: string
  readonly half: string
  /** The sign before a letter of another language, written without its diacritic. */
  readonly foreign: string
}

const nationals: Readonly<Record<Exclude<Language, 'sr-Latn'>, NationalBraille>> = {
  en: {
    letters: { ...common, '.': '⠲', '’': '⠄', "'": '⠄', '/': '⠸⠌' },
    capital: '⠠',
    half: '⠼⠁⠌⠃',
    foreign: '',
  },
  sl: {
    letters: { ...common, ...gaj, '.': '⠲', '’': '⠄', "'": '⠄', '/': '⠾' },
    capital: '⠨',
    half: '⠼⠁⠌⠃',
    foreign: '',
  },
  sr: {
    letters: {
      ...common,
      ...gaj,
      lj: '⠣',
      nj: '⠫',
      dž: '⠻',
      '.': '⠲',
      '’': '⠄',
      "'": '⠄',
      '/': '⠌',
    },
    capital: '⠨',
    half: '⠼⠁⠳⠃',
    foreign: '',
  },
  cs: {
    // biome-ignore format: the letters beside each other
    letters: {
      ...common, á: '⠡', č: '⠩', ď: '⠹', é: '⠜', ě: '⠣', í: '⠌', ň: '⠫', ó: '⠪', ř: '⠺', š: '⠱', ť: '⠳',
      ú: '⠬', ů: '⠾', ý: '⠯', ž: '⠮', w: '⠷', ľ: '⠿', '.': '⠄', '’': '⠈', "'": '⠈', '/': '⠻',
    },
    capital: '⠠',
    half: '⠼⠁⠻⠼⠃',
    foreign: '',
  },
  fi: {
    letters: {
      ...common,
      å: '⠡',
      ä: '⠜',
      ö: '⠪',
      é: '⠿',
      ü: '⠳',
      '.': '⠄',
      '’': '⠐',
      "'": '⠐',
      '/': '⠌',
    },
    capital: '⠠',
    half: '⠼⠁⠀⠌⠼⠃',
    foreign: '⠘',
  },
}

/** Diacritics as English Braille writes them before the letter. */
const englishMarks: Readonly<Record<string, string>> = {
  '\u0300': '⠘⠡',
  '\u0301': '⠘⠌',
  '\u0302': '⠘⠩',
  '\u0303': '⠘⠻',
  '\u0308': '⠘⠒',
  '\u030a': '⠘⠫',
  '\u030c': '⠘⠬',
  '\u0327': '⠘⠯',
}
const withoutMarks: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss' }

/** Writes a text in the Braille of a language: `⠠⠝⠕⠧⠜⠅`. Characters without a cell are left out. */
export function brailleOf(text: string, language: Language): string {
  const spoken = language === 'sr-Latn' ? 'sr' : language
  const { letters, capital, half, foreign } = nationals[spoken]
  const latin = latinFromCyrillic(text.normalize('NFC'))
  let cells = ''
  let afterDigit = false
  for (let at = 0; at < latin.length; ) {
    const pair = latin.slice(at, at + 2)
    const symbol =
      pair.length === 2 && letters[pair.toLowerCase()] !== undefined ? pair : latin[at]!
    at += symbol.length
    if (/\d/.test(symbol)) {
      cells += (afterDigit ? '' : '⠼') + alphabet['jabcdefghi'[Number(symbol)]!]!
      afterDigit = true
      continue
    }
    afterDigit = false
    if (symbol === '½') {
      cells += half
      continue
    }
    const small = symbol.toLowerCase()
    if (small !== symbol) cells += capital
    cells += letters[small] ?? foreignLetter(small, spoken, letters, foreign)
  }
  return cells
}

function foreignLetter(
  letter: string,
  language: string,
  letters: Readonly<Record<string, string>>,
  foreign: string,
): string {
  const [base = '', ...marks] = letter.normalize('NFD')
  const plain = [...(withoutMarks[base] ?? base)].map(each => letters[each] ?? '').join('')
  if (plain === '') return ''
  if (language !== 'en') return `${foreign}${plain}`
  return `${marks.map(mark => englishMarks[mark] ?? '').join('')}${plain}`
}
