import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Czech: everyday words and whole situations, phrases separated by
 * semicolons. They stand without marks, as the search sees them, which keeps the index small.
 */
export const cs: AskedAs = {
  'scope.otb': 'sachy na internetu; online sachy; korespondencni sach',
  'scope.two-parts': 'zakladni a soutezni pravidla',
  'scope.edition-by-date': 'ktere vydani plati; ktera pravidla plati',
  'scope.gender': 'plati pravidla i pro zeny',
  'preface.analogy': 'pripad, ktery pravidla neresi; pravidla to neresi; podobne pripady',
  'preface.judgement': 'uvazeni rozhodciho; svoboda rozhodovani rozhodciho',
  'preface.federation.no-conflict': 'pravidla svazu; vlastni pravidla federace; narodni pravidla',
  'preface.rating-condition': 'zapocita se partie na elo',
  'fi.default-30': 'zpozdeni 30 minut Finsko; pul hodiny zpozdeni Finsko',
  'game.two-players': 'dva hraci na sachovnici',
  'game.white-first':
    'kdo zacina; kdo tahne prvni; bily zacina; prvni tah; stridave; dva tahy po sobe; tahl dvakrat za sebou',
  'game.have-the-move':
    'kdo je na tahu; na tahu; smim tahnout nez souper stiskne hodiny; souper jeste nestiskl hodiny; odpovedet pred stisknutim hodin',
  'game.goal': 'co je cilem hry; jak se vyhrava v sachu',
  'game.mate-wins': 'kdo da mat vyhraje',
  'game.king-safety': 'nechat krale v sachu; vystavit krale sachu',
  'game.no-king-capture': 'vzit krale; sebrat krale; brani krale; vyhra branim krale',
  'game.neither-can-mate': 'nikdo uz nemuze vyhrat',
  'board.8x8': 'kolik poli ma sachovnice; 64 poli',
  'board.orientation':
    'jak se polozi sachovnice; bile pole vpravo; svetle rohove pole vpravo; jak lezi sachovnice; jak se dava sachovnice na stul; jak otocit sachovnici',
  'pieces.set': 'kolik figur ma hrac; 16 kamenu',
  'pieces.initial-position':
    'zakladni postaveni; postaveni figur; kde stoji kral a dama; rozestaveni kamenu; rozestavit figurky; dama na sve barve; na jake barve stoji dama',
  'board.files-ranks': 'co je sloupec a co rada',
  'move.no-own-square': 'dve figury na jednom poli; vzit vlastni figuru',
  'move.capture': 'je brani povinne; musim brat; musi se brat figura',
  'attack.pinned-attacks':
    'vazana figura dava sach; vazany kamen napada; sach figurou ktera se nesmi hnout',
  'move.bishop': 'jak chodi strelec; bezec; jak se pohybuje strelec; muze strelec dozadu',
  'move.rook': 'jak chodi vez; jak se pohybuje vez',
  'move.queen': 'jak chodi dama; kralovna; jak se pohybuje dama; muze dama skakat jako kun',
  'move.sliders-blocked': 'strelec nemuze preskocit figuru; vez pres pesce; dama pres figuru',
  'move.knight':
    'jak chodi jezdec; kun; jezdec skace; jak tahne kun; kun preskakuje figury; kun pres ostatni',
  'pawn.one-step':
    'jak chodi pesec; pesec dopredu; pesak; muze pesec dozadu; jak se pohybuje pesec; pesec pred figurou nemuze dal; pesec rovne',
  'pawn.two-step': 'dvojkrok pesce; kdy smi pesak o dve pole; pesec poprve o dve',
  'pawn.capture': 'jak bere pesec; pesec bere sikmo; bere pesec rovne; pesak bere dopredu',
  'pawn.en-passant': 'brani mimochodem; en passant; an pasan; mimochodem; vzit mimochodem',
  'pawn.en-passant-now':
    'brani mimochodem pozdeji; mimochodem hned; kdy zanika pravo brani mimochodem; en passant jen hned',
  'pawn.promote-must':
    'promena; promena pesce; pesec na posledni rade; pesec dojde na osmou radu; pesec v damu; pesec dosel na konec; na co se promeni pesec',
  'pawn.promote-any':
    'dve damy; druha dama; promena v jezdce; kterou figuru si mohu vybrat; vice dam; promena ve strelce; kolik dam muzu mit; jeste jedna dama na sachovnici',
  'pawn.promote-effect': 'dava nova dama hned sach',
  'king.step':
    'jak chodi kral; kralove vedle sebe; kral vedle krale; jak se pohybuje kral; muzou stat dva kralove u sebe',
  'castle.definition':
    'rosada; jak se rosuje; mala rosada; velka rosada; kratka rosada; dlouha rosada; rosovat',
  'castle.lost-king':
    'rosada po tahu krale; kral uz tahl; ztrata prava na rosadu; kral tahl a vratil se rosada; kral uz tahl smi rosovat; kral se vratil na sve pole',
  'castle.lost-rook':
    'rosada po tahu veze; vez uz tahla; vez tahla a vratila se rosada; uz jsem hnul vezi muzu rosovat',
  'castle.barred-attack':
    'rosada pres sach; rosada z sachu; napadena vez rosada; rosada pres napadene pole; rosada kdyz je kral v sachu; rosada s napadenou vezi; rosovat z sachu; predtim byl sach muzu rosovat; b1 napadene dlouha rosada; rosadou utect z sachu',
  'castle.barred-blocked':
    'kamen mezi kralem a vezi; figura mezi kralem a vezi rosada; rosada pres figuru; rosada kdyz mezi kralem a vezi neco stoji; rosada a v ceste stoji figura; strelec na f1 rosada; rosada pres kone',
  'check.definition':
    'co je sach krali; hlasit sach; musim rict sach; rict sach; kdy je kral v sachu; musi se sach hlasit nahlas; neohlasil sach',
  'check.no-self-check':
    'nevsiml si sachu; nevidel ze je v sachu; kral zustane v sachu; prehledl sach; nevykryl sach; vazany kamen; nechal krale v sachu; vazana figura tahla; kral nesmi vstoupit do sachu; kral v sachu a hral neco jineho',
  'move.illegal': 'definice nepripustneho tahu; co znamena nemozny tah',
  'position.illegal': 'nepripustna pozice; nemozna pozice',
  'touch.one-hand': 'jednou rukou; dve ruce; obe ruce; obema rukama',
  'touch.adjust':
    'j’adoube; opravuji; upravit kamen; urovnat kamen; upravuji figuru; zadub; upravuji; rovnani figurek; opravovani figur bez ohlaseni; smim rovnat souperovy figury; otocit kone; srovnal bez slova; rovna mi figury',
  'touch.contact-is-intent':
    'omylem se dotkl; nahodny dotek; rukavem zavadil; neumyslny dotyk; zapomnel rict opravuji; neumyslny dotek; nerekl jsem upravuji; loktem strcil do figury; brnkl o figuru',
  'touch.scope':
    'pravidlo dotknuto hrano; dotknuto tazeno; kdy plati dotknuty kamen; sahnuto tazeno; dotyk kdyz nejsem na tahu; dotek figury kdyz nejsem na tahu; kdy plati dotknuto tazeno; souper saha na figury kdyz premyslim; souper se dotyka figur kdyz jsem na tahu ja; saha na figury kdyz premyslim ja',
  'touch.own-first':
    'dotkl jsem se kamene; dotknuty kamen; dotknuto hrano; dotkl se veze; dotkl se damy; dotkl jsem se vice svych kamenu; musim tahnout dotknutym kamenem; sahl na figuru; dotkl jsem se jezdce a chci tahnout jinak; vzal figuru a tahl jinou; zvedl figuru a vratil ji; dotknuto tazeno; dotkl ses musis tahnout; vzal do ruky spatnou figuru; dotkl se jedne figury a tahl jinou; omylem chytil jinou figuru; vzal do ruky a rozmyslel si to; bere figury do ruky a vraci je',
  'touch.opponent-first':
    'musim vzit dotknuty kamen; dotyk ciziho kamene; dotkl jsem se souperova jezdce; souper se dotkl me figury musi ji vzit; sahl na moji damu; musi brat dotknuty kamen soupere; chytil meho jezdce; sahl na mou vez; popadl mou figuru; vzal do ruky souperovu figuru',
  'touch.both-colours':
    'dotkl se sveho i souperova kamene; kameny obou barev; dotkl se sve i souperovy figury; nejdriv sahl na cizi pak na svou figuru; sahl na cizi vez a svou damu',
  'touch.order-unclear': 'ktereho kamene se dotkl drive; neni jasne co bylo prvni',
  'touch.castle-duty': 'dotkl se krale a veze; musim rosovat; nejdriv kral pak vez',
  'touch.rook-then-king':
    'sahl nejdriv na vez a pak na krale; rosada vezi napred; nejdriv vzal vez pri rosade; rosoval vezi; nejprve se dotkl veze; nejdriv tahl vezi pak kralem rosada; prvni vez pak kral; popadl vez a teprve pak krale',
  'touch.castle-illegal':
    'nepripustna rosada; rosada neni mozna musim kralem; rosada neni mozna a dotkl se krale; chtel udelat rosadu, ale neslo to; chytil krale i vez ale rosada nejde',
  'touch.promotion-final':
    'zmena figury pri promene; rozmyslel si promenu; kdy je volba figury konecna; muzu zmenit figuru po promene; postavil damu ale chtel jezdce; polozil damu na pole a chce vez',
  'touch.none-possible':
    'dotknuty kamen nema tah; dotknutym kamenem nelze tahnout; dotkl se vazaneho kamene; dotkl se veze ktera se nemuze hnout; sahl na figuru ktera nema kam; dotknutou figuru nejde vzit',
  'promote.skip-square': 'pesce nemusim postavit na osmou radu; rovnou sundat pesce a dat damu',
  'promote.any-order': 'nejdriv vzit damu a pak posunout pesce',
  'promote.capture-occupant': 'promena s branim',
  'made.released-fixed':
    'pustil kamen z ruky; pustil figuru; vratit tah; zmena tahu; vzit tah zpet; mohu jeste zmenit tah; pustil kamen; rozmyslel si tah; pustil figuru a chce jinam; vraceni tahu; polozil figuru a rozmyslel si to; dal ruku pryc; sundal ruku z figury; kdy tah plati a neda se vratit',
  'made.plain':
    'kdy je tah proveden; jeste drzi figuru v ruce; dokud nepusti smi jinam; drzi figuru ve vzduchu',
  'made.capture': 'kdy je brani provedeno',
  'made.castling': 'kdy je rosada provedena',
  'made.castling-king-released': 'pustil krale pri rosade',
  'made.promotion': 'kdy je promena provedena',
  'touch.claim-forfeit':
    'kdy reklamovat dotknuty kamen; pozde na reklamaci dotyku; pozdni reklamace dotknuteho kamene',
  'touch.move-assistant': 'hrac bez rukou; kdo za me tahne figurami; nemuze hybat figurami',
  'end.mate':
    'mat; sach mat; konec partie matem; musim po matu stisknout hodiny; kdy partie konci; konec partie; sachmat vyhral jsem',
  'end.mate-validity': 'mat nepripustnym tahem; mat nemoznym tahem',
  'end.resign':
    'vzdat partii; polozil krale; podal ruku a zastavil hodiny; vzdal a rozmyslel si to; vzdal a pak tvrdi ze ne',
  'end.resign-draw':
    'vzdani souper nemuze dat mat; vzdal proti holemu krali; vzdal i kdyz mam jen krale',
  'end.stalemate':
    'pat; nema tah a neni v sachu; kral nema tah; nemam tah a nejsem v sachu; nemam kam tahnout',
  'end.dead-position':
    'mrtva pozice; nedostatek materialu; nedostatecny material; malo materialu na mat; kral proti krali; kral a strelec proti krali; kral a jezdec proti krali; mat neni mozny; remiza kvuli materialu; nikdo nemuze dat mat; malo figur na mat; zbyli jen kralove; vsichni pesci zablokovani; strelci stejne barvy',
  'end.agreement':
    'dohoda na remize; rychla remiza; remiza bez boje; remiza; remiza bez hry; dohodli jsme se na remize',
  'clock.flag-fall': 'pad praporku; co znamena pad praporku; praporek',
  'clock.press-after-move':
    'stisknout hodiny; zmacknout hodiny; zapomnel stisknout hodiny; prepnout hodiny; stisknout hodiny po tahu; kdo macka hodiny',
  'completed.by-press':
    'kdy je tah dokoncen; rozdil mezi provedenym a dokoncenym tahem; ukonceny tah',
  'completed.by-game-end':
    'musi se po matu stisknout hodiny; dal mat a nestiskl hodiny; plati mat bez hodin',
  'completed.by-next-move':
    'nestiskl jsem hodiny a souper uz tahl; zapomnel stisknout hodiny a tahl znovu; nezmackl hodiny; zapomnel zmacknout hodiny',
  'clock.right-to-press':
    'souper tahne nez stisknu hodiny; pravo stisknout hodiny; souper tahl nez jsem stiskl hodiny; odpovedel jsem moc rychle smi jeste zmacknout',
  'clock.time-to-press': 'cas mezi tahem a stiskem hodin',
  'clock.same-hand':
    'hodiny druhou rukou; stejnou rukou; kterou rukou se mackaji hodiny; stiskl hodiny druhou rukou; hodiny jinou rukou; jednou rukou tahne druhou macka hodiny',
  'clock.no-hover':
    'prst na hodinach; ruka nad hodinami; drzet ruku na tlacitku; ruku ma porad nad hodinami; prst na tlacitku',
  'clock.handling':
    'mlatit do hodin; bouchat do hodin; prevrhl hodiny; zvednout hodiny; bije do hodin; hrube mackani hodin; hodil hodinami; triskne do hodin',
  'clock.no-press-before-move':
    'stiskl hodiny pred tahem; hodiny driv nez tahl; nejdriv zmackne hodiny pak tahne',
  'clock.adjust-own-time': 'upravovat kameny v case soupere',
  'clock.assistant': 'asistent macka hodiny za hrace',
  'time.quota':
    'pocet tahu v casovem useku; 40 tahu; casova kontrola; 40 tahu za 90 minut; predepsany pocet tahu; kolik casu po ctyricatem tahu; jak dlouho smim premyslet nad tahem',
  'time.per-move':
    'pridavek casu; sekundy na tah; Fischeruv pridavek; bonifikace; pridavek za tah; bonus 30 sekund; jak se pricitaji sekundy; jak funguji hodiny s pridavkem',
  'time.announced': 'tempo hry oznamene predem',
  'time.carry-over': 'usetreny cas se prevadi; nevyuzity cas; co s usetrenym casem po 40. tahu',
  'time.delay': 'zpozdeni; Bronstein; delay; rezim odkladu',
  'flag.check-quota': 'praporek spadl byly tahy provedeny',
  'clock.placement':
    'kde stoji hodiny; na ktere strane jsou hodiny; na ktere strane stoji hodiny; kdo urcuje stranu hodin; levak kde jsou hodiny; hodiny vpravo',
  'start.white-clock':
    'zacatek kola; spusteni hodin bileho; zacatek kola hodiny bileho; kdo spusti hodiny na zacatku; souper tu neni kdo spusti hodiny; cerny neprisel ci hodiny bezi; kdy se pousti hodiny bileho',
  'default.time-value':
    'cekaci doba; nulova tolerance; jak pozde mohu prijit; kolik minut zpozdeni; dovolene zpozdeni; o kolik minut smim prijit pozde; jak dlouho se ceka na soupere; po kolika minutach kontumace; uvizl v zacpe jak dlouho cekaji; do kdy muzu prijit',
  'default.late-loses':
    'zpozdeni; prisel pozde; pozdni prichod; souper neprisel; souper ma zpozdeni; kontumace; nedostavil se k partii; zpozdeni 15 minut; dorazil prilis pozde; souper tu neni; kontumace za pozdni prichod; opozdeny hrac; cekaci doba',
  'default.both-absent':
    'zadny hrac neprisel na zacatek; oba hraci prisli pozde; oba chybi; neprisel nikdo; oba nepritomni; zadny z hracu neprisel; oba jsme zaspali',
  'flag.considered-fallen':
    'kdo muze upozornit na pad praporku; reklamovat praporek; rozhodci vidi pad praporku; divak upozornil na praporek; kdo reklamuje praporek; kdo hlasi pad praporku; hlasi rozhodci pad praporku; reklamuji vyhru na cas; reklamace casu; kdy se praporek povazuje za spadly; kdo oznami pad praporku; cas vyprsel nikdo si nevsiml; hodiny 0:00 nikdo nic nerika; kdo smi rict ze spadl praporek; rozhodci videl praporek a mlcel',
  'flag.loss':
    'dosel cas; prohra na cas; spadl praporek; prekrocil cas; vyprsel cas; nema cas; vyhra na cas; souperi vyprsel cas; hodiny na nule; na hodinach same nuly',
  'flag.exceptions':
    'mat pred padem praporku; nejdriv mat pak praporek; mat v posledni sekunde; pat a spadl praporek',
  'flag.draw-no-mate':
    'spadl praporek a souper ma jen krale; souperi spadl praporek a ja mam jen jezdce; dosel cas ale souper nemuze dat mat; remiza misto prohry na cas; cas proti holemu krali; jen strelec a vyprsel cas; spadl praporek jen kral; cas vyprsel mam jen krale; chybi material na mat cas; spadl praporek a jen strelec; dosel mu cas mne zbyl kun',
  'clock.conclusive': 'plati co ukazuji hodiny',
  'clock.replace-defective':
    'vadne hodiny; rozbite hodiny; hodiny nejdou; vybita baterie; baterie v hodinach; chciple hodiny; zasekle tlacitko hodin; hodiny zamrzly',
  'clock.wrong-setting':
    'spatne nastavene hodiny; bez pridavku na hodinach; chybi pridavek na hodinach; na hodinach je vic casu; na hodinach malo minut; hodiny ukazuji neco jineho; hodiny nepricitaji sekundy',
  'clock.interrupt':
    'preruseni hry; vypadek proudu; poplach; rozhodci zastavi hodiny; vypadla elektrina; pozarni poplach; zhasla svetla; tma v sale; evakuace',
  'clock.player-stop':
    'zastavit hodiny; zavolat rozhodciho; neni dama na promenu; chybi dama; obracena vez jako dama; zastavit hodiny a zavolat rozhodciho; prevracena vez misto damy; zastavim cas a jdu za rozhodcim',
  'clock.restart': 'kdo znovu spusti hodiny; kdy hra pokracuje po zastaveni hodin',
  'clock.stop-unjustified': 'bezduvodne zastavil hodiny; zastavil hodiny bez duvodu',
  'display.no-claim':
    'reklamace podle obrazovky; demonstracni deska; pocitadlo tahu jako dukaz; reklamace podle demonstracni sachovnice; na obrazovce je pocet tahu',
  'irreg.restore-times':
    'jaky cas na hodinach po vraceni pozice; jaky cas nastavit po vraceni; vratili pozici jak s hodinami',
  'irreg.initial-position':
    'spatne zakladni postaveni; spatne postavene figury; prohozeny kral a dama; chybna vychozi pozice; figury spatne postavene; jezdec a strelec prohozeni od zacatku; spatne postaveni zjisteno uprostred partie; kral stal na d1',
  'irreg.board-orientation':
    'otocena sachovnice; spatne polozena sachovnice; cerne pole vpravo; sachovnice spatne otocena; sachovnice nalezato; sachovnice spatne uprostred partie',
  'irreg.colours-reversed':
    'spatna barva; prohozene barvy; hral spatnou barvou; zamenene barvy; hrali spatnou barvou',
  'irreg.displaced-own-time':
    'shodil figury; shodil figurky; prevrhl figury; spadle figury; povalene kameny; shodil krale a stiskl hodiny; shodil kameny; figury spadly; figury popadaly; figura spadla ze stolu; sbirat figury ze zeme; rukavem smetl figury; vylil kafe a shodil figury',
  'irreg.displaced-stop': 'souper shodil figury; souper shodil figury zastavim hodiny',
  'irreg.displaced-penalty': 'trest za shozene figury',
  'illegal.completed-when':
    'opravit nepripustny tah; vsiml si nez stiskl; nemozny tah pred stisknutim hodin; nechal krale v sachu a zmackl hodiny; uznal chybu nez zmackl hodiny',
  'illegal.restore':
    'nemozny tah; neplatny tah; co se stane po nepripustnem tahu; vratit pozici pred nepripustny tah; nepripustny tah zjisten pozdeji; nedovoleny tah; souper udelal nemozny tah; nepovoleny tah; nelegalni tah; nemozny tah po nekolika tazich; navrat pozice pred nemoznym tahem; po par tazich zjistili ze kral byl v sachu; tahl konem jako strelcem; spatne tahl figurou a zmackl',
  'illegal.restore-fallback': 'nelze zjistit pozici pred nemoznym tahem',
  'illegal.replacement':
    'tah po nepripustnem tahu; musim tahnout stejnym kamenem; ktery tah po nemoznem tahu',
  'illegal.clocks': 'jaky cas po oprave nemozneho tahu',
  'illegal.king-capture':
    'vzal krale v blesku; vzal mi krale; kral byl vzat; sebral krale; brani krale; sebral mi krale protoze jsem prehledl sach',
  'illegal.unpromoted':
    'pesec nepromenen; nechal pesce na posledni rade a stiskl hodiny; nevymenil pesce za damu; pesec na posledni rade nepromenen; pesec zustal na posledni rade; zapomnel promenit pesce; zapomnel vymenit pesce a stiskl hodiny',
  'illegal.press-no-move':
    'stisk hodin bez tahu; netahl a stiskl hodiny; zmackl hodiny bez tahu; nejdriv stiskl hodiny a pak teprve tahl',
  'illegal.two-hands':
    'tah obema rukama; rosada obema rukama; brani obema rukama; rosoval dvema rukama; tahl obema rukama; dve ruce; obe ruce',
  'illegal.penalty-time':
    'trest za nepripustny tah; prvni nepripustny tah; dve minuty; kolik casu za nepripustny tah; pridani casu za nepripustny tah; nemozny tah minuty',
  'illegal.penalty-loss':
    'dva nepripustne tahy; treti nepripustny tah; prohra za nepripustny tah; druhy nemozny tah prohrava; tri nemozne tahy; po kolikatem nemoznem tahu prohraju; podruhe nemozny tah vyhral jsem',
  'illegal.counter': 'scitaji se nemozne tahy; pocitani nemoznych tahu',
  'illegal.loss-draw': 'druhy nepripustny tah souper nemuze dat mat; druhy nemozny tah jen kral',
  'irreg.displaced-later':
    'kamen na spatnem poli; posunute kameny; pozice nesouhlasi se zapisem; zjisteno pozdeji; figura stala na spatnem poli; posunuta figura zjisteno pozdeji; presunul figuru kdyz jsem byl pryc; chybi mi pesec na sachovnici; zmizela figura',
  'score.record':
    'zapisovani tahu; partiar; musim zapisovat; zapis partie; zapisovat i souperovy tahy; povinny zapis; povinnost zapisovat; musi dite zapisovat tahy; je zapis povinny',
  'score.no-advance':
    'zapsat tah predem; nejdriv zapsat potom tahnout; psani pred tahem; napsal tah driv nez ho zahral',
  'score.reply-first':
    'odpovedet pred zapsanim souperova tahu; nejdriv odpovim a oba tahy zapisu potom',
  'score.before-next':
    'nezapsal jsem tah; chybejici tahy v zapisu; souper nezapisuje; nezapisuje tahy; zapomnel zapsat tah',
  'score.only-use': 'poznamky na partiari; co smim psat na partiar; pise si varianty na papir',
  'score.mark-offer': 'zapsat nabidku remizy; znak (=); zapis nabidky remizy',
  'score.assistant':
    'asistent zapisuje misto hrace; hrac nemuze psat; dite neumi psat; zlomena ruka nemuze psat',
  'score.visible':
    'zakryvat partiar; partiar musi byt videt; schovava partiar; zakryva zapis rukou',
  'score.property':
    'komu patri partiar; odevzdat partiar; ci je partiar; muzu si nechat zapis; original partiare; komu zustane zapis',
  'score.exempt':
    'mene nez pet minut; prestat zapisovat; kdy nemusim zapisovat; musim zapisovat v casove tisni; pod pet minut; casova tisen zapis; mene nez pet minut zapisovani; nemusim psat; nezapisovani; pod 5 minut psani; zbyvaji 3 minuty musim psat',
  'score.update-after-flag': 'doplnit partiar po padu praporku; po praporku dopsat zapis',
  'score.neither': 'nikdo nezapisuje; oba v casove tisni; kdo pise kdyz jsou oba v casovce',
  'score.one': 'jen jeden nezapisuje praporek spadl',
  'score.borrow':
    'pouzit souperuv partiar; souperuv zapis k doplneni; souperuv partiar; pujcit si partiar soupere; pujcit partiar; podivat se do souperova zapisu',
  'score.reconstruct': 'rekonstrukce partie; zadny zapis neni uplny',
  'score.sign': 'podpis partiare; podepsat vysledek; podepsat partiar; nechce podepsat',
  'score.signed-stands':
    'podepsan spatny vysledek; chybny vysledek na partiari; podepsali obraceny vysledek; vysledek zapsany obracene; zapsali remizu i kdyz jsem vyhral',
  'draw.regs-restrict':
    'zakaz remizy pred 30. tahem; remiza neni dovolena; sofijska pravidla; zakaz remizy; remiza pred 30 tahem; nepovolena remiza; poradatel zakazal rychle remizy',
  'draw.offer-when':
    'kdy nabidnout remizu; jak se nabizi remiza; nabidka remizy; navrhnout remizu; remiza pred tahem nebo po tahu; kdy je spravna chvile nabidnout remizu; remizu pred zmacknutim nebo po',
  'draw.offer-other-time':
    'nabidka remizy ve spatnou chvili; nabidl remizu v mem case; nabidka remizy pred tahem; nabidka remizy v case soupere; nabidl remizu kdyz jsem premyslel; nabidka remizy kdyz premyslim',
  'draw.offer-no-conditions':
    'podminena nabidka remizy; remiza kdyz mi neco das; remiza s podminkou',
  'draw.offer-irrevocable':
    'vzit zpet nabidku remizy; odvolat nabidku; mohu stahnout nabidku remizy; odvolat nabidku remizy; stazeni nabidky remizy; rozmyslel jsem si remizu; nabidl jsem remizu ted chci hrat dal',
  'draw.offer-lapse':
    'jak dlouho plati nabidka remizy; odmitnout remizu; prijmout remizu pozdeji; nabidka zanika; musim prijmout remizu; nabidl remizu a ja mlcim; sahl na figuru a pak chtel prijmout remizu; neodpovedel na nabidku remizy',
  'draw.claim-is-offer': 'je reklamace nabidkou remizy',
  'rep.claim':
    'troji opakovani; opakovani pozice; trikrat stejna pozice; opakovani tahu; vecny sach; remiza opakovanim; trojnasobne opakovani; jak reklamovat opakovani; musi byt opakovani po sobe; sachuje porad dokola; potreti to same na sachovnici; musim opakovani hlasit rozhodcimu',
  'rep.intended':
    'reklamace opakovani zamyslenym tahem; zapsat tah a reklamovat; reklamace opakovani pristim tahem; zapisu tah a reklamuji; trikrat stejna: zahrat nebo jen napsat',
  'rep.appeared': 'pozice prave nastala potreti',
  'rep.same-position':
    'kdy je pozice stejna; totozna pozice; jak poznam ze je pozice stejna; stejna pozice ale na tahu je souper',
  'rep.en-passant': 'opakovani a brani mimochodem; opakovani pozice a brani mimochodem',
  'rep.castling':
    'stejna pozice a jine pravo na rosadu; opakovani a pravo na rosadu; stejna pozice bez prava rosady',
  'fifty.claim':
    'pravidlo 50 tahu; padesat tahu; 50 tahu bez pesce; 50 tahu kazdeho nebo dohromady; kolik tahu bez brani na remizu',
  'fifty.intended':
    'reklamace padesati tahu zamyslenym tahem; reklamace padesati tahu pristim tahem',
  'fifty.done': 'padesat tahu uz zahrano',
  'claim.lost-by-touch':
    'reklamoval opakovani ale dotkl se kamene; ztrata prava reklamovat remizu; reklamoval po tahu; reklamace po doteku figury; dotkl se figury a pak reklamoval; tahl a teprve pak reklamoval',
  'claim.stop-clocks':
    'zastavit hodiny pri reklamaci; jak reklamovat remizu; postup pri reklamaci; chci remizu opakovanim smim zastavit hodiny',
  'claim.no-withdraw':
    'stahnout reklamaci; vzit zpet reklamaci; stazeni reklamace remizy; chtel remizu a pak to odvolal',
  'claim.correct': 'reklamace remizy je spravna',
  'claim.incorrect':
    'chybna reklamace; trest za spatnou reklamaci; nespravna reklamace; neopravneny narok na remizu; zamitnuta reklamace dve minuty; chybna reklamace kolik minut; chtel remizu a nemel pravdu; remiza jen dvakrat opakovano',
  'claim.intended-binding': 'musim zahrat zamysleny tah',
  'auto.fivefold':
    'petinasobne opakovani; petkrat stejna pozice; pate opakovani automaticka remiza; pateronasobne opakovani; petkrat se opakovalo nikdo nic nerekl',
  'auto.seventyfive': 'pravidlo 75 tahu; sedmdesat pet tahu; 75 tahu automaticka remiza',
  'auto.mate-first': 'mat v 75. tahu',
  'points.standard':
    'kolik bodu za vyhru; body za remizu; bodovani; pul bodu za remizu; kolik bodu je remiza; kolik je za remizu',
  'points.forfeit':
    'body za kontumacni vyhru; souper neprisel dostanu bod; kolik bodu za kontumaci',
  'points.normal-values':
    'neobvykly vysledek; oba prohraji; pul bodu a nula; tri ctvrte bodu; pul bodu jednomu nula druhemu',
  'conduct.disrepute':
    'nevhodne chovani hrace; hrac urazi soupere; nesportovni chovani; poskozeni povesti sachu; urazka; nepodal ruku; domluvena partie; nadavky; rozhazel figurky a nadaval; odesel a nechal bezet hodiny; rekl mi ze jsem blbec; sproste nadava',
  'venue.definition': 'co patri do hraciho prostoru; co je hraci prostor',
  'venue.area': 'co je hraci mistnost',
  'venue.leave':
    'opustit hraci prostor; jit ven; odejit z budovy; odesel ze salu; porad chodi ven; na vzduch',
  'venue.leave-on-move':
    'opustit sal kdyz jsem na tahu; jit na zachod; zachod; wc; toaleta; vstat od stolu; na zachod kdyz jsem na tahu; vstat od stolu na svem tahu; odskocit si kdyz bezi muj cas; pro kavu kdyz jsem na tahu',
  'venue.access':
    'kdo smi do hraci mistnosti; rodice v sale; trener v sale; kdo smi do salu; rodice u stolu; divaci u sachovnice; mama stoji za mnou; rodice se divaji zblizka',
  'conduct.no-aids':
    'podvadeni; poznamky; rada; pomoc behem partie; analyzovat na jine sachovnici; pouziti programu; pomoc trenera; cizi pomoc; analyza na jine sachovnici; trener radi; kamarad poseptal tah; tata radi tah; koukal do knizky',
  'device.ban':
    'telefon; mobil; mobilni telefon; chytre hodinky; elektronicke zarizeni; sluchatka; telefon v kapse; je telefon povolen; poslech hudby; chytre hodinky na ruce; sluchatka v usich',
  'device.bag': 'telefon v tasce; vypnuty telefon v tasce; mobil v batohu',
  'device.sound-2009': 'zazvonil telefon 2009',
  'device.possession':
    'zazvonil telefon; zvoni mobil; telefon u hrace; prohra kvuli telefonu; telefon vibruje; zazvonil mobil; telefon u sebe; telefon v kapse; telefon vibroval; zapipaly chytre hodinky; vypnuty mobil v kapse; volali mi behem partie; zena vola na mobil',
  'device.search':
    'prohlidka hrace; kontrola tasky; detektor kovu; rozhodci prohlizi; rozhodci prohledne tasku; rozhodci chce kouknout do tasky; prohledat kvuli podvadeni',
  'conduct.smoking': 'cigareta; elektronicka cigareta; kde se smi kourit; jit si zapalit',
  'conduct.spectator':
    'hrac ktery dohral; po skonceni partie; dohral jsem muzu se divat; po partii divak; dohral a mluvi u me sachovnice; po partii koukat na ostatni',
  'conduct.no-disturb':
    'rusi; hluk; mluveni; porad nabizi remizu; souper me rusi; jist u sachovnice; souper mluvi; opakovane nabidky remizy; hluk u sachovnice; ji u sachovnice; klepe na stul; kope pod stolem; chroupe bramburky; po kazdem tahu nabizi remizu; smrka a funi; kava na stole; kolikrat muzu nabidnout remizu',
  'conduct.persistent':
    'hrac odmita dodrzovat pravidla; odmita pravidla; neposloucha rozhodciho; nerespektuje rozhodciho',
  'conduct.both-guilty': 'oba prohravaji; 0-0; oba prohrali; oba dostali nulu; obema nula',
  'conduct.explanation':
    'rozhodci vysvetli pravidlo; zeptat se rozhodciho na pravidlo; zeptat se rozhodciho co je v pravidlech',
  'appeal.right':
    'odvolani; odvolani proti rozhodcimu; nesouhlasim s rozhodcim; protest; namitka; rozhodci se spletl; spatne rozhodnuti rozhodciho; komu si stezovat na rozhodciho; rozhodci nema pravdu',
  'conduct.help-reconstruct': 'pomoci rozhodcimu s rekonstrukci',
  'conduct.check-claim': 'kdo kontroluje reklamaci; kdo musi dokazat opakovani',
  'arb.uphold': 'povinnosti rozhodciho; co dela rozhodci; uloha rozhodciho',
  'arb.environment':
    'osvetleni; hraci podminky; hluk v sale; spatne svetlo; herni podminky; hluk na chodbe',
  'arb.undisturbed': 'kdo zajisti klid v sale; hluk z vedlejsi mistnosti',
  'arb.special-needs':
    'postizeny hrac; nemocny hrac; lekarska pomoc; hrac s postizenim; hraci je spatne; je mi blbe muzu prerusit',
  'arb.anti-cheating': 'co dela rozhodci proti podvadeni',
  'arb.extra-time':
    'ruseni zvenci cas navic; rozhodci prida cas; cas navic kvuli ruseni; prodlouzeni casu; hluk z ulice pridat cas; vrtacka prida nekdo cas',
  'arb.no-intervene':
    'smi rozhodci zasahnout; zasah rozhodciho; rozhodci se vmesuje; rozhodci se plete do partie',
  'arb.no-move-count':
    'kolik tahu bylo zahrano; rozhodci rekne pocet tahu; rozhodci nechce rict kolik tahu zbyva',
  'arb.no-reminders':
    'rozhodci rekl at zmackne hodiny; upozornit ze bezi hodiny; zapomnel hodiny upozorneni; rozhodci upozorni na hodiny; rozhodci pripomene stisknout hodiny; mam mu rict ze nezmackl hodiny',
  'arb.report-only':
    'divak si vsiml nepripustneho tahu; kdo muze upozornit rozhodciho; divak vidi chybu; videl u sousedu nemozny tah komu rict',
  'arb.no-interference':
    'divak zasahuje; divak mluvi; komentovani partie; rodice zasahuji; divak zasahl do partie; divak naseptava; divak radi; rodic napovida; divak se vmesuje; divak upozorni hrace; divak napovida; rodic naseptava; zasahovani divaku',
  'arb.expel': 'vykazat divaka; vyhodit ze salu; rozhodci vyhodi rodice ven',
  'arb.phones-anyone':
    'telefon divaka; divakovi zazvonil telefon; rodice s telefonem v sale; fotografovani telefonem; foti s bleskem',
  'penalty.combine':
    'tresty; seznam trestu; jake tresty muze rozhodci ulozit; potrestat hrace; tresty rozhodciho; jak rozhodci tresta; co vsechno muze rozhodci; napomenuti nebo rovnou prohra',
  'penalty.warning': 'napomenuti; napomenuti rozhodciho',
  'penalty.add-time': 'kolik minut prida rozhodci',
  'penalty.cut-time': 'odecteni casu; rozhodci mi sebral minuty; rozhodci ubere cas',
  'penalty.add-points': 'rozhodci prida body souperi',
  'penalty.cut-points': 'odecteni bodu; srazka bodu; rozhodci sebere bod',
  'penalty.loss': 'rozhodci vyhlasi prohru partie',
  'penalty.fine': 'pokuta; penezity trest; penezita pokuta',
  'penalty.rounds': 'zakaz hrat dalsi kolo',
  'penalty.expulsion': 'vylouceni z turnaje; diskvalifikace; vyhozen z turnaje',
  'gloss.standard': 'vazna partie; klasicky sach',
  'gloss.points-alt': 'tri body za vyhru; 3-1-0; tri body jako ve fotbale',
  'gloss.zero-tolerance': 'nulova tolerance',
  'rapid.def.fixed':
    'rapid; 15 minut; jak dlouha je partie rapid; zrychleny sach; kolik minut je rapid; jake tempo je rapid; 25 minut je to rapid',
  'rapid.def.increment': 'rapid s pridavkem; 10+5; 15+10',
  'rapid.record.optional':
    'musim zapisovat v rapidu; zapis v rapidu; pise se v rapidu; 15 minut na hrace musim psat',
  'rapid.record.claims-kept': 'reklamace v rapidu bez partiare',
  'rapid.penalty.one-minute': 'jedna minuta v rapidu; trest v rapidu',
  'rapid.sup.ratio': 'dostatecny dozor; kolik rozhodcich rapid; kolik partii hlida jeden rozhodci',
  'rapid.unsup.setup.window':
    'spatne postaveni rapid deset tahu; spatne postaveni v rapidu po deseti tazich; do kdy reklamovat postaveni v rapidu',
  'rapid.unsup.illegal.window': 'nepripustny tah v rapidu; do kdy reklamovat nemozny tah v rapidu',
  'rapid.unsup.illegal.arbiter-active':
    'rozhodci vidi nemozny tah v rapidu; musi rozhodci zasahnout v rapidu',
  'rapid.unsup.illegal.cost.2018': 'nemozny tah v rapidu co dostanu',
  'rapid.unsup.illegal.stands':
    'nepripustny tah plati; nepripustny tah zjisten pozde; v rapidu si nikdo nevsiml nemozneho tahu a hrali dal',
  'rapid.unsup.illegal-position.draw': 'oba kralove v sachu; dva kralove v sachu',
  'rapid.unsup.flag.arbiter-calls': 'rozhodci upozorni na praporek v rapidu',
  'rapid.unsup.flag.claim-act': 'jak reklamovat cas v rapidu',
  'rapid.unsup.flag.both-down': 'oba praporky spadly; obema vyprsel cas; spadly oba praporky',
  'blitz.def.fixed':
    'bleskovy sach; blesk; bleskovka; blitz; pet minut; kolik minut je blesk; 5 minut na partii',
  'blitz.def.increment': 'blesk s pridavkem; 3+2',
  'blitz.penalty.one-minute': 'jedna minuta v blesku',
  'blitz.sup.ratio': 'kolik rozhodcich v blesku',
  'blitz.sup.record-optional': 'zapisovani v blesku',
  'blitz.unsup.base':
    'zapis v bleskovce; musim psat v blesku; zapisovani v bleskovem sachu; pravidla bleskoveho sachu; zapisovani v blesku; pise se v bleskovce',
  'blitz.unsup.illegal.claim-win-2009': 'vyhra za nepripustny tah v blesku',
  'blitz.unsup.illegal.cost-2018':
    'nepripustny tah v bleskovem sachu; kral v sachu v blesku; nemozny tah bleskovka; v blesku nechal krale v sachu; prvni nemozny v bleskovce',
  'blitz.unsup.illegal.stands': 'blesk nemozny tah pozde; v blesku tahl do sachu a nevsiml jsem si',
  'note.algebraic-only': 'algebraicka notace; ktera notace; sachovy zapis',
  'note.evidence': 'stara notace neplati jako dukaz',
  'note.letter': 'pismena figur; znacky figur; pismeno pro jezdce',
  'note.letter.national': 'ceska pismena figur; smim psat J misto N',
  'note.pawn-no-letter': 'pesec nema pismeno',
  'note.files': 'sloupce a az h',
  'note.ranks': 'rady 1 az 8',
  'note.piece-move': 'jak zapsat tah figurou',
  'note.pawn-move': 'jak zapsat tah pescem',
  'note.capture.piece': 'jak zapsat brani figurou',
  'note.capture.pawn-file': 'zapis brani pescem; jak se pise kdyz bere pesec',
  'note.ep.mark': 'zapis brani mimochodem; jak zapsat en passant',
  'note.ambig.same-rank':
    'dva jezdci na stejne pole; nejednoznacny tah zapis; na pole muzou obe veze jak zapsat; oba kone na stejne pole',
  'note.promotion': 'zapis promeny; jak zapsat promenu v damu',
  'note.draw-offer': 'rovnitko v zavorce',
  'note.castle.short': 'zapis rosady; 0-0; jak se pise rosada',
  'note.castle.long': 'zapis dlouhe rosady; dlouha rosada zapis; jak zapsat velkou rosadu',
  'note.sign.capture': 'co znamena x v zapisu',
  'note.sign.check': 'znak pro sach; znacka pro sach; plus za sach; psat plus kdyz dam sach',
  'note.sign.mate': 'znak pro mat; znacka pro mat; krizek za mat; jak oznacit mat; jak se pise mat',
  'note.optional-signs': 'musi se psat znamenko sachu',
  'blind.adapt': 'nevidomi; slabozraci',
  'blind.two-boards':
    'nevidomy hrac; slepy hrac; zrakove postizeny; dve sachovnice; slepy proti vidicimu jedna nebo dve sachovnice',
  'blind.board.size': 'sachovnice pro nevidome',
  'blind.board.raised': 'vyvysena cerna pole',
  'blind.announce.clear': 'hlaseni tahu; nahlas ohlasit tah; nevidomy ohlasuje tahy',
  'blind.announce.repeat': 'souper opakuje ohlaseny tah nevidomeho',
  'blind.announce.files': 'jmena sloupcu pro nevidome',
  'blind.announce.ranks': 'nemecke cislovky rad',
  'blind.announce.castling': 'nevidomy hlasi rosadu',
  'blind.announce.pieces': 'nemecke nazvy figur',
  'blind.touch':
    'nevidomy hrac se dotkne kamene; kamen z otvoru; slepy hrac saha na kameny; nevidomy ohmatava figury; slepy ohmatal figuru',
  'blind.clock.special': 'mluvici hodiny pro nevidome',
  'blind.clock.speaking': 'mluvici hodiny se sluchatkem',
  'blind.record':
    'Braillovo pismo; zapis nevidomeho; nevidomy zapisuje braillem; na cem zapisuje nevidomy',
  'blind.slip': 'prereknuti; spatne ohlaseni tahu; nevidomy se prerekl',
  'blind.diverge.consult': 'jina pozice na obou sachovnicich nevidomy',
  'blind.assistant.right': 'asistent nevidomeho hrace; s cim smi asistent pomahat nevidomemu',
  'blind.assistant.score-clock': 'kdo pise za slepeho',
  'adjourn.trigger':
    'prerusena partie; odlozena partie; preruseni do zitrka; partii dohrajeme zitra',
  'adjourn.seal.write': 'zapeceteny tah; obalka tah; tajny tah',
  'adjourn.seal.envelope': 'obalka',
  'adjourn.envelope.names': 'co se pise na obalku; udaje na obalce',
  'adjourn.envelope.custody': 'kdo ma u sebe obalku',
  'adjourn.resume.setup': 'postaveni pred dohravkou',
  'adjourn.resume.clocks': 'cas na hodinach pri dohravce',
  'adjourn.open.replier-present': 'otevrit obalku; dohravka prerusene partie',
  'adjourn.bad-seal.ambiguous': 'nejednoznacny zapeceteny tah',
  'adjourn.bad-seal.unreadable':
    'necitelny tah v obalce; zapeceteny tah necitelny; tah v obalce se neda precist',
  'adjourn.bad-seal.illegal': 'nepripustny zapeceteny tah; zapeceteny nemozny tah',
  'adjourn.late.loss': 'pozdni prichod k dohravce',
  'adjourn.lost.continue': 'ztracena obalka; obalka chybi; obalka se ztratila; obalka je pryc',
  'c960.game': 'sach 960; nahodny sach',
  'c960.start.random': 'vychozi pozice 960; losovani pozice; losovani zakladniho postaveni 960',
  'c960.start.king-between': 'kral mezi vezemi v sachu 960',
  'c960.start.bishops': 'strelci v sachu 960; strelci stejne barvy v 960',
  'c960.start.mirror': 'cerni zrcadlove v 960',
  'c960.start.generator': 'pocitac losuje postaveni 960',
  'c960.castle.regular-rules': 'rosada v sachu 960; rosada ve Fischerove sachu',
  'c960.castle.final-squares': 'kde stoji kral a vez po rosade 960; kam dojde kral pri rosade 960',
  'c960.castle.first-move': 'rosada v prvnim tahu 960',
  'qpf.def': 'rychle zakonceni partie; partie bez pridavku',
  'qpf.both-flags.last':
    'oba praporky spadly neni jasne ktery drive; obema vyprsel cas; obema dosel cas nevi se komu driv',
  'qpf.incr.request':
    'pridavek peti sekund; zadat o pridavek; pet sekund pridavek mene nez dve minuty',
  'qpf.claim.when':
    'mene nez dve minuty; posledni dve minuty reklamace remizy; pravidlo dvou minut; reklamace remizy mene nez dve minuty',
  'qpf.claim.ground.cannot':
    'souper nemuze vyhrat normalnimi prostredky; minuta bez pridavku on nemuze vyhrat',
  'qpf.claim.ground.no-effort':
    'souper se nesnazi vyhrat; hraje jen na cas; hraje na praporek; jen taha sem a tam aby mi dosel cas',
  'qpf.noarb.applies': 'neni rozhodci; zapas bez rozhodciho; bez rozhodciho zbyva minuta',
  'fb.base': 'finska pravidla bleskoveho sachu',
  'fb.win.flag.claim': 'vyhra na cas finsky blesk; spadl praporek; dosel cas',
  'fb.win.flag.material': 'dostatecny material pro vyhru na cas',
  'fb.win.illegal': 'nepripustny tah finsky blesk; vyhra za nepripustny tah; nepripustny tah',
  'fb.king-capture.loses': 'vzal krale prohrava; vzit krale',
  'fb.draw.both-flags': 'oba praporky spadly',
  'fb.appeal.none': 'odvolani',
}
