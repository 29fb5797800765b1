import { closed } from '../closed.js'
import { questions } from '../questions/cs.js'
import { sentenceAbout } from '../questions/words.js'
import { partNamed } from '../unnumbered.js'
import type { ConductAndArbiter, Penalties, Sights } from './words.js'

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

const sights: Sights = {
  'both-kings-in-check': 'oba králové v šachu',
  'pawn-on-last-rank': 'pěšec na poslední řadě',
  disrepute: 'jednání, které poškozuje dobré jméno šachu',
  'left-venue': 'odchod z hracího prostoru',
  'left-playing-area': 'odchod z hrací místnosti',
  notes: 'použití poznámek',
  information: 'použití zdroje informací',
  advice: 'rada od jiné osoby',
  analysis: 'analyzování na jiné šachovnici',
  'device-possession': 'elektronické zařízení',
  'device-sound': 'zvuk elektronického zařízení',
  'device-in-bag': 'elektronické zařízení v tašce',
  'device-switched-on': 'zapnuté elektronické zařízení',
  'bag-used': 'použití tašky bez dovolení',
  'search-refused': 'odmítnutí prohlídky',
  smoking: 'kouření',
  'e-cigarette': 'elektronická cigareta',
  disturbance: 'rušení soupeře',
  noise: 'hluk',
  'unreasonable-claim': 'bezdůvodná reklamace',
  'unreasonable-offer': 'bezdůvodná nabídka remízy',
  'clock-struck': 'úder do hodin',
  'finger-on-clock': 'prst na hodinách',
  'scoresheet-hidden': 'zakrytý partiář',
  'scoresheet-misused': 'jiné zápisy v partiáři',
  'defective-scoresheet': 'vadný elektronický partiář',
  'reconstruction-refused': 'odmítnutí pomoci při rekonstrukci',
  'claim-check-refused': 'odmítnutí kontroly reklamace',
  'move-not-announced': 'tah, který nebyl oznámen',
  'move-not-repeated': 'tah, který nebyl zopakován',
  'persistent-refusal': 'soustavné odmítání řídit se Pravidly šachu',
  'outside-disturbance': 'vnější narušení hry',
  'spectator-interference': 'zásah diváka',
  'spectators-device': 'divákův telefon',
  'unauthorised-person': 'osoba bez dovolení v hrací místnosti',
  'clock-defective': 'vadné hodiny',
  'clock-wrongly-set': 'nesprávně nastavené hodiny',
}

const why = (text: string | undefined): string => (text === undefined ? '' : `: ${text}`)

/** The article that a ruling rested on. */
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
    'explanation-asked': e => `${who[e.by]} žádá o vysvětlení pravidel: ${closed(e.about)}`,
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
    'fact-disputed': e => `${who[e.by]} říká (${e.about}): ${closed(e.version)}`,
    'fact-established': e =>
      e.version === null
        ? `Nelze zjistit: ${closed(e.about)}`
        : `Platí verze ${whose[e.version]}: ${closed(e.about)}`,
    'ruling-taken-back': e =>
      e.restored
        ? `Rozhodčí bere zpět poslední rozhodnutí${of(e.of)}. Platí stav před ním. Důvod: ${closed(e.why)}`
        : `Rozhodčí bere zpět poslední rozhodnutí${of(e.of)}. Tahy zahrané po něm platí. Důvod: ${closed(e.why)}`,
    observed: e =>
      `Rozhodčí zjišťuje: ${sights[e.what] ?? e.what}${e.player === null ? '' : ` (${questions.names[e.player].player})`}.`,
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
    'penalty-too-early':
      'za první porušení dostane hráč napomenutí; partii prohrává až druhým v téže partii',
    'penalty-incomplete': 'chybí počet minut nebo bodů',
  },
}
