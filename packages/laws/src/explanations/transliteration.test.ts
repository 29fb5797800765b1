import { describe, expect, test } from 'vitest'
import { latinFromCyrillic } from './transliteration.js'

describe('Serbian in Latin letters', () => {
  test.each([
    ['потез', 'potez'],
    ['Шаховски сат', 'Šahovski sat'],
    ['ђак, ћуп, чаша, жаба', 'đak, ćup, čaša, žaba'],
    ['краљ, скакач у џепу, његов', 'kralj, skakač u džepu, njegov'],
    ['Љубав Његоша и Џон', 'Ljubav Njegoša i Džon'],
    ['ЉУБАВ ЊЕГОША И ЏОН, КРАЉ', 'LJUBAV NJEGOŠA I DŽON, KRALJ'],
    ['поље e4, ФИДЕ, 1–0', 'polje e4, FIDE, 1–0'],
  ])('%s', (cyrillic, latin) => {
    expect(latinFromCyrillic(cyrillic)).toBe(latin)
  })
})
