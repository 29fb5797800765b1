import type { Explanations } from '../explanation.js'

/** Definitions of the glossary that carry a rule. */
export const glossary: Explanations = {
  'gloss.made':
    'Siirto on tehty, kun pelaaja on irrottanut nappulan kädestään sen uuteen ruutuun ja mahdollinen lyöty nappula on poistettu laudalta.',
  'gloss.completed':
    'Siirto on suoritettu loppuun, kun se on tehty laudalla ja pelaaja on sen jälkeen painanut kelloaan.',
  'gloss.increment-range':
    'Lisäaika on 2–60 sekuntia, jotka pelaaja saa ennen jokaista siirtoa pelin alusta lähtien joko aikaviiveenä tai kertyvänä.',
  'gloss.cumulative':
    'Kertyvässä eli Fischer-ajassa pelaaja saa ennen jokaista siirtoa kiinteän lisäajan, usein 30 sekuntia, ja käyttämättä jäänyt osa säilyy hänellä.',
  'gloss.move-count': '”40 siirtoa 90 minuutissa” tarkoittaa 40 siirtoa kummaltakin pelaajalta.',
  'gloss.move-counter':
    'Shakkikellon siirtolaskuri näyttää, kuinka monta kertaa kumpikin pelaaja on painanut kelloa.',
  'gloss.standard':
    'Pitkässä pelissä kummallakin pelaajalla on miettimisaikaa vähintään 60 minuuttia.',
  'gloss.results':
    'Tavalliset tulokset ovat 1–0, 0–1 ja ½–½; poikkeuksellisesti molemmat häviävät, tai toinen saa ½ ja toinen 0. Pelaamaton peli merkitään +/–, jos valkea saa luovutusvoiton, –/+, jos musta saa sen, ja –/–, jos kumpikin saa luovutushäviön.',
  'gloss.points-alt':
    'Kilpailussa voidaan käyttää muuta pisteasteikkoa, esimerkiksi 3 voitosta, 1 tasapelistä ja 0 häviöstä.',
  'gloss.penalty-order':
    'Rangaistukset, joita tuomari voi määrätä, on lueteltu ankaruusjärjestyksessä lievimmästä alkaen, varoituksesta kilpailusta sulkemiseen.',
  'gloss.zero-tolerance':
    'Nollatoleranssi tarkoittaa, että pelaajan on oltava laudan ääressä ennen pelin alkua; sallittu myöhästyminen on silloin 0 minuuttia.',
}
