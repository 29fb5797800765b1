import type { Explanations } from '../explanation.js'

/** Article 10: points. */
export const article10Points: Explanations = {
  'points.standard':
    'Voitosta saa yhden pisteen (1), tasapelistä puoli pistettä (½) ja häviöstä nolla pistettä (0), ellei kilpailun säännöissä ole etukäteen määrätty toisin.',
  'points.forfeit':
    'Luovutusvoitosta saa yhden pisteen (1) ja luovutushäviöstä nolla pistettä (0), ellei kilpailun säännöissä ole etukäteen määrätty toisin.',
  'points.cap':
    'Pelaajien yhteenlasketut pisteet pelistä eivät saa koskaan ylittää siitä tavallisesti annettavaa enimmäismäärää, esimerkiksi yhtä pistettä.',
  'points.normal-values':
    'Pelaajalle voidaan antaa vain pelistä tavallisesti saatava pistemäärä eli 1, ½ tai 0 tai kilpailun oman pisteasteikon arvo. Esimerkiksi tulos ¾–¼ ei ole sallittu.',
}
