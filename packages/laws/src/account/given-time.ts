import type { WrittenLanguage } from '../explanations/index.js'

type Endings = readonly (readonly [RegExp, string])[]

/**
 * One hour, minute or second has another form as an object. All other numbers already have the
 * right form.
 */
const endings: Readonly<Record<WrittenLanguage, Endings>> = {
  en: [],
  sl: [[/(ur|minut|sekund)a(?=$| )/g, '$1o']],
  sr: [[/секунда(?=$| )/g, 'секунду']],
  cs: [[/(hodin|minut|sekund)a(?=$| )/g, '$1u']],
  fi: [
    [/tunti(?=$| )/g, 'tunnin'],
    [/minuutti(?=$| )/g, 'minuutin'],
    [/sekunti(?=$| )/g, 'sekunnin'],
  ],
}

/** A duration as something that a player gets or loses: `1 minuto`, `1 minuutin`. */
export const givenTime = (time: string, language: WrittenLanguage): string =>
  endings[language].reduce((text, [form, object]) => text.replace(form, object), time)
