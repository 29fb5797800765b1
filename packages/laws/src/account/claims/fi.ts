import type { ClaimWords } from './words.js'

/** When a claim in a quickplay finish can be made. */
const conditions =
  'vaatimuksen voi esittää vain viimeisessä jaksossa, kun pelaajan kellossa on aikaa alle kaksi minuuttia ja merkkilippu on vielä ylhäällä'

export const claims: ClaimWords = {
  threefold: {
    made: '{player} vaatii tasapeliä aseman kolmannen esiintymisen perusteella.',
    madeWithMove:
      '{player} merkitsee siirron {move} ja vaatii tasapeliä aseman kolmannen esiintymisen perusteella.',
    upheld: 'Vaatimus on aiheellinen: asema on esiintynyt kolme kertaa.',
    upheldWithMove: 'Vaatimus on aiheellinen: tällä siirrolla asema esiintyy kolmannen kerran.',
    rejected: 'Vaatimus on aiheeton: tämä asema ei ole esiintynyt kolmea kertaa.',
    rejectedIllegalMove: 'Vaatimus on aiheeton: merkitty siirto on laiton.',
  },
  'fifty-moves': {
    made: '{player} vaatii tasapeliä 50 siirron säännön perusteella.',
    madeWithMove:
      '{player} merkitsee siirron {move} ja vaatii tasapeliä 50 siirron säännön perusteella.',
    upheld:
      'Vaatimus on aiheellinen: viimeisten 50 siirron aikana ei ole lyöty eikä siirretty sotilasta.',
    upheldWithMove:
      'Vaatimus on aiheellinen: tällä siirrolla 50 siirtoa ilman lyöntiä ja sotilaan siirtoa tulee täyteen.',
    rejected:
      'Vaatimus on aiheeton: 50 siirtoa ilman lyöntiä ja sotilaan siirtoa ei ole vielä täynnä.',
    rejectedIllegalMove: 'Vaatimus on aiheeton: merkitty siirto on laiton.',
  },
  flag: {
    made: '{player} esittää vaatimuksen merkkilipun putoamisesta.',
    upheld: 'Vaatimus on aiheellinen.',
    rejected: 'Vaatimus on aiheeton: aikaa ei ole ylitetty.',
    rejectedOwnFlag: 'Vaatimus on aiheeton: myös vaatimuksen esittäjän merkkilippu on pudonnut.',
  },
  'illegal-move': {
    made: '{player} esittää vaatimuksen laittomasta siirrosta.',
    upheld: 'Vaatimus on aiheellinen: on tehty laiton siirto.',
    rejected: 'Vaatimus on aiheeton: korjattavaa laitonta siirtoa ei ole.',
    rejectedTooLate:
      'Vaatimus tulee liian myöhään: seuraava siirto on jo tehty, joten laiton siirto jää voimaan.',
    rejectedNotMade:
      'Vaatimus on aiheeton: laudalla olevaa siirtoa ei ole ilmoitettu, joten siirtoa ei ole tehty.',
    rejectedNotCompleted:
      'Vaatimus on aiheeton: laitonta siirtoa ei ole suoritettu loppuun, koska kelloa ei ole vielä painettu. Siirron tehneen pelaajan on korvattava se laillisella siirrolla.',
    rejectedOwn:
      'Vaatimus on aiheeton: vain {opponent} voi vaatia tämän laittoman siirron korjaamista.',
    rejectedNotTheOpponent:
      'Vaatimus on aiheeton: {opponent} ei ole tehnyt korjattavaa laitonta siirtoa.',
    upheldOutOfTurn:
      'Vaatimus on aiheellinen: {opponent} siirsi nappuloita, vaikka ei ollut siirtovuorossa.',
  },
  'touched-piece': {
    made: '{player} esittää vaatimuksen kosketussäännön rikkomisesta.',
    upheld: 'Vaatimus on aiheellinen: kosketussääntöä on rikottu.',
    rejected:
      'Vaatimus on aiheeton: kosketussääntöä ei ole rikottu, tai vaatimus tulee liian myöhään.',
  },
  'cannot-win-by-normal-means': {
    notNow: conditions,
    made: '{player} vaatii tasapeliä, koska {opponent} ei voi voittaa normaalein keinoin.',
    upheld: 'Vaatimus on aiheellinen: {opponent} ei voi voittaa normaalein keinoin.',
    rejected:
      'Tuomari hylkää vaatimuksen, jonka mukaan {opponent} ei voi voittaa normaalein keinoin.',
  },
  'no-effort-by-normal-means': {
    notNow: conditions,
    made: '{player} vaatii tasapeliä, koska {opponent} ei yritä voittaa normaalein keinoin.',
    upheld: 'Vaatimus on aiheellinen: {opponent} ei yritä voittaa normaalein keinoin.',
    rejected:
      'Tuomari hylkää vaatimuksen, jonka mukaan {opponent} ei yritä voittaa normaalein keinoin.',
  },
  'five-second-increment': {
    notNow: conditions,
    made: '{player} pyytää viiden sekunnin lisäaikaa siirtoa kohti.',
    upheld: 'Viiden sekunnin lisäaika siirtoa kohti myönnetään.',
    rejected: 'Viiden sekunnin lisäaikaa siirtoa kohti ei myönnetä.',
  },
  'wrong-setup': {
    made: '{player} esittää vaatimuksen väärästä alkuasemasta.',
    upheld: 'Vaatimus on aiheellinen: alkuasema oli väärä.',
    rejected: 'Vaatimus on aiheeton: alkuasema oli oikea.',
  },
  'reversed-colours': {
    made: '{player} esittää vaatimuksen siitä, että pelataan kääntövärein.',
    upheld: 'Vaatimus on aiheellinen: pelattiin kääntövärein.',
    rejected: 'Vaatimus on aiheeton: ei pelattu kääntövärein.',
  },
  'no-progress': {
    made: '{player} vaatii tasapeliä, koska peli ei edisty.',
    madeOn: {
      'perpetual-check': '{player} vaatii tasapeliä ikuisen shakin perusteella.',
      repetition: '{player} vaatii tasapeliä aseman toistumisen perusteella.',
      'dead-position':
        '{player} vaatii tasapeliä ”kuolleen” aseman perusteella: peli ei edisty, tehtiinpä mikä siirto tahansa.',
    },
    upheld: 'Vaatimus on aiheellinen: peli ei edisty.',
    rejected: 'Vaatimus on aiheeton: peli edistyy vielä.',
  },
  'boards-differ': {
    made: '{player} esittää vaatimuksen siitä, että lautojen asemat eroavat toisistaan.',
    upheld: 'Vaatimus on aiheellinen: lautojen asemat eroavat toisistaan.',
    rejected: 'Vaatimus on aiheeton: lautojen asemat ovat samat.',
  },
  'clock-setting': {
    made: '{player} esittää vaatimuksen väärin asetetusta kellosta.',
    upheld: 'Vaatimus on aiheellinen: kello oli asetettu väärin.',
    rejected: 'Vaatimus on aiheeton: kello oli asetettu oikein.',
  },
}
