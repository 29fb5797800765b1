import type { Explanations } from '../explanation.js'

/** Appendix C: algebraic notation. */
export const appendixCNotation: Explanations = {
  'note.algebraic-only':
    'FIDEn turnauksissa ja otteluissa tunnustetaan vain algebrallinen merkintätapa. Sitä suositellaan myös shakkikirjoihin ja -lehtiin.',
  'note.evidence':
    'Muulla kuin algebrallisella merkintätavalla pidettyä pöytäkirjaa ei voida käyttää todisteena silloin, kun pelaajan pöytäkirjaa tavallisesti käytetään todisteena, esimerkiksi vaatimuksen yhteydessä.',
  'note.warn':
    'Tuomarin, joka huomaa pelaajan käyttävän muuta kuin algebrallista merkintätapaa, tulee huomauttaa pelaajalle, että algebrallinen merkintätapa on pakollinen.',
  'note.piece-word':
    'Merkintätavan kuvauksessa upseeri tarkoittaa mitä tahansa nappulaa paitsi sotilasta.',
  'note.letter':
    'Kukin upseeri merkitään yhdellä isolla kirjaimella. Suomeksi: K = kuningas, D = kuningatar, T = torni, L = lähetti, R = ratsu.',
  'note.letter.national':
    'Pelaaja saa käyttää upseereista niitä kirjaimia, jotka ovat hänen maassaan tavallisia, esimerkiksi lähetistä kirjainta F (fou) tai B (bishop). Samassa pöytäkirjassa käytetään yhden kielen kirjaimia.',
  'note.figurines':
    'Painetussa tekstissä upseereista suositellaan kirjainten sijasta kuviomerkkejä.',
  'note.pawn-no-letter':
    'Sotilaalla ei ole kirjainta; sen siirron tunnistaa siitä, että kirjain puuttuu. Merkitään e5, d4, a5, ei se5, Sd4, sa5.',
  'note.files':
    'Kahdeksan linjaa merkitään pienillä kirjaimilla a–h, valkean puolelta katsottuna vasemmalta oikealle ja mustan puolelta oikealta vasemmalle.',
  'note.ranks': 'Kahdeksan riviä numeroidaan 1–8 valkean puolelta alkaen.',
  'note.ranks.initial':
    'Alkuasemassa valkean upseerit ovat 1. rivillä ja sotilaat 2. rivillä, mustan upseerit 8. rivillä ja sotilaat 7. rivillä.',
  'note.square-unique':
    'Jokaisella 64 ruudusta on täsmälleen yksi nimi: linjan kirjain ja rivin numero, esimerkiksi e4.',
  'note.piece-move':
    'Upseerin siirto merkitään upseerin kirjaimella ja saapumisruudulla: Le5, Rf3, Td1.',
  'note.no-hyphen': {
    text: 'Upseerin kirjaimen ja saapumisruudun väliin ei tarvita yhdysviivaa: Rf3 riittää.',
    in: {
      'fide-2009': 'Upseerin kirjaimen ja saapumisruudun väliin ei merkitä yhdysviivaa: Rf3.',
    },
  },
  'note.pawn-move': 'Sotilaan siirrosta, jolla ei lyödä, merkitään vain saapumisruutu: e5, d4, a5.',
  'note.long-form':
    'Myös pitkä merkintätapa, jossa lähtöruutu on ennen saapumisruutua, hyväksytään: Lb2e5, Rg1f3, Ta1d1, e7e5, d2d4, a6a5.',
  'note.capture.piece':
    'Kun upseeri lyö, sen kirjaimen ja saapumisruudun väliin voi merkitä x:n: Lxe5, Rxf3, Txd1. Merkki x ei ole pakollinen; Le5 riittää.',
  'note.capture.pawn-file':
    'Kun sotilas lyö, on merkittävä linja, jolta se lähti, sitten haluttaessa x ja lopuksi saapumisruutu: dxe5 tai de5. Pelkkä saapumisruutu ei riitä.',
  'note.ep.square':
    'Ohestalyönnistä merkitään ruutu, johon lyövä sotilas päätyy, ei ruutua, jossa lyöty sotilas oli: exd6.',
  'note.ep.mark': {
    text: 'Ohestalyönnin perään voi lisätä merkinnän e.p.: exd6 e.p. Se ei ole pakollinen.',
    in: {
      'fide-2009': 'Ohestalyönnin perään lisätään merkintä e.p.: exd6 e.p.',
      'finland-2009':
        'Ohestalyönnin perään lisätään merkintä e.p. tai o.l.: exd6 e.p. tai exd6 o.l.',
    },
  },
  'note.ambig.same-rank':
    'Jos kaksi samanlaista upseeria voi siirtyä samalta riviltä samaan ruutuun, merkitään upseerin kirjain, lähtöruudun linja ja saapumisruutu: ruudun g1 ratsusta Rgf3, ruudun e1 ratsusta Ref3.',
  'note.ambig.same-file':
    'Jos kaksi samanlaista upseeria voi siirtyä samalta linjalta samaan ruutuun, merkitään upseerin kirjain, lähtöruudun rivi ja saapumisruutu: ruudun g5 ratsusta R5f3, ruudun g1 ratsusta R1f3.',
  'note.ambig.other':
    'Jos kaksi samanlaista upseeria, jotka voivat siirtyä samaan ruutuun, on eri riveillä ja eri linjoilla, ne erotetaan mieluiten lähtöruudun linjalla: ruudun h2 ratsusta Rhf3, ruudun d4 ratsusta Rdf3.',
  'note.ambig.examples':
    'Kaksi ratsua voi siirtyä ruutuun f3. Ruuduista g1 ja e1: Rgf3 tai Ref3. Ruuduista g5 ja g1: R5f3 tai R1f3. Ruuduista h2 ja d4: Rhf3 tai Rdf3.',
  'note.ambig.capture':
    'Jos toinen kahdesta samanlaisesta upseerista, jotka voivat siirtyä ruutuun, lyö siinä, saapumisruudun eteen voi lisätä x:n: Rgxf3, R5xf3, Rhxf3.',
  'note.ambig.pawns':
    'Jos kaksi sotilasta voi lyödä saman nappulan, merkitään lähtölinja, x ja saapumisruutu: kun valkean sotilaat ovat ruuduissa c4 ja e4, joko cxd5 tai exd5.',
  'note.promotion':
    'Korotuksesta merkitään sotilaan siirto ja heti sen perään uuden upseerin kirjain: d8D, exf8R, b1L, g1T. Väliin ei merkitä merkkiä =.',
  'note.draw-offer': 'Tasapelitarjous merkitään merkillä (=).',
  'note.castle.short':
    '0-0 (nollin kirjoitettuna) tarkoittaa lyhyttä linnoitusta eli linnoitusta ruudun h1 tai h8 tornin kanssa, kuningassivustalle.',
  'note.castle.long':
    '0-0-0 (nollin kirjoitettuna) tarkoittaa pitkää linnoitusta eli linnoitusta ruudun a1 tai a8 tornin kanssa, kuningatarsivustalle.',
  'note.sign.capture': 'Merkki x tarkoittaa lyöntiä.',
  'note.sign.check': 'Merkki + siirron perässä tarkoittaa shakkia.',
  'note.sign.mate': {
    text: 'Merkki ++ tai # siirron perässä tarkoittaa mattia. ++ ei tarkoita kaksoisshakkia.',
    in: {
      'finland-2009':
        'Merkki ++, # tai X siirron perässä tarkoittaa mattia. ++ ei tarkoita kaksoisshakkia eikä iso X lyöntiä.',
    },
  },
  'note.sign.ep': {
    text: 'Merkintä e.p. siirron perässä tarkoittaa ohestalyöntiä.',
    in: {
      'finland-2009': 'Merkintä e.p. tai o.l. siirron perässä tarkoittaa ohestalyöntiä.',
    },
  },
  'note.optional-signs': {
    text: 'Lyönnin, shakin, matin ja ohestalyönnin merkit saa jättää pois; linnoituksen merkkejä ei.',
    in: {
      'fide-2009':
        'Shakin, matin ja lyönnin merkit saa jättää pois; linnoituksen ja ohestalyönnin merkit kirjoitetaan.',
    },
  },
  'note.sample': {
    text: 'Esimerkkipeli näyttää, miten siirrot merkitään: kerran kaikin merkein, kerran ilman vapaaehtoisia merkkejä ja kerran pitkällä merkintätavalla. Se vain havainnollistaa merkintätapaa eikä lisää siihen mitään.',
    in: {
      'fide-2018':
        'Esimerkkipeli näyttää, miten siirrot merkitään: kerran kaikin merkein ja kerran ilman vapaaehtoisia merkkejä. Se vain havainnollistaa merkintätapaa eikä lisää siihen mitään.',
      'fide-2017':
        'Esimerkkipeli näyttää, miten siirrot merkitään: kerran kaikin merkein ja kerran ilman vapaaehtoisia merkkejä. Se vain havainnollistaa merkintätapaa eikä lisää siihen mitään.',
      'fide-2009':
        'Esimerkkipeli näyttää, miten siirrot merkitään kaikin merkein. Se vain havainnollistaa merkintätapaa eikä lisää siihen mitään.',
    },
  },
}
