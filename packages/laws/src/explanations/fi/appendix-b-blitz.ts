import type { Explanations } from '../explanation.js'

/** Appendix B: blitz. */
export const appendixBBlitz: Explanations = {
  'blitz.def.fixed': {
    text: 'Peli, jossa kummallakin pelaajalla on kaikkiin siirtoihinsa kiinteä aika, on pikashakkia, jos aikaa on enintään 10 minuuttia. Myös tasan 10 minuutin peli on vielä pikashakkia.',
    in: {
      'fide-2009':
        'Peli, jossa kummallakin pelaajalla on kaikkiin siirtoihinsa kiinteä aika, on pikashakkia, jos aikaa on vähemmän kuin 15 minuuttia. Tasan 15 minuutin peli on nopeaa shakkia.',
    },
  },
  'blitz.def.increment': {
    text: 'Jos pelissä on siirtokohtainen lisäaika, pelaajan perusaika ja 60-kertainen lisäaika lasketaan yhteen; peli on pikashakkia, jos summa on enintään 10 minuuttia. Siten 3 minuuttia ja 2 sekuntia siirtoa kohti vastaa 5 minuuttia.',
    in: {
      'fide-2009':
        'Jos pelissä on siirtokohtainen lisäaika, pelaajan perusaika ja 60-kertainen lisäaika lasketaan yhteen; peli on pikashakkia, jos summa on vähemmän kuin 15 minuuttia. Siten 3 minuuttia ja 2 sekuntia siirtoa kohti vastaa 5 minuuttia.',
    },
  },
  'blitz.penalty.one-minute': {
    text: 'Pikashakissa ilman asianmukaista valvontaa aikarangaistus laittomasta siirrosta ja aiheettomasta tasapelivaatimuksesta on kahden minuutin sijasta yksi minuutti. Asianmukaisesti valvotusta pikashakista säännöissä ei tätä sanota; rangaistus on silloinkin yksi minuutti, ellei kilpailussa pidetä voimassa kahta minuuttia.',
    in: {
      'fide-2018':
        'Pikashakissa aikarangaistus laittomasta siirrosta ja aiheettomasta tasapelivaatimuksesta on kahden minuutin sijasta yksi minuutti, oli valvonta asianmukaista tai ei.',
      'fide-2017':
        'Pikashakissa aikarangaistus laittomasta siirrosta ja aiheettomasta tasapelivaatimuksesta on kahden minuutin sijasta yksi minuutti, oli valvonta asianmukaista tai ei.',
    },
  },
  'blitz.sup.ratio': {
    text: 'Pikashakkikilpailun valvonta on asianmukaista vain, jos jokaisella pelillä on oma tuomarinsa. Lisäksi jokainen peli on merkittävä pöytäkirjaan.',
    in: {
      'fide-2009':
        'Pikashakkikilpailun valvonta on asianmukaista vain, jos jokaisella pelillä on oma tuomarinsa.',
    },
  },
  'blitz.sup.recorded':
    'Pikashakkikilpailun valvonta on asianmukaista vain, jos tuomari tai hänen apulaisensa merkitsee jokaisen pelin siirrot muistiin, mahdollisuuksien mukaan myös sähköisesti. Lisäksi jokaisella pelillä on oltava oma tuomarinsa.',
  'blitz.sup.effect': {
    text: 'Kun valvonta on asianmukaista, kilpailusäännöt pätevät pikashakissa. Ellei kilpailussa määrätä toisin, aikarangaistus on silloinkin yksi minuutti eikä pelaajien tarvitse merkitä siirtoja.',
    in: {
      'fide-2018':
        'Kun valvonta on asianmukaista, kilpailusäännöt pätevät pikashakissa, mutta aikarangaistus on yksi minuutti. Ellei kilpailussa määrätä toisin, pelaajien ei tarvitse merkitä siirtoja.',
      'fide-2017':
        'Kun valvonta on asianmukaista, kilpailusäännöt pätevät pikashakissa, mutta aikarangaistus on yksi minuutti. Ellei kilpailussa määrätä toisin, pelaajien ei tarvitse merkitä siirtoja.',
      'fide-2009':
        'Kun valvonta on asianmukaista, kilpailusäännöt pätevät pikashakissa täysine rangaistuksineen, ja tasapeliä voi vaatia pikapelilopussa. Pelaajien ei tarvitse merkitä siirtoja.',
    },
  },
  'blitz.sup.record-optional':
    'Asianmukaisesti valvotussakaan pikashakissa pelaajien ei tarvitse merkitä siirtoja.',
  'blitz.sup.show-sheet':
    'Asianmukaisesti valvotussa pikashakissa siirtovuorossa oleva pelaaja saa milloin tahansa pyytää tuomaria tai tämän apulaista näyttämään pelin virallisen pöytäkirjan. Kelloa ei pysäytetä sen vuoksi.',
  'blitz.sup.show-sheet.limit':
    'Asianmukaisesti valvotussa pikashakissa pelaaja saa pyytää virallista pöytäkirjaa nähtäväkseen enintään viisi kertaa pelissä. Jokainen sen jälkeinen pyyntö katsotaan vastustajan häiritsemiseksi, ja siitä rangaistaan sellaisena.',
  'blitz.unsup.base': {
    text: 'Pelissä noudatetaan samoja sääntöjä kuin nopeassa shakissa ilman asianmukaista valvontaa. Pelaajien ei tarvitse merkitä siirtoja, ja aikarangaistus on yksi minuutti.',
    in: {
      'fide-2009':
        'Pelissä noudatetaan samoja sääntöjä kuin nopeassa shakissa ilman asianmukaista valvontaa, kahdella poikkeuksella: pelaaja häviää heti laittomasta siirrosta, josta esitetään vaatimus, eikä tasapeliä voi vaatia pikapelilopussa.',
    },
  },
  'blitz.unsup.no-quickplay-claim': {
    text: 'Tasapeliä ei voi vaatia sillä perusteella, että vastustaja ei voi voittaa normaalein keinoin tai ei yritä sitä. Sama pätee asianmukaisesti valvotussa pikashakissa.',
    in: {
      'fide-2009':
        'Tasapeliä ei voi vaatia sillä perusteella, että vastustaja ei voi voittaa normaalein keinoin tai ei yritä sitä. Jos jokaisella pelillä on oma tuomarinsa, tällainen vaatimus on mahdollinen.',
    },
  },
  'blitz.unsup.no-A4c':
    'Nopean shakin sääntöä laittomista siirroista ei noudateta; pikashakilla on omansa, jonka mukaan vastustaja voi vaatia voittoa. Tuomari ei puutu peliin silloinkaan, kun molemmat kuninkaat ovat shakissa tai korotus on jäänyt kesken.',
  'blitz.unsup.illegal.completed':
    'Laiton siirto on suoritettu loppuun, kun pelaaja on painanut kelloaan. Sitä ennen hänen on korjattava siirto, eikä siitä rangaista.',
  'blitz.unsup.illegal.claim-win-2009':
    'Vastustaja voi vaatia voittoa jo ensimmäisen loppuun suoritetun laittoman siirron perusteella, ennen kuin hän on tehnyt oman seuraavan siirtonsa. Ellei vaatimusta esitetä, tuomari ei tee mitään.',
  'blitz.unsup.illegal.claim-draw-2009':
    'Jos vastustaja ei voi millään laillisella siirtosarjalla matittaa pelaajaa, joka on tehnyt laittoman siirron, hän voi vaatia vain tasapeliä, ja sitäkin on vaadittava ennen oman seuraavan siirron tekemistä.',
  'blitz.unsup.illegal.cost-2017':
    'Pelaaja häviää pelin jo ensimmäisestä loppuun suorittamastaan laittomasta siirrosta, jos tuomari huomaa sen tai vastustaja esittää siitä vaatimuksen, ennen kuin vastustaja on tehnyt seuraavan siirtonsa. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
  'blitz.unsup.illegal.cost-2018':
    'Jos tuomari huomaa laittoman siirron tai vastustaja esittää siitä vaatimuksen, ennen kuin vastustaja on tehnyt seuraavan siirtonsa, siirto korjataan. Pelaajan ensimmäisestä vastustaja saa yhden minuutin lisäaikaa, toisesta pelaaja häviää pelin. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
  'blitz.unsup.illegal.stands': {
    text: 'Laiton siirto jää voimaan, jos siitä ei esitetä vaatimusta eikä tuomari puutu siihen, ennen kuin vastustaja on tehnyt seuraavan siirtonsa. Sen jälkeen se voidaan korjata vain, jos pelaajat sopivat siitä keskenään ilman tuomaria.',
    in: {
      'fide-2009':
        'Laiton siirto jää voimaan, jos vastustaja ei esitä siitä vaatimusta ennen seuraavan siirtonsa tekemistä. Sen jälkeen se voidaan korjata vain, jos pelaajat sopivat siitä keskenään ilman tuomaria.',
    },
  },
  'blitz.regs.declare':
    'Pikashakkikilpailun säännöissä on määrättävä koko kilpailua varten, noudatetaanko asianmukaisesti valvottujen vai ilman asianmukaista valvontaa pelattavien pelien sääntöjä.',
}
