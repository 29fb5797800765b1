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
  'fi.default-30': 'zamuda 30 minut na Finskem; pol ure zamude Finska',
  'game.white-first':
    'kdo začne; kdo vleče prvi; beli začne; prva poteza; izmenično; kdo ima prvo potezo; kateri igralec začne',
  'game.have-the-move':
    'kdo je na potezi; na potezi; ali smem vleči preden nasprotnik pritisne uro; odgovorim preden pritisne uro; nasprotnik še ni pritisnil ure',
  'game.king-safety': 'pustiti kralja v šahu; izpostaviti kralja',
  'game.no-king-capture': 'vzeti kralja; jemanje kralja; pobrati kralja; zmaga z jemanjem kralja',
  'board.orientation':
    'kako se postavi šahovnica; belo polje desno; desni kot svetlo polje; kako stoji šahovnica',
  'pieces.initial-position':
    'začetna postavitev; postavitev figur; kje stojita kralj in dama; začetni položaj',
  'move.capture': 'ali je jemanje obvezno; moram vzeti figuro',
  'attack.pinned-attacks': 'vezana figura daje šah; vezana figura napada',
  'move.bishop': 'kako se premika lovec; tekač; kako se giblje lovec',
  'move.rook': 'kako se premika trdnjava; kako se giblje trdnjava',
  'move.queen': 'kako se premika dama; kraljica; kako se giblje dama',
  'move.knight': 'kako se premika skakač; konj; skakač skače',
  'pawn.one-step': 'kako se premika kmet; kmet naprej; ali gre kmet nazaj; kako se giblje kmet',
  'pawn.two-step': 'kmet za dve polji; dvojni korak kmeta',
  'pawn.capture': 'kako jemlje kmet; kmet jemlje poševno',
  'pawn.en-passant': 'en passant; jemanje mimogrede; an pasan; vzeti mimohodno',
  'pawn.en-passant-now':
    'en passant pozneje; kdaj je mogoč en passant; en passant takoj; izgubljena pravica en passant; en passant samo takoj; ali lahko vzamem mimogrede kasneje',
  'pawn.promote-must':
    'promocija; zamenjava kmeta; pretvorba kmeta; kmet na zadnji vrsti; kmet pride na osmo vrsto; kmet v damo; kmet pride do konca; v kaj se spremeni kmet; kmet na osmi vrsti; ali kmet lahko ostane kmet',
  'pawn.promote-any':
    'dve dami; druga dama; promocija v skakača; katero figuro lahko izberem; več dam; pretvorba kmeta v lovca; pretvorba v skakača',
  'king.step':
    'kako se premika kralj; kralja drug ob drugem; kralj ob kralju; kralja na sosednjih poljih; kralj poleg kralja; kako se giblje kralj',
  'castle.definition':
    'rokada; kako se rokira; mala rokada; velika rokada; kratka rokada; dolga rokada',
  'castle.lost-king':
    'rokada po premiku kralja; kralj se je že premaknil; izguba pravice do rokade; rokada če se je kralj premaknil; kralj se je premaknil in vrnil ali lahko rokira; kralj je že igral rokada ni več možna',
  'castle.lost-rook':
    'rokada po premiku trdnjave; trdnjava se je premaknila; trdnjava se je premaknila in vrnila rokada',
  'castle.barred-attack':
    'rokada skozi šah; rokada iz šaha; napadena trdnjava rokada; rokada čez napadeno polje; ali lahko rokiram če je trdnjava napadena; rokirati v šahu; rokada ko je kralj v šahu; rokada čez šah; trdnjava napadena ali lahko rokiram; rokada pod šahom',
  'castle.barred-blocked':
    'figura med kraljem in trdnjavo; figure vmes pri rokadi; figura med kraljem in trdnjavo rokada',
  'check.definition': 'kaj je šah kralju; napovedati šah; moram reči šah; reči šah',
  'check.no-self-check':
    'ni opazil šaha; ni videl da je v šahu; kralj ostane v šahu; spregledal sem šah; nisem odpravil šaha; vezana figura se premakne; kralj ostal v šahu; pustil kralja v šahu; odprl šah svojemu kralju',
  'move.illegal': 'definicija nepravilne poteze; kaj pomeni nepravilna poteza',
  'position.illegal': 'nemogoča pozicija; nepravilna pozicija',
  'touch.one-hand': 'z eno roko; dve roki; obe roki; z obema rokama',
  'touch.adjust':
    'j’adoube; popravljam; popraviti figuro; poravnati figuro; popravljanje figur; žadub; popravljam brez opozorila; ali lahko popravljam nasprotnikove figure',
  'touch.contact-is-intent':
    'nehote se dotaknil; slučajen dotik; po nesreči dotaknil; z rokavom zadel figuro; dotik brez namena; pozabil reči popravljam; po nesreči se dotaknil figure; nisem rekel popravljam',
  'touch.scope':
    'pravilo dotaknjeno igrano; kdaj velja dotaknjena figura; dotaknjeno vleči; dotik figure ko nisem na potezi; kdaj velja pravilo o dotiku; dotaknil se figure zunaj šahovnice; nasprotnik se dotika figur, ko razmišljam',
  'touch.own-first':
    'dotaknil sem se figure; dotaknjeno igrano; dotaknil trdnjave; dotaknil dame; dotaknil se več svojih figur; moram vleči z dotaknjeno figuro; prijel figuro; dotaknil sem se skakača a hočem igrati drugo; prijel figuro in odigral drugo; dvignil figuro in jo postavil nazaj; taknjena igrana; dotaknjeno moraš igrati; prijel sem napačno figuro; dotaknil se je ene figure odigral pa drugo; po pomoti prijel napačno figuro',
  'touch.opponent-first':
    'dotaknil nasprotnikove figure; moram vzeti dotaknjeno figuro; dotik tuje figure; dotaknil sem se nasprotnikovega skakača; dotaknil nasprotnikove dame; prijel nasprotnikovo figuro; dotaknil se je moje figure ali jo mora vzeti; mora vzeti dotaknjeno figuro nasprotnika; zgrabil je mojega skakača; dotaknil se je moje figure; prijel je mojo trdnjavo',
  'touch.both-colours': 'dotaknil svoje in nasprotnikove figure; dotaknil figur obeh barv',
  'touch.order-unclear':
    'katere figure se je dotaknil prej; ni jasno katera je bila prva dotaknjena',
  'touch.castle-duty':
    'dotaknil kralja in trdnjave; moram rokirati; najprej kralj potem trdnjava; dotaknil se je kralja in trdnjave mora rokirati',
  'touch.rook-then-king':
    'najprej trdnjava potem kralj; rokada s trdnjavo najprej; najprej prijel trdnjavo pri rokadi; rokiral s trdnjavo; dotaknil trdnjave in nato kralja; najprej se dotaknil trdnjave; trdnjava pred kraljem; najprej premaknil trdnjavo potem kralja; rokada s trdnjavo naprej; najprej trdnjava nato kralj',
  'touch.castle-illegal':
    'nepravilna rokada; rokada ni dovoljena moram vleči s kraljem; rokada ni dovoljena dotaknil se je kralja; hotel rokirati pa ni možno',
  'touch.promotion-final':
    'sprememba figure pri promociji; premislil si je pri promociji; kdaj je izbira figure dokončna; ali lahko zamenjam figuro po promociji; kdaj je izbira figure pri promociji dokončna; postavil je damo, hotel pa skakača',
  'touch.none-possible':
    'dotaknjena figura nima poteze; z dotaknjeno figuro ni mogoče vleči; dotaknil vezane figure; dotaknil figure ki se ne more premakniti; dotaknjena figura je vezana',
  'promote.any-order': 'najprej vzeti damo in nato potisniti kmeta',
  'made.released-fixed':
    'spustil figuro; izpustil figuro iz roke; vrniti potezo; sprememba poteze; vzeti potezo nazaj; lahko še spremenim potezo; spustil figuro in si premislil; vrnem potezo; spustil figuro in jo hoče premakniti drugam; vračanje poteze; ali lahko vzamem potezo nazaj; figuro je že spustil; premislil si je po spustu figure; umaknil roko s figure; roko sem že umaknil',
  'made.plain': 'kdaj je poteza izvršena; kdaj je poteza narejena',
  'made.castling-king-released': 'spustil kralja pri rokadi; kralj na g1 trdnjava še ne',
  'touch.claim-forfeit':
    'kdaj reklamirati dotaknjeno figuro; prepozno za reklamacijo dotika; izguba pravice do reklamacije dotika; kdaj izgubim pravico reklamirati dotik; prepozna reklamacija dotaknjene figure',
  'end.mate':
    'mat; šah mat; konec partije z matom; ali moram po matu pritisniti uro; mat konča partijo; matiral; kdaj je konec partije; kako se partija konča',
  'end.mate-validity': 'mat z nepravilno potezo',
  'end.resign':
    'predaja; vdaja; položil kralja; oddati partijo; ustavil uro in predal; ponudil je roko',
  'end.resign-draw': 'vdaja nasprotnik ne more matirati; predaja proti golemu kralju',
  'end.stalemate':
    'pat; ni poteze in ni šaha; kralj nima poteze; nima poteze in ni v šahu; kralj ne more nikamor ni šah',
  'end.dead-position':
    'mrtva pozicija; premalo materiala; nezadosten material; ni dovolj materiala za mat; kralj proti kralju; kralj in lovec proti kralju; kralj in skakač proti kralju; mat ni več mogoč; remi zaradi materiala; nihče ne more matirati; samodejni remi premalo figur; premalo materiala za mat',
  'end.agreement':
    'dogovorjen remi; sporazumni remi; dogovor o remiju; hitri remi; remi brez igre; remi po eni potezi; sporazum o remiju',
  'clock.flag-fall': 'padec zastavice; kaj pomeni padec zastavice; zastavica',
  'clock.press-after-move':
    'pritisniti uro; pritisk ure; pozabil pritisniti uro; pritisniti uro po potezi',
  'completed.by-press':
    'zaključena poteza; kdaj je poteza zaključena; razlika med izvršeno in zaključeno potezo; dovršena poteza',
  'completed.by-game-end':
    'mat brez pritiska ure; ali je treba po matu pritisniti uro; ali moram po matu pritisniti uro',
  'completed.by-next-move':
    'nisem pritisnil ure nasprotnik je že vlekel; pozabil uro naslednja poteza; pozabil pritisniti uro in odigral naslednjo potezo',
  'clock.right-to-press':
    'nasprotnik vleče preden pritisnem uro; pravica pritisniti uro; nasprotnik odgovoril preden sem pritisnil uro',
  'clock.time-to-press': 'čas med potezo in pritiskom na uro',
  'clock.same-hand':
    'ura z drugo roko; z isto roko; s katero roko pritisnem uro; pritisnil uro z drugo roko; ura z levo roko; uro pritisnil z drugo roko; ista roka',
  'clock.no-hover': 'prst na uri; roka nad uro; držati roko na gumbu; roko drži na uri',
  'clock.handling':
    'udarjati po uri; tolči po uri; prevrnil uro; dvigniti uro; udarja po uri; grobo pritiska uro; vrgel uro',
  'clock.no-press-before-move': 'pritisnil uro pred potezo; uro stisnil preden je odigral',
  'clock.adjust-own-time': 'popravljati figure v nasprotnikovem času; popravljati na svoj čas',
  'time.quota':
    'število potez v periodi; 40 potez; časovna kontrola; 40 potez v 90 minutah; predpisano število potez',
  'time.per-move':
    'dodatek časa; sekunde na potezo; Fischerjev dodatek; increment; dodatek na potezo; dodatne sekunde na potezo',
  'time.carry-over': 'prihranjen čas se prenese; neporabljen čas v naslednjo periodo',
  'time.delay': 'zakasnitev; Bronstein; način z zakasnitvijo',
  'flag.check-quota': 'zastavica padla ali so bile poteze odigrane',
  'clock.placement':
    'kje stoji ura; na kateri strani je ura; na kateri strani stoji ura; kdo določi stran ure',
  'start.white-clock':
    'začetek kola; zagon ure belega; kdaj se požene ura; začetek kroga ura belega; kdo požene uro na začetku; nasprotnika ni kdo požene uro',
  'default.time-value':
    'dovoljena zamuda; ničelna toleranca; koliko časa lahko zamudim; koliko minut zamude; čas čakanja; koliko časa čakamo nasprotnika',
  'default.late-loses':
    'zamuda; pride prepozno; nasprotnika ni; nasprotnik zamuja; kontumac; ni prišel na partijo; neprihod; nasprotnik še ni prišel; zamuda 15 minut; koliko lahko zamudim; prišel prepozno; brez boja zaradi zamude; čakalna doba',
  'default.both-absent':
    'nobenega igralca ni na začetku; nihče ni prišel; oba zamudita; oba odsotna; nobenega igralca ni; zamudila oba igralca; nobeden ni prišel; oba zamujata',
  'flag.considered-fallen':
    'kdo lahko opozori na padec zastavice; reklamirati zastavico; sodnik vidi padec zastavice; gledalec opozori na zastavico; ali sodnik pove da je padla zastavica; kdo sme reči da je padla zastavica; kdo reklamira zastavico; kdo pokaže padec zastavice; ali sodnik objavi padec zastavice; zahtevam zmago na čas; reklamacija časa; kdaj velja, da je zastavica padla',
  'flag.loss':
    'zmanjkalo časa; izguba zaradi časa; padla zastavica; potekel čas; prekoračil čas; čas je potekel; nima več časa; zmaga na čas; nasprotniku je potekel čas; iztekel se je čas; izguba na čas; čas je iztekel; poraz na čas; ura na nuli',
  'flag.exceptions':
    'zastavica padla po matu; mat pred padcem zastavice; najprej mat potem zastavica',
  'flag.draw-no-mate':
    'padla zastavica nasprotnik ima samo kralja; nasprotniku je padla zastavica jaz imam samo skakača; zmanjkalo časa nasprotnik ne more matirati; remi namesto poraza na čas; potekel čas proti golemu kralju; samo lovec in potek časa; čas je potekel nasprotnik ne more matirati; čas potekel imam samo kralja; nasprotnik ima samo lovca zastavica padla; ni materiala za mat čas',
  'clock.conclusive': 'kaj kaže ura velja; zaupanje uri',
  'clock.replace-defective':
    'pokvarjena ura; ura ne dela; okvara ure; prazna baterija; baterija v uri',
  'clock.wrong-setting':
    'napačno nastavljena ura; ura narobe nastavljena; napačen čas na uri; ni dodatka na uri',
  'clock.interrupt':
    'prekinitev igre; izpad elektrike; alarm; sodnik ustavi uri; zmanjkalo elektrike; požarni alarm',
  'clock.player-stop':
    'ustaviti uri; smem ustaviti uro; poklicati sodnika; ni dame za promocijo; ni proste dame; obrnjena trdnjava kot dama; ni druge dame na mizi; poklicati sodnika ustaviti uro',
  'clock.restart':
    'kdo ponovno požene uro; kdaj se partija nadaljuje po ustavitvi ure; ponovni zagon ure',
  'clock.stop-unjustified':
    'neupravičeno ustavil uri; ustavil uro brez razloga; neupravičeno ustavljena ura',
  'display.no-claim':
    'reklamacija na podlagi zaslona; demonstracijska šahovnica; števec potez kot dokaz; zahteva po demonstracijski šahovnici',
  'irreg.restore-times': 'kateri čas na uri po vrnitvi pozicije',
  'irreg.initial-position':
    'napačna začetna postavitev; narobe postavljene figure; zamenjana kralj in dama; napačno postavljeno; figure narobe postavljene; kralj in dama zamenjana na začetku',
  'irreg.board-orientation':
    'obrnjena šahovnica; šahovnica narobe postavljena; črno polje desno; šahovnica narobe obrnjena',
  'irreg.colours-reversed': 'napačna barva; zamenjani barvi; zamenjane figure barve',
  'irreg.displaced-own-time':
    'podrl figure; prevrnil figure; padle figure; prevrnjene figure; podrl kralja in pritisnil uro; figure so padle; nasprotnik podrl figure; figure so popadale',
  'irreg.displaced-stop': 'nasprotnik podre figure; nasprotnik podrl figure ustavim uro',
  'illegal.completed-when':
    'nepravilna poteza pred pritiskom ure; popravim nepravilno potezo; opazil sem preden sem pritisnil; kralja pustil v šahu in pritisnil uro',
  'illegal.restore':
    'nepravilna poteza; nedovoljena poteza; nelegalna poteza; kaj se zgodi po nepravilni potezi; vrniti pozicijo pred nepravilno potezo; nepravilna poteza odkrita pozneje; nasprotnik naredi nepravilno potezo; kaj storiti ob nepravilni potezi; nemogoča poteza; nepravilna poteza odkrita kasneje; opazili nepravilno potezo po več potezah; vrnitev pozicije pred nepravilno potezo',
  'illegal.restore-fallback': 'pozicije pred nepravilno potezo ni mogoče ugotoviti',
  'illegal.replacement':
    'poteza po nepravilni potezi; ali moram vleči z isto figuro; katero potezo moram odigrati po nepravilni potezi',
  'illegal.king-capture': 'vzel kralja; kralj je bil vzet; pojedel kralja v blitzu; jemanje kralja',
  'illegal.unpromoted':
    'kmet ni zamenjan; kmeta pustil na zadnji vrsti in pritisnil uro; pozabil zamenjati kmeta; nezamenjan kmet; kmet na zadnji vrsti ni zamenjan; kmet ostal na zadnji vrsti; pozabil zamenjati kmeta in pritisnil uro; kmeta ni zamenjal z damo',
  'illegal.press-no-move':
    'pritisnil uro brez poteze; pritisk ure brez poteze; pritisnil uro ne da bi odigral potezo; stisnil uro brez poteze',
  'illegal.two-hands':
    'poteza z dvema rokama; rokada z obema rokama; jemanje z obema rokama; igral z obema rokama; rokada z dvema rokama; jemanje z dvema rokama; dve roki; obe roki',
  'illegal.penalty-time':
    'kazen za nepravilno potezo; prva nepravilna poteza; dve minuti; koliko časa za nepravilno potezo; dodatni čas za nepravilno potezo; kazen nedovoljena poteza; kazen nemogoča poteza; dve minuti za nepravilno potezo',
  'illegal.penalty-loss':
    'druga nepravilna poteza; dve nepravilni potezi; tretja nepravilna poteza; izguba zaradi nepravilne poteze; koliko nepravilnih potez; kazen za drugo nepravilno potezo; druga nemogoča poteza; druga nedovoljena poteza; druga nepravilna poteza izguba partije; koliko nepravilnih potez za poraz; tri nepravilne poteze',
  'illegal.counter': 'ali se nepravilne poteze seštevajo; štetje nepravilnih potez',
  'illegal.loss-draw':
    'druga nepravilna poteza nasprotnik ne more matirati; druga nepravilna poteza proti golemu kralju',
  'irreg.displaced-later':
    'figura na napačnem polju; figure se premaknile; pozicija se ne ujema z zapisom; ugotovljeno pozneje; figura stala na napačnem polju; figura premaknjena opaženo kasneje',
  'score.record':
    'zapisovanje potez; zapisnik; moram pisati poteze; notacija partije; obvezno zapisovanje; zapisati tudi nasprotnikove poteze; obvezen zapis',
  'score.no-advance':
    'zapisati potezo vnaprej; najprej zapišem potem vlečem; pisanje pred potezo; napisal potezo preden jo je odigral',
  'score.reply-first': 'odgovorim preden zapišem nasprotnikovo potezo; potezo odigram pred zapisom',
  'score.before-next':
    'nisem zapisal poteze; manjkajoče poteze v zapisniku; nasprotnik ne piše; nasprotnik ne zapisuje potez; nasprotnik ne zapisuje; pozabil zapisati potezo; ne piše potez',
  'score.only-use': 'opombe na zapisniku; kaj smem pisati na zapisnik',
  'score.mark-offer': 'zapisati ponudbo remija; znak (=); zapis ponudbe remija na zapisnik',
  'score.assistant': 'pomočnik zapisuje namesto igralca; igralec ne more pisati',
  'score.visible': 'pokriti zapisnik; zapisnik mora biti viden; skriva zapisnik; zakriva zapisnik',
  'score.property': 'čigav je zapisnik; oddati zapisnik; komu pripada zapisnik',
  'score.exempt':
    'manj kot pet minut; nehati zapisovati; kdaj ni treba zapisovati; ali moram pisati v časovni stiski; manj kot 5 minut zapisovanje; ne rabim več pisati; nehal pisati; manj kot pet minut zapisovanje; ni treba pisati; časovna stiska zapisovanje',
  'score.update-after-flag': 'dopolniti zapisnik po padcu zastavice; manjkajoče poteze',
  'score.neither': 'nobeden ne zapisuje; oba v časovni stiski',
  'score.one': 'samo eden ne zapisuje zastavica padla',
  'score.borrow': 'nasprotnikov zapisnik; izposoditi si zapisnik nasprotnika; sposodim zapisnik',
  'score.reconstruct': 'rekonstrukcija partije; obnoviti partijo; noben zapisnik ni popoln',
  'score.sign': 'podpis zapisnika; podpisati izid; podpisati zapisnik; noče podpisati',
  'score.signed-stands':
    'podpisan napačen izid; napačen rezultat na zapisniku; napačen rezultat podpisan',
  'draw.regs-restrict':
    'prepoved remija pred 30. potezo; remi ni dovoljen; sofijska pravila; prepoved remija; remi pred 30 potezo; ni dovoljen remi',
  'draw.offer-when':
    'kdaj ponuditi remi; ponudba remija; predlagati remi; remi pred potezo ali po njej',
  'draw.offer-other-time':
    'ponudba remija ob napačnem času; ponudil remi v mojem času; ponudba remija pred potezo; ponudil remi med mojim razmišljanjem; ponuditi remi na nasprotnikovem času; remi ponudil med mojim časom; ponudba remija med razmišljanjem nasprotnika',
  'draw.offer-no-conditions': 'pogojna ponudba remija',
  'draw.offer-irrevocable':
    'umik ponudbe remija; preklic ponudbe; lahko umaknem ponudbo remija; preklic remija; premislil sem se glede remija',
  'draw.offer-lapse':
    'kako dolgo velja ponudba remija; zavrniti remi; sprejeti remi pozneje; ponudba preneha; do kdaj velja ponudba remija; sprejem remija kasneje; ali moram sprejeti ponudbo remija',
  'draw.claim-is-offer': 'ali je reklamacija ponudba remija',
  'rep.claim':
    'trikratna ponovitev; ponavljanje pozicije; trikrat ista pozicija; ponavljanje potez; večni šah; remi s ponavljanjem; trikratno ponavljanje; trikrat enaka pozicija; 3x ista pozicija; ponovitev pozicije; kako reklamiram ponovitev; ali mora biti ponovitev zaporedna',
  'rep.intended':
    'reklamacija ponovitve z nameravano potezo; zapisati potezo in reklamirati; reklamacija ponovitve z naslednjo potezo; zapišem potezo in reklamiram',
  'rep.appeared': 'pozicija je pravkar nastala tretjič',
  'rep.same-position':
    'kdaj je pozicija ista; enaka pozicija; kdaj sta poziciji enaki; ista pozicija, na potezi drugi igralec',
  'rep.en-passant': 'ponovitev in en passant; ponovitev pozicije in en passant',
  'rep.castling':
    'enaka pozicija a druga pravica do rokade; ponovitev in pravica do rokade; ista pozicija brez pravice do rokade; ponovitev in rokada',
  'fifty.claim':
    'pravilo 50 potez; petdeset potez; petdeset potez brez jemanja; 50 potez brez kmeta',
  'fifty.intended':
    'reklamacija petdesetih potez z nameravano potezo; reklamacija petdesetih potez z naslednjo potezo',
  'claim.lost-by-touch':
    'reklamiral ponovitev a se je dotaknil figure; dotaknil se je figure in nato zahteval remi; dotaknil figure pred reklamacijo; izguba pravice do reklamacije remija; reklamiral po potezi; reklamacija po dotiku figure; dotaknil se figure in nato reklamiral remi; potegnil in šele potem reklamiral',
  'claim.stop-clocks': 'ustaviti uro pri reklamaciji; ustaviti uro pri reklamaciji remija',
  'claim.no-withdraw': 'umakniti reklamacijo; umik reklamacije remija',
  'claim.incorrect':
    'napačna reklamacija; nepravilna reklamacija remija; kazen za napačno reklamacijo; neupravičena reklamacija; napačna reklamacija trikratne ponovitve; napačna zahteva za remi; zavrnjena reklamacija dve minuti; napačna zahteva koliko časa',
  'claim.intended-binding': 'moram odigrati nameravano potezo',
  'auto.fivefold':
    'petkratna ponovitev; petkrat ista pozicija; samodejni remi ponavljanje; pet ponovitev samodejni remi',
  'auto.seventyfive': 'pravilo 75 potez; petinsedemdeset potez; 75 potez samodejni remi',
  'auto.mate-first': 'mat na 75. potezi',
  'points.standard': 'koliko točk za zmago; točke za remi; točkovanje; pol točke za remi',
  'points.forfeit': 'točke za zmago brez boja; zmaga brez igre; zmaga brez boja',
  'points.normal-values':
    'nenavadno točkovanje; obema poraz; pol točke in nič; tri četrt točke; nenavaden rezultat',
  'conduct.disrepute':
    'neprimerno vedenje igralca; grdo obnašanje; igralec žali nasprotnika; nešportno obnašanje; škoditi ugledu šaha; žalitev; ni se rokoval; dogovorjena partija; ni hotel podati roke; žaljivo vedenje; nešportno vedenje; zmerjanje; odšel in pustil uro teči',
  'venue.definition': 'kaj spada v prizorišče; kaj je igralni prostor',
  'venue.area': 'kaj je igralno območje',
  'venue.leave':
    'odšel brez dovoljenja; zapustil prostor brez dovoljenja; zapustiti prizorišče; iti ven; zapustiti stavbo; zapustiti igralni prostor; grem ven; zapustil dvorano',
  'venue.leave-on-move':
    'zapustiti dvorano ko sem na potezi; iti na stranišče; stranišče; wc; vstati od mize; na stranišče ko sem na potezi; vstati od mize na svoji potezi',
  'venue.access':
    'kdo sme v igralni prostor; starši v dvorani; trener v dvorani; kdo sme v dvorano; starši ob mizi; gledalci ob šahovnici',
  'conduct.no-aids':
    'goljufanje; zapiski; nasvet; pomoč med partijo; analizirati na drugi šahovnici; uporaba programa; pomoč trenerja; zunanja pomoč; zapiski med partijo; analiza na drugi šahovnici; trener svetuje',
  'device.ban':
    'telefon; mobilni telefon; pametna ura; elektronska naprava; slušalke; telefon v žepu; ali je telefon dovoljen; mobitel; ali smem imeti telefon; poslušanje glasbe',
  'device.bag': 'telefon v torbi; izklopljen telefon v torbi; izklopljen telefon v nahrbtniku',
  'device.sound-2009': 'zazvonil telefon 2009',
  'device.possession':
    'telefon zazvoni; zazvonil telefon; telefon pri igralcu; poraz zaradi telefona; telefon vibrira; mobitel zvoni; telefon zazvonil med partijo; telefon pri sebi; telefon v žepu; izklopljen telefon v žepu',
  'device.search':
    'preiskava igralca; pregled torbe; detektor kovin; sodnik pregleda; sodnik pregleda torbo',
  'conduct.smoking': 'kajenje; cigareta; elektronska cigareta; kaditi; kaditi med partijo',
  'conduct.spectator':
    'igralec ki je končal partijo; po koncu partije; končal partijo ali lahko gledam',
  'conduct.no-disturb':
    'motenje nasprotnika; moti; hrup; govorjenje; nenehno ponuja remi; nasprotnik me moti; jesti za šahovnico; nasprotnik govori; kar naprej ponuja remi; nasprotnik je glasen; nasprotnik jé; ponuja remi vsako potezo; ves čas ponuja remi; vedno znova ponuja remi; hrup pri šahovnici; jedel pri šahovnici; trka po mizi',
  'conduct.persistent':
    'igralec noče upoštevati pravil; zavrača pravila; ne uboga sodnika; ne upošteva sodnika; ne posluša sodnika; neupoštevanje pravil',
  'conduct.both-guilty': 'oba izgubita; 0-0',
  'conduct.explanation': 'sodnik razloži pravilo; vprašam sodnika o pravilu',
  'appeal.right':
    'pritožba; pritožiti se; pritožba na sodnika; ne strinjam se s sodnikom; protest; sodnik se je zmotil; napačna odločitev sodnika; ugovor',
  'conduct.check-claim': 'kdo preveri reklamacijo',
  'arb.uphold': 'naloge sodnika; kaj dela sodnik; vloga sodnika',
  'arb.environment':
    'svetloba; igralni pogoji; hrup v dvorani; slaba svetloba; pogoji za igro; mraz v dvorani',
  'arb.special-needs': 'invalid; bolan igralec; zdravniška pomoč; igralcu je slabo',
  'arb.extra-time':
    'motnja od zunaj dodatni čas; sodnik doda čas; dodatni čas zaradi motnje; podaljšanje časa',
  'arb.no-intervene':
    'ali sme sodnik posegati; poseg sodnika v partijo; ali sme sodnik posredovati; sodnik se vmešava',
  'arb.no-move-count': 'koliko potez je odigranih; sodnik pove število potez',
  'arb.no-reminders':
    'sodnik rekel naj pritisne uro; opozoriti da ura teče; pozabil pritisniti uro opozorilo; sodnik opozori igralca na uro; sodnik opozori da nisem pritisnil ure; sodnik opozori igralca na čas',
  'arb.report-only':
    'gledalec opazi nepravilno potezo; kdo lahko obvesti sodnika; gledalec opazi nepravilnost; kdo lahko opozori sodnika',
  'arb.no-interference':
    'gledalec se vmešava; gledalec govori; komentiranje partije; starši se vmešavajo; gledalec reče; gledalec pove igralcu; trener svetuje; gledalec opozori igralca; gledalec pripomni; starš prišepetava; vmešavanje gledalcev; mati govori z igralcem; starši govorijo z otrokom',
  'arb.expel': 'odstraniti gledalca; izgnati iz dvorane; gledalca vrže ven',
  'arb.phones-anyone':
    'telefon gledalca; gledalcu zazvoni telefon; starši s telefonom v dvorani; fotografiranje s telefonom',
  'penalty.combine':
    'kazni; seznam kazni; katere kazni lahko izreče sodnik; kaznovati igralca; kazni sodnika; kako sodnik kaznuje',
  'penalty.warning': 'opomin; opomin sodnika',
  'penalty.add-time': 'koliko minut doda sodnik; sodnik doda minute nasprotniku',
  'penalty.cut-time': 'odvzem časa',
  'penalty.cut-points': 'odvzem točke; odbitek točk',
  'penalty.loss': 'sodnik razglasi izgubo partije',
  'penalty.fine': 'denarna kazen; globa',
  'penalty.expulsion': 'izključitev s turnirja; diskvalifikacija',
  'gloss.standard': 'standardni šah; počasni šah; redna partija',
  'gloss.points-alt': 'tri točke za zmago; 3-1-0',
  'gloss.zero-tolerance': 'ničelna toleranca',
  'rapid.def.fixed':
    'pospešeni šah; rapid; 15 minut; kako dolga je pospešena partija; koliko minut je pospešeni',
  'rapid.def.increment': 'pospešeni šah z dodatkom; 10+5; 15+10',
  'rapid.record.optional':
    'zapisovanje v pospešenem šahu; ali moram zapisovati v pospešenem šahu; pisanje v rapidu; zapis v pospešenem; ali se v pospešenem piše',
  'rapid.record.claims-kept': 'reklamacija v pospešenem brez zapisnika',
  'rapid.penalty.one-minute': 'ena minuta v pospešenem šahu; kazen v pospešenem šahu',
  'rapid.sup.ratio':
    'ustrezen nadzor; koliko sodnikov pospešeni šah; koliko partij nadzira en sodnik',
  'rapid.unsup.setup.window':
    'napačna postavitev pospešeni šah deset potez; napačna postavitev v pospešenem po desetih potezah',
  'rapid.unsup.illegal.window':
    'kdaj reklamirati nepravilno potezo v pospešenem šahu; nepravilna poteza v pospešenem šahu',
  'rapid.unsup.illegal.arbiter-active': 'sodnik vidi nepravilno potezo v pospešenem',
  'rapid.unsup.illegal.stands': 'nepravilna poteza obvelja; nepravilna poteza opažena prepozno',
  'rapid.unsup.illegal-position.draw': 'oba kralja v šahu; dva kralja v šahu',
  'rapid.unsup.flag.arbiter-calls': 'sodnik opozori na zastavico v pospešenem šahu',
  'rapid.unsup.flag.both-down': 'obe zastavici padli; obema potekel čas; padli obe zastavici',
  'blitz.def.fixed': 'hitropotezni šah; blitz; pet minut; koliko minut je blitz',
  'blitz.def.increment': 'hitropotezni z dodatkom; 3+2',
  'blitz.penalty.one-minute': 'ena minuta hitropotezni',
  'blitz.sup.record-optional': 'zapisovanje v hitropoteznem šahu',
  'blitz.unsup.base':
    'zapisovanje v hitropoteznem; ali moram pisati v hitropoteznem; pravila hitropoteznega šaha; ali se v blitzu zapisuje',
  'blitz.unsup.illegal.claim-win-2009': 'zmaga zaradi nepravilne poteze v hitropoteznem',
  'blitz.unsup.illegal.cost-2018':
    'nepravilna poteza v hitropoteznem šahu; nepravilna poteza blitz; kralj v šahu v hitropoteznem',
  'note.algebraic-only': 'algebrska notacija; katera notacija; zapis potez',
  'note.letter': 'črke figur; oznake figur; črka za skakača',
  'note.capture.pawn-file': 'zapis jemanja s kmetom',
  'note.ep.mark': 'zapis en passant; kako zapišem jemanje mimogrede',
  'note.ambig.same-rank': 'dva skakača na isto polje; dvoumna poteza zapis',
  'note.promotion': 'zapis promocije',
  'note.castle.short': 'zapis rokade; 0-0',
  'note.sign.check': 'znak za šah',
  'note.sign.mate': 'znak za mat',
  'blind.adapt': 'slepi; slabovidni',
  'blind.two-boards': 'slepi igralec; slabovidni igralec; dve šahovnici',
  'blind.board.size': 'šahovnica za slepe',
  'blind.announce.clear': 'napovedovanje potez; glasno napovedati potezo; slepi napoveduje poteze',
  'blind.announce.files': 'imena linij za slepe',
  'blind.announce.ranks': 'nemške številke vrst',
  'blind.touch': 'slepi igralec se dotakne figure; figura iz luknje; slepi tipa figure',
  'blind.clock.special': 'govoreča ura za slepe',
  'blind.record': 'brajica; zapis slepega igralca; slepi zapisuje v brajici',
  'blind.slip': 'lapsus; napačna napoved poteze; slepi napačno povedal potezo',
  'blind.assistant.right': 'pomočnik slepega igralca',
  'adjourn.trigger': 'prekinjena partija; odložena partija; prekinitev partije do jutri',
  'adjourn.seal.write': 'kuvertirana poteza; kuverta poteza; kako kuvertiram',
  'adjourn.seal.envelope': 'kuverta',
  'adjourn.envelope.names': 'kaj piše na kuverti; podatki na kuverti',
  'adjourn.open.replier-present': 'odpreti kuverto; nadaljevanje prekinjene partije',
  'adjourn.bad-seal.ambiguous': 'dvoumna kuvertirana poteza',
  'adjourn.bad-seal.unreadable': 'nečitljiva kuvertirana poteza',
  'adjourn.bad-seal.illegal': 'nepravilna kuvertirana poteza; kuvertirana nepravilna poteza',
  'adjourn.late.loss': 'zamuda pri nadaljevanju; zamuda na nadaljevanje prekinjene partije',
  'adjourn.lost.continue': 'izgubljena kuverta; kuverte ni; kuverta izgubljena',
  'c960.game': 'šah 960; naključni šah',
  'c960.start.random': 'začetna pozicija 960; žreb pozicije; žreb začetne pozicije 960',
  'c960.start.bishops': 'lovca v šahu 960',
  'c960.castle.regular-rules': 'rokada v šahu 960; rokada v Fischerjevem šahu',
  'c960.castle.final-squares': 'kje stojita kralj in trdnjava po rokadi 960',
  'c960.castle.first-move': 'rokada v prvi potezi 960',
  'qpf.def': 'hitri konec partije; dokončanje partije brez dodatka',
  'qpf.both-flags.last':
    'obe zastavici padli ni jasno katera prej; obe zastavici padli; obema potekel čas',
  'qpf.incr.request':
    'dodatek petih sekund; prositi za dodatek; pet sekund dodatka manj kot dve minuti',
  'qpf.claim.when':
    'manj kot dve minuti; zadnji dve minuti reklamacija remija; pravilo dveh minut; reklamacija remija manj kot dve minuti',
  'qpf.claim.ground.cannot':
    'nasprotnik ne more zmagati na običajen način; nasprotnik ne more zmagati z običajnimi sredstvi',
  'qpf.claim.ground.no-effort':
    'nasprotnik ne poskuša zmagati; igra samo na čas; igra na zastavico; nasprotnik se ne trudi zmagati',
  'qpf.noarb.applies': 'ni sodnika; tekma brez sodnika',
  'fb.base': 'finska hitropotezna pravila',
  'fb.win.flag.claim': 'zmaga na čas finski hitropotezni; padla zastavica; zmanjkalo časa',
  'fb.win.flag.material': 'zadosten material za zmago na čas',
  'fb.win.illegal':
    'nepravilna poteza finski hitropotezni; zmaga zaradi nepravilne poteze; nepravilna poteza',
  'fb.king-capture.loses': 'vzel kralja izgubi; vzeti kralja',
  'fb.draw.both-flags': 'obe zastavici padli',
  'fb.appeal.none': 'pritožba',
}
