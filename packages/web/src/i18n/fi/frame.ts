import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'Siirry sisältöön',
  pages: 'Sivut',
  table: 'Pöytä',
  clock: 'Kello',
  laws: 'Säännöt',
  language: 'Kieli',
  look: 'Ulkoasu',
  close: 'Sulje',
  theme: 'Pohja',
  themes: { system: 'Järjestelmän mukaan', light: 'Vaalea', dark: 'Tumma' },
  contrast: 'Kontrasti',
  contrasts: { system: 'Järjestelmän mukaan', more: 'Suurempi' },
  motion: 'Liike',
  motions: { system: 'Järjestelmän mukaan', none: 'Ei liikettä' },
  notFound: 'Sivua ei ole',
  toStart: 'Alkuun',
  notEndorsed:
    'Jadoube selittää shakkisäännöt omin sanoin. FIDE ei ole hyväksynyt eikä vahvistanut sitä; laudan ääressä tuomari ratkaisee.',
  white: 'Valkea',
  black: 'Musta',
}
