import type { WrittenLanguage } from '../explanations/language.js'
import { wordsOf } from './words.js'

/** Words that say nothing about which rule is meant. A question of nothing else keeps them all. */
const texts: Readonly<Record<WrittenLanguage, string>> = {
  en: `a an and are as at be been being but by can could did do does for from had has have having he her him his how i if in
    into is it its just may me might my of off on or our out own s shall she should so some t than that the their them then there
    these they this those to too was we were what when where which while who whom why will with would you your also any
    happens happen allowed rule rules law laws chess game player player’s please tell about need must get got`,
  sl: `a ali ampak bi bil bila bilo biti bo bodo brez če čigav da do ga gre ima imam imata imajo in iz jaz je jim jo k kadar kaj kako
    kakšen kakšna kakšno kateri katera katero kdaj kdo kdor ker ki kjer ko koliko kot lahko le me med mi mora moram morata moj moja
    moje mojo na naj nam namesto ne ni nič niso o ob od pa po pod potem pred pri sam samo se sem si smem sme smejo so svoj svojo sta ste
    ta tako tam te tega temu ter ti to tudi u v vse za zakaj zdaj že z s še šah šaha šahu pravilo pravila partija partiji partije naredi naredil naredila storiti
    igralec igralca igralci igralcu zgodi`,
  sr: `а ако али би био била било бити ће у и из за за ја је јесам јер као како какав која које који кад када кога коме ко колико ли
    ме ми може могу мора морам мој моја моје моју му на нас не није ни ништа о од он она оно па по под после пре при с са сам само се си сме смем смеју
    смо су та тада тај тако там те то тог томе ту јој ја шта што чији да до дa ли већ без још правило правила партија партије
    партији играч играча играчу играчи шах шаху шаха деси дешава догоди свој своју`,
  cs: `a aby ale ani až bez by být byl byla bylo co či do dál ho i já jak jaké jaký jaká je jeho její jejich jen ještě již jsem jsou k kde kdo
    kdy když který která které mám má mají mě mi můj moje moji může mohu můžu musím musí na nad nebo než ne není no o od pak po pod podle
    pokud pro proč proto před při s se si smí smím smějí svůj svou svého ta tak také tam ten tento to tom tu u už v ve z za ze že
    pravidlo pravidla partie partii hráč hráče hráči šach šachu šachy stane`,
  fi: `ja jos että en ei eikä ole olen on oli olla onko voi voiko voin voinko saa saako saan saanko kun kuin kuinka kuka ketä kenen mitä mikä mikä missä
    milloin miten miksi minun minä minua sinä se sen sitä siihen siitä ne niin nyt hän hänen hänellä tai vai vaikka vain jo joka jotka jonka
    mutta myös pitää pitääkö täytyy täytyykö tämä tämän tässä siinä tehdä tapahtuu jälkeen ennen sääntö säännöt säännön peli pelin pelissä peliä pelaaja pelaajan
    pelaajat tekee tekemättä teki tekevät koko ajan enää kesken shakki shakin shakissa oma oman omaa`,
}

const setOf = (language: WrittenLanguage): ReadonlySet<string> => new Set(wordsOf(texts[language]))

const sets: Readonly<Record<WrittenLanguage, ReadonlySet<string>>> = {
  en: setOf('en'),
  sl: setOf('sl'),
  sr: setOf('sr'),
  cs: setOf('cs'),
  fi: setOf('fi'),
}

export const isStopWord = (language: WrittenLanguage, word: string): boolean =>
  sets[language].has(word)

/** The words of a question that can tell rules apart. */
export function tellingWords(
  language: WrittenLanguage,
  words: readonly string[],
): readonly string[] {
  const telling = words.filter(word => !sets[language].has(word))
  return telling.length > 0 ? telling : words
}
