import { plural } from '../../language.js'
import type { Colour } from '../../tournament.js'
import type { Words } from './words.js'

const accusative = (colour: Colour) => (colour === 'white' ? 'valkeat' : 'mustat')
const illative = (colour: Colour) => (colour === 'white' ? 'valkeisiin' : 'mustiin')
const players = (count: number) =>
  `${count} ${plural(count, 'fi', { one: 'pelaaja', other: 'pelaajaa' })}`
/**
 * After a numeral the verb is singular, but words that refer to the players are plural:
 * `joka heille kuuluu`.
 */
const more =
  (what: string, ofMany = what) =>
  (now: number, then: number) =>
    `${players(then)}${now === 0 ? '' : ` (nyt ${now})`} ${plural(then, 'fi', { one: what, other: ofMany })}`

export const fi: Words = {
  bracket: (number, score, count) =>
    `Ryhmässä ${number} (pisteitä: ${score}) oli ${players(count)}.`,
  subgroups: (s1, s2) => `S1: ${s1}. S2: ${s2}.`,
  remainder: (s1, s2) => `Jäännösryhmässä S1: ${s1}. S2: ${s2}.`,
  movedDown: (player, bracket, odd) =>
    odd
      ? `Ryhmässä ${bracket} oli pariton määrä pelaajia, joten pelaaja ${player} siirtyi siitä alaspäin.`
      : `Ryhmässä ${bracket} ei saatu paria kaikille, joten pelaaja ${player} siirtyi siitä alaspäin.`,
  naturalMet: (a, b) => `Pelaaja ${a} kohtaa luonnollisen vastustajansa, joka on pelaaja ${b}.`,
  naturalWas: (a, b) => `Pelaajan ${a} luonnollinen vastustaja oli pelaaja ${b}.`,

  paired: (a, b) => `Pelaajat ${a} ja ${b} kohtaavat tällä kierroksella.`,
  getsBye: player => `Pelaaja ${player} saa tällä kierroksella vapaakierroksen.`,
  notCompared: (a, b) =>
    `Pelaajat ${a} ja ${b} olisivat saaneet kohdata. Näin suuressa turnauksessa kestäisi liian kauan laskea, mitä heidän pelinsä muuttaisi muille.`,
  byeNotCompared: player =>
    `Pelaaja ${player} olisi voinut saada vapaakierroksen. Näin suuressa turnauksessa kestäisi liian kauan laskea, mitä se muuttaisi muille.`,
  absent: player => `Pelaajalla ${player} ei ole paria tällä kierroksella.`,
  noBye: 'Pelaajia on parillinen määrä, joten kukaan ei saa vapaakierrosta.',
  met: (a, b, round) => `Pelaajat ${a} ja ${b} ovat jo kohdanneet kierroksella ${round}.`,
  mayNotGetBye: player =>
    `Pelaaja ${player} ei voi saada vapaakierrosta: hän on jo saanut sen tai voiton pisteet pelaamatta.`,
  sameColour: (a, b, colour) =>
    `Pelaajien ${a} ja ${b} on kummankin saatava ${accusative(colour)}, joten he eivät voi kohdata.`,
  forbidden: (a, b) => `Kilpailun säännöt eivät salli, että pelaajat ${a} ja ${b} kohtaavat.`,
  ifMet: (a, b, consequence) => `Jos pelaajat ${a} ja ${b} kohtaisivat, ${consequence}.`,
  ifBye: (player, consequence) => `Jos pelaaja ${player} saisi vapaakierroksen, ${consequence}.`,
  ifMovedDown: (player, consequence) =>
    `Jos sen sijaan pelaaja ${player} siirtyisi alaspäin, ${consequence}.`,
  incomplete: 'kaikille muille ei löytyisi vastustajaa',
  higherBye: 'vapaakierroksen saisi pelaaja, jolla on enemmän pisteitä',
  consequence: {
    C6: more('siirtyisi alaspäin'),
    C7: () => 'alaspäin siirtyisi pelaaja, jolla on enemmän pisteitä',
    C8: () => 'seuraavaa ryhmää ei voisi parittaa yhtä hyvin',
    C9: () => 'vapaakierroksen saisi pelaaja, jolla on enemmän pelaamattomia pelejä',
    C10: more('saisi yli 2:n värieron'),
    C11: more('saisi saman värin kolmannen kerran peräkkäin'),
    C12: more('jäisi ilman väriä, joka hänelle kuuluu', 'jäisi ilman väriä, joka heille kuuluu'),
    C13: more(
      'jäisi ilman väriä, johon hänellä on vahva oikeus',
      'jäisi ilman väriä, johon heillä on vahva oikeus',
    ),
    C14: more('siirtyisi alaspäin toisen kerran peräkkäin'),
    C15: more('saisi vastustajan ylemmästä ryhmästä toisen kerran peräkkäin'),
    C16: more('siirtyisi uudelleen alaspäin kahden kierroksen jälkeen'),
    C17: more('saisi uudelleen vastustajan ylemmästä ryhmästä kahden kierroksen jälkeen'),
    C18: () => 'piste-ero kasvaisi pelaajalla, joka siirtyi alaspäin edellisellä kierroksella',
    C19: () =>
      'piste-ero kasvaisi pelaajalla, jolla oli edellisellä kierroksella vastustaja ylemmästä ryhmästä',
    C20: () => 'piste-ero kasvaisi pelaajalla, joka siirtyi alaspäin kaksi kierrosta sitten',
    C21: () =>
      'piste-ero kasvaisi pelaajalla, jolla oli kaksi kierrosta sitten vastustaja ylemmästä ryhmästä',
  },
  laterMet: (a, b, article) =>
    `Pelaajat ${a} ja ${b} voisivat kohdata yhtä hyvin, mutta säännön ${article} mukaan tämä paritus on järjestyksessä ensin.`,
  laterMovedDown: (player, article) =>
    `Pelaaja ${player} voisi siirtyä alaspäin yhtä hyvin, mutta säännön ${article} mukaan tämä paritus on järjestyksessä ensin.`,
  moreUnplayed: player => `Pelaajalla ${player} on enemmän pelaamattomia pelejä.`,
  higherScore: player =>
    `Vapaakierroksen voi saada pelaaja, jolla on vähemmän pisteitä kuin pelaajalla ${player}.`,
  laterBye: (player, article) =>
    `Pelaaja ${player} voisi saada vapaakierroksen yhtä hyvin, mutta säännön ${article} mukaan tämä paritus on järjestyksessä ensin.`,

  bothGranted: 'Kumpikin pelaaja saa värin, joka hänelle kuuluu.',
  onlyOne: player => `Vain pelaajalla ${player} on oikeus väriin, ja hän saa sen.`,
  stronger: (player, colour) =>
    `Kummallakin on oikeus ${illative(colour)}; pelaajan ${player} oikeus on vahvempi.`,
  wider: (player, colour) =>
    `Kummankin on saatava ${accusative(colour)}; pelaajan ${player} väriero on suurempi.`,
  alternate: colour =>
    `Kummallakin on sama oikeus ${illative(colour)}; värit vaihtuvat siitä, kun ne viimeksi olivat eri.`,
  higherRanked: (player, colour) =>
    `Kummallakin on sama oikeus ${illative(colour)}; pelaaja ${player} on järjestyksessä ylempänä.`,
  initial: (player, odd) =>
    odd
      ? `Kummallakaan ei ole oikeutta väriin; pelaaja ${player} on järjestyksessä ylempänä, hänen numeronsa on pariton ja hän saa alkuvärin.`
      : `Kummallakaan ei ole oikeutta väriin; pelaaja ${player} on järjestyksessä ylempänä, hänen numeronsa on parillinen eikä hän saa alkuväriä.`,
  otherColours: (white, black) =>
    `Säännön 5 mukaan pelaaja ${white} saa valkeat ja pelaaja ${black} mustat.`,

  oddField: 'Pelaajia on pariton määrä, joten yksi saa vapaakierroksen.',
  byeGoesTo: (player, score) =>
    `Sen saa pelaaja ${player}: pienin pistemäärä, jolla se on mahdollista, on ${score}.`,
  lowestWas: player => `Saman pistemäärän pelaajista järjestyksessä alin on pelaaja ${player}.`,

  nobody: 'Paritettavia pelaajia ei ole.',
  impossible: {
    C1: list =>
      `Kierrosta ei voi parittaa: ilman uusintakohtaamista osa näistä pelaajista jää ilman vastustajaa: ${list}.`,
    C2: list =>
      `Kierrosta ei voi parittaa: vapaakierros menisi jollekin näistä pelaajista, jotka eivät voi sitä saada: ${list}.`,
    C3: list =>
      `Kierrosta ei voi parittaa: liian monen on saatava sama väri, ja osa näistä pelaajista jää ilman vastustajaa: ${list}.`,
    forbidden: list =>
      `Kierrosta ei voi parittaa: kiellettyjen parien vuoksi osa näistä pelaajista jää ilman vastustajaa: ${list}.`,
    several: list =>
      `Kierrosta ei voi parittaa: osa näistä pelaajista jää ilman vastustajaa: ${list}.`,
  },

  thirdColour: (player, colour) =>
    `Pelaaja ${player} saisi ${accusative(colour)} kolmannen kerran peräkkäin.`,
  colourDifference: (player, difference) => `Pelaajan ${player} väriero olisi ${difference}.`,
}
