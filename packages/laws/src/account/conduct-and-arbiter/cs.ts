import { questions } from '../questions/cs.js'
import { sentenceAbout } from '../questions/words.js'
import { partNamed } from '../unnumbered.js'
import { withFullStop } from '../with-full-stop.js'
import {
  type ConductAndArbiter,
  type ObservationClauses,
  observedClause,
  type Penalties,
} from './words.js'

const who = { white: 'Bílý', black: 'Černý' } as const
const whose = { white: 'bílého', black: 'černého' } as const

const penalties: Penalties = {
  remark: '{player} dostává upozornění.',
  warning: '{player} dostává napomenutí.',
  'add-time': 'Za trest dostává soupeř {of} čas navíc.',
  'cut-time': 'Za trest {player} ztrácí čas.',
  'add-points': 'Za trest dostává soupeř {of} body navíc.',
  'cut-points': 'Za trest {player} ztrácí body.',
  loss: 'Za trest {player} prohrává partii.',
  fine: '{player} dostává pokutu.',
  rounds: '{player} je vyloučen z jednoho nebo více kol.',
  expulsion: '{player} je vyloučen ze soutěže.',
}

const anybody = { player: 'hráč', of: 'hráče', to: 'hráči' }
const bothRefuse = 'se hráči soustavně odmítají řídit Pravidly šachu'

/** The clause after “the arbiter notes that”. */
const observations: ObservationClauses = {
  'both-kings-in-check': 'oba králové jsou v šachu',
  'pawn-on-last-rank': 'na poslední řadě stojí neproměněný pěšec',
  disrepute: '{player} poškozuje dobré jméno šachu',
  'left-venue': '{player} opustil hrací prostor',
  'left-playing-area': '{player} opustil hrací místnost',
  notes: '{player} používá poznámky',
  information: '{player} používá zdroj informací',
  advice: '{player} dostal radu',
  analysis: '{player} analyzuje na jiné šachovnici',
  'device-possession': '{player} má u sebe elektronické zařízení',
  'device-sound': 'se ozvalo elektronické zařízení {of}',
  'device-in-bag': '{player} má v tašce elektronické zařízení',
  'device-switched-on': 'elektronické zařízení {of} je zapnuté',
  'bag-used': '{player} bez dovolení používá tašku',
  'search-refused': '{player} odmítá prohlídku',
  smoking: '{player} kouří',
  'e-cigarette': '{player} kouří elektronickou cigaretu',
  disturbance: '{player} ruší soupeře',
  noise: '{player} dělá hluk',
  'unreasonable-claim': '{player} bezdůvodně reklamuje',
  'unreasonable-offer': '{player} bezdůvodně nabízí remízu',
  'clock-struck': '{player} uhodil do hodin',
  'finger-on-clock': '{player} drží prst na hodinách',
  'scoresheet-hidden': '{player} zakrývá partiář',
  'scoresheet-misused': '{player} používá partiář k jiným účelům',
  'defective-scoresheet': 'elektronický partiář {of} je vadný',
  'reconstruction-refused': '{player} odmítá pomoci při rekonstrukci partie',
  'claim-check-refused': '{player} odmítá pomoci při kontrole reklamace',
  'move-not-announced': '{player} neoznámil tah',
  'move-not-repeated': '{player} nezopakoval soupeřův tah',
  'persistent-refusal': '{player} se soustavně odmítá řídit Pravidly šachu',
  'outside-disturbance': 'hra byla narušena zvenčí',
  'spectator-interference': 'divák zasahuje do partie',
  'spectators-device': 'divák používá telefon',
  'unauthorised-person': 'v hrací místnosti je osoba bez dovolení',
  'clock-defective': 'hodiny jsou vadné',
  'clock-wrongly-set': 'hodiny jsou nesprávně nastavené',
}

const why = (text: string | undefined): string => (text === undefined ? '' : `: ${text}`)

/** The article on which a ruling is based. */
const of = (article: string | null) =>
  article === null ? '' : ` (${partNamed(article, 'cs') ?? `článek ${article}`})`

export const conductAndArbiter: ConductAndArbiter = {
  events: {
    'player-left': e =>
      `${who[e.player]} opouští ${e.where === 'venue' ? 'hrací prostor' : 'hrací místnost'}.`,
    'touch-lifted': e => `Dotek kamene na ${e.square} byl náhodný a nezavazuje.`,
    'arbiter-told': e => `Někdo rozhodčímu říká, čeho si všiml${why(e.why)}.`,
    'appeal-lodged': e => `${who[e.by]} se odvolává${why(e.why)}.`,
    'complaint-lodged': e => `${who[e.by]} si stěžuje komisi rozhodčích${why(e.why)}.`,
    'explanation-asked': e => `${who[e.by]} žádá o vysvětlení pravidel: ${withFullStop(e.about)}`,
    'law-explained': e => `${who[e.to]} dostává vysvětlení článku ${e.number}.`,
    'permission-given': e =>
      ({
        leave: `${who[e.player]} smí opustit hrací místnost.`,
        'leave-venue': `${who[e.player]} smí opustit hrací prostor.`,
        device: `${who[e.player]} smí mít elektronické zařízení.`,
      })[e.what],
    told: () => 'Rozhodčí sděluje, kolik tahů bylo provedeno.',
    'spectator-removed': e => `Rozhodčí někoho vykazuje z hracího prostoru${why(e.why)}.`,
    'answer-proposed': (e, w) => (w.answers === '' ? '' : `${who[e.by]} říká: ${w.answers}.`),
    question: (_, w) =>
      w.left === '' ? `Otázka pro rozhodčího: ${w.asked} Odpovědi: ${w.answers}.` : w.left,
    'question-answered': (e, w) => {
      if (e.verdict === null) return ''
      if (e.answeredBy === 'nobody') return 'Nikdo neodpovídá: otázka zaniká.'
      if (w.answers === '') return ''
      return `${e.answeredBy === 'players' ? 'Oba hráči odpovídají' : 'Rozhodčí odpovídá'}: ${w.answers}.`
    },
    'penalty-imposed': e => sentenceAbout(penalties[e.penalty], e.player, questions.names),
    'gesture-made': e =>
      ({
        handshake: 'Hráči si podávají ruce.',
        'king-tipped': `${who[e.by]} pokládá krále.`,
        'clocks-stopped': `${who[e.by]} zastavuje hodiny.`,
        ok: `${who[e.by]} říká „OK“.`,
      })[e.what],
    'fact-disputed': e => `${who[e.by]} říká (${e.about}): ${withFullStop(e.version)}`,
    'fact-established': e =>
      e.version === null
        ? `Nelze zjistit: ${withFullStop(e.about)}`
        : `Platí verze ${whose[e.version]}: ${withFullStop(e.about)}`,
    'ruling-taken-back': e =>
      e.restored
        ? `Rozhodčí bere zpět poslední rozhodnutí${of(e.of)}. Platí stav před ním. Důvod: ${withFullStop(e.why)}`
        : `Rozhodčí bere zpět poslední rozhodnutí${of(e.of)}. Tahy zahrané po něm platí. Důvod: ${withFullStop(e.why)}`,
    observed: e => {
      const clause = observedClause(e, observations, {
        names: questions.names,
        anybody,
        bothRefuse,
      })
      const about = e.player === null ? '' : ` (${questions.names[e.player].player})`
      return clause === undefined
        ? `Rozhodčí zjišťuje: ${e.what}${about}.`
        : `Rozhodčí zjišťuje, že ${clause}.`
    },
  },
  breaches: {
    'conduct.disrepute': player => `${player} poškozuje dobré jméno šachu.`,
    'venue.leave': player => `${player} neměl dovolení opustit hrací prostor.`,
    'venue.leave-on-move': player =>
      `${player} je na tahu a neměl dovolení opustit hrací místnost.`,
    'venue.report': player => `${player} svůj odchod neohlásil.`,
    'conduct.no-aids': player => `${player} používá pomoc, která je při hře zakázána.`,
    'device.ban': player => `${player} má zakázané zařízení.`,
    'device.bag': player => `${player} bez dovolení používá tašku se zařízením.`,
    'device.search': player => `${player} odmítá prohlídku.`,
    'conduct.smoking': player => `${player} kouří, kde to není dovoleno.`,
    'conduct.no-disturb': player => `${player} ruší soupeře.`,
    'conduct.persistent': player => `${player} se soustavně odmítá řídit Pravidly šachu.`,
    'conduct.help-reconstruct': player => `${player} nepomáhá partii rekonstruovat.`,
    'conduct.check-claim': player => `${player} nepomáhá reklamaci zkontrolovat.`,
    'clock.handling': player => `${player} nezachází s hodinami náležitě.`,
    'clock.no-hover': player => `${player} drží prst na hodinách nebo nad nimi.`,
    'score.visible': player => `${player} zakrývá partiář.`,
    'score.only-use': player => `${player} používá partiář k jiným účelům.`,
  },
  claims: {
    conduct: 'má následovat trest?',
    'persistent-refusal': 'soustavné odmítání řídit se Pravidly šachu',
    appeal: 'odvolání',
    explanation: 'vysvětlení pravidel',
    'opponents-score': 'bodový zisk soupeře',
    'outside-disturbance': 'čas za vnější narušení hry',
    'accidental-touch': 'byl dotek náhodný?',
    'assistant-time': 'čas kvůli asistentovi',
    meaning: 'co tím hráč mínil?',
    fact: 'čí verze platí?',
    spectator: 'zásah někoho, kdo není hráčem této partie',
  },
  effects: {
    'score-set': 'určí se bodový zisk',
    'decision-changed': 'rozhodnutí se změní',
    'decision-stands': 'rozhodnutí platí',
    'law-explained': 'rozhodčí vysvětlí',
    warning: 'napomenutí',
    'time-added': 'více času',
    'time-removed': 'méně času',
    'points-added': 'více bodů pro soupeře',
    'points-cut': 'méně bodů',
    fine: 'pokuta',
    'rounds-missed': 'vyloučení z jednoho nebo více kol',
    expulsion: 'vyloučení ze soutěže',
    'touch-lifted': 'dotek nezavazuje',
    'touch-stands': 'dotek zavazuje',
    resignation: 'hráč se vzdal',
    agreement: 'hráč souhlasí s remízou',
    'version-holds': 'tato verze platí',
    removal: 'vykázání z hracího prostoru',
  },
  refusals: {
    'player-missing': 'je třeba říci, který hráč to byl',
    'nothing-to-take-back': 'není rozhodnutí, které by šlo vzít zpět',
    'no-result': 'partie nemá výsledek, který by šlo zrušit',
    'game-cancelled': 'partie byla zrušena; místo ní se hraje nová',
    'ended-on-the-board':
      'partii ukončila sama pozice; je třeba říci, ze které pozice se pokračuje',
    'flag-still-down': 'praporek je spadlý; je třeba říci, co mají hodiny ukazovat',
    'arbiter-must-not-tell': 'to rozhodčí hráči říci nesmí',
    'no-appeal': 'v této soutěži se nelze odvolat',
    'appeal-excluded': 'toto rozhodnutí je konečné',
    'answer-incomplete': 'odpověď není úplná',
    'penalty-not-in-laws': 'takový trest tato pravidla neznají',
    'fine-not-announced': 'pokuta nebyla v pravidlech soutěže předem oznámena',
    'penalty-too-early':
      'za první porušení dostane hráč napomenutí; partii prohrává až druhým v téže partii',
    'several-games-needed': 'tento trest je jen pro hráče, který porušil pravidla ve více partiích',
    'penalty-incomplete': 'chybí počet minut nebo bodů',
  },
}
