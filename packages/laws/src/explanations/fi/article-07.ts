import type { Explanations } from '../explanation.js'

/** Article 7: irregularities. */
export const article07: Explanations = {
  'irreg.restore-times':
    'Kun nappulat on sääntöjenvastaisuuden vuoksi palautettava aiempaan asemaan, tuomari määrää shakkikellon ajat parhaan harkintansa mukaan.',
  'irreg.keep-times':
    'Kun aiempi asema palautetaan, tuomarilla on myös oikeus jättää kellojen ajat ennalleen.',
  'irreg.move-counter':
    'Kun aiempi asema palautetaan, tuomari korjaa tarvittaessa myös kellon siirtolaskurin.',
  'irreg.initial-position': {
    text: 'Jos pelin aikana huomataan, että alkuasema oli väärä, peli mitätöidään ja pelataan uusi peli. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa tämä ei ole enää mahdollista, kun kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa.',
    in: {
      'fide-2009':
        'Jos pelin aikana huomataan, että alkuasema oli väärä, peli mitätöidään ja pelataan uusi peli. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa tämä ei ole enää mahdollista, kun kumpikin pelaaja on suorittanut loppuun kolme siirtoa.',
      'finland-blitz-2008':
        'Jos huomataan, ennen kuin kumpikin pelaaja on tehnyt kolme siirtoa, että alkuasema oli väärä, peli mitätöidään ja pelataan uusi peli. Sen jälkeen peli jatkuu.',
    },
  },
  'irreg.board-orientation': {
    text: 'Jos pelin aikana huomataan, että lauta on väärin päin, asema siirretään oikein asetetulle laudalle ja peliä jatketaan. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa tästä ei voi enää esittää vaatimusta, kun kumpikin pelaaja on suorittanut loppuun kymmenen siirtoa.',
    in: {
      'fide-2009':
        'Jos pelin aikana huomataan, että lauta on väärin päin, asema siirretään oikein asetetulle laudalle ja peliä jatketaan. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa tästä ei voi enää esittää vaatimusta, kun kumpikin pelaaja on suorittanut loppuun kolme siirtoa.',
      'finland-blitz-2008':
        'Jos huomataan, ennen kuin kumpikin pelaaja on tehnyt kolme siirtoa, että lauta on väärin päin, asema siirretään oikein asetetulle laudalle ja peliä jatketaan. Sen jälkeen pelataan laudan asentoa muuttamatta.',
    },
  },
  'irreg.colours-reversed': {
    text: 'Jos peli on aloitettu kääntövärein, se lopetetaan ja pelataan uusi peli oikeilla väreillä, ellei kumpikin pelaaja ole jo tehnyt kymmentä siirtoa. Kun molemmat ovat tehneet vähintään kymmenen siirtoa, peli jatkuu.',
    in: {
      'fide-2009':
        'Jos peli on aloitettu kääntövärein, sitä jatketaan, ellei tuomari päätä toisin.',
    },
  },
  'irreg.displaced-own-time':
    'Pelaajan, joka siirtää vahingossa paikaltaan tai kaataa yhden tai useamman nappulan, on palautettava asema omalla ajallaan.',
  'irreg.displaced-stop':
    'Kun nappuloita on joutunut epäjärjestykseen, kumpi tahansa pelaaja pysäyttää tarvittaessa kellot ja kutsuu tuomarin.',
  'irreg.displaced-penalty':
    'Tuomari voi rangaista pelaajaa, joka on saattanut nappuloita epäjärjestykseen.',
  'illegal.completed-when':
    'Laiton siirto on suoritettu loppuun, kun pelaaja on painanut kelloaan. Sitä ennen hänen on korjattava siirto kosketettua nappulaa koskevien sääntöjen mukaan, eikä laittomasta siirrosta rangaista.',
  'illegal.restore': {
    text: 'Jos pelin aikana havaitaan, että laiton siirto on suoritettu loppuun, palautetaan sitä välittömästi edeltänyt asema, ja kaikki myöhemmät siirrot raukeavat. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa tämä on mahdollista vain, ennen kuin vastustaja on tehnyt seuraavan siirtonsa.',
    in: {
      'fide-2017':
        'Jos pelin aikana havaitaan, että laiton siirto on suoritettu loppuun, palautetaan sitä välittömästi edeltänyt asema, ja kaikki myöhemmät siirrot raukeavat. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa asemaa ei palauteta: pelaaja häviää siirron vuoksi pelin, jos tuomari huomaa sen tai vastustaja esittää siitä vaatimuksen, ennen kuin vastustaja on tehnyt seuraavan siirtonsa; muuten siirto jää voimaan.',
      'fide-2009':
        'Jos pelin aikana havaitaan, että laiton siirto on suoritettu loppuun, palautetaan sitä välittömästi edeltänyt asema, ja kaikki myöhemmät siirrot raukeavat. Nopeassa shakissa ilman asianmukaista valvontaa vastustajan on esitettävä vaatimus, ennen kuin hän on tehnyt oman seuraavan siirtonsa. Pikashakissa ilman asianmukaista valvontaa asemaa ei palauteta: tällaisella vaatimuksella vastustaja voittaa pelin, ja ilman sitä siirto jää voimaan.',
    },
  },
  'illegal.restore-fallback':
    'Jos välittömästi ennen laitonta siirtoa ollutta asemaa ei voida selvittää, peliä jatketaan viimeisestä sitä edeltäneestä asemasta, joka pystytään selvittämään.',
  'illegal.replacement': {
    text: 'Laittoman siirron korvaavaa siirtoa koskevat säännöt kosketetuista nappuloista ja jo tehdyistä siirroista: kosketettua nappulaa on siirrettävä tai se on lyötävä, jos se on laillisella siirrolla mahdollista, muuten saa tehdä minkä tahansa laillisen siirron. Sen jälkeen peli jatkuu palautetusta asemasta.',
    in: {
      'finland-blitz-2008':
        'Pelaajaa, joka korjaa oman laittoman siirtonsa ennen kellonsa pysäyttämistä, sitovat kosketettuja nappuloita koskevat säännöt: kosketettua nappulaa on siirrettävä tai se on lyötävä, jos se on laillisella siirrolla mahdollista, muuten saa tehdä minkä tahansa laillisen siirron.',
    },
  },
  'illegal.clocks': {
    text: 'Kun asema on palautettu laittoman siirron vuoksi, tuomari määrää kellojen ajat parhaan harkintansa mukaan; hän voi myös jättää ne ennalleen.',
    in: {
      'fide-2009':
        'Kun asema on palautettu laittoman siirron vuoksi, tuomari määrää kellojen ajat parhaan harkintansa mukaan.',
    },
  },
  'illegal.king-capture':
    'Vastustajan kuninkaan lyöminen on laiton siirto, ja sitä käsitellään sellaisena; sillä ei voita peliä.',
  'illegal.unpromoted': {
    text: 'Jos pelaaja siirtää sotilaan viimeiselle riville ja painaa kelloa vaihtamatta sotilasta uuteen nappulaan, siirto on laiton. Sotilas vaihdetaan silloin samanväriseen kuningattareen.',
    in: {
      'fide-2009':
        'Jos pelaaja siirtää sotilaan viimeiselle riville ja painaa kelloa vaihtamatta sotilasta uuteen nappulaan, siirto on laiton. Sitä edeltänyt asema palautetaan; sotilas on korotettava siinä ruudussa, jossa pelaaja irrotti sen kädestään, mutta nappulan hän saa vielä valita vapaasti.',
    },
  },
  'illegal.press-no-move':
    'Jos pelaaja painaa kelloa tekemättä siirtoa, se katsotaan laittomaksi siirroksi ja siitä rangaistaan sellaisena. Asema ei muutu, ja siirtovuoro säilyy samalla pelaajalla.',
  'illegal.two-hands': {
    text: 'Jos pelaaja käyttää samaan siirtoon molempia käsiään, esimerkiksi linnoituksessa, lyönnissä tai korotuksessa, ja painaa sitten kelloa, se katsotaan laittomaksi siirroksi ja siitä rangaistaan sellaisena. Ennen kellon painamista siirto vain tehdään uudelleen yhdellä kädellä.',
    in: {
      'fide-2018':
        'Jos pelaaja käyttää linnoituksessa, lyönnissä tai korotuksessa molempia käsiään ja painaa sitten kelloa, se katsotaan laittomaksi siirroksi ja siitä rangaistaan sellaisena. Ennen kellon painamista siirto vain tehdään uudelleen yhdellä kädellä.',
      'fide-2017':
        'Jos pelaaja käyttää linnoituksessa, lyönnissä tai korotuksessa molempia käsiään, se katsotaan laittomaksi siirroksi ja siitä rangaistaan sellaisena, vaikka pelaaja ei olisi vielä painanut kelloa.',
      'fide-2009':
        'Jokainen siirto on tehtävä vain yhdellä kädellä. Molempien käsien käyttäminen on rikkomus, josta tuomari voi rangaista, mutta sitä ei katsota laittomaksi siirroksi.',
    },
  },
  'illegal.penalty-time': {
    text: 'Pelaajan ensimmäisestä loppuun suoritetusta laittomasta siirrosta tuomari antaa vastustajalle kaksi minuuttia lisäaikaa, nopeassa shakissa ja pikashakissa yhden minuutin.',
    in: {
      'fide-2018':
        'Pelaajan ensimmäisestä loppuun suoritetusta laittomasta siirrosta tuomari antaa vastustajalle kaksi minuuttia lisäaikaa, pikashakissa yhden minuutin.',
      'fide-2017':
        'Pelaajan ensimmäisestä loppuun suoritetusta laittomasta siirrosta tuomari antaa vastustajalle kaksi minuuttia lisäaikaa, pikashakissa yhden minuutin. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa pelaaja häviää pelin jo ensimmäisestä.',
      'fide-2009':
        'Sekä pelaajan ensimmäisestä että toisesta loppuun suoritetusta laittomasta siirrosta tuomari antaa vastustajalle kaksi minuuttia lisäaikaa. Pikashakissa ilman asianmukaista valvontaa aikaa ei lisätä, vaan vastustaja voi heti vaatia voittoa.',
    },
  },
  'illegal.penalty-loss': {
    text: 'Pelaaja häviää pelin toisesta loppuun suorittamastaan laittomasta siirrosta. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
    in: {
      'fide-2017':
        'Pelaaja häviää pelin toisesta loppuun suorittamastaan laittomasta siirrosta, nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa jo ensimmäisestä. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
      'fide-2009':
        'Pelaaja häviää pelin kolmannesta loppuun suorittamastaan laittomasta siirrosta, pikashakissa ilman asianmukaista valvontaa jo ensimmäisestä, jos vastustaja esittää siitä vaatimuksen ennen oman siirtonsa tekemistä. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
    },
  },
  'illegal.counter': {
    text: 'Laittomat siirrot lasketaan kummallekin pelaajalle erikseen koko pelin ajan. Kaikki lajit lasketaan yhteen: laiton siirto, korottamatta jätetty sotilas, kellon painaminen siirtoa tekemättä ja molempien käsien käyttö. Kaksi sääntöjenvastaisuutta samassa siirrossa lasketaan yhdeksi.',
    in: {
      'fide-2017':
        'Laittomat siirrot lasketaan kummallekin pelaajalle erikseen koko pelin ajan. Tämän sääntöversion sanamuodon mukaan kolme ryhmää lasketaan erikseen: laittomat siirrot ja korottamatta jätetyt sotilaat, kahdella kädellä tehdyt siirrot sekä kellon painamiset siirtoa tekemättä. FIDEn kesäkuussa 2017 antaman tulkinnan mukaan ryhmät lasketaan yhteen, ja kaksi sääntöjenvastaisuutta samassa siirrossa lasketaan yhdeksi; kilpailussa määrätään, kumpaa noudatetaan.',
      'fide-2009':
        'Laittomat siirrot lasketaan kummallekin pelaajalle erikseen koko pelin ajan; mukaan luetaan myös korottamatta jätetty sotilas ja kuninkaan lyöminen. Molempien käsien käyttöä ja kellon painamista siirtoa tekemättä ei lasketa.',
    },
  },
  'illegal.loss-draw':
    'Pelaaja, joka häviäisi laittomien siirtojen vuoksi, saa sen sijaan tasapelin, jos vastustaja ei palautetussa asemassa voi tehdä mattia millään laillisella siirtosarjalla.',
  'irreg.displaced-later':
    'Jos pelin aikana huomataan, että jokin nappula on joutunut pois ruudustaan, palautetaan sitä edeltänyt asema tai, ellei sitä voida selvittää, viimeinen sitä edeltänyt asema, joka pystytään selvittämään. Tuomari määrää ajat, ja peli jatkuu; tätä ei katsota laittomaksi siirroksi.',
}
