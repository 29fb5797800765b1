import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Slovenian: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const sl: AskedAs = {
  'scope.otb': 'šah prek interneta; spletni šah; dopisni šah',
  'scope.edition-by-date': 'katera izdaja velja; katera pravila veljajo; angleško besedilo',
  'preface.analogy': 'primer, ki ga pravila ne urejajo; ni pravila za ta primer; podobni primeri',
  'preface.judgement': 'presoja sodnika; sodnikova svoboda odločanja',
  'preface.federation.no-conflict': 'pravila zveze; domača pravila; posebna pravila zveze',
  'preface.rating-condition': 'ali partija šteje za rejting',
  'fi.default-30': 'zamuda 30 minut na Finskem; pol ure zamude Finska',
  'game.white-first':
    'kdo vleče prvi; beli začne; izmenično; kdo ima prvo potezo; kateri igralec začne; dve potezi zapored; igral dvakrat zapored',
  'game.have-the-move':
    'na potezi; ali smem vleči preden nasprotnik pritisne uro; odgovorim preden pritisne uro; nasprotnik še ni pritisnil ure',
  'game.goal': 'kaj je cilj igre; kako zmagam v šahu',
  'game.mate-wins': 'kdo da mat zmaga',
  'game.king-safety': 'pustiti kralja v šahu; izpostaviti kralja',
  'game.no-king-capture': 'vzeti kralja; jemanje kralja; pobrati kralja; zmaga z jemanjem kralja',
  'game.neither-can-mate': 'nihče več ne more zmagati',
  'board.8x8': 'koliko polj ima šahovnica; 64 polj',
  'board.orientation':
    'kako se postavi šahovnica; belo polje desno; desni kot svetlo polje; kako stoji šahovnica; kako se obrne šahovnica; kako dati desko na mizo',
  'pieces.set': 'koliko figur ima igralec; 16 figur; koliko kmetov',
  'pieces.initial-position':
    'začetna postavitev; postavitev figur; kje stojita kralj in dama; začetni položaj; dama na svojo barvo; na kateri barvi stoji dama; kam gre kralj in kam dama',
  'board.files-ranks': 'kaj je linija in kaj vrsta',
  'move.no-own-square': 'dve figuri na istem polju; vzeti svojo figuro',
  'move.capture': 'ali je jemanje obvezno; moram vzeti figuro; moram vzeti če lahko',
  'attack.pinned-attacks':
    'vezana figura daje šah; vezana figura napada; šah s figuro ki se ne sme premakniti',
  'move.bishop': 'kako se premika lovec; tekač; kako se giblje lovec; ali gre lovec nazaj',
  'move.rook': 'kako se premika trdnjava; kako se giblje trdnjava',
  'move.queen':
    'kako se premika dama; kraljica; kako se giblje dama; ali dama lahko skače kot konj',
  'move.sliders-blocked': 'lovec ne more preskočiti figure; trdnjava čez kmeta; dama čez figuro',
  'move.knight':
    'kako se premika skakač; konj; skakač skače; konj preskakuje figure; ali konj lahko skače čez druge',
  'pawn.one-step':
    'kako se premika kmet; kmet naprej; ali gre kmet nazaj; kako se giblje kmet; kmet pred figuro ne more naprej; kmet naravnost',
  'pawn.two-step': 'dvojni korak kmeta; kmet prvič dve polji',
  'pawn.capture':
    'kako jemlje kmet; kmet jemlje poševno; ali kmet jemlje naravnost; kmet je postrani',
  'pawn.en-passant': 'en passant; jemanje mimogrede; an pasan; vzeti mimohodno',
  'pawn.en-passant-now':
    'en passant pozneje; kdaj je mogoč en passant; en passant takoj; izgubljena pravica en passant; en passant samo takoj; ali lahko vzamem mimogrede kasneje',
  'pawn.promote-must':
    'promocija; zamenjava kmeta; pretvorba kmeta; kmet na zadnji vrsti; kmet pride na osmo vrsto; kmet v damo; kmet pride do konca; v kaj se spremeni kmet; ali kmet lahko ostane kmet',
  'pawn.promote-any':
    'dve dami; druga dama; promocija v skakača; katero figuro lahko izberem; več dam; pretvorba kmeta v lovca; pretvorba v skakača; koliko dam lahko imam; še ena dama na deski',
  'pawn.promote-effect': 'ali nova dama takoj daje šah',
  'king.step':
    'kako se premika kralj; kralja drug ob drugem; kralj ob kralju; kralja na sosednjih poljih; kralj poleg kralja; kako se giblje kralj; ali se smeta kralja dotikati',
  'castle.definition':
    'rokada; kako se rokira; mala rokada; velika rokada; kratka rokada; dolga rokada',
  'castle.lost-king':
    'rokada po premiku kralja; kralj se je že premaknil; izguba pravice do rokade; kralj se je premaknil in vrnil ali lahko rokira; kralj je že igral rokada ni več možna; kralj je šel ven in nazaj; kralj na svojem polju a se je že premaknil',
  'castle.lost-rook':
    'rokada po premiku trdnjave; trdnjava se je premaknila; trdnjava se je premaknila in vrnila rokada; sem že premaknil trdnjavo ali lahko rokiram',
  'castle.barred-attack':
    'rokada skozi šah; rokada iz šaha; napadena trdnjava rokada; rokada čez napadeno polje; rokirati v šahu; rokada ko je kralj v šahu; rokada čez šah; rokada pod šahom; prej je bil šah ali še lahko rokiram; b1 napadeno dolga rokada; rokada da uidem šahu',
  'castle.barred-blocked':
    'figure vmes pri rokadi; figura med kraljem in trdnjavo rokada; lovec na f1 rokada; rokada čez konja',
  'check.definition':
    'kaj je šah kralju; moram reči šah; ali je treba glasno povedati šah; ni napovedal šaha',
  'check.no-self-check':
    'ni opazil šaha; ni videl da je v šahu; kralj ostane v šahu; spregledal sem šah; nisem odpravil šaha; vezana figura se premakne; kralj ostal v šahu; pustil kralja v šahu; odprl šah svojemu kralju; kralj ne sme stopiti v šah',
  'move.illegal': 'definicija nepravilne poteze; kaj pomeni nepravilna poteza',
  'position.illegal': 'nemogoča pozicija; nepravilna pozicija',
  'touch.one-hand': 'z eno roko; dve roki; obe roki; z obema rokama',
  'touch.adjust':
    'j’adoube; popravljam; popraviti figuro; poravnati figuro; popravljanje figur; žadub; popravljam brez opozorila; ali lahko popravljam nasprotnikove figure; obrniti konja; poravnal brez besed; ureja moje figure',
  'touch.contact-is-intent':
    'nehote se dotaknil; slučajen dotik; po nesreči dotaknil; z rokavom zadel figuro; dotik brez namena; pozabil reči popravljam; po nesreči se dotaknil figure; nisem rekel popravljam; s komolcem sunil figuro; oplazil figuro z roko',
  'touch.scope':
    'pravilo dotaknjeno igrano; kdaj velja dotaknjena figura; dotaknjeno vleči; dotik figure ko nisem na potezi; kdaj velja pravilo o dotiku; dotaknil se figure zunaj šahovnice; nasprotnik se dotika figur, ko razmišljam; prijema figure ko jaz razmišljam',
  'touch.own-first':
    'dotaknil sem se figure; dotaknjeno igrano; dotaknil trdnjave; dotaknil dame; dotaknil se več svojih figur; moram vleči z dotaknjeno figuro; prijel figuro; dotaknil sem se skakača a hočem igrati drugo; dvignil figuro in jo postavil nazaj; taknjena igrana; dotaknjeno moraš igrati; dotaknil se je ene figure odigral pa drugo; po pomoti prijel napačno figuro; prijel damo in jo dal nazaj ter igral s kmetom; vzel v roko in si premislil',
  'touch.opponent-first':
    'dotik tuje figure; dotaknil sem se nasprotnikovega skakača; dotaknil nasprotnikove dame; dotaknil se je moje figure ali jo mora vzeti; mora vzeti dotaknjeno figuro nasprotnika; zgrabil je mojega skakača; dotaknil se je moje figure; prijel je mojo trdnjavo; vzel v roko nasprotnikovo figuro',
  'touch.both-colours':
    'dotaknil svoje in nasprotnikove figure; dotaknil figur obeh barv; najprej prijel tujo potem svojo figuro; prijel tujo trdnjavo in svojo damo',
  'touch.order-unclear':
    'katere figure se je dotaknil prej; ni jasno katera je bila prva dotaknjena',
  'touch.castle-duty': 'dotaknil kralja in trdnjave; moram rokirati; najprej kralj potem trdnjava',
  'touch.rook-then-king':
    'najprej prijel trdnjavo pri rokadi; rokiral s trdnjavo; dotaknil trdnjave in nato kralja; najprej se dotaknil trdnjave; trdnjava pred kraljem; najprej premaknil trdnjavo potem kralja; rokada s trdnjavo naprej; segel po trdnjavi potem po kralju',
  'touch.castle-illegal':
    'nepravilna rokada; rokada ni dovoljena moram vleči s kraljem; rokada ni dovoljena dotaknil se je kralja; hotel rokirati pa ni možno; prijel kralja in trdnjavo a rokada ne gre',
  'touch.promotion-final':
    'sprememba figure pri promociji; premislil si je pri promociji; kdaj je izbira figure dokončna; ali lahko zamenjam figuro po promociji; kdaj je izbira figure pri promociji dokončna; postavil je damo, hotel pa skakača; spustil damo na polje a hoče trdnjavo',
  'touch.none-possible':
    'dotaknjena figura nima poteze; z dotaknjeno figuro ni mogoče vleči; dotaknil figure ki se ne more premakniti; dotaknjena figura je vezana; prijel figuro ki nima kam; dotaknjene figure ni mogoče vzeti',
  'promote.skip-square':
    'kmeta ni treba postaviti na osmo vrsto; kar odstraniti kmeta in dati damo',
  'promote.any-order': 'najprej vzeti damo in nato potisniti kmeta',
  'promote.capture-occupant': 'promocija z jemanjem',
  'made.released-fixed':
    'izpustil figuro iz roke; vrniti potezo; sprememba poteze; vzeti potezo nazaj; lahko še spremenim potezo; spustil figuro in si premislil; spustil figuro in jo hoče premakniti drugam; vračanje poteze; ali lahko vzamem potezo nazaj; figuro je že spustil; premislil si je po spustu figure; umaknil roko s figure; roko sem že umaknil; kdaj poteza velja in se ne da vrniti',
  'made.plain':
    'kdaj je poteza izvršena; kdaj je poteza narejena; figuro še drži v roki; dokler ne spusti lahko drugam; drži figuro v zraku',
  'made.castling': 'kdaj je rokada izvršena',
  'made.castling-king-released': 'spustil kralja pri rokadi; kralj na g1 trdnjava še ne',
  'made.promotion': 'kdaj je promocija izvršena',
  'touch.claim-forfeit':
    'kdaj reklamirati dotaknjeno figuro; prepozno za reklamacijo dotika; izguba pravice do reklamacije dotika; prepozna reklamacija dotaknjene figure',
  'touch.move-assistant':
    'igralec brez rok; kdo namesto mene premika figure; ne more premikati figur',
  'end.mate':
    'šah mat; konec partije z matom; ali moram po matu pritisniti uro; mat konča partijo; matiral; kdaj je konec partije; kako se partija konča; kdo zmaga po matu',
  'end.mate-validity': 'mat z nepravilno potezo',
  'end.resign':
    'predaja; vdaja; položil kralja; oddati partijo; ustavil uro in predal; ponudil je roko; dal mi je roko ali je to vdaja; rekel je predam potem si premislil; predal se je potem trdi da ni',
  'end.resign-draw':
    'vdaja nasprotnik ne more matirati; predaja proti golemu kralju; vdal se, jaz imam samo kralja',
  'end.stalemate':
    'pat; ni poteze in ni šaha; kralj nima poteze; nima poteze in ni v šahu; kralj ne more nikamor ni šah; nimam poteze nisem v šahu',
  'end.dead-position':
    'mrtva pozicija; premalo materiala; nezadosten material; ni dovolj materiala za mat; kralj proti kralju; kralj in lovec proti kralju; kralj in skakač proti kralju; mat ni več mogoč; remi zaradi materiala; nihče ne more matirati; samodejni remi premalo figur; premalo materiala za mat; ostala sta samo kralja; vsi kmeti zablokirani nihče ne more naprej; lovca iste barve',
  'end.agreement':
    'dogovorjen remi; sporazumni remi; dogovor o remiju; hitri remi; remi brez igre; remi po eni potezi; sporazum o remiju; zmenila sva se za remi',
  'clock.flag-fall': 'padec zastavice; kaj pomeni padec zastavice; zastavica',
  'clock.press-after-move':
    'pritisniti uro; pritisk ure; pozabil pritisniti uro; pritisniti uro po potezi; kdo mora pritisniti uro',
  'completed.by-press':
    'kdaj je poteza zaključena; razlika med izvršeno in zaključeno potezo; dovršena poteza',
  'completed.by-game-end':
    'mat brez pritiska ure; ali je treba po matu pritisniti uro; ali moram po matu pritisniti uro; dal mat in ni pritisnil ure; mat velja brez ure',
  'completed.by-next-move':
    'nisem pritisnil ure nasprotnik je že vlekel; pozabil uro naslednja poteza; pozabil pritisniti uro in odigral naslednjo potezo',
  'clock.right-to-press':
    'nasprotnik vleče preden pritisnem uro; pravica pritisniti uro; nasprotnik odgovoril preden sem pritisnil uro; odgovoril sem prehitro, ali sme še pritisniti uro',
  'clock.time-to-press': 'čas med potezo in pritiskom na uro',
  'clock.same-hand':
    'ura z drugo roko; z isto roko; s katero roko pritisnem uro; pritisnil uro z drugo roko; ura z levo roko; uro pritisnil z drugo roko; vleče z eno roko uro pritisne z drugo',
  'clock.no-hover':
    'prst na uri; roka nad uro; držati roko na gumbu; roko drži na uri; roka ves čas nad uro; prst na tipki',
  'clock.handling':
    'udarjati po uri; tolči po uri; prevrnil uro; dvigniti uro; udarja po uri; grobo pritiska uro; vrgel uro; razbija uro; tolče po uri kot nor',
  'clock.no-press-before-move':
    'pritisnil uro pred potezo; uro stisnil preden je odigral; najprej pritisne uro potem vleče',
  'clock.adjust-own-time': 'popravljati figure v nasprotnikovem času; popravljati na svoj čas',
  'clock.assistant': 'pomočnik pritiska uro namesto igralca',
  'time.quota':
    'število potez v periodi; 40 potez; časovna kontrola; 40 potez v 90 minutah; predpisano število potez; koliko časa po štirideseti potezi; kako dolgo smem razmišljati o eni potezi',
  'time.per-move':
    'dodatek časa; sekunde na potezo; Fischerjev dodatek; increment; dodatek na potezo; dodatne sekunde na potezo; bonus 30 sekund; kako se prištevajo sekunde; kako dela ura z dodatkom',
  'time.carry-over':
    'prihranjen čas se prenese; neporabljen čas v naslednjo periodo; kaj je s prihrankom časa po 40. potezi',
  'time.delay': 'zakasnitev; Bronstein; način z zakasnitvijo',
  'flag.check-quota': 'zastavica padla ali so bile poteze odigrane',
  'clock.placement':
    'kje stoji ura; na kateri strani je ura; na kateri strani stoji ura; kdo določi stran ure; levičar kje je ura; ura na moji desni',
  'start.white-clock':
    'začetek kola; zagon ure belega; kdaj se požene ura; začetek kroga ura belega; kdo požene uro na začetku; nasprotnika ni kdo požene uro; črnega ni čigava ura teče; kdaj se požene ura belega',
  'default.time-value':
    'dovoljena zamuda; ničelna toleranca; koliko časa lahko zamudim; koliko minut zamude; čas čakanja; koliko časa čakamo nasprotnika; obtičal v prometu koliko čakajo; do kdaj lahko pridem',
  'default.late-loses':
    'zamuda; pride prepozno; nasprotnika ni; nasprotnik zamuja; kontumac; ni prišel na partijo; neprihod; nasprotnik še ni prišel; zamuda 15 minut; koliko lahko zamudim; prišel prepozno; brez boja zaradi zamude; čakalna doba',
  'default.both-absent':
    'nobenega igralca ni na začetku; nihče ni prišel; oba odsotna; nobenega igralca ni; zamudila oba igralca; nobeden ni prišel; oba zamujata; oba zaspala',
  'flag.considered-fallen':
    'kdo lahko opozori na padec zastavice; reklamirati zastavico; sodnik vidi padec zastavice; gledalec opozori na zastavico; ali sodnik pove da je padla zastavica; kdo sme reči da je padla zastavica; kdo pokaže padec zastavice; ali sodnik objavi padec zastavice; zahtevam zmago na čas; reklamacija časa; kdaj velja, da je zastavica padla; čas potekel nihče ni opazil; ura 0:00 nihče nič ne reče; kdo mora videti zastavico; sodnik je videl zastavico in molčal',
  'flag.loss':
    'zmanjkalo časa; izguba zaradi časa; padla zastavica; prekoračil čas; čas je potekel; nima več časa; zmaga na čas; nasprotniku je potekel čas; iztekel se je čas; izguba na čas; poraz na čas; ura na nuli; na uri same ničle',
  'flag.exceptions':
    'zastavica padla po matu; mat pred padcem zastavice; najprej mat potem zastavica; mat v zadnji sekundi; najprej mat potem potekel čas',
  'flag.draw-no-mate':
    'padla zastavica nasprotnik ima samo kralja; nasprotniku je padla zastavica jaz imam samo skakača; zmanjkalo časa nasprotnik ne more matirati; remi namesto poraza na čas; potekel čas proti golemu kralju; samo lovec in potek časa; čas je potekel nasprotnik ne more matirati; čas potekel imam samo kralja; nasprotnik ima samo lovca zastavica padla; ni materiala za mat čas; padla mi je zastavica on ima le lovca; zmanjkalo mu časa meni ostal konj',
  'clock.conclusive': 'kaj kaže ura velja; zaupanje uri',
  'clock.replace-defective':
    'pokvarjena ura; ura ne dela; okvara ure; prazna baterija; baterija v uri; ura je crknila; gumb na uri se zatakne; ura zamrznila',
  'clock.wrong-setting':
    'napačno nastavljena ura; ura narobe nastavljena; ni dodatka na uri; ura kaže preveč časa; na uri premalo minut; ura kaže drugače kot bi morala; ura ne prišteva sekund',
  'clock.interrupt':
    'prekinitev igre; izpad elektrike; alarm; sodnik ustavi uri; zmanjkalo elektrike; požarni alarm; ugasnile luči; tema v dvorani; evakuacija',
  'clock.player-stop':
    'ustaviti uri; smem ustaviti uro; poklicati sodnika; ni dame za promocijo; ni proste dame; obrnjena trdnjava kot dama; ni druge dame na mizi; poklicati sodnika ustaviti uro; ustavim čas in grem k sodniku',
  'clock.restart':
    'kdo ponovno požene uro; kdaj se partija nadaljuje po ustavitvi ure; ponovni zagon ure',
  'clock.stop-unjustified':
    'neupravičeno ustavil uri; ustavil uro brez razloga; neupravičeno ustavljena ura',
  'display.no-claim':
    'reklamacija na podlagi zaslona; demonstracijska šahovnica; števec potez kot dokaz; zahteva po demonstracijski šahovnici; na ekranu piše število potez',
  'irreg.restore-times':
    'kateri čas na uri po vrnitvi pozicije; koliko časa nastaviti po vrnitvi; vrnili pozicijo kaj pa ura',
  'irreg.initial-position':
    'napačna začetna postavitev; narobe postavljene figure; zamenjana kralj in dama; napačno postavljeno; konj in lovec zamenjana od začetka; napačna postavitev opažena sredi partije; kralj stal na d1',
  'irreg.board-orientation':
    'obrnjena šahovnica; šahovnica narobe postavljena; črno polje desno; tabla narobe obrnjena sredi partije',
  'irreg.colours-reversed': 'napačna barva; zamenjani barvi; zamenjane figure barve',
  'irreg.displaced-own-time':
    'podrl figure; padle figure; prevrnjene figure; podrl kralja in pritisnil uro; nasprotnik podrl figure; figure so popadale; figura padla z mize; pobrati figure s tal; pometel figure z rokavom; polil kavo in podrl figure',
  'irreg.displaced-stop': 'nasprotnik podre figure; nasprotnik podrl figure ustavim uro',
  'irreg.displaced-penalty': 'kazen za podrte figure',
  'illegal.completed-when':
    'nepravilna poteza pred pritiskom ure; popravim nepravilno potezo; opazil sem preden sem pritisnil; kralja pustil v šahu in pritisnil uro; priznal napako preden je stisnil uro',
  'illegal.restore':
    'nedovoljena poteza; nelegalna poteza; kaj se zgodi po nepravilni potezi; vrniti pozicijo pred nepravilno potezo; nepravilna poteza odkrita pozneje; nasprotnik naredi nepravilno potezo; kaj storiti ob nepravilni potezi; nemogoča poteza; nepravilna poteza odkrita kasneje; opazili nepravilno potezo po več potezah; vrnitev pozicije pred nepravilno potezo; po več potezah opazila da je bil kralj v šahu; premaknil konja kot lovca; napačno premaknil figuro in pritisnil',
  'illegal.restore-fallback': 'pozicije pred nepravilno potezo ni mogoče ugotoviti',
  'illegal.replacement':
    'poteza po nepravilni potezi; ali moram vleči z isto figuro; katero potezo moram odigrati po nepravilni potezi',
  'illegal.clocks': 'koliko časa po popravku nepravilne poteze',
  'illegal.king-capture':
    'vzel kralja; kralj je bil vzet; pojedel kralja v blitzu; jemanje kralja; pojedel mi kralja ker nisem videl šaha',
  'illegal.unpromoted':
    'kmet ni zamenjan; kmeta pustil na zadnji vrsti in pritisnil uro; pozabil zamenjati kmeta; nezamenjan kmet; kmet na zadnji vrsti ni zamenjan; kmet ostal na zadnji vrsti; pozabil zamenjati kmeta in pritisnil uro; kmeta ni zamenjal z damo',
  'illegal.press-no-move':
    'pritisk ure brez poteze; pritisnil uro ne da bi odigral potezo; stisnil uro brez poteze; najprej pritisnil uro šele nato potegnil',
  'illegal.two-hands':
    'poteza z dvema rokama; rokada z obema rokama; jemanje z obema rokama; igral z obema rokama; dve roki; obe roki',
  'illegal.penalty-time':
    'kazen za nepravilno potezo; prva nepravilna poteza; dve minuti; koliko časa za nepravilno potezo; dodatni čas za nepravilno potezo; kazen nedovoljena poteza; kazen nemogoča poteza; dve minuti za nepravilno potezo',
  'illegal.penalty-loss':
    'dve nepravilni potezi; tretja nepravilna poteza; izguba zaradi nepravilne poteze; koliko nepravilnih potez; kazen za drugo nepravilno potezo; druga nemogoča poteza; druga nedovoljena poteza; druga nepravilna poteza izguba partije; koliko nepravilnih potez za poraz; tri nepravilne poteze; po kateri nepravilni potezi izgubim',
  'illegal.counter': 'ali se nepravilne poteze seštevajo; štetje nepravilnih potez',
  'illegal.loss-draw':
    'druga nepravilna poteza nasprotnik ne more matirati; druga nepravilna poteza proti golemu kralju; druga nemogoča poteza nasprotnik ima samo kralja',
  'irreg.displaced-later':
    'figura na napačnem polju; figure se premaknile; pozicija se ne ujema z zapisom; ugotovljeno pozneje; figura stala na napačnem polju; figura premaknjena opaženo kasneje; premaknil figuro ko me ni bilo; manjka mi kmet; figura je izginila z deske',
  'score.record':
    'zapisovanje potez; zapisnik; moram pisati poteze; notacija partije; obvezno zapisovanje; zapisati tudi nasprotnikove poteze; obvezen zapis; otrok mora pisati poteze; ali je pisanje obvezno',
  'score.no-advance':
    'zapisati potezo vnaprej; najprej zapišem potem vlečem; pisanje pred potezo; napisal potezo preden jo je odigral',
  'score.reply-first':
    'odgovorim preden zapišem nasprotnikovo potezo; potezo odigram pred zapisom; najprej odgovorim oba zapišem potem',
  'score.before-next':
    'nisem zapisal poteze; manjkajoče poteze v zapisniku; nasprotnik ne piše; nasprotnik ne zapisuje; pozabil zapisati potezo; ne piše potez',
  'score.only-use': 'opombe na zapisniku; kaj smem pisati na zapisnik; piše si variante na list',
  'score.mark-offer': 'zapisati ponudbo remija; znak (=); zapis ponudbe remija na zapisnik',
  'score.assistant':
    'pomočnik zapisuje namesto igralca; igralec ne more pisati; otrok ne zna pisati; zlomljena roka ne more pisati',
  'score.visible':
    'pokriti zapisnik; zapisnik mora biti viden; skriva zapisnik; zakriva zapisnik; roko drži čez zapisnik',
  'score.property':
    'čigav je zapisnik; oddati zapisnik; komu pripada zapisnik; ali lahko obdržim zapisnik; original zapisnika',
  'score.exempt':
    'manj kot pet minut; nehati zapisovati; kdaj ni treba zapisovati; ali moram pisati v časovni stiski; ne rabim več pisati; nehal pisati; ni treba pisati; časovna stiska zapisovanje; pod 5 minut pisanje; imam 3 minute moram pisati',
  'score.update-after-flag':
    'dopolniti zapisnik po padcu zastavice; manjkajoče poteze; po zastavici dopisati poteze',
  'score.neither': 'nobeden ne zapisuje; oba v časovni stiski; kdo piše ko sta oba v cajtnotu',
  'score.one': 'samo eden ne zapisuje zastavica padla',
  'score.borrow':
    'nasprotnikov zapisnik; izposoditi si zapisnik nasprotnika; sposodim zapisnik; pogledam v nasprotnikov zapisnik',
  'score.reconstruct': 'rekonstrukcija partije; obnoviti partijo; noben zapisnik ni popoln',
  'score.sign': 'podpis zapisnika; podpisati izid; noče podpisati',
  'score.signed-stands':
    'podpisan napačen izid; napačen rezultat na zapisniku; podpisala narobe rezultat; zmaga vpisana obratno; vpisala remi čeprav sem zmagal',
  'draw.regs-restrict':
    'prepoved remija pred 30. potezo; remi ni dovoljen; sofijska pravila; prepoved remija; remi pred 30 potezo; ni dovoljen remi; organizator ne dovoli hitrih remijev',
  'draw.offer-when':
    'kdaj ponuditi remi; ponudba remija; predlagati remi; remi pred potezo ali po njej; kdaj je pravi čas za ponudbo remija; remi pred uro ali po njej',
  'draw.offer-other-time':
    'ponudba remija ob napačnem času; ponudba remija pred potezo; ponudil remi med mojim razmišljanjem; remi ponudil med mojim časom; ponudba remija med razmišljanjem nasprotnika',
  'draw.offer-no-conditions': 'pogojna ponudba remija; remi če mi daš kaj; remi pod pogojem',
  'draw.offer-irrevocable':
    'umik ponudbe remija; preklic ponudbe; lahko umaknem ponudbo remija; preklic remija; premislil sem se glede remija; ponudil sem remi zdaj bi igral naprej',
  'draw.offer-lapse':
    'kako dolgo velja ponudba remija; zavrniti remi; sprejeti remi pozneje; ponudba preneha; do kdaj velja ponudba remija; sprejem remija kasneje; ali moram sprejeti ponudbo remija; ponudil remi jaz molčim in razmišljam; prijel figuro in hotel sprejeti remi; ne odgovorim na ponudbo remija',
  'draw.claim-is-offer': 'ali je reklamacija ponudba remija',
  'rep.claim':
    'trikratna ponovitev; ponavljanje pozicije; ponavljanje potez; večni šah; remi s ponavljanjem; trikratno ponavljanje; trikrat enaka pozicija; 3x ista pozicija; ponovitev pozicije; kako reklamiram ponovitev; ali mora biti ponovitev zaporedna; daje šah v nedogled; kar naprej šahira; tretjič isto na deski; moram ponovitev povedati sodniku',
  'rep.intended':
    'reklamacija ponovitve z nameravano potezo; zapisati potezo in reklamirati; reklamacija ponovitve z naslednjo potezo; trikrat ista pozicija: odigram ali samo zapišem',
  'rep.appeared': 'pozicija je pravkar nastala tretjič',
  'rep.same-position':
    'kdaj je pozicija ista; enaka pozicija; ista pozicija, na potezi drugi igralec; kako vem da je pozicija ista; ista pozicija a na potezi je nasprotnik',
  'rep.en-passant': 'ponovitev in en passant; ponovitev pozicije in en passant',
  'rep.castling':
    'enaka pozicija a druga pravica do rokade; ponovitev in pravica do rokade; ista pozicija brez pravice do rokade; ponovitev in rokada',
  'fifty.claim':
    'pravilo 50 potez; petdeset potez; 50 potez skupaj ali vsak; koliko potez brez jemanja za remi; šteje kmet znova',
  'fifty.intended':
    'reklamacija petdesetih potez z nameravano potezo; reklamacija petdesetih potez z naslednjo potezo',
  'fifty.done': 'petdeset potez že odigranih',
  'claim.lost-by-touch':
    'reklamiral ponovitev a se je dotaknil figure; dotaknil se je figure in nato zahteval remi; izguba pravice do reklamacije remija; reklamiral po potezi; reklamacija po dotiku figure; potegnil in šele potem reklamiral',
  'claim.stop-clocks':
    'ustaviti uro pri reklamaciji; ustaviti uro pri reklamaciji remija; hočem remi s ponavljanjem smem ustaviti uro',
  'claim.no-withdraw':
    'umakniti reklamacijo; umik reklamacije remija; zahteval remi pa si premislil',
  'claim.incorrect':
    'napačna reklamacija; nepravilna reklamacija remija; kazen za napačno reklamacijo; neupravičena reklamacija; napačna reklamacija trikratne ponovitve; napačna zahteva za remi; zavrnjena reklamacija dve minuti; napačna zahteva koliko časa; zahteval remi a ni imel prav; remi samo dvakrat ponovljeno',
  'claim.intended-binding': 'moram odigrati nameravano potezo',
  'auto.fivefold':
    'petkratna ponovitev; petkrat ista pozicija; samodejni remi ponavljanje; pet ponovitev samodejni remi; petkrat ponovljeno nihče nič ne reče',
  'auto.seventyfive': 'pravilo 75 potez; petinsedemdeset potez; 75 potez samodejni remi',
  'auto.mate-first': 'mat na 75. potezi',
  'points.standard':
    'koliko točk za zmago; točke za remi; točkovanje; pol točke za remi; koliko šteje remi; koliko je vreden remi',
  'points.forfeit':
    'točke za zmago brez boja; zmaga brez igre; zmaga brez boja; nasprotnik ni prišel dobim točko',
  'points.normal-values':
    'nenavadno točkovanje; obema poraz; pol točke in nič; tri četrt točke; nenavaden rezultat; pol točke enemu nič drugemu',
  'conduct.disrepute':
    'neprimerno vedenje igralca; grdo obnašanje; igralec žali nasprotnika; nešportno obnašanje; škoditi ugledu šaha; žalitev; ni se rokoval; dogovorjena partija; ni hotel podati roke; žaljivo vedenje; nešportno vedenje; zmerjanje; odšel in pustil uro teči; rekel mi je idiot; zmetal figure po tleh',
  'venue.definition': 'kaj spada v prizorišče; kaj je igralni prostor',
  'venue.area': 'kaj je igralno območje',
  'venue.leave':
    'odšel brez dovoljenja; zapustil prostor brez dovoljenja; zapustiti prizorišče; iti ven; zapustiti stavbo; zapustiti igralni prostor; grem ven; zapustil dvorano; kar naprej hodi ven; iti domov po telefon; na zrak',
  'venue.leave-on-move':
    'zapustiti dvorano ko sem na potezi; iti na stranišče; stranišče; wc; vstati od mize; na stranišče ko sem na potezi; vstati od mize na svoji potezi; lulat ko teče moja ura; kava ko sem na potezi',
  'venue.access':
    'kdo sme v igralni prostor; starši v dvorani; trener v dvorani; kdo sme v dvorano; starši ob mizi; gledalci ob šahovnici; mama stoji za mano; starši gledajo od blizu',
  'conduct.no-aids':
    'goljufanje; zapiski; nasvet; pomoč med partijo; analizirati na drugi šahovnici; uporaba programa; pomoč trenerja; zunanja pomoč; zapiski med partijo; analiza na drugi šahovnici; trener svetuje; prijatelj šepnil potezo; oče kaže potezo; pogledal v knjigo',
  'device.ban':
    'telefon; mobilni telefon; pametna ura; elektronska naprava; slušalke; telefon v žepu; ali je telefon dovoljen; mobitel; ali smem imeti telefon; poslušanje glasbe; pametna ura na roki; slušalke v ušesih',
  'device.bag': 'telefon v torbi; izklopljen telefon v nahrbtniku',
  'device.sound-2009': 'zazvonil telefon 2009',
  'device.possession':
    'telefon pri igralcu; poraz zaradi telefona; telefon vibrira; mobitel zvoni; telefon zazvonil med partijo; telefon pri sebi; telefon v žepu; izklopljen telefon v žepu; zapiskala pametna ura; telefon v žepu izklopljen poraz; klicali so me med partijo; žena kliče na telefon',
  'device.search':
    'preiskava igralca; pregled torbe; detektor kovin; sodnik pregleda; sodnik pregleda torbo; sodnik hoče pogledati v torbo; pretipati zaradi goljufanja',
  'conduct.smoking':
    'kajenje; cigareta; elektronska cigareta; kaditi med partijo; kje se sme kaditi; na čik',
  'conduct.spectator':
    'po koncu partije; končal partijo ali lahko gledam; končal je in govori ob moji šahovnici; po partiji gledam druge',
  'conduct.no-disturb':
    'moti; hrup; govorjenje; nenehno ponuja remi; nasprotnik me moti; jesti za šahovnico; nasprotnik govori; kar naprej ponuja remi; nasprotnik je glasen; nasprotnik jé; ponuja remi vsako potezo; ves čas ponuja remi; vedno znova ponuja remi; hrup pri šahovnici; jedel pri šahovnici; trka po mizi; brca pod mizo; hrusta čips; smrka in kašlja; po vsaki potezi ponuja remi; kava na mizi; kolikokrat smem ponuditi remi',
  'conduct.persistent':
    'igralec noče upoštevati pravil; zavrača pravila; ne uboga sodnika; ne upošteva sodnika; ne posluša sodnika; neupoštevanje pravil',
  'conduct.both-guilty': 'oba izgubita; 0-0; oba dobita nulo; obema ničla',
  'conduct.explanation':
    'sodnik razloži pravilo; vprašam sodnika o pravilu; vprašam sodnika kaj piše v pravilih',
  'appeal.right':
    'pritožba; pritožiti se; pritožba na sodnika; ne strinjam se s sodnikom; protest; sodnik se je zmotil; napačna odločitev sodnika; ugovor; sodnik je krivično odločil; komu se pritožim',
  'conduct.help-reconstruct': 'pomagati sodniku pri rekonstrukciji',
  'conduct.check-claim': 'kdo preveri reklamacijo; kdo mora dokazati ponavljanje',
  'arb.uphold': 'naloge sodnika; kaj dela sodnik; vloga sodnika',
  'arb.environment':
    'svetloba; igralni pogoji; hrup v dvorani; slaba svetloba; pogoji za igro; mraz v dvorani; hrup na hodniku',
  'arb.undisturbed': 'kdo poskrbi za mir v dvorani; hrup v sosednji sobi',
  'arb.special-needs':
    'invalid; bolan igralec; zdravniška pomoč; igralcu je slabo; slabo mi je lahko prekinem',
  'arb.anti-cheating': 'kaj sodnik stori proti goljufanju',
  'arb.extra-time':
    'motnja od zunaj dodatni čas; sodnik doda čas; dodatni čas zaradi motnje; podaljšanje časa; hrup z ulice dodatni čas; gradbišče hrup čas',
  'arb.no-intervene':
    'poseg sodnika v partijo; ali sme sodnik posredovati; sodnik se vmešava; sodnik se vtika v partijo',
  'arb.no-move-count':
    'koliko potez je odigranih; sodnik pove število potez; sodnik noče povedati koliko potez do kontrole',
  'arb.no-reminders':
    'sodnik rekel naj pritisne uro; opozoriti da ura teče; pozabil pritisniti uro opozorilo; sodnik opozori igralca na uro; sodnik opozori da nisem pritisnil ure; sodnik opozori igralca na čas; ali mu povem da ni pritisnil ure',
  'arb.report-only':
    'gledalec opazi nepravilno potezo; kdo lahko obvesti sodnika; kdo lahko opozori sodnika; videl sem tujo nemogočo potezo komu povem',
  'arb.no-interference':
    'gledalec se vmešava; gledalec govori; komentiranje partije; starši se vmešavajo; gledalec reče; gledalec pove igralcu; trener svetuje; gledalec opozori igralca; gledalec pripomni; starš prišepetava; vmešavanje gledalcev; mati govori z igralcem; starši govorijo z otrokom',
  'arb.expel':
    'odstraniti gledalca; izgnati iz dvorane; gledalca vrže ven; sodnik vrže starše ven; postaviti gledalca pred vrata',
  'arb.phones-anyone':
    'telefon gledalca; gledalcu zazvoni telefon; starši s telefonom v dvorani; fotografiranje s telefonom; fotografira z bliskavico',
  'penalty.combine':
    'kazni; seznam kazni; katere kazni lahko izreče sodnik; kaznovati igralca; kazni sodnika; kako sodnik kaznuje; kaj vse lahko sodnik; opomin ali poraz',
  'penalty.warning': 'opomin; opomin sodnika',
  'penalty.add-time': 'koliko minut doda sodnik; sodnik doda minute nasprotniku',
  'penalty.cut-time': 'odvzem časa; sodnik mi je vzel minute; sodnik odvzame čas',
  'penalty.add-points': 'sodnik da točke nasprotniku',
  'penalty.cut-points': 'odvzem točke; odbitek točk; sodnik vzame točko',
  'penalty.loss': 'sodnik razglasi izgubo partije',
  'penalty.fine': 'denarna kazen; globa',
  'penalty.rounds': 'prepoved igranja v naslednjem kolu',
  'penalty.expulsion': 'izključitev s turnirja; diskvalifikacija; vržen s turnirja',
  'gloss.standard': 'standardni šah; počasni šah; redna partija',
  'gloss.points-alt': '3-1-0; tri točke za zmago kot pri nogometu',
  'gloss.zero-tolerance': 'ničelna toleranca',
  'rapid.def.fixed':
    'pospešeni šah; rapid; 15 minut; kako dolga je pospešena partija; koliko minut je pospešeni; 25 minut je to pospešeni',
  'rapid.def.increment': 'pospešeni šah z dodatkom; 10+5; 15+10',
  'rapid.record.optional':
    'ali moram zapisovati v pospešenem šahu; pisanje v rapidu; zapis v pospešenem; ali se v pospešenem piše; 15 minut na igralca moram pisati',
  'rapid.record.claims-kept': 'reklamacija v pospešenem brez zapisnika',
  'rapid.penalty.one-minute': 'ena minuta v pospešenem šahu; kazen v pospešenem šahu',
  'rapid.sup.ratio':
    'ustrezen nadzor; koliko sodnikov pospešeni šah; koliko partij nadzira en sodnik',
  'rapid.unsup.setup.window':
    'napačna postavitev pospešeni šah deset potez; napačna postavitev v pospešenem po desetih potezah; do kdaj reklamirati postavitev v rapidu',
  'rapid.unsup.illegal.window':
    'kdaj reklamirati nepravilno potezo v pospešenem šahu; nepravilna poteza v pospešenem šahu',
  'rapid.unsup.illegal.arbiter-active':
    'sodnik vidi nepravilno potezo v pospešenem; mora sodnik ukrepati v rapidu',
  'rapid.unsup.illegal.cost.2018': 'nemogoča poteza v rapidu kaj dobim',
  'rapid.unsup.illegal.stands':
    'nepravilna poteza obvelja; nepravilna poteza opažena prepozno; v rapidu nihče ni opazil nemogoče poteze in igrala naprej',
  'rapid.unsup.illegal-position.draw': 'oba kralja v šahu; dva kralja v šahu',
  'rapid.unsup.flag.arbiter-calls': 'sodnik opozori na zastavico v pospešenem šahu',
  'rapid.unsup.flag.claim-act': 'kako zahtevam zmago na čas v rapidu',
  'rapid.unsup.flag.both-down': 'obema potekel čas; padli obe zastavici',
  'blitz.def.fixed':
    'hitropotezni šah; blitz; pet minut; koliko minut je blitz; 5 minut na partijo',
  'blitz.def.increment': 'hitropotezni z dodatkom; 3+2',
  'blitz.penalty.one-minute': 'ena minuta hitropotezni',
  'blitz.sup.ratio': 'koliko sodnikov v blitzu',
  'blitz.sup.record-optional': 'zapisovanje v hitropoteznem šahu',
  'blitz.unsup.base':
    'zapisovanje v hitropoteznem; ali moram pisati v hitropoteznem; pravila hitropoteznega šaha; ali se v blitzu zapisuje',
  'blitz.unsup.illegal.claim-win-2009': 'zmaga zaradi nepravilne poteze v hitropoteznem',
  'blitz.unsup.illegal.cost-2018':
    'nepravilna poteza v hitropoteznem šahu; kralj v šahu v hitropoteznem; v blitzu pustil kralja v šahu; prva nemogoča v blitzu',
  'blitz.unsup.illegal.stands':
    'blitz nepravilna poteza prepozno; v blitzu šel v šah in nisem opazil',
  'note.algebraic-only': 'algebrska notacija; katera notacija; zapis potez',
  'note.evidence': 'stara notacija ne velja kot dokaz',
  'note.letter': 'črke figur; oznake figur; črka za skakača',
  'note.letter.national': 'ali pišem slovenske črke figur; smem pisati domače črke',
  'note.pawn-no-letter': 'kmet nima črke',
  'note.piece-move': 'kako zapišem potezo s figuro',
  'note.pawn-move': 'kako zapišem potezo s kmetom',
  'note.capture.piece': 'kako zapišem da figura vzame; x za jemanje',
  'note.capture.pawn-file': 'zapis jemanja s kmetom; kako se piše ko kmet vzame',
  'note.ep.mark': 'zapis en passant; kako zapišem jemanje mimogrede',
  'note.ambig.same-rank':
    'dva skakača na isto polje; dvoumna poteza zapis; na polje lahko obe trdnjavi kako zapišem; oba konja na isto polje zapis',
  'note.promotion': 'zapis promocije; kako zapišem novo damo',
  'note.draw-offer': 'enačaj v oklepaju; zapis ponudbe remija',
  'note.castle.short': 'zapis rokade; 0-0; kako napišem rokado',
  'note.castle.long': 'zapis dolge rokade; kako se zapiše velika rokada',
  'note.sign.capture': 'kaj pomeni x v zapisu',
  'note.sign.check': 'znak za šah; plus za šah; napisati plus ko dam šah',
  'note.sign.mate': 'znak za mat; lojtra za mat; kako označim mat; kako zapišem mat',
  'note.optional-signs': 'moram pisati znak za šah',
  'blind.adapt': 'slepi; slabovidni',
  'blind.two-boards':
    'slepi igralec; slabovidni igralec; dve šahovnici; slep proti videčemu ena ali dve šahovnici',
  'blind.board.size': 'šahovnica za slepe',
  'blind.announce.clear': 'napovedovanje potez; glasno napovedati potezo; slepi napoveduje poteze',
  'blind.announce.repeat': 'nasprotnik ponovi napovedano potezo slepega',
  'blind.announce.files': 'imena linij za slepe',
  'blind.announce.ranks': 'nemške številke vrst',
  'blind.announce.castling': 'slepi napove rokado',
  'blind.announce.pieces': 'nemška imena figur',
  'blind.touch':
    'slepi igralec se dotakne figure; figura iz luknje; slepi tipa figure; slepi otipa figuro',
  'blind.clock.special': 'govoreča ura za slepe',
  'blind.clock.speaking': 'govoreča ura s slušalko',
  'blind.record': 'brajica; zapis slepega igralca; slepi zapisuje v brajici; na čem piše slepi',
  'blind.slip': 'lapsus; napačna napoved poteze; slepi napačno povedal potezo',
  'blind.diverge.consult': 'različna pozicija na obeh šahovnicah slepi',
  'blind.assistant.right': 'pomočnik slepega igralca; kdo pomaga slepemu',
  'blind.assistant.score-clock': 'kdo piše za slepega',
  'adjourn.trigger':
    'prekinjena partija; odložena partija; prekinitev partije do jutri; partijo nadaljujemo jutri',
  'adjourn.seal.write': 'kuvertirana poteza; kuverta poteza; kako kuvertiram',
  'adjourn.seal.envelope': 'kuverta',
  'adjourn.envelope.names': 'kaj piše na kuverti; podatki na kuverti',
  'adjourn.envelope.custody': 'kdo hrani kuverto',
  'adjourn.resume.setup': 'postavitev pred nadaljevanjem prekinjene',
  'adjourn.open.replier-present': 'odpreti kuverto; nadaljevanje prekinjene partije',
  'adjourn.bad-seal.ambiguous': 'dvoumna kuvertirana poteza',
  'adjourn.bad-seal.unreadable':
    'nečitljiva kuvertirana poteza; kuvertirane poteze se ne da prebrati',
  'adjourn.bad-seal.illegal': 'nepravilna kuvertirana poteza',
  'adjourn.late.loss': 'zamuda pri nadaljevanju; zamuda na nadaljevanje prekinjene partije',
  'adjourn.lost.continue': 'izgubljena kuverta; kuverte ni; kuverta je izginila',
  'c960.game': 'šah 960; naključni šah',
  'c960.start.random': 'žreb pozicije; žreb začetne pozicije 960',
  'c960.start.king-between': 'kralj med trdnjavama v šahu 960',
  'c960.start.bishops': 'lovca v šahu 960; lovca iste barve v 960',
  'c960.start.generator': 'računalnik izbere postavitev 960',
  'c960.castle.regular-rules': 'rokada v šahu 960; rokada v Fischerjevem šahu',
  'c960.castle.final-squares':
    'kje stojita kralj in trdnjava po rokadi 960; kje končata kralj in top 960',
  'c960.castle.first-move': 'rokada v prvi potezi 960',
  'qpf.def': 'hitri konec partije; dokončanje partije brez dodatka',
  'qpf.both-flags.last':
    'obe zastavici padli ni jasno katera prej; obe zastavici padli; obema potekel čas; obema zmanjkalo časa ne ve se komu prej',
  'qpf.incr.request':
    'dodatek petih sekund; prositi za dodatek; pet sekund dodatka manj kot dve minuti',
  'qpf.claim.when':
    'zadnji dve minuti reklamacija remija; pravilo dveh minut; reklamacija remija manj kot dve minuti',
  'qpf.claim.ground.cannot':
    'nasprotnik ne more zmagati na običajen način; nasprotnik ne more zmagati z običajnimi sredstvi; minuta brez dodatka on ne more dobiti',
  'qpf.claim.ground.no-effort':
    'nasprotnik ne poskuša zmagati; igra samo na čas; igra na zastavico; nasprotnik se ne trudi zmagati; samo prestavlja figure da mi poteče čas; remi pozicija igra na uro',
  'qpf.noarb.applies': 'ni sodnika; tekma brez sodnika; brez sodnika ostala mi minuta',
  'fb.base': 'finska hitropotezna pravila',
  'fb.win.flag.claim': 'zmaga na čas finski hitropotezni; padla zastavica; zmanjkalo časa',
  'fb.win.flag.material': 'zadosten material za zmago na čas',
  'fb.win.illegal':
    'nepravilna poteza finski hitropotezni; zmaga zaradi nepravilne poteze; nepravilna poteza',
  'fb.king-capture.loses': 'vzel kralja izgubi; vzeti kralja',
  'fb.draw.both-flags': 'obe zastavici padli',
  'fb.appeal.none': 'pritožba',
}
