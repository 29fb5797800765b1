import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'Přejít k obsahu',
  pages: 'Stránky',
  table: 'Stůl',
  clock: 'Hodiny',
  laws: 'Pravidla',
  games: 'Moje partie',
  review: 'Přehrát',
  language: 'Jazyk',
  look: 'Vzhled',
  close: 'Zavřít',
  theme: 'Motiv',
  themes: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý' },
  contrast: 'Kontrast',
  contrasts: { system: 'Podle systému', more: 'Vysoký' },
  motion: 'Animace',
  motions: { system: 'Podle systému', none: 'Žádné' },
  notFound: 'Stránka nenalezena',
  toStart: 'Na úvodní stránku',
  notEndorsed:
    'Jadoube vysvětluje pravidla šachu vlastními slovy. FIDE ho neschválila ani nedoporučila. U šachovnice rozhoduje rozhodčí.',
  white: 'Bílý',
  black: 'Černý',
}
