import { questions } from '../questions/fi.js'
import { sentenceAbout } from '../questions/words.js'
import { partNamed } from '../unnumbered.js'
import { withFullStop } from '../with-full-stop.js'
import {
  type ConductAndArbiter,
  type ObservationClauses,
  observedClause,
  type Penalties,
} from './words.js'

const who = { white: 'Valkea', black: 'Musta' } as const
const whose = { white: 'Valkean', black: 'Mustan' } as const
const forWhom = { white: 'Valkealle', black: 'Mustalle' } as const

const penalties: Penalties = {
  remark: '{player} saa huomautuksen.',
  warning: '{player} saa varoituksen.',
  'add-time': 'Rangaistuksena {of} vastustaja saa lisäaikaa.',
  'cut-time': 'Rangaistuksena {player} menettää aikaa.',
  'add-points': 'Rangaistuksena {of} vastustaja saa lisäpisteitä.',
  'cut-points': 'Rangaistuksena {player} menettää pisteitä.',
  loss: 'Rangaistuksena {player} häviää pelin.',
  fine: '{player} saa sakon.',
  rounds: '{player} suljetaan yhdeltä tai useammalta kierrokselta.',
  expulsion: '{player} suljetaan kilpailusta.',
}

const anybody = { player: 'pelaaja', of: 'pelaajan', to: 'pelaajalle' }
const bothRefuse = 'pelaajat kieltäytyvät toistuvasti noudattamasta shakkisääntöjä'

/** The clause after “the arbiter notes that”. */
const observations: ObservationClauses = {
  'both-kings-in-check': 'molemmat kuninkaat ovat shakissa',
  'pawn-on-last-rank': 'viimeisellä rivillä on korottamaton sotilas',
  disrepute: '{player} vahingoittaa shakin mainetta',
  'left-venue': '{player} on poistunut pelihuoneistosta',
  'left-playing-area': '{player} on poistunut pelitilasta',
  notes: '{player} käyttää muistiinpanoja',
  information: '{player} käyttää tietolähdettä',
  advice: '{player} on saanut neuvon',
  analysis: '{player} analysoi toisella laudalla',
  'device-possession': '{player} pitää mukanaan elektronista laitetta',
  'device-sound': '{of} elektronisesta laitteesta kuuluu ääni',
  'device-in-bag': '{of} laukussa on elektroninen laite',
  'device-switched-on': '{of} elektroninen laite on päällä',
  'bag-used': '{player} käyttää laukkua ilman lupaa',
  'search-refused': '{player} kieltäytyy tarkastuksesta',
  smoking: '{player} tupakoi',
  'e-cigarette': '{player} käyttää sähkösavuketta',
  disturbance: '{player} häiritsee vastustajaa',
  noise: '{player} aiheuttaa melua',
  'unreasonable-claim': '{player} esittää perusteettoman vaatimuksen',
  'unreasonable-offer': '{player} tarjoaa tasapeliä perusteettomasti',
  'clock-struck': '{player} lyö kelloa',
  'finger-on-clock': '{player} pitää sormea kellolla',
  'scoresheet-hidden': '{player} peittää pöytäkirjansa',
  'scoresheet-misused': '{of} pöytäkirjassa on muita merkintöjä',
  'defective-scoresheet': '{of} sähköinen pöytäkirja on viallinen',
  'reconstruction-refused': '{player} kieltäytyy auttamasta pelin rekonstruoinnissa',
  'claim-check-refused': '{player} kieltäytyy auttamasta vaatimuksen tarkistamisessa',
  'move-not-announced': '{player} ei ole ilmoittanut siirtoaan',
  'move-not-repeated': '{player} ei ole toistanut vastustajan siirtoa',
  'persistent-refusal': '{player} kieltäytyy toistuvasti noudattamasta shakkisääntöjä',
  'outside-disturbance': 'peliä häiritään ulkopuolelta',
  'spectator-interference': 'katsoja puuttuu peliin',
  'spectators-device': 'katsoja käyttää puhelinta',
  'unauthorised-person': 'pelitilassa on luvaton henkilö',
  'clock-defective': 'kello on viallinen',
  'clock-wrongly-set': 'kello on asetettu väärin',
}

const why = (text: string | undefined): string => (text === undefined ? '' : `: ${text}`)

/** The article on which a ruling is based. */
const of = (article: string | null) =>
  article === null ? '' : ` (${partNamed(article, 'fi') ?? `sääntö ${article}`})`

export const conductAndArbiter: ConductAndArbiter = {
  events: {
    'player-left': e =>
      `${who[e.player]} poistuu ${e.where === 'venue' ? 'pelihuoneistosta' : 'pelitilasta'}.`,
    'touch-lifted': e => `Ruudun ${e.square} nappulan koskettaminen oli vahinko eikä sido.`,
    'arbiter-told': e => `Joku kertoo tuomarille, mitä on huomannut${why(e.why)}.`,
    'appeal-lodged': e => `${who[e.by]} tekee valituksen${why(e.why)}.`,
    'complaint-lodged': e => `${who[e.by]} valittaa shakkituomaritoimikuntaan${why(e.why)}.`,
    'explanation-asked': e => `${who[e.by]} pyytää selitystä säännöistä: ${withFullStop(e.about)}`,
    'law-explained': e => `${forWhom[e.to]} selitetään sääntö ${e.number}.`,
    'permission-given': e =>
      ({
        leave: `${who[e.player]} saa poistua pelitilasta.`,
        'leave-venue': `${who[e.player]} saa poistua pelihuoneistosta.`,
        device: `${e.player === 'white' ? 'Valkealla' : 'Mustalla'} saa olla elektroninen laite.`,
      })[e.what],
    told: () => 'Tuomari kertoo, montako siirtoa on tehty.',
    'spectator-removed': e => `Tuomari poistaa jonkun pelihuoneistosta${why(e.why)}.`,
    'answer-proposed': (e, w) => (w.answers === '' ? '' : `${who[e.by]} sanoo: ${w.answers}.`),
    question: (_, w) =>
      w.left === '' ? `Kysymys tuomarille: ${w.asked} Vastaukset: ${w.answers}.` : w.left,
    'question-answered': (e, w) => {
      if (e.verdict === null) return ''
      if (e.answeredBy === 'nobody') return 'Kukaan ei vastaa: kysymys raukeaa.'
      if (w.answers === '') return ''
      return `${e.answeredBy === 'players' ? 'Molemmat pelaajat vastaavat' : 'Tuomari vastaa'}: ${w.answers}.`
    },
    'penalty-imposed': e => sentenceAbout(penalties[e.penalty], e.player, questions.names),
    'gesture-made': e =>
      ({
        handshake: 'Pelaajat kättelevät.',
        'king-tipped': `${who[e.by]} kaataa kuninkaansa.`,
        'clocks-stopped': `${who[e.by]} pysäyttää kellot.`,
        ok: `${who[e.by]} sanoo ”OK”.`,
      })[e.what],
    'fact-disputed': e => `${who[e.by]} sanoo (${e.about}): ${withFullStop(e.version)}`,
    'fact-established': e =>
      e.version === null
        ? `Ei voida selvittää: ${withFullStop(e.about)}`
        : `${whose[e.version]} versio pätee: ${withFullStop(e.about)}`,
    'ruling-taken-back': e =>
      e.restored
        ? `Tuomari peruu viimeisen ratkaisun${of(e.of)}. Peli palautetaan sitä edeltäneeseen tilaan. Syy: ${withFullStop(e.why)}`
        : `Tuomari peruu viimeisen ratkaisun${of(e.of)}. Sen jälkeen pelatut siirrot jäävät voimaan. Syy: ${withFullStop(e.why)}`,
    observed: e => {
      const clause = observedClause(e, observations, {
        names: questions.names,
        anybody,
        bothRefuse,
      })
      const about = e.player === null ? '' : ` (${questions.names[e.player].player})`
      return clause === undefined
        ? `Tuomari havaitsee: ${e.what}${about}.`
        : `Tuomari havaitsee, että ${clause}.`
    },
  },
  breaches: {
    'conduct.disrepute': player => `${player} vahingoittaa shakin mainetta.`,
    'venue.leave': player => `${player} poistui pelihuoneistosta ilman lupaa.`,
    'venue.leave-on-move': player =>
      `${player} on siirtovuorossa, eikä hänellä ollut lupaa poistua pelitilasta.`,
    'venue.report': player => `${player} ei ilmoittanut poistumisestaan.`,
    'conduct.no-aids': player => `${player} käyttää apua, joka on pelin aikana kielletty.`,
    'device.ban': player => `${player} pitää hallussaan kiellettyä laitetta.`,
    'device.bag': player => `${player} käyttää ilman lupaa laukkua, jossa laite on.`,
    'device.search': player => `${player} kieltäytyy tarkastuksesta.`,
    'conduct.smoking': player => `${player} tupakoi paikassa, jossa se ei ole sallittua.`,
    'conduct.no-disturb': player => `${player} häiritsee vastustajaa.`,
    'conduct.persistent': player =>
      `${player} kieltäytyy toistuvasti noudattamasta shakkisääntöjä.`,
    'conduct.help-reconstruct': player => `${player} ei auta rekonstruoimaan peliä.`,
    'conduct.check-claim': player => `${player} ei auta tarkistamaan vaatimusta.`,
    'clock.handling': player => `${player} käsittelee kelloa sopimattomasti.`,
    'clock.no-hover': player => `${player} pitää sormea kellolla tai sen yllä.`,
    'score.visible': player => `${player} peittää pöytäkirjansa.`,
    'score.only-use': player => `${player} käyttää pöytäkirjaa väärin.`,
  },
  claims: {
    conduct: 'onko tästä rangaistava?',
    'persistent-refusal': 'toistuva kieltäytyminen noudattamasta shakkisääntöjä',
    appeal: 'valitus',
    explanation: 'sääntöjen selitys',
    'opponents-score': 'vastustajan pisteet',
    'outside-disturbance': 'lisäaika ulkopuolisen häiriön vuoksi',
    'accidental-touch': 'oliko kosketus vahinko?',
    'assistant-time': 'aika avustajan vuoksi',
    meaning: 'mitä pelaaja tarkoitti?',
    fact: 'kumman versio pätee?',
    spectator: 'jonkun muun kuin tämän pelin pelaajan puuttuminen peliin',
  },
  effects: {
    'score-set': 'pisteet määrätään',
    'decision-changed': 'ratkaisu muuttuu',
    'decision-stands': 'ratkaisu jää voimaan',
    'law-explained': 'tuomari selittää',
    warning: 'varoitus',
    'time-added': 'lisää aikaa',
    'time-removed': 'vähemmän aikaa',
    'points-added': 'vastustajalle lisää pisteitä',
    'points-cut': 'vähemmän pisteitä',
    fine: 'sakko',
    'rounds-missed': 'sulkeminen yhdeltä tai useammalta kierrokselta',
    expulsion: 'kilpailusta sulkeminen',
    'touch-lifted': 'kosketus ei sido',
    'touch-stands': 'kosketus sitoo',
    resignation: 'pelaaja on luovuttanut',
    agreement: 'pelaaja suostuu tasapeliin',
    'version-holds': 'tämä versio pätee',
    removal: 'poistaminen pelihuoneistosta',
  },
  refusals: {
    'player-missing': 'on sanottava, kumpi pelaaja se oli',
    'nothing-to-take-back': 'ei ole ratkaisua, jonka voisi perua',
    'no-result': 'pelillä ei ole tulosta, jonka voisi kumota',
    'game-cancelled': 'peli on mitätöity; sen tilalla pelataan uusi',
    'ended-on-the-board': 'asema itse päätti pelin; on sanottava, mistä asemasta peli jatkuu',
    'flag-still-down': 'merkkilippu on pudonnut; on sanottava, mitä kellojen pitää näyttää',
    'arbiter-must-not-tell': 'tuomari ei saa kertoa sitä pelaajalle',
    'no-appeal': 'tässä kilpailussa ei voi valittaa',
    'appeal-excluded': 'se ratkaisu on lopullinen',
    'answer-incomplete': 'vastaus on puutteellinen',
    'penalty-not-in-laws': 'näissä säännöissä ei ole sellaista rangaistusta',
    'fine-not-announced': 'kilpailun säännöissä ei ole ilmoitettu sakosta etukäteen',
    'penalty-too-early':
      'ensimmäisestä rikkomuksesta saa varoituksen; pelin häviää vasta toisesta samassa pelissä',
    'several-games-needed':
      'tämä rangaistus on vain pelaajalle, joka on rikkonut sääntöjä useissa peleissä',
    'penalty-incomplete': 'minuuttien tai pisteiden määrä puuttuu',
  },
}
