import type { Explanations } from '../explanation.js'

/** The Finnish national blitz rules of 2008. */
export const finlandBlitz: Explanations = {
  'fb.base':
    'Platí Pravidla šachu FIDE s výjimkou toho, v čem se od nich finská pravidla bleskového šachu odchylují.',
  'fb.time.fixed':
    'Každý hráč musí provést všechny své tahy za předem stanovený čas, obvykle za pět minut.',
  'fb.time.increment':
    'Místo jednoho pevného času na všechny tahy lze použít základní čas s přídavkem za každý tah (Fischerův přídavek).',
  'fb.clock.flag':
    'Každé hodiny musí mít praporek nebo podobné zařízení, které ukáže, že čas vypršel.',
  'fb.clock.direction':
    'Rozhodčí může před soutěží určit, kterým směrem musí být ciferníky hodin otočeny.',
  'fb.seat.black': 'Hráč s černými kameny si vybírá, na které straně šachovnice bude sedět.',
  'fb.clock.same-hand': 'Hráč musí stisknout hodiny toutéž rukou, kterou provedl tah.',
  'fb.record.none': 'Hráči nejsou povinni zapisovat tahy.',
  'fb.setup.window':
    'Jakmile každý hráč provedl nejméně tři tahy, nelze už namítat nesprávné počáteční postavení, otočení šachovnice ani nastavení hodin. V partii se pokračuje.',
  'fb.castle.swapped':
    'Pokud měl hráč na začátku prohozeného krále a dámu a každý z hráčů už provedl tři tahy, smí tento hráč provést malou rošádu ke sloupci a (král d1–b1, věž a1–c1) a velkou ke sloupci h (král d1–f1, věž h1–e1); černý stejně na osmé řadě. Ostatní podmínky rošády se nemění.',
  'fb.clock.touch': 'Hráč se smí hodin dotknout jen proto, aby je stiskl nebo narovnal.',
  'fb.clock.proper':
    'Hráči musí s hodinami zacházet náležitě; není dovoleno do nich tlouci ani je zvedat.',
  'fb.clock.right-to-press': 'Po provedení tahu má hráč vždy právo stisknout hodiny.',
  'fb.clock.no-hover': 'Hráč nesmí držet ruku na tlačítku hodin ani nad ním.',
  'fb.displace.own-time':
    'Hráč, který posune nebo převrhne jeden či více kamenů, musí pozici obnovit v době, kdy běží jeho hodiny.',
  'fb.displace.restart':
    'Pokud je třeba, smí soupeř spustit hodiny hráče, který kameny posunul, aby tento hráč obnovil pozici ve svém čase.',
  'fb.displace.bonus': 'Rozhodčí může soupeři hráče, který kameny posunul, přidat čas.',
  'fb.touch.restart':
    'Pokud se hráč dotkne jednoho kamene a potom táhne jiným, smí soupeř spustit jeho hodiny a požadovat, aby táhl kamenem, kterého se dotkl jako prvního.',
  'fb.promo.stop':
    'Pokud se pěšec dostane na poslední řadu a kámen pro proměnu není po ruce, smí kterýkoli hráč zastavit hodiny, aby jej opatřil.',
  'fb.promo.claim':
    'Pokud hráč nechá pěšce na poslední řadě neproměněného a stiskne hodiny, může soupeř reklamovat nepřípustný tah a při včasné reklamaci vyhrává.',
  'fb.promo.stays':
    'Pokud soupeř nereklamuje, zůstane neproměněný pěšec na poslední řadě a později už jej nelze proměnit. Nemá žádný tah a nic nenapadá, může však být vzat.',
  'fb.illegal.self-correct': 'Hráč smí svůj nepřípustný tah opravit, dokud nezastavil své hodiny.',
  'fb.illegal.unnoticed':
    'Nepřípustný tah, kterého si žádný z hráčů včas nevšiml, platí: později jej nelze opravit ani reklamovat.',
  'fb.illegal.touch':
    'Při nahrazení nepřípustného tahu platí pravidlo o dotknutém kameni: pokud to umožňuje některý přípustný tah, musí hráč táhnout dotknutým kamenem, případně vzít dotknutý kámen soupeře.',
  'fb.illegal.completed':
    'Nepřípustný tah je dokončen, když hráč zastavil své hodiny a spustil soupeřovy; od té chvíle může soupeř reklamovat výhru.',
  'fb.win.mate': 'Hráč, který dá soupeři mat, vyhrává.',
  'fb.win.resign': 'Hráč, jehož soupeř se vzdá, vyhrává.',
  'fb.win.flag.claim':
    'Hráč vyhrává na čas jen tehdy, jestliže soupeřův praporek spadl jako první, hráč na to sám upozorní a zastaví své hodiny, dokud je jeho praporek ještě nahoře; musí mít též dostatečný materiál nebo ihned ukázat vynucený mat.',
  'fb.win.flag.both-down-draw':
    'Pokud vypršel čas oběma hráčům, je partie remíza, i když digitální hodiny ukazují, komu vypršel dříve.',
  'fb.win.flag.material':
    'K výhře na čas musí mít hráč materiál, kterým lze vynutit mat osamělému králi, ať má soupeř ve skutečnosti cokoli: dámu, věž, dva střelce na polích různých barev, střelce a jezdce, tři jezdce nebo pěšce, který se ještě může proměnit.',
  'fb.win.flag.forced-line':
    'Hráč, který má ještě čas, ale nemá dostatečný materiál, po pádu soupeřova praporku přesto vyhrává, pokud ihned ukáže vynucenou posloupnost tahů vedoucí k matu.',
  'fb.win.illegal':
    'Hráč, který včas reklamuje, vyhrává, jestliže soupeř provedl nepřípustný tah, například nechal vlastního krále v šachu nebo jej šachu vystavil, a zastavil své hodiny. Vyhrává, i když sám nemá materiál k matu.',
  'fb.win.illegal.cutoff':
    'Výhru pro nepřípustný tah je nutno reklamovat dříve, než hráč na šachovnici provede svůj další tah, tedy pustí kámen z ruky; stisknutí hodin přitom není rozhodující.',
  'fb.king-capture.forbidden':
    'Krále není dovoleno vzít; hráč, jehož soupeř nechal krále v šachu, jen ukáže, že král je v šachu, a reklamuje.',
  'fb.king-capture.loses':
    'Hráč, který vezme krále, je prohlášen za poraženého, i když byl předchozí soupeřův tah nepřípustný.',
  'fb.draw.stalemate': 'Partie je remíza, pokud je hráč na tahu v patu.',
  'fb.draw.material':
    'Partie je remíza, pokud zbude tak málo materiálu, že podle Pravidel šachu žádný z hráčů nemůže dát mat žádnou posloupností přípustných tahů; přísnější požadavek na materiál pro výhru na čas zde neplatí.',
  'fb.draw.agreed': 'Partie je remíza, pokud se na ní hráči během partie dohodnou.',
  'fb.draw.both-flags':
    'Pokud po prvním praporku spadne i druhý a výhra mezitím nebyla reklamována, je partie remíza, i když digitální hodiny ukazují pořadí.',
  'fb.draw.flag-no-material':
    'Pokud hráči spadne praporek, ale soupeř nemá materiál, kterým lze vynutit mat osamělému králi, a neukáže ihned vynucený mat, je partie remíza.',
  'fb.draw.no-progress.grounds':
    'Hráč může reklamovat remízu pro věčný šach, opakování pozice nebo „mrtvou“ pozici, tedy takovou, v níž partie nepostupuje kupředu, ať kterýkoli hráč provede jakýkoli přípustný tah. Počet opakování není předepsán.',
  'fb.draw.no-progress.claim':
    'Hráč, který reklamuje remízu, protože partie nepostupuje kupředu, zastaví své hodiny a přivolá rozhodčího; na zbývajícím čase nezáleží.',
  'fb.draw.no-progress.test':
    'Pokud soupeř nesouhlasí s reklamovanou remízou, hraje se dál a on musí hrát tak, aby partie postupovala kupředu; pokud rozhodčí zjistí, že nepostupuje, prohlásí ji za remízu.',
  'fb.order.events':
    'Pokud nastalo více událostí, které by rozhodly partii, rozhoduje ta, která nastala jako první.',
  'fb.order.fallback':
    'Pokud nelze zjistit pořadí událostí, platí pořadí, v jakém na ně bylo upozorněno.',
  'fb.order.illegal-vs-flag':
    'Výjimka: pokud nelze zjistit, zda dříve nastal nepřípustný tah, nebo překročení času, prohrává hráč, který provedl nepřípustný tah, bez ohledu na to, na co bylo upozorněno dříve.',
  'fb.dispute.stop': 'Při sporu smí kterýkoli hráč zastavit hodiny, aby přivolal rozhodčího.',
  'fb.penalty.first': 'Za první porušení pravidel může hráč dostat napomenutí.',
  'fb.penalty.second':
    'Za druhé porušení pravidel v téže partii může být hráč potrestán prohrou partie.',
  'fb.penalty.repeat':
    'Za opakovaná porušení pravidel ve více partiích může rozhodčí uložit jiné tresty až po vyloučení ze soutěže.',
  'fb.arbiter.passive':
    'Rozhodčí nesmí do partie nijak zasahovat, pokud o to některý z hráčů nepožádá.',
  'fb.arbiter.no-flag-no-illegal':
    'Zejména nesmí rozhodčí upozornit na pád praporku ani na nepřípustný tah; to je věcí hráčů.',
  'fb.arbiter.clock-hands-off':
    'Rozhodčí smí vzít hodiny do ruky jen při sporu, na žádost hráčů nebo aby vyměnil vadné hodiny.',
  'fb.spectators': 'Diváci a hráči jiných partií nesmějí do partie zasahovat.',
  'fb.spectators.replay':
    'Pokud divák zasáhne do partie, například upozorněním na pád praporku, může rozhodčí nařídit, aby se partie hrála znovu.',
  'fb.spectators.remove': 'Rozhodčí může toho, kdo do partie zasahuje, vykázat z hracího prostoru.',
  'fb.appeal.none': 'Rozhodnutí rozhodčího jsou konečná; nelze se proti nim odvolat.',
  'fb.appeal.conduct':
    'Na postup rozhodčího, nikoli však na jeho rozhodnutí, si lze stěžovat u komise šachových rozhodčích.',
}
