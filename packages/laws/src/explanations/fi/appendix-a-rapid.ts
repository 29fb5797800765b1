import type { Explanations } from '../explanation.js'

/** Appendix A: rapid. */
export const appendixARapid: Explanations = {
  'rapid.def.fixed': {
    text: 'Peli, jossa kummallakin pelaajalla on kaikkiin siirtoihinsa kiinteä aika, on nopeaa shakkia, jos aikaa on enemmän kuin 10 mutta vähemmän kuin 60 minuuttia. Tasan 10 minuutin peli on pikashakkia, tasan 60 minuutin peli pitkä peli.',
    in: {
      'fide-2009':
        'Peli, jossa kummallakin pelaajalla on kaikkiin siirtoihinsa kiinteä aika, on nopeaa shakkia, jos aikaa on vähintään 15 mutta vähemmän kuin 60 minuuttia. Tasan 15 minuutin peli on nopeaa shakkia, tasan 60 minuutin peli pitkä peli.',
    },
  },
  'rapid.def.increment': {
    text: 'Jos pelissä on siirtokohtainen lisäaika, pelaajan perusaika ja 60-kertainen lisäaika lasketaan yhteen; peli on nopeaa shakkia, jos summa on enemmän kuin 10 mutta vähemmän kuin 60 minuuttia. Siten 10 minuuttia ja 5 sekuntia siirtoa kohti vastaa 15 minuuttia.',
    in: {
      'fide-2009':
        'Jos pelissä on siirtokohtainen lisäaika, pelaajan perusaika ja 60-kertainen lisäaika lasketaan yhteen; peli on nopeaa shakkia, jos summa on vähintään 15 mutta vähemmän kuin 60 minuuttia. Siten 10 minuuttia ja 5 sekuntia siirtoa kohti vastaa 15 minuuttia.',
    },
  },
  'rapid.record.optional': 'Nopeassa shakissa pelaajien ei tarvitse merkitä siirtoja.',
  'rapid.record.claims-kept':
    'Pelaaja, joka ei nopeassa shakissa pidä pöytäkirjaa, säilyttää oikeuden kaikkiin vaatimuksiin, jotka tavallisesti perustuvat pöytäkirjaan, kuten aseman kolmanteen esiintymiseen tai 50 siirtoon.',
  'rapid.record.ask-sheet':
    'Nopeassa shakissa pelaaja saa milloin tahansa pyytää tuomarilta pöytäkirjan merkitäkseen siirtoja.',
  'rapid.penalty.one-minute':
    'Nopeassa shakissa aikarangaistus laittomasta siirrosta ja aiheettomasta tasapelivaatimuksesta on kahden minuutin sijasta yksi minuutti, oli valvonta asianmukaista tai ei.',
  'rapid.sup.ratio': {
    text: 'Nopean shakin kilpailun valvonta on asianmukaista vain, jos yhdellä tuomarilla on valvottavanaan kerralla enintään kolme peliä. Lisäksi jokainen peli on merkittävä pöytäkirjaan.',
    in: {
      'fide-2009':
        'Jotta kilpailusäännöt pätisivät nopeassa shakissa kokonaan, valvonnan on oltava asianmukaista. Yksi tuomari enintään kolmea peliä kohti on tästä vain esimerkki, ei ehdoton raja.',
    },
  },
  'rapid.sup.recorded':
    'Nopean shakin kilpailun valvonta on asianmukaista vain, jos tuomari tai hänen apulaisensa merkitsee jokaisen pelin siirrot muistiin, mahdollisuuksien mukaan myös sähköisesti. Lisäksi yhdellä tuomarilla saa olla valvottavanaan enintään kolme peliä.',
  'rapid.sup.effect': {
    text: 'Kun valvonta on asianmukaista, kilpailusäännöt pätevät nopeassa shakissa kokonaan. Pelaajien ei silloinkaan tarvitse merkitä siirtoja, ja aikarangaistus on yksi minuutti.',
    in: {
      'fide-2018':
        'Kun valvonta on asianmukaista, kilpailusäännöt pätevät nopeassa shakissa kokonaan. Pelaajien ei silloinkaan tarvitse merkitä siirtoja.',
      'fide-2017':
        'Kun valvonta on asianmukaista, kilpailusäännöt pätevät nopeassa shakissa kokonaan. Pelaajien ei silloinkaan tarvitse merkitä siirtoja.',
      'fide-2009':
        'Kun valvonta on asianmukaista, kilpailusäännöt pätevät nopeassa shakissa kokonaan. Pelaajien ei silloinkaan tarvitse merkitä siirtoja.',
    },
  },
  'rapid.sup.show-sheet':
    'Asianmukaisesti valvotussa nopeassa shakissa siirtovuorossa oleva pelaaja saa milloin tahansa pyytää tuomaria tai tämän apulaista näyttämään pelin virallisen pöytäkirjan. Kelloa ei pysäytetä sen vuoksi.',
  'rapid.sup.show-sheet.limit':
    'Asianmukaisesti valvotussa nopeassa shakissa pelaaja saa pyytää virallista pöytäkirjaa nähtäväkseen enintään viisi kertaa pelissä. Jokainen sen jälkeinen pyyntö katsotaan vastustajan häiritsemiseksi, ja siitä rangaistaan sellaisena.',
  'rapid.unsup.base':
    'Alkuasemaa, kellojen asetuksia, laittomia siirtoja ja merkkilipun putoamista koskevat erityissäännöt. Muilta osin noudatetaan kilpailusääntöjä.',
  'rapid.unsup.setup.window': {
    text: 'Nappuloiden väärästä alkuasemasta tai laudan väärästä asennosta ei voi enää esittää vaatimusta, kun kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa. Peli jatkuu.',
    in: {
      'fide-2009':
        'Nappuloiden väärästä alkuasemasta tai laudan väärästä asennosta ei voi enää esittää vaatimusta, kun kumpikin pelaaja on suorittanut loppuun kolme siirtoa. Peli jatkuu.',
    },
  },
  'rapid.unsup.setup.before-window': {
    text: 'Tavallisia sääntöjä noudatetaan, kunnes kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa. Väärästä alkuasemasta alkanut peli mitätöidään, ja pelataan uusi. Väärin päin olevalta laudalta asema siirretään oikein asetetulle.',
    in: {
      'fide-2009':
        'Tavallisia sääntöjä noudatetaan, kunnes kumpikin pelaaja on suorittanut loppuun kolme siirtoa. Väärästä alkuasemasta alkanut peli mitätöidään, ja pelataan uusi. Väärin päin olevalta laudalta asema siirretään oikein asetetulle.',
    },
  },
  'rapid.unsup.clock.window': {
    text: 'Kellojen asetuksia ei saa enää muuttaa, kun kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa, ellei kilpailun aikataulu muuten kärsisi.',
    in: {
      'fide-2009':
        'Kellojen vääristä asetuksista ei voi enää esittää vaatimusta, kun kumpikin pelaaja on suorittanut loppuun kolme siirtoa.',
    },
  },
  'rapid.unsup.clock.schedule-exception':
    'Tuomari saa korjata kellojen asetukset vielä senkin jälkeen, kun kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa, jos kilpailun aikataulu muuten kärsisi.',
  'rapid.unsup.castle.wrong-king': {
    text: 'Jos kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa ja vasta sitten käy ilmi, että kuningas oli asetettu väärään ruutuun, kyseinen kuningas ei saa linnoittua. Vastustajan oikein asetettu kuningas saa.',
    in: {
      'fide-2009':
        'Jos kumpikin pelaaja on suorittanut loppuun kolme siirtoa ja vasta sitten käy ilmi, että kuninkaan ja saman pelaajan kuningattaren paikat olivat vaihtuneet, kyseinen kuningas ei saa linnoittua. Vastustajan oikein asetettu kuningas saa.',
    },
  },
  'rapid.unsup.castle.wrong-rook':
    'Jos kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa ja vasta sitten käy ilmi, että torni oli asetettu väärään ruutuun, linnoitus tämän tornin kanssa ei ole sallittu. Toisen tornin kanssa se on.',
  'rapid.unsup.touch.on-request':
    'Tuomari ratkaisee kosketettuja nappuloita ja siirtojen tekemistä koskevat asiat vain, jos toinen tai molemmat pelaajat sitä pyytävät.',
  'rapid.unsup.illegal.completed':
    'Laiton siirto on suoritettu loppuun, kun pelaaja on painanut kelloaan. Sitä ennen hänen on korjattava siirto, eikä siitä rangaista.',
  'rapid.unsup.illegal.window':
    'Vastustaja voi esittää vaatimuksen loppuun suoritetusta laittomasta siirrosta vain, ennen kuin hän on tehnyt oman seuraavan siirtonsa. Pelkkä nappulan koskettaminen ei vie tätä oikeutta.',
  'rapid.unsup.illegal.arbiter-passive':
    'Tuomari ratkaisee laittoman siirron vasta, kun vastustaja on esittänyt siitä vaatimuksen. Jos tuomari vain huomaa sen, hän ei puutu asiaan, paitsi jos molemmat kuninkaat ovat shakissa tai korotus on jäänyt kesken.',
  'rapid.unsup.illegal.arbiter-active':
    'Tuomarin, joka huomaa loppuun suoritetun laittoman siirron, on puututtava siihen itse, jos vastustaja ei ole vielä tehnyt seuraavaa siirtoaan.',
  'rapid.unsup.illegal.scope': {
    text: 'Laittomaksi siirroksi katsotaan loppuun suoritettu laiton siirto, myös kuninkaan lyöminen; viimeiselle riville korottamatta jätetty sotilas; kellon painaminen siirtoa tekemättä; molempien käsien käyttäminen samaan siirtoon, kun sen jälkeen on painettu kelloa.',
    in: {
      'fide-2018':
        'Laittomaksi siirroksi katsotaan loppuun suoritettu laiton siirto, myös kuninkaan lyöminen; viimeiselle riville korottamatta jätetty sotilas; kellon painaminen siirtoa tekemättä; molempien käsien käyttäminen linnoituksessa, lyönnissä tai korotuksessa, kun sen jälkeen on painettu kelloa.',
      'fide-2017':
        'Laittomaksi siirroksi katsotaan loppuun suoritettu laiton siirto, myös kuninkaan lyöminen, ja viimeiselle riville korottamatta jätetty sotilas; samoin kellon painaminen siirtoa tekemättä ja molempien käsien käyttäminen linnoituksessa, lyönnissä tai korotuksessa, ellei kilpailussa ole määrätty, että ensimmäisestä tällaisesta rikkomuksesta annetaan kaksi minuuttia.',
      'fide-2009':
        'Laittomaksi siirroksi katsotaan loppuun suoritettu laiton siirto, kuninkaan lyöminen ja viimeiselle riville korottamatta jätetty sotilas. Molempien käsien käyttämistä ja kellon painamista siirtoa tekemättä ei lasketa.',
    },
  },
  'rapid.unsup.illegal.cost.2009':
    'Jos vastustaja esittää vaatimuksen laittomasta siirrosta ajoissa, sitä edeltänyt asema palautetaan. Sekä pelaajan ensimmäisestä että toisesta laittomasta siirrosta vastustaja saa kaksi minuuttia lisäaikaa. Kolmannesta pelaaja häviää pelin. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
  'rapid.unsup.illegal.cost.2017':
    'Pelaaja häviää pelin jo ensimmäisestä loppuun suorittamastaan laittomasta siirrosta, jos tuomari huomaa sen tai vastustaja esittää siitä vaatimuksen, ennen kuin vastustaja on tehnyt seuraavan siirtonsa. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
  'rapid.unsup.illegal.cost.2018': {
    text: 'Jos laiton siirto huomataan tai siitä esitetään vaatimus ajoissa, se korjataan. Pelaajan ensimmäisestä vastustaja saa yhden minuutin lisäaikaa, toisesta pelaaja häviää pelin. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
    in: {
      'fide-2018':
        'Jos laiton siirto huomataan tai siitä esitetään vaatimus ajoissa, se korjataan. Pelaajan ensimmäisestä vastustaja saa kaksi minuuttia lisäaikaa, toisesta pelaaja häviää pelin. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
    },
  },
  'rapid.unsup.illegal.draw-exception':
    'Pelaaja, joka häviäisi pelin laittoman siirron vuoksi, saa sen sijaan tasapelin, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
  'rapid.unsup.illegal.stands':
    'Laiton siirto jää voimaan, jos kukaan ei esitä pätevää vaatimusta eikä puutu siihen, ennen kuin vastustaja on tehnyt seuraavan siirtonsa. Peli jatkuu.',
  'rapid.unsup.illegal.mutual-correction':
    'Kun vastustaja on tehnyt seuraavan siirtonsa, laiton siirto voidaan korjata enää vain, jos pelaajat sopivat siitä keskenään ilman tuomaria.',
  'rapid.unsup.both-kings.intervene-2009':
    'Jos molemmat kuninkaat ovat shakissa tai korotus on jäänyt kesken, tuomari puuttuu asiaan, mikäli mahdollista, vaikka kukaan ei ole esittänyt vaatimusta.',
  'rapid.unsup.illegal-position.draw':
    'Jos tuomari huomaa, että molemmat kuninkaat ovat shakissa tai sotilas on viimeisellä rivillään, hän odottaa, kunnes seuraava siirto on suoritettu loppuun. Jos laudalla on silloin yhä laiton asema, hän julistaa pelin tasapeliksi.',
  'rapid.unsup.flag.by-claim':
    'Merkkilipun katsotaan pudonneen vasta, kun jompikumpi pelaaja on esittänyt siitä pätevän vaatimuksen.',
  'rapid.unsup.flag.arbiter-silent':
    'Tuomari ei saa huomauttaa merkkilipun putoamisesta. Hän saa tehdä niin vain, kun molemmat merkkiliput ovat pudonneet.',
  'rapid.unsup.flag.arbiter-calls': {
    text: 'Tuomarin, joka huomaa merkkilipun pudonneen, on ilmoitettava siitä vaatimusta odottamatta.',
    in: {
      'fide-2017':
        'Tuomari, joka huomaa merkkilipun pudonneen, saa ilmoittaa siitä, mutta hänen ei ole pakko.',
    },
  },
  'rapid.unsup.flag.claim-act': {
    text: 'Pelaaja, joka vaatii voittoa ajalla, saa pysäyttää shakkikellon, ja hänen on ilmoitettava asiasta tuomarille.',
    in: {
      'fide-2009':
        'Pelaajan, joka vaatii voittoa ajalla, on pysäytettävä molemmat kellot ja ilmoitettava asiasta tuomarille.',
    },
  },
  'rapid.unsup.flag.own-flag-up':
    'Vaatimus voitosta ajalla hyväksytään vain, jos kellojen pysäyttämisen jälkeen vaatijan oma merkkilippu on yhä ylhäällä ja vastustajan alhaalla.',
  'rapid.unsup.flag.draw-exception':
    'Vaatimus voitosta ajalla tuottaa vain tasapelin, jos vaatija ei voi millään laillisella siirtosarjalla matittaa pelaajaa, jonka merkkilippu on pudonnut.',
  'rapid.unsup.flag.both-down': {
    text: 'Jos molemmat merkkiliput ovat pudonneet, ajan on ylittänyt se, jonka merkkilippu putosi ensin, jos järjestys voidaan selvittää. Muuten peli on tasapeli: ilman lisäaikaa pelattavien pelien ohjeiden mukaan, jos niistä on ilmoitettu, muussa tapauksessa niitä vastaavasti soveltaen.',
    in: {
      'fide-2017':
        'Jos molemmat merkkiliput ovat pudonneet, kumpikaan pelaaja ei voi enää vaatia voittoa, mutta tuomari saa ilmoittaa, kumpi putosi ensin, jos järjestys voidaan selvittää. Muuten peli on tasapeli: ilman lisäaikaa pelattavien pelien ohjeiden mukaan, jos niistä on ilmoitettu, muussa tapauksessa niitä vastaavasti soveltaen.',
      'fide-2009':
        'Jos molemmat merkkiliput ovat pudonneet, peli on tasapeli riippumatta siitä, kumpi putosi ensin.',
    },
  },
  'rapid.regs.declare':
    'Nopean shakin kilpailun säännöissä on määrättävä koko kilpailua varten, noudatetaanko asianmukaisesti valvottujen vai ilman asianmukaista valvontaa pelattavien pelien sääntöjä.',
}
