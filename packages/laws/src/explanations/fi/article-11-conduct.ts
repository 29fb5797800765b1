import type { Explanations } from '../explanation.js'

/** Article 11 (2009: 12): the conduct of the players. */
export const article11Conduct: Explanations = {
  'conduct.disrepute': 'Pelaajat eivät saa tehdä mitään, mikä vahingoittaa shakin mainetta.',
  'venue.definition': {
    text: 'Pelihuoneistoon kuuluvat pelitila, lepotilat, WC-tilat, kahvio, tupakointiin varattu alue ja muut tuomarin määräämät paikat.',
    in: {
      'fide-2009':
        'Pelihuoneistoon kuuluvat pelitila, lepotilat, kahvio, tupakointiin varattu alue ja muut tuomarin määräämät paikat.',
    },
  },
  'venue.area': 'Pelitila on paikka, jossa kilpailun pelit pelataan.',
  'venue.leave': 'Pelaaja saa poistua pelihuoneistosta vain tuomarin luvalla.',
  'venue.leave-on-move':
    'Siirtovuorossa oleva pelaaja saa poistua pelitilasta vain tuomarin luvalla.',
  'venue.access':
    'Henkilö, joka ei ole pelaaja eikä tuomari, saa tulla pelitilaan vain tuomarin luvalla.',
  'venue.report':
    'Kilpailun säännöissä voidaan vaatia, että pelaaja, joka ei ole siirtovuorossa, ilmoittaa tuomarille, jos hän haluaa poistua pelitilasta.',
  'conduct.no-aids':
    'Pelin aikana pelaaja ei saa käyttää muistiinpanoja, tietolähteitä tai neuvoja eikä analysoida mitään peliä toisella shakkilaudalla.',
  'device.ban': {
    text: 'Pelin aikana pelaajalla ei saa olla pelihuoneistossa mitään elektronista laitetta, jota tuomari ei ole erikseen hyväksynyt.',
    in: {
      'fide-2009':
        'Ilman tuomarin lupaa pelaajalla ei saa olla pelihuoneistossa matkapuhelinta tai muuta elektronista kommunikaatiolaitetta, ellei se ole täysin suljettuna.',
    },
  },
  'device.bag':
    'Kilpailun säännöissä voidaan sallia, että täysin suljettu laite on pelaajan laukussa, joka on sijoitettu tuomarin kanssa sovitulla tavalla. Kumpikaan pelaaja ei silloin saa käyttää laukkua ilman tuomarin lupaa.',
  'device.sound-2009': {
    text: 'Jos pelaajan matkapuhelimesta tai muusta kommunikaatiolaitteesta kuuluu pelihuoneistossa mikä tahansa ääni, pelaaja häviää pelin ja vastustaja voittaa. Jos vastustaja ei voisi voittaa millään laillisella siirtosarjalla, hän saa vain puoli pistettä.',
    in: {
      'finland-2009':
        'Kilpailuissa, joita ei lasketa FIDEn vahvuuslukuihin, pelaajan puhelimen ääni katsotaan tavalliseksi häiriöksi: ensin huomautus, sitten varoitus, ja jos se vielä toistuu, tuomari voi tuomita pelin hävityksi. FIDEn vahvuuslukuihin laskettavissa kilpailuissa pelaaja häviää pelin äänen takia ja vastustaja voittaa.',
    },
  },
  'device.sound-2009-half': {
    text: 'Jos peli hävitään pelaajan laitteesta kuuluneen äänen takia eikä vastustaja voisi voittaa millään laillisella siirtosarjalla, vastustaja saa puoli pistettä; rikkomuksen tehnyt pelaaja jää ilman pistettä.',
    in: {
      'finland-2009':
        'Jos peli FIDEn vahvuuslukuihin laskettavassa kilpailussa hävitään pelaajan laitteesta kuuluneen äänen takia eikä vastustaja voisi voittaa millään laillisella siirtosarjalla, vastustaja saa puoli pistettä; rikkomuksen tehnyt pelaaja jää ilman pistettä.',
    },
  },
  'device.possession':
    'Jos on ilmeistä, että pelaajalla on pelihuoneistossa mukanaan elektroninen laite, jota ei ole hyväksytty, hän häviää pelin ja vastustaja voittaa, vaikka tämä ei voisi tehdä mattia. Kilpailun säännöissä voidaan määrätä lievempi rangaistus.',
  'device.search':
    'Tuomari voi vaatia, että pelaaja antaa tarkastaa yksityisesti vaatteensa, laukkunsa, muut tavaransa tai kehonsa. Tarkastuksen tekee tuomari tai hänen valtuuttamansa henkilö; tarkastajan on oltava samaa sukupuolta kuin pelaaja. Jos pelaaja kieltäytyy, tuomari määrää hänelle jonkin käytettävissään olevista rangaistuksista.',
  'conduct.smoking': {
    text: 'Tupakointi, sähkösavukkeet mukaan lukien, on sallittu vain tuomarin siihen osoittamassa pelihuoneiston osassa.',
    in: {
      'fide-2009':
        'Tupakointi on sallittu vain tuomarin siihen osoittamassa pelihuoneiston osassa.',
    },
  },
  'conduct.spectator': 'Pelaajaa, jonka peli on päättynyt, pidetään katsojana.',
  'conduct.no-disturb':
    'Vastustajaa ei saa häiritä eikä ärsyttää millään tavalla. Kiellettyjä ovat myös perusteettomat vaatimukset, perusteettomat tasapelitarjoukset ja melun lähteen tuominen pelitilaan.',
  'conduct.penalty-link': {
    text: 'Pelaajalle, joka rikkoo jotakin käyttäytymissääntöä (shakin maine, poistuminen pelihuoneistosta tai pelitilasta, apuvälineet ja laitteet, tupakointi, vastustajan häiritseminen), määrätään jokin tuomarin käytettävissä olevista rangaistuksista.',
    in: {
      'fide-2009':
        'Pelaajalle, joka rikkoo jotakin käyttäytymissääntöä (shakin maine, poistuminen pelihuoneistosta tai pelitilasta, apuvälineet ja laitteet, tupakointi, pöytäkirjan väärinkäyttö, vastustajan häiritseminen), määrätään jokin tuomarin käytettävissä olevista rangaistuksista.',
      'finland-blitz-2008':
        'Pelaajaa, joka rikkoo jotakin käyttäytymissääntöä (shakin maine, poistuminen pelihuoneistosta tai pelitilasta, apuvälineet ja laitteet, tupakointi, pöytäkirjan väärinkäyttö, vastustajan häiritseminen), voidaan rangaista: ensimmäisellä kerralla varoituksella, toisella kerralla samassa pelissä pelin häviöllä ja useissa peleissä toistuvista rikkomuksista muilla rangaistuksilla.',
    },
  },
  'conduct.persistent':
    'Pelaaja, joka toistuvasti kieltäytyy noudattamasta shakkisääntöjä, häviää pelin. Tuomari päättää vastustajan pistemäärän.',
  'conduct.both-guilty':
    'Jos molemmat pelaajat toistuvasti kieltäytyvät noudattamasta shakkisääntöjä, peli tuomitaan molempien häviöksi.',
  'conduct.explanation':
    'Pelaaja voi pyytää tuomaria selittämään shakkisääntöjen yksittäisiä kohtia.',
  'appeal.right': {
    text: 'Elleivät kilpailun säännöt määrää toisin, pelaaja voi valittaa mistä tahansa tuomarin päätöksestä, myös allekirjoitettuaan pöytäkirjan.',
    in: {
      'fide-2009':
        'Elleivät kilpailun säännöt määrää toisin, pelaaja voi valittaa mistä tahansa tuomarin päätöksestä paitsi ratkaisusta, joka koskee tasapelivaatimusta pikapelilopussa.',
    },
  },
  'appeal.excluded':
    'Pikapelilopussa esitettyä tasapelivaatimusta koskevasta ratkaisusta ei voi valittaa, pelattiinpa peli tuomarin ollessa pelihuoneistossa tai ilman tuomaria.',
  'conduct.help-reconstruct':
    'Molempien pelaajien on autettava tuomaria aina, kun peli on rekonstruoitava, myös tasapelivaatimusten yhteydessä.',
  'conduct.check-claim':
    'Aseman kolmatta esiintymistä tai 50 siirtoa koskevan vaatimuksen tarkistaminen on pelaajien velvollisuus tuomarin valvonnassa.',
}
