import type { Explanations } from '../explanation.js'

/** The Finnish national blitz rules of 2008. */
export const finlandBlitz: Explanations = {
  'fb.base':
    'Pelissä noudatetaan FIDEn shakkisääntöjä, elleivät Suomen pikashakkisäännöt niistä poikkea.',
  'fb.time.fixed':
    'Kummankin pelaajan on tehtävä kaikki siirtonsa ennalta määrätyssä ajassa, joka on tavallisesti viisi minuuttia.',
  'fb.time.increment':
    'Kaikille siirroille yhteisen ajan sijasta voidaan käyttää perusaikaa ja jokaisesta siirrosta saatavaa lisäaikaa (Fischer-aika).',
  'fb.clock.flag':
    'Jokaisessa kellossa on oltava merkkilippu tai vastaava laite, joka osoittaa ajan loppuneen.',
  'fb.clock.direction':
    'Tuomari voi määrätä ennen kilpailun alkua, mihin suuntaan kellotaulujen on näytettävä.',
  'fb.seat.black': 'Mustilla nappuloilla pelaava valitsee, kummalla puolella lautaa hän istuu.',
  'fb.clock.same-hand': 'Kelloa on painettava sillä kädellä, jolla siirto tehtiin.',
  'fb.record.none': 'Pelaajien ei tarvitse merkitä siirtoja pöytäkirjaan.',
  'fb.setup.window':
    'Kun kumpikin pelaaja on tehnyt vähintään kolme siirtoa, alkuasemasta, laudan asennosta tai kellojen asetuksista ei voi enää huomauttaa. Peli jatkuu.',
  'fb.castle.swapped':
    'Jos pelaajan kuningas ja kuningatar olivat alkuasemassa vaihtaneet paikkaa ja kumpikin pelaaja on jo tehnyt kolme siirtoa, tämä pelaaja saa linnoittua lyhyesti a-linjan suuntaan (kuningas d1–b1, torni a1–c1) ja pitkästi h-linjan suuntaan (kuningas d1–f1, torni h1–e1); musta vastaavasti kahdeksannella rivillä. Muut linnoituksen ehdot pysyvät samoina.',
  'fb.clock.touch': 'Pelaaja saa koskea kelloon vain painaakseen sitä tai suoristaakseen sen.',
  'fb.clock.proper': 'Kelloa on kohdeltava asianmukaisesti; sitä ei saa lyödä eikä nostaa.',
  'fb.clock.right-to-press': 'Siirtonsa tehneellä pelaajalla on aina oikeus painaa kelloa.',
  'fb.clock.no-hover': 'Pelaaja ei saa pitää kättään kellon painikkeella eikä sen yläpuolella.',
  'fb.displace.own-time':
    'Pelaajan, joka saattaa yhden tai useamman nappulan epäjärjestykseen, on palautettava asema oman kellonsa käydessä.',
  'fb.displace.restart':
    'Tarvittaessa vastustaja saa käynnistää nappulat epäjärjestykseen saattaneen pelaajan kellon, jotta tämä palauttaa aseman omalla ajallaan.',
  'fb.displace.bonus':
    'Tuomari voi antaa lisäaikaa nappulat epäjärjestykseen saattaneen pelaajan vastustajalle.',
  'fb.touch.restart':
    'Jos pelaaja koskettaa yhtä nappulaa ja siirtää sitten toista, vastustaja saa käynnistää pelaajan kellon ja vaatia tätä siirtämään ensin kosketettua nappulaa.',
  'fb.promo.stop':
    'Jos sotilas on siirretty viimeiselle riville eikä korotusnappulaa ole saatavilla, kumpi tahansa pelaaja saa pysäyttää kellot sen hakemiseksi.',
  'fb.promo.claim':
    'Jos pelaaja jättää viimeiselle riville siirtämänsä sotilaan korottamatta ja painaa kelloa, vastustaja voi esittää vaatimuksen laittomasta siirrosta ja voittaa, jos hän tekee sen ajoissa.',
  'fb.promo.stays':
    'Jos vastustaja ei esitä vaatimusta, korottamaton sotilas jää viimeiselle riville eikä sitä voi enää myöhemmin korottaa. Sillä ei ole siirtoja, eikä se uhkaa mitään, mutta sen voi lyödä.',
  'fb.illegal.self-correct':
    'Pelaaja saa korjata oman laittoman siirtonsa niin kauan kuin hän ei ole pysäyttänyt kelloaan.',
  'fb.illegal.unnoticed':
    'Laiton siirto, jota kumpikaan pelaaja ei huomannut ajoissa, jää voimaan: sitä ei voi jälkeenpäin korjata eikä sen perusteella voi vaatia mitään.',
  'fb.illegal.touch':
    'Kosketussääntö sitoo myös laittoman siirron korvaavaa siirtoa: jos se on laillisesti mahdollista, on siirrettävä kosketettua nappulaa tai lyötävä vastustajan kosketettu nappula.',
  'fb.illegal.completed':
    'Laiton siirto on suoritettu loppuun, kun pelaaja on pysäyttänyt oman kellonsa ja käynnistänyt vastustajan kellon; siitä lähtien vastustaja voi vaatia voittoa.',
  'fb.win.mate': 'Pelaaja, joka tekee matin, voittaa pelin.',
  'fb.win.resign': 'Pelaaja, jonka vastustaja luovuttaa, voittaa.',
  'fb.win.flag.claim':
    'Pelaaja voittaa ajalla vain, jos vastustajan merkkilippu putosi ensin, pelaaja itse osoittaa tämän ja pysäyttää kellonsa oman merkkilippunsa ollessa vielä ylhäällä; lisäksi hänellä on oltava riittävä materiaali tai hänen on heti osoitettava pakotettu matti.',
  'fb.win.flag.both-down-draw':
    'Jos molempien pelaajien aika on loppunut, peli on tasapeli, vaikka digitaalikello näyttäisi, kumman aika loppui ensin.',
  'fb.win.flag.material':
    'Aikavoittoon pelaaja tarvitsee materiaalin, jolla matin voi pakottaa yksinäistä kuningasta vastaan riippumatta siitä, mitä vastustajalla todella on: kuningattaren, tornin, lähetit molemmanvärisissä ruuduissa, lähetin ja ratsun, kolme ratsua tai sotilaan, jonka voi vielä korottaa.',
  'fb.win.flag.forced-line':
    'Pelaaja, jolla on vielä aikaa mutta ei riittävää materiaalia, voittaa vastustajan merkkilipun pudottua silti, jos hän heti osoittaa pakotetun mattiin johtavan siirtosarjan.',
  'fb.win.illegal':
    'Ajoissa voittoa vaativa pelaaja voittaa, jos vastustaja on tehnyt laittoman siirron, johon luetaan myös oman kuninkaan jättäminen shakkiin tai altistaminen shakille, ja pysäyttänyt kellonsa. Hän voittaa, vaikka hänellä itsellään ei olisi mattiin riittävää materiaalia.',
  'fb.win.illegal.cutoff':
    'Voittoa laittoman siirron perusteella on vaadittava, ennen kuin pelaaja on tehnyt oman seuraavan siirtonsa laudalla eli irrottanut nappulan kädestään; kellon painaminen ei ole ratkaisevaa.',
  'fb.king-capture.forbidden':
    'Kuningasta ei saa lyödä; pelaaja, jonka vastustaja on jättänyt kuninkaansa shakkiin, vain osoittaa shakin ja vaatii voittoa.',
  'fb.king-capture.loses':
    'Kuninkaan lyönyt pelaaja tuomitaan hävinneeksi, vaikka vastustajan edellinen siirto olisi ollut laiton.',
  'fb.draw.stalemate': 'Peli on tasapeli, kun siirtovuorossa oleva pelaaja on pattitilanteessa.',
  'fb.draw.material':
    'Peli on tasapeli, kun materiaali on supistunut niin vähäiseksi, ettei kumpikaan voi shakkisääntöjen mukaan tehdä mattia millään laillisella siirtosarjalla; aikavoittoa koskeva tiukempi materiaalivaatimus ei päde tässä.',
  'fb.draw.agreed': 'Peli on tasapeli, jos pelaajat sopivat siitä pelin aikana.',
  'fb.draw.both-flags':
    'Jos toinenkin merkkilippu putoaa ensimmäisen jälkeen eikä voittoa ole sitä ennen vaadittu, peli on tasapeli, vaikka digitaalikello näyttäisi järjestyksen.',
  'fb.draw.flag-no-material':
    'Jos pelaajan merkkilippu on pudonnut mutta vastustajalla ei ole materiaalia, jolla matin voi pakottaa yksinäistä kuningasta vastaan, eikä hän heti osoita pakotettua mattia, peli on tasapeli.',
  'fb.draw.no-progress.grounds':
    'Pelaaja voi vaatia tasapeliä ikuisen shakin, aseman toistumisen tai ”kuolleen” aseman perusteella; kuolleessa asemassa peli ei edisty, minkä tahansa laillisen siirron kumpi tahansa tekeekin. Toistojen määrää ei ole säädetty.',
  'fb.draw.no-progress.claim':
    'Vaatiakseen tasapeliä sillä perusteella, ettei peli edisty, pelaajan on pysäytettävä kellonsa ja kutsuttava tuomari; jäljellä olevalla ajalla ei ole merkitystä.',
  'fb.draw.no-progress.test':
    'Jos vastustaja ei suostu vaadittuun tasapeliin, peliä jatketaan ja hänen on pelattava niin, että peli edistyy; ellei edistymistä tuomarin mielestä tapahdu, tuomari julistaa pelin tasapeliksi.',
  'fb.order.events':
    'Jos on sattunut useita pelin ratkaisevia tapahtumia, ensimmäisenä sattunut ratkaisee.',
  'fb.order.fallback':
    'Jos tapahtumien järjestystä ei saada selville, ratkaisee se järjestys, jossa niistä on huomautettu.',
  'fb.order.illegal-vs-flag':
    'Poikkeus: jos ei saada selville, kumpi oli ensin, laiton siirto vai ajan ylitys, laittoman siirron tehnyt pelaaja häviää riippumatta siitä, kummasta huomautettiin ensin.',
  'fb.dispute.stop':
    'Jos syntyy kiista, kumpi tahansa pelaaja saa pysäyttää kellot ja kutsua tuomarin.',
  'fb.penalty.first': 'Ensimmäisestä sääntörikkomuksesta pelaajalle voidaan antaa varoitus.',
  'fb.penalty.second':
    'Toisesta sääntörikkomuksesta samassa pelissä pelaaja voidaan tuomita hävinneeksi.',
  'fb.penalty.repeat':
    'Useissa peleissä toistuvista rikkomuksista tuomari voi määrätä muita rangaistuksia, ankarimmillaan kilpailusta sulkemisen.',
  'fb.arbiter.passive':
    'Tuomari ei saa millään tavalla puuttua peliin, ellei jompikumpi pelaaja sitä vaadi.',
  'fb.arbiter.no-flag-no-illegal':
    'Erityisesti tuomari ei saa huomauttaa merkkilipun putoamisesta eikä laittomasta siirrosta; se on pelaajien asia.',
  'fb.arbiter.clock-hands-off':
    'Tuomari saa ottaa kellon käteensä vain kiistatilanteessa, pelaajien pyynnöstä tai vaihtaakseen viallisen kellon.',
  'fb.spectators': 'Katsojat ja muiden pelien pelaajat eivät saa puuttua peliin.',
  'fb.spectators.replay':
    'Katsojan puututtua peliin, esimerkiksi hänen huomautettuaan pudonneesta merkkilipusta, tuomari voi määrätä, että peli pelataan uudelleen.',
  'fb.spectators.remove': 'Tuomari voi poistaa peliin puuttuvan henkilön pelihuoneistosta.',
  'fb.appeal.none': 'Tuomarin päätös on lopullinen; siitä ei voi valittaa.',
  'fb.appeal.conduct':
    'Tuomarin toiminnasta, ei kuitenkaan hänen päätöksistään, voi valittaa shakkituomaritoimikuntaan.',
}
