import { plural } from '../../language.js'
import type { Colour } from '../../tournament.js'
import type { Words } from './words.js'

const accusative = (colour: Colour) => (colour === 'white' ? 'belo' : 'črno')
const players = (count: number) =>
  `${count} ${plural(count, 'sl', { one: 'igralca', two: 'igralca', few: 'igralce', other: 'igralcev' })}`
/** A number of players with the verb in the same number: `2 igralca namesto 1 bi …`. */
const more =
  (one: string, two: string, few: string, other: string, verb = 'bi') =>
  (now: number, then: number) => {
    const noun = plural(then, 'sl', {
      one: 'igralec',
      two: 'igralca',
      few: 'igralci',
      other: 'igralcev',
    })
    const instead = now === 0 ? '' : ` namesto ${now}`
    return `${verb} ${then} ${noun}${instead} ${plural(then, 'sl', { one, two, few, other })}`
  }

export const sl: Words = {
  bracket: (number, score, count) =>
    `Skupina ${number} (točk: ${score}) je imela ${players(count)}.`,
  subgroups: (s1, s2) => `S1: ${s1}. S2: ${s2}.`,
  remainder: (s1, s2) => `V ostanku je S1: ${s1}. S2: ${s2}.`,
  movedDown: (player, bracket, odd) =>
    odd
      ? `Skupina ${bracket} je imela liho število igralcev, zato se je igralec ${player} iz nje pomaknil navzdol.`
      : `V skupini ${bracket} ni bilo mogoče določiti parov za vse, zato se je igralec ${player} iz nje pomaknil navzdol.`,
  naturalMet: (a, b) => `Igralec ${a} igra s svojim naravnim nasprotnikom, igralcem ${b}.`,
  naturalWas: (a, b) => `Naravni nasprotnik igralca ${a} je bil igralec ${b}.`,

  paired: (a, b) => `Igralca ${a} in ${b} se v tem kolu srečata.`,
  getsBye: player => `Igralec ${player} je v tem kolu prost.`,
  notCompared: (a, b) =>
    `Igralca ${a} in ${b} bi se smela srečati. Na tako velikem turnirju bi predolgo trajalo izračunati, kaj bi njuna partija spremenila za druge.`,
  byeNotCompared: player =>
    `Igralec ${player} bi smel biti prost. Na tako velikem turnirju bi predolgo trajalo izračunati, kaj bi to spremenilo za druge.`,
  absent: player => `Igralec ${player} v tem kolu nima para.`,
  noBye: 'Število igralcev je sodo, zato ni nihče prost.',
  met: (a, b, round) => `Igralca ${a} in ${b} sta se že srečala v ${round}. kolu.`,
  mayNotGetBye: player =>
    `Igralec ${player} ne sme biti prost: prost je že bil ali pa je brez igre že dobil toliko točk, kot jih prinese zmaga.`,
  sameColour: (a, b, colour) =>
    `Igralca ${a} in ${b} morata oba dobiti ${accusative(colour)} barvo, zato se ne smeta srečati.`,
  forbidden: (a, b) => `Pravila tekmovanja ne dovolijo, da se igralca ${a} in ${b} srečata.`,
  ifMet: (a, b, consequence) => `Če bi se srečala igralca ${a} in ${b}, ${consequence}.`,
  ifBye: (player, consequence) => `Če bi bil prost igralec ${player}, ${consequence}.`,
  ifMovedDown: (player, consequence) =>
    `Če bi se namesto tega navzdol pomaknil igralec ${player}, ${consequence}.`,
  incomplete: 'za druge igralce ne bi bilo mogoče določiti vseh parov',
  higherBye: 'bi bil prost igralec z več točkami',
  consequence: {
    C6: more(
      'pomaknil navzdol',
      'pomaknila navzdol',
      'pomaknili navzdol',
      'pomaknilo navzdol',
      'bi se',
    ),
    C7: () => 'bi se navzdol pomaknil igralec z več točkami',
    C8: () => 'v naslednji skupini ne bi bilo mogoče določiti tako dobrih parov',
    C9: () => 'bi bil prost igralec z več neodigranimi partijami',
    C10: more(
      'dobil barvno razliko nad 2',
      'dobila barvno razliko nad 2',
      'dobili barvno razliko nad 2',
      'dobilo barvno razliko nad 2',
    ),
    C11: more(
      'trikrat zapored dobil isto barvo',
      'trikrat zapored dobila isto barvo',
      'trikrat zapored dobili isto barvo',
      'trikrat zapored dobilo isto barvo',
    ),
    C12: more(
      'ostal brez barve, ki mu pripada',
      'ostala brez barve, ki jima pripada',
      'ostali brez barve, ki jim pripada',
      'ostalo brez barve, ki jim pripada',
    ),
    C13: more(
      'ostal brez barve, do katere ima močno prednost',
      'ostala brez barve, do katere imata močno prednost',
      'ostali brez barve, do katere imajo močno prednost',
      'ostalo brez barve, do katere imajo močno prednost',
    ),
    C14: more(
      'že drugo kolo zapored pomaknil navzdol',
      'že drugo kolo zapored pomaknila navzdol',
      'že drugo kolo zapored pomaknili navzdol',
      'že drugo kolo zapored pomaknilo navzdol',
      'bi se',
    ),
    C15: more(
      'že drugo kolo zapored dobil nasprotnika iz višje skupine',
      'že drugo kolo zapored dobila nasprotnika iz višje skupine',
      'že drugo kolo zapored dobili nasprotnika iz višje skupine',
      'že drugo kolo zapored dobilo nasprotnika iz višje skupine',
    ),
    C16: more(
      'po dveh kolih spet pomaknil navzdol',
      'po dveh kolih spet pomaknila navzdol',
      'po dveh kolih spet pomaknili navzdol',
      'po dveh kolih spet pomaknilo navzdol',
      'bi se',
    ),
    C17: more(
      'po dveh kolih spet dobil nasprotnika iz višje skupine',
      'po dveh kolih spet dobila nasprotnika iz višje skupine',
      'po dveh kolih spet dobili nasprotnika iz višje skupine',
      'po dveh kolih spet dobilo nasprotnika iz višje skupine',
    ),
    C18: () =>
      'bi bila razlika v točkah večja za igralca, ki se je v prejšnjem kolu pomaknil navzdol',
    C19: () =>
      'bi bila razlika v točkah večja za igralca, ki je v prejšnjem kolu imel nasprotnika iz višje skupine',
    C20: () =>
      'bi bila razlika v točkah večja za igralca, ki se je pred dvema koloma pomaknil navzdol',
    C21: () =>
      'bi bila razlika v točkah večja za igralca, ki je pred dvema koloma imel nasprotnika iz višje skupine',
  },
  laterMet: (a, b, article) =>
    `Igralca ${a} in ${b} bi se lahko prav tako srečala, vendar je po členu ${article} prej na vrsti ta razporeditev.`,
  laterMovedDown: (player, article) =>
    `Navzdol bi se lahko prav tako pomaknil igralec ${player}, vendar je po členu ${article} prej na vrsti ta razporeditev.`,
  moreUnplayed: player => `Igralec ${player} ima več neodigranih partij.`,
  higherScore: player => `Prost je lahko igralec, ki ima manj točk kot igralec ${player}.`,
  laterBye: (player, article) =>
    `Igralec ${player} bi bil lahko prav tako prost, vendar je po členu ${article} prej na vrsti ta razporeditev.`,

  bothGranted: 'Oba igralca dobita barvo, ki jima pripada.',
  onlyOne: player => `Barva pripada samo igralcu ${player} in jo tudi dobi.`,
  stronger: (player, colour) =>
    `Obema pripada ${colour === 'white' ? 'bela' : 'črna'} barva; močnejšo prednost ima igralec ${player}.`,
  wider: (player, colour) =>
    `Oba morata dobiti ${accusative(colour)} barvo; večjo barvno razliko ima igralec ${player}.`,
  alternate: colour =>
    `Obema enako pripada ${colour === 'white' ? 'bela' : 'črna'} barva; barvi zamenjata glede na zadnje kolo, v katerem sta ju imela različni.`,
  higherRanked: (player, colour) =>
    `Obema enako pripada ${colour === 'white' ? 'bela' : 'črna'} barva; igralec ${player} je višje uvrščen.`,
  initial: (player, odd) =>
    odd
      ? `Nobenemu ne pripada določena barva; igralec ${player} je višje uvrščen, ima liho številko in dobi začetno barvo.`
      : `Nobenemu ne pripada določena barva; igralec ${player} je višje uvrščen, ima sodo številko in ne dobi začetne barve.`,
  otherColours: (white, black) =>
    `Po členu 5 dobi bele figure igralec ${white}, črne pa igralec ${black}.`,

  oddField: 'Število igralcev je liho, zato je eden prost.',
  byeGoesTo: (player, score) =>
    `Prost je igralec ${player}: najnižje število točk, pri katerem je to mogoče, je ${score}.`,
  lowestWas: player => `Najnižje uvrščen med igralci s toliko točkami je igralec ${player}.`,

  nobody: 'Ni igralcev, za katere bi bilo treba določiti pare.',
  impossible: {
    C1: list =>
      `Parov tega kola ni mogoče določiti: brez ponovnega srečanja nekateri od teh igralcev ostanejo brez nasprotnika: ${list}.`,
    C2: list =>
      `Parov tega kola ni mogoče določiti: prost bi moral biti eden od teh igralcev, ki to ne sme biti: ${list}.`,
    C3: list =>
      `Parov tega kola ni mogoče določiti: preveč igralcev mora dobiti isto barvo in nekateri od teh igralcev ostanejo brez nasprotnika: ${list}.`,
    forbidden: list =>
      `Parov tega kola ni mogoče določiti: zaradi prepovedanih parov nekateri od teh igralcev ostanejo brez nasprotnika: ${list}.`,
    several: list =>
      `Parov tega kola ni mogoče določiti: nekateri od teh igralcev ostanejo brez nasprotnika: ${list}.`,
  },

  thirdColour: (player, colour) =>
    `Igralec ${player} bi trikrat zapored dobil ${accusative(colour)} barvo.`,
  colourDifference: (player, difference) =>
    `Igralec ${player} bi imel barvno razliko ${difference}.`,
}
