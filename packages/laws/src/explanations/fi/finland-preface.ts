import type { Explanations } from '../explanation.js'

/** What the Finnish federation puts before the Laws of 2009. */
export const finlandPreface: Explanations = {
  'fi.phone-1-remark':
    'Suomalaisissa kilpailuissa, joita ei lasketa FIDEn vahvuuslukuihin, puhelimen soiminen katsotaan tavalliseksi häiriöksi. Ensimmäisellä kerralla tuomari antaa pelaajalle vain huomautuksen, eikä peliä siitä hävitä.',
  'fi.phone-2-warning':
    'Suomalaisissa kilpailuissa, joita ei lasketa FIDEn vahvuuslukuihin, tuomari antaa varoituksen pelaajalle, jonka puhelin soi uudestaan.',
  'fi.phone-3-loss':
    'Suomalaisissa kilpailuissa, joita ei lasketa FIDEn vahvuuslukuihin, tuomari voi tuomita pelin sen pelaajan häviöksi, jonka puhelin soi vielä varoituksen jälkeen. Hän voi tehdä niin, mutta hänen ei ole pakko.',
  'fi.phone-rated':
    'FIDEn vahvuuslukuihin laskettavissa kilpailuissa noudatetaan Suomessakin FIDEn sääntöä: pelaaja, jonka puhelimesta kuuluu pelihuoneistossa ääni, häviää pelin. Vastustaja voittaa; jos hän ei voisi voittaa millään laillisella siirtosarjalla, hän saa puoli pistettä.',
  'fi.default-30':
    'Suomessa sallittu myöhästyminen on 30 minuuttia kierroksen alkamisesta, elleivät kilpailun säännöt määrää toisin. Sitä myöhemmin saapuva pelaaja häviää pelin, ellei tuomari päätä toisin.',
  'fi.default-override':
    'Suomessa kilpailun säännöissä voidaan määrätä sallituksi myöhästymiseksi pidempi tai lyhyempi aika kuin 30 minuuttia. Se voi olla myös 0 minuuttia: silloin pelaajan on oltava laudan ääressä pelin alkaessa.',
  'fi.note-draw-ban':
    'Muistutus: järjestäjä voi määrätä, etteivät pelaajat saa ilman tuomarin suostumusta sopia tasapelistä joko ennen tiettyä siirtomäärää tai lainkaan.',
  'fi.note-claim-penalty':
    'Muistutus: jos aseman kolmanteen esiintymiseen tai 50 siirron sääntöön perustuva tasapelivaatimus hylätään, vastustaja saa kolme minuuttia lisäaikaa. Vaatijan aikaa ei vähennetä.',
  'fi.note.fi-blitz-applies':
    'Suomessa kansallisissa pikashakkikilpailuissa noudatetaan Suomen pikashakkisääntöjä shakkisääntöjen pikashakkia koskevan liitteen sijasta.',
}
