import type { WrittenLanguage } from '../explanations/language.js'
import { wordsOf } from './words.js'

/** Words that do not help to find a rule. A question that has only such words keeps them. */
const texts: Readonly<Record<WrittenLanguage, string>> = {
  en: `a an and are as at be been being but by can could did do does for from had has have having he her him his how i if in
    into is it its just may me might my of off on or our out own s shall she should so some t than that the their them then there
    these they this those to too was we were what when where which while who whom why will with would you your also any
    happens happen allowed rule rules law laws chess game games player players player’s please tell about need must get got
    making make makes going go now anyone anything something already ever even still yet really actually maybe perhaps though although because since
    during within upon onto around vs versus whether would've i'm didn doesn don isn wasn weren hasn haven hadn ll re im ive hes shes gonna wanna ok
    okay yes hi hello little bit lots thing things wanted know knows lets us
    all possible gets getting exactly anymore able here like system inside`,
  sl: `a ali ampak bi bil bila bilo biti bo bodo brez če čigav da do ga gre ima imam imata imajo in iz jaz je jim jo k kadar kaj kako
    kakšen kakšna kakšno kateri katera katero kdaj kdo kdor ker ki kjer ko koliko kot lahko le me med mi mora moram morata moj moja
    moje mojo na naj nam namesto ne ni nič niso o ob od pa po pod potem pred pri sam samo se sem si smem sme smejo so svoj svojo sta ste
    ta tako tam te tega temu ter ti to tudi u v vse za zakaj zdaj že z s še šah šaha šahu pravilo pravila partija partiji partije naredi naredil naredila storiti
    igralec igralca igralci igralcu zgodi
    vendar torej oziroma rad rada radi hočem hoče bom boš boste bova sva smo bili bile imava imate imaš treba kamor zato vedno nikoli medtem sicer
    morda res zelo precej takole tukaj tja nekaj nekoč vsi vsa glede proti partijo igra igre igri igro igrati igral igrala igrali igram naredim
    naredimo katere katerih takrat spodaj ok okej direkt samemu njegov njegova njihov ji jih njim njemu njega meni mene tebi pravil pravilu
    več zaradi hkrati
    sploh šele sredi vemo tem njej njo mano sami čeprav zgodilo smeš storim kakšne kakšnem kakšnih katerega katerem katerim čim pravim veste nekako kolk tistega tisti toliko šahovska šahovske šahovski šahovsko šahovskega šahovskem šahovskih`,
  sr: `а ако али би био била било бити ће у и из за за ја је јесам јер као како какав која које који кад када кога коме ко колико ли
    ме ми може могу мора морам мој моја моје моју му на нас не није ни ништа о од он она оно па по под после пре при с са сам само се си сме смем смеју
    смо су та тада тај тако там те то тог томе ту јој ја шта што чији да до дa ли већ без још правило правила партија партије
    партији играч играча играчу играчи шах шаху шаха деси дешава догоди свој своју
    meni mene tebi njemu njoj njega njih nama vama oni one sada sad tamo ovde nešto nekad uvek nikad možda stvarno vrlo jako ovako onako dalje ide idu
    igra igre igru igrao igrala igrali igram imam ima imaju imati treba trebalo hoću hoće zato zbog dok čim iako pošto uz ka prema oko tokom kolika
    kolike koliki kojoj kojem kojim kom koju nisu nismo jesu jeste bih bismo budem bude biće ili niti takođe puta put partiju partijom ispod iznad ok
    nego više tek
    svom čime dokle trenutku imao imala daju mnom zašto ipak ovo nikako čemu tačno osim toga čije ceo celo sve svi kog kojom imamo bili bile radim radi rade uradim sme smeš smete kakva kakvo kakve tu čak baš šahovska šahovski šahovske šahovskog šahovskoj šahovsku`,
  cs: `a aby ale ani až bez by být byl byla bylo co či do dál ho i já jak jaké jaký jaká je jeho její jejich jen ještě již jsem jsou k kde kdo
    kdy když který která které mám má mají mě mi můj moje moji může mohu můžu musím musí na nad nebo než ne není no o od pak po pod podle
    pokud pro proč proto před při s se si smí smím smějí svůj svou svého ta tak také tam ten tento to tom tu u už v ve z za ze že
    pravidlo pravidla partie partii hráč hráče hráči šach šachu šachy stane
    mně tobě jemu nám vám nás vás oni ony ona teď tehdy tady sem něco někdy vždy nikdy možná opravdu velmi moc takto takhle jde jdou hra hry hru hře
    hrají máme máte mít třeba potřeba chci chce chtěl chtěla kvůli protože zatímco jakmile ačkoli prý asi zase taky během ohledně zda jestli musíme lze
    udělat dělat dělá udělal rict navíc všichni vše všechno jejím hráčů mu ní nich ok jsme byli měl
    teprve
    kterou kterým kterém abych abychom toho byly bych bychom ním čím svém tou tím tomu můžeme mohou můžou kdokoli zrovna víc udělá udělám měla měly musíš nějak nějaký nějaké tohle tahle celé cele šachové šachový šachová šachového šachovém šachových`,
  fi: `ja jos että en ei eikä ole olen on oli olla onko voi voiko voin voinko saa saako saan saanko kun kuin kuinka kuka ketä kenen mitä mikä mikä missä
    milloin miten miksi minun minä minua sinä se sen sitä siihen siitä ne niin nyt hän hänen hänellä tai vai vaikka vain jo joka jotka jonka
    mutta myös pitää pitääkö täytyy täytyykö tämä tämän tässä siinä tehdä tapahtuu jälkeen ennen sääntö säännöt säännön peli pelin pelissä peliä pelaaja pelaajan
    pelaajat tekee tekemättä teki tekevät koko ajan enää kesken shakki shakin shakissa oma oman omaa
    minulla sinulla meillä teillä heillä minut sinut hänet meidät minulle sinulle hänelle meille heille silloin siellä täällä tänne tuolla jotain
    joskus aina ehkä todella hyvin erittäin näin noin vielä taas pelit pelejä pelaa pelaan pelasi pelasin pelataan pelaamme pelaajalle pelaajaa
    pelaajalla pelaajalta pelistä peleissä kertaa kerta haluan haluaa halusin halusi haluaisin haluaako takia vuoksi kunnes kanssa kohti liian tosi
    ihan vaan vaikkei joten sekä joko siis kuitenkin mitään miksei mikäli jonkun jonkin jokin kaikki kaikkia kata antaako saada sais saisko voisi
    voisiko voida voidaan voidaanko pitäisi pitäisikö ok muita täytyisi mut oon sä tää noi ettei
    ollut jota olivat ollenkaan ovat jolla jolle teen oleva minkä joku mitkä koska ollessa oliko olin olikin josta jossa silti olisinko olisi voinut varten entä tiedä minulta häneltä juuri ollaan oltiin tuo tuon`,
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

/** The significant words of a question. */
export function significantWords(
  language: WrittenLanguage,
  words: readonly string[],
): readonly string[] {
  const significant = words.filter(word => !sets[language].has(word))
  return significant.length > 0 ? significant : words
}
