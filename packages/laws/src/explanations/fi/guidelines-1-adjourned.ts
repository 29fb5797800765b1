import type { Explanations } from '../explanation.js'

/** Guidelines I: adjourned games. */
export const guidelines1Adjourned: Explanations = {
  'adjourn.trigger':
    'Jos peli ei ole päättynyt sille varatun ajan loppuessa, tuomari kehottaa siirtovuorossa olevaa pelaajaa tekemään kuorisiirron.',
  'adjourn.seal.write': {
    text: 'Kuorisiirron tekevä pelaaja merkitsee siirtonsa yksiselitteisesti paperiseen pöytäkirjaan.',
    in: {
      'fide-2009':
        'Kuorisiirron tekevä pelaaja merkitsee siirtonsa yksiselitteisesti omaan pöytäkirjaansa.',
      'fide-2017':
        'Kuorisiirron tekevä pelaaja merkitsee siirtonsa yksiselitteisesti omaan pöytäkirjaansa.',
      'fide-2018':
        'Kuorisiirron tekevä pelaaja merkitsee siirtonsa yksiselitteisesti omaan pöytäkirjaansa.',
    },
  },
  'adjourn.seal.envelope':
    'Siirron merkittyään kuorisiirron tekevä pelaaja panee oman ja vastustajansa pöytäkirjan kuoreen ja sulkee sen.',
  'adjourn.seal.stop-clock':
    'Pelaaja pysäyttää shakkikellon vasta, kun kuori on suljettu; vastustajan kelloa ei käynnistetä.',
  'adjourn.seal.changeable':
    'Pelaaja saa muuttaa kuorisiirtoaan siihen asti, kunnes hän on pysäyttänyt shakkikellon.',
  'adjourn.seal.board-move-binds':
    'Jos pelaaja tekee siirron laudalla sen jälkeen, kun tuomari on kehottanut häntä tekemään kuorisiirron, hänen on merkittävä juuri tämä siirto kuorisiirrokseen.',
  'adjourn.early':
    'Siirtovuorossa olevan pelaajan, joka keskeyttää pelin ennen istunnon loppua, katsotaan tehneen kuorisiirron istunnon varsinaisena päättymishetkenä: koko istunnon jäljellä oleva aika lisätään hänen käyttämäänsä aikaan.',
  'adjourn.envelope.names': 'Kuoren päälle on merkittävä molempien pelaajien nimet.',
  'adjourn.envelope.position': 'Kuoren päälle on merkittävä asema välittömästi ennen kuorisiirtoa.',
  'adjourn.envelope.times': 'Kuoren päälle on merkittävä kummankin pelaajan käyttämä aika.',
  'adjourn.envelope.sealer': 'Kuoren päälle on merkittävä, kumpi pelaaja teki kuorisiirron.',
  'adjourn.envelope.number': 'Kuoren päälle on merkittävä kuorisiirron järjestysnumero.',
  'adjourn.envelope.draw-offer':
    'Jos tasapelitarjous on peliä keskeytettäessä vielä voimassa, se on merkittävä kuoren päälle.',
  'adjourn.envelope.resumption':
    'Kuoren päälle on merkittävä pelin jatkamisen päivä, kellonaika ja paikka.',
  'adjourn.envelope.check': 'Tuomari tarkastaa, että kuoren päälle merkityt tiedot ovat oikein.',
  'adjourn.envelope.custody':
    'Tuomari vastaa kuoren turvallisesta säilytyksestä pelin jatkamiseen asti.',
  'adjourn.offer.after-seal':
    'Tasapelitarjous, joka on tehty vastustajan kuorisiirron jälkeen, ei raukea peliä jatkettaessa: se on voimassa, kunnes vastustaja hyväksyy sen, hylkää sen suullisesti tai koskettamalla nappulaa tarkoituksenaan siirtää tai lyödä se, tai kunnes peli päättyy muulla tavoin.',
  'adjourn.resume.setup':
    'Ennen pelin jatkamista laudalle asetetaan asema, joka oli laudalla välittömästi ennen kuorisiirtoa.',
  'adjourn.resume.clocks':
    'Ennen pelin jatkamista kelloihin asetetaan ajat, jotka pelaajat olivat käyttäneet keskeyttämiseen mennessä.',
  'adjourn.end-before.draw':
    'Jos pelaajat sopivat tasapelistä ennen pelin jatkamista, peli on päättynyt eikä kuorisiirrolla ole enää merkitystä.',
  'adjourn.end-before.resign':
    'Jos pelaaja ilmoittaa tuomarille ennen pelin jatkamista luovuttavansa, peli on päättynyt eikä kuorisiirrolla ole enää merkitystä.',
  'adjourn.open.replier-present':
    'Peliä jatkettaessa kuori avataan vasta, kun kuorisiirtoon vastaava pelaaja on läsnä.',
  'adjourn.bad-seal.ambiguous':
    'Jos kuorisiirto voidaan tulkita useammalla kuin yhdellä tavalla, sen tehnyt pelaaja häviää, ellei peli ole jo päättynyt tai automaattisesti tasapeli; jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli.',
  'adjourn.bad-seal.unreadable':
    'Jos kuorisiirto on merkitty niin, ettei sen todellista merkitystä saada selville, sen tehnyt pelaaja häviää, ellei peli ole jo päättynyt tai automaattisesti tasapeli; jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli.',
  'adjourn.bad-seal.illegal':
    'Jos kuorisiirto on laiton, sen tehnyt pelaaja häviää heti ilman uutta yritystä ja ilman aikarangaistuksen mahdollisuutta, ellei peli ole jo päättynyt tai automaattisesti tasapeli; jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli.',
  'adjourn.bad-seal.exceptions': {
    text: 'Virheellinen kuorisiirto ei johda häviöön, jos peli oli jo päättynyt tai jos se on automaattisesti tasapeli: asema on kuollut, sama asema on esiintynyt viidennen kerran, kumpikin on tehnyt 75 siirtoa ilman yhtään sotilaan siirtoa tai lyöntiä, tai vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
    in: {
      'fide-2009':
        'Virheellinen kuorisiirto ei johda häviöön, jos peli oli jo päättynyt tai jos se on tasapeli siksi, että asema on kuollut tai että vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
    },
  },
  'adjourn.resume.replier-present':
    'Kun kuorisiirtoon vastaava pelaaja on paikalla sovittuna aikana, avataan kuori, tehdään kuorisiirto laudalla ja käynnistetään tämän pelaajan kello.',
  'adjourn.resume.replier-absent.clock':
    'Jos kuorisiirtoon vastaava pelaaja on sovittuna aikana poissa, hänen kellonsa käynnistetään, mutta kuorta ei avata.',
  'adjourn.resume.replier-absent.arrival':
    'Saavuttuaan paikalle poissa ollut kuorisiirtoon vastaava pelaaja voi pysäyttää kellonsa ja kutsua tuomarin; sitten kuori avataan, kuorisiirto tehdään laudalla ja hänen kellonsa käynnistetään uudelleen.',
  'adjourn.resume.sealer-absent.seal-reply':
    'Jos kuorisiirron tehnyt pelaaja on poissa, hänen vastustajansa saa laudalla vastaamisen sijasta merkitä vastauksensa pöytäkirjaansa, sulkea sen uuteen kuoreen, pysäyttää oman kellonsa ja käynnistää poissa olevan pelaajan kellon.',
  'adjourn.resume.sealer-absent.custody':
    'Kuoreen suljettu vastaus annetaan tuomarin säilytettäväksi, ja kuori avataan poissa olleen pelaajan saavuttua.',
  'adjourn.late.loss': {
    text: 'Pelaaja, joka saapuu jatkamaan peliä sallittua myöhästymistä myöhemmin, häviää, ellei tuomari toisin päätä tai ellei kuorisiirto ole jo päättänyt peliä. Jos kilpailun säännöt eivät määrää sallittua myöhästymistä, se on nolla.',
    in: {
      'fide-2009':
        'Pelaaja, joka saapuu jatkamaan peliä yli tunnin myöhässä, häviää, elleivät kilpailun säännöt tai tuomari toisin määrää. Kuorisiirron tehnyt pelaaja ei häviä, jos kuorisiirto on mattisiirto tai tuo tasapelin tai jos vastustaja on jo hävinnyt ajan ylityksen vuoksi.',
    },
  },
  'adjourn.late.override': {
    text: 'Tuomari voi päättää, että liian myöhään peliä jatkamaan saapunut pelaaja ei häviä.',
    in: {
      'fide-2009':
        'Kilpailun säännöissä voidaan määrätä tai tuomari voi päättää, että yli tunnin myöhässä peliä jatkamaan saapunut pelaaja ei häviä.',
    },
  },
  'adjourn.late.sealed-mate': {
    text: 'Jos kuorisiirto on mattisiirto, sen tehnyt pelaaja voittaa riippumatta siitä, kumpi pelaaja myöhästyy.',
    in: {
      'fide-2009':
        'Kuorisiirron tehnyt pelaaja voittaa, vaikka hän saapuisi yli tunnin myöhässä, jos hänen kuorisiirtonsa on mattisiirto.',
    },
  },
  'adjourn.late.sealed-draw': {
    text: 'Jos kuorisiirto päättää pelin tasapeliin (patti, kuollut asema, sama asema viidennen kerran tai 75 siirron sääntö), tasapeli pysyy voimassa riippumatta siitä, kumpi pelaaja myöhästyy.',
    in: {
      'fide-2009':
        'Peli on tasapeli, vaikka kuorisiirron tehnyt pelaaja saapuisi yli tunnin myöhässä, jos hänen kuorisiirtonsa johtaa pattiin tai kuolleeseen asemaan.',
    },
  },
  'adjourn.late.present-flagged':
    'Kuorisiirron tehnyt pelaaja, joka saapuu yli tunnin myöhässä, ei häviä, jos laudan ääressä ollut vastustaja on siihen mennessä jo hävinnyt ajan ylityksen vuoksi.',
  'adjourn.both-absent': {
    text: 'Jos sallittu myöhästyminen ei ole nolla eikä kumpikaan pelaaja ole läsnä peliä jatkettaessa, kuorisiirtoon vastaava pelaaja menettää kaiken ajan saapumiseensa asti, elleivät kilpailun säännöt tai tuomari toisin määrää.',
    in: {
      'fide-2009':
        'Jos kumpikaan pelaaja ei ole läsnä peliä jatkettaessa, kuorisiirtoon vastaavan pelaajan kello käynnistetään ja hän menettää kaiken ajan saapumiseensa asti.',
    },
  },
  'adjourn.lost.continue':
    'Jos kuorisiirron sisältävä kuori on kadonnut, peliä jatketaan keskeytysasemasta niillä ajoilla, jotka keskeytettäessä merkittiin.',
  'adjourn.lost.clocks':
    'Jos kuori on kadonnut eikä käytettyjä aikoja saada selville, tuomari asettaa kellot.',
  'adjourn.lost.state-move':
    'Jos kuori on kadonnut, kuorisiirron tehnyt pelaaja tekee laudalla siirron, jonka hän ilmoittaa kuorisiirrokseen.',
  'adjourn.lost.annul':
    'Jos kuori on kadonnut eikä keskeytysasemaa voida palauttaa, peli mitätöidään ja pelataan uusi peli.',
  'adjourn.clock-error.in-time':
    'Jos kello on peliä jatkettaessa asetettu väärin ja jompikumpi pelaaja huomauttaa siitä, ennen kuin on tehnyt ensimmäisen siirtonsa, virhe on korjattava.',
  'adjourn.clock-error.late': {
    text: 'Jos kumpikaan pelaaja ei huomauta väärin asetetusta kellosta ennen ensimmäistä siirtoaan jatketussa pelissä, peli jatkuu ilman korjausta, ellei tuomari toisin päätä.',
    in: {
      'fide-2009':
        'Jos kumpikaan pelaaja ei huomauta väärin asetetusta kellosta ennen ensimmäistä siirtoaan jatketussa pelissä, peli jatkuu ilman korjausta, ellei tuomari katso seurauksia liian ankariksi.',
    },
  },
  'adjourn.session.timepiece': 'Jatkoistunnon kesto mitataan tuomarin kellolla.',
  'adjourn.session.announce': {
    text: 'Jatkoistunnon alkamisaika ilmoitetaan etukäteen.',
    in: {
      'fide-2009': 'Jatkoistunnon alkamis- ja päättymisaika ilmoitetaan etukäteen.',
    },
  },
}
