import type { Color } from '@jadoube/chess'
import { plural } from '@jadoube/clock'
import { displayResult } from '../game/result.js'
import { acts } from './acts/sl.js'
import { adjournedAndQuickplay } from './adjourned-and-quickplay/sl.js'
import { blindPlayers } from './blind-players/sl.js'
import { countOf } from './cited-numbers.js'
import { claims as claimSentences } from './claims/sl.js'
import { claimTeller, type PlayerNames } from './claims/words.js'
import { clockAndIrregularities } from './clock-and-irregularities/sl.js'
import { conductAndArbiter } from './conduct-and-arbiter/sl.js'
import { endings } from './endings/sl.js'
import { tellEnding } from './endings/words.js'
import { isLiftedByFlag } from './lifted-result.js'
import { moving, ofPiece, what } from './moving/sl.js'
import { isAsIfTouched } from './moving/words.js'
import { type PauseReasons, whyPaused } from './pause-reason.js'
import { questions } from './questions/sl.js'
import { rapidAndBlitz } from './rapid-and-blitz/sl.js'
import { recordingAndDraws } from './recording-and-draws/sl.js'
import { refusalWords } from './refusals/sl.js'
import { awayFrom } from './slovenian.js'
import { unnamed } from './unnamed-assistant.js'
import { withFullStop } from './with-full-stop.js'
import type { Wording } from './wording.js'

const who: Readonly<Record<Color, string>> = { white: 'Beli', black: 'Črni' }
const whose: Readonly<Record<Color, string>> = { white: 'belega', black: 'črnega' }
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Sodnik',
  'white-assistant': 'Pomočnik belega',
  'black-assistant': 'Pomočnik črnega',
  spectator: 'Gledalec',
  clock: 'Ura',
}

const ordinals: readonly string[] = ['prva', 'druga', 'tretja', 'četrta', 'peta']

const breaches = {
  ...clockAndIrregularities.breaches,
  ...rapidAndBlitz.breaches,
  ...recordingAndDraws.breaches,
  ...conductAndArbiter.breaches,
  ...blindPlayers.breaches,
}

const claims: Wording['claims'] = {
  ...clockAndIrregularities.claims,
  ...rapidAndBlitz.claims,
  ...recordingAndDraws.claims,
  ...conductAndArbiter.claims,
  ...blindPlayers.claims,
  ...adjournedAndQuickplay.claims,
  ...moving.claims,
  threefold: 'trikratna ponovitev',
  'fifty-moves': 'petdeset potez',
  flag: 'padla zastavica',
  'illegal-move': 'nepravilna poteza',
  'touched-piece': 'dotaknjena figura',
  'cannot-win-by-normal-means': 'partije na običajen način ni mogoče dobiti',
  'no-effort-by-normal-means': 'nasprotnik ne poskuša zmagati na običajen način',
  'five-second-increment': 'dodatek petih sekund',
  'wrong-setup': 'napačna začetna pozicija',
  'reversed-colours': 'zamenjani barvi',
  'clock-setting': 'napačno nastavljena ura',
  'no-progress': 'partija ne napreduje',
  'can-mate': 'ali lahko nasprotnik še matira?',
  device: 'elektronska naprava',
  'intended-move': 'nameravana poteza',
  late: 'zamuda',
}

const names: PlayerNames = {
  first: who,
  within: { white: 'beli', black: 'črni' },
}
const claimed = claimTeller(claimSentences, names)

const pauseReasons: PauseReasons = {
  arbiter: ', da pokliče sodnika',
  claim: ', da reklamira',
  flag: ' zaradi padca zastavice',
  'promotion-piece': ', da dobi figuro za promocijo',
  none: ' brez razloga',
}

export const sl: Wording = {
  events: {
    ...rapidAndBlitz.events,
    ...recordingAndDraws.events,
    ...conductAndArbiter.events,
    ...blindPlayers.events,
    ...adjournedAndQuickplay.events,
    ...moving.events,
    'game-started': () => 'Partija se začne.',
    'piece-touched': e =>
      isAsIfTouched(e)
        ? moving.countsAsTouched(e.square)
        : `${who[e.by]} se dotakne ${ofPiece(e)} na ${e.square}.`,
    'pieces-adjusted': e =>
      `${who[e.by]} popravlja ${e.squares.length === 1 ? 'figuro na polju' : e.squares.length === 2 ? 'figuri na poljih' : 'figure na poljih'} ${e.squares.join(', ')}.`,
    'piece-removed': e => `${who[e.by]} odstrani ${what(e)} ${awayFrom(e.square)}.`,
    'piece-displaced': e =>
      `${who[e.by]} po nesreči premakne ${what(e)} ${awayFrom(e.from)} na ${e.to}.`,
    'piece-put-back': e => `${who[e.by]} vrne ${what(e)} ${awayFrom(e.from)} na ${e.to}.`,
    'position-transferred': () => 'Pozicija se prenese na pravilno postavljeno šahovnico.',
    'turn-taken': e => `${who[e.by]} igra naprej, čeprav nasprotnik ni izvršil poteze.`,
    'pieces-restored': () => 'Figure so spet na svojih poljih.',
    'move-made': (e, w) =>
      e.legal !== false
        ? `${who[e.by]} odigra ${w.move}.`
        : w.move === ''
          ? 'To ni pravilna poteza.'
          : `${who[e.by]} odigra ${w.move}, kar ni pravilna poteza.`,
    'move-completed': e =>
      e.how === 'next-move' || e.how === 'later-press'
        ? (e.moves ?? 1) > 2
          ? `Prejšnje poteze ${whose[e.by]} veljajo za zaključene.`
          : e.moves === 2
            ? `Prejšnji potezi ${whose[e.by]} veljata za zaključeni.`
            : `Prejšnja poteza ${whose[e.by]} velja za zaključeno.`
        : e.legal !== false
          ? `${who[e.by]} pritisne uro. Poteza je zaključena.`
          : 'Nepravilna poteza je zaključena.',
    'irregularity-arose': (e, w) =>
      ({
        'illegal-move': '',
        'unpromoted-pawn': moving.pawnLeft(e.pawn?.to),
        'press-without-move': w.early
          ? blindPlayers.breaches['blind.clock-after'](who[e.by], w.early)
          : `${who[e.by]} ni izvršil poteze.`,
        'two-hands': `${who[e.by]} je za eno potezo uporabil obe roki.`,
        'touched-piece':
          w.move !== ''
            ? moving.moveStays(e.by, w.move)
            : w.owed === null
              ? `${who[e.by]} bi moral odigrati drugo potezo.`
              : moving.owed(e.by, w.owed),
        displaced: '',
        'out-of-turn': `${who[e.by]} je premikal figure, čeprav ni bil na potezi.`,
      })[e.kind],
    breach: (e, w) =>
      (e.rule && breaches[e.rule]?.(who[e.by], w.early)) ?? `${who[e.by]} krši pravila.`,
    'illegal-move-stands': e =>
      `Za popravek je prepozno: nepravilna poteza ${whose[e.by]} obvelja.`,
    'illegal-move-ruled': (e, w) =>
      `To je ${ordinals[e.count - 1] ?? `${e.count}.`} ${w.apart ? 'tovrstna nepravilna poteza' : 'nepravilna poteza'} ${whose[e.by]}.`,
    'pawn-promoted': e => `Kmet na ${e.to} postane dama.`,
    'position-reinstated': (_, w) => {
      if (w.again) return moving.oneHandAgain
      if (w.initial) return 'Vzpostavi se začetna pozicija.'
      return w.after === null
        ? 'Vzpostavi se pozicija pred prvo potezo.'
        : `Vzpostavi se pozicija po potezi ${w.after}.`
    },
    'clock-pressed': e => `${who[e.by]} pritisne uro.`,
    'press-withdrawn': e => `Pritisk ${whose[e.by]} na uro ne velja.`,
    'clocks-paused': e => `${actors[e.by]} ustavi uri${whyPaused(e, pauseReasons)}.`,
    'clocks-restarted': e => `Igra se nadaljuje. Teče ura ${whose[e.running]}.`,
    'time-added': (e, w) => `${who[e.to]} dobi še ${w.timeGiven}.`,
    'time-removed': (e, w) => `${who[e.from]} izgubi ${w.timeGiven}.`,
    'clock-set': (_, w) => `Sodnik nastavi uri: ${w.clocks}.`,
    'flag-fallen': e => {
      if (e.first === undefined) return `Zastavica ${whose[e.player]} je padla.`
      return e.first
        ? `Zastavica ${whose[e.player]} je padla prva.`
        : `Zastavica ${whose[e.player]} je padla druga.`
    },
    'time-passed': () => '',
    'take-back-asked': e => `${who[e.by]} prosi za vrnitev poteze.`,
    'take-back-agreed': e => `Igralca se strinjata: poteza ${whose[e.by]} se vrne.`,
    'take-back-rejected': e =>
      e.how === 'withdrawn'
        ? `${who[e.by]} za vrnitev poteze ne prosi več.`
        : `Poteza ${whose[e.by]} se ne vrne.`,
    'claim-made': (e, w) => claimed.made(e, w.move),
    'claim-upheld': e =>
      claimed.ruled(e) ?? `Reklamacija je upravičena: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-rejected': e =>
      claimed.ruled(e) ?? `Reklamacija ni upravičena: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-postponed': () => 'Sodnik odločitev preloži.',
    'intended-move-binds': (e, w) =>
      `${who[e.by]} mora odigrati potezo, ki jo je zapisal: ${w.move}.`,
    'duty-to-record-ended': e =>
      `${e.player === 'white' ? 'Belemu' : 'Črnemu'} v tej periodi ni več treba zapisovati.`,
    'result-signed': e => `${who[e.by]} podpiše rezultat ${displayResult(e.result)}.`,
    'player-excused': e => `Zamuda ${whose[e.player]} je opravičena.`,
    'player-arrived': e => (e.reported ? `${who[e.player]} pride.` : ''),
    'arbiter-summoned': e =>
      `${who[e.by]} pokliče sodnika${e.why === undefined ? '' : `: ${e.why}`}.`,

    'device-noticed': e => `Opažena je elektronska naprava ${whose[e.player]}.`,
    'assistant-admitted': e =>
      `Sodnik odobri pomočnika ${whose[e.player]}${e.name === unnamed ? '' : `: ${e.name}`}.`,
    'game-concluded': e => {
      if (e.rule === 'score.signed-stands') {
        return `Velja rezultat, ki sta ga podpisala oba igralca: ${displayResult(e.result)}.`
      }
      return tellEnding(e, endings, { names, reasons: sl.reasons })
    },
    'result-lifted': e => {
      if (e.why !== undefined)
        return `Sodnik razveljavi rezultat in partija se nadaljuje: ${withFullStop(e.why)}`
      if (isLiftedByFlag(e))
        return 'Zastavica je padla pred koncem partije, zato ta rezultat ne velja.'
      return e.rule === 'end.dead-position'
        ? 'Pozicija je bila mrtva že pred tem, zato ta rezultat ne velja.'
        : 'Sodnik odloči drugače: partija se nadaljuje.'
    },
  },
  reasons: {
    checkmate: 'mat',
    stalemate: 'pat',
    'dead-position': 'mrtva pozicija',
    resignation: 'vdaja',
    agreement: 'dogovor',
    'flag-fall': 'padec zastavice',
    'illegal-moves': 'nepravilne poteze',
    threefold: 'trikratna ponovitev',
    'fifty-moves': 'petdeset potez',
    fivefold: 'petkratna ponovitev',
    'seventy-five-moves': 'petinsedemdeset potez',
    late: 'zamuda',
    device: 'elektronska naprava',
    penalty: 'kazen',
    quickplay: 'hitri konec partije',
    'sealed-move': 'kuvertirana poteza',
    'both-kings-in-check': 'oba kralja v šahu',
    declared: 'sodnikova odločitev',
    cancelled: 'razveljavljena',
  },
  claims,
  claimSentences,
  questions,
  effects: {
    ...clockAndIrregularities.effects,
    ...recordingAndDraws.effects,
    ...conductAndArbiter.effects,
    ...blindPlayers.effects,
    ...moving.effects,
    ...adjournedAndQuickplay.effects,
    'new-game': 'nova partija',
    'play-on': 'igra se nadaljuje',
    'play-on-and-add-time': 'igra se nadaljuje, nasprotnik dobi dodatni čas',
    'position-reinstated': 'pozicija se vzpostavi',
    'ending-stands': 'rezultat obvelja',
    draw: 'remi',
    win: 'zmaga',
    loss: 'poraz',
    penalty: 'kazen',
    'five-second-increment': 'dodatek petih sekund na potezo',
    'decide-later': 'odločitev bo sprejeta pozneje',
  },
  refusalWords,
  refusals: {
    ...clockAndIrregularities.refusals,
    ...rapidAndBlitz.refusals,
    ...recordingAndDraws.refusals,
    ...conductAndArbiter.refusals,
    ...blindPlayers.refusals,
    ...adjournedAndQuickplay.refusals,
  },
  national: number =>
    `${plural('sl', countOf(number), { one: 'finsko hitropotezno pravilo', two: 'finski hitropotezni pravili', few: 'finska hitropotezna pravila', other: 'finska hitropotezna pravila' })} ${number}`,
  article: number =>
    `${plural('sl', countOf(number), { one: 'člen', two: 'člena', few: 'členi', other: 'členi' })} ${number}`,
  onlyIfDeliberate: 'To velja le, če je bil dotik nameren.',
  noticed: {
    ranOutEarlier: time => `Čas se je iztekel ${time} prej.`,
    later: time => `To je bilo opaženo ${time} pozneje.`,
  },
  line: (number, reason) => `Vrstica ${number} nima učinka: ${withFullStop(reason)}`,
  clocksNow: (white, black) => `Uri: beli ${white}, črni ${black}.`,
  hasTheMove: color => `Na potezi je ${who[color].toLowerCase()}.`,
  still: what => `Še odprto: ${withFullStop(what)}`,
  modes: { standard: 'redni šah', rapid: 'pospešeni šah', blitz: 'hitropotezni šah' },
  players: who,
  acts,
}
