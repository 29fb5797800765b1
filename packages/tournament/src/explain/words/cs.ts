import { plural } from '../../language.js'
import type { Colour } from '../../tournament.js'
import type { Words } from './words.js'

const accusative = (colour: Colour) => (colour === 'white' ? 'bílou' : 'černou')
const claimed = (colour: Colour) => (colour === 'white' ? 'bílou barvu' : 'černou barvu')
const players = (count: number) =>
  `${count} ${plural(count, 'cs', { one: 'hráče', few: 'hráče', other: 'hráčů' })}`
/** A number of players with the verb in the same number: `2 hráči místo 1 by …`. */
const more = (one: string, few: string, other: string) => (now: number, then: number) => {
  const noun = plural(then, 'cs', { one: 'hráč', few: 'hráči', other: 'hráčů' })
  const instead = now === 0 ? '' : ` místo ${now}`
  return `${then} ${noun}${instead} by ${plural(then, 'cs', { one, few, other })}`
}

export const cs: Words = {
  bracket: (number, score, count) => `Skupina ${number} (bodů: ${score}) měla ${players(count)}.`,
  subgroups: (s1, s2) => `S1: ${s1}. S2: ${s2}.`,
  remainder: (s1, s2) => `Ve zbytku je S1: ${s1}. S2: ${s2}.`,
  movedDown: (player, bracket, odd) =>
    odd
      ? `Skupina ${bracket} měla lichý počet hráčů, proto z ní hráč ${player} přešel níž.`
      : `Ve skupině ${bracket} nešlo nalosovat všechny, proto z ní hráč ${player} přešel níž.`,
  naturalMet: (a, b) => `Hráč ${a} hraje se svým přirozeným soupeřem, hráčem ${b}.`,
  naturalWas: (a, b) => `Přirozeným soupeřem hráče ${a} byl hráč ${b}.`,

  paired: (a, b) => `Hráči ${a} a ${b} se v tomto kole utkají.`,
  getsBye: player => `Hráč ${player} má v tomto kole volný los.`,
  notCompared: (a, b) =>
    `Hráči ${a} a ${b} se utkat mohli. V tak velkém turnaji by trvalo příliš dlouho spočítat, co by jejich partie změnila pro ostatní.`,
  byeNotCompared: player =>
    `Hráč ${player} mohl mít volný los. V tak velkém turnaji by trvalo příliš dlouho spočítat, co by to změnilo pro ostatní.`,
  absent: player => `Hráč ${player} není v tomto kole nalosován.`,
  noBye: 'Počet hráčů je sudý, proto nemá volný los nikdo.',
  met: (a, b, round) => `Hráči ${a} a ${b} se už utkali (${round}. kolo).`,
  mayNotGetBye: player =>
    `Hráč ${player} nesmí dostat volný los: už ho měl, nebo bez hry získal body za výhru.`,
  sameColour: (a, b, colour) =>
    `Hráči ${a} a ${b} musí oba dostat ${accusative(colour)} barvu, proto se nesmějí utkat.`,
  forbidden: (a, b) => `Pravidla soutěže nedovolují, aby se hráči ${a} a ${b} utkali.`,
  ifMet: (a, b, consequence) => `Kdyby se utkali hráči ${a} a ${b}, ${consequence}.`,
  ifBye: (player, consequence) => `Kdyby měl volný los hráč ${player}, ${consequence}.`,
  ifMovedDown: (player, consequence) =>
    `Kdyby místo toho přešel níž hráč ${player}, ${consequence}.`,
  incomplete: 'nešlo by nalosovat všechny ostatní hráče',
  higherBye: 'volný los by měl hráč s více body',
  consequence: {
    C6: more('přešel níž', 'přešli níž', 'přešlo níž'),
    C7: () => 'níž by přešel hráč s více body',
    C8: () => 'další skupinu by nešlo nalosovat stejně dobře',
    C9: () => 'volný los by měl hráč s více neodehranými partiemi',
    C10: more(
      'dostal rozdíl barev větší než 2',
      'dostali rozdíl barev větší než 2',
      'dostalo rozdíl barev větší než 2',
    ),
    C11: more(
      'dostal potřetí za sebou stejnou barvu',
      'dostali potřetí za sebou stejnou barvu',
      'dostalo potřetí za sebou stejnou barvu',
    ),
    C12: more(
      'nedostal barvu, na kterou má nárok',
      'nedostali barvu, na kterou mají nárok',
      'nedostalo barvu, na kterou mají nárok',
    ),
    C13: more(
      'nedostal barvu, na kterou má silný nárok',
      'nedostali barvu, na kterou mají silný nárok',
      'nedostalo barvu, na kterou mají silný nárok',
    ),
    C14: more(
      'přešel níž už druhé kolo za sebou',
      'přešli níž už druhé kolo za sebou',
      'přešlo níž už druhé kolo za sebou',
    ),
    C15: more(
      'dostal už druhé kolo za sebou soupeře z vyšší skupiny',
      'dostali už druhé kolo za sebou soupeře z vyšší skupiny',
      'dostalo už druhé kolo za sebou soupeře z vyšší skupiny',
    ),
    C16: more(
      'po dvou kolech znovu přešel níž',
      'po dvou kolech znovu přešli níž',
      'po dvou kolech znovu přešlo níž',
    ),
    C17: more(
      'dostal po dvou kolech znovu soupeře z vyšší skupiny',
      'dostali po dvou kolech znovu soupeře z vyšší skupiny',
      'dostalo po dvou kolech znovu soupeře z vyšší skupiny',
    ),
    C18: () => 'hráč, který přešel níž v minulém kole, by měl větší rozdíl bodů',
    C19: () => 'hráč, který měl v minulém kole soupeře z vyšší skupiny, by měl větší rozdíl bodů',
    C20: () => 'hráč, který přešel níž v předminulém kole, by měl větší rozdíl bodů',
    C21: () =>
      'hráč, který měl v předminulém kole soupeře z vyšší skupiny, by měl větší rozdíl bodů',
  },
  laterMet: (a, b, article) =>
    `Hráči ${a} a ${b} by se mohli utkat stejně dobře, ale podle článku ${article} je dříve na řadě toto losování.`,
  laterMovedDown: (player, article) =>
    `Níž by stejně dobře mohl přejít hráč ${player}, ale podle článku ${article} je dříve na řadě toto losování.`,
  moreUnplayed: player => `Hráč ${player} má více neodehraných partií.`,
  higherScore: player => `Volný los může dostat hráč, který má méně bodů než hráč ${player}.`,
  laterBye: (player, article) =>
    `Hráč ${player} by mohl mít volný los stejně dobře, ale podle článku ${article} je dříve na řadě toto losování.`,

  bothGranted: 'Oba hráči dostanou barvu, na kterou mají nárok.',
  onlyOne: player => `Nárok na barvu má jen hráč ${player}, a proto ji dostane.`,
  stronger: (player, colour) =>
    `Oba mají nárok na ${claimed(colour)}; silnější nárok má hráč ${player}.`,
  wider: (player, colour) =>
    `Oba musí dostat ${accusative(colour)} barvu; větší rozdíl barev má hráč ${player}.`,
  alternate: colour =>
    `Oba mají stejný nárok na ${claimed(colour)}; barvy si vymění oproti poslednímu případu, kdy je měli různé.`,
  higherRanked: (player, colour) =>
    `Oba mají stejný nárok na ${claimed(colour)}; hráč ${player} je v pořadí výš.`,
  initial: (player, odd) =>
    odd
      ? `Žádný z nich nemá nárok na barvu; hráč ${player} je v pořadí výš, má liché číslo a dostane počáteční barvu.`
      : `Žádný z nich nemá nárok na barvu; hráč ${player} je v pořadí výš, má sudé číslo a počáteční barvu nedostane.`,
  otherColours: (white, black) => `Podle článku 5 má bílé hráč ${white} a černé hráč ${black}.`,

  oddField: 'Počet hráčů je lichý, proto má jeden z nich volný los.',
  byeGoesTo: (player, score) =>
    `Volný los má hráč ${player}: nejnižší počet bodů, při kterém to jde, je ${score}.`,
  lowestWas: player => `Nejníž v pořadí z hráčů s tolika body je hráč ${player}.`,

  nobody: 'Není koho losovat.',
  impossible: {
    C1: list =>
      `Kolo nelze nalosovat: bez opakovaného utkání zůstanou někteří z těchto hráčů bez soupeře: ${list}.`,
    C2: list =>
      `Kolo nelze nalosovat: volný los by musel mít jeden z těchto hráčů, kteří ho mít nesmějí: ${list}.`,
    C3: list =>
      `Kolo nelze nalosovat: příliš mnoho hráčů musí dostat stejnou barvu a někteří z těchto hráčů zůstanou bez soupeře: ${list}.`,
    forbidden: list =>
      `Kolo nelze nalosovat: kvůli zakázaným dvojicím zůstanou někteří z těchto hráčů bez soupeře: ${list}.`,
    several: list => `Kolo nelze nalosovat: někteří z těchto hráčů zůstanou bez soupeře: ${list}.`,
  },

  thirdColour: (player, colour) =>
    `Hráč ${player} by dostal potřetí za sebou ${accusative(colour)} barvu.`,
  colourDifference: (player, difference) => `Hráč ${player} by měl rozdíl barev ${difference}.`,
}
