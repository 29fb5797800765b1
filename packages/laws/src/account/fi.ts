import type { Color } from '@jadoube/chess'
import { displayResult } from '../game/result.js'
import { acts } from './acts/fi.js'
import { adjournedAndQuickplay } from './adjourned-and-quickplay/fi.js'
import { blindPlayers } from './blind-players/fi.js'
import { isOne } from './cited-numbers.js'
import { claims as claimSentences } from './claims/fi.js'
import { claimTeller, type PlayerNames } from './claims/words.js'
import { clockAndIrregularities } from './clock-and-irregularities/fi.js'
import { conductAndArbiter } from './conduct-and-arbiter/fi.js'
import { endings } from './endings/fi.js'
import { tellEnding } from './endings/words.js'
import { isLiftedByFlag } from './lifted-result.js'
import { moving, somePiece, what } from './moving/fi.js'
import { isAsIfTouched } from './moving/words.js'
import { type PauseReasons, whyPaused } from './pause-reason.js'
import { questions } from './questions/fi.js'
import { rapidAndBlitz } from './rapid-and-blitz/fi.js'
import { recordingAndDraws } from './recording-and-draws/fi.js'
import { refusalWords } from './refusals/fi.js'
import { unnamed } from './unnamed-assistant.js'
import { withFullStop } from './with-full-stop.js'
import type { Wording } from './wording.js'

const who: Readonly<Record<Color, string>> = { white: 'Valkea', black: 'Musta' }
const whose: Readonly<Record<Color, string>> = { white: 'Valkean', black: 'Mustan' }
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Tuomari',
  'white-assistant': 'Valkean avustaja',
  'black-assistant': 'Mustan avustaja',
  spectator: 'Katsoja',
  clock: 'Kello',
}

const ordinals: readonly string[] = ['ensimmäinen', 'toinen', 'kolmas', 'neljäs', 'viides']

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
  threefold: 'aseman kolmas esiintyminen',
  'fifty-moves': '50 siirron sääntö',
  flag: 'merkkilippu on pudonnut',
  'illegal-move': 'laiton siirto',
  'touched-piece': 'kosketettu nappula',
  'cannot-win-by-normal-means': 'peliä ei voi voittaa normaalein keinoin',
  'no-effort-by-normal-means': 'vastustaja ei yritä voittaa normaalein keinoin',
  'five-second-increment': 'viiden sekunnin lisäaika',
  'wrong-setup': 'väärä alkuasema',
  'reversed-colours': 'pelataan kääntövärein',
  'clock-setting': 'väärin asetettu kello',
  'no-progress': 'peli ei edisty',
  'can-mate': 'voiko vastustaja vielä tehdä matin?',
  device: 'elektroninen laite',
  'intended-move': 'aiottu siirto',
  late: 'myöhästyminen',
}

const names: PlayerNames = {
  first: who,
  within: { white: 'valkea', black: 'musta' },
}
const claimed = claimTeller(claimSentences, names)

const pauseReasons: PauseReasons = {
  arbiter: ' kutsuakseen tuomarin',
  claim: ' esittääkseen vaatimuksen',
  flag: ' merkkilipun putoamisen vuoksi',
  'promotion-piece': ' saadakseen korotusnappulan',
  none: ' ilman syytä',
}

export const fi: Wording = {
  events: {
    ...rapidAndBlitz.events,
    ...recordingAndDraws.events,
    ...conductAndArbiter.events,
    ...blindPlayers.events,
    ...adjournedAndQuickplay.events,
    ...moving.events,
    'game-started': () => 'Peli alkaa.',
    'piece-touched': e =>
      isAsIfTouched(e)
        ? moving.countsAsTouched(e.square)
        : `${who[e.by]} koskettaa ${somePiece(e)} ruudussa ${e.square}.`,
    'pieces-adjusted': e =>
      `${who[e.by]} korjaa ${e.squares.length === 1 ? 'nappulan sijaintia ruudussa' : 'nappuloiden sijaintia ruuduissa'} ${e.squares.join(', ')}.`,
    'piece-removed': e => `${who[e.by]} poistaa ${what(e)} ruudusta ${e.square}.`,
    'piece-displaced': e =>
      `${who[e.by]} siirtää vahingossa ${what(e)} ruudusta ${e.from} ruutuun ${e.to}.`,
    'piece-put-back': e => `${who[e.by]} palauttaa ${what(e)} ruudusta ${e.from} ruutuun ${e.to}.`,
    'position-transferred': () => 'Asema siirretään oikein asetetulle laudalle.',
    'turn-taken': e => `${who[e.by]} jatkaa peliä, vaikka vastustaja ei ole tehnyt siirtoa.`,
    'pieces-restored': () => 'Nappulat ovat taas paikoillaan.',
    'move-made': (e, w) =>
      e.legal !== false
        ? `${who[e.by]} pelaa ${w.move}.`
        : w.move === ''
          ? 'Se on laiton siirto.'
          : `${who[e.by]} pelaa ${w.move}, mikä on laiton siirto.`,
    'move-completed': e =>
      e.how === 'next-move' || e.how === 'later-press'
        ? (e.moves ?? 1) > 1
          ? `${whose[e.by]} edelliset siirrot katsotaan loppuun suoritetuiksi.`
          : `${whose[e.by]} edellinen siirto katsotaan loppuun suoritetuksi.`
        : e.legal !== false
          ? `${who[e.by]} painaa kelloa. Siirto on suoritettu loppuun.`
          : 'Laiton siirto on suoritettu loppuun.',
    'irregularity-arose': (e, w) =>
      ({
        'illegal-move': '',
        'unpromoted-pawn': moving.pawnLeft(e.pawn?.to),
        'press-without-move': w.early
          ? blindPlayers.breaches['blind.clock-after'](who[e.by], w.early)
          : `${who[e.by]} ei ole tehnyt siirtoa.`,
        'two-hands': `${who[e.by]} käytti yhteen siirtoon molempia käsiä.`,
        'touched-piece':
          w.move !== ''
            ? moving.moveStays(e.by, w.move)
            : w.owed === null
              ? `${whose[e.by]} olisi pitänyt tehdä toinen siirto.`
              : moving.owed(e.by, w.owed),
        displaced: '',
        'out-of-turn': `${who[e.by]} siirsi nappuloita, vaikka ei ollut siirtovuorossa.`,
      })[e.kind],
    breach: (e, w) =>
      (e.rule && breaches[e.rule]?.(who[e.by], w.early)) ?? `${who[e.by]} rikkoo sääntöjä.`,
    'illegal-move-stands': e =>
      `Siirtoa on liian myöhäistä korjata: ${whose[e.by].toLowerCase()} laiton siirto jää voimaan.`,
    'illegal-move-ruled': (e, w) =>
      `Tämä on ${whose[e.by].toLowerCase()} ${ordinals[e.count - 1] ?? `${e.count}.`} ${w.apart ? 'tämänlainen laiton siirto' : 'laiton siirto'}.`,
    'pawn-promoted': e => `Sotilas ruudussa ${e.to} korottuu kuningattareksi.`,
    'position-reinstated': (_, w) => {
      if (w.again) return moving.oneHandAgain
      if (w.initial) return 'Alkuasema palautetaan.'
      return w.after === null
        ? 'Palautetaan asema ennen ensimmäistä siirtoa.'
        : `Palautetaan siirron ${w.after} jälkeinen asema.`
    },
    'clock-pressed': e => `${who[e.by]} painaa kelloa.`,
    'press-withdrawn': e => `${whose[e.by]} kellon painallusta ei lasketa.`,
    'clocks-paused': e => `${actors[e.by]} pysäyttää kellot${whyPaused(e, pauseReasons)}.`,
    'clocks-restarted': e => `Peli jatkuu. ${whose[e.running]} kello käy.`,
    'time-added': (e, w) => `${who[e.to]} saa ${w.timeGiven} lisää.`,
    'time-removed': (e, w) => `${who[e.from]} menettää ${w.timeGiven}.`,
    'clock-set': (_, w) => `Tuomari asettaa kellot: ${w.clocks}.`,
    'flag-fallen': e => {
      if (e.first === undefined) return `${whose[e.player]} merkkilippu on pudonnut.`
      return e.first
        ? `${whose[e.player]} merkkilippu putosi ensin.`
        : `${whose[e.player]} merkkilippu putosi toisena.`
    },
    'time-passed': () => '',
    'take-back-asked': e => `${who[e.by]} pyytää siirron perumista.`,
    'take-back-agreed': e => `${whose[e.by]} siirto perutaan pelaajien sopimuksesta.`,
    'take-back-rejected': e =>
      e.how === 'withdrawn'
        ? `${who[e.by]} ei enää pyydä siirron perumista.`
        : `${whose[e.by]} siirtoa ei peruta.`,
    'claim-made': (e, w) => claimed.made(e, w.move),
    'claim-upheld': e =>
      claimed.ruled(e) ?? `Vaatimus on aiheellinen: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-rejected': e =>
      claimed.ruled(e) ?? `Vaatimus on aiheeton: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-postponed': () => 'Tuomari lykkää ratkaisua.',
    'intended-move-binds': (e, w) =>
      `${whose[e.by]} on tehtävä siirto, jonka hän merkitsi: ${w.move}.`,
    'duty-to-record-ended': e =>
      `${whose[e.player]} ei tarvitse enää merkitä siirtoja tässä jaksossa.`,
    'result-signed': e => `${who[e.by]} allekirjoittaa tuloksen ${displayResult(e.result)}.`,
    'player-excused': e => `${whose[e.player]} myöhästyminen annetaan anteeksi.`,
    'player-arrived': e => (e.reported ? `${who[e.player]} saapuu.` : ''),
    'arbiter-summoned': e =>
      `${who[e.by]} kutsuu tuomarin${e.why === undefined ? '' : `: ${e.why}`}.`,

    'device-noticed': e =>
      `${e.player === 'white' ? 'Valkealla' : 'Mustalla'} on havaittu elektroninen laite.`,
    'assistant-admitted': e =>
      `Tuomari hyväksyy ${whose[e.player].toLowerCase()} avustajan${e.name === unnamed ? '' : `: ${e.name}`}.`,
    'game-concluded': e => {
      if (e.rule === 'score.signed-stands') {
        return `Tulos on voimassa sellaisena kuin molemmat sen allekirjoittivat: ${displayResult(e.result)}.`
      }
      return tellEnding(e, endings, { names, reasons: fi.reasons })
    },
    'result-lifted': e => {
      if (e.why !== undefined)
        return `Tuomari kumoaa tuloksen, ja peli jatkuu: ${withFullStop(e.why)}`
      if (isLiftedByFlag(e))
        return 'Merkkilippu oli pudonnut ennen pelin päättymistä, joten tulos ei ole voimassa.'
      return e.rule === 'end.dead-position'
        ? 'Asema oli kuollut jo sitä ennen, joten tulos ei ole voimassa.'
        : 'Tuomari ratkaisee toisin: peli jatkuu.'
    },
  },
  reasons: {
    checkmate: 'matti',
    stalemate: 'patti',
    'dead-position': 'kuollut asema',
    resignation: 'luovutus',
    agreement: 'sopimus',
    'flag-fall': 'merkkilipun putoaminen',
    'illegal-moves': 'laittomat siirrot',
    threefold: 'aseman kolmas esiintyminen',
    'fifty-moves': '50 siirron sääntö',
    fivefold: 'aseman viides esiintyminen',
    'seventy-five-moves': '75 siirron sääntö',
    late: 'myöhästyminen',
    device: 'elektroninen laite',
    penalty: 'rangaistus',
    quickplay: 'pikapeliloppu',
    'sealed-move': 'kuorisiirto',
    'both-kings-in-check': 'molemmat kuninkaat shakissa',
    declared: 'tuomarin ratkaisu',
    cancelled: 'mitätöity',
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
    'new-game': 'uusi peli',
    'play-on': 'peli jatkuu',
    'play-on-and-add-time': 'peli jatkuu, vastustaja saa lisää aikaa',
    'position-reinstated': 'asema palautetaan',
    'ending-stands': 'tulos jää voimaan',
    draw: 'tasapeli',
    win: 'voitto',
    loss: 'häviö',
    penalty: 'rangaistus',
    'five-second-increment': 'viisi sekuntia lisää joka siirtoon',
    'decide-later': 'ratkaisu tehdään myöhemmin',
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
  national: number => `${isOne(number) ? 'pikashakkisääntö' : 'pikashakkisäännöt'} ${number}`,
  article: number => `${isOne(number) ? 'sääntö' : 'säännöt'} ${number}`,
  onlyIfDeliberate: 'Tämä pätee vain, jos kosketus oli tahallinen.',
  noticed: {
    ranOutEarlier: time => `Aika oli loppunut ${time} aiemmin.`,
    later: time => `Se huomattiin ${time} myöhemmin.`,
  },
  line: (number, reason) => `Rivillä ${number} ei ole vaikutusta: ${withFullStop(reason)}`,
  clocksNow: (white, black) => `Kellot: valkea ${white}, musta ${black}.`,
  hasTheMove: color => `Siirtovuorossa on ${who[color].toLowerCase()}.`,
  still: what => `Vielä avoinna: ${withFullStop(what)}`,
  modes: { standard: 'pitkä peli', rapid: 'nopea shakki', blitz: 'pikashakki' },
  players: who,
  acts,
}
