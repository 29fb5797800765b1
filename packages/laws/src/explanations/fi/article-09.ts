import type { Explanations } from '../explanation.js'

/** Article 9: the drawn game. */
export const article09: Explanations = {
  'draw.regs-restrict': {
    text: 'Kilpailun säännöissä voidaan kieltää pelaajia tarjoamasta tasapeliä tai sopimasta siitä ilman tuomarin suostumusta joko ennen tiettyä siirtomäärää tai kokonaan. Kielto ei koske tasapelivaatimuksia eikä itsestään syntyviä tasapelejä.',
    in: {
      'fide-2009':
        'Kilpailun säännöissä voidaan kieltää pelaajia sopimasta tasapelistä ilman tuomarin suostumusta joko ennen tiettyä siirtomäärää tai kokonaan. Kielto ei koske tasapelivaatimuksia eikä itsestään syntyviä tasapelejä.',
    },
  },
  'draw.offer-rules-apply': {
    text: 'Jos kilpailun säännöt sallivat tasapelistä sopimisen, noudatetaan tasapelitarjousta koskevia sääntöjä: milloin ja miten tarjous tehdään, kuinka kauan se on voimassa ja miten se merkitään.',
    in: {
      'finland-blitz-2008':
        'Jos kilpailun säännöt sallivat tasapelistä sopimisen, noudatetaan tasapelitarjousta koskevia sääntöjä: milloin ja miten tarjous tehdään ja kuinka kauan se on voimassa.',
    },
  },
  'draw.offer-when':
    'Pelaaja, joka haluaa tarjota tasapeliä, tekee sen tehtyään siirtonsa laudalla ja ennen kuin painaa kelloaan.',
  'draw.offer-other-time':
    'Myös muulloin pelin aikana tehty tasapelitarjous on pätevä, mutta tuomari arvioi, häiritsikö pelaaja sillä vastustajaansa.',
  'draw.offer-no-conditions': 'Tasapelitarjoukseen ei saa liittää mitään ehtoja.',
  'draw.offer-irrevocable':
    'Pelaaja ei voi perua tasapelitarjoustaan, olipa hän tehnyt sen missä pelin vaiheessa tahansa.',
  'draw.offer-lapse':
    'Tasapelitarjous pysyy voimassa, kunnes vastustaja hyväksyy sen tai hylkää sen joko suullisesti tai koskettamalla nappulaa tarkoituksenaan siirtää tai lyödä se, tai kunnes peli päättyy muulla tavalla.',
  'draw.offer-record':
    'Kumpikin pelaaja merkitsee jokaisen tasapelitarjouksen pöytäkirjaansa merkillä (=).',
  'draw.claim-is-offer': {
    text: 'Aseman kolmanteen esiintymiseen tai 50 siirtoon perustuva tasapelivaatimus on samalla tasapelitarjous: vastustaja voi hyväksyä sen odottamatta tarkistusta.',
    in: {
      'fide-2009':
        'Aseman kolmanteen esiintymiseen, 50 siirtoon tai pikapeliloppua koskeviin sääntöihin perustuva tasapelivaatimus on samalla tasapelitarjous: vastustaja voi hyväksyä sen odottamatta ratkaisua.',
      'finland-blitz-2008':
        '50 siirtoon perustuva tasapelivaatimus on samalla tasapelitarjous: vastustaja voi hyväksyä sen odottamatta ratkaisua.',
    },
  },
  'rep.claim':
    'Peli on tasapeli siirtovuorossa olevan pelaajan aiheellisesta vaatimuksesta, kun sama asema on syntymässä tai on juuri syntynyt vähintään kolmannen kerran. Välissä tehtyjen siirtojen tai niiden järjestyksen ei tarvitse toistua.',
  'rep.intended': {
    text: 'Jos asema syntyisi vähintään kolmannen kerran vasta vaatijan omalla seuraavalla siirrolla, hän ei tee sitä laudalla. Hän kirjoittaa siirron ensin paperiseen pöytäkirjaan tai syöttää sen sähköiseen, minkä jälkeen sitä ei voi enää muuttaa, ja ilmoittaa sitten tuomarille aikovansa tehdä tämän siirron.',
    in: {
      'fide-2009':
        'Jos asema syntyisi vähintään kolmannen kerran vasta vaatijan omalla seuraavalla siirrolla, hän ei tee sitä laudalla. Hän kirjoittaa siirron ensin pöytäkirjaansa ja ilmoittaa sitten tuomarille aikovansa tehdä tämän siirron.',
      'fide-2017':
        'Jos asema syntyisi vähintään kolmannen kerran vasta vaatijan omalla seuraavalla siirrolla, hän ei tee sitä laudalla. Hän kirjoittaa siirron ensin pöytäkirjaansa, minkä jälkeen sitä ei voi enää muuttaa, ja ilmoittaa sitten tuomarille aikovansa tehdä tämän siirron.',
      'fide-2018':
        'Jos asema syntyisi vähintään kolmannen kerran vasta vaatijan omalla seuraavalla siirrolla, hän ei tee sitä laudalla. Hän kirjoittaa siirron ensin pöytäkirjaansa, minkä jälkeen sitä ei voi enää muuttaa, ja ilmoittaa sitten tuomarille aikovansa tehdä tämän siirron.',
    },
  },
  'rep.appeared':
    'Jos laudalla oleva asema on juuri syntynyt vähintään kolmannen kerran, tasapeliä voi vaatia vain se pelaaja, joka on nyt siirtovuorossa.',
  'rep.same-position':
    'Asemat ovat samat vain, jos siirtovuoro on samalla pelaajalla, samoissa ruuduissa on samanlaiset ja samanväriset nappulat ja kummankin pelaajan kaikilla nappuloilla on samat siirtomahdollisuudet.',
  'rep.en-passant':
    'Asemat eivät ole samat, jos aiemmassa sotilas olisi voitu lyödä ohestalyönnillä eikä myöhemmässä enää voida. Mahdollisuus otetaan huomioon vain, jos lyönti olisi ollut laillinen siirto.',
  'rep.castling':
    'Asemat eivät ole samat, jos aiemmassa voimassa ollut linnoitusoikeus on myöhemmässä menetetty. Oikeus menetetään vasta, kun kuningasta tai kyseistä tornia on todella siirretty, ei vielä sillä, että siirto on pakollinen tai linnoitus on tilapäisesti estynyt.',
  'fifty.claim':
    'Peli on tasapeli siirtovuorossa olevan pelaajan aiheellisesta vaatimuksesta, jos kummankaan pelaajan viimeisten 50 siirron aikana ei ole siirretty sotilasta eikä lyöty tai jos näin on pelaajan ilmoittaman siirron jälkeen.',
  'fifty.intended': {
    text: 'Jos vaatijan oman seuraavan siirron jälkeen kummankaan pelaajan viimeisten 50 siirron aikana ei olisi siirretty sotilasta eikä lyöty, hän ei tee siirtoa laudalla. Hän kirjoittaa sen paperiseen pöytäkirjaan tai syöttää sen sähköiseen, minkä jälkeen sitä ei voi enää muuttaa, ja ilmoittaa tuomarille aikovansa tehdä tämän siirron.',
    in: {
      'fide-2009':
        'Jos vaatijan oman seuraavan siirron jälkeen kummankaan pelaajan viimeisten 50 siirron aikana ei olisi siirretty sotilasta eikä lyöty, hän ei tee siirtoa laudalla. Hän kirjoittaa sen pöytäkirjaansa ja ilmoittaa tuomarille aikovansa tehdä tämän siirron.',
      'fide-2017':
        'Jos vaatijan oman seuraavan siirron jälkeen kummankaan pelaajan viimeisten 50 siirron aikana ei olisi siirretty sotilasta eikä lyöty, hän ei tee siirtoa laudalla. Hän kirjoittaa sen pöytäkirjaansa, minkä jälkeen sitä ei voi enää muuttaa, ja ilmoittaa tuomarille aikovansa tehdä tämän siirron.',
      'fide-2018':
        'Jos vaatijan oman seuraavan siirron jälkeen kummankaan pelaajan viimeisten 50 siirron aikana ei olisi siirretty sotilasta eikä lyöty, hän ei tee siirtoa laudalla. Hän kirjoittaa sen pöytäkirjaansa, minkä jälkeen sitä ei voi enää muuttaa, ja ilmoittaa tuomarille aikovansa tehdä tämän siirron.',
    },
  },
  'fifty.done': {
    text: 'Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos kumpikin pelaaja on suorittanut loppuun viimeiset 50 siirtoaan niin, ettei yhtäkään sotilasta ole siirretty eikä mitään ole lyöty.',
    in: {
      'fide-2009':
        'Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos kumpikin pelaaja on tehnyt viimeiset 50 peräkkäistä siirtoaan niin, ettei yhtäkään sotilasta ole siirretty eikä mitään ole lyöty.',
    },
  },
  'claim.lost-by-touch': {
    text: 'Pelaaja, joka koskettaa nappulaa tarkoituksenaan siirtää tai lyödä se, menettää tällä siirtovuorollaan oikeuden vaatia tasapeliä aseman kolmannen esiintymisen tai 50 siirron perusteella. Myöhemmällä siirtovuorolla hän voi taas esittää vaatimuksen, jos ehdot silloin täyttyvät.',
    in: {
      'fide-2009':
        'Pelaaja, joka koskettaa nappulaa tahallisesti esittämättä ensin vaatimusta, menettää tällä siirtovuorollaan oikeuden vaatia tasapeliä aseman kolmannen esiintymisen tai 50 siirron perusteella. Myöhemmällä siirtovuorolla hän voi taas esittää vaatimuksen, jos ehdot silloin täyttyvät.',
      'finland-blitz-2008':
        'Pelaaja, joka koskettaa nappulaa tahallisesti esittämättä ensin vaatimusta, menettää tällä siirtovuorollaan oikeuden vaatia tasapeliä 50 siirron perusteella. Myöhemmällä siirtovuorolla hän voi taas esittää vaatimuksen, jos ehdot silloin täyttyvät.',
    },
  },
  'claim.stop-clocks': {
    text: 'Kun pelaaja vaatii tasapeliä aseman kolmannen esiintymisen tai 50 siirron perusteella, hän tai tuomari pysäyttää shakkikellon.',
    in: {
      'fide-2009':
        'Pelaaja, joka vaatii tasapeliä aseman kolmannen esiintymisen tai 50 siirron perusteella, saa pysäyttää kellot, mutta hänen ei ole pakko.',
      'finland-blitz-2008':
        'Pelaaja, joka vaatii tasapeliä 50 siirron perusteella, saa pysäyttää kellot, mutta hänen ei ole pakko.',
    },
  },
  'claim.no-withdraw': {
    text: 'Pelaaja ei saa perua esittämäänsä tasapelivaatimusta, joka perustuu aseman kolmanteen esiintymiseen tai 50 siirtoon.',
    in: {
      'finland-blitz-2008':
        'Pelaaja ei saa perua esittämäänsä tasapelivaatimusta, joka perustuu 50 siirtoon.',
    },
  },
  'claim.correct': 'Jos tasapelivaatimus todetaan aiheelliseksi, peli päättyy heti tasapeliin.',
  'claim.incorrect': {
    text: 'Jos tasapelivaatimus todetaan aiheettomaksi, tuomari lisää vastustajan aikaan kaksi minuuttia (nopeassa shakissa ja pikashakissa yhden minuutin) ja peli jatkuu. Vaatijan aikaa ei vähennetä.',
    in: {
      'fide-2009':
        'Jos tasapelivaatimus todetaan aiheettomaksi, tuomari lisää vastustajan aikaan kolme minuuttia ja peli jatkuu. Vaatijan aikaa ei vähennetä.',
      'fide-2017':
        'Jos tasapelivaatimus todetaan aiheettomaksi, tuomari lisää vastustajan aikaan kaksi minuuttia (pikashakissa yhden minuutin) ja peli jatkuu. Vaatijan aikaa ei vähennetä.',
      'fide-2018':
        'Jos tasapelivaatimus todetaan aiheettomaksi, tuomari lisää vastustajan aikaan kaksi minuuttia (pikashakissa yhden minuutin) ja peli jatkuu. Vaatijan aikaa ei vähennetä.',
      'finland-blitz-2008':
        'Jos 50 siirtoon perustuva tasapelivaatimus todetaan aiheettomaksi, tuomari lisää vastustajan aikaan kolme minuuttia ja peli jatkuu. Vaatijan aikaa ei vähennetä.',
    },
  },
  'claim.intended-binding': {
    text: 'Jos aiheeton vaatimus perustui aiottuun siirtoon, tämä siirto on nyt tehtävä nappuloiden kulkua ja siirron tekemistä koskevien sääntöjen mukaisesti.',
    in: {
      'fide-2009':
        'Jos aiheeton vaatimus perustui aiottuun siirtoon, tämä siirto on nyt tehtävä siirron tekemistä koskevien sääntöjen mukaisesti.',
    },
  },
  'draw.dead-again': {
    text: 'Peli päättyy heti tasapeliin, kun syntyy asema, jossa kumpikaan pelaaja ei voi tehdä mattia millään laillisella siirtosarjalla, edellyttäen että asemaan johtanut siirto oli laillinen ja tehty nappuloiden koskettamista ja siirtämistä koskevien sääntöjen mukaisesti.',
    in: {
      'fide-2009':
        'Peli päättyy heti tasapeliin, kun syntyy asema, jossa matti ei ole mahdollinen millään laillisella siirtosarjalla, edellyttäen että asemaan johtanut siirto oli laillinen.',
    },
  },
  'auto.fivefold':
    'Peli päättyy ilman vaatimusta tasapeliin, kun sama asema on esiintynyt vähintään viisi kertaa. Esiintymisten ei tarvitse olla peräkkäisiä.',
  'auto.seventyfive':
    'Peli päättyy ilman vaatimusta tasapeliin, kun kumpikin pelaaja on tehnyt vähintään 75 siirtoa peräkkäin niin, ettei yhtäkään sotilasta ole siirretty eikä mitään ole lyöty.',
  'auto.mate-first':
    'Jos siirto, jolla kummankin pelaajan 75 siirtoa ilman sotilaan siirtoa ja ilman lyöntiä tulee täyteen, on mattisiirto, matti ratkaisee pelin eikä peli ole tasapeli.',
}
