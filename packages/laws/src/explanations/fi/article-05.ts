import type { Explanations } from '../explanation.js'

/** Article 5: the end of the game. */
export const article05: Explanations = {
  'end.mate': 'Pelaaja, joka on tehnyt matin, voittaa, ja peli päättyy heti.',
  'end.mate-validity': {
    text: 'Matti päättää pelin vain, jos mattisiirto oli laillinen ja tehty nappuloiden sijainnin korjaamista sekä nappuloiden koskettamista ja kädestä irrottamista koskevien sääntöjen mukaisesti. Jos pelaaja käytti siirtoon molempia käsiään, matti on silti voimassa.',
    in: {
      'fide-2009':
        'Matti päättää pelin vain, jos mattisiirto oli laillinen. Jos siirto rikkoi kosketettuja nappuloita koskevia sääntöjä, matti on silti voimassa.',
    },
  },
  'end.resign': {
    text: 'Kun pelaaja ilmoittaa luovuttavansa, peli päättyy heti ja vastustaja voittaa. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
    in: {
      'fide-2009':
        'Kun pelaaja ilmoittaa luovuttavansa, peli päättyy heti ja vastustaja voittaa riippumatta siitä, mitä nappuloita tällä on jäljellä.',
      'fide-2017':
        'Kun pelaaja ilmoittaa luovuttavansa, peli päättyy heti ja vastustaja voittaa riippumatta siitä, mitä nappuloita tällä on jäljellä.',
      'fide-2018':
        'Kun pelaaja ilmoittaa luovuttavansa, peli päättyy heti ja vastustaja voittaa riippumatta siitä, mitä nappuloita tällä on jäljellä.',
    },
  },
  'end.resign-draw':
    'Jos pelaaja luovuttaa asemassa, jossa vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli.',
  'end.stalemate': {
    text: 'Peli päättyy heti tasapeliin patin vuoksi, kun siirtovuorossa olevalla pelaajalla ei ole yhtään laillista siirtoa eikä hänen kuninkaansa ole shakissa. Pattiin johtaneen siirron on oltava laillinen ja tehty nappuloiden sijainnin korjaamista sekä nappuloiden koskettamista ja kädestä irrottamista koskevien sääntöjen mukaisesti.',
    in: {
      'fide-2009':
        'Peli päättyy heti tasapeliin patin vuoksi, kun siirtovuorossa olevalla pelaajalla ei ole yhtään laillista siirtoa eikä hänen kuninkaansa ole shakissa. Pattiin johtaneen siirron on oltava laillinen.',
    },
  },
  'end.dead-position': {
    text: 'Peli päättyy heti tasapeliin, kun syntyy kuollut asema eli asema, jossa kumpikaan pelaaja ei voi tehdä mattia millään laillisella siirtosarjalla. Asemaan johtaneen siirron on oltava laillinen ja tehty nappuloiden sijainnin korjaamista sekä nappuloiden koskettamista ja kädestä irrottamista koskevien sääntöjen mukaisesti.',
    in: {
      'fide-2009':
        'Peli päättyy heti tasapeliin, kun syntyy kuollut asema eli asema, jossa kumpikaan pelaaja ei voi tehdä mattia millään laillisella siirtosarjalla. Asemaan johtaneen siirron on oltava laillinen.',
    },
  },
  'end.agreement': {
    text: 'Pelaajat voivat pelin aikana sopia tasapelistä, jolloin peli päättyy heti. Kummankin on täytynyt tehdä sitä ennen vähintään yksi siirto, ja kilpailun säännöissä voidaan rajoittaa sopimista.',
    in: {
      'fide-2009':
        'Pelaajat voivat milloin tahansa pelin aikana sopia tasapelistä, jolloin peli päättyy heti. Kilpailun säännöissä voidaan rajoittaa sopimista.',
    },
  },
  'end.repetition-pointer':
    'Peli voi päättyä tasapeliin, kun sama asema on syntymässä tai on juuri syntynyt laudalle vähintään kolmannen kerran. Siirtovuorossa olevan pelaajan on vaadittava tasapeliä.',
  'end.fifty-pointer':
    'Peli voi päättyä tasapeliin, kun kummankaan pelaajan viimeisten 50 siirron aikana ei ole siirretty sotilasta eikä lyöty tai kun näin on ilmoitetun siirron jälkeen. Siirtovuorossa olevan pelaajan on vaadittava tasapeliä.',
}
