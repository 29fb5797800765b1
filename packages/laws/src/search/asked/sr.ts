import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Serbian: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const sr: AskedAs = {
  'scope.otb': 'šah preko interneta; onlajn šah; dopisni šah',
  'scope.two-parts': 'osnovna takmičarska',
  'scope.edition-by-date': 'izdanje važi; važe',
  'scope.gender': 'znači žene',
  'preface.analogy':
    'slučaj ne uređuju; nema pravila za ovaj slučaj; slični slučajevi; slučaj ne predviđaju',
  'preface.judgement': 'procena sudije; sloboda sudije',
  'preface.federation.no-conflict': 'saveza; domaća; posebna saveza',
  'preface.rating-condition': 'računa rejting',
  'fi.default-30': 'kašnjenje 30 minuta Finska; pola sata kašnjenja Finska',
  'game.two-players': 'dva tabli',
  'game.white-first':
    'ko počinje; ko prvi; beli počinje; prvi potez; naizmenično; dva poteza zaredom; igrao dvaput zaredom',
  'game.have-the-move':
    'potezu; igram pre protivnik pritisne sat; protivnik nije pritisnuo sat; odgovoriti pre pritiska sata',
  'game.goal': 'cilj; pobeđuje šahu',
  'game.mate-wins': 'kralj napadnut nema poteza; ko matira pobeđuje',
  'game.king-safety': 'ostaviti kralja šahu; izložiti kralja',
  'game.no-king-capture':
    'uzeti kralja; uzimanje kralja; pojesti kralja; uzme kralj; pobeda uzimanjem kralja',
  'game.neither-can-mate': 'niko ne može pobedi',
  'board.8x8': 'koliko polja tabla; 64 polja',
  'board.orientation':
    'postavlja tabla; belo polje desno; svetlo polje desnom uglu; stoji tabla; okreće tabla; staviti tablu',
  'pieces.set': 'koliko figura; 16 figura',
  'pieces.initial-position':
    'početna postavka; postavljanje figura; gde stoje kralj dama; postaviti figure; početni položaj; dama svojoj boji; boji stoji dama; gde kralj dama',
  'board.files-ranks': 'linija red',
  'move.no-own-square': 'dve figure istom polju; pojesti svoju figuru',
  'move.capture': 'uzimanje obavezno; moram uzmem; mora jesti figura',
  'attack.pinned-attacks':
    'vezana figura daje šah; vezana figura napada; šah figurom ne sme da se pomeri',
  'move.bishop': 'kreće lovac; laufer; lovac nazad',
  'move.rook': 'kreće top; kula',
  'move.queen': 'kreće dama; kraljica; dama skače konj',
  'move.sliders-blocked': 'lovac ne može preskoči figuru; top preko pešaka; dama preko figure',
  'move.knight': 'kreće skakač; konj; skakač skače; konj preskače figure; konj preko drugih',
  'pawn.one-step':
    'kreće pešak; pešak napred; pion; pešak nazad; pešak pred figurom ne može napred; pešak pravo',
  'pawn.two-step': 'dvokorak pešaka; pešak prvi potez dva polja',
  'pawn.capture': 'pešak uzima; pešak jede ukoso; jede pešak; pešak jede pravo',
  'pawn.en-passant': 'an pasan; en passant; uzimanje prolazu; uzeti prolazu',
  'pawn.en-passant-now': 'an pasan odmah; gubi pravo an pasan; kasnije an pasan',
  'pawn.promote-must':
    'promocija; promocija pešaka; zamena pešaka; pešak poslednjem redu; pešak stigne osmog reda; pešak damu; pešak došao kraja; pretvara pešak',
  'pawn.promote-any':
    'dve dame; druga dama; promocija skakača; figuru izaberem; dama; pretvaranje pešaka lovca; pretvaranje skakača; koliko dama; jedna dama tabli',
  'pawn.promote-effect': 'nova dama odmah daje šah',
  'king.step':
    'kreće kralj; kralj pored kralja; dva kralja jedan drugog; kraljevi susednim poljima; kraljevi dodiruju',
  'castle.definition': 'rokada; rokira; mala rokada; velika rokada; kratka rokada; duga rokada',
  'castle.lost-king':
    'rokada posle poteza kralja; kralj pomerio; gubitak prava rokadu; kralj pomerao vratio rokada; kralj igrao; kralj vratio svoje polje',
  'castle.lost-rook':
    'rokada posle poteza topa; top pomerio; pomerio topa rokada; top pomerao vratio rokada; pomerao topa rokiram',
  'castle.barred-attack':
    'rokada kroz šah; rokada šaha; rokada šahom; napadnut top rokada; rokada preko napadnutog polja; rokiram top napadnut; rokada kralj šahu; ranije šah rokadu; b1 napadnuto duga rokada; rokada pobegnem šaha',
  'castle.barred-blocked': 'figura između kralja topa rokada; lovac f1 rokada; rokada preko konja',
  'check.definition': 'šah kralju; moram kažem šah; reći šah; viče šah; nije najavio šah',
  'check.no-self-check':
    'nije primetio šah; nije video šahu; kralj ostaje šahu; prevideo šah; nisam se odbranio od šaha; vezana figura; kralj ostao šahu; ostavio kralja šahu; vezana figura pomerena; kralj ne uđe šah',
  'move.illegal': 'definicija nepravilnog poteza; znači nepravilan potez',
  'position.illegal': 'nemoguća pozicija; nepravilna pozicija',
  'touch.one-hand': 'jednom rukom; dve ruke; obe ruke; obema rukama',
  'touch.adjust':
    'j’adoube; popravljam; popraviti figuru; nameštam; žadub; popravljam figure; ispravljanje figura bez najave; okreće konja; namestio bez reči; namešta moje figure',
  'touch.contact-is-intent':
    'slučajno dodirnuo; slučajan dodir; rukavom zakačio figuru; nenameran dodir; zaboravio kaže popravljam; nenamerno dodirnuo; nisam rekao nameštam; laktom gurnuo figuru; okrznuo figuru rukom',
  'touch.scope':
    'taknuto maknuto; pipnuto povučeno; važi dodirnuta figura; dodir nisam potezu; dodir figure nisam potezu; važi taknuto; protivnik dira figure razmišljam; dira figure mislim; protivnik dotakao figuru moj potez',
  'touch.own-first':
    'dodirnuo figuru; taknuto maknuto; dodirnuo topa; dodirnuo damu; dodirnuo svojih figura; moram igram dodirnutom figurom; uhvatio figuru; dodirnuo skakača igram drugom; pipnuto maknuto; dotakao figuru moram igrati; uzeo figuru odigrao drugu; podigao figuru vratio; taknuto madnuto; taknuto mora; dodirnuo jednu figuru odigrao drugu; greškom uzeo pogrešnu figuru; uzeo ruku predomislio; pipnuo jednu odigrao drugom',
  'touch.opponent-first':
    'dodir tuđe figure; dotakao protivnikovog skakača; dodirnuo moju figuru mora uzme; uzeo protivničku figuru ruku; mora uzme dodirnutu figuru protivnika; zgrabio mog skakača; uhvatio moju figuru; dodirnuo topa; uzeo ruku protivnikovog topa',
  'touch.both-colours':
    'dodirnuo svoju protivnikovu figuru; figure obe boje; prvo pipnuo tuđu svoju figuru; pipnuo tuđeg topa svoju damu',
  'touch.order-unclear': 'figuru prvo dodirnuo; nije jasno koja je prva dodirnuta',
  'touch.castle-duty': 'dodirnuo kralja topa; moram rokiram; prvo kralj top',
  'touch.rook-then-king':
    'prvo top kralj; prvo uhvatio topa kod rokade; rokirao topom; dotakao topa kralja; top pre kralja; prvo top kralj rokada; pomerio prvo topa; zgrabio topa onda kralja; rokada počinje topom',
  'touch.castle-illegal':
    'nepravilna rokada; rokada nije dozvoljena moram kraljem; rokada nije dozvoljena dodirnuo kralja; uzeo kralja topa rokada ne može',
  'touch.promotion-final':
    'promena figure kod promocije; predomislio kod promocije; izbor figure konačan; promenim figuru posle promocije; stavio damu hteo skakača; spustio damu polje topa',
  'touch.none-possible':
    'dodirnuta figura nema potez; dodirnutom figurom ne može; dodirnuo vezanu figuru; dotaknuta figura ne može pomeri; dotaknuo figuru ne može pomeri; uhvatio figuru nema gde; dodirnutu figuru ne može uzme',
  'promote.skip-square': 'pešak ne mora osmi red; samo skloniti pešaka staviti damu',
  'promote.any-order': 'prvo uzeti damu gurnuti pešaka',
  'promote.capture-occupant': 'promocija uzimanjem',
  'made.released-fixed':
    'ispustio figuru; pustio figuru ruke; uzeti potez nazad; promenim potez; pustio figuru; predomislio; pustio figuru drugo polje; vraćanje poteza; vratim potez; odložio figuru predomislio; sklonio ruku; potez važi ne može vrati',
  'made.plain':
    'potez odigran; potez učinjen; drži figuru ruci; ne pusti drugde; drži figuru vazduhu',
  'made.capture': 'uzimanje izvršeno',
  'made.castling': 'rokada izvršena',
  'made.castling-king-released': 'pustio kralja kod rokade',
  'made.promotion': 'promocija izvršena',
  'touch.claim-forfeit':
    'reklamirati dodirnutu figuru; kasno reklamaciju dodira; kasna reklamacija taknute figure; takao figuru hteo prijavim protivnikovo takni-makni',
  'touch.move-assistant': 'bez ruku; ko umesto pomera figure; ne može pomera figure',
  'end.mate':
    'mat; šah mat; kraj matom; moram posle mata pritisnem sat; kraj; završava; ko pobeđuje posle mata',
  'end.mate-validity': 'mat nepravilnim potezom',
  'end.resign':
    'predaja; oborio kralja; oborio svog kralja; zaustavio sat predao; pružio ruku; pružio ruku rekao predajem; predao predomislio; predao tvrdi nije',
  'end.resign-draw':
    'predaja protivnik ne može matira; predaja protiv golog kralja; predao samo kralja',
  'end.stalemate': 'pat; nema poteza nije šah; kralj nema potez; nemam potez nisam šahu',
  'end.dead-position':
    'mrtva pozicija; nedovoljno materijala; nedovoljan materijal; nema dovoljno materijala mat; kralj protiv kralja; kralj lovac protiv kralja; kralj skakač protiv kralja; mat nije moguć; remi materijala; niko ne može matira; nedovoljno materijala mat; premalo materijala; ostali samo kraljevi; pešaci blokirani niko ne može napred; lovci iste boje',
  'end.agreement':
    'sporazumni remi; dogovoreni remi; dogovor remiju; brzi remi; remi bez; sporazum remiju',
  'clock.flag-fall': 'pad zastavice; znači pad zastavice; zastavica',
  'clock.press-after-move':
    'pritisnuti sat; pritisak sata; zaboravio pritisne sat; pritisnuti sat posle poteza; ko mora pritisne sat',
  'completed.by-press': 'dovršen potez; razlika između odigranog dovršenog poteza; potez završen',
  'completed.by-game-end':
    'mat bez pritiska sata; posle mata mora pritisne sat; moram pritisnem sat posle mata; dao mat nije stisnuo sat',
  'completed.by-next-move':
    'nisam pritisnuo sat protivnik odigrao; zaboravio sat odigrao sledeći potez; zaboravio pritisnem sat odigrali; zaboravio pritisnem dalje',
  'clock.right-to-press':
    'protivnik pre pritisnem sat; pravo pritisnem sat; odgovorio pre pritiska, pritisne',
  'clock.time-to-press': 'vreme između poteza pritiska sata',
  'clock.same-hand':
    'sat drugom rukom; istom rukom; rukom pritiska sat; pritisnuo sat drugom rukom; jednom rukom drugom pritiska sat',
  'clock.no-hover': 'prst satu; ruka sata; držati ruku dugmetu; ruka stalno sata',
  'clock.handling':
    'udarati sat; lupa satu; oborio sat; podići sat; grubo pritiska sat; bacio sat; razbija sat; lupa sat snage',
  'clock.no-press-before-move':
    'pritisnuo sat pre poteza; sat pre odigrao; prvo pritisne sat povuče',
  'clock.adjust-own-time': 'popravljati figure protivnikovom vremenu',
  'clock.assistant': 'pomoćnik pritiska sat umesto',
  'time.quota':
    'broj poteza periodu; 40 poteza; vremenska kontrola; 40 poteza 90 minuta; propisan broj poteza; koliko vremena posle četrdesetog poteza; koliko dugo mislim jednom potezu',
  'time.per-move':
    'dodatak vremena; sekunde potezu; Fišerov dodatak; inkrement; dodatak potezu; bonus 30 sekundi; dodaju sekunde; sat dodatkom',
  'time.announced': 'tempo objavljeno unapred',
  'time.carry-over':
    'ušteđeno vreme prenosi; neiskorišćeno vreme; biva ušteđenim vremenom posle 40. poteza',
  'time.delay': 'zadrška; Bronštajn; odlaganje; režim odlaganja',
  'flag.check-quota': 'pala zastavica potezi odigrani',
  'clock.placement':
    'gde stoji sat; strane sat; strane stoji sat; ko određuje stranu sata; levoruk gde stoji sat; sat desne strane',
  'start.white-clock':
    'početak kola; puštanje sata belog; početak kola sat belog; ko pušta sat početku; nema protivnika ko pušta sat; crni nije došao čiji sat; pušta sat belog',
  'default.time-value':
    'dozvoljeno kašnjenje; nulta tolerancija; koliko zakasnim; koliko minuta kašnjenja; koliko minuta zakasnim; koliko čeka protivnik; zaglavljen saobraćaju koliko čekaju; dođem',
  'default.late-loses':
    'kašnjenje; zakasnio; dolazi kasno; protivnika nema; protivnik kasni; kontumac; nije došao; protivnik nije došao; kašnjenje 15 minuta; došao prekasno; nema protivnika; bez borbe kašnjenja; dozvoljeno kašnjenje; vreme čekanja',
  'default.both-absent':
    'nijedan nije došao; niko nije došao početak; oba kasne; obojica odsutna; nema nijednog; zakasnila oba; niko nije došao; obojica kasne; obojica prespavali',
  'flag.considered-fallen':
    'ko ukaže pad zastavice; reklamirati zastavicu; sudija vidi pad zastavice; gledalac ukazao zastavicu; ko zove pad zastavice; sudija objavljuje pad zastavice; tražim pobedu vreme; reklamacija vremena; smatra zastavica pala; ko upozorava pad zastavice; vreme isteklo niko nije primetio; sat 0:00 niko ne kaže; sudija video zastavicu ćutao',
  'flag.loss':
    'isteklo vreme; izgubio vreme; pala zastavica; probio vreme; prekoračio vreme; nema vremena; pobeda vreme; protivniku isteklo vreme; cajtnot pad; poraz vreme; prošlo vreme; sat nuli',
  'flag.exceptions':
    'zastavica pala posle mata; mat pre pada zastavice; prvo mat zastava; mat poslednjoj sekundi',
  'flag.draw-no-mate':
    'pala zastavica protivnik samo kralja; protivniku pala zastavica samo skakača; isteklo vreme protivnik ne može matira; remi umesto poraza vreme; isteklo vreme protiv golog kralja; samo lovac isteklo vreme; mat jednim skakačem istekne vreme; nema materijala mat isteklo vreme; pala zastava samo lovac; pala zastava ostao lovac; isteklo vreme ostao konj',
  'clock.conclusive': 'važi sat pokazuje',
  'clock.replace-defective':
    'pokvaren sat; sat ne; kvar sata; prazna baterija; baterija satu; crkao sat; zaglavilo dugme satu; sat zaledio',
  'clock.wrong-setting':
    'pogrešno podešen sat; sat loše podešen; nema dodatka satu; sat pokazuje minuta; satu premalo vremena; sat pokazuje drugo; sat ne dodaje sekunde',
  'clock.interrupt':
    'prekid; nestanak struje; alarm; sudija zaustavlja satove; nestalo struje; požarni alarm; ugasila svetla; mrak sali; evakuacija',
  'clock.player-stop':
    'pozvati sudiju; nema dame promociju; obrnut top dama; zaustavim sat; zaustaviti sat zvati sudiju; okrenut top umesto dame; zaustavim sat idem kod sudije',
  'clock.restart': 'ko ponovo pušta sat; nastavlja posle zaustavljanja; ponovno pokretanje sata',
  'clock.stop-unjustified': 'neopravdano zaustavio sat; zaustavio sat bez razloga',
  'display.no-claim':
    'demonstraciona tabla; brojač poteza dokaz; zahtev osnovu ekrana; reklamacija demonstracionoj tabli; ekranu piše broj poteza',
  'irreg.restore-times':
    'vreme satu posle vraćanja pozicije; vreme podesiti posle vraćanja; vratili poziciju satom',
  'irreg.initial-position':
    'pogrešna početna pozicija; pogrešno postavljene figure; zamenjeni kralj dama; loše postavljene figure početku; konj lovac zamenjeni početka; pogrešna postavka usred; kralj stajao d1',
  'irreg.board-orientation':
    'okrenuta tabla; pogrešno postavljena tabla; crno polje desno; tabla pogrešno okrenuta; tabla naopako usred',
  'irreg.colours-reversed': 'pogrešna boja; zamenjene boje; obrnute boje',
  'irreg.displaced-own-time':
    'srušio figuru; oborio figure; prevrnute figure; oborio kralja pritisnuo sat; figure pale; figure popadale; ko vraća srušene figure; figura pala stola; pokupiti figure poda; rukavom srušio figure; prosuo kafu srušio figure',
  'irreg.displaced-stop': 'protivnik oborio figure; protivnik oborio figure zaustavim sat',
  'irreg.displaced-penalty': 'kazna oborene figure',
  'illegal.completed-when':
    'nepravilan potez pre pritiska sata; ispraviti nepravilan potez; primetio pre pritisnuo; ostavio kralja šahu pritisnuo sat; ispravim nepravilan potez; priznao grešku pre stisnuo sat',
  'illegal.restore':
    'nepravilan potez; nedozvoljen potez; nelegalan potez; biva posle nepravilnog poteza; vratiti poziciju pre nepravilnog poteza; nepravilan potez otkriven kasnije; protivnik odigrao nepravilan potez; nemoguć potez; primetili nepravilan potez posle nekoliko poteza; vraćanje pozicije pre nepravilnog poteza; posle poteza shvatili kralj šahu; povukao konja lovca; pogrešno pomerio figuru stisnuo',
  'illegal.restore-fallback': 'ne može utvrditi pozicija pre nepravilnog poteza',
  'illegal.replacement': 'moram istom figurom; potez moram posle nepravilnog poteza',
  'illegal.clocks': 'vreme posle ispravke nepravilnog poteza',
  'illegal.king-capture':
    'uzeo kralja brzopoteznom; uzeo kralja; kralj uzet; pojeo kralja blicu; uzimanje kralja; pojeo kralja nisam video šah',
  'illegal.unpromoted':
    'pešak nije zamenjen; nije zamenio pešaka pritisnuo sat; ostavio pešaka poslednjem redu pritisnuo sat; zaboravio zameni pešaka; nepromovisan pešak; pešak poslednjem redu nije zamenjen; pešak ostao poslednjem redu; zaboravio zameni pešaka pritisnuo sat',
  'illegal.press-no-move':
    'pritisak sata bez poteza; nije odigrao pritisnuo sat; pritisnuo sat nije odigrao potez; stisnuo sat bez poteza; prvo pritisnuo sat onda odigrao',
  'illegal.two-hands':
    'potez obema rukama; rokada obema rukama; uzimanje obema rukama; rokirao dve ruke; igrao obema rukama; dve ruke; obe ruke',
  'illegal.penalty-time':
    'prvi nepravilan potez; dva minuta; dodatno vreme nepravilan potez; kazna nemoguć potez; kazna nedozvoljen potez; dve minute nepravilan potez',
  'illegal.penalty-loss':
    'dva nepravilna poteza; treći nepravilan potez; poraz nepravilnog poteza; koliko nepravilnih poteza; drugi nedozvoljen potez; tri nemoguća poteza; posle nepravilnog poteza gubi',
  'illegal.counter': 'sabiraju nemogući potezi; brojanje nepravilnih poteza',
  'illegal.loss-draw':
    'drugi nepravilan potez protivnik ne može matira; drugi nemoguć potez samo kralj; drugi nemoguć potez protivnik samo kralja',
  'irreg.displaced-later':
    'figura pogrešnom polju; pomerene figure; pozicija ne slaže zapisnikom; kasnije otkriveno; figura stajala pogrešnom polju; pomerena figura primećeno kasnije; pomerio figuru nije; fali pešak tabli; nestala figura',
  'score.record':
    'zapisivanje poteza; zapisnik; notacija; zapisati protivnikove poteze; ne pišem poteze; protivnik ne zapisuje poteze; obavezno zapisivanje; mora dete piše poteze; protivnik prestao zapisuje vremena dovoljno',
  'score.no-advance':
    'zapisati potez unapred; prvo zapisati igrati; pisanje pre poteza; napisao potez pre ga odigra',
  'score.reply-first':
    'odgovorim pre zapisivanja protivnikovog poteza; prvo odgovorim upišem oba poteza',
  'score.before-next':
    'nisam zapisao potez; nedostaju potezi zapisniku; protivnik ne piše poteze; ne zapisuje poteze; protivnik ne zapisuje; zaboravio zapiše potez',
  'score.only-use': 'beleške zapisniku; pišem zapisnik; pišem formular; piše varijante papir',
  'score.mark-offer': 'zapisati ponudu remija; znak (=); zapis ponude remija',
  'score.assistant':
    'pomoćnik zapisuje umesto; ne može piše; dete ne ume piše; slomljena ruka ne može piše',
  'score.visible':
    'pokrivati zapisnik; zapisnik mora vidljiv; sakriva formular; pokriva formular; krije zapisnik rukom',
  'score.property':
    'čiji zapisnik; predati zapisnik; čiji formular; kome pripada formular; ko čuva formulare; zadržim zapisnik; original formulara',
  'score.exempt':
    'manje pet minuta; prestati zapisivanjem; ne mora zapisuje; moram pišem cajtnotu; ne moram pišem; cajtnot zapisivanje; prestati pisanjem; pet minuta pisanje; tri minuta moram pišem',
  'score.update-after-flag':
    'dopuniti formular posle pada zastavice; posle zastavice dopisati poteze',
  'score.neither': 'nijedan ne zapisuje; obojica cajtnotu; ko piše obojica cajtnotu',
  'score.one': 'samo jedan ne zapisuje pala zastavica',
  'score.borrow':
    'protivnikov zapisnik; pozajmiti zapisnik protivnika; protivnikov formular; pozajmiti formular; pogledati protivnikov zapisnik',
  'score.reconstruct': 'rekonstrukcija; nijedan zapisnik nije potpun',
  'score.sign': 'potpis zapisnika; potpisati rezultat; potpisati formular; neće potpiše',
  'score.signed-stands':
    'pogrešan rezultat zapisniku; potpisali naopako rezultat; upisali remi dobio',
  'draw.regs-restrict':
    'zabrana remija pre 30. poteza; remi nije dozvoljen; sofijska; zabrana remija; remi pre 30 poteza; nije dozvoljen remi; organizator ne dozvoljava brzi remi',
  'draw.offer-when':
    'ponuditi remi; nudi remi; ponuda remija; predložiti remi; remi pre posle poteza; pravo vreme ponudim remi; remi pre posle sata',
  'draw.offer-other-time':
    'ponuda remija pogrešno vreme; ponudio remi mom vremenu; ponuda remija pre poteza; ponuda remija protivničkom vremenu; remi ponudio razmišljao',
  'draw.offer-no-conditions': 'uslovna ponuda remija; remi daš; remi uslovom',
  'draw.offer-irrevocable':
    'povući ponudu remi; ponuda povući; opozvati ponudu; povučem ponudu remija; povlačenje ponude; povučem ponudu; povlačenje ponude remija; predomislio remi; vratiti ponudu remija; hteo povučem ponudu; ponudio remi pokajao',
  'draw.offer-lapse':
    'koliko dugo važi ponuda remija; odbiti remi; prihvatiti remi kasnije; ponuda prestaje; odbijanje remija; važi ponuda remija; moram prihvatim remi; ponudio remi ćutim mislim; pipnuo figuru hteo prihvati remi; ne odgovorim ponudu remija',
  'draw.claim-is-offer': 'reklamacija ponuda remija',
  'rep.claim':
    'trokratno ponavljanje; ponavljanje pozicije; tri ista pozicija; ponavljanje poteza; večiti šah; remi ponavljanjem; trostruko ponavljanje; reklamirati ponavljanje; šahira nedogled; treći isto tabli; moram ponavljanje prijavim sudiji',
  'rep.intended':
    'reklamacija ponavljanja nameravanim potezom; zapisati potez reklamirati; reklamacija ponavljanja sledećim potezom; tri ista: odigram samo zapišem',
  'rep.appeared': 'pozicija upravo nastala treći',
  'rep.same-position':
    'pozicija ista; jednaka pozicija; ista pozicija drugi potezu; znam pozicija ista; ista pozicija potezu protivnik',
  'rep.en-passant': 'ponavljanje pozicije an pasan',
  'rep.castling':
    'ista pozicija drugo pravo rokadu; ponavljanje pravo rokadu; ista pozicija bez prava rokadu',
  'fifty.claim':
    '50 poteza; pedeset poteza; 50 poteza bez pešaka; 50 poteza zajedno svaki; koliko poteza bez uzimanja remi',
  'fifty.intended':
    'reklamacija pedeset poteza nameravanim potezom; reklamacija pedeset poteza sledećim potezom',
  'fifty.done': 'pedeset poteza odigrano',
  'claim.lost-by-touch':
    'dodirnuo figuru reklamirao ponavljanje; dotakao figuru tražio remi; gubitak prava reklamaciju remija; reklamirao posle poteza; reklamacija posle dodira figure; povukao potez reklamirao',
  'claim.stop-clocks':
    'zaustaviti sat reklamaciji; zaustaviti sat kod reklamacije; remi ponavljanja zaustavim sat',
  'claim.no-withdraw': 'povući reklamaciju; povlačenje zahteva remi; tražio remi odustao',
  'claim.correct': 'reklamacija remija tačna',
  'claim.incorrect':
    'pogrešna reklamacija; neispravna reklamacija remija; kazna pogrešnu reklamaciju; neosnovana reklamacija; pogrešna reklamacija ponavljanja; netačan zahtev remi; pogrešan zahtev remi; odbijena reklamacija dve minute; tražio remi nije pravu',
  'claim.intended-binding': 'moram odigram nameravani potez',
  'auto.fivefold':
    'petokratno ponavljanje; pet ista pozicija; pet ponavljanja automatski remi; pet ponovljeno niko ne kaže',
  'auto.seventyfive': '75 poteza; sedamdeset pet poteza; 75 poteza automatski remi',
  'auto.mate-first': 'mat 75. potezu',
  'points.standard':
    'koliko bodova pobedu; bodovi remi; poeni pobedu; bodovanje; pola poena remi; koliko vredi pobeda; koliko vredi remi; koliko nosi remi',
  'points.forfeit':
    'bodovi pobedu bez borbe; pobeda bez borbe; protivnik nije došao dobijam poen; službena pobeda; kontumacija',
  'points.normal-values':
    'neobičan rezultat; obojici poraz; pola boda nula; tri četvrt poena; pola poena jednom nula drugom',
  'conduct.disrepute':
    'neprimereno ponašanje; vređa protivnika; nesportsko ponašanje; škoditi ugledu šaha; uvreda; nije rukovao; nameštena; nije hteo pruži ruku; vređanje; psuje; bacio figure psovao; otišao ostavio sat; rekao idiot',
  'venue.definition': 'spada prostor; mesto',
  'venue.area': 'područje',
  'venue.leave':
    'napustiti mesto; izaći napolje; napustiti zgradu; napustiti prostor; izašao sale; stalno izlazi napolje; vazduh',
  'venue.leave-on-move':
    'napustiti salu potezu; ići toalet; toalet; vc; ustati stola; toalet potezu; ustati stola potezu; piškim sat; kafu potezu',
  'venue.access':
    'ko prostor; roditelji sali; trener sali; ko salu; roditelji pored stola; gledaoci pored table; mama stoji iza; roditelji gledaju izbliza',
  'conduct.no-aids':
    'varanje; beleške; savet; pomoć; analizirati drugoj tabli; korišćenje programa; pomoć trenera; pomoć strane; analiza drugoj tabli; trener savetuje; drug šapnuo potez; tata pokazuje potez; gledao knjigu',
  'device.ban':
    'telefon; mobilni telefon; pametni sat; elektronski uređaj; slušalice; telefon džepu; telefon dozvoljen; mobilni; slušanje muzike; elektronski uređaji; pametni sat ruci; slušalice ušima',
  'device.bag': 'telefon torbi; isključen telefon rancu',
  'device.sound-2009': 'zazvonio telefon 2009',
  'device.possession':
    'zazvonio telefon; telefon kod; poraz telefona; telefon vibrira; mobilni zvoni; mobilni zazvonio; telefon kod sebe; telefon džepu; zapištao pametni sat; isključen mobilni džepu; zvali usred; žena zove telefon',
  'device.search':
    'pretres; pregled torbe; detektor metala; sudija pregleda; sudija zaviri torbu; pretres varanja',
  'conduct.smoking': 'pušenje; cigareta; elektronska cigareta; gde puši; zapaliti cigaru',
  'conduct.spectator':
    'završio; posle završene; završio gledam; završio priča pored moje table; posle gledam druge',
  'conduct.no-disturb':
    'ometanje protivnika; ometa; buka; priča; stalno nudi remi; jesti tablom; protivnik priča; buka tablom; jede tablom; lupka stolu; šutira stola; žvaće čips; svaki potez nudi remi; šmrče; kafa stolu; koliko nudim remi',
  'conduct.persistent': 'odbija poštuje; odbija; ne sluša sudiju; ne poštuje sudiju',
  'conduct.both-guilty': 'obojica gube; 0-0; obojica dobila nulu',
  'conduct.explanation': 'sudija objašnjava; pitam sudiju; pitam sudiju piše pravilima',
  'appeal.right':
    'žalba; žaliti; žalba sudiju; ne slažem sudijom; protest; sudija pogrešio; pogrešna odluka sudije; kome žalim sudiju; sudija nije pravu',
  'conduct.help-reconstruct': 'pomoći sudiji rekonstrukcije',
  'conduct.check-claim': 'ko proverava reklamaciju; ko mora dokaže ponavljanje',
  'arb.uphold': 'dužnosti sudije; sudija; uloga sudije',
  'arb.environment': 'osvetljenje; uslovi; buka sali; loše svetlo; buka hodniku',
  'arb.undisturbed': 'ko brine mir sali; buka susedne sobe',
  'arb.special-needs': 'invalid; bolestan; lekarska pomoć; loše; loše prekinem',
  'arb.anti-cheating': 'sudija protiv varanja',
  'arb.extra-time':
    'smetnja spolja dodatno vreme; sudija dodaje vreme; dodatno vreme smetnje; produženje vremena; buka ulice dodatno vreme; alarm prekinuo partiju dodati vreme',
  'arb.no-intervene':
    'sudija interveniše; intervencija sudije; sudija umeša; sudija meša; sudija petlja',
  'arb.no-move-count':
    'koliko poteza odigrano; sudija kaže broj poteza; sudija neće kaže koliko poteza kontrole',
  'arb.no-reminders':
    'sudija rekao pritisne sat; sudija podsetio sat; upozoriti sat; zaboravio sat upozorenje; sudija upozorava sat; sudija opominje nisam pritisnuo sat; kažem nije pritisnuo sat',
  'arb.report-only':
    'gledalac primeti nepravilan potez; ko obavesti sudiju; gledalac vidi nepravilnost; ko upozori sudiju; video tuđi nemoguć potez kome kažem',
  'arb.no-interference':
    'gledalac priča; komentarisanje; roditelji mešaju; gledalac umešao; gledalac došaptava; roditelj meša; gledalac upozorava; gledalac dobacuje; roditelj došaptava; mešanje gledalaca',
  'arb.expel':
    'udaljiti gledaoca; izbaciti sale; izbaciti gledaoca; sudija izbaci roditelje napolje',
  'arb.phones-anyone':
    'telefon gledaoca; gledaocu zazvonio telefon; roditelji telefonom sali; fotografisanje telefonom; slika blicem',
  'penalty.combine':
    'kazne; spisak kazni; kazne izrekne sudija; kazniti; sudija kažnjava; kazne sudija; sudija; opomena poraz',
  'penalty.warning': 'opomena; opomena sudije',
  'penalty.add-time': 'koliko minuta dodaje sudija',
  'penalty.cut-time': 'oduzimanje vremena; sudija uzeo minute; sudija oduzima vreme',
  'penalty.add-points': 'sudija daje poene protivniku',
  'penalty.cut-points': 'oduzimanje poena; oduzeti bod; sudija skinuo poen',
  'penalty.loss': 'sudija proglašava izgubljenu',
  'penalty.fine': 'novčana kazna',
  'penalty.rounds': 'zabrana igranja narednom kolu',
  'penalty.expulsion': 'isključenje turnira; diskvalifikacija; izbačen turnira',
  'gloss.standard': 'standardni; spori šah; klasična',
  'gloss.points-alt': 'tri boda pobedu; 3-1-0; tri poena fudbalu',
  'gloss.zero-tolerance': 'nulta tolerancija',
  'rapid.def.fixed':
    'ubrzani; rapid; 15 minuta; koliko traje ubrzana; koliko minuta rapid; kontrola vremena ubrzani; 25 minuta rapid',
  'rapid.def.increment': 'ubrzani dodatkom; 10+5; 15+10',
  'rapid.record.optional':
    'zapisivanje ubrzanom; moram pišem rapidu; zapisivanje rapidu; piše ubrzanom; 15 minuta moram pišem',
  'rapid.record.claims-kept': 'reklamacija rapidu bez formulara',
  'rapid.penalty.one-minute':
    'jedan minut ubrzanom; kazna ubrzanom; koliko minuta nemoguć potez ubrzanom',
  'rapid.sup.ratio': 'odgovarajući nadzor; koliko sudija ubrzani; koliko nadgleda jedan sudija',
  'rapid.unsup.setup.window':
    'pogrešna postavka ubrzani deset poteza; pogrešna postavka rapidu posle deset poteza; žalim postavku rapidu',
  'rapid.unsup.illegal.window': 'nepravilan potez ubrzanom; reklamiram nepravilan potez rapidu',
  'rapid.unsup.illegal.arbiter-active':
    'sudija vidi nepravilan potez rapidu; mora sudija reaguje rapidu',
  'rapid.unsup.illegal.cost.2018': 'nemoguć potez rapidu dobijam',
  'rapid.unsup.illegal.stands':
    'nepravilan potez ostaje; nepravilan potez primećen kasno; rapidu niko nije primetio nemoguć potez',
  'rapid.unsup.illegal-position.draw': 'oba kralja šahu; dva kralja šahu',
  'rapid.unsup.flag.arbiter-calls': 'sudija ukazuje zastavicu ubrzanom',
  'rapid.unsup.flag.claim-act': 'tražim pobedu vreme rapidu',
  'rapid.unsup.flag.both-down': 'obojici isteklo vreme; pale obe zastavice',
  'blitz.def.fixed': 'brzopotezni; blic; pet minuta; cuger; koliko minuta blic; 5 minuta',
  'blitz.def.increment': 'brzopotezni dodatkom; 3+2',
  'blitz.penalty.one-minute': 'jedan minut brzopotezni',
  'blitz.sup.ratio': 'koliko sudija blicu',
  'blitz.sup.record-optional': 'zapisivanje brzopoteznom',
  'blitz.unsup.base':
    'zapisivanje brzopoteznom; zapis brzopoteznom; moram pisati brzopoteznom; brzopoteznog; zapisivanje blicu; piše blicu',
  'blitz.unsup.illegal.claim-win-2009': 'pobeda nepravilnog poteza brzopoteznom',
  'blitz.unsup.illegal.cost-2018':
    'nepravilan potez brzopoteznom; kralj šahu brzopoteznom; nemoguć potez brzopotezno; blicu ostavio kralja šahu',
  'blitz.unsup.illegal.stands': 'blic nepravilan potez prekasno; blicu ušao šah nisam video',
  'note.algebraic-only': 'algebarska notacija; notacija; zapis poteza',
  'note.evidence': 'stara notacija nije dokaz',
  'note.letter': 'slova figura; oznake figura; slovo skakača',
  'note.letter.national': 'srpska slova figure; pišem domaća slova',
  'note.pawn-no-letter': 'pešak nema slovo',
  'note.files': 'imena linija h',
  'note.ranks': 'brojevi redova 1 8',
  'note.piece-move': 'zapisuje potez figurom',
  'note.pawn-move': 'zapisuje potez pešakom',
  'note.capture.piece': 'zapisuje uzimanje figurom',
  'note.capture.pawn-file': 'zapis uzimanja pešakom; piše pešak uzima',
  'note.ep.mark': 'zapis an pasana; zapisuje an pasan',
  'note.ambig.same-rank': 'dva skakača isto polje; dvosmislen potez zapis; oba topa polje zapisati',
  'note.promotion': 'zapis promocije; beleži promocija damu',
  'note.draw-offer': 'znak jednakosti zagradi',
  'note.castle.short': 'zapis rokade; 0-0; piše rokada',
  'note.castle.long': 'zapis duge rokade; piše velika rokada',
  'note.sign.capture': 'znači x zapisu',
  'note.sign.check': 'znak šah; plus šah; staviti plus dam šah',
  'note.sign.mate': 'znak mat; taraba mat; obeležava mat; zapisati mat',
  'note.optional-signs': 'mora znak šah',
  'blind.adapt': 'slepi; slabovidi',
  'blind.two-boards': 'slepi; slabovidi; dve table; slep protiv videćeg jedna dve table',
  'blind.board.size': 'tabla slepe',
  'blind.board.raised': 'izdignuta crna polja',
  'blind.announce.clear': 'objavljivanje poteza; glasno objaviti potez; slepi objavljuje poteze',
  'blind.announce.repeat': 'protivnik ponavlja objavljeni potez slepog',
  'blind.announce.files': 'imena linija slepe',
  'blind.announce.ranks': 'nemački brojevi redova',
  'blind.announce.castling': 'slepi objavljuje rokadu',
  'blind.announce.pieces': 'nemačka imena figura',
  'blind.touch': 'slepi dodiruje figuru; figura rupe; slep opipava figure; slepi opipao figuru',
  'blind.clock.special': 'sat slepe govori',
  'blind.clock.speaking': 'sat govori slušalicom',
  'blind.record': 'Brajevo pismo; zapis slepog; slepi zapisuje brajevim pismom; zapisuje slepi',
  'blind.slip': 'lapsus; pogrešna objava poteza; slepi pogrešno izgovorio potez',
  'blind.diverge.consult': 'različita pozicija dve table slepi',
  'blind.assistant.right': 'pomoćnik slepog; ko pomaže slepom',
  'blind.assistant.score-clock': 'ko piše slepog',
  'adjourn.trigger': 'prekinuta; prekid; odložena; prekid sutra; nastavljamo sutra',
  'adjourn.seal.write': 'kovertirani potez; koverta potez; kovertira',
  'adjourn.seal.envelope': 'koverat',
  'adjourn.envelope.names': 'piše koverti; podaci koverti',
  'adjourn.envelope.custody': 'ko čuva kovertu',
  'adjourn.resume.setup': 'pozicija pre nastavka prekinute',
  'adjourn.resume.clocks': 'vreme satu nastavku',
  'adjourn.open.replier-present': 'otvoriti kovertu; nastavak prekinute; otvara koverta',
  'adjourn.bad-seal.ambiguous': 'dvosmislen kovertirani potez',
  'adjourn.bad-seal.unreadable': 'nečitak kovertirani potez; potez koverti ne može pročita',
  'adjourn.bad-seal.illegal': 'nepravilan kovertirani potez; kovertiran nemoguć potez',
  'adjourn.late.loss': 'kašnjenje nastavak; kašnjenje nastavak prekinute',
  'adjourn.lost.continue': 'izgubljena koverta; koverte nema; koverat izgubljen; koverta nestala',
  'c960.game': 'šah 960; nasumični šah',
  'c960.start.random': 'žreb pozicije; žreb početne pozicije 960',
  'c960.start.king-between': 'kralj između topova šahu 960',
  'c960.start.bishops': 'lovci šahu 960; lovci iste boje 960',
  'c960.start.mirror': 'crni naspram belih 960',
  'c960.start.generator': 'računar bira poziciju 960',
  'c960.castle.regular-rules': 'rokada šahu 960; rokada Fišerovom šahu',
  'c960.castle.final-squares': 'gde stoje kralj top posle rokade 960; gde završe kralj top 960',
  'c960.castle.first-move': 'rokada prvom potezu 960',
  'qpf.def': 'ubrzani završetak; završetak bez dodatka',
  'qpf.both-flags.last':
    'obe zastavice pale ne zna se koja pre; obe zastavice pale; obojici isteklo vreme ne zna kome pre',
  'qpf.incr.request': 'dodatak pet sekundi; tražiti dodatak; pet sekundi dodatka manje dva minuta',
  'qpf.claim.when':
    'poslednja dva minuta reklamacija remija; dva minuta; zahtev remi manje dva minuta',
  'qpf.claim.ground.cannot':
    'protivnik ne može pobedi uobičajeni način; protivnik ne može pobedi uobičajenim sredstvima; minut bez dodatka ne može dobije',
  'qpf.claim.ground.no-effort':
    'protivnik ne pokušava pobedi; samo vreme; zastavicu; protivnik ne trudi pobedi; samo vuče amo istekne vreme',
  'qpf.noarb.applies': 'nema sudije; meč bez sudije; bez sudije ostao minut',
  'fb.base': 'finska brzopotezna',
  'fb.win.flag.claim': 'pobeda vreme finski brzopotezni; pala zastavica; isteklo vreme',
  'fb.win.flag.material': 'dovoljan materijal pobedu vreme',
  'fb.win.illegal':
    'nepravilan potez finski brzopotezni; pobeda nepravilnog poteza; nepravilan potez',
  'fb.king-capture.loses': 'uzeo kralja gubi; uzeti kralja',
  'fb.draw.both-flags': 'obe zastavice pale',
  'fb.appeal.none': 'žalba',
  'clock.definition': 'šahovski sat',
}
