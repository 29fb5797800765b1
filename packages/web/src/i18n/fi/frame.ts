import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'Siirry sisältöön',
  pages: 'Sivut',
  table: 'Pöytä',
  clock: 'Kello',
  laws: 'Säännöt',
  games: 'Omat pelit',
  review: 'Läpikäynti',
  language: 'Kieli',
  look: 'Ulkoasu',
  close: 'Sulje',
  theme: 'Teema',
  themes: { system: 'Järjestelmän mukaan', light: 'Vaalea', dark: 'Tumma' },
  contrast: 'Kontrasti',
  contrasts: { system: 'Järjestelmän mukaan', more: 'Suuri' },
  motion: 'Animaatiot',
  motions: { system: 'Järjestelmän mukaan', none: 'Ei animaatioita' },
  notFound: 'Sivua ei löytynyt',
  toStart: 'Etusivulle',
  notEndorsed:
    'Jadoube selittää shakkisäännöt omin sanoin. FIDE ei ole hyväksynyt eikä suositellut sitä. Laudan ääressä ratkaisee tuomari.',
  white: 'Valkea',
  black: 'Musta',
}
