import type { Color } from '@jadoube/chess'
import { displayResult } from '../game/result.js'
import { acts } from './acts/cs.js'
import { adjournedAndQuickplay } from './adjourned-and-quickplay/cs.js'
import { blindPlayers } from './blind-players/cs.js'
import { isOne } from './cited-numbers.js'
import { claims as claimSentences } from './claims/cs.js'
import { claimTeller, type PlayerNames } from './claims/words.js'
import { clockAndIrregularities } from './clock-and-irregularities/cs.js'
import { conductAndArbiter } from './conduct-and-arbiter/cs.js'
import { endings } from './endings/cs.js'
import { tellEnding } from './endings/words.js'
import { isLiftedByFlag } from './lifted-result.js'
import { moving, ofPiece, what } from './moving/cs.js'
import { isAsIfTouched } from './moving/words.js'
import { type PauseReasons, whyPaused } from './pause-reason.js'
import { questions } from './questions/cs.js'
import { rapidAndBlitz } from './rapid-and-blitz/cs.js'
import { recordingAndDraws } from './recording-and-draws/cs.js'
import { refusalWords } from './refusals/cs.js'
import { unnamed } from './unnamed-assistant.js'
import { withFullStop } from './with-full-stop.js'
import type { Wording } from './wording.js'

const who: Readonly<Record<Color, string>> = { white: 'Bílý', black: 'Černý' }
const whose: Readonly<Record<Color, string>> = { white: 'bílého', black: 'černého' }
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Rozhodčí',
  'white-assistant': 'Asistent bílého',
  'black-assistant': 'Asistent černého',
  spectator: 'Divák',
  clock: 'Hodiny',
}

const ordinals: readonly string[] = ['první', 'druhý', 'třetí', 'čtvrtý', 'pátý']

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
  threefold: 'trojí opakování pozice',
  'fifty-moves': 'padesát tahů',
  flag: 'spadlý praporek',
  'illegal-move': 'nepřípustný tah',
  'touched-piece': 'dotknutý kámen',
  'cannot-win-by-normal-means': 'partii nelze vyhrát normálními prostředky',
  'no-effort-by-normal-means': 'soupeř neusiluje o výhru normálními prostředky',
  'five-second-increment': 'přídavek pěti sekund',
  'wrong-setup': 'nesprávné počáteční postavení',
  'reversed-colours': 'obrácené barvy',
  'clock-setting': 'nesprávně nastavené hodiny',
  'no-progress': 'partie nepostupuje',
  'can-mate': 'může soupeř ještě dát mat?',
  device: 'elektronické zařízení',
  'intended-move': 'zamýšlený tah',
  late: 'pozdní příchod',
}

const names: PlayerNames = {
  first: who,
  within: { white: 'bílý', black: 'černý' },
}
const claimed = claimTeller(claimSentences, names)

const pauseReasons: PauseReasons = {
  arbiter: ', aby přivolal rozhodčího',
  claim: ', aby reklamoval',
  flag: ' kvůli pádu praporku',
  'promotion-piece': ', aby získal kámen pro proměnu',
  none: ' bez důvodu',
}

export const cs: Wording = {
  events: {
    ...rapidAndBlitz.events,
    ...recordingAndDraws.events,
    ...conductAndArbiter.events,
    ...blindPlayers.events,
    ...adjournedAndQuickplay.events,
    ...moving.events,
    'game-started': () => 'Partie začíná.',
    'piece-touched': e =>
      isAsIfTouched(e)
        ? moving.countsAsTouched(e.square)
        : `${who[e.by]} se dotýká ${ofPiece(e)} na ${e.square}.`,
    'pieces-adjusted': e =>
      `${who[e.by]} opravuje postavení ${e.squares.length === 1 ? 'kamene na poli' : 'kamenů na polích'} ${e.squares.join(', ')}.`,
    'piece-removed': e => `${who[e.by]} odstraňuje ${what(e)} z ${e.square}.`,
    'piece-displaced': e => `${who[e.by]} nechtěně posouvá ${what(e)} z ${e.from} na ${e.to}.`,
    'piece-put-back': e => `${who[e.by]} vrací ${what(e)} z ${e.from} na ${e.to}.`,
    'position-transferred': () => 'Pozice se přenáší na správně položenou šachovnici.',
    'turn-taken': e => `${who[e.by]} hraje dál, ačkoli soupeř žádný tah neprovedl.`,
    'pieces-restored': () => 'Kameny jsou zpět na svých polích.',
    'move-made': (e, w) =>
      e.legal !== false
        ? `${who[e.by]} hraje ${w.move}.`
        : w.move === ''
          ? 'To není přípustný tah.'
          : `${who[e.by]} hraje ${w.move}, což není přípustný tah.`,
    'move-completed': e =>
      e.how === 'next-move' || e.how === 'later-press'
        ? (e.moves ?? 1) > 1
          ? `Předchozí tahy ${whose[e.by]} se považují za dokončené.`
          : `Předchozí tah ${whose[e.by]} se považuje za dokončený.`
        : e.legal !== false
          ? `${who[e.by]} stiskl hodiny. Tah je dokončen.`
          : 'Nepřípustný tah je dokončen.',
    'irregularity-arose': (e, w) =>
      ({
        'illegal-move': '',
        'unpromoted-pawn': moving.pawnLeft(e.pawn?.to),
        'press-without-move': w.early
          ? blindPlayers.breaches['blind.clock-after'](who[e.by], w.early)
          : `${who[e.by]} neprovedl žádný tah.`,
        'two-hands': `${who[e.by]} použil k jednomu tahu obě ruce.`,
        'touched-piece':
          w.move !== ''
            ? moving.moveStays(e.by, w.move)
            : w.owed === null
              ? `${who[e.by]} měl zahrát jiný tah.`
              : moving.owed(e.by, w.owed),
        displaced: '',
        'out-of-turn': `${who[e.by]} hýbal kameny, ačkoli nebyl na tahu.`,
      })[e.kind],
    breach: (e, w) =>
      (e.rule && breaches[e.rule]?.(who[e.by], w.early)) ?? `${who[e.by]} porušuje pravidla.`,
    'illegal-move-stands': e => `Na opravu je pozdě: nepřípustný tah ${whose[e.by]} platí.`,
    'illegal-move-ruled': (e, w) =>
      `Je to ${ordinals[e.count - 1] ?? `${e.count}.`} ${w.apart ? 'takový nepřípustný tah' : 'nepřípustný tah'} ${whose[e.by]}.`,
    'pawn-promoted': e => `Pěšec na ${e.to} se proměňuje v dámu.`,
    'position-reinstated': (_, w) => {
      if (w.again) return moving.oneHandAgain
      if (w.initial) return 'Obnovuje se počáteční postavení.'
      return w.after === null
        ? 'Obnovuje se pozice před prvním tahem.'
        : `Obnovuje se pozice po tahu ${w.after}.`
    },
    'clock-pressed': e => `${who[e.by]} stiskl hodiny.`,
    'press-withdrawn': e => `Stisknutí hodin ${e.by === 'white' ? 'bílým' : 'černým'} neplatí.`,
    'clocks-paused': e => `${actors[e.by]} zastavuje hodiny${whyPaused(e, pauseReasons)}.`,
    'clocks-restarted': e => `Hra pokračuje. Běží hodiny ${whose[e.running]}.`,
    'time-added': (e, w) => `${who[e.to]} dostává ${w.timeGiven} navíc.`,
    'time-removed': (e, w) => `${who[e.from]} ztrácí ${w.timeGiven}.`,
    'clock-set': (_, w) => `Rozhodčí nastavuje hodiny: ${w.clocks}.`,
    'flag-fallen': e => {
      if (e.first === undefined) return `Praporek ${whose[e.player]} spadl.`
      return e.first
        ? `Praporek ${whose[e.player]} spadl jako první.`
        : `Praporek ${whose[e.player]} spadl jako druhý.`
    },
    'time-passed': () => '',
    'take-back-asked': e => `${who[e.by]} žádá o vrácení tahu.`,
    'take-back-agreed': e => `Hráči se dohodli: tah ${whose[e.by]} se vrací.`,
    'take-back-rejected': e =>
      e.how === 'withdrawn'
        ? `${who[e.by]} už o vrácení tahu nežádá.`
        : `Tah ${whose[e.by]} se nevrací.`,
    'claim-made': (e, w) => claimed.made(e, w.move),
    'claim-upheld': e =>
      claimed.ruled(e) ?? `Reklamace je oprávněná: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-rejected': e =>
      claimed.ruled(e) ?? `Reklamace není oprávněná: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-postponed': () => 'Rozhodčí rozhodnutí odkládá.',
    'intended-move-binds': (e, w) => `${who[e.by]} musí zahrát tah, který zapsal: ${w.move}.`,
    'duty-to-record-ended': e => `${who[e.player]} v tomto časovém úseku už nemusí zapisovat.`,
    'result-signed': e => `${who[e.by]} podepisuje výsledek ${displayResult(e.result)}.`,
    'player-excused': e => `Pozdní příchod ${whose[e.player]} je omluven.`,
    'player-arrived': e => (e.reported ? `${who[e.player]} přichází.` : ''),
    'arbiter-summoned': e =>
      `${who[e.by]} přivolává rozhodčího${e.why === undefined ? '' : `: ${e.why}`}.`,

    'device-noticed': e => `U ${whose[e.player]} bylo zjištěno elektronické zařízení.`,
    'assistant-admitted': e =>
      `Rozhodčí schvaluje asistenta ${whose[e.player]}${e.name === unnamed ? '' : `: ${e.name}`}.`,
    'game-concluded': e => {
      if (e.rule === 'score.signed-stands') {
        return `Výsledek platí tak, jak jej oba podepsali: ${displayResult(e.result)}.`
      }
      return tellEnding(e, endings, { names, reasons: cs.reasons })
    },
    'result-lifted': e => {
      if (e.why !== undefined)
        return `Rozhodčí ruší výsledek a partie pokračuje: ${withFullStop(e.why)}`
      if (isLiftedByFlag(e))
        return 'Praporek spadl před koncem partie, proto tento výsledek neplatí.'
      return e.rule === 'end.dead-position'
        ? 'Pozice byla mrtvá už předtím, proto tento výsledek neplatí.'
        : 'Rozhodčí rozhodl jinak: partie pokračuje.'
    },
  },
  reasons: {
    checkmate: 'mat',
    stalemate: 'pat',
    'dead-position': 'mrtvá pozice',
    resignation: 'vzdání partie',
    agreement: 'dohoda',
    'flag-fall': 'pád praporku',
    'illegal-moves': 'nepřípustné tahy',
    threefold: 'trojí opakování pozice',
    'fifty-moves': 'padesát tahů',
    fivefold: 'pětinásobné opakování pozice',
    'seventy-five-moves': 'sedmdesát pět tahů',
    late: 'pozdní příchod',
    device: 'elektronické zařízení',
    penalty: 'trest',
    quickplay: 'rychlé zakončení partie',
    'sealed-move': 'zapečetěný tah',
    'both-kings-in-check': 'oba králové v šachu',
    declared: 'rozhodnutí rozhodčího',
    cancelled: 'zrušena',
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
    'new-game': 'nová partie',
    'play-on': 'hra pokračuje',
    'play-on-and-add-time': 'hra pokračuje a soupeř dostane čas navíc',
    'position-reinstated': 'pozice se obnoví',
    'ending-stands': 'výsledek platí',
    draw: 'remíza',
    win: 'výhra',
    loss: 'prohra',
    penalty: 'trest',
    'five-second-increment': 'pět sekund navíc na každý tah',
    'decide-later': 'rozhodne se později',
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
    `${isOne(number) ? 'finské bleskové pravidlo' : 'finská blesková pravidla'} ${number}`,
  article: number => `${isOne(number) ? 'článek' : 'články'} ${number}`,
  onlyIfDeliberate: 'To platí jen tehdy, pokud byl dotek úmyslný.',
  noticed: {
    ranOutEarlier: time => `Čas vypršel o ${time} dříve.`,
    later: time => `Zjistilo se to o ${time} později.`,
  },
  line: (number, reason) => `Řádek ${number} nemá účinek: ${withFullStop(reason)}`,
  clocksNow: (white, black) => `Hodiny: bílý ${white}, černý ${black}.`,
  hasTheMove: color => `Na tahu je ${who[color].toLowerCase()}.`,
  still: what => `Zatím otevřené: ${withFullStop(what)}`,
  modes: { standard: 'vážný šach', rapid: 'rapid šach', blitz: 'bleskový šach' },
  players: who,
  acts,
}
