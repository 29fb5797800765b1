import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'Přejít k obsahu',
  pages: 'Stránky',
  table: 'Stůl',
  clock: 'Hodiny',
  laws: 'Pravidla',
  language: 'Jazyk',
  look: 'Vzhled',
  close: 'Zavřít',
  theme: 'Podklad',
  themes: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý' },
  contrast: 'Kontrast',
  contrasts: { system: 'Podle systému', more: 'Vyšší' },
  motion: 'Pohyb',
  motions: { system: 'Podle systému', none: 'Žádný' },
  notFound: 'Taková stránka není',
  toStart: 'Na začátek',
  notEndorsed:
    'Jadoube vykládá pravidla šachu vlastními slovy. FIDE jej neschválila ani nepotvrdila; u šachovnice rozhoduje rozhodčí.',
  white: 'Bílý',
  black: 'Černý',
}
