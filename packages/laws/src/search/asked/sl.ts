import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Slovenian: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const sl: AskedAs = {
  'scope.otb': 'šah prek interneta; spletni šah; dopisni šah',
  'scope.edition-by-date': 'izdaja velja; veljajo; angleško besedilo',
  'preface.analogy': 'primer, ne urejajo; ni pravila za ta primer; podobni primeri',
  'preface.judgement': 'presoja sodnika; sodnikova svoboda odločanja',
  'preface.federation.no-conflict': 'zveze; domača; posebna zveze',
  'preface.rating-condition': 'šteje rejting',
  'fi.default-30': 'zamuda 30 minut Finskem; pol ure zamude Finska',
  'game.white-first':
    'kdo vleče prvi; beli začne; izmenično; kdo prvo potezo; začne; dve potezi zapored; igral dvakrat zapored',
  'game.have-the-move':
    'potezi; vleči preden nasprotnik pritisne uro; odgovorim preden pritisne uro; nasprotnik ni pritisnil ure',
  'game.goal': 'cilj; zmagam šahu',
  'game.mate-wins': 'kdo mat zmaga',
  'game.king-safety': 'pustiti kralja šahu; izpostaviti kralja',
  'game.no-king-capture': 'vzeti kralja; jemanje kralja; pobrati kralja; zmaga jemanjem kralja',
  'game.neither-can-mate': 'nihče ne more zmagati',
  'board.8x8': 'koliko polj šahovnica; 64 polj',
  'board.orientation':
    'postavi šahovnica; belo polje desno; desni svetlo polje; stoji šahovnica; obrne šahovnica; dati desko mizo',
  'pieces.set': 'koliko figur; 16 figur; koliko kmetov',
  'pieces.initial-position':
    'začetna postavitev; postavitev figur; kje stojita kralj dama; začetni položaj; dama svojo barvo; barvi stoji dama; kam gre kralj dama',
  'board.files-ranks': 'linija vrsta',
  'move.no-own-square': 'dve figuri istem polju; vzeti svojo figuro',
  'move.capture': 'jemanje obvezno; moram vzeti figuro; moram vzeti',
  'attack.pinned-attacks': 'vezana figura daje šah; vezana figura napada; šah figuro ne premakniti',
  'move.bishop': 'premika lovec; tekač; giblje lovec; gre lovec nazaj',
  'move.rook': 'premika trdnjava; giblje trdnjava',
  'move.queen': 'premika dama; kraljica; giblje dama; dama skače konj',
  'move.sliders-blocked': 'lovec ne more preskočiti figure; trdnjava čez kmeta; dama čez figuro',
  'move.knight': 'premika skakač; konj; skakač skače; konj preskakuje figure; konj skače čez druge',
  'pawn.one-step':
    'premika kmet; kmet naprej; gre kmet nazaj; giblje kmet; kmet pred figuro ne more naprej; kmet naravnost',
  'pawn.two-step': 'dvojni korak kmeta; kmet prvič dve polji',
  'pawn.capture': 'jemlje kmet; kmet jemlje poševno; kmet jemlje naravnost; kmet postrani',
  'pawn.en-passant': 'en passant; jemanje mimogrede; an pasan; vzeti mimohodno',
  'pawn.en-passant-now':
    'en passant pozneje; mogoč en passant; en passant takoj; izgubljena pravica en passant; en passant samo takoj; vzamem mimogrede kasneje',
  'pawn.promote-must':
    'promocija; zamenjava kmeta; pretvorba kmeta; kmet zadnji vrsti; kmet pride osmo vrsto; kmet damo; kmet pride konca; spremeni kmet; kmet ostane',
  'pawn.promote-any':
    'dve dami; druga dama; promocija skakača; figuro izberem; dam; pretvorba kmeta lovca; pretvorba skakača; koliko dam; ena dama deski',
  'pawn.promote-effect': 'nova dama takoj daje šah',
  'king.step':
    'premika kralj; kralja drug drugem; kralj kralju; kralja sosednjih poljih; kralj poleg kralja; giblje kralj; smeta kralja dotikati',
  'castle.definition': 'rokada; rokira; mala rokada; velika rokada; kratka rokada; dolga rokada',
  'castle.lost-king':
    'rokada po premiku kralja; kralj premaknil; izguba pravice rokade; kralj premaknil vrnil rokira; kralj igral rokada ni možna; kralj šel ven nazaj; kralj svojem polju premaknil',
  'castle.lost-rook':
    'rokada po premiku trdnjave; trdnjava premaknila; trdnjava premaknila vrnila rokada; premaknil trdnjavo rokiram',
  'castle.barred-attack':
    'rokada skozi šah; rokada šaha; napadena trdnjava rokada; rokada čez napadeno polje; rokirati šahu; rokada kralj šahu; rokada čez šah; rokada šahom; prej šah rokiram; b1 napadeno dolga rokada; rokada uidem šahu',
  'castle.barred-blocked':
    'figure vmes rokadi; figura med kraljem trdnjavo rokada; lovec f1 rokada; rokada čez konja',
  'check.definition': 'šah kralju; moram reči šah; glasno povedati šah; ni napovedal šaha',
  'check.no-self-check':
    'ni opazil šaha; ni videl šahu; kralj ostane šahu; spregledal šah; nisem odpravil šaha; vezana figura premakne; kralj ostal šahu; pustil kralja šahu; odprl šah svojemu kralju; kralj ne stopiti šah',
  'move.illegal': 'definicija nepravilne poteze; pomeni nepravilna poteza',
  'position.illegal': 'nemogoča pozicija; nepravilna pozicija',
  'touch.one-hand': 'eno roko; dve roki; obe roki; obema rokama',
  'touch.adjust':
    'j’adoube; popravljam; popraviti figuro; poravnati figuro; popravljanje figur; žadub; popravljam brez opozorila; popravljam nasprotnikove figure; obrniti konja; poravnal brez besed; ureja moje figure',
  'touch.contact-is-intent':
    'nehote dotaknil; slučajen dotik; po nesreči dotaknil; rokavom zadel figuro; dotik brez namena; pozabil reči popravljam; po nesreči dotaknil figure; nisem rekel popravljam; komolcem sunil figuro; oplazil figuro roko',
  'touch.scope':
    'dotaknjeno igrano; velja dotaknjena figura; dotaknjeno vleči; dotik figure nisem potezi; velja dotiku; dotaknil figure zunaj šahovnice; nasprotnik dotika figur, razmišljam; prijema figure razmišljam; nasprotnik prijel figuro moja poteza',
  'touch.own-first':
    'dotaknil figure; dotaknjeno igrano; dotaknil trdnjave; dotaknil dame; dotaknil svojih figur; moram vleči dotaknjeno figuro; prijel figuro; dotaknil skakača igrati drugo; dvignil figuro postavil nazaj; taknjena igrana; dotaknjeno moraš igrati; dotaknil ene figure odigral drugo; po pomoti prijel napačno figuro; prijel damo dal nazaj igral kmetom; vzel roko premislil',
  'touch.opponent-first':
    'dotik tuje figure; dotaknil nasprotnikovega skakača; dotaknil nasprotnikove dame; dotaknil moje figure mora vzeti; mora vzeti dotaknjeno figuro nasprotnika; zgrabil mojega skakača; dotaknil moje figure; prijel mojo trdnjavo; vzel roko nasprotnikovo figuro',
  'touch.both-colours':
    'dotaknil svoje nasprotnikove figure; dotaknil figur obeh barv; najprej prijel tujo potem svojo figuro; prijel tujo trdnjavo svojo damo',
  'touch.order-unclear': 'figure dotaknil prej; ni jasno je bila prva dotaknjena',
  'touch.castle-duty': 'dotaknil kralja trdnjave; moram rokirati; najprej kralj potem trdnjava',
  'touch.rook-then-king':
    'najprej prijel trdnjavo rokadi; rokiral trdnjavo; dotaknil trdnjave nato kralja; najprej dotaknil trdnjave; trdnjava pred kraljem; najprej premaknil trdnjavo potem kralja; rokada trdnjavo naprej; segel po trdnjavi kralju; rokada začne trdnjavo',
  'touch.castle-illegal':
    'nepravilna rokada; rokada ni dovoljena moram vleči kraljem; rokada ni dovoljena dotaknil kralja; hotel rokirati ni možno; prijel kralja trdnjavo rokada ne gre',
  'touch.promotion-final':
    'sprememba figure promociji; premislil promociji; izbira figure dokončna; zamenjam figuro po promociji; izbira figure promociji dokončna; postavil damo, hotel skakača; spustil damo polje trdnjavo',
  'touch.none-possible':
    'dotaknjena figura nima poteze; dotaknjeno figuro ni mogoče vleči; dotaknil figure ne more premakniti; dotaknjena figura vezana; prijel figuro nima kam; dotaknjene figure ni mogoče vzeti',
  'promote.skip-square': 'kmeta ni postaviti osmo vrsto; kar odstraniti kmeta dati damo',
  'promote.any-order': 'najprej vzeti damo nato potisniti kmeta',
  'promote.capture-occupant': 'promocija jemanjem',
  'made.released-fixed':
    'izpustil figuro roke; vrniti potezo; sprememba poteze; vzeti potezo nazaj; spremenim potezo; spustil figuro premislil; spustil figuro premakniti drugam; vračanje poteze; vzamem potezo nazaj; figuro spustil; premislil po spustu figure; umaknil roko figure; roko umaknil; poteza velja ne vrniti',
  'made.plain':
    'poteza izvršena; poteza narejena; figuro drži roki; dokler ne spusti drugam; drži figuro zraku',
  'made.castling': 'rokada izvršena',
  'made.castling-king-released': 'spustil kralja rokadi; kralj g1 trdnjava ne',
  'made.promotion': 'promocija izvršena',
  'touch.claim-forfeit':
    'reklamirati dotaknjeno figuro; prepozno reklamacijo dotika; izguba pravice reklamacije dotika; prepozna reklamacija dotaknjene figure',
  'touch.move-assistant': 'brez rok; kdo namesto premika figure; ne more premikati figur',
  'end.mate':
    'šah mat; konec matom; moram po matu pritisniti uro; mat konča; matiral; konec; konča; kdo zmaga po matu',
  'end.mate-validity': 'mat nepravilno potezo',
  'end.resign':
    'predaja; vdaja; položil kralja; oddati; ustavil uro predal; ponudil roko; dal roko vdaja; rekel predam potem premislil; predal potem trdi ni',
  'end.resign-draw': 'vdaja nasprotnik ne more matirati; predaja golemu kralju; vdal samo kralja',
  'end.stalemate':
    'pat; ni poteze ni šaha; kralj nima poteze; nima poteze ni šahu; kralj ne more nikamor ni šah; nimam poteze nisem šahu',
  'end.dead-position':
    'mrtva pozicija; premalo materiala; nezadosten material; ni dovolj materiala mat; kralj kralju; kralj lovec kralju; kralj skakač kralju; mat ni mogoč; remi materiala; nihče ne more matirati; samodejni remi premalo figur; premalo materiala mat; ostala samo kralja; kmeti zablokirani nihče ne more naprej; lovca iste barve',
  'end.agreement':
    'dogovorjen remi; sporazumni remi; dogovor remiju; hitri remi; remi brez; remi po eni potezi; sporazum remiju; zmenila remi',
  'clock.flag-fall': 'padec zastavice; pomeni padec zastavice; zastavica',
  'clock.press-after-move':
    'pritisniti uro; pritisk ure; pozabil pritisniti uro; pritisniti uro po potezi; kdo mora pritisniti uro',
  'completed.by-press':
    'poteza zaključena; razlika med izvršeno zaključeno potezo; dovršena poteza',
  'completed.by-game-end':
    'mat brez pritiska ure; po matu pritisniti uro; moram po matu pritisniti uro; dal mat ni pritisnil ure; mat velja brez ure',
  'completed.by-next-move':
    'nisem pritisnil ure nasprotnik vlekel; pozabil uro naslednja poteza; pozabil pritisniti uro odigral naslednjo potezo; pozabil pritisniti uro naprej',
  'clock.right-to-press':
    'nasprotnik vleče preden pritisnem uro; pravica pritisniti uro; nasprotnik odgovoril preden pritisnil uro; odgovoril prehitro, pritisniti uro',
  'clock.time-to-press': 'čas med potezo pritiskom uro',
  'clock.same-hand':
    'ura drugo roko; isto roko; roko pritisnem uro; pritisnil uro drugo roko; ura levo roko; uro pritisnil drugo roko; vleče eno roko uro pritisne drugo',
  'clock.no-hover':
    'prst uri; roka nad uro; držati roko gumbu; roko drži uri; roka ves čas nad uro; prst tipki',
  'clock.handling':
    'udarjati po uri; tolči po uri; prevrnil uro; dvigniti uro; udarja po uri; grobo pritiska uro; vrgel uro; razbija uro; tolče po uri nor',
  'clock.no-press-before-move':
    'pritisnil uro pred potezo; uro stisnil preden odigral; najprej pritisne uro potem vleče',
  'clock.adjust-own-time': 'popravljati figure nasprotnikovem času; popravljati svoj čas',
  'clock.assistant': 'pomočnik pritiska uro namesto',
  'time.quota':
    'število potez periodi; 40 potez; časovna kontrola; 40 potez 90 minutah; predpisano število potez; koliko časa po štirideseti potezi; dolgo razmišljati eni potezi',
  'time.per-move':
    'dodatek časa; sekunde potezo; Fischerjev dodatek; increment; dodatek potezo; dodatne sekunde potezo; bonus 30 sekund; prištevajo sekunde; dela ura dodatkom',
  'time.carry-over':
    'prihranjen čas prenese; neporabljen čas naslednjo periodo; prihrankom časa po 40. potezi',
  'time.delay': 'zakasnitev; Bronstein; način zakasnitvijo',
  'flag.check-quota': 'zastavica padla poteze odigrane',
  'clock.placement':
    'kje stoji ura; strani ura; strani stoji ura; kdo določi stran ure; levičar kje ura; ura moji desni',
  'start.white-clock':
    'začetek kola; zagon ure belega; požene ura; začetek kroga ura belega; kdo požene uro začetku; nasprotnika ni kdo požene uro; črnega ni čigava ura teče; požene ura belega',
  'default.time-value':
    'dovoljena zamuda; ničelna toleranca; koliko časa zamudim; koliko minut zamude; čas čakanja; koliko časa čakamo nasprotnika; obtičal prometu koliko čakajo; pridem',
  'default.late-loses':
    'zamuda; pride prepozno; nasprotnika ni; nasprotnik zamuja; kontumac; ni prišel; neprihod; nasprotnik ni prišel; zamuda 15 minut; koliko zamudim; prišel prepozno; brez boja zamude; čakalna doba',
  'default.both-absent':
    'nobenega ni začetku; nihče ni prišel; oba odsotna; nobenega ni; zamudila oba; nobeden ni prišel; oba zamujata; oba zaspala',
  'flag.considered-fallen':
    'kdo opozori padec zastavice; reklamirati zastavico; sodnik vidi padec zastavice; gledalec opozori zastavico; sodnik pove padla zastavica; kdo reči padla zastavica; kdo pokaže padec zastavice; sodnik objavi padec zastavice; zahtevam zmago čas; reklamacija časa; velja, zastavica padla; čas potekel nihče ni opazil; ura 0:00 nihče nič ne reče; kdo mora videti zastavico; sodnik videl zastavico molčal',
  'flag.loss':
    'zmanjkalo časa; izguba časa; padla zastavica; prekoračil čas; čas potekel; nima časa; zmaga čas; nasprotniku potekel čas; iztekel čas; izguba čas; poraz čas; ura nuli; uri same ničle',
  'flag.exceptions':
    'zastavica padla po matu; mat pred padcem zastavice; najprej mat potem zastavica; mat zadnji sekundi; najprej mat potem potekel čas',
  'flag.draw-no-mate':
    'padla zastavica nasprotnik samo kralja; nasprotniku padla zastavica samo skakača; zmanjkalo časa nasprotnik ne more matirati; remi namesto poraza čas; potekel čas golemu kralju; samo lovec potek časa; čas potekel nasprotnik ne more matirati; čas potekel samo kralja; nasprotnik samo lovca zastavica padla; ni materiala mat čas; padla zastavica on le lovca; zmanjkalo mu časa ostal konj',
  'clock.conclusive': 'kaže ura velja; zaupanje uri',
  'clock.replace-defective':
    'pokvarjena ura; ura ne dela; okvara ure; prazna baterija; baterija uri; ura crknila; gumb uri zatakne; ura zamrznila',
  'clock.wrong-setting':
    'napačno nastavljena ura; ura narobe nastavljena; ni dodatka uri; ura kaže preveč časa; uri premalo minut; ura kaže drugače morala; ura ne prišteva sekund',
  'clock.interrupt':
    'prekinitev; izpad elektrike; alarm; sodnik ustavi uri; zmanjkalo elektrike; požarni alarm; ugasnile luči; tema dvorani; evakuacija',
  'clock.player-stop':
    'ustaviti uri; ustaviti uro; poklicati sodnika; ni dame promocijo; ni proste dame; obrnjena trdnjava dama; ni druge dame mizi; poklicati sodnika ustaviti uro; ustavim čas grem sodniku',
  'clock.restart': 'kdo ponovno požene uro; nadaljuje po ustavitvi ure; ponovni zagon ure',
  'clock.stop-unjustified':
    'neupravičeno ustavil uri; ustavil uro brez razloga; neupravičeno ustavljena ura',
  'display.no-claim':
    'reklamacija podlagi zaslona; demonstracijska šahovnica; števec potez dokaz; zahteva po demonstracijski šahovnici; ekranu piše število potez',
  'irreg.restore-times':
    'čas uri po vrnitvi pozicije; koliko časa nastaviti po vrnitvi; vrnili pozicijo ura',
  'irreg.initial-position':
    'napačna začetna postavitev; narobe postavljene figure; zamenjana kralj dama; napačno postavljeno; konj lovec zamenjana začetka; napačna postavitev opažena; kralj stal d1',
  'irreg.board-orientation':
    'obrnjena šahovnica; šahovnica narobe postavljena; črno polje desno; tabla narobe obrnjena',
  'irreg.colours-reversed': 'napačna barva; zamenjani barvi; zamenjane figure barve',
  'irreg.displaced-own-time':
    'podrl figure; padle figure; prevrnjene figure; podrl kralja pritisnil uro; nasprotnik podrl figure; figure popadale; figura padla mize; pobrati figure tal; pometel figure rokavom; polil kavo podrl figure',
  'irreg.displaced-stop': 'nasprotnik podre figure; nasprotnik podrl figure ustavim uro',
  'irreg.displaced-penalty': 'kazen podrte figure',
  'illegal.completed-when':
    'nepravilna poteza pred pritiskom ure; popravim nepravilno potezo; opazil preden pritisnil; kralja pustil šahu pritisnil uro; priznal napako preden stisnil uro',
  'illegal.restore':
    'nedovoljena poteza; nelegalna poteza; po nepravilni potezi; vrniti pozicijo pred nepravilno potezo; nepravilna poteza odkrita pozneje; nasprotnik nepravilno potezo; nepravilni potezi; nemogoča poteza; nepravilna poteza odkrita kasneje; opazili nepravilno potezo po potezah; vrnitev pozicije pred nepravilno potezo; po potezah opazila kralj šahu; premaknil konja lovca; napačno premaknil figuro pritisnil',
  'illegal.restore-fallback': 'pozicije pred nepravilno potezo ni mogoče ugotoviti',
  'illegal.replacement':
    'poteza po nepravilni potezi; moram vleči isto figuro; potezo moram odigrati po nepravilni potezi',
  'illegal.clocks': 'koliko časa po popravku nepravilne poteze',
  'illegal.king-capture':
    'vzel kralja; kralj vzet; pojedel kralja blitzu; jemanje kralja; pojedel kralja nisem videl šaha',
  'illegal.unpromoted':
    'kmet ni zamenjan; kmeta pustil zadnji vrsti pritisnil uro; pozabil zamenjati kmeta; nezamenjan kmet; kmet zadnji vrsti ni zamenjan; kmet ostal zadnji vrsti; pozabil zamenjati kmeta pritisnil uro; kmeta ni zamenjal damo',
  'illegal.press-no-move':
    'pritisk ure brez poteze; pritisnil uro ne odigral potezo; stisnil uro brez poteze; najprej pritisnil uro nato potegnil',
  'illegal.two-hands':
    'poteza dvema rokama; rokada obema rokama; jemanje obema rokama; igral obema rokama; dve roki; obe roki',
  'illegal.penalty-time':
    'kazen nepravilno potezo; prva nepravilna poteza; dve minuti; koliko časa nepravilno potezo; dodatni čas nepravilno potezo; kazen nedovoljena poteza; kazen nemogoča poteza; dve minuti nepravilno potezo',
  'illegal.penalty-loss':
    'dve nepravilni potezi; tretja nepravilna poteza; izguba nepravilne poteze; koliko nepravilnih potez; kazen drugo nepravilno potezo; druga nemogoča poteza; druga nedovoljena poteza; druga nepravilna poteza izguba; koliko nepravilnih potez poraz; tri nepravilne poteze; po nepravilni potezi izgubim',
  'illegal.counter': 'nepravilne poteze seštevajo; štetje nepravilnih potez',
  'illegal.loss-draw':
    'druga nepravilna poteza nasprotnik ne more matirati; druga nepravilna poteza golemu kralju; druga nemogoča poteza nasprotnik samo kralja',
  'irreg.displaced-later':
    'figura napačnem polju; figure premaknile; pozicija ne ujema zapisom; ugotovljeno pozneje; figura stala napačnem polju; figura premaknjena opaženo kasneje; premaknil figuro ni; manjka kmet; figura izginila deske',
  'score.record':
    'zapisovanje potez; zapisnik; moram pisati poteze; notacija; obvezno zapisovanje; zapisati nasprotnikove poteze; obvezen zapis; otrok mora pisati poteze; pisanje obvezno; nasprotnik nehal pisati časa dovolj',
  'score.no-advance':
    'zapisati potezo vnaprej; najprej zapišem potem vlečem; pisanje pred potezo; napisal potezo preden odigral',
  'score.reply-first':
    'odgovorim preden zapišem nasprotnikovo potezo; potezo odigram pred zapisom; najprej odgovorim oba zapišem potem',
  'score.before-next':
    'nisem zapisal poteze; manjkajoče poteze zapisniku; nasprotnik ne piše; nasprotnik ne zapisuje; pozabil zapisati potezo; ne piše potez',
  'score.only-use': 'opombe zapisniku; pisati zapisnik; piše variante list',
  'score.mark-offer': 'zapisati ponudbo remija; znak (=); zapis ponudbe remija zapisnik',
  'score.assistant':
    'pomočnik zapisuje namesto; ne more pisati; otrok ne zna pisati; zlomljena roka ne more pisati',
  'score.visible':
    'pokriti zapisnik; zapisnik mora viden; skriva zapisnik; zakriva zapisnik; roko drži čez zapisnik',
  'score.property':
    'čigav zapisnik; oddati zapisnik; komu pripada zapisnik; obdržim zapisnik; original zapisnika',
  'score.exempt':
    'manj pet minut; nehati zapisovati; ni zapisovati; moram pisati časovni stiski; ne rabim pisati; nehal pisati; ni pisati; časovna stiska zapisovanje; 5 minut pisanje; 3 minute moram pisati',
  'score.update-after-flag':
    'dopolniti zapisnik po padcu zastavice; manjkajoče poteze; po zastavici dopisati poteze',
  'score.neither': 'nobeden ne zapisuje; oba časovni stiski; kdo piše oba cajtnotu',
  'score.one': 'samo eden ne zapisuje zastavica padla',
  'score.borrow':
    'nasprotnikov zapisnik; izposoditi zapisnik nasprotnika; sposodim zapisnik; pogledam nasprotnikov zapisnik',
  'score.reconstruct': 'rekonstrukcija; obnoviti; noben zapisnik ni popoln',
  'score.sign': 'podpis zapisnika; podpisati izid; noče podpisati',
  'score.signed-stands':
    'podpisan napačen izid; napačen rezultat zapisniku; podpisala narobe rezultat; zmaga vpisana obratno; vpisala remi zmagal',
  'draw.regs-restrict':
    'prepoved remija pred 30. potezo; remi ni dovoljen; sofijska; prepoved remija; remi pred 30 potezo; ni dovoljen remi; organizator ne dovoli hitrih remijev',
  'draw.offer-when':
    'ponuditi remi; ponudba remija; predlagati remi; remi pred potezo po; pravi čas ponudbo remija; remi pred uro po',
  'draw.offer-other-time':
    'ponudba remija napačnem času; ponudba remija pred potezo; ponudil remi med mojim razmišljanjem; remi ponudil med mojim časom; ponudba remija med razmišljanjem nasprotnika',
  'draw.offer-no-conditions': 'pogojna ponudba remija; remi daš; remi pogojem',
  'draw.offer-irrevocable':
    'umik ponudbe remija; preklic ponudbe; umaknem ponudbo remija; preklic remija; premislil remija; ponudil remi igral naprej',
  'draw.offer-lapse':
    'dolgo velja ponudba remija; zavrniti remi; sprejeti remi pozneje; ponudba preneha; velja ponudba remija; sprejem remija kasneje; moram sprejeti ponudbo remija; ponudil remi molčim razmišljam; prijel figuro hotel sprejeti remi; ne odgovorim ponudbo remija',
  'draw.claim-is-offer': 'reklamacija ponudba remija',
  'rep.claim':
    'trikratna ponovitev; ponavljanje pozicije; ponavljanje potez; večni šah; remi ponavljanjem; trikratno ponavljanje; trikrat enaka pozicija; 3x ista pozicija; ponovitev pozicije; reklamiram ponovitev; mora ponovitev zaporedna; daje šah nedogled; kar naprej šahira; tretjič isto deski; moram ponovitev povedati sodniku',
  'rep.intended':
    'reklamacija ponovitve nameravano potezo; zapisati potezo reklamirati; reklamacija ponovitve naslednjo potezo; trikrat ista pozicija: odigram samo zapišem',
  'rep.appeared': 'pozicija pravkar nastala tretjič',
  'rep.same-position':
    'pozicija ista; enaka pozicija; ista pozicija, potezi drugi; vem pozicija ista; ista pozicija potezi nasprotnik',
  'rep.en-passant': 'ponovitev en passant; ponovitev pozicije en passant',
  'rep.castling':
    'enaka pozicija druga pravica rokade; ponovitev pravica rokade; ista pozicija brez pravice rokade; ponovitev rokada',
  'fifty.claim':
    '50 potez; petdeset potez; 50 potez skupaj vsak; koliko potez brez jemanja remi; šteje kmet znova',
  'fifty.intended':
    'reklamacija petdesetih potez nameravano potezo; reklamacija petdesetih potez naslednjo potezo',
  'fifty.done': 'petdeset potez odigranih',
  'claim.lost-by-touch':
    'reklamiral ponovitev dotaknil figure; dotaknil figure nato zahteval remi; izguba pravice reklamacije remija; reklamiral po potezi; reklamacija po dotiku figure; potegnil potem reklamiral',
  'claim.stop-clocks':
    'ustaviti uro reklamaciji; ustaviti uro reklamaciji remija; remi ponavljanjem ustaviti uro',
  'claim.no-withdraw': 'umakniti reklamacijo; umik reklamacije remija; zahteval remi premislil',
  'claim.incorrect':
    'napačna reklamacija; nepravilna reklamacija remija; kazen napačno reklamacijo; neupravičena reklamacija; napačna reklamacija trikratne ponovitve; napačna zahteva remi; zavrnjena reklamacija dve minuti; napačna zahteva koliko časa; zahteval remi ni imel prav; remi samo dvakrat ponovljeno',
  'claim.intended-binding': 'moram odigrati nameravano potezo',
  'auto.fivefold':
    'petkratna ponovitev; petkrat ista pozicija; samodejni remi ponavljanje; pet ponovitev samodejni remi; petkrat ponovljeno nihče nič ne reče',
  'auto.seventyfive': '75 potez; petinsedemdeset potez; 75 potez samodejni remi',
  'auto.mate-first': 'mat 75. potezi',
  'points.standard':
    'koliko točk zmago; točke remi; točkovanje; pol točke remi; koliko šteje remi; koliko vreden remi',
  'points.forfeit':
    'točke zmago brez boja; zmaga brez; zmaga brez boja; nasprotnik ni prišel dobim točko; kontumacija',
  'points.normal-values':
    'nenavadno točkovanje; obema poraz; pol točke nič; tri četrt točke; nenavaden rezultat; pol točke enemu nič drugemu',
  'conduct.disrepute':
    'neprimerno vedenje; grdo obnašanje; žali nasprotnika; nešportno obnašanje; škoditi ugledu šaha; žalitev; ni rokoval; dogovorjena; ni hotel podati roke; žaljivo vedenje; nešportno vedenje; zmerjanje; odšel pustil uro teči; rekel idiot; zmetal figure po tleh',
  'venue.definition': 'spada prizorišče; igralni prostor',
  'venue.area': 'igralno območje',
  'venue.leave':
    'odšel brez dovoljenja; zapustil prostor brez dovoljenja; zapustiti prizorišče; iti ven; zapustiti stavbo; zapustiti igralni prostor; grem ven; zapustil dvorano; kar naprej hodi ven; iti domov po telefon; zrak',
  'venue.leave-on-move':
    'zapustiti dvorano potezi; iti stranišče; stranišče; wc; vstati mize; stranišče potezi; vstati mize svoji potezi; lulat teče moja ura; kava potezi',
  'venue.access':
    'kdo igralni prostor; starši dvorani; trener dvorani; kdo dvorano; starši mizi; gledalci šahovnici; mama stoji; starši gledajo blizu',
  'conduct.no-aids':
    'goljufanje; zapiski; nasvet; pomoč med; analizirati drugi šahovnici; uporaba programa; pomoč trenerja; zunanja pomoč; zapiski med; analiza drugi šahovnici; trener svetuje; prijatelj šepnil potezo; oče kaže potezo; pogledal knjigo',
  'device.ban':
    'telefon; mobilni telefon; pametna ura; elektronska naprava; slušalke; telefon žepu; telefon dovoljen; mobitel; imeti telefon; poslušanje glasbe; pametna ura roki; slušalke ušesih',
  'device.bag': 'telefon torbi; izklopljen telefon nahrbtniku',
  'device.sound-2009': 'zazvonil telefon 2009',
  'device.possession':
    'telefon; poraz telefona; telefon vibrira; mobitel zvoni; telefon zazvonil med; telefon sebi; telefon žepu; izklopljen telefon žepu; zapiskala pametna ura; telefon žepu izklopljen poraz; klicali med; žena kliče telefon',
  'device.search':
    'preiskava; pregled torbe; detektor kovin; sodnik pregleda; sodnik pregleda torbo; sodnik pogledati torbo; pretipati goljufanja',
  'conduct.smoking': 'kajenje; cigareta; elektronska cigareta; kaditi med; kje kaditi; čik',
  'conduct.spectator': 'po koncu; končal gledam; končal govori moji šahovnici; po gledam druge',
  'conduct.no-disturb':
    'moti; hrup; govorjenje; nenehno ponuja remi; nasprotnik moti; jesti šahovnico; nasprotnik govori; kar naprej ponuja remi; nasprotnik glasen; nasprotnik; ponuja remi vsako potezo; ves čas ponuja remi; vedno znova ponuja remi; hrup šahovnici; jedel šahovnici; trka po mizi; brca mizo; hrusta čips; smrka kašlja; po vsaki potezi ponuja remi; kava mizi; kolikokrat ponuditi remi',
  'conduct.persistent':
    'noče upoštevati; zavrača; ne uboga sodnika; ne upošteva sodnika; ne posluša sodnika; neupoštevanje',
  'conduct.both-guilty': 'oba izgubita; 0-0; oba dobita nulo; obema ničla',
  'conduct.explanation': 'sodnik razloži; vprašam sodnika; vprašam sodnika piše pravilih',
  'appeal.right':
    'pritožba; pritožiti; pritožba sodnika; ne strinjam sodnikom; protest; sodnik zmotil; napačna odločitev sodnika; ugovor; sodnik krivično odločil; komu pritožim',
  'conduct.help-reconstruct': 'pomagati sodniku rekonstrukciji',
  'conduct.check-claim': 'kdo preveri reklamacijo; kdo mora dokazati ponavljanje',
  'arb.uphold': 'naloge sodnika; dela sodnik; vloga sodnika',
  'arb.environment':
    'svetloba; igralni pogoji; hrup dvorani; slaba svetloba; pogoji; mraz dvorani; hrup hodniku',
  'arb.undisturbed': 'kdo poskrbi mir dvorani; hrup sosednji sobi',
  'arb.special-needs': 'invalid; bolan; zdravniška pomoč; slabo; slabo prekinem',
  'arb.anti-cheating': 'sodnik stori goljufanju',
  'arb.extra-time':
    'motnja zunaj dodatni čas; sodnik doda čas; dodatni čas motnje; podaljšanje časa; hrup ulice dodatni čas; gradbišče hrup čas; alarm prekinil dodatni čas',
  'arb.no-intervene': 'poseg sodnika; sodnik posredovati; sodnik vmešava; sodnik vtika',
  'arb.no-move-count':
    'koliko potez odigranih; sodnik pove število potez; sodnik noče povedati koliko potez kontrole',
  'arb.no-reminders':
    'sodnik rekel pritisne uro; opozoriti ura teče; pozabil pritisniti uro opozorilo; sodnik opozori uro; sodnik opozori nisem pritisnil ure; sodnik opozori čas; mu povem ni pritisnil ure',
  'arb.report-only':
    'gledalec opazi nepravilno potezo; kdo obvesti sodnika; kdo opozori sodnika; videl tujo nemogočo potezo komu povem',
  'arb.no-interference':
    'gledalec vmešava; gledalec govori; komentiranje; starši vmešavajo; gledalec reče; gledalec pove; trener svetuje; gledalec opozori; gledalec pripomni; starš prišepetava; vmešavanje gledalcev; mati govori igralcem; starši govorijo otrokom',
  'arb.expel':
    'odstraniti gledalca; izgnati dvorane; gledalca vrže ven; sodnik vrže starše ven; postaviti gledalca pred vrata',
  'arb.phones-anyone':
    'telefon gledalca; gledalcu zazvoni telefon; starši telefonom dvorani; fotografiranje telefonom; fotografira bliskavico',
  'penalty.combine':
    'kazni; seznam kazni; kazni izreče sodnik; kaznovati; kazni sodnika; sodnik kaznuje; sodnik; opomin poraz',
  'penalty.warning': 'opomin; opomin sodnika',
  'penalty.add-time': 'koliko minut doda sodnik; sodnik doda minute nasprotniku',
  'penalty.cut-time': 'odvzem časa; sodnik vzel minute; sodnik odvzame čas',
  'penalty.add-points': 'sodnik točke nasprotniku',
  'penalty.cut-points': 'odvzem točke; odbitek točk; sodnik vzame točko',
  'penalty.loss': 'sodnik razglasi izgubo',
  'penalty.fine': 'denarna kazen; globa',
  'penalty.rounds': 'prepoved igranja naslednjem kolu',
  'penalty.expulsion': 'izključitev turnirja; diskvalifikacija; vržen turnirja',
  'gloss.standard': 'standardni; počasni šah; redna',
  'gloss.points-alt': '3-1-0; tri točke zmago nogometu',
  'gloss.zero-tolerance': 'ničelna toleranca',
  'rapid.def.fixed':
    'pospešeni; rapid; 15 minut; dolga pospešena; koliko minut pospešeni; 25 minut pospešeni',
  'rapid.def.increment': 'pospešeni dodatkom; 10+5; 15+10',
  'rapid.record.optional':
    'moram zapisovati pospešenem; pisanje rapidu; zapis pospešenem; pospešenem piše; 15 minut moram pisati',
  'rapid.record.claims-kept': 'reklamacija pospešenem brez zapisnika',
  'rapid.penalty.one-minute':
    'ena minuta pospešenem; kazen pospešenem; koliko minut nepravilno potezo pospešenem',
  'rapid.sup.ratio': 'ustrezen nadzor; koliko sodnikov pospešeni; koliko partij nadzira en sodnik',
  'rapid.unsup.setup.window':
    'napačna postavitev pospešeni deset potez; napačna postavitev pospešenem po desetih potezah; reklamirati postavitev rapidu',
  'rapid.unsup.illegal.window':
    'reklamirati nepravilno potezo pospešenem; nepravilna poteza pospešenem',
  'rapid.unsup.illegal.arbiter-active':
    'sodnik vidi nepravilno potezo pospešenem; mora sodnik ukrepati rapidu',
  'rapid.unsup.illegal.cost.2018': 'nemogoča poteza rapidu dobim',
  'rapid.unsup.illegal.stands':
    'nepravilna poteza obvelja; nepravilna poteza opažena prepozno; rapidu nihče ni opazil nemogoče poteze naprej',
  'rapid.unsup.illegal-position.draw': 'oba kralja šahu; dva kralja šahu',
  'rapid.unsup.flag.arbiter-calls': 'sodnik opozori zastavico pospešenem',
  'rapid.unsup.flag.claim-act': 'zahtevam zmago čas rapidu',
  'rapid.unsup.flag.both-down': 'obema potekel čas; padli obe zastavici',
  'blitz.def.fixed': 'hitropotezni; blitz; pet minut; koliko minut blitz; 5 minut',
  'blitz.def.increment': 'hitropotezni dodatkom; 3+2',
  'blitz.penalty.one-minute': 'ena minuta hitropotezni',
  'blitz.sup.ratio': 'koliko sodnikov blitzu',
  'blitz.sup.record-optional': 'zapisovanje hitropoteznem',
  'blitz.unsup.base':
    'zapisovanje hitropoteznem; moram pisati hitropoteznem; hitropoteznega; blitzu zapisuje',
  'blitz.unsup.illegal.claim-win-2009': 'zmaga nepravilne poteze hitropoteznem',
  'blitz.unsup.illegal.cost-2018':
    'nepravilna poteza hitropoteznem; kralj šahu hitropoteznem; blitzu pustil kralja šahu; prva nemogoča blitzu',
  'blitz.unsup.illegal.stands': 'blitz nepravilna poteza prepozno; blitzu šel šah nisem opazil',
  'note.algebraic-only': 'algebrska notacija; notacija; zapis potez',
  'note.evidence': 'stara notacija ne velja dokaz',
  'note.letter': 'črke figur; oznake figur; črka skakača',
  'note.letter.national': 'pišem slovenske črke figur; pisati domače črke',
  'note.pawn-no-letter': 'kmet nima črke',
  'note.piece-move': 'zapišem potezo figuro',
  'note.pawn-move': 'zapišem potezo kmetom',
  'note.capture.piece': 'zapišem figura vzame; x jemanje',
  'note.capture.pawn-file': 'zapis jemanja kmetom; piše kmet vzame',
  'note.ep.mark': 'zapis en passant; zapišem jemanje mimogrede',
  'note.ambig.same-rank':
    'dva skakača isto polje; dvoumna poteza zapis; polje obe trdnjavi zapišem; oba konja isto polje zapis',
  'note.promotion': 'zapis promocije; zapišem novo damo',
  'note.draw-offer': 'enačaj oklepaju; zapis ponudbe remija',
  'note.castle.short': 'zapis rokade; 0-0; napišem rokado',
  'note.castle.long': 'zapis dolge rokade; zapiše velika rokada',
  'note.sign.capture': 'pomeni x zapisu',
  'note.sign.check': 'znak šah; plus šah; napisati plus dam šah',
  'note.sign.mate': 'znak mat; lojtra mat; označim mat; zapišem mat',
  'note.optional-signs': 'moram pisati znak šah',
  'blind.adapt': 'slepi; slabovidni',
  'blind.two-boards': 'slepi; slabovidni; dve šahovnici; slep videčemu ena dve šahovnici',
  'blind.board.size': 'šahovnica slepe',
  'blind.announce.clear': 'napovedovanje potez; glasno napovedati potezo; slepi napoveduje poteze',
  'blind.announce.repeat': 'nasprotnik ponovi napovedano potezo slepega',
  'blind.announce.files': 'imena linij slepe',
  'blind.announce.ranks': 'nemške številke vrst',
  'blind.announce.castling': 'slepi napove rokado',
  'blind.announce.pieces': 'nemška imena figur',
  'blind.touch': 'slepi dotakne figure; figura luknje; slepi tipa figure; slepi otipa figuro',
  'blind.clock.special': 'govoreča ura slepe',
  'blind.clock.speaking': 'govoreča ura slušalko',
  'blind.record': 'brajica; zapis slepega; slepi zapisuje brajici; čem piše slepi',
  'blind.slip': 'lapsus; napačna napoved poteze; slepi napačno povedal potezo',
  'blind.diverge.consult': 'različna pozicija obeh šahovnicah slepi',
  'blind.assistant.right': 'pomočnik slepega; kdo pomaga slepemu',
  'blind.assistant.score-clock': 'kdo piše slepega',
  'adjourn.trigger': 'prekinjena; odložena; prekinitev jutri; nadaljujemo jutri',
  'adjourn.seal.write': 'kuvertirana poteza; kuverta poteza; kuvertiram',
  'adjourn.seal.envelope': 'kuverta',
  'adjourn.envelope.names': 'piše kuverti; podatki kuverti',
  'adjourn.envelope.custody': 'kdo hrani kuverto',
  'adjourn.resume.setup': 'postavitev pred nadaljevanjem prekinjene',
  'adjourn.open.replier-present': 'odpreti kuverto; nadaljevanje prekinjene',
  'adjourn.bad-seal.ambiguous': 'dvoumna kuvertirana poteza',
  'adjourn.bad-seal.unreadable': 'nečitljiva kuvertirana poteza; kuvertirane poteze ne prebrati',
  'adjourn.bad-seal.illegal': 'nepravilna kuvertirana poteza',
  'adjourn.late.loss': 'zamuda nadaljevanju; zamuda nadaljevanje prekinjene',
  'adjourn.lost.continue': 'izgubljena kuverta; kuverte ni; kuverta izginila',
  'c960.game': 'šah 960; naključni šah',
  'c960.start.random': 'žreb pozicije; žreb začetne pozicije 960',
  'c960.start.king-between': 'kralj med trdnjavama šahu 960',
  'c960.start.bishops': 'lovca šahu 960; lovca iste barve 960',
  'c960.start.generator': 'računalnik izbere postavitev 960',
  'c960.castle.regular-rules': 'rokada šahu 960; rokada Fischerjevem šahu',
  'c960.castle.final-squares':
    'kje stojita kralj trdnjava po rokadi 960; kje končata kralj top 960',
  'c960.castle.first-move': 'rokada prvi potezi 960',
  'qpf.def': 'hitri konec; dokončanje brez dodatka',
  'qpf.both-flags.last':
    'obe zastavici padli ni jasno prej; obe zastavici padli; obema potekel čas; obema zmanjkalo časa ne ve komu prej',
  'qpf.incr.request': 'dodatek petih sekund; prositi dodatek; pet sekund dodatka manj dve minuti',
  'qpf.claim.when':
    'zadnji dve minuti reklamacija remija; dveh minut; reklamacija remija manj dve minuti',
  'qpf.claim.ground.cannot':
    'nasprotnik ne more zmagati običajen način; nasprotnik ne more zmagati običajnimi sredstvi; minuta brez dodatka on ne more dobiti',
  'qpf.claim.ground.no-effort':
    'nasprotnik ne poskuša zmagati; samo čas; zastavico; nasprotnik ne trudi zmagati; samo prestavlja figure poteče čas; remi pozicija uro',
  'qpf.noarb.applies': 'ni sodnika; tekma brez sodnika; brez sodnika ostala minuta',
  'fb.base': 'finska hitropotezna',
  'fb.win.flag.claim': 'zmaga čas finski hitropotezni; padla zastavica; zmanjkalo časa',
  'fb.win.flag.material': 'zadosten material zmago čas',
  'fb.win.illegal':
    'nepravilna poteza finski hitropotezni; zmaga nepravilne poteze; nepravilna poteza',
  'fb.king-capture.loses': 'vzel kralja izgubi; vzeti kralja',
  'fb.draw.both-flags': 'obe zastavici padli',
  'fb.appeal.none': 'pritožba',
  'clock.definition': 'ura',
}
