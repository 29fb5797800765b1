import type { Words } from '../en/index.js'

export const eboard: Words['eboard'] = {
  title: 'Yhdistä lauta',
  choose: 'Valitse lautasi. Selain kysyy sitten, mikä laite se on.',
  ways: { serial: 'USB tai sarjaportti', hid: 'USB', bluetooth: 'Bluetooth' },
  otherBrowser: 'Tämä selain ei saa yhteyttä kaikkiin lautoihin. Chrome ja Edge saavat.',
  noneChosen: 'Lautaa ei valittu tai löytynyt.',
  noLiveChess: 'LiveChess ei vastaa. Käynnistä se tällä tietokoneella ja yritä uudelleen.',
  notOpened: 'Lautaa ei voitu avata. Käyttääkö jokin toinen ohjelma sitä?',
  lost: 'Yhteys lautaan on katkennut. Yhdistä se uudelleen.',
  connected: name => `Yhdistetty: ${name}.`,
  battery: percent => `Akun varaus ${percent} %.`,
  learning: (scans, of) =>
    `Lauta opettelee tunnistamaan nappulat. Aseta alkuasema (${scans}/${of}).`,
  disconnect: 'Katkaise yhteys',
  same: 'Laudalla on pelin asema.',
  differs:
    'Laudalla on eri asema kuin pelissä. Laudalla tehtyjä siirtoja ei lasketa, ennen kuin asemat ovat samat.',
  squareWants: (square, piece) =>
    piece === null ? `${square}: ota nappula pois` : `${square}: tähän kuuluu ${piece}`,
  uncertain: 'Lauta ei ole varma. Tapahtuiko näin?',
  asSensed: 'Kyllä',
  notSo: 'Ei, asetan laudan pelin mukaan',
  noted: 'Selvä',
  adjusted: 'Nappulan sijaintia korjattiin',
  wasReleased: 'Se irrotettiin kädestä',
  notReleased: 'Käsi pysyi nappulassa',
  releasedAt: square => `Nappula irrotettiin aiemmin kädestä ruutuun ${square}.`,
  putBack: square =>
    `Ruudun ${square} nappula nostettiin ja pantiin takaisin. Sitä pidetään kosketettuna.`,
  wasNoTouch: 'Sen sijaintia korjattiin tai siihen koskettiin vahingossa',
  acts: { touch: 'kosketus', remove: 'poisto', press: 'kellon painallus' },
  pieces: {
    P: 'valkea sotilas',
    N: 'valkea ratsu',
    B: 'valkea lähetti',
    R: 'valkea torni',
    Q: 'valkea kuningatar',
    K: 'valkea kuningas',
    p: 'musta sotilas',
    n: 'musta ratsu',
    b: 'musta lähetti',
    r: 'musta torni',
    q: 'musta kuningatar',
    k: 'musta kuningas',
  },
  asks: {
    'pieces-knocked-over': squares =>
      `Useita nappuloita lähti ruuduiltaan yhtä aikaa (${squares}). Aseta ne takaisin. Kuka kaatoi ne?`,
    'kings-in-the-centre': () =>
      'Molemmat kuninkaat ovat keskellä. Jos peli on päättynyt, luovuta tai sovi tasapeli näytöllä. Jos ei, siirrä kuninkaat takaisin.',
    'set-up': () => 'Nappulat on asetettu uutta peliä varten. Aloita se näytöllä.',
    takeback: () => 'Laudalla on viimeistä siirtoa edeltävä asema. Tee siirto laudalla uudelleen.',
    'unknown-piece': squares => `Lauta ei tiedä, mikä nappula tuli ruutuun ${squares}.`,
    'whose-touch': squares =>
      `Ruudun ${squares} nappula nostettiin ja pantiin takaisin. Kuka koski siihen?`,
    released: squares =>
      `Nappula oli ruudussa ${squares} ja siirtyi sitten muualle. Irrotettiinko se siinä kädestä?`,
    promotion: squares => `Miksi upseeriksi ruudun ${squares} sotilas korotettiin?`,
    'clock-side': () => 'Laudan kello käy väärällä puolella. Käännä se.',
  },
  event: 'Elektroniset laudat',
  eventText:
    'Suorita LiveChess-tietokoneella komento `npx jadoube board --livechess --event LINKKI`.',
  notReported: 'Mikään ohjelma ei vielä raportoi laudoista.',
  reportedLate: 'Laudoista raportoiva ohjelma ei vastaa.',
  serial: 'Sarjanumero',
  place: 'Pöytä',
  noPlace: 'ei pöytää',
  state: 'Tila',
  states: {
    same: 'sama asema kuin pelissä',
    moving: 'siirtoa tehdään',
    differs: 'eri asema kuin pelissä',
    off: 'ei yhteyttä',
    unplaced: 'ei sijoitettu',
  },
  asked: 'vaatii huomiota',
}
