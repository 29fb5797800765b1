import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Czech: everyday words and whole situations, phrases separated by
 * semicolons. They stand without marks, as the search sees them, which keeps the index small.
 */
export const cs: AskedAs = {
  'scope.otb': 'internetu; online; korespondencni sach',
  'scope.two-parts': 'zakladni soutezni',
  'scope.edition-by-date': 'vydani plati; plati',
  'scope.gender': 'plati zeny',
  'preface.analogy': 'pripad, neresi; neresi; podobne pripady',
  'preface.judgement': 'uvazeni rozhodciho; svoboda rozhodovani rozhodciho',
  'preface.federation.no-conflict': 'svazu; vlastni federace; narodni',
  'preface.rating-condition': 'zapocita elo',
  'fi.default-30': 'zpozdeni 30 minut Finsko; pul hodiny zpozdeni Finsko',
  'game.two-players': 'dva sachovnici',
  'game.white-first':
    'kdo zacina; kdo tahne prvni; bily zacina; prvni tah; stridave; dva tahy po sobe; tahl dvakrat sebou',
  'game.have-the-move':
    'kdo tahu; tahu; tahnout nez souper stiskne hodiny; souper nestiskl hodiny; odpovedet pred stisknutim hodin',
  'game.goal': 'cilem; vyhrava sachu',
  'game.mate-wins': 'kdo da mat vyhraje',
  'game.king-safety': 'nechat krale sachu; vystavit krale sachu',
  'game.no-king-capture': 'vzit krale; sebrat krale; brani krale; vyhra branim krale',
  'game.neither-can-mate': 'nikdo nemuze vyhrat',
  'board.8x8': 'kolik poli sachovnice; 64 poli',
  'board.orientation':
    'polozi sachovnice; bile pole vpravo; svetle rohove pole vpravo; lezi sachovnice; dava sachovnice stul; otocit sachovnici',
  'pieces.set': 'kolik figur; 16 kamenu',
  'pieces.initial-position':
    'zakladni postaveni; postaveni figur; kde stoji kral dama; rozestaveni kamenu; rozestavit figurky; dama sve barve; barve stoji dama',
  'board.files-ranks': 'sloupec rada',
  'move.no-own-square': 'dve figury jednom poli; vzit vlastni figuru',
  'move.capture': 'brani povinne; musim brat; musi brat figura',
  'attack.pinned-attacks': 'vazana figura dava sach; vazany kamen napada; sach figurou nesmi hnout',
  'move.bishop': 'chodi strelec; bezec; pohybuje strelec; strelec dozadu',
  'move.rook': 'chodi vez; pohybuje vez',
  'move.queen': 'chodi dama; kralovna; pohybuje dama; dama skakat jako kun',
  'move.sliders-blocked': 'strelec nemuze preskocit figuru; vez pres pesce; dama pres figuru',
  'move.knight':
    'chodi jezdec; kun; jezdec skace; tahne kun; kun preskakuje figury; kun pres ostatni',
  'pawn.one-step':
    'chodi pesec; pesec dopredu; pesak; pesec dozadu; pohybuje pesec; pesec pred figurou nemuze; pesec rovne',
  'pawn.two-step': 'dvojkrok pesce; pesak dve pole; pesec poprve dve',
  'pawn.capture': 'bere pesec; pesec bere sikmo; bere pesec rovne; pesak bere dopredu',
  'pawn.en-passant': 'brani mimochodem; en passant; an pasan; mimochodem; vzit mimochodem',
  'pawn.en-passant-now':
    'brani mimochodem pozdeji; mimochodem hned; zanika pravo brani mimochodem; en passant jen hned',
  'pawn.promote-must':
    'promena; promena pesce; pesec posledni rade; pesec dojde osmou radu; pesec damu; pesec dosel konec; promeni pesec',
  'pawn.promote-any':
    'dve damy; druha dama; promena jezdce; figuru vybrat; vice dam; promena strelce; kolik dam; jedna dama sachovnici',
  'pawn.promote-effect': 'dava nova dama hned sach',
  'king.step':
    'chodi kral; kralove vedle sebe; kral vedle krale; pohybuje kral; stat dva kralove sebe',
  'castle.definition':
    'rosada; rosuje; mala rosada; velka rosada; kratka rosada; dlouha rosada; rosovat',
  'castle.lost-king':
    'rosada po tahu krale; kral tahl; ztrata prava rosadu; kral tahl vratil rosada; kral tahl rosovat; kral vratil sve pole',
  'castle.lost-rook': 'rosada po tahu veze; vez tahla; vez tahla vratila rosada; hnul vezi rosovat',
  'castle.barred-attack':
    'rosada pres sach; rosada sachu; napadena vez rosada; rosada pres napadene pole; rosada kral sachu; rosada napadenou vezi; rosovat sachu; predtim sach rosovat; b1 napadene dlouha rosada; rosadou utect sachu',
  'castle.barred-blocked':
    'kamen mezi kralem vezi; figura mezi kralem vezi rosada; rosada pres figuru; rosada mezi kralem vezi stoji; rosada ceste stoji figura; strelec f1 rosada; rosada pres kone',
  'check.definition':
    'sach krali; hlasit sach; musim rict sach; rict sach; kral sachu; musi sach hlasit nahlas; neohlasil sach',
  'check.no-self-check':
    'nevsiml sachu; nevidel sachu; kral zustane sachu; prehledl sach; nevykryl sach; vazany kamen; nechal krale sachu; vazana figura tahla; kral nesmi vstoupit sachu; kral sachu hral jineho',
  'move.illegal': 'definice nepripustneho tahu; znamena nemozny tah',
  'position.illegal': 'nepripustna pozice; nemozna pozice',
  'touch.one-hand': 'jednou rukou; dve ruce; obe ruce; obema rukama',
  'touch.adjust':
    'j’adoube; opravuji; upravit kamen; urovnat kamen; upravuji figuru; zadub; upravuji; rovnani figurek; opravovani figur bez ohlaseni; rovnat souperovy figury; otocit kone; srovnal bez slova; rovna figury',
  'touch.contact-is-intent':
    'omylem dotkl; nahodny dotek; rukavem zavadil; neumyslny dotyk; zapomnel rict opravuji; neumyslny dotek; nerekl upravuji; loktem strcil figury; brnkl figuru',
  'touch.scope':
    'dotknuto hrano; dotknuto tazeno; plati dotknuty kamen; sahnuto tazeno; dotyk nejsem tahu; dotek figury nejsem tahu; plati dotknuto tazeno; souper saha figury premyslim; souper dotyka figur tahu; saha figury premyslim; sáhl figuru můj tah',
  'touch.own-first':
    'dotkl kamene; dotknuty kamen; dotknuto hrano; dotkl veze; dotkl damy; dotkl vice svych kamenu; musim tahnout dotknutym kamenem; sahl figuru; dotkl jezdce tahnout jinak; vzal figuru tahl jinou; zvedl figuru vratil ji; dotknuto tazeno; dotkl ses tahnout; vzal ruky spatnou figuru; dotkl jedne figury tahl jinou; omylem chytil jinou figuru; vzal ruky rozmyslel; bere figury ruky vraci',
  'touch.opponent-first':
    'musim vzit dotknuty kamen; dotyk ciziho kamene; dotkl souperova jezdce; souper dotkl me figury musi ji vzit; sahl moji damu; musi brat dotknuty kamen soupere; chytil meho jezdce; sahl mou vez; popadl mou figuru; vzal ruky souperovu figuru',
  'touch.both-colours':
    'dotkl sveho souperova kamene; kameny obou barev; dotkl sve souperovy figury; nejdriv sahl cizi pak svou figuru; sahl cizi vez svou damu',
  'touch.order-unclear': 'ktereho kamene dotkl drive; neni jasne co bylo prvni',
  'touch.castle-duty': 'dotkl krale veze; musim rosovat; nejdriv kral pak vez',
  'touch.rook-then-king':
    'sahl nejdriv vez pak krale; rosada vezi napred; nejdriv vzal vez rosade; rosoval vezi; nejprve dotkl veze; nejdriv tahl vezi pak kralem rosada; prvni vez pak kral; popadl vez pak krale',
  'touch.castle-illegal':
    'nepripustna rosada; rosada neni musim kralem; rosada neni dotkl krale; rosadu, neslo; chytil krale vez rosada nejde',
  'touch.promotion-final':
    'zmena figury promene; rozmyslel promenu; volba figury konecna; zmenit figuru po promene; postavil damu jezdce; polozil damu pole vez',
  'touch.none-possible':
    'dotknuty kamen nema tah; dotknutym kamenem nelze tahnout; dotkl vazaneho kamene; dotkl veze nemuze hnout; sahl figuru nema kam; dotknutou figuru nejde vzit',
  'promote.skip-square': 'pesce nemusim postavit osmou radu; rovnou sundat pesce dat damu',
  'promote.any-order': 'nejdriv vzit damu pak posunout pesce',
  'promote.capture-occupant': 'promena branim',
  'made.released-fixed':
    'pustil kamen ruky; pustil figuru; vratit tah; zmena tahu; vzit tah zpet; zmenit tah; pustil kamen; rozmyslel tah; pustil figuru jinam; vraceni tahu; polozil figuru rozmyslel; ruku pryc; sundal ruku figury; tah plati neda vratit',
  'made.plain': 'tah proveden; drzi figuru ruce; dokud nepusti jinam; drzi figuru vzduchu',
  'made.capture': 'brani provedeno',
  'made.castling': 'rosada provedena',
  'made.castling-king-released': 'pustil krale rosade',
  'made.promotion': 'promena provedena',
  'touch.claim-forfeit':
    'reklamovat dotknuty kamen; pozde reklamaci dotyku; pozdni reklamace dotknuteho kamene; reklamovat dotknuto sám sáhl figuru',
  'touch.move-assistant': 'bez rukou; kdo me tahne figurami; nemuze hybat figurami',
  'end.mate':
    'mat; sach mat; konec matem; musim po matu stisknout hodiny; konci; konec; sachmat vyhral',
  'end.mate-validity': 'mat nepripustnym tahem; mat nemoznym tahem',
  'end.resign':
    'vzdat; polozil krale; podal ruku zastavil hodiny; vzdal rozmyslel; vzdal pak tvrdi ne',
  'end.resign-draw': 'vzdani souper nemuze dat mat; vzdal proti holemu krali; vzdal jen krale',
  'end.stalemate':
    'pat; nema tah neni sachu; kral nema tah; nemam tah nejsem sachu; nemam kam tahnout',
  'end.dead-position':
    'mrtva pozice; nedostatek materialu; nedostatecny material; malo materialu mat; kral proti krali; kral strelec proti krali; kral jezdec proti krali; mat neni mozny; remiza materialu; nikdo nemuze dat mat; malo figur mat; zbyli kralove; pesci zablokovani; strelci stejne barvy',
  'end.agreement':
    'dohoda remize; rychla remiza; remiza bez boje; remiza; remiza bez; dohodli remize',
  'clock.flag-fall': 'pad praporku; znamena pad praporku; praporek',
  'clock.press-after-move':
    'stisknout hodiny; zmacknout hodiny; zapomnel stisknout hodiny; prepnout hodiny; stisknout hodiny po tahu; kdo macka hodiny',
  'completed.by-press': 'tah dokoncen; rozdil mezi provedenym dokoncenym tahem; ukonceny tah',
  'completed.by-game-end':
    'musi po matu stisknout hodiny; mat nestiskl hodiny; plati mat bez hodin',
  'completed.by-next-move':
    'nestiskl hodiny souper tahl; zapomnel stisknout hodiny tahl znovu; nezmackl hodiny; zapomnel zmacknout hodiny; zapomněl zmáčknout hodiny hráli',
  'clock.right-to-press':
    'souper tahne nez stisknu hodiny; pravo stisknout hodiny; souper tahl nez stiskl hodiny; odpovedel rychle zmacknout',
  'clock.time-to-press': 'cas mezi tahem stiskem hodin',
  'clock.same-hand':
    'hodiny druhou rukou; stejnou rukou; rukou mackaji hodiny; stiskl hodiny druhou rukou; hodiny jinou rukou; jednou rukou tahne druhou macka hodiny',
  'clock.no-hover':
    'prst hodinach; ruka hodinami; drzet ruku tlacitku; ruku porad hodinami; prst tlacitku',
  'clock.handling':
    'mlatit hodin; bouchat hodin; prevrhl hodiny; zvednout hodiny; bije hodin; hrube mackani hodin; hodil hodinami; triskne hodin',
  'clock.no-press-before-move':
    'stiskl hodiny pred tahem; hodiny driv tahl; nejdriv zmackne hodiny pak tahne',
  'clock.adjust-own-time': 'upravovat kameny case soupere',
  'clock.assistant': 'asistent macka hodiny',
  'time.quota':
    'pocet tahu casovem useku; 40 tahu; casova kontrola; 40 tahu 90 minut; predepsany pocet tahu; kolik casu po ctyricatem tahu; dlouho premyslet tahem',
  'time.per-move':
    'pridavek casu; sekundy tah; Fischeruv pridavek; bonifikace; pridavek tah; bonus 30 sekund; pricitaji sekundy; funguji hodiny pridavkem',
  'time.announced': 'tempo oznamene predem',
  'time.carry-over': 'usetreny cas prevadi; nevyuzity cas; usetrenym casem po 40. tahu',
  'time.delay': 'zpozdeni; Bronstein; delay; rezim odkladu',
  'flag.check-quota': 'praporek spadl tahy provedeny',
  'clock.placement':
    'kde stoji hodiny; strane hodiny; strane stoji hodiny; kdo urcuje stranu hodin; levak kde hodiny; hodiny vpravo',
  'start.white-clock':
    'zacatek kola; spusteni hodin bileho; zacatek kola hodiny bileho; kdo spusti hodiny zacatku; souper neni kdo spusti hodiny; cerny neprisel ci hodiny bezi; pousti hodiny bileho',
  'default.time-value':
    'cekaci doba; nulova tolerance; pozde prijit; kolik minut zpozdeni; dovolene zpozdeni; kolik minut prijit pozde; dlouho ceka soupere; po kolika minutach kontumace; uvizl zacpe dlouho cekaji; prijit',
  'default.late-loses':
    'zpozdeni; prisel pozde; pozdni prichod; souper neprisel; souper zpozdeni; kontumace; nedostavil; zpozdeni 15 minut; dorazil prilis pozde; souper neni; kontumace pozdni prichod; opozdeny; cekaci doba',
  'default.both-absent':
    'zadny neprisel zacatek; oba prisli pozde; oba chybi; neprisel nikdo; oba nepritomni; zadny neprisel; oba zaspali',
  'flag.considered-fallen':
    'kdo upozornit pad praporku; reklamovat praporek; rozhodci vidi pad praporku; divak upozornil praporek; kdo reklamuje praporek; kdo hlasi pad praporku; hlasi rozhodci pad praporku; reklamuji vyhru cas; reklamace casu; praporek povazuje spadly; kdo oznami pad praporku; cas vyprsel nikdo nevsiml; hodiny 0:00 nikdo nic nerika; kdo rict spadl praporek; rozhodci videl praporek mlcel',
  'flag.loss':
    'dosel cas; prohra cas; spadl praporek; prekrocil cas; vyprsel cas; nema cas; vyhra cas; souperi vyprsel cas; hodiny nule; hodinach same nuly',
  'flag.exceptions':
    'mat pred padem praporku; nejdriv mat pak praporek; mat posledni sekunde; pat spadl praporek',
  'flag.draw-no-mate':
    'spadl praporek souper jen krale; souperi spadl praporek jen jezdce; dosel cas souper nemuze dat mat; remiza misto prohry cas; cas proti holemu krali; jen strelec vyprsel cas; spadl praporek jen kral; cas vyprsel jen krale; chybi material mat cas; spadl praporek jen strelec; dosel cas zbyl kun',
  'clock.conclusive': 'plati ukazuji hodiny',
  'clock.replace-defective':
    'vadne hodiny; rozbite hodiny; hodiny nejdou; vybita baterie; baterie hodinach; chciple hodiny; zasekle tlacitko hodin; hodiny zamrzly',
  'clock.wrong-setting':
    'spatne nastavene hodiny; bez pridavku hodinach; chybi pridavek hodinach; hodinach casu; hodinach malo minut; hodiny ukazuji jineho; hodiny nepricitaji sekundy',
  'clock.interrupt':
    'preruseni; vypadek proudu; poplach; rozhodci zastavi hodiny; vypadla elektrina; pozarni poplach; zhasla svetla; tma sale; evakuace',
  'clock.player-stop':
    'zastavit hodiny; zavolat rozhodciho; neni dama promenu; chybi dama; obracena vez jako dama; zastavit hodiny zavolat rozhodciho; prevracena vez misto damy; zastavim cas jdu rozhodcim',
  'clock.restart': 'kdo znovu spusti hodiny; pokracuje po zastaveni hodin',
  'clock.stop-unjustified': 'bezduvodne zastavil hodiny; zastavil hodiny bez duvodu',
  'display.no-claim':
    'reklamace obrazovky; demonstracni deska; pocitadlo tahu jako dukaz; reklamace demonstracni sachovnice; obrazovce pocet tahu',
  'irreg.restore-times':
    'cas hodinach po vraceni pozice; cas nastavit po vraceni; vratili pozici hodinami',
  'irreg.initial-position':
    'spatne zakladni postaveni; spatne postavene figury; prohozeny kral dama; chybna vychozi pozice; figury spatne postavene; jezdec strelec prohozeni zacatku; spatne postaveni zjisteno uprostred; kral stal d1',
  'irreg.board-orientation':
    'otocena sachovnice; spatne polozena sachovnice; cerne pole vpravo; sachovnice spatne otocena; sachovnice nalezato; sachovnice spatne uprostred',
  'irreg.colours-reversed':
    'spatna barva; prohozene barvy; hral spatnou barvou; zamenene barvy; hrali spatnou barvou',
  'irreg.displaced-own-time':
    'shodil figury; shodil figurky; prevrhl figury; spadle figury; povalene kameny; shodil krale stiskl hodiny; shodil kameny; figury spadly; figury popadaly; figura spadla stolu; sbirat figury zeme; rukavem smetl figury; vylil kafe shodil figury',
  'irreg.displaced-stop': 'souper shodil figury; souper shodil figury zastavim hodiny',
  'irreg.displaced-penalty': 'trest shozene figury',
  'illegal.completed-when':
    'opravit nepripustny tah; vsiml nez stiskl; nemozny tah pred stisknutim hodin; nechal krale sachu zmackl hodiny; uznal chybu nez zmackl hodiny',
  'illegal.restore':
    'nemozny tah; neplatny tah; po nepripustnem tahu; vratit pozici pred nepripustny tah; nepripustny tah zjisten pozdeji; nedovoleny tah; souper nemozny tah; nepovoleny tah; nelegalni tah; nemozny tah po nekolika tazich; navrat pozice pred nemoznym tahem; po par tazich zjistili kral sachu; tahl konem jako strelcem; spatne tahl figurou zmackl',
  'illegal.restore-fallback': 'nelze zjistit pozici pred nemoznym tahem',
  'illegal.replacement':
    'tah po nepripustnem tahu; musim tahnout stejnym kamenem; tah po nemoznem tahu',
  'illegal.clocks': 'cas po oprave nemozneho tahu',
  'illegal.king-capture':
    'vzal krale blesku; vzal krale; kral vzat; sebral krale; brani krale; sebral krale prehledl sach',
  'illegal.unpromoted':
    'pesec nepromenen; nechal pesce posledni rade stiskl hodiny; nevymenil pesce damu; pesec posledni rade nepromenen; pesec zustal posledni rade; zapomnel promenit pesce; zapomnel vymenit pesce stiskl hodiny',
  'illegal.press-no-move':
    'stisk hodin bez tahu; netahl stiskl hodiny; zmackl hodiny bez tahu; nejdriv stiskl hodiny pak tahl',
  'illegal.two-hands':
    'tah obema rukama; rosada obema rukama; brani obema rukama; rosoval dvema rukama; tahl obema rukama; dve ruce; obe ruce',
  'illegal.penalty-time':
    'trest nepripustny tah; prvni nepripustny tah; dve minuty; kolik casu nepripustny tah; pridani casu nepripustny tah; nemozny tah minuty',
  'illegal.penalty-loss':
    'dva nepripustne tahy; treti nepripustny tah; prohra nepripustny tah; druhy nemozny tah prohrava; tri nemozne tahy; po kolikatem nemoznem tahu prohraju; podruhe nemozny tah vyhral',
  'illegal.counter': 'scitaji nemozne tahy; pocitani nemoznych tahu',
  'illegal.loss-draw': 'druhy nepripustny tah souper nemuze dat mat; druhy nemozny tah jen kral',
  'irreg.displaced-later':
    'kamen spatnem poli; posunute kameny; pozice nesouhlasi zapisem; zjisteno pozdeji; figura stala spatnem poli; posunuta figura zjisteno pozdeji; presunul figuru pryc; chybi pesec sachovnici; zmizela figura',
  'score.record':
    'zapisovani tahu; partiar; musim zapisovat; zapis; zapisovat souperovy tahy; povinny zapis; povinnost zapisovat; musi dite zapisovat tahy; zapis povinny; soupeř přestal zapisovat času dost',
  'score.no-advance':
    'zapsat tah predem; nejdriv zapsat potom tahnout; psani pred tahem; napsal tah driv zahral',
  'score.reply-first':
    'odpovedet pred zapsanim souperova tahu; nejdriv odpovim oba tahy zapisu potom',
  'score.before-next':
    'nezapsal tah; chybejici tahy zapisu; souper nezapisuje; nezapisuje tahy; zapomnel zapsat tah',
  'score.only-use': 'poznamky partiari; psat partiar; pise varianty papir',
  'score.mark-offer': 'zapsat nabidku remizy; znak (=); zapis nabidky remizy',
  'score.assistant':
    'asistent zapisuje misto; nemuze psat; dite neumi psat; zlomena ruka nemuze psat',
  'score.visible': 'zakryvat partiar; partiar musi videt; schovava partiar; zakryva zapis rukou',
  'score.property':
    'komu patri partiar; odevzdat partiar; ci partiar; nechat zapis; original partiare; komu zustane zapis',
  'score.exempt':
    'mene nez pet minut; prestat zapisovat; nemusim zapisovat; musim zapisovat casove tisni; pet minut; casova tisen zapis; mene nez pet minut zapisovani; nemusim psat; nezapisovani; 5 minut psani; zbyvaji 3 minuty musim psat',
  'score.update-after-flag': 'doplnit partiar po padu praporku; po praporku dopsat zapis',
  'score.neither': 'nikdo nezapisuje; oba casove tisni; kdo pise oba casovce',
  'score.one': 'jen jeden nezapisuje praporek spadl',
  'score.borrow':
    'pouzit souperuv partiar; souperuv zapis doplneni; souperuv partiar; pujcit partiar soupere; pujcit partiar; podivat souperova zapisu',
  'score.reconstruct': 'rekonstrukce; zadny zapis neni uplny',
  'score.sign': 'podpis partiare; podepsat vysledek; podepsat partiar; nechce podepsat',
  'score.signed-stands':
    'podepsan spatny vysledek; chybny vysledek partiari; podepsali obraceny vysledek; vysledek zapsany obracene; zapsali remizu vyhral',
  'draw.regs-restrict':
    'zakaz remizy pred 30. tahem; remiza neni dovolena; sofijska; zakaz remizy; remiza pred 30 tahem; nepovolena remiza; poradatel zakazal rychle remizy',
  'draw.offer-when':
    'nabidnout remizu; nabizi remiza; nabidka remizy; navrhnout remizu; remiza pred tahem po tahu; spravna chvile nabidnout remizu; remizu pred zmacknutim po',
  'draw.offer-other-time':
    'nabidka remizy spatnou chvili; nabidl remizu mem case; nabidka remizy pred tahem; nabidka remizy case soupere; nabidl remizu premyslel; nabidka remizy premyslim',
  'draw.offer-no-conditions': 'podminena nabidka remizy; remiza das; remiza podminkou',
  'draw.offer-irrevocable':
    'vzit zpet nabidku remizy; odvolat nabidku; stahnout nabidku remizy; odvolat nabidku remizy; stazeni nabidky remizy; rozmyslel remizu; nabidl remizu hrat',
  'draw.offer-lapse':
    'dlouho plati nabidka remizy; odmitnout remizu; prijmout remizu pozdeji; nabidka zanika; musim prijmout remizu; nabidl remizu mlcim; sahl figuru pak prijmout remizu; neodpovedel nabidku remizy',
  'draw.claim-is-offer': 'reklamace nabidkou remizy',
  'rep.claim':
    'troji opakovani; opakovani pozice; trikrat stejna pozice; opakovani tahu; vecny sach; remiza opakovanim; trojnasobne opakovani; reklamovat opakovani; musi opakovani po sobe; sachuje porad dokola; potreti same sachovnici; musim opakovani hlasit rozhodcimu',
  'rep.intended':
    'reklamace opakovani zamyslenym tahem; zapsat tah reklamovat; reklamace opakovani pristim tahem; zapisu tah reklamuji; trikrat stejna: zahrat jen napsat',
  'rep.appeared': 'pozice prave nastala potreti',
  'rep.same-position':
    'pozice stejna; totozna pozice; poznam pozice stejna; stejna pozice tahu souper',
  'rep.en-passant': 'opakovani brani mimochodem; opakovani pozice brani mimochodem',
  'rep.castling':
    'stejna pozice jine pravo rosadu; opakovani pravo rosadu; stejna pozice bez prava rosady',
  'fifty.claim':
    '50 tahu; padesat tahu; 50 tahu bez pesce; 50 tahu kazdeho dohromady; kolik tahu bez brani remizu',
  'fifty.intended':
    'reklamace padesati tahu zamyslenym tahem; reklamace padesati tahu pristim tahem',
  'fifty.done': 'padesat tahu zahrano',
  'claim.lost-by-touch':
    'reklamoval opakovani dotkl kamene; ztrata prava reklamovat remizu; reklamoval po tahu; reklamace po doteku figury; dotkl figury pak reklamoval; tahl pak reklamoval',
  'claim.stop-clocks':
    'zastavit hodiny reklamaci; reklamovat remizu; postup reklamaci; remizu opakovanim zastavit hodiny',
  'claim.no-withdraw':
    'stahnout reklamaci; vzit zpet reklamaci; stazeni reklamace remizy; remizu pak odvolal',
  'claim.correct': 'reklamace remizy spravna',
  'claim.incorrect':
    'chybna reklamace; trest spatnou reklamaci; nespravna reklamace; neopravneny narok remizu; zamitnuta reklamace dve minuty; chybna reklamace kolik minut; remizu nemel pravdu; remiza jen dvakrat opakovano',
  'claim.intended-binding': 'musim zahrat zamysleny tah',
  'auto.fivefold':
    'petinasobne opakovani; petkrat stejna pozice; pate opakovani automaticka remiza; pateronasobne opakovani; petkrat opakovalo nikdo nic nerekl',
  'auto.seventyfive': '75 tahu; sedmdesat pet tahu; 75 tahu automaticka remiza',
  'auto.mate-first': 'mat 75. tahu',
  'points.standard':
    'kolik bodu vyhru; body remizu; bodovani; pul bodu remizu; kolik bodu remiza; kolik remizu',
  'points.forfeit':
    'body kontumacni vyhru; souper neprisel dostanu bod; kolik bodu kontumaci; kontumační výhra; výhra kontumací',
  'points.normal-values':
    'neobvykly vysledek; oba prohraji; pul bodu nula; tri ctvrte bodu; pul bodu jednomu nula druhemu',
  'conduct.disrepute':
    'nevhodne chovani; urazi soupere; nesportovni chovani; poskozeni povesti sachu; urazka; nepodal ruku; domluvena; nadavky; rozhazel figurky nadaval; odesel nechal bezet hodiny; rekl blbec; sproste nadava',
  'venue.definition': 'patri hraciho prostoru; prostor',
  'venue.area': 'mistnost',
  'venue.leave': 'opustit prostor; jit ven; odejit budovy; odesel salu; porad chodi ven; vzduch',
  'venue.leave-on-move':
    'opustit sal tahu; jit zachod; zachod; wc; toaleta; vstat stolu; zachod tahu; vstat stolu tahu; odskocit bezi muj cas; kavu tahu',
  'venue.access':
    'kdo mistnosti; rodice sale; trener sale; kdo salu; rodice stolu; divaci sachovnice; mama stoji mnou; rodice divaji zblizka',
  'conduct.no-aids':
    'podvadeni; poznamky; rada; pomoc; analyzovat jine sachovnici; pouziti programu; pomoc trenera; cizi pomoc; analyza jine sachovnici; trener radi; kamarad poseptal tah; tata radi tah; koukal knizky',
  'device.ban':
    'telefon; mobil; mobilni telefon; chytre hodinky; elektronicke zarizeni; sluchatka; telefon kapse; telefon povolen; poslech hudby; chytre hodinky ruce; sluchatka usich',
  'device.bag': 'telefon tasce; vypnuty telefon tasce; mobil batohu',
  'device.sound-2009': 'zazvonil telefon 2009',
  'device.possession':
    'zazvonil telefon; zvoni mobil; telefon; prohra telefonu; telefon vibruje; zazvonil mobil; telefon sebe; telefon kapse; telefon vibroval; zapipaly chytre hodinky; vypnuty mobil kapse; volali; zena vola mobil',
  'device.search':
    'prohlidka; kontrola tasky; detektor kovu; rozhodci prohlizi; rozhodci prohledne tasku; rozhodci kouknout tasky; prohledat podvadeni',
  'conduct.smoking': 'cigareta; elektronicka cigareta; kde kourit; jit zapalit',
  'conduct.spectator':
    'dohral; po skonceni; dohral divat; po divak; dohral mluvi me sachovnice; po koukat ostatni',
  'conduct.no-disturb':
    'rusi; hluk; mluveni; porad nabizi remizu; souper me rusi; jist sachovnice; souper mluvi; opakovane nabidky remizy; hluk sachovnice; ji sachovnice; klepe stul; kope stolem; chroupe bramburky; po kazdem tahu nabizi remizu; smrka funi; kava stole; kolikrat nabidnout remizu',
  'conduct.persistent': 'odmita dodrzovat; odmita; neposloucha rozhodciho; nerespektuje rozhodciho',
  'conduct.both-guilty': 'oba prohravaji; 0-0; oba prohrali; oba dostali nulu; obema nula',
  'conduct.explanation': 'rozhodci vysvetli; zeptat rozhodciho; zeptat rozhodciho pravidlech',
  'appeal.right':
    'odvolani; odvolani proti rozhodcimu; nesouhlasim rozhodcim; protest; namitka; rozhodci spletl; spatne rozhodnuti rozhodciho; komu stezovat rozhodciho; rozhodci nema pravdu',
  'conduct.help-reconstruct': 'pomoci rozhodcimu rekonstrukci',
  'conduct.check-claim': 'kdo kontroluje reklamaci; kdo musi dokazat opakovani',
  'arb.uphold': 'povinnosti rozhodciho; rozhodci; uloha rozhodciho',
  'arb.environment': 'osvetleni; podminky; hluk sale; spatne svetlo; herni podminky; hluk chodbe',
  'arb.undisturbed': 'kdo zajisti klid sale; hluk vedlejsi mistnosti',
  'arb.special-needs': 'postizeny; nemocny; lekarska pomoc; postizenim; spatne; blbe prerusit',
  'arb.anti-cheating': 'rozhodci proti podvadeni',
  'arb.extra-time':
    'ruseni zvenci cas; rozhodci prida cas; cas ruseni; prodlouzeni casu; hluk ulice pridat cas; vrtacka prida nekdo cas; poplach přerušil čas navíc; přerušení dostaneme čas',
  'arb.no-intervene': 'rozhodci zasahnout; zasah rozhodciho; rozhodci vmesuje; rozhodci plete',
  'arb.no-move-count':
    'kolik tahu zahrano; rozhodci rekne pocet tahu; rozhodci nechce rict kolik tahu zbyva',
  'arb.no-reminders':
    'rozhodci rekl at zmackne hodiny; upozornit bezi hodiny; zapomnel hodiny upozorneni; rozhodci upozorni hodiny; rozhodci pripomene stisknout hodiny; rict nezmackl hodiny',
  'arb.report-only':
    'divak vsiml nepripustneho tahu; kdo upozornit rozhodciho; divak vidi chybu; videl sousedu nemozny tah komu rict',
  'arb.no-interference':
    'divak zasahuje; divak mluvi; komentovani; rodice zasahuji; divak zasahl; divak naseptava; divak radi; rodic napovida; divak vmesuje; divak upozorni; divak napovida; rodic naseptava; zasahovani divaku',
  'arb.expel': 'vykazat divaka; vyhodit salu; rozhodci vyhodi rodice ven',
  'arb.phones-anyone':
    'telefon divaka; divakovi zazvonil telefon; rodice telefonem sale; fotografovani telefonem; foti bleskem',
  'penalty.combine':
    'tresty; seznam trestu; tresty rozhodci ulozit; potrestat; tresty rozhodciho; rozhodci tresta; rozhodci; napomenuti rovnou prohra',
  'penalty.warning': 'napomenuti; napomenuti rozhodciho',
  'penalty.add-time': 'kolik minut prida rozhodci',
  'penalty.cut-time': 'odecteni casu; rozhodci sebral minuty; rozhodci ubere cas',
  'penalty.add-points': 'rozhodci prida body souperi',
  'penalty.cut-points': 'odecteni bodu; srazka bodu; rozhodci sebere bod',
  'penalty.loss': 'rozhodci vyhlasi prohru',
  'penalty.fine': 'pokuta; penezity trest; penezita pokuta',
  'penalty.rounds': 'zakaz hrat dalsi kolo',
  'penalty.expulsion': 'vylouceni turnaje; diskvalifikace; vyhozen turnaje',
  'gloss.standard': 'vazna; klasicky',
  'gloss.points-alt': 'tri body vyhru; 3-1-0; tri body jako fotbale',
  'gloss.zero-tolerance': 'nulova tolerance',
  'rapid.def.fixed':
    'rapid; 15 minut; dlouha rapid; zrychleny; kolik minut rapid; tempo rapid; 25 minut rapid',
  'rapid.def.increment': 'rapid pridavkem; 10+5; 15+10',
  'rapid.record.optional': 'musim zapisovat rapidu; zapis rapidu; pise rapidu; 15 minut musim psat',
  'rapid.record.claims-kept': 'reklamace rapidu bez partiare',
  'rapid.penalty.one-minute': 'jedna minuta rapidu; trest rapidu; kolik minut nemožný tah rapidu',
  'rapid.sup.ratio': 'dostatecny dozor; kolik rozhodcich rapid; kolik hlida jeden rozhodci',
  'rapid.unsup.setup.window':
    'spatne postaveni rapid deset tahu; spatne postaveni rapidu po deseti tazich; reklamovat postaveni rapidu',
  'rapid.unsup.illegal.window': 'nepripustny tah rapidu; reklamovat nemozny tah rapidu',
  'rapid.unsup.illegal.arbiter-active':
    'rozhodci vidi nemozny tah rapidu; musi rozhodci zasahnout rapidu',
  'rapid.unsup.illegal.cost.2018': 'nemozny tah rapidu dostanu',
  'rapid.unsup.illegal.stands':
    'nepripustny tah plati; nepripustny tah zjisten pozde; rapidu nikdo nevsiml nemozneho tahu hrali',
  'rapid.unsup.illegal-position.draw': 'oba kralove sachu; dva kralove sachu',
  'rapid.unsup.flag.arbiter-calls': 'rozhodci upozorni praporek rapidu',
  'rapid.unsup.flag.claim-act': 'reklamovat cas rapidu',
  'rapid.unsup.flag.both-down': 'oba praporky spadly; obema vyprsel cas; spadly oba praporky',
  'blitz.def.fixed': 'bleskovy; blesk; bleskovka; blitz; pet minut; kolik minut blesk; 5 minut',
  'blitz.def.increment': 'blesk pridavkem; 3+2',
  'blitz.penalty.one-minute': 'jedna minuta blesku',
  'blitz.sup.ratio': 'kolik rozhodcich blesku',
  'blitz.sup.record-optional': 'zapisovani blesku',
  'blitz.unsup.base':
    'zapis bleskovce; musim psat blesku; zapisovani bleskovem; bleskoveho; zapisovani blesku; pise bleskovce',
  'blitz.unsup.illegal.claim-win-2009': 'vyhra nepripustny tah blesku',
  'blitz.unsup.illegal.cost-2018':
    'nepripustny tah bleskovem; kral sachu blesku; nemozny tah bleskovka; blesku nechal krale sachu; prvni nemozny bleskovce',
  'blitz.unsup.illegal.stands': 'blesk nemozny tah pozde; blesku tahl sachu nevsiml',
  'note.algebraic-only': 'algebraicka notace; notace; zapis',
  'note.evidence': 'stara notace neplati jako dukaz',
  'note.letter': 'pismena figur; znacky figur; pismeno jezdce',
  'note.letter.national': 'ceska pismena figur; psat J misto N',
  'note.pawn-no-letter': 'pesec nema pismeno',
  'note.files': 'sloupce h',
  'note.ranks': 'rady 1 8',
  'note.piece-move': 'zapsat tah figurou',
  'note.pawn-move': 'zapsat tah pescem',
  'note.capture.piece': 'zapsat brani figurou',
  'note.capture.pawn-file': 'zapis brani pescem; pise bere pesec',
  'note.ep.mark': 'zapis brani mimochodem; zapsat en passant',
  'note.ambig.same-rank':
    'dva jezdci stejne pole; nejednoznacny tah zapis; pole obe veze zapsat; oba kone stejne pole',
  'note.promotion': 'zapis promeny; zapsat promenu damu',
  'note.draw-offer': 'rovnitko zavorce',
  'note.castle.short': 'zapis rosady; 0-0; pise rosada',
  'note.castle.long': 'zapis dlouhe rosady; dlouha rosada zapis; zapsat velkou rosadu',
  'note.sign.capture': 'znamena x zapisu',
  'note.sign.check': 'znak sach; znacka sach; plus sach; psat plus dam sach',
  'note.sign.mate': 'znak mat; znacka mat; krizek mat; oznacit mat; pise mat',
  'note.optional-signs': 'musi psat znamenko sachu',
  'blind.adapt': 'nevidomi; slabozraci',
  'blind.two-boards':
    'nevidomy; slepy; zrakove postizeny; dve sachovnice; slepy proti vidicimu jedna dve sachovnice',
  'blind.board.size': 'sachovnice nevidome',
  'blind.board.raised': 'vyvysena cerna pole',
  'blind.announce.clear': 'hlaseni tahu; nahlas ohlasit tah; nevidomy ohlasuje tahy',
  'blind.announce.repeat': 'souper opakuje ohlaseny tah nevidomeho',
  'blind.announce.files': 'jmena sloupcu nevidome',
  'blind.announce.ranks': 'nemecke cislovky rad',
  'blind.announce.castling': 'nevidomy hlasi rosadu',
  'blind.announce.pieces': 'nemecke nazvy figur',
  'blind.touch':
    'nevidomy dotkne kamene; kamen otvoru; slepy saha kameny; nevidomy ohmatava figury; slepy ohmatal figuru',
  'blind.clock.special': 'mluvici hodiny nevidome',
  'blind.clock.speaking': 'mluvici hodiny sluchatkem',
  'blind.record':
    'Braillovo pismo; zapis nevidomeho; nevidomy zapisuje braillem; cem zapisuje nevidomy',
  'blind.slip': 'prereknuti; spatne ohlaseni tahu; nevidomy prerekl',
  'blind.diverge.consult': 'jina pozice obou sachovnicich nevidomy',
  'blind.assistant.right': 'asistent nevidomeho; asistent pomahat nevidomemu',
  'blind.assistant.score-clock': 'kdo pise slepeho',
  'adjourn.trigger': 'prerusena; odlozena; preruseni zitrka; dohrajeme zitra',
  'adjourn.seal.write': 'zapeceteny tah; obalka tah; tajny tah',
  'adjourn.seal.envelope': 'obalka',
  'adjourn.envelope.names': 'pise obalku; udaje obalce',
  'adjourn.envelope.custody': 'kdo sebe obalku',
  'adjourn.resume.setup': 'postaveni pred dohravkou',
  'adjourn.resume.clocks': 'cas hodinach dohravce',
  'adjourn.open.replier-present': 'otevrit obalku; dohravka prerusene',
  'adjourn.bad-seal.ambiguous': 'nejednoznacny zapeceteny tah',
  'adjourn.bad-seal.unreadable':
    'necitelny tah obalce; zapeceteny tah necitelny; tah obalce neda precist',
  'adjourn.bad-seal.illegal': 'nepripustny zapeceteny tah; zapeceteny nemozny tah',
  'adjourn.late.loss': 'pozdni prichod dohravce',
  'adjourn.lost.continue': 'ztracena obalka; obalka chybi; obalka ztratila; obalka pryc',
  'c960.game': 'sach 960; nahodny sach',
  'c960.start.random': 'vychozi pozice 960; losovani pozice; losovani zakladniho postaveni 960',
  'c960.start.king-between': 'kral mezi vezemi sachu 960',
  'c960.start.bishops': 'strelci sachu 960; strelci stejne barvy 960',
  'c960.start.mirror': 'cerni zrcadlove 960',
  'c960.start.generator': 'pocitac losuje postaveni 960',
  'c960.castle.regular-rules': 'rosada sachu 960; rosada Fischerove sachu',
  'c960.castle.final-squares': 'kde stoji kral vez po rosade 960; kam dojde kral rosade 960',
  'c960.castle.first-move': 'rosada prvnim tahu 960',
  'qpf.def': 'rychle zakonceni; bez pridavku',
  'qpf.both-flags.last':
    'oba praporky spadly neni jasne drive; obema vyprsel cas; obema dosel cas nevi komu driv',
  'qpf.incr.request':
    'pridavek peti sekund; zadat pridavek; pet sekund pridavek mene nez dve minuty',
  'qpf.claim.when':
    'mene nez dve minuty; posledni dve minuty reklamace remizy; dvou minut; reklamace remizy mene nez dve minuty',
  'qpf.claim.ground.cannot':
    'souper nemuze vyhrat normalnimi prostredky; minuta bez pridavku on nemuze vyhrat',
  'qpf.claim.ground.no-effort':
    'souper nesnazi vyhrat; hraje jen cas; hraje praporek; jen taha dosel cas',
  'qpf.noarb.applies': 'neni rozhodci; zapas bez rozhodciho; bez rozhodciho zbyva minuta',
  'fb.base': 'finska bleskoveho',
  'fb.win.flag.claim': 'vyhra cas finsky blesk; spadl praporek; dosel cas',
  'fb.win.flag.material': 'dostatecny material vyhru cas',
  'fb.win.illegal': 'nepripustny tah finsky blesk; vyhra nepripustny tah; nepripustny tah',
  'fb.king-capture.loses': 'vzal krale prohrava; vzit krale',
  'fb.draw.both-flags': 'oba praporky spadly',
  'fb.appeal.none': 'odvolani',
  'clock.definition': 'hodiny',
}
