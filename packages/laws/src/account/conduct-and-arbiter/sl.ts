import { questions } from '../questions/sl.js'
import { sentenceAbout } from '../questions/words.js'
import { partNamed } from '../unnumbered.js'
import { withFullStop } from '../with-full-stop.js'
import {
  type ConductAndArbiter,
  type ObservationClauses,
  observedClause,
  type Penalties,
} from './words.js'

const who = { white: 'Beli', black: 'Črni' } as const
const whose = { white: 'belega', black: 'črnega' } as const

const penalties: Penalties = {
  remark: 'Sodnik {to} izreče pripombo.',
  warning: '{player} dobi opomin.',
  'add-time': 'Za kazen dobi nasprotnik {of} dodatni čas.',
  'cut-time': 'Za kazen {player} izgubi čas.',
  'add-points': 'Za kazen dobi nasprotnik {of} dodatne točke.',
  'cut-points': 'Za kazen {player} izgubi točke.',
  loss: 'Za kazen {player} izgubi partijo.',
  fine: '{player} dobi denarno kazen.',
  rounds: '{player} je izključen z enega ali več kol.',
  expulsion: '{player} je izključen s tekmovanja.',
}

const anybody = { player: 'igralec', of: 'igralca', to: 'igralcu' }
const bothRefuse = 'igralca vztrajno nočeta upoštevati Pravil šaha'

/** The clause after “the arbiter notices that”. */
const observations: ObservationClauses = {
  'both-kings-in-check': 'sta oba kralja v šahu',
  'pawn-on-last-rank': 'na zadnji vrsti stoji nepromoviran kmet',
  disrepute: '{player} škoduje ugledu šaha',
  'left-venue': 'je {player} zapustil prireditveni prostor',
  'left-playing-area': 'je {player} zapustil igralni prostor',
  notes: '{player} uporablja zapiske',
  information: '{player} uporablja vir informacij',
  advice: 'je {player} dobil nasvet',
  analysis: '{player} analizira na drugi šahovnici',
  'device-possession': 'ima {player} pri sebi elektronsko napravo',
  'device-sound': 'se je oglasila elektronska naprava {of}',
  'device-in-bag': 'ima {player} v torbi elektronsko napravo',
  'device-switched-on': 'je elektronska naprava {of} vklopljena',
  'bag-used': 'je {player} brez dovoljenja uporabil torbo',
  'search-refused': '{player} zavrača pregled',
  smoking: '{player} kadi',
  'e-cigarette': '{player} kadi elektronsko cigareto',
  disturbance: '{player} moti nasprotnika',
  noise: '{player} povzroča hrup',
  'unreasonable-claim': '{player} nerazumno reklamira',
  'unreasonable-offer': '{player} nerazumno ponuja remi',
  'clock-struck': 'je {player} udaril po uri',
  'finger-on-clock': '{player} drži prst na uri',
  'scoresheet-hidden': '{player} skriva zapisnik',
  'scoresheet-misused': 'je {player} v zapisnik pisal, kar vanj ne sodi',
  'defective-scoresheet': 'je elektronski zapisnik {of} pokvarjen',
  'reconstruction-refused': '{player} noče pomagati pri rekonstrukciji partije',
  'claim-check-refused': '{player} noče pomagati pri preverjanju reklamacije',
  'move-not-announced': '{player} poteze ni napovedal',
  'move-not-repeated': '{player} nasprotnikove poteze ni ponovil',
  'persistent-refusal': '{player} vztrajno noče upoštevati Pravil šaha',
  'outside-disturbance': 'igro moti nekaj od zunaj',
  'spectator-interference': 'se gledalec vmešava v partijo',
  'spectators-device': 'gledalec uporablja telefon',
  'unauthorised-person': 'je v igralnem prostoru oseba brez dovoljenja',
  'clock-defective': 'je ura pokvarjena',
  'clock-wrongly-set': 'je ura napačno nastavljena',
}

const why = (text: string | undefined): string => (text === undefined ? '' : `: ${text}`)

/** The article on which a ruling is based. */
const of = (article: string | null) =>
  article === null ? '' : ` (${partNamed(article, 'sl') ?? `člen ${article}`})`

export const conductAndArbiter: ConductAndArbiter = {
  events: {
    'player-left': e =>
      `${who[e.player]} zapusti ${e.where === 'venue' ? 'prireditveni' : 'igralni'} prostor.`,
    'touch-lifted': e => `Dotik figure na ${e.square} je bil nenameren in ne velja.`,
    'arbiter-told': e => `Nekdo sodniku pove, kaj je opazil${why(e.why)}.`,
    'appeal-lodged': e => `${who[e.by]} se pritoži${why(e.why)}.`,
    'complaint-lodged': e => `${who[e.by]} se pritoži sodniški komisiji${why(e.why)}.`,
    'explanation-asked': e => `${who[e.by]} prosi za razlago pravil: ${withFullStop(e.about)}`,
    'law-explained': e => `Sodnik ${questions.names[e.to].to} razloži člen ${e.number}.`,
    'permission-given': e =>
      ({
        leave: `${who[e.player]} sme zapustiti igralni prostor.`,
        'leave-venue': `${who[e.player]} sme zapustiti prireditveni prostor.`,
        device: `${who[e.player]} sme imeti elektronsko napravo.`,
      })[e.what],
    told: () => 'Sodnik pove, koliko potez je bilo izvršenih.',
    'spectator-removed': e => `Sodnik nekoga odstrani iz prireditvenega prostora${why(e.why)}.`,
    'answer-proposed': (e, w) => (w.answers === '' ? '' : `${who[e.by]} pravi: ${w.answers}.`),
    question: (_, w) =>
      w.left === '' ? `Vprašanje sodniku: ${w.asked} Odgovori: ${w.answers}.` : w.left,
    'question-answered': (e, w) => {
      if (e.verdict === null) return ''
      if (e.answeredBy === 'nobody') return 'Nihče ne odgovori: vprašanje odpade.'
      if (w.answers === '') return ''
      return `${e.answeredBy === 'players' ? 'Oba igralca odgovorita' : 'Sodnik odgovori'}: ${w.answers}.`
    },
    'penalty-imposed': e => sentenceAbout(penalties[e.penalty], e.player, questions.names),
    'gesture-made': e =>
      ({
        handshake: 'Igralca si podata roko.',
        'king-tipped': `${who[e.by]} prevrne kralja.`,
        'clocks-stopped': `${who[e.by]} ustavi uri.`,
        ok: `${who[e.by]} reče »OK«.`,
      })[e.what],
    'fact-disputed': e => `${who[e.by]} pravi (${e.about}): ${withFullStop(e.version)}`,
    'fact-established': e =>
      e.version === null
        ? `Ni mogoče ugotoviti: ${withFullStop(e.about)}`
        : `Drži različica ${whose[e.version]}: ${withFullStop(e.about)}`,
    'ruling-taken-back': e =>
      e.restored
        ? `Sodnik prekliče zadnjo odločitev${of(e.of)}. Velja stanje pred njo. Razlog: ${withFullStop(e.why)}`
        : `Sodnik prekliče zadnjo odločitev${of(e.of)}. Poteze, odigrane po njej, veljajo. Razlog: ${withFullStop(e.why)}`,
    observed: e => {
      const clause = observedClause(e, observations, {
        names: questions.names,
        anybody,
        bothRefuse,
      })
      const about = e.player === null ? '' : ` (${questions.names[e.player].player})`
      return clause === undefined
        ? `Sodnik opazi: ${e.what}${about}.`
        : `Sodnik opazi, da ${clause}.`
    },
  },
  breaches: {
    'conduct.disrepute': player => `${player} škoduje ugledu šaha.`,
    'venue.leave': player => `${player} ni imel dovoljenja, da zapusti prireditveni prostor.`,
    'venue.leave-on-move': player =>
      `${player} je na potezi in ni imel dovoljenja, da zapusti igralni prostor.`,
    'venue.report': player => `${player} odhoda ni javil sodniku.`,
    'conduct.no-aids': player => `${player} uporablja pomoč, ki je med igro prepovedana.`,
    'device.ban': player => `${player} ima prepovedano napravo.`,
    'device.bag': player => `${player} brez dovoljenja uporablja torbo z napravo.`,
    'device.search': player => `${player} zavrne pregled.`,
    'conduct.smoking': player => `${player} kadi, kjer ni dovoljeno.`,
    'conduct.no-disturb': player => `${player} moti nasprotnika.`,
    'conduct.persistent': player => `${player} vztrajno noče upoštevati Pravil šaha.`,
    'conduct.help-reconstruct': player => `${player} ne pomaga rekonstruirati partije.`,
    'conduct.check-claim': player => `${player} ne pomaga preveriti reklamacije.`,
    'clock.handling': player => `${player} z uro ne ravna primerno.`,
    'clock.no-hover': player => `${player} drži prst na uri ali nad njo.`,
    'score.visible': player => `${player} skriva zapisnik.`,
    'score.only-use': player => `${player} napačno uporablja zapisnik.`,
  },
  claims: {
    conduct: 'ali naj sledi kazen?',
    'persistent-refusal': 'vztrajno zavračanje Pravil šaha',
    appeal: 'pritožba',
    explanation: 'razlaga pravil',
    'opponents-score': 'točke nasprotnika',
    'outside-disturbance': 'dodatni čas zaradi motnje od zunaj',
    'accidental-touch': 'ali je bil dotik nenameren?',
    'assistant-time': 'čas zaradi pomočnika',
    meaning: 'kaj je igralec mislil?',
    fact: 'čigava različica drži?',
    spectator: 'vmešavanje nekoga, ki te partije ne igra',
  },
  effects: {
    'score-set': 'določijo se točke',
    'decision-changed': 'odločitev se spremeni',
    'decision-stands': 'odločitev obvelja',
    'law-explained': 'sodnik razloži',
    warning: 'opomin',
    'time-added': 'več časa',
    'time-removed': 'manj časa',
    'points-added': 'več točk za nasprotnika',
    'points-cut': 'manj točk',
    fine: 'denarna kazen',
    'rounds-missed': 'izključitev z enega ali več kol',
    expulsion: 'izključitev s tekmovanja',
    'touch-lifted': 'dotik ne velja',
    'touch-stands': 'dotik velja',
    resignation: 'igralec se je vdal',
    agreement: 'igralec se strinja z remijem',
    'version-holds': 'ta različica drži',
    removal: 'odstranitev iz prireditvenega prostora',
  },
  refusals: {
    'player-missing': 'povedati je treba, kateri igralec je to bil',
    'nothing-to-take-back': 'ni odločitve, ki bi jo bilo mogoče preklicati',
    'no-result': 'partija nima rezultata, ki bi ga bilo mogoče razveljaviti',
    'game-cancelled': 'partija je razveljavljena; namesto nje se igra nova',
    'ended-on-the-board':
      'partijo je končala sama pozicija; povedati je treba, iz katere pozicije se nadaljuje',
    'flag-still-down': 'zastavica je padla; povedati je treba, kaj naj kažeta uri',
    'arbiter-must-not-tell': 'tega sodnik igralcu ne sme povedati',
    'no-appeal': 'na tem tekmovanju pritožba ni dovoljena',
    'appeal-excluded': 'ta odločitev je dokončna',
    'answer-incomplete': 'odgovor ni popoln',
    'penalty-not-in-laws': 'ta pravila take kazni ne poznajo',
    'fine-not-announced': 'denarna kazen v pravilih tekmovanja ni bila vnaprej objavljena',
    'penalty-too-early':
      'za prvo kršitev igralec dobi opomin; partijo izgubi šele z drugo v isti partiji',
    'several-games-needed': 'ta kazen je samo za igralca, ki je pravila kršil v več partijah',
    'penalty-incomplete': 'manjka število minut ali točk',
  },
}
