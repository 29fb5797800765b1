import type { AskedAs } from './asked-as.js'

/** How people ask for a rule in Slovenian: everyday words and whole situations, phrases separated by semicolons. */
export const sl: AskedAs = {
  'scope.otb': 'šah prek interneta; spletni šah; dopisni šah',
  'scope.edition-by-date':
    'katera izdaja velja; katera pravila veljajo; od kdaj veljajo pravila; angleško besedilo',
  'preface.analogy': 'primer, ki ga pravila ne urejajo; ni pravila za ta primer; podobni primeri',
  'preface.judgement': 'presoja sodnika; sodnikova svoboda odločanja',
  'preface.federation.no-conflict': 'pravila zveze; domača pravila; posebna pravila zveze',
  'fi.default-30': 'zamuda 30 minut na Finskem; pol ure zamude Finska',
  'game.white-first': 'kdo začne; kdo vleče prvi; beli začne; prva poteza; izmenično',
  'game.have-the-move':
    'kdo je na potezi; na potezi; ali smem vleči preden nasprotnik pritisne uro; odgovorim preden pritisne uro; nasprotnik še ni pritisnil ure',
  'game.king-safety': 'pustiti kralja v šahu; izpostaviti kralja',
  'game.no-king-capture': 'vzeti kralja; jemanje kralja; pobrati kralja',
  'board.orientation': 'kako se postavi šahovnica; belo polje desno; desni kot svetlo polje',
  'pieces.initial-position':
    'začetna postavitev; postavitev figur; kje stojita kralj in dama; postaviti figure; začetni položaj',
  'move.knight': 'kako se premika skakač; konj; skakač skače',
  'move.bishop': 'kako se premika lovec; tekač',
  'move.rook': 'kako se premika trdnjava',
  'move.queen': 'kako se premika dama; kraljica',
  'pawn.one-step': 'kako se premika kmet; kmet naprej; ali gre kmet nazaj',
  'pawn.two-step': 'kmet za dve polji; dvojni korak kmeta',
  'pawn.capture': 'kako jemlje kmet; kmet jemlje poševno',
  'pawn.en-passant': 'en passant; jemanje mimogrede; an pasan; vzeti mimohodno',
  'pawn.en-passant-now':
    'en passant pozneje; kdaj je mogoč en passant; en passant takoj; izgubljena pravica en passant',
  'pawn.promote-must':
    'promocija; zamenjava kmeta; pretvorba kmeta; kmet na zadnji vrsti; kmet pride na osmo vrsto; kmet v damo',
  'pawn.promote-any':
    'dve dami; druga dama; promocija v skakača; katero figuro lahko izberem; več dam',
  'king.step': 'kako se premika kralj; kralja drug ob drugem; kralj ob kralju',
  'castle.definition':
    'rokada; kako se rokira; mala rokada; velika rokada; kratka rokada; dolga rokada; rokirati',
  'castle.lost-king':
    'rokada po premiku kralja; kralj se je že premaknil; izguba pravice do rokade; rokada če se je kralj premaknil',
  'castle.lost-rook': 'rokada po premiku trdnjave; trdnjava se je premaknila',
  'castle.barred-attack':
    'rokada skozi šah; rokada iz šaha; rokada v šahu; napadena trdnjava rokada; rokada čez napadeno polje; ali lahko rokiram če je trdnjava napadena; rokirati v šahu; rokada ko je kralj v šahu; rokiram če sem v šahu; rokada čez šah',
  'castle.barred-blocked': 'figura med kraljem in trdnjavo; figure vmes pri rokadi',
  'check.definition': 'kaj je šah kralju; napovedati šah; moram reči šah; reči šah',
  'check.no-self-check':
    'ni opazil šaha; ni videl da je v šahu; kralj ostane v šahu; spregledal sem šah; nisem odpravil šaha; vezana figura se premakne',
  'move.illegal': 'kaj je nepravilna poteza; nedovoljena poteza; nelegalna poteza',
  'position.illegal': 'nemogoča pozicija; nepravilna pozicija',
  'touch.one-hand': 'z eno roko; dve roki; obe roki; z obema rokama',
  'touch.adjust':
    'j’adoube; popravljam; popraviti figuro; poravnati figuro; popravljanje figur; žadub',
  'touch.contact-is-intent':
    'nehote se dotaknil; slučajen dotik; po nesreči dotaknil; z rokavom zadel figuro; dotik brez namena; pozabil reči popravljam',
  'touch.scope':
    'pravilo dotaknjeno igrano; kdaj velja dotaknjena figura; dotaknjeno vleči; dotik figure ko nisem na potezi',
  'touch.own-first':
    'dotaknil sem se figure; dotaknjena figura; dotaknjeno igrano; dotaknil trdnjave; dotaknil dame; dotaknil se več svojih figur; moram vleči z dotaknjeno figuro; prijel figuro; dotaknil sem se skakača a hočem igrati drugo',
  'touch.opponent-first':
    'dotaknil nasprotnikove figure; moram vzeti dotaknjeno figuro; dotik tuje figure; dotaknil sem se nasprotnikovega skakača; dotaknil nasprotnikove dame; prijel nasprotnikovo figuro',
  'touch.both-colours': 'dotaknil svoje in nasprotnikove figure; dotaknil figur obeh barv',
  'touch.order-unclear':
    'katere figure se je dotaknil prej; ni jasno katera je bila prva dotaknjena',
  'touch.castle-duty': 'dotaknil kralja in trdnjave; moram rokirati; najprej kralj potem trdnjava',
  'touch.rook-then-king':
    'najprej trdnjava potem kralj; rokada s trdnjavo najprej; najprej prijel trdnjavo pri rokadi; rokiral s trdnjavo; dotaknil trdnjave in nato kralja; najprej se dotaknil trdnjave; trdnjava pred kraljem',
  'touch.castle-illegal': 'nepravilna rokada; rokada ni dovoljena moram vleči s kraljem',
  'touch.promotion-final':
    'sprememba figure pri promociji; premislil si je pri promociji; kdaj je izbira figure dokončna',
  'touch.none-possible':
    'dotaknjena figura nima poteze; z dotaknjeno figuro ni mogoče vleči; dotaknil vezane figure; dotaknil figure ki se ne more premakniti; dotaknjena figura se ne more premakniti',
  'made.released-fixed':
    'spustil figuro; izpustil figuro iz roke; vrniti potezo; sprememba poteze; vzeti potezo nazaj; lahko še spremenim potezo; spustil figuro in si premislil; vrnem potezo',
  'made.plain': 'kdaj je poteza izvršena; kdaj je poteza narejena',
  'made.castling-king-released': 'spustil kralja pri rokadi; kralj na g1 trdnjava še ne',
  'touch.claim-forfeit':
    'kdaj reklamirati dotaknjeno figuro; prepozno za reklamacijo dotika; izguba pravice do reklamacije dotika',
  'end.mate': 'mat; šah mat; konec partije z matom; ali moram po matu pritisniti uro',
  'end.mate-validity': 'mat z nepravilno potezo',
  'end.resign':
    'predaja; vdaja; vdati se; predati partijo; predal je; položil kralja; oddati partijo; predam',
  'end.resign-draw': 'vdaja nasprotnik ne more matirati; predaja proti golemu kralju',
  'end.stalemate': 'pat; ni poteze in ni šaha; kralj nima poteze',
  'end.dead-position':
    'mrtva pozicija; premalo materiala; nezadosten material; ni dovolj materiala za mat; kralj proti kralju; kralj in lovec proti kralju; kralj in skakač proti kralju; mat ni več mogoč; remi zaradi materiala',
  'end.agreement':
    'dogovorjen remi; sporazumni remi; dogovor o remiju; hitri remi; remi brez igre; remi po eni potezi',
  'clock.flag-fall': 'padec zastavice; kaj pomeni padec zastavice; zastavica',
  'clock.press-after-move': 'pritisniti uro; pritisk ure; pozabil pritisniti uro',
  'completed.by-press':
    'zaključena poteza; kdaj je poteza zaključena; razlika med izvršeno in zaključeno potezo',
  'completed.by-game-end': 'mat brez pritiska ure; ali je treba po matu pritisniti uro',
  'completed.by-next-move':
    'nisem pritisnil ure nasprotnik je že vlekel; pozabil uro naslednja poteza',
  'clock.right-to-press': 'nasprotnik vleče preden pritisnem uro; pravica pritisniti uro',
  'clock.same-hand':
    'ura z drugo roko; z isto roko; s katero roko pritisnem uro; pritisnil uro z drugo roko; ura z levo roko',
  'clock.no-hover': 'prst na uri; roka nad uro; držati roko na gumbu',
  'clock.handling': 'udarjati po uri; tolči po uri; prevrnil uro; dvigniti uro',
  'clock.no-press-before-move': 'pritisnil uro pred potezo',
  'clock.adjust-own-time': 'popravljati figure v nasprotnikovem času; popravljati na svoj čas',
  'time.quota': 'število potez v periodi; 40 potez; časovna kontrola',
  'time.per-move': 'dodatek časa; sekunde na potezo; Fischerjev dodatek; increment',
  'time.delay': 'zakasnitev; Bronstein; način z zakasnitvijo',
  'clock.placement': 'kje stoji ura; na kateri strani je ura',
  'start.white-clock': 'začetek kola; zagon ure belega; kdaj se požene ura',
  'default.time-value':
    'dovoljena zamuda; ničelna toleranca; koliko časa lahko zamudim; koliko minut zamude',
  'default.late-loses':
    'zamuda; zamudil partijo; pride prepozno; nasprotnika ni; nasprotnik zamuja; kontumac; ni prišel na partijo; neprihod; nasprotnik še ni prišel; zamuda 15 minut; koliko lahko zamudim',
  'default.both-absent':
    'nobenega igralca ni na začetku; nihče ni prišel; oba zamudita; oba odsotna; nobenega igralca ni; zamudila oba igralca',
  'flag.considered-fallen':
    'kdo lahko opozori na padec zastavice; reklamirati zastavico; sodnik vidi padec zastavice; gledalec opozori na zastavico; ali sodnik pove da je padla zastavica; kdo sme reči da je padla zastavica',
  'flag.loss':
    'zmanjkalo časa; izguba zaradi časa; padla zastavica; potekel čas; prekoračil čas; čas je potekel; nima več časa; zmaga na čas; nasprotniku je potekel čas; čas potekel; iztekel se je čas; padla mi je zastavica; izguba na čas',
  'flag.exceptions': 'zastavica padla po matu; mat pred padcem zastavice',
  'flag.draw-no-mate':
    'padla zastavica nasprotnik ima samo kralja; nasprotniku je padla zastavica jaz imam samo skakača; zmanjkalo časa nasprotnik ne more matirati; remi namesto poraza na čas; potekel čas proti golemu kralju; samo lovec in potek časa',
  'clock.replace-defective': 'pokvarjena ura; ura ne dela; okvara ure; prazna baterija',
  'clock.wrong-setting':
    'napačno nastavljena ura; ura narobe nastavljena; napačen čas na uri; ni dodatka na uri',
  'clock.interrupt': 'prekinitev igre; izpad elektrike; alarm; sodnik ustavi uri',
  'clock.player-stop':
    'ustaviti uri; smem ustaviti uro; poklicati sodnika; ni dame za promocijo; ni proste dame; obrnjena trdnjava kot dama; lahko ustavim uro; ustavim uri',
  'clock.stop-unjustified': 'neupravičeno ustavil uri; ustavil uro brez razloga',
  'display.no-claim':
    'reklamacija na podlagi zaslona; demonstracijska šahovnica; števec potez kot dokaz',
  'irreg.initial-position':
    'napačna začetna postavitev; narobe postavljene figure; zamenjana kralj in dama; napačno postavljeno',
  'irreg.board-orientation': 'obrnjena šahovnica; šahovnica narobe postavljena; črno polje desno',
  'irreg.colours-reversed':
    'napačna barva; zamenjani barvi; igral z napačno barvo; zamenjane figure barve',
  'irreg.displaced-own-time':
    'podrl figure; podrl figure; prevrnil figure; padle figure; prevrnjene figure; podrl kralja in pritisnil uro; figure so padle; podrl sem figure; nasprotnik podrl figure',
  'irreg.displaced-stop': 'nasprotnik podre figure',
  'irreg.displaced-later':
    'figura na napačnem polju; figure se premaknile; pozicija se ne ujema z zapisom; ugotovljeno pozneje',
  'illegal.completed-when':
    'nepravilna poteza pred pritiskom ure; popravim nepravilno potezo; opazil sem preden sem pritisnil',
  'illegal.restore':
    'nepravilna poteza; nedovoljena poteza; nelegalna poteza; kaj se zgodi po nepravilni potezi; vrniti pozicijo pred nepravilno potezo; nepravilna poteza odkrita pozneje; nasprotnik naredi nepravilno potezo; kaj storiti ob nepravilni potezi; nemogoča poteza',
  'illegal.replacement': 'poteza po nepravilni potezi; ali moram vleči z isto figuro',
  'illegal.king-capture': 'vzel kralja; kralj je bil vzet',
  'illegal.unpromoted':
    'kmet ni zamenjan; kmeta pustil na zadnji vrsti in pritisnil uro; pozabil zamenjati kmeta; nezamenjan kmet; kmet na zadnji vrsti ni zamenjan; kmet ostal na zadnji vrsti',
  'illegal.press-no-move': 'pritisnil uro brez poteze; pritisk ure brez poteze',
  'illegal.two-hands': 'poteza z dvema rokama; rokada z obema rokama; jemanje z obema rokama',
  'illegal.penalty-time':
    'kazen za nepravilno potezo; prva nepravilna poteza; dve minuti; koliko časa za nepravilno potezo; dodatni čas za nepravilno potezo; kazen nedovoljena poteza; kazen nemogoča poteza',
  'illegal.penalty-loss':
    'druga nepravilna poteza; dve nepravilni potezi; tretja nepravilna poteza; izguba zaradi nepravilne poteze; koliko nepravilnih potez; kazen za drugo nepravilno potezo; druga nemogoča poteza; druga nedovoljena poteza',
  'illegal.loss-draw': 'druga nepravilna poteza nasprotnik ne more matirati',
  'score.record':
    'zapisovanje potez; zapisovati poteze; zapisnik; moram pisati poteze; notacija partije',
  'score.no-advance': 'zapisati potezo vnaprej; najprej zapišem potem vlečem; pisanje pred potezo',
  'score.before-next':
    'nisem zapisal poteze; manjkajoče poteze v zapisniku; nasprotnik ne piše; nasprotnik ne zapisuje potez',
  'score.only-use': 'opombe na zapisniku; kaj smem pisati na zapisnik',
  'score.mark-offer': 'zapisati ponudbo remija; znak (=)',
  'score.visible': 'pokriti zapisnik; zapisnik mora biti viden',
  'score.property': 'čigav je zapisnik; oddati zapisnik',
  'score.exempt':
    'manj kot pet minut; nehati zapisovati; kdaj ni treba zapisovati; ali moram pisati v časovni stiski; manj kot 5 minut zapisovanje; ne rabim več pisati; nehal pisati',
  'score.neither': 'nobeden ne zapisuje; oba v časovni stiski',
  'score.borrow': 'nasprotnikov zapisnik; izposoditi si zapisnik nasprotnika',
  'score.reconstruct': 'rekonstrukcija partije; obnoviti partijo; noben zapisnik ni popoln',
  'score.sign': 'podpis zapisnika; podpisati izid',
  'score.signed-stands': 'podpisan napačen izid; napačen rezultat na zapisniku',
  'draw.regs-restrict': 'prepoved remija pred 30. potezo; remi ni dovoljen; sofijska pravila',
  'draw.offer-when':
    'kdaj ponuditi remi; ponudba remija; kako ponudim remi; ponuditi remi; predlagati remi',
  'draw.offer-other-time':
    'ponudba remija ob napačnem času; ponudil remi v mojem času; ponudba remija pred potezo; ponudil remi med mojim razmišljanjem; ponuditi remi na nasprotnikovem času',
  'draw.offer-irrevocable': 'umik ponudbe remija; preklic ponudbe; lahko umaknem ponudbo remija',
  'draw.offer-lapse':
    'kako dolgo velja ponudba remija; zavrniti remi; sprejeti remi pozneje; ponudba preneha',
  'draw.claim-is-offer': 'ali je reklamacija ponudba remija',
  'rep.claim':
    'trikratna ponovitev; ponavljanje pozicije; trikrat ista pozicija; ponavljanje potez; večni šah; remi s ponavljanjem; trikratno ponavljanje; trikrat enaka pozicija; 3x ista pozicija; ponovitev pozicije',
  'rep.intended': 'reklamacija ponovitve z nameravano potezo; zapisati potezo in reklamirati',
  'rep.appeared': 'pozicija je pravkar nastala tretjič',
  'rep.same-position': 'kdaj je pozicija ista; enaka pozicija',
  'rep.castling': 'enaka pozicija a druga pravica do rokade; ponovitev in pravica do rokade',
  'rep.en-passant': 'ponovitev in en passant',
  'fifty.claim': 'pravilo 50 potez; petdeset potez; petdeset potez brez jemanja; 50 potez',
  'fifty.intended': 'reklamacija petdesetih potez z nameravano potezo',
  'claim.lost-by-touch':
    'reklamiral ponovitev a se je dotaknil figure; dotaknil se je figure in nato zahteval remi; dotaknil figure pred reklamacijo; izguba pravice do reklamacije remija; reklamiral po potezi',
  'claim.stop-clocks': 'ustaviti uro pri reklamaciji',
  'claim.no-withdraw': 'umakniti reklamacijo',
  'claim.incorrect':
    'napačna reklamacija; nepravilna reklamacija remija; kazen za napačno reklamacijo; neupravičena reklamacija; napačna reklamacija trikratne ponovitve',
  'claim.intended-binding': 'moram odigrati nameravano potezo',
  'auto.fivefold': 'petkratna ponovitev; petkrat ista pozicija; samodejni remi ponavljanje',
  'auto.seventyfive': 'pravilo 75 potez; petinsedemdeset potez',
  'auto.mate-first': 'mat na 75. potezi',
  'points.standard': 'koliko točk za zmago; točke za remi; točkovanje',
  'points.normal-values': 'nenavadno točkovanje; obema poraz; pol točke in nič',
  'conduct.disrepute':
    'neprimerno vedenje igralca; grdo obnašanje; igralec žali nasprotnika; nešportno obnašanje; škoditi ugledu šaha; žalitev; ni se rokoval; dogovorjena partija',
  'venue.leave':
    'odšel brez dovoljenja; zapustil prostor brez dovoljenja; zapustiti prizorišče; iti ven; zapustiti stavbo',
  'venue.leave-on-move':
    'zapustiti dvorano ko sem na potezi; iti na stranišče; stranišče; wc; vstati od mize',
  'venue.access': 'kdo sme v igralni prostor; starši v dvorani; trener v dvorani',
  'conduct.no-aids':
    'goljufanje; zapiski; nasvet; pomoč med partijo; analizirati na drugi šahovnici; uporaba programa; pomoč trenerja',
  'device.ban':
    'telefon; mobilni telefon; pametna ura; elektronska naprava; slušalke; telefon v žepu; ali je telefon dovoljen; mobitel',
  'device.bag': 'telefon v torbi; izklopljen telefon v torbi',
  'device.sound-2009': 'zazvonil telefon 2009',
  'device.possession':
    'telefon zazvoni; zazvonil telefon; telefon pri igralcu; poraz zaradi telefona; telefon vibrira; mobitel zvoni; zazvonil mi je telefon; telefon zazvonil med partijo',
  'device.search': 'preiskava igralca; pregled torbe; detektor kovin; sodnik pregleda',
  'conduct.smoking': 'kajenje; cigareta; elektronska cigareta; kaditi',
  'conduct.spectator': 'igralec ki je končal partijo; po koncu partije',
  'conduct.no-disturb':
    'motenje nasprotnika; moti; hrup; govorjenje; nenehno ponuja remi; nasprotnik me moti; jesti za šahovnico; nasprotnik govori; kar naprej ponuja remi; nasprotnik je glasen; nasprotnik jé; ponuja remi vsako potezo; ves čas ponuja remi',
  'conduct.persistent': 'igralec noče upoštevati pravil; zavrača pravila; ne uboga sodnika',
  'conduct.both-guilty': 'oba izgubita; 0-0',
  'appeal.right': 'pritožba; pritožiti se; pritožba na sodnika; ne strinjam se s sodnikom; protest',
  'conduct.check-claim': 'kdo preveri reklamacijo',
  'arb.uphold': 'naloge sodnika; kaj dela sodnik; vloga sodnika',
  'arb.environment': 'svetloba; igralni pogoji; hrup v dvorani',
  'arb.special-needs': 'invalid; bolan igralec; zdravniška pomoč',
  'arb.extra-time': 'motnja od zunaj dodatni čas; sodnik doda čas',
  'arb.no-intervene': 'ali sme sodnik posegati; poseg sodnika v partijo',
  'arb.no-move-count': 'koliko potez je odigranih; sodnik pove število potez',
  'arb.no-reminders':
    'sodnik rekel naj pritisne uro; opozoriti da ura teče; pozabil pritisniti uro opozorilo; sodnik opozori igralca na uro',
  'arb.report-only': 'gledalec opazi nepravilno potezo; kdo lahko obvesti sodnika',
  'arb.no-interference':
    'gledalec se vmešava; gledalec govori; komentiranje partije; starši se vmešavajo; gledalec reče; gledalec pove igralcu; trener svetuje',
  'arb.expel': 'odstraniti gledalca; izgnati iz dvorane',
  'arb.phones-anyone': 'telefon gledalca; gledalcu zazvoni telefon',
  'penalty.combine': 'kazni; seznam kazni; katere kazni lahko izreče sodnik; kaznovati igralca',
  'penalty.warning': 'opomin',
  'penalty.cut-time': 'odvzem časa',
  'penalty.fine': 'denarna kazen; globa',
  'penalty.expulsion': 'izključitev s turnirja; diskvalifikacija',
  'rapid.def.fixed':
    'pospešeni šah; kaj je pospešeni šah; rapid; 15 minut; kako dolga je pospešena partija',
  'rapid.def.increment': 'pospešeni šah z dodatkom; 10+5; 15+10',
  'rapid.record.optional':
    'zapisovanje v pospešenem šahu; ali moram zapisovati v pospešenem šahu; pisanje v rapidu; zapis v pospešenem',
  'rapid.penalty.one-minute': 'ena minuta v pospešenem šahu; kazen v pospešenem šahu',
  'rapid.sup.ratio': 'ustrezen nadzor; koliko sodnikov pospešeni šah',
  'rapid.unsup.setup.window': 'napačna postavitev pospešeni šah deset potez',
  'rapid.unsup.illegal.window':
    'kdaj reklamirati nepravilno potezo v pospešenem šahu; nepravilna poteza v pospešenem šahu',
  'rapid.unsup.illegal.stands': 'nepravilna poteza obvelja; nepravilna poteza opažena prepozno',
  'rapid.unsup.illegal-position.draw': 'oba kralja v šahu; dva kralja v šahu',
  'rapid.unsup.flag.arbiter-calls': 'sodnik opozori na zastavico v pospešenem šahu',
  'rapid.unsup.flag.both-down': 'obe zastavici padli; obema potekel čas; padli obe zastavici',
  'blitz.def.fixed':
    'hitropotezni šah; blitz; kaj je hitropotezni šah; pet minut; hitropotezna partija',
  'blitz.def.increment': 'hitropotezni z dodatkom; 3+2',
  'blitz.penalty.one-minute': 'ena minuta hitropotezni',
  'blitz.sup.record-optional': 'zapisovanje v hitropoteznem šahu',
  'blitz.unsup.illegal.cost-2018':
    'nepravilna poteza v hitropoteznem šahu; nepravilna poteza blitz; kralj v šahu v hitropoteznem',
  'blitz.unsup.illegal.claim-win-2009': 'zmaga zaradi nepravilne poteze v hitropoteznem',
  'note.algebraic-only': 'algebrska notacija; katera notacija; zapis potez',
  'note.letter': 'črke figur; oznake figur',
  'note.castle.short': 'zapis rokade; 0-0',
  'note.promotion': 'zapis promocije',
  'note.ambig.same-rank': 'dva skakača na isto polje; dvoumna poteza zapis',
  'note.sign.mate': 'znak za mat',
  'note.sign.check': 'znak za šah',
  'blind.two-boards': 'slepi igralec; slabovidni igralec; dve šahovnici',
  'blind.announce.clear': 'napovedovanje potez; glasno napovedati potezo',
  'blind.touch': 'slepi igralec se dotakne figure; figura iz luknje',
  'blind.slip': 'lapsus; napačna napoved poteze',
  'blind.record': 'brajica; zapis slepega igralca',
  'blind.assistant.right': 'pomočnik slepega igralca',
  'adjourn.trigger': 'prekinjena partija; prekinitev partije; odložena partija',
  'adjourn.seal.write': 'kuvertirana poteza; kuvertirati potezo; kuverta poteza',
  'adjourn.bad-seal.illegal': 'nepravilna kuvertirana poteza',
  'adjourn.bad-seal.ambiguous': 'dvoumna kuvertirana poteza',
  'adjourn.open.replier-present': 'odpreti kuverto; nadaljevanje prekinjene partije',
  'adjourn.late.loss': 'zamuda pri nadaljevanju',
  'adjourn.lost.continue': 'izgubljena kuverta; kuverte ni',
  'c960.game': 'šah 960; Fischerjev šah; naključni šah; chess960',
  'c960.castle.regular-rules': 'rokada v šahu 960; rokada v Fischerjevem šahu',
  'c960.castle.final-squares': 'kje stojita kralj in trdnjava po rokadi 960',
  'c960.start.random': 'začetna pozicija 960; žreb pozicije',
  'qpf.def': 'hitri konec partije; dokončanje partije brez dodatka',
  'qpf.both-flags.last': 'obe zastavici padli ni jasno katera prej',
  'qpf.incr.request': 'dodatek petih sekund; prositi za dodatek',
  'qpf.claim.when': 'manj kot dve minuti; zadnji dve minuti reklamacija remija; pravilo dveh minut',
  'qpf.claim.ground.cannot': 'nasprotnik ne more zmagati na običajen način',
  'qpf.claim.ground.no-effort':
    'nasprotnik ne poskuša zmagati; igra samo na čas; igra na zastavico',
  'qpf.noarb.applies': 'ni sodnika; tekma brez sodnika',
  'gloss.standard': 'standardni šah; počasni šah; redna partija',
  'gloss.points-alt': 'tri točke za zmago; 3-1-0',
  'gloss.zero-tolerance': 'ničelna toleranca',
  'fb.base': 'finska hitropotezna pravila',
  'fb.win.flag.claim': 'zmaga na čas finski hitropotezni; padla zastavica; zmanjkalo časa',
  'fb.win.flag.material': 'zadosten material za zmago na čas',
  'fb.win.illegal':
    'nepravilna poteza finski hitropotezni; zmaga zaradi nepravilne poteze; nepravilna poteza',
  'fb.draw.both-flags': 'obe zastavici padli',
  'fb.king-capture.loses': 'vzel kralja izgubi; vzeti kralja',
  'fb.appeal.none': 'pritožba',
  'blitz.unsup.base':
    'zapisovanje v hitropoteznem; ali moram pisati v hitropoteznem; pravila hitropoteznega šaha',
  'adjourn.bad-seal.unreadable': 'nečitljiva kuvertirana poteza',
  'attack.pinned-attacks': 'vezana figura daje šah; vezana figura napada',
}
