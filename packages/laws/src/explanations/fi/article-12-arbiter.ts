import type { Explanations } from '../explanation.js'

/** Article 12 (2009: 13): the role of the arbiter. */
export const article12Arbiter: Explanations = {
  'arb.uphold': 'Tuomari huolehtii siitä, että shakkisääntöjä noudatetaan.',
  'arb.fair-play': 'Tuomari varmistaa, että pelataan reilusti.',
  'arb.best-interest': 'Tuomari toimii kilpailun parhaaksi.',
  'arb.environment': 'Tuomari huolehtii siitä, että peliolosuhteet ovat ja pysyvät hyvinä.',
  'arb.undisturbed': 'Tuomari huolehtii siitä, ettei pelaajia häiritä.',
  'arb.supervise': 'Tuomari valvoo kilpailun kulkua.',
  'arb.special-needs':
    'Tuomari ryhtyy erityistoimiin vammaisten pelaajien ja lääkinnällistä apua tarvitsevien pelaajien hyväksi.',
  'arb.anti-cheating': {
    text: 'Tuomari noudattaa reilua peliä koskevia sääntöjä tai ohjeita.',
    in: {
      'fide-2017': 'Tuomari noudattaa huijaamisen estämistä koskevia sääntöjä tai ohjeita.',
      'fide-2018': 'Tuomari noudattaa huijaamisen estämistä koskevia sääntöjä tai ohjeita.',
    },
  },
  'arb.observe':
    'Tuomari seuraa pelejä etenkin silloin, kun pelaajat ovat aikapulassa, panee päätöksensä täytäntöön ja määrää pelaajille tarvittaessa rangaistuksia.',
  'arb.assistants':
    'Tuomari voi nimetä apulaisia seuraamaan pelejä, esimerkiksi kun useat pelaajat ovat aikapulassa.',
  'arb.extra-time':
    'Jos peliä on häiritty ulkoapäin, tuomari voi antaa lisäaikaa toiselle tai molemmille pelaajille.',
  'arb.no-intervene': 'Tuomari saa puuttua peliin vain shakkisäännöissä määrätyissä tapauksissa.',
  'arb.no-move-count': {
    text: 'Tuomari ei kerro pelaajille, montako siirtoa on suoritettu loppuun. Ainoa poikkeus on pöytäkirjojen täydentäminen sen jälkeen, kun ainakin toinen merkkilippu on pudonnut.',
    in: {
      'fide-2009':
        'Tuomari ei kerro pelaajille, montako siirtoa on tehty. Ainoa poikkeus on pöytäkirjojen täydentäminen sen jälkeen, kun ainakin toinen merkkilippu on pudonnut.',
      'finland-blitz-2008': 'Tuomari ei kerro pelaajille, montako siirtoa on tehty.',
    },
  },
  'arb.no-reminders':
    'Tuomari ei huomauta pelaajalle, että vastustaja on siirtänyt tai että pelaaja itse ei ole painanut kelloaan.',
  'arb.report-only': 'Sääntöjenvastaisuuden huomannut saa kertoa siitä vain tuomarille.',
  'arb.no-interference':
    'Katsojat ja muiden pelien pelaajat eivät saa puhua pelistä eivätkä muutenkaan puuttua siihen.',
  'arb.expel': 'Tuomari voi tarvittaessa poistaa pelihuoneistosta sen, joka puuttuu peliin.',
  'arb.phones-anyone':
    'Ilman tuomarin lupaa kukaan ei saa käyttää matkapuhelinta tai muuta kommunikaatiolaitetta pelihuoneistossa eikä tuomarin nimeämillä viereisillä alueilla.',
  'penalty.combine': {
    text: 'Tuomari voi valita seuraavista rangaistuksista: varoitus, lisää aikaa vastustajalle, ajan vähentäminen rikkomuksen tehneeltä, lisää pisteitä vastustajalle, pisteiden vähentäminen rikkomuksen tehneeltä, pelin häviö, etukäteen ilmoitettu sakko, sulkeminen yhdeltä tai useammalta kierrokselta, kilpailusta sulkeminen.',
    in: {
      'fide-2009':
        'Tuomari voi määrätä yhden tai useamman seuraavista rangaistuksista: varoitus, lisää aikaa vastustajalle, ajan vähentäminen rikkomuksen tehneeltä, pelin häviö, pisteiden vähentäminen rikkomuksen tehneeltä, lisää pisteitä vastustajalle, kilpailusta sulkeminen.',
    },
  },
  'penalty.warning': 'Tuomari voi antaa rikkomuksen tehneelle pelaajalle varoituksen.',
  'penalty.add-time':
    'Tuomari voi lisätä rikkomuksen tehneen pelaajan vastustajan jäljellä olevaa aikaa.',
  'penalty.cut-time': 'Tuomari voi vähentää rikkomuksen tehneen pelaajan jäljellä olevaa aikaa.',
  'penalty.add-points':
    'Tuomari voi korottaa rikkomuksen tehneen pelaajan vastustajan pistemäärää tässä pelissä, enintään pelistä saatavaan enimmäispistemäärään.',
  'penalty.cut-points':
    'Tuomari voi vähentää pisteitä, jotka rikkomuksen tehnyt pelaaja saa tästä pelistä.',
  'penalty.loss': {
    text: 'Tuomari voi tuomita pelin rikkomuksen tehneen pelaajan häviöksi; samalla hän päättää vastustajan pistemäärän.',
    in: {
      'fide-2009': 'Tuomari voi tuomita pelin rikkomuksen tehneen pelaajan häviöksi.',
    },
  },
  'penalty.fine': 'Tuomari voi määrätä sakon, jos siitä on ilmoitettu etukäteen.',
  'penalty.rounds':
    'Tuomari voi sulkea rikkomuksen tehneen pelaajan yhdeltä tai useammalta kierrokselta.',
  'penalty.expulsion': 'Tuomari voi sulkea rikkomuksen tehneen pelaajan pois kilpailusta.',
}
