import type { Explanations } from '../explanation.js'

/** The Finnish national blitz rules of 2008. */
export const finlandBlitz: Explanations = {
  'fb.base':
    'Veljajo Pravila šaha FIDE, razen kjer finska pravila hitropoteznega šaha od njih odstopajo.',
  'fb.time.fixed':
    'Vsak igralec mora vse svoje poteze izvršiti v vnaprej določenem času, navadno v petih minutah.',
  'fb.time.increment':
    'Namesto enega določenega časa za vse poteze se lahko uporabi osnovni čas z dodatkom za vsako potezo (Fischerjev dodatek).',
  'fb.clock.flag':
    'Vsaka ura mora imeti zastavico ali podobno napravo, ki pokaže, da je čas potekel.',
  'fb.clock.direction':
    'Sodnik lahko pred tekmovanjem določi, v katero smer morajo biti obrnjene številčnice ur.',
  'fb.seat.black': 'Igralec s črnimi figurami izbere, na kateri strani šahovnice bo sedel.',
  'fb.clock.same-hand': 'Igralec mora uro pritisniti z isto roko, s katero je izvršil potezo.',
  'fb.record.none': 'Igralcem potez ni treba zapisovati.',
  'fb.setup.window':
    'Ko je vsak igralec izvršil vsaj tri poteze, ni več mogoče ugovarjati zaradi začetne pozicije, obrnjenosti šahovnice ali nastavitve ur. Partija se nadaljuje.',
  'fb.castle.swapped':
    'Če sta bila igralčeva kralj in dama na začetku zamenjana in je vsak igralec že izvršil tri poteze, sme ta igralec malo rokado izvesti proti liniji a (kralj d1–b1, trdnjava a1–c1), veliko pa proti liniji h (kralj d1–f1, trdnjava h1–e1); črni enako na osmi vrsti. Drugi pogoji za rokado ostanejo isti.',
  'fb.clock.touch': 'Igralec se sme ure dotakniti samo zato, da jo pritisne ali poravna.',
  'fb.clock.proper':
    'Igralca morata z uro ravnati primerno; udarjati po njej ali jo dvigovati ni dovoljeno.',
  'fb.clock.right-to-press': 'Igralec ima po izvršeni potezi vedno pravico pritisniti uro.',
  'fb.clock.no-hover': 'Igralec ne sme držati roke na gumbu ure ali nad njim.',
  'fb.displace.own-time':
    'Igralec, ki podre eno ali več figur, mora pozicijo vzpostaviti, medtem ko teče njegova ura.',
  'fb.displace.restart':
    'Če je treba, sme nasprotnik pognati uro igralca, ki je podrl figure, da ta pozicijo vzpostavi v svojem času.',
  'fb.displace.bonus': 'Sodnik lahko nasprotniku igralca, ki je podrl figure, doda čas.',
  'fb.touch.restart':
    'Če se igralec dotakne ene figure in nato premakne drugo, sme nasprotnik pognati njegovo uro in zahtevati, da igra s figuro, ki se je je dotaknil najprej.',
  'fb.promo.stop':
    'Če je kmet prišel na zadnjo vrsto in figure za promocijo ni pri roki, sme katerikoli igralec ustaviti uri, da jo dobi.',
  'fb.promo.claim':
    'Če igralec pusti kmeta na zadnji vrsti brez promocije in pritisne uro, lahko nasprotnik reklamira nepravilno potezo in ob pravočasni reklamaciji zmaga.',
  'fb.promo.stays':
    'Če nasprotnik ne reklamira, nepromovirani kmet ostane na zadnji vrsti in ga pozneje ni več mogoče promovirati. Nima potez in ničesar ne napada, lahko pa ga nasprotnik vzame.',
  'fb.illegal.self-correct':
    'Igralec sme svojo nepravilno potezo popraviti, dokler ni ustavil svoje ure.',
  'fb.illegal.unnoticed':
    'Nepravilna poteza, ki je nobeden od igralcev ni pravočasno opazil, velja: pozneje je ni mogoče ne popraviti ne reklamirati.',
  'fb.illegal.touch':
    'Ko igralec nepravilno potezo zamenja z drugo, velja pravilo o dotaknjeni figuri: če je to s pravilno potezo mogoče, mora igrati z dotaknjeno figuro oziroma vzeti dotaknjeno nasprotnikovo figuro.',
  'fb.illegal.completed':
    'Nepravilna poteza je zaključena, ko je igralec ustavil svojo uro in pognal nasprotnikovo; od tedaj lahko nasprotnik reklamira zmago.',
  'fb.win.mate': 'Igralec, ki matira nasprotnika, zmaga.',
  'fb.win.resign': 'Igralec, čigar nasprotnik se vda, zmaga.',
  'fb.win.flag.claim':
    'Igralec zmaga na čas samo, če je nasprotnikova zastavica padla prva, če na to sam opozori in ustavi svojo uro, ko njegova zastavica še ni padla; imeti mora tudi zadosten material ali takoj pokazati prisilni mat.',
  'fb.win.flag.both-down-draw':
    'Če je čas potekel obema igralcema, je partija remi, tudi če digitalna ura pokaže, komu je potekel prej.',
  'fb.win.flag.material':
    'Za zmago na čas mora imeti igralec material, s katerim je mogoče izsiliti mat osamljenemu kralju, ne glede na to, kaj nasprotnik v resnici ima: damo, trdnjavo, lovca na poljih obeh barv, lovca in skakača, tri skakače ali kmeta, ki se še lahko promovira.',
  'fb.win.flag.forced-line':
    'Igralec, ki ima še čas, a nima zadostnega materiala, po padcu nasprotnikove zastavice vseeno zmaga, če takoj pokaže prisilno zaporedje potez, ki vodi do mata.',
  'fb.win.illegal':
    'Igralec, ki pravočasno reklamira, zmaga, če je nasprotnik izvršil nepravilno potezo, vključno s tem, da je svojega kralja pustil ali postavil v šah, in je ustavil svojo uro. Zmaga tudi, če sam nima materiala za mat.',
  'fb.win.illegal.cutoff':
    'Zmago zaradi nepravilne poteze je treba reklamirati, preden igralec na šahovnici izvrši svojo naslednjo potezo, torej izpusti figuro iz roke; pritisk na uro pri tem ni odločilen.',
  'fb.king-capture.forbidden':
    'Kralja ni dovoljeno vzeti; igralec, čigar nasprotnik je pustil svojega kralja v šahu, samo pokaže, da je kralj v šahu, in reklamira.',
  'fb.king-capture.loses':
    'Igralec, ki vzame kralja, izgubi, tudi če je bila nasprotnikova prejšnja poteza nepravilna.',
  'fb.draw.stalemate': 'Partija je remi, ko je igralec na potezi v patu.',
  'fb.draw.material':
    'Partija je remi, ko ostane tako malo materiala, da po Pravilih šaha nobeden od igralcev ne more matirati z nobenim zaporedjem pravilnih potez; strožje merilo materiala za zmago na čas tu ne velja.',
  'fb.draw.agreed': 'Partija je remi, če se igralca med igro zanj dogovorita.',
  'fb.draw.both-flags':
    'Če za prvo zastavico pade še druga in vmes nihče ni reklamiral zmage, je partija remi, tudi če digitalna ura pokaže vrstni red.',
  'fb.draw.flag-no-material':
    'Če igralcu pade zastavica, nasprotnik pa nima materiala, s katerim je mogoče izsiliti mat osamljenemu kralju, in ne pokaže takoj prisilnega mata, je partija remi.',
  'fb.draw.no-progress.grounds':
    'Igralec lahko reklamira remi zaradi večnega šaha, ponavljanja pozicije ali »mrtve« pozicije, torej takšne, v kateri partija ne napreduje, katerokoli pravilno potezo izvrši katerikoli igralec. Število ponovitev ni predpisano.',
  'fb.draw.no-progress.claim':
    'Igralec, ki reklamira remi, ker partija ne napreduje, ustavi svojo uro in pokliče sodnika; preostali čas na uri ni pomemben.',
  'fb.draw.no-progress.test':
    'Če nasprotnik z reklamiranim remijem ne soglaša, se igra nadaljuje in igrati mora tako, da partija napreduje; če sodnik ugotovi, da ne napreduje, razglasi remi.',
  'fb.order.events':
    'Če se je zgodilo več stvari, ki bi odločile partijo, odloči tista, ki se je zgodila prva.',
  'fb.order.fallback':
    'Če vrstnega reda dogodkov ni mogoče ugotoviti, velja vrstni red, v katerem je bilo nanje opozorjeno.',
  'fb.order.illegal-vs-flag':
    'Izjema: če ni mogoče ugotoviti, ali je bila prej nepravilna poteza ali prekoračitev časa, izgubi igralec, ki je izvršil nepravilno potezo, ne glede na to, na kaj je bilo prej opozorjeno.',
  'fb.dispute.stop': 'V sporu sme katerikoli igralec ustaviti uri, da pokliče sodnika.',
  'fb.penalty.first': 'Za prvo kršitev pravil lahko igralec dobi opomin.',
  'fb.penalty.second':
    'Za drugo kršitev pravil v isti partiji je lahko igralec kaznovan z izgubo partije.',
  'fb.penalty.repeat':
    'Za ponavljajoče se kršitve v več partijah lahko sodnik izreče druge kazni, vse do izključitve s tekmovanja.',
  'fb.arbiter.passive':
    'Sodnik se v partijo ne sme vmešavati na noben način, razen če to zahteva eden od igralcev.',
  'fb.arbiter.no-flag-no-illegal':
    'Zlasti sodnik ne sme opozoriti na padec zastavice ali na nepravilno potezo; to je stvar igralcev.',
  'fb.arbiter.clock-hands-off':
    'Sodnik sme uro vzeti v roke samo ob sporu, na željo igralcev ali zato, da zamenja pokvarjeno uro.',
  'fb.spectators': 'Gledalci in igralci drugih partij se ne smejo vmešavati v partijo.',
  'fb.spectators.replay':
    'Če se gledalec vmeša, na primer z opozorilom na padec zastavice, lahko sodnik odredi, da se partija odigra znova.',
  'fb.spectators.remove':
    'Sodnik lahko osebo, ki se vmešava v partijo, odstrani iz prireditvenega prostora.',
  'fb.appeal.none': 'Sodnikove odločitve so dokončne; zoper nje ni pritožbe.',
  'fb.appeal.conduct':
    'Glede sodnikovega ravnanja, ne pa glede njegovih odločitev, se je mogoče pritožiti komisiji šahovskih sodnikov.',
}
