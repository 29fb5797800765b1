import type { Explanations } from '../explanation.js'

/** Guidelines III (2009: Article 10 and Appendix D): quickplay finish, games without increment. */
export const guidelines3Quickplay: Explanations = {
  'qpf.def':
    'Pikapeliloppu on pelin vaihe, jossa kaikki jäljellä olevat siirrot on pelattava rajatussa ajassa.',
  'qpf.announced':
    'Ilman lisäaikaa pelattavia pelejä koskevat ohjeet ovat voimassa vain, jos niiden käytöstä kilpailussa on ilmoitettu etukäteen; muuten pikapelilopun tasapelivaatimusta ei ole.',
  'qpf.scope.no-increment':
    'Pikapeliloppua koskevia ohjeita sovelletaan vain ilman siirtokohtaista lisäaikaa pelattaviin pitkiin peleihin ja nopean shakin peleihin.',
  'qpf.scope.no-blitz': {
    text: 'Pikapeliloppua koskevia ohjeita ei sovelleta pikashakkiin koskaan, oli valvonta asianmukaista tai ei.',
    in: {
      'fide-2009':
        'Pikashakissa ilman asianmukaista valvontaa pikapelilopun tasapelivaatimusta ei voi esittää. Jos jokaisella pelillä on oma tuomarinsa, vaatimuksen voi esittää myös pikashakissa.',
    },
  },
  'qpf.both-flags.not-last': {
    text: 'Jos molemmat merkkiliput ovat pudonneet eikä voida selvittää, kumpi putosi ensin, peli jatkuu, ellei kyseessä ole viimeinen jakso. Tämä koskee vain pitkiä pelejä ja nopeaa shakkia ilman lisäaikaa ja vain, jos tällaisten pelien ohjeiden käytöstä on ilmoitettu etukäteen.',
    in: {
      'fide-2009':
        'Jos molemmat merkkiliput ovat pudonneet eikä voida selvittää, kumpi putosi ensin, peli jatkuu, ellei kyseessä ole viimeinen jakso. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa peli on kuitenkin tasapeli.',
    },
  },
  'qpf.both-flags.last': {
    text: 'Jos molemmat merkkiliput ovat pudonneet jaksossa, jossa kaikki jäljellä olevat siirrot on suoritettava loppuun, eikä voida selvittää, kumpi putosi ensin, peli on tasapeli. Tämä koskee vain pitkiä pelejä ja nopeaa shakkia ilman lisäaikaa ja vain, jos tällaisten pelien ohjeiden käytöstä on ilmoitettu etukäteen.',
    in: {
      'fide-2009':
        'Jos molemmat merkkiliput ovat pudonneet jaksossa, jossa kaikki jäljellä olevat siirrot on suoritettava loppuun, eikä voida selvittää, kumpi putosi ensin, peli on tasapeli.',
    },
  },
  'qpf.incr.request':
    'Siirtovuorossa oleva pelaaja, jonka kellossa on aikaa alle kaksi minuuttia, voi pyytää, että molemmille pelaajille otetaan käyttöön viiden sekunnin lisäaika siirtoa kohti.',
  'qpf.incr.is-draw-offer':
    'Viiden sekunnin lisäaikaa koskeva pyyntö on samalla tasapelitarjous: jos vastustaja hyväksyy sen, peli on tasapeli.',
  'qpf.incr.granted':
    'Jos vastustaja hylkää tasapelin ja tuomari suostuu pyyntöön, kelloihin asetetaan molemmille pelaajille viiden sekunnin lisäaika siirtoa kohti, vastustaja saa kaksi minuuttia lisäaikaa ja peli jatkuu.',
  'qpf.incr.refused':
    'Jos tuomari ei suostu lisäaikaa koskevaan pyyntöön, peli jatkuu entisin kellonasetuksin eikä kumpikaan saa lisäaikaa.',
  'qpf.claim.when':
    'Pelaaja voi pikapelilopussa vaatia tasapeliä vain, jos hän on siirtovuorossa, hänen kellossaan on aikaa alle kaksi minuuttia eikä hänen merkkilippunsa ole vielä pudonnut. Tasan kaksi minuuttia on liikaa.',
  'qpf.claim.only-if-no-incr':
    'Tasapeliä voi pikapelilopussa vaatia vain silloin, kun viiden sekunnin siirtokohtaista lisäaikaa ei käytetä.',
  'qpf.claim.act':
    'Pelaaja, joka pikapelilopussa vaatii tasapeliä, kutsuu tuomarin ja saa sitä varten pysäyttää shakkikellon.',
  'qpf.claim.ground.cannot':
    'Pikapelilopussa esitetyn tasapelivaatimuksen perusteena voi olla, ettei vastustaja voi voittaa normaalein keinoin. Tuomari arvioi, onko näin.',
  'qpf.claim.ground.no-effort':
    'Pikapelilopussa esitetyn tasapelivaatimuksen perusteena voi olla, ettei vastustaja yritä voittaa normaalein keinoin. Tuomari arvioi, onko näin.',
  'qpf.claim.is-draw-offer':
    'Pikapelilopussa esitetty tasapelivaatimus on myös tasapelitarjous: jos vastustaja hyväksyy sen, peli on tasapeli ilman tuomarin ratkaisua.',
  'qpf.rule.agree':
    'Jos tuomari pikapelilopussa esitetyn vaatimuksen johdosta toteaa, ettei vastustaja voi voittaa normaalein keinoin tai ettei hän yritä sitä, hän tuomitsee pelin tasapeliksi.',
  'qpf.rule.postpone-or-reject':
    'Jos tuomari ei ole vakuuttunut siitä, että pikapelilopussa esitetty vaatimus on aiheellinen, hän joko lykkää päätöstään tai hylkää vaatimuksen.',
  'qpf.postpone.time':
    'Jos tuomari lykkää päätöstään pikapelilopussa esitetystä vaatimuksesta, hän voi antaa vastustajalle kaksi minuuttia lisäaikaa, mutta hänen ei ole pakko.',
  'qpf.postpone.play-on':
    'Jos tuomari lykkää päätöstään pikapelilopussa esitetystä vaatimuksesta, peli jatkuu, mikäli mahdollista tuomarin läsnä ollessa.',
  'qpf.postpone.decide-when':
    'Pikapelilopussa esitetyn vaatimuksen, jonka ratkaisua on lykätty, tuomari ratkaisee myöhemmin pelin aikana tai mahdollisimman pian sen jälkeen, kun kumman tahansa pelaajan merkkilippu on pudonnut.',
  'qpf.postpone.draw-test': {
    text: 'Lykättyään päätöstä pikapelilopussa esitetystä vaatimuksesta tuomari tuomitsee pelin tasapeliksi, jos sen pelaajan vastustaja, jonka merkkilippu on pudonnut, ei voi voittaa normaalein keinoin tai ei ole riittävästi yrittänyt sitä. Muuten merkkilipun putoaminen ratkaisee pelin.',
    in: {
      'fide-2009':
        'Lykättyään päätöstä pikapelilopussa esitetystä vaatimuksesta tuomari tuomitsee pelin tasapeliksi, jos loppuasemaa ei voi voittaa normaalein keinoin tai jos vastustaja ei ole riittävästi yrittänyt voittaa normaalein keinoin. Muuten merkkilipun putoaminen ratkaisee pelin.',
    },
  },
  'qpf.reject.time':
    'Jos tuomari hylkää pikapelilopussa esitetyn vaatimuksen, vastustaja saa kaksi minuuttia lisäaikaa ja peli jatkuu. Vaatijan aikaa ei vähennetä.',
  'qpf.final':
    'Tuomarin päätös pikapelilopussa esitetystä tasapelivaatimuksesta (hyväksyminen, lykkääminen tai hylkääminen) on lopullinen, eikä siitä voi valittaa.',
  'qpf.noarb.applies':
    'Jos tuomari ei valvo pelejä pelihuoneistossa, tasapelivaatimus pikapelilopussa päättää pelin; pelaajat merkitsevät loppuaseman muistiin, ja tuomari ratkaisee asian jälkikäteen.',
  'qpf.noarb.claim':
    'Jos pelihuoneistossa ei ole tuomaria, pelaaja, jonka kellossa on aikaa alle kaksi minuuttia, voi vaatia tasapeliä niin kauan kuin hänen merkkilippunsa ei ole pudonnut; hänen ei tarvitse olla siirtovuorossa. Vaatimus päättää pelin heti.',
  'qpf.noarb.ground.cannot':
    'Jos pelihuoneistossa ei ole tuomaria, pelaaja voi esittää vaatimuksen sillä perusteella, ettei vastustaja voi voittaa normaalein keinoin. Hänen on merkittävä loppuasema muistiin, ja vastustajan on vahvistettava se.',
  'qpf.noarb.ground.no-effort':
    'Jos pelihuoneistossa ei ole tuomaria, pelaaja voi esittää vaatimuksen sillä perusteella, ettei vastustaja ole yrittänyt voittaa normaalein keinoin. Hänen on merkittävä loppuasema muistiin ja luovutettava ajan tasalla oleva pöytäkirja, ja vastustajan on vahvistettava molemmat.',
  'qpf.noarb.refer': {
    text: 'Ilman tuomaria pelihuoneistossa esitetty vaatimus siirretään nimetylle tuomarille, joka päättää tuloksen.',
    in: {
      'fide-2009':
        'Ilman tuomaria pelihuoneistossa esitetty vaatimus siirretään tuomarille, joka päättää tuloksen; hänen päätöksensä on lopullinen.',
    },
  },
  'qpf.normal-means':
    'Normaalein keinoin voittaminen tarkoittaa, että pelaaja pelaa aktiivisesti voitosta tai että hänen asemassaan on todellinen mahdollisuus voittaa muutenkin kuin vastustajan merkkilipun putoamisella.',
}
