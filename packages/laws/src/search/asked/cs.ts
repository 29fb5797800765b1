import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Czech: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const cs: AskedAs = {
  'scope.otb': 'šachy na internetu; online šachy; korespondenční šach',
  'scope.edition-by-date': 'které vydání platí; která pravidla platí',
  'preface.analogy': 'případ, který pravidla neřeší; pravidla to neřeší; podobné případy',
  'preface.judgement': 'uvážení rozhodčího; svoboda rozhodování rozhodčího',
  'preface.federation.no-conflict': 'pravidla svazu; vlastní pravidla federace; národní pravidla',
  'fi.default-30': 'zpoždění 30 minut Finsko; půl hodiny zpoždění Finsko',
  'game.white-first': 'kdo začíná; kdo táhne první; bílý začíná; první tah; střídavě',
  'game.have-the-move':
    'kdo je na tahu; na tahu; smím táhnout než soupeř stiskne hodiny; soupeř ještě nestiskl hodiny; odpovědět před stisknutím hodin',
  'game.king-safety': 'nechat krále v šachu; vystavit krále šachu',
  'game.no-king-capture': 'vzít krále; sebrat krále; braní krále; výhra braním krále',
  'board.orientation':
    'jak se položí šachovnice; bílé pole vpravo; světlé rohové pole vpravo; jak leží šachovnice',
  'pieces.initial-position':
    'základní postavení; postavení figur; kde stojí král a dáma; rozestavění kamenů; rozestavit figurky',
  'move.capture': 'je braní povinné; musím brát',
  'attack.pinned-attacks': 'vázaná figura dává šach; vázaný kámen napadá',
  'move.bishop': 'jak chodí střelec; běžec; jak se pohybuje střelec',
  'move.rook': 'jak chodí věž; jak se pohybuje věž',
  'move.queen': 'jak chodí dáma; královna; jak se pohybuje dáma',
  'move.knight': 'jak chodí jezdec; kůň; jezdec skáče; jak táhne kůň',
  'pawn.one-step':
    'jak chodí pěšec; pěšec dopředu; pěšák; může pěšec dozadu; jak se pohybuje pěšec',
  'pawn.two-step': 'pěšec o dvě pole; dvojkrok pěšce',
  'pawn.capture': 'jak bere pěšec; pěšec bere šikmo',
  'pawn.en-passant': 'braní mimochodem; en passant; an pasan; mimochodem; vzít mimochodem',
  'pawn.en-passant-now':
    'braní mimochodem později; mimochodem hned; kdy zaniká právo braní mimochodem; en passant jen hned',
  'pawn.promote-must':
    'proměna; proměna pěšce; pěšec na poslední řadě; pěšec dojde na osmou řadu; pěšec v dámu; pěšec došel na konec; na co se promění pěšec; pěšec na osmé řadě',
  'pawn.promote-any':
    'dvě dámy; druhá dáma; proměna v jezdce; kterou figuru si mohu vybrat; více dam; proměna ve střelce',
  'king.step': 'jak chodí král; králové vedle sebe; král vedle krále; jak se pohybuje král',
  'castle.definition':
    'rošáda; jak se rošuje; malá rošáda; velká rošáda; krátká rošáda; dlouhá rošáda; rošovat',
  'castle.lost-king':
    'rošáda po tahu krále; král už táhl; ztráta práva na rošádu; král táhl a vrátil se rošáda; král už táhl smí rošovat',
  'castle.lost-rook': 'rošáda po tahu věže; věž už táhla; věž táhla a vrátila se rošáda',
  'castle.barred-attack':
    'rošáda přes šach; rošáda z šachu; napadená věž rošáda; rošáda přes napadené pole; mohu rošovat když je věž napadená; rošáda když je král v šachu; rošáda s napadenou věží; rošovat z šachu',
  'castle.barred-blocked':
    'kámen mezi králem a věží; figury mezi při rošádě; figura mezi králem a věží rošáda; rošáda přes figuru; rošáda když mezi králem a věží něco stojí; rošáda a v cestě stojí figura',
  'check.definition':
    'co je šach králi; hlásit šach; musím říct šach; říct šach; kdy je král v šachu',
  'check.no-self-check':
    'nevšiml si šachu; neviděl že je v šachu; král zůstane v šachu; přehlédl šach; nevykryl šach; vázaný kámen; nechal krále v šachu; vázaná figura táhla',
  'move.illegal': 'definice nepřípustného tahu; co znamená nemožný tah',
  'position.illegal': 'nepřípustná pozice; nemožná pozice',
  'touch.one-hand': 'jednou rukou; dvě ruce; obě ruce; oběma rukama',
  'touch.adjust':
    'j’adoube; opravuji; upravit kámen; urovnat kámen; upravuji figuru; žadub; upravuji; rovnání figurek; opravování figur bez ohlášení; smím rovnat soupeřovy figury',
  'touch.contact-is-intent':
    'omylem se dotkl; náhodný dotek; rukávem zavadil; neúmyslný dotyk; zapomněl říct opravuji; omylem se dotkl figury; rukávem zavadil o figuru; neúmyslný dotek; neřekl jsem upravuji',
  'touch.scope':
    'pravidlo dotknuto hráno; dotknuto taženo; kdy platí dotknutý kámen; sáhnuto taženo; dotyk když nejsem na tahu; dotek figury když nejsem na tahu; kdy platí dotknuto taženo; soupeř sahá na figury když přemýšlím; soupeř se dotýká figur když jsem na tahu já',
  'touch.own-first':
    'dotkl jsem se kamene; dotknutý kámen; dotknuto hráno; dotkl se věže; dotkl se dámy; dotkl jsem se více svých kamenů; musím táhnout dotknutým kamenem; sáhl na figuru; dotkl jsem se jezdce a chci táhnout jinak; vzal figuru a táhl jinou; zvedl figuru a vrátil ji; dotknuto taženo; dotkl ses musíš táhnout; vzal do ruky špatnou figuru; dotkl se jedné figury a táhl jinou; omylem chytil jinou figuru',
  'touch.opponent-first':
    'dotkl se soupeřova kamene; musím vzít dotknutý kámen; dotyk cizího kamene; sáhl na soupeřovu figuru; dotkl jsem se soupeřova jezdce; dotkl se soupeřovy dámy; musím brát dotknutý kámen; soupeř se dotkl mé figury musí ji vzít; dotkl jsem se soupeřovy figury; sáhl na moji dámu; musí brát dotknutý kámen soupeře; chytil mého jezdce; sáhl na mou věž; popadl mou figuru',
  'touch.both-colours':
    'dotkl se svého i soupeřova kamene; kameny obou barev; dotkl se své i soupeřovy figury',
  'touch.order-unclear': 'kterého kamene se dotkl dříve; není jasné co bylo první',
  'touch.castle-duty':
    'dotkl se krále a věže; musím rošovat; nejdřív král pak věž; dotkl se krále a věže musí rošovat',
  'touch.rook-then-king':
    'nejdřív věž pak král; sáhl nejdřív na věž a pak na krále; rošáda věží napřed; nejdřív vzal věž při rošádě; rošoval věží; dotkl se věže a pak krále; nejprve se dotkl věže; nejdřív táhl věží pak králem rošáda; první věž pak král',
  'touch.castle-illegal':
    'nepřípustná rošáda; rošáda není možná musím králem; rošáda není možná a dotkl se krále; chtěl udělat rošádu, ale nešlo to',
  'touch.promotion-final':
    'změna figury při proměně; rozmyslel si proměnu; kdy je volba figury konečná; můžu změnit figuru po proměně; postavil dámu ale chtěl jezdce',
  'touch.none-possible':
    'dotknutý kámen nemá tah; dotknutým kamenem nelze táhnout; dotkl se vázaného kamene; dotkl jsem se kamene který nemůže táhnout; dotknutý kámen nemůže táhnout; dotkl se věže která se nemůže hnout',
  'promote.any-order': 'nejdřív vzít dámu a pak posunout pěšce',
  'made.released-fixed':
    'pustil kámen z ruky; pustil figuru; vrátit tah; změna tahu; vzít tah zpět; mohu ještě změnit tah; pustil kámen; rozmyslel si tah; pustil figuru a chce jinam; vrácení tahu; položil figuru a rozmyslel si to; dal ruku pryč; sundal ruku z figury',
  'made.plain': 'kdy je tah proveden',
  'made.castling-king-released': 'pustil krále při rošádě',
  'touch.claim-forfeit':
    'kdy reklamovat dotknutý kámen; pozdě na reklamaci dotyku; pozdní reklamace dotknutého kamene',
  'end.mate':
    'mat; šach mat; konec partie matem; musím po matu stisknout hodiny; kdy partie končí; konec partie',
  'end.mate-validity': 'mat nepřípustným tahem; mat nemožným tahem',
  'end.resign': 'vzdát partii; položil krále; podal ruku a zastavil hodiny',
  'end.resign-draw':
    'vzdal a soupeř má jen krále; vzdání soupeř nemůže dát mat; vzdal proti holému králi',
  'end.stalemate': 'pat; nemá tah a není v šachu; král nemá tah',
  'end.dead-position':
    'mrtvá pozice; nedostatek materiálu; nedostatečný materiál; málo materiálu na mat; král proti králi; král a střelec proti králi; král a jezdec proti králi; mat není možný; remíza kvůli materiálu; nikdo nemůže dát mat; málo figur na mat',
  'end.agreement':
    'dohoda na remíze; remíza dohodou; rychlá remíza; remíza bez boje; remíza; remíza bez hry',
  'clock.flag-fall': 'pád praporku; co znamená pád praporku; praporek',
  'clock.press-after-move':
    'stisknout hodiny; zmáčknout hodiny; zapomněl stisknout hodiny; přepnout hodiny; stisknout hodiny po tahu',
  'completed.by-press':
    'dokončený tah; kdy je tah dokončen; rozdíl mezi provedeným a dokončeným tahem; ukončený tah',
  'completed.by-game-end': 'mat bez stisknutí hodin; musí se po matu stisknout hodiny',
  'completed.by-next-move':
    'nestiskl jsem hodiny a soupeř už táhl; zapomněl stisknout hodiny a táhl znovu; nezmáčkl hodiny; zapomněl zmáčknout hodiny',
  'clock.right-to-press':
    'soupeř táhne než stisknu hodiny; právo stisknout hodiny; soupeř táhl než jsem stiskl hodiny',
  'clock.time-to-press': 'čas mezi tahem a stiskem hodin',
  'clock.same-hand':
    'hodiny druhou rukou; stejnou rukou; kterou rukou se mačkají hodiny; stiskl hodiny druhou rukou; hodiny jinou rukou',
  'clock.no-hover': 'prst na hodinách; ruka nad hodinami; držet ruku na tlačítku',
  'clock.handling':
    'mlátit do hodin; bouchat do hodin; převrhl hodiny; zvednout hodiny; bije do hodin; hrubé mačkání hodin; hodil hodinami',
  'clock.no-press-before-move': 'stiskl hodiny před tahem; hodiny dřív než táhl',
  'clock.adjust-own-time': 'upravovat kameny v čase soupeře',
  'time.quota':
    'počet tahů v časovém úseku; 40 tahů; časová kontrola; 40 tahů za 90 minut; předepsaný počet tahů',
  'time.per-move': 'přídavek času; sekundy na tah; Fischerův přídavek; bonifikace; přídavek za tah',
  'time.carry-over': 'ušetřený čas se převádí; nevyužitý čas',
  'time.delay': 'zpoždění; Bronstein; delay; režim odkladu',
  'flag.check-quota': 'praporek spadl byly tahy provedeny',
  'clock.placement':
    'kde stojí hodiny; na které straně jsou hodiny; na které straně stojí hodiny; kdo určuje stranu hodin',
  'start.white-clock':
    'začátek kola; spuštění hodin bílého; začátek kola hodiny bílého; kdo spustí hodiny na začátku; soupeř tu není kdo spustí hodiny',
  'default.time-value':
    'čekací doba; nulová tolerance; jak pozdě mohu přijít; kolik minut zpoždění; dovolené zpoždění; o kolik minut smím přijít pozdě; jak dlouho se čeká na soupeře; po kolika minutách kontumace',
  'default.late-loses':
    'zpoždění; přišel pozdě; pozdní příchod; soupeř nepřišel; soupeř má zpoždění; kontumace; nedostavil se k partii; zpoždění 15 minut; dorazil příliš pozdě; soupeř tu není; kontumace za pozdní příchod; opožděný hráč; čekací doba',
  'default.both-absent':
    'nikdo nepřišel; žádný hráč nepřišel na začátek; oba hráči přišli pozdě; oba chybí; nepřišel nikdo; oba nepřítomni; žádný z hráčů nepřišel',
  'flag.considered-fallen':
    'kdo může upozornit na pád praporku; reklamovat praporek; rozhodčí vidí pád praporku; divák upozornil na praporek; kdo reklamuje praporek; kdo hlásí pád praporku; hlásí rozhodčí pád praporku; reklamuji výhru na čas; reklamace času; kdy se praporek považuje za spadlý; kdo oznámí pád praporku',
  'flag.loss':
    'došel čas; prohra na čas; spadl praporek; překročil čas; vypršel čas; nemá čas; výhra na čas; soupeři vypršel čas; hodiny na nule',
  'flag.exceptions': 'praporek spadl po matu; mat před pádem praporku; nejdřív mat pak praporek',
  'flag.draw-no-mate':
    'spadl praporek a soupeř má jen krále; soupeři spadl praporek a já mám jen jezdce; došel čas ale soupeř nemůže dát mat; remíza místo prohry na čas; čas proti holému králi; jen střelec a vypršel čas; došel čas a soupeř má jen krále; spadl praporek jen král; vypršel čas a soupeř nemůže dát mat; čas vypršel mám jen krále; chybí materiál na mat čas; spadl praporek a jen střelec',
  'clock.conclusive': 'platí co ukazují hodiny',
  'clock.replace-defective':
    'vadné hodiny; rozbité hodiny; hodiny nejdou; vybitá baterie; baterie v hodinách',
  'clock.wrong-setting':
    'špatně nastavené hodiny; hodiny nastaveny špatně; chybný čas na hodinách; bez přídavku na hodinách; hodiny špatně nastavené; chybí přídavek na hodinách; špatný čas na hodinách',
  'clock.interrupt':
    'přerušení hry; výpadek proudu; poplach; rozhodčí zastaví hodiny; vypadla elektřina; požární poplach',
  'clock.player-stop':
    'zastavit hodiny; zavolat rozhodčího; není dáma na proměnu; chybí dáma; obrácená věž jako dáma; zastavit hodiny a zavolat rozhodčího; převrácená věž místo dámy',
  'clock.restart': 'kdo znovu spustí hodiny; kdy hra pokračuje po zastavení hodin',
  'clock.stop-unjustified': 'bezdůvodně zastavil hodiny; zastavil hodiny bez důvodu',
  'display.no-claim':
    'reklamace podle obrazovky; demonstrační deska; počítadlo tahů jako důkaz; reklamace podle demonstrační šachovnice',
  'irreg.restore-times': 'jaký čas na hodinách po vrácení pozice',
  'irreg.initial-position':
    'špatné základní postavení; špatně postavené figury; prohozený král a dáma; chybná výchozí pozice; figury špatně postavené; král a dáma prohozeni na začátku',
  'irreg.board-orientation':
    'otočená šachovnice; špatně položená šachovnice; černé pole vpravo; šachovnice špatně otočená',
  'irreg.colours-reversed':
    'špatná barva; prohozené barvy; hrál špatnou barvou; zaměněné barvy; hráli špatnou barvou',
  'irreg.displaced-own-time':
    'shodil figury; shodil figurky; převrhl figury; spadlé figury; povalené kameny; shodil krále a stiskl hodiny; spadly figury; shodil kameny; figury spadly; figury popadaly',
  'irreg.displaced-stop': 'soupeř shodil figury; soupeř shodil figury zastavím hodiny',
  'illegal.completed-when':
    'nepřípustný tah před stisknutím hodin; opravit nepřípustný tah; všiml si než stiskl; nemožný tah před stisknutím hodin; nechal krále v šachu a zmáčkl hodiny; můžu opravit nemožný tah',
  'illegal.restore':
    'nepřípustný tah; nemožný tah; neplatný tah; co se stane po nepřípustném tahu; vrátit pozici před nepřípustný tah; nepřípustný tah zjištěn později; nedovolený tah; soupeř udělal nemožný tah; nepovolený tah; nelegální tah; nemožný tah zjištěn později; nemožný tah po několika tazích; návrat pozice před nemožným tahem; co po nemožném tahu',
  'illegal.restore-fallback': 'nelze zjistit pozici před nemožným tahem',
  'illegal.replacement':
    'tah po nepřípustném tahu; musím táhnout stejným kamenem; který tah po nemožném tahu',
  'illegal.king-capture':
    'vzal krále v blesku; vzal mi krále; král byl vzat; sebral krále; braní krále',
  'illegal.unpromoted':
    'pěšec neproměněn; nechal pěšce na poslední řadě a stiskl hodiny; zapomněl vyměnit pěšce; nevyměnil pěšce za dámu; pěšec na poslední řadě neproměněn; pěšec zůstal na poslední řadě; zapomněl proměnit pěšce; zapomněl vyměnit pěšce a stiskl hodiny',
  'illegal.press-no-move':
    'stiskl hodiny bez tahu; stisk hodin bez tahu; netáhl a stiskl hodiny; stiskl hodiny a netáhl; zmáčkl hodiny bez tahu',
  'illegal.two-hands':
    'tah oběma rukama; rošáda oběma rukama; braní oběma rukama; rošoval dvěma rukama; táhl oběma rukama; rošáda dvěma rukama; braní dvěma rukama; dvě ruce; obě ruce',
  'illegal.penalty-time':
    'trest za nepřípustný tah; první nepřípustný tah; dvě minuty; kolik času za nepřípustný tah; přidání času za nepřípustný tah; trest za nemožný tah; nemožný tah minuty; první nemožný tah; kolik času za nemožný tah; dvě minuty za nemožný tah',
  'illegal.penalty-loss':
    'druhý nepřípustný tah; dva nepřípustné tahy; třetí nepřípustný tah; prohra za nepřípustný tah; kolik nepřípustných tahů; druhý nemožný tah; dva nemožné tahy; třetí nemožný tah; druhý nemožný tah prohrává; kolik nemožných tahů do prohry; tři nemožné tahy',
  'illegal.counter': 'sčítají se nemožné tahy; počítání nemožných tahů',
  'illegal.loss-draw':
    'druhý nepřípustný tah soupeř nemůže dát mat; druhý nemožný tah a soupeř nemůže dát mat; druhý nemožný tah jen král',
  'irreg.displaced-later':
    'kámen na špatném poli; posunuté kameny; pozice nesouhlasí se zápisem; zjištěno později; figura stála na špatném poli; posunutá figura zjištěno později',
  'score.record':
    'zapisování tahů; partiář; musím zapisovat; zápis partie; musím zapisovat tahy; zapisovat i soupeřovy tahy; povinný zápis; povinnost zapisovat',
  'score.no-advance':
    'zapsat tah předem; nejdřív zapsat potom táhnout; psaní před tahem; napsal tah dřív než ho zahrál',
  'score.reply-first': 'odpovědět před zapsáním soupeřova tahu',
  'score.before-next':
    'nezapsal jsem tah; chybějící tahy v zápisu; soupeř nezapisuje; nezapisuje tahy; zapomněl zapsat tah',
  'score.only-use': 'poznámky na partiáři; co smím psát na partiář',
  'score.mark-offer': 'zapsat nabídku remízy; znak (=); zápis nabídky remízy',
  'score.assistant': 'asistent zapisuje místo hráče; hráč nemůže psát',
  'score.visible': 'zakrývat partiář; partiář musí být vidět; schovává partiář',
  'score.property': 'komu patří partiář; odevzdat partiář; čí je partiář',
  'score.exempt':
    'méně než pět minut; přestat zapisovat; kdy nemusím zapisovat; musím zapisovat v časové tísni; pod pět minut; časová tíseň zápis; méně než pět minut zapisování; nemusím psát; nezapisování',
  'score.update-after-flag': 'doplnit partiář po pádu praporku',
  'score.neither': 'nikdo nezapisuje; oba v časové tísni',
  'score.one': 'jen jeden nezapisuje praporek spadl',
  'score.borrow':
    'použít soupeřův partiář; soupeřův zápis k doplnění; soupeřův partiář; půjčit si partiář soupeře; půjčit partiář',
  'score.reconstruct': 'rekonstrukce partie; žádný zápis není úplný',
  'score.sign': 'podpis partiáře; podepsat výsledek; podepsat partiář; nechce podepsat',
  'score.signed-stands':
    'podepsán špatný výsledek; chybný výsledek na partiáři; špatný výsledek podepsán',
  'draw.regs-restrict':
    'zákaz remízy před 30. tahem; remíza není dovolena; sofijská pravidla; zákaz remízy; remíza před 30 tahem; nepovolená remíza',
  'draw.offer-when':
    'kdy nabídnout remízu; jak se nabízí remíza; nabídka remízy; navrhnout remízu; remíza před tahem nebo po tahu',
  'draw.offer-other-time':
    'nabídka remízy ve špatnou chvíli; nabídl remízu v mém čase; nabídka remízy před tahem; nabídka remízy v čase soupeře; nabídl remízu když jsem přemýšlel; nabídka remízy když přemýšlím',
  'draw.offer-no-conditions': 'podmíněná nabídka remízy',
  'draw.offer-irrevocable':
    'vzít zpět nabídku remízy; odvolat nabídku; mohu stáhnout nabídku remízy; odvolat nabídku remízy; stažení nabídky remízy; rozmyslel jsem si remízu',
  'draw.offer-lapse':
    'jak dlouho platí nabídka remízy; odmítnout remízu; přijmout remízu později; nabídka zaniká; musím přijmout remízu',
  'draw.claim-is-offer': 'je reklamace nabídkou remízy',
  'rep.claim':
    'trojí opakování; opakování pozice; třikrát stejná pozice; opakování tahů; věčný šach; remíza opakováním; trojnásobné opakování; jak reklamovat opakování; musí být opakování po sobě',
  'rep.intended':
    'reklamace opakování zamýšleným tahem; zapsat tah a reklamovat; reklamace opakování příštím tahem; zapíšu tah a reklamuji',
  'rep.appeared': 'pozice právě nastala potřetí',
  'rep.same-position': 'kdy je pozice stejná; totožná pozice',
  'rep.en-passant': 'opakování a braní mimochodem; opakování pozice a braní mimochodem',
  'rep.castling':
    'stejná pozice a jiné právo na rošádu; opakování a právo na rošádu; stejná pozice bez práva rošády',
  'fifty.claim': 'pravidlo 50 tahů; padesát tahů; padesát tahů bez braní; 50 tahů bez pěšce',
  'fifty.intended':
    'reklamace padesáti tahů zamýšleným tahem; reklamace padesáti tahů příštím tahem',
  'claim.lost-by-touch':
    'reklamoval opakování ale dotkl se kamene; dotkl se figury a pak reklamoval remízu; dotkl se kamene před reklamací; ztráta práva reklamovat remízu; reklamoval po tahu; reklamace po doteku figury; dotkl se figury a pak reklamoval; táhl a teprve pak reklamoval',
  'claim.stop-clocks': 'zastavit hodiny při reklamaci; jak reklamovat remízu; postup při reklamaci',
  'claim.no-withdraw': 'stáhnout reklamaci; vzít zpět reklamaci; stažení reklamace remízy',
  'claim.incorrect':
    'chybná reklamace; neoprávněná reklamace remízy; trest za špatnou reklamaci; nesprávná reklamace; neoprávněný nárok na remízu; zamítnutá reklamace dvě minuty; chybná reklamace kolik minut',
  'claim.intended-binding': 'musím zahrát zamýšlený tah',
  'auto.fivefold':
    'pětinásobné opakování; pětkrát stejná pozice; automatická remíza opakování; páté opakování automatická remíza; pateronásobné opakování',
  'auto.seventyfive': 'pravidlo 75 tahů; sedmdesát pět tahů; 75 tahů automatická remíza',
  'auto.mate-first': 'mat v 75. tahu',
  'points.standard': 'kolik bodů za výhru; body za remízu; bodování; půl bodu za remízu',
  'points.forfeit': 'body za kontumační výhru',
  'points.normal-values': 'neobvyklý výsledek; oba prohrají; půl bodu a nula; tři čtvrtě bodu',
  'conduct.disrepute':
    'nevhodné chování hráče; hráč uráží soupeře; nesportovní chování; poškození pověsti šachu; urážka; nepodal ruku; domluvená partie; nadávky; rozházel figurky a nadával; odešel a nechal běžet hodiny',
  'venue.definition': 'co patří do hracího prostoru; co je hrací prostor',
  'venue.area': 'co je hrací místnost',
  'venue.leave': 'opustit hrací prostor; jít ven; odejít z budovy; odešel ze sálu',
  'venue.leave-on-move':
    'opustit sál když jsem na tahu; jít na záchod; záchod; wc; toaleta; vstát od stolu; na záchod když jsem na tahu; vstát od stolu na svém tahu',
  'venue.access':
    'kdo smí do hrací místnosti; rodiče v sále; trenér v sále; kdo smí do sálu; rodiče u stolu; diváci u šachovnice',
  'conduct.no-aids':
    'podvádění; poznámky; rada; pomoc během partie; analyzovat na jiné šachovnici; použití programu; pomoc trenéra; cizí pomoc; analýza na jiné šachovnici; trenér radí',
  'device.ban':
    'telefon; mobil; mobilní telefon; chytré hodinky; elektronické zařízení; sluchátka; telefon v kapse; je telefon povolen; poslech hudby',
  'device.bag':
    'telefon v tašce; vypnutý telefon v tašce; mobil v batohu; vypnutý telefon v batohu',
  'device.sound-2009': 'zazvonil telefon 2009',
  'device.possession':
    'zazvonil telefon; zvoní mobil; telefon u hráče; prohra kvůli telefonu; telefon vibruje; zazvonil mobil; telefon zazvonil; telefon u sebe; telefon v kapse; telefon vibroval',
  'device.search':
    'prohlídka hráče; kontrola tašky; detektor kovů; rozhodčí prohlíží; rozhodčí prohlédne tašku',
  'conduct.smoking': 'kouření; cigareta; elektronická cigareta',
  'conduct.spectator':
    'hráč který dohrál; po skončení partie; dohrál jsem můžu se dívat; po partii divák',
  'conduct.no-disturb':
    'rušení soupeře; ruší; hluk; mluvení; pořád nabízí remízu; soupeř mě ruší; jíst u šachovnice; soupeř mluví; opakované nabídky remízy; hluk u šachovnice; jí u šachovnice; klepe na stůl',
  'conduct.persistent':
    'hráč odmítá dodržovat pravidla; odmítá pravidla; neposlouchá rozhodčího; nerespektuje rozhodčího',
  'conduct.both-guilty': 'oba prohrávají; 0-0; oba prohráli',
  'conduct.explanation': 'rozhodčí vysvětlí pravidlo; zeptat se rozhodčího na pravidlo',
  'appeal.right':
    'odvolání; odvolání proti rozhodčímu; nesouhlasím s rozhodčím; protest; námitka; rozhodčí se spletl; špatné rozhodnutí rozhodčího',
  'conduct.check-claim': 'kdo kontroluje reklamaci',
  'arb.uphold': 'povinnosti rozhodčího; co dělá rozhodčí; úloha rozhodčího',
  'arb.environment': 'osvětlení; hrací podmínky; hluk v sále; špatné světlo; herní podmínky',
  'arb.special-needs':
    'postižený hráč; nemocný hráč; lékařská pomoc; hráč s postižením; hráči je špatně',
  'arb.extra-time':
    'rušení zvenčí čas navíc; rozhodčí přidá čas; čas navíc kvůli rušení; prodloužení času',
  'arb.no-intervene': 'smí rozhodčí zasáhnout; zásah rozhodčího; rozhodčí se vměšuje',
  'arb.no-move-count': 'kolik tahů bylo zahráno; rozhodčí řekne počet tahů',
  'arb.no-reminders':
    'rozhodčí řekl ať zmáčkne hodiny; upozornit že běží hodiny; zapomněl hodiny upozornění; rozhodčí upozorní na hodiny; rozhodčí připomene stisknout hodiny',
  'arb.report-only':
    'divák si všiml nepřípustného tahu; kdo může upozornit rozhodčího; divák vidí chybu',
  'arb.no-interference':
    'divák zasahuje; divák mluví; komentování partie; rodiče zasahují; divák zasáhl do partie; divák našeptává; divák radí; rodič napovídá; divák se vměšuje; divák upozorní hráče; divák napovídá; rodič našeptává; zasahování diváků',
  'arb.expel': 'vykázat diváka; vyhodit ze sálu',
  'arb.phones-anyone':
    'telefon diváka; divákovi zazvonil telefon; rodiče s telefonem v sále; fotografování telefonem',
  'penalty.combine':
    'tresty; seznam trestů; jaké tresty může rozhodčí uložit; potrestat hráče; tresty rozhodčího; jak rozhodčí trestá',
  'penalty.warning': 'napomenutí; napomenutí rozhodčího',
  'penalty.add-time': 'kolik minut přidá rozhodčí',
  'penalty.cut-time': 'odečtení času',
  'penalty.cut-points': 'odečtení bodu; srážka bodů',
  'penalty.loss': 'rozhodčí vyhlásí prohru partie',
  'penalty.fine': 'pokuta; peněžitý trest; peněžitá pokuta',
  'penalty.expulsion': 'vyloučení z turnaje; diskvalifikace',
  'gloss.standard': 'vážná partie; klasický šach',
  'gloss.points-alt': 'tři body za výhru; 3-1-0',
  'gloss.zero-tolerance': 'nulová tolerance',
  'rapid.def.fixed':
    'rapid; 15 minut; jak dlouhá je partie rapid; zrychlený šach; kolik minut je rapid; jaké tempo je rapid',
  'rapid.def.increment': 'rapid s přídavkem; 10+5; 15+10',
  'rapid.record.optional':
    'zapisování v rapidu; musím zapisovat v rapidu; zápis v rapidu; píše se v rapidu',
  'rapid.record.claims-kept': 'reklamace v rapidu bez partiáře',
  'rapid.penalty.one-minute': 'jedna minuta v rapidu; trest v rapidu',
  'rapid.sup.ratio': 'dostatečný dozor; kolik rozhodčích rapid; kolik partií hlídá jeden rozhodčí',
  'rapid.unsup.setup.window':
    'špatné postavení rapid deset tahů; špatné postavení v rapidu po deseti tazích',
  'rapid.unsup.illegal.window':
    'kdy reklamovat nepřípustný tah v rapidu; nepřípustný tah v rapidu; do kdy reklamovat nemožný tah v rapidu',
  'rapid.unsup.illegal.arbiter-active': 'rozhodčí vidí nemožný tah v rapidu',
  'rapid.unsup.illegal.stands': 'nepřípustný tah platí; nepřípustný tah zjištěn pozdě',
  'rapid.unsup.illegal-position.draw': 'oba králové v šachu; dva králové v šachu',
  'rapid.unsup.flag.arbiter-calls': 'rozhodčí upozorní na praporek v rapidu',
  'rapid.unsup.flag.both-down': 'oba praporky spadly; oběma vypršel čas; spadly oba praporky',
  'blitz.def.fixed': 'bleskový šach; blesk; bleskovka; blitz; pět minut; kolik minut je blesk',
  'blitz.def.increment': 'blesk s přídavkem; 3+2',
  'blitz.penalty.one-minute': 'jedna minuta v blesku',
  'blitz.sup.record-optional': 'zapisování v blesku',
  'blitz.unsup.base':
    'zápis v bleskovce; musím psát v blesku; zapisování v bleskovém šachu; pravidla bleskového šachu; zapisování v blesku; píše se v bleskovce',
  'blitz.unsup.illegal.claim-win-2009': 'výhra za nepřípustný tah v blesku',
  'blitz.unsup.illegal.cost-2018':
    'nepřípustný tah v blesku; nepřípustný tah v bleskovém šachu; král v šachu v blesku; nemožný tah v blesku; nemožný tah bleskovka',
  'note.algebraic-only': 'algebraická notace; která notace; šachový zápis',
  'note.letter': 'písmena figur; značky figur; písmeno pro jezdce',
  'note.capture.pawn-file': 'zápis braní pěšcem',
  'note.ep.mark': 'zápis braní mimochodem; jak zapsat en passant',
  'note.ambig.same-rank': 'dva jezdci na stejné pole; nejednoznačný tah zápis',
  'note.promotion': 'zápis proměny',
  'note.castle.short': 'zápis rošády; 0-0',
  'note.castle.long': 'zápis dlouhé rošády; dlouhá rošáda zápis',
  'note.sign.check': 'znak pro šach; značka pro šach',
  'note.sign.mate': 'znak pro mat; značka pro mat',
  'blind.adapt': 'nevidomí; slabozrací',
  'blind.two-boards': 'nevidomý hráč; slepý hráč; zrakově postižený; dvě šachovnice',
  'blind.board.size': 'šachovnice pro nevidomé',
  'blind.announce.clear': 'hlášení tahů; nahlas ohlásit tah; nevidomý ohlašuje tahy',
  'blind.announce.files': 'jména sloupců pro nevidomé',
  'blind.announce.ranks': 'německé číslovky řad',
  'blind.touch':
    'nevidomý hráč se dotkne kamene; kámen z otvoru; slepý hráč sahá na kameny; nevidomý ohmatává figury',
  'blind.clock.special': 'mluvící hodiny pro nevidomé',
  'blind.record': 'Braillovo písmo; zápis nevidomého; nevidomý zapisuje braillem',
  'blind.slip': 'přeřeknutí; špatné ohlášení tahu; nevidomý se přeřekl',
  'blind.assistant.right': 'asistent nevidomého hráče',
  'adjourn.trigger': 'přerušená partie; odložená partie; přerušení do zítřka',
  'adjourn.seal.write': 'zapečetěný tah; obálka tah; tajný tah',
  'adjourn.seal.envelope': 'obálka',
  'adjourn.envelope.names': 'co se píše na obálku; údaje na obálce',
  'adjourn.open.replier-present': 'otevřít obálku; dohrávka přerušené partie',
  'adjourn.bad-seal.ambiguous': 'nejednoznačný zapečetěný tah',
  'adjourn.bad-seal.unreadable':
    'nečitelný tah v obálce; zapečetěný tah nečitelný; nečitelný zapečetěný tah',
  'adjourn.bad-seal.illegal': 'nepřípustný zapečetěný tah; zapečetěný nemožný tah',
  'adjourn.late.loss': 'pozdní příchod k dohrávce',
  'adjourn.lost.continue': 'ztracená obálka; obálka chybí; obálka se ztratila',
  'c960.game': 'šach 960; náhodný šach',
  'c960.start.random': 'výchozí pozice 960; losování pozice; losování základního postavení 960',
  'c960.start.bishops': 'střelci v šachu 960',
  'c960.castle.regular-rules': 'rošáda v šachu 960; rošáda ve Fischerově šachu',
  'c960.castle.final-squares': 'kde stojí král a věž po rošádě 960',
  'c960.castle.first-move': 'rošáda v prvním tahu 960',
  'qpf.def': 'rychlé zakončení partie; partie bez přídavku',
  'qpf.both-flags.last':
    'oba praporky spadly není jasné který dříve; oba praporky spadly; oběma vypršel čas',
  'qpf.incr.request':
    'přídavek pěti sekund; žádat o přídavek; pět sekund přídavek méně než dvě minuty',
  'qpf.claim.when':
    'méně než dvě minuty; poslední dvě minuty reklamace remízy; pravidlo dvou minut; reklamace remízy méně než dvě minuty',
  'qpf.claim.ground.cannot': 'soupeř nemůže vyhrát normálními prostředky',
  'qpf.claim.ground.no-effort': 'soupeř se nesnaží vyhrát; hraje jen na čas; hraje na praporek',
  'qpf.noarb.applies': 'není rozhodčí; zápas bez rozhodčího',
  'fb.base': 'finská pravidla bleskového šachu',
  'fb.win.flag.claim': 'výhra na čas finský blesk; spadl praporek; došel čas',
  'fb.win.flag.material': 'dostatečný materiál pro výhru na čas',
  'fb.win.illegal': 'nepřípustný tah finský blesk; výhra za nepřípustný tah; nepřípustný tah',
  'fb.king-capture.loses': 'vzal krále prohrává; vzít krále',
  'fb.draw.both-flags': 'oba praporky spadly',
  'fb.appeal.none': 'odvolání',
}
