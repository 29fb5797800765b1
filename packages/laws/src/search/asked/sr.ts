import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Serbian: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const sr: AskedAs = {
  'scope.otb': 'šah preko interneta; onlajn šah; dopisni šah',
  'scope.two-parts': 'osnovna i takmičarska pravila',
  'scope.edition-by-date': 'koje izdanje važi; koja pravila važe',
  'scope.gender': 'da li on znači i žene',
  'preface.analogy':
    'slučaj koji pravila ne uređuju; nema pravila za ovaj slučaj; slični slučajevi; slučaj koji pravila ne predviđaju',
  'preface.judgement': 'procena sudije; sloboda sudije',
  'preface.federation.no-conflict': 'pravila saveza; domaća pravila; posebna pravila saveza',
  'preface.rating-condition': 'da li se partija računa za rejting',
  'fi.default-30': 'kašnjenje 30 minuta Finska; pola sata kašnjenja Finska',
  'game.two-players': 'dva igrača na tabli',
  'game.white-first':
    'ko počinje; ko igra prvi; beli počinje; prvi potez; naizmenično; dva poteza zaredom; igrao dvaput zaredom',
  'game.have-the-move':
    'na potezu; da li smem da igram pre nego što protivnik pritisne sat; protivnik još nije pritisnuo sat; odgovoriti pre pritiska sata',
  'game.goal': 'šta je cilj igre; kako se pobeđuje u šahu',
  'game.mate-wins': 'kralj napadnut a nema poteza; ko matira pobeđuje',
  'game.king-safety': 'ostaviti kralja u šahu; izložiti kralja',
  'game.no-king-capture':
    'uzeti kralja; uzimanje kralja; pojesti kralja; sme li da se uzme kralj; pobeda uzimanjem kralja',
  'game.neither-can-mate': 'niko više ne može da pobedi',
  'board.8x8': 'koliko polja ima tabla; 64 polja',
  'board.orientation':
    'kako se postavlja tabla; belo polje desno; svetlo polje u desnom uglu; kako stoji tabla; kako se okreće tabla; kako staviti tablu na sto',
  'pieces.set': 'koliko figura ima igrač; 16 figura',
  'pieces.initial-position':
    'početna postavka; postavljanje figura; gde stoje kralj i dama; postaviti figure; početni položaj; dama na svojoj boji; na kojoj boji stoji dama; gde ide kralj a gde dama',
  'board.files-ranks': 'šta je linija a šta red',
  'move.no-own-square': 'dve figure na istom polju; pojesti svoju figuru',
  'move.capture': 'da li je uzimanje obavezno; moram li da uzmem; da li se mora jesti figura',
  'attack.pinned-attacks':
    'vezana figura daje šah; vezana figura napada; šah figurom koja ne sme da se pomeri',
  'move.bishop': 'kako se kreće lovac; laufer; može li lovac nazad',
  'move.rook': 'kako se kreće top; kula',
  'move.queen': 'kako se kreće dama; kraljica; da li dama skače kao konj',
  'move.sliders-blocked': 'lovac ne može da preskoči figuru; top preko pešaka; dama preko figure',
  'move.knight':
    'kako se kreće skakač; konj; skakač skače; konj preskače figure; konj preko drugih',
  'pawn.one-step':
    'kako se kreće pešak; pešak napred; pion; može li pešak nazad; pešak pred figurom ne može napred; pešak pravo',
  'pawn.two-step': 'dvokorak pešaka; pešak prvi potez dva polja',
  'pawn.capture': 'kako pešak uzima; pešak jede ukoso; kako jede pešak; da li pešak jede pravo',
  'pawn.en-passant': 'an pasan; en passant; uzimanje u prolazu; uzeti u prolazu',
  'pawn.en-passant-now': 'an pasan odmah; kada se gubi pravo na an pasan; kasnije an pasan',
  'pawn.promote-must':
    'promocija; promocija pešaka; zamena pešaka; pešak na poslednjem redu; pešak stigne do osmog reda; pešak u damu; pešak došao do kraja; u šta se pretvara pešak',
  'pawn.promote-any':
    'dve dame; druga dama; promocija u skakača; koju figuru mogu da izaberem; više dama; pretvaranje pešaka u lovca; pretvaranje u skakača; koliko dama mogu da imam; još jedna dama na tabli',
  'pawn.promote-effect': 'da li nova dama odmah daje šah',
  'king.step':
    'kako se kreće kralj; kralj pored kralja; dva kralja jedan do drugog; kraljevi na susednim poljima; smeju li kraljevi da se dodiruju',
  'castle.definition':
    'rokada; kako se rokira; mala rokada; velika rokada; kratka rokada; duga rokada',
  'castle.lost-king':
    'rokada posle poteza kralja; kralj se pomerio; gubitak prava na rokadu; kralj se pomerao i vratio rokada; kralj već igrao; kralj se vratio na svoje polje',
  'castle.lost-rook':
    'rokada posle poteza topa; top se pomerio; pomerio topa rokada; top se pomerao pa vratio rokada; već pomerao topa mogu li da rokiram',
  'castle.barred-attack':
    'rokada kroz šah; rokada iz šaha; rokada pod šahom; napadnut top rokada; rokada preko napadnutog polja; smem li da rokiram ako je top napadnut; rokada kad je kralj u šahu; ranije je bio šah mogu li rokadu; b1 napadnuto duga rokada; rokada da pobegnem iz šaha',
  'castle.barred-blocked':
    'figura između kralja i topa rokada; lovac na f1 rokada; rokada preko konja',
  'check.definition':
    'šta je šah kralju; moram li da kažem šah; reći šah; da li se viče šah; nije najavio šah',
  'check.no-self-check':
    'nije primetio šah; nije video da je u šahu; kralj ostaje u šahu; prevideo šah; nisam se odbranio od šaha; vezana figura; kralj ostao u šahu; ostavio kralja u šahu; vezana figura pomerena; kralj ne sme da uđe u šah',
  'move.illegal': 'definicija nepravilnog poteza; šta znači nepravilan potez',
  'position.illegal': 'nemoguća pozicija; nepravilna pozicija',
  'touch.one-hand': 'jednom rukom; dve ruke; obe ruke; obema rukama',
  'touch.adjust':
    'j’adoube; popravljam; popraviti figuru; nameštam; žadub; popravljam figure; ispravljanje figura bez najave; okreće konja; namestio bez reči; namešta moje figure',
  'touch.contact-is-intent':
    'slučajno dodirnuo; slučajan dodir; rukavom zakačio figuru; nenameran dodir; zaboravio da kaže popravljam; nenamerno dodirnuo; nisam rekao nameštam; laktom gurnuo figuru; okrznuo figuru rukom',
  'touch.scope':
    'pravilo taknuto maknuto; pipnuto povučeno; kada važi dodirnuta figura; dodir kad nisam na potezu; dodir figure kad nisam na potezu; kada važi taknuto; protivnik dira figure dok razmišljam; dira figure dok ja mislim',
  'touch.own-first':
    'dodirnuo sam figuru; taknuto maknuto; dodirnuo topa; dodirnuo damu; dodirnuo više svojih figura; moram da igram dodirnutom figurom; uhvatio figuru; dodirnuo skakača a hoću da igram drugom; pipnuto maknuto; dotakao figuru moram igrati; uzeo figuru pa odigrao drugu; podigao figuru i vratio je; taknuto madnuto; taknuto mora da se igra; dodirnuo jednu figuru a odigrao drugu; greškom uzeo pogrešnu figuru; uzeo u ruku pa se predomislio; pipnuo jednu odigrao drugom',
  'touch.opponent-first':
    'dodir tuđe figure; dotakao protivnikovog skakača; dodirnuo je moju figuru mora li da je uzme; uzeo protivničku figuru u ruku; mora da uzme dodirnutu figuru protivnika; zgrabio mog skakača; uhvatio moju figuru; dodirnuo mi je topa; uzeo u ruku protivnikovog topa',
  'touch.both-colours':
    'dodirnuo svoju i protivnikovu figuru; figure obe boje; prvo pipnuo tuđu pa svoju figuru; pipnuo tuđeg topa i svoju damu',
  'touch.order-unclear': 'koju figuru je prvo dodirnuo; nije jasno koja je prva dodirnuta',
  'touch.castle-duty': 'dodirnuo kralja i topa; moram da rokiram; prvo kralj pa top',
  'touch.rook-then-king':
    'prvo top pa kralj; prvo uhvatio topa kod rokade; rokirao topom; dotakao topa pa kralja; top pre kralja; prvo top pa kralj rokada; pomerio prvo topa; zgrabio topa pa tek onda kralja',
  'touch.castle-illegal':
    'nepravilna rokada; rokada nije dozvoljena moram kraljem; rokada nije dozvoljena a dodirnuo kralja; uzeo kralja i topa ali rokada ne može',
  'touch.promotion-final':
    'promena figure kod promocije; predomislio se kod promocije; kada je izbor figure konačan; mogu li da promenim figuru posle promocije; stavio damu a hteo skakača; spustio damu na polje a hoće topa',
  'touch.none-possible':
    'dodirnuta figura nema potez; dodirnutom figurom ne može da se igra; dodirnuo vezanu figuru; dotaknuta figura ne može da se pomeri; dotaknuo figuru koja ne može da se pomeri; uhvatio figuru koja nema gde; dodirnutu figuru ne može da uzme',
  'promote.skip-square': 'pešak ne mora na osmi red; samo skloniti pešaka i staviti damu',
  'promote.any-order': 'prvo uzeti damu pa gurnuti pešaka',
  'promote.capture-occupant': 'promocija sa uzimanjem',
  'made.released-fixed':
    'ispustio figuru; pustio figuru iz ruke; uzeti potez nazad; mogu li da promenim potez; pustio figuru; predomislio se; pustio figuru pa hoće na drugo polje; vraćanje poteza; mogu li da vratim potez; odložio figuru i predomislio se; sklonio sam ruku; kad potez važi i ne može da se vrati',
  'made.plain':
    'kada je potez odigran; kada je potez učinjen; još drži figuru u ruci; dok ne pusti može drugde; drži figuru u vazduhu',
  'made.capture': 'kada je uzimanje izvršeno',
  'made.castling': 'kada je rokada izvršena',
  'made.castling-king-released': 'pustio kralja kod rokade',
  'made.promotion': 'kada je promocija izvršena',
  'touch.claim-forfeit':
    'kada reklamirati dodirnutu figuru; kasno za reklamaciju dodira; kasna reklamacija taknute figure; takao sam figuru pa hteo da prijavim protivnikovo takni-makni',
  'touch.move-assistant': 'igrač bez ruku; ko umesto mene pomera figure; ne može da pomera figure',
  'end.mate':
    'mat; šah mat; kraj partije matom; moram li posle mata da pritisnem sat; kada je kraj partije; kako se partija završava; ko pobeđuje posle mata',
  'end.mate-validity': 'mat nepravilnim potezom',
  'end.resign':
    'predaja; oborio kralja; oborio svog kralja; zaustavio sat i predao; pružio ruku; pružio ruku i rekao predajem; predao pa se predomislio; predao pa tvrdi da nije',
  'end.resign-draw':
    'predaja protivnik ne može da matira; predaja protiv golog kralja; predao se a ja imam samo kralja',
  'end.stalemate': 'pat; nema poteza a nije šah; kralj nema potez; nemam potez a nisam u šahu',
  'end.dead-position':
    'mrtva pozicija; nedovoljno materijala; nedovoljan materijal; nema dovoljno materijala za mat; kralj protiv kralja; kralj i lovac protiv kralja; kralj i skakač protiv kralja; mat nije moguć; remi zbog materijala; niko ne može da matira; nedovoljno materijala za mat; premalo materijala; ostali samo kraljevi; svi pešaci blokirani niko ne može napred; lovci iste boje',
  'end.agreement':
    'sporazumni remi; dogovoreni remi; dogovor o remiju; brzi remi; remi bez igre; sporazum o remiju',
  'clock.flag-fall': 'pad zastavice; šta znači pad zastavice; zastavica',
  'clock.press-after-move':
    'pritisnuti sat; pritisak sata; zaboravio da pritisne sat; pritisnuti sat posle poteza; ko mora da pritisne sat',
  'completed.by-press':
    'dovršen potez; razlika između odigranog i dovršenog poteza; kada je potez završen',
  'completed.by-game-end':
    'mat bez pritiska sata; da li posle mata mora da se pritisne sat; moram li da pritisnem sat posle mata; dao mat a nije stisnuo sat',
  'completed.by-next-move':
    'nisam pritisnuo sat protivnik je već odigrao; zaboravio sat i odigrao sledeći potez',
  'clock.right-to-press':
    'protivnik igra pre nego što pritisnem sat; pravo da pritisnem sat; odgovorio sam pre pritiska, sme li još da pritisne',
  'clock.time-to-press': 'vreme između poteza i pritiska sata',
  'clock.same-hand':
    'sat drugom rukom; istom rukom; kojom rukom se pritiska sat; pritisnuo sat drugom rukom; jednom rukom igra drugom pritiska sat',
  'clock.no-hover': 'prst na satu; ruka iznad sata; držati ruku na dugmetu; ruka stalno iznad sata',
  'clock.handling':
    'udarati sat; lupa po satu; oborio sat; podići sat; grubo pritiska sat; bacio sat; razbija sat; lupa sat iz sve snage',
  'clock.no-press-before-move':
    'pritisnuo sat pre poteza; sat pre nego što je odigrao; prvo pritisne sat pa povuče',
  'clock.adjust-own-time': 'popravljati figure u protivnikovom vremenu',
  'clock.assistant': 'pomoćnik pritiska sat umesto igrača',
  'time.quota':
    'broj poteza u periodu; 40 poteza; vremenska kontrola; 40 poteza za 90 minuta; propisan broj poteza; koliko vremena posle četrdesetog poteza; koliko dugo smem da mislim o jednom potezu',
  'time.per-move':
    'dodatak vremena; sekunde po potezu; Fišerov dodatak; inkrement; dodatak po potezu; bonus 30 sekundi; kako se dodaju sekunde; kako radi sat sa dodatkom',
  'time.announced': 'tempo igre objavljeno unapred',
  'time.carry-over':
    'ušteđeno vreme se prenosi; neiskorišćeno vreme; šta biva sa ušteđenim vremenom posle 40. poteza',
  'time.delay': 'zadrška; Bronštajn; odlaganje; režim odlaganja',
  'flag.check-quota': 'pala zastavica da li su potezi odigrani',
  'clock.placement':
    'gde stoji sat; sa koje strane je sat; sa koje strane stoji sat; ko određuje stranu sata; levoruk gde stoji sat; sat sa desne strane',
  'start.white-clock':
    'početak kola; puštanje sata belog; početak kola sat belog; ko pušta sat na početku; nema protivnika ko pušta sat; crni nije došao čiji sat ide; kada se pušta sat belog',
  'default.time-value':
    'dozvoljeno kašnjenje; nulta tolerancija; koliko smem da zakasnim; koliko minuta kašnjenja; koliko minuta smem da zakasnim; koliko se čeka protivnik; zaglavljen u saobraćaju koliko čekaju; do kada mogu da dođem',
  'default.late-loses':
    'kašnjenje; zakasnio na partiju; dolazi kasno; protivnika nema; protivnik kasni; kontumac; nije došao na partiju; protivnik nije došao; kašnjenje 15 minuta; došao prekasno; nema protivnika; bez borbe zbog kašnjenja; dozvoljeno kašnjenje; vreme čekanja',
  'default.both-absent':
    'nijedan igrač nije došao; niko nije došao na početak; oba igrača kasne; obojica odsutna; nema nijednog igrača; zakasnila oba igrača; niko nije došao; obojica kasne; obojica prespavali',
  'flag.considered-fallen':
    'ko može da ukaže na pad zastavice; reklamirati zastavicu; sudija vidi pad zastavice; gledalac ukazao na zastavicu; ko zove pad zastavice; da li sudija objavljuje pad zastavice; tražim pobedu na vreme; reklamacija vremena; kada se smatra da je zastavica pala; ko upozorava na pad zastavice; vreme isteklo niko nije primetio; sat na 0:00 niko ne kaže; sudija video zastavicu a ćutao',
  'flag.loss':
    'isteklo vreme; izgubio na vreme; pala zastavica; probio vreme; prekoračio vreme; nema više vremena; pobeda na vreme; protivniku isteklo vreme; cajtnot pad; poraz na vreme; prošlo vreme; sat na nuli',
  'flag.exceptions':
    'zastavica pala posle mata; mat pre pada zastavice; prvo mat pa zastava; mat u poslednjoj sekundi',
  'flag.draw-no-mate':
    'pala zastavica protivnik ima samo kralja; protivniku pala zastavica ja imam samo skakača; isteklo vreme protivnik ne može da matira; remi umesto poraza na vreme; isteklo vreme protiv golog kralja; samo lovac a isteklo vreme; mat jednim skakačem kad istekne vreme; nema materijala za mat isteklo vreme; pala zastava a samo lovac; pala mi zastava njemu ostao lovac; isteklo mu vreme meni ostao konj',
  'clock.conclusive': 'važi šta sat pokazuje',
  'clock.replace-defective':
    'pokvaren sat; sat ne radi; kvar sata; prazna baterija; baterija u satu; crkao sat; zaglavilo dugme na satu; sat se zaledio',
  'clock.wrong-setting':
    'pogrešno podešen sat; sat loše podešen; nema dodatka na satu; sat pokazuje više minuta; na satu premalo vremena; sat pokazuje nešto drugo; sat ne dodaje sekunde',
  'clock.interrupt':
    'prekid igre; nestanak struje; alarm; sudija zaustavlja satove; nestalo struje; požarni alarm; ugasila se svetla; mrak u sali; evakuacija',
  'clock.player-stop':
    'pozvati sudiju; nema dame za promociju; obrnut top kao dama; mogu li da zaustavim sat; zaustaviti sat i zvati sudiju; okrenut top umesto dame; zaustavim sat i idem kod sudije',
  'clock.restart':
    'ko ponovo pušta sat; kada se partija nastavlja posle zaustavljanja; ponovno pokretanje sata',
  'clock.stop-unjustified': 'neopravdano zaustavio sat; zaustavio sat bez razloga',
  'display.no-claim':
    'demonstraciona tabla; brojač poteza kao dokaz; zahtev na osnovu ekrana; reklamacija po demonstracionoj tabli; na ekranu piše broj poteza',
  'irreg.restore-times':
    'koje vreme na satu posle vraćanja pozicije; koje vreme podesiti posle vraćanja; vratili poziciju šta sa satom',
  'irreg.initial-position':
    'pogrešna početna pozicija; pogrešno postavljene figure; zamenjeni kralj i dama; loše postavljene figure na početku; konj i lovac zamenjeni od početka; pogrešna postavka usred partije; kralj stajao na d1',
  'irreg.board-orientation':
    'okrenuta tabla; pogrešno postavljena tabla; crno polje desno; tabla pogrešno okrenuta; tabla naopako usred partije',
  'irreg.colours-reversed': 'pogrešna boja; zamenjene boje; obrnute boje',
  'irreg.displaced-own-time':
    'srušio figuru; oborio figure; prevrnute figure; oborio kralja i pritisnuo sat; figure pale; figure su popadale; ko vraća srušene figure; figura pala sa stola; pokupiti figure sa poda; rukavom srušio figure; prosuo kafu i srušio figure',
  'irreg.displaced-stop': 'protivnik oborio figure; protivnik oborio figure zaustavim sat',
  'irreg.displaced-penalty': 'kazna za oborene figure',
  'illegal.completed-when':
    'nepravilan potez pre pritiska sata; ispraviti nepravilan potez; primetio pre nego što je pritisnuo; ostavio kralja u šahu i pritisnuo sat; mogu li da ispravim nepravilan potez; priznao grešku pre nego što je stisnuo sat',
  'illegal.restore':
    'nepravilan potez; nedozvoljen potez; nelegalan potez; šta biva posle nepravilnog poteza; vratiti poziciju pre nepravilnog poteza; nepravilan potez otkriven kasnije; protivnik odigrao nepravilan potez; nemoguć potez; primetili nepravilan potez posle nekoliko poteza; vraćanje pozicije pre nepravilnog poteza; posle više poteza shvatili da je kralj bio u šahu; povukao konja kao lovca; pogrešno pomerio figuru i stisnuo',
  'illegal.restore-fallback': 'ne može se utvrditi pozicija pre nepravilnog poteza',
  'illegal.replacement': 'moram li istom figurom; koji potez moram posle nepravilnog poteza',
  'illegal.clocks': 'koje vreme posle ispravke nepravilnog poteza',
  'illegal.king-capture':
    'uzeo kralja u brzopoteznom; uzeo kralja; kralj je uzet; pojeo kralja u blicu; uzimanje kralja; pojeo mi kralja jer nisam video šah',
  'illegal.unpromoted':
    'pešak nije zamenjen; nije zamenio pešaka i pritisnuo sat; ostavio pešaka na poslednjem redu i pritisnuo sat; zaboravio da zameni pešaka; nepromovisan pešak; pešak na poslednjem redu nije zamenjen; pešak ostao na poslednjem redu; zaboravio da zameni pešaka i pritisnuo sat',
  'illegal.press-no-move':
    'pritisak sata bez poteza; nije odigrao a pritisnuo sat; pritisnuo sat a nije odigrao potez; stisnuo sat bez poteza; prvo pritisnuo sat pa tek onda odigrao',
  'illegal.two-hands':
    'potez obema rukama; rokada obema rukama; uzimanje obema rukama; rokirao s dve ruke; igrao obema rukama; dve ruke; obe ruke',
  'illegal.penalty-time':
    'prvi nepravilan potez; dva minuta; dodatno vreme za nepravilan potez; kazna za nemoguć potez; kazna za nedozvoljen potez; dve minute za nepravilan potez',
  'illegal.penalty-loss':
    'dva nepravilna poteza; treći nepravilan potez; poraz zbog nepravilnog poteza; koliko nepravilnih poteza; drugi nedozvoljen potez; tri nemoguća poteza; posle kog nepravilnog poteza se gubi',
  'illegal.counter': 'sabiraju li se nemogući potezi; brojanje nepravilnih poteza',
  'illegal.loss-draw':
    'drugi nepravilan potez protivnik ne može da matira; drugi nemoguć potez samo kralj; drugi nemoguć potez a protivnik ima samo kralja',
  'irreg.displaced-later':
    'figura na pogrešnom polju; pomerene figure; pozicija se ne slaže sa zapisnikom; kasnije otkriveno; figura stajala na pogrešnom polju; pomerena figura primećeno kasnije; pomerio figuru dok me nije bilo; fali mi pešak na tabli; nestala figura',
  'score.record':
    'zapisivanje poteza; zapisnik; notacija partije; zapisati i protivnikove poteze; ne pišem poteze; protivnik ne zapisuje poteze; obavezno zapisivanje; mora li dete da piše poteze',
  'score.no-advance':
    'zapisati potez unapred; prvo zapisati pa igrati; pisanje pre poteza; napisao potez pre nego što ga odigra',
  'score.reply-first':
    'odgovorim pre zapisivanja protivnikovog poteza; prvo odgovorim pa upišem oba poteza',
  'score.before-next':
    'nisam zapisao potez; nedostaju potezi u zapisniku; protivnik ne piše poteze; ne zapisuje poteze; protivnik ne zapisuje; zaboravio da zapiše potez',
  'score.only-use':
    'beleške na zapisniku; šta smem da pišem na zapisnik; šta smem da pišem na formular; piše varijante na papir',
  'score.mark-offer': 'zapisati ponudu remija; znak (=); zapis ponude remija',
  'score.assistant':
    'pomoćnik zapisuje umesto igrača; igrač ne može da piše; dete ne ume da piše; slomljena ruka ne može da piše',
  'score.visible':
    'pokrivati zapisnik; zapisnik mora biti vidljiv; sakriva formular; pokriva formular; krije zapisnik rukom',
  'score.property':
    'čiji je zapisnik; predati zapisnik; čiji je formular; kome pripada formular; ko čuva formulare; mogu li da zadržim zapisnik; original formulara',
  'score.exempt':
    'manje od pet minuta; prestati sa zapisivanjem; kada ne mora da se zapisuje; moram li da pišem u cajtnotu; ne moram da pišem; cajtnot zapisivanje; prestati sa pisanjem; ispod pet minuta pisanje; imam tri minuta moram li da pišem',
  'score.update-after-flag':
    'dopuniti formular posle pada zastavice; posle zastavice dopisati poteze',
  'score.neither': 'nijedan ne zapisuje; obojica u cajtnotu; ko piše kad su obojica u cajtnotu',
  'score.one': 'samo jedan ne zapisuje pala zastavica',
  'score.borrow':
    'protivnikov zapisnik; pozajmiti zapisnik protivnika; protivnikov formular; pozajmiti formular; pogledati u protivnikov zapisnik',
  'score.reconstruct': 'rekonstrukcija partije; nijedan zapisnik nije potpun',
  'score.sign': 'potpis zapisnika; potpisati rezultat; potpisati formular; neće da potpiše',
  'score.signed-stands':
    'pogrešan rezultat u zapisniku; potpisali naopako rezultat; upisali remi a ja sam dobio',
  'draw.regs-restrict':
    'zabrana remija pre 30. poteza; remi nije dozvoljen; sofijska pravila; zabrana remija; remi pre 30 poteza; nije dozvoljen remi; organizator ne dozvoljava brzi remi',
  'draw.offer-when':
    'kada ponuditi remi; kako se nudi remi; ponuda remija; predložiti remi; remi pre ili posle poteza; kad je pravo vreme da ponudim remi; remi pre ili posle sata',
  'draw.offer-other-time':
    'ponuda remija u pogrešno vreme; ponudio remi u mom vremenu; ponuda remija pre poteza; ponuda remija na protivničkom vremenu; remi ponudio dok sam razmišljao',
  'draw.offer-no-conditions': 'uslovna ponuda remija; remi ako mi daš nešto; remi pod uslovom',
  'draw.offer-irrevocable':
    'povući ponudu za remi; može li se ponuda povući; opozvati ponudu; mogu li da povučem ponudu remija; povlačenje ponude; povučem ponudu; mogu li da povučem ponudu; povlačenje ponude remija; predomislio sam se za remi; vratiti ponudu remija; hteo bih da povučem ponudu; ponudio remi pa se pokajao',
  'draw.offer-lapse':
    'koliko dugo važi ponuda remija; odbiti remi; prihvatiti remi kasnije; ponuda prestaje; odbijanje remija; dokle važi ponuda remija; moram li da prihvatim remi; ponudio remi a ja ćutim i mislim; pipnuo figuru pa hteo da prihvati remi; ne odgovorim na ponudu remija',
  'draw.claim-is-offer': 'da li je reklamacija ponuda remija',
  'rep.claim':
    'trokratno ponavljanje; ponavljanje pozicije; tri puta ista pozicija; ponavljanje poteza; večiti šah; remi ponavljanjem; trostruko ponavljanje; kako reklamirati ponavljanje; šahira me u nedogled; treći put isto na tabli; moram li ponavljanje da prijavim sudiji',
  'rep.intended':
    'reklamacija ponavljanja nameravanim potezom; zapisati potez i reklamirati; reklamacija ponavljanja sa sledećim potezom; tri puta ista: da odigram ili samo zapišem',
  'rep.appeared': 'pozicija je upravo nastala treći put',
  'rep.same-position':
    'kada je pozicija ista; jednaka pozicija; ista pozicija drugi igrač na potezu; kako znam da je pozicija ista; ista pozicija a na potezu protivnik',
  'rep.en-passant': 'ponavljanje pozicije i an pasan',
  'rep.castling':
    'ista pozicija a drugo pravo na rokadu; ponavljanje i pravo na rokadu; ista pozicija bez prava na rokadu',
  'fifty.claim':
    'pravilo 50 poteza; pedeset poteza; 50 poteza bez pešaka; 50 poteza zajedno ili svaki; koliko poteza bez uzimanja za remi',
  'fifty.intended':
    'reklamacija pedeset poteza nameravanim potezom; reklamacija pedeset poteza sa sledećim potezom',
  'fifty.done': 'pedeset poteza već odigrano',
  'claim.lost-by-touch':
    'dodirnuo figuru pa reklamirao ponavljanje; dotakao figuru pa tražio remi; gubitak prava na reklamaciju remija; reklamirao posle poteza; reklamacija posle dodira figure; povukao potez pa reklamirao',
  'claim.stop-clocks':
    'zaustaviti sat pri reklamaciji; zaustaviti sat kod reklamacije; hoću remi zbog ponavljanja smem li da zaustavim sat',
  'claim.no-withdraw': 'povući reklamaciju; povlačenje zahteva za remi; tražio remi pa odustao',
  'claim.correct': 'reklamacija remija je tačna',
  'claim.incorrect':
    'pogrešna reklamacija; neispravna reklamacija remija; kazna za pogrešnu reklamaciju; neosnovana reklamacija; pogrešna reklamacija ponavljanja; netačan zahtev za remi; pogrešan zahtev za remi; odbijena reklamacija dve minute; tražio remi a nije bio u pravu',
  'claim.intended-binding': 'moram li da odigram nameravani potez',
  'auto.fivefold':
    'petokratno ponavljanje; pet puta ista pozicija; pet ponavljanja automatski remi; pet puta ponovljeno niko ništa ne kaže',
  'auto.seventyfive': 'pravilo 75 poteza; sedamdeset pet poteza; 75 poteza automatski remi',
  'auto.mate-first': 'mat u 75. potezu',
  'points.standard':
    'koliko bodova za pobedu; bodovi za remi; poeni za pobedu; bodovanje; pola poena za remi; koliko vredi pobeda; koliko vredi remi; koliko nosi remi',
  'points.forfeit':
    'bodovi za pobedu bez borbe; pobeda bez borbe; protivnik nije došao dobijam poen',
  'points.normal-values':
    'neobičan rezultat; obojici poraz; pola boda i nula; tri četvrt poena; pola poena jednom nula drugom',
  'conduct.disrepute':
    'neprimereno ponašanje igrača; igrač vređa protivnika; nesportsko ponašanje; škoditi ugledu šaha; uvreda; nije se rukovao; nameštena partija; nije hteo da pruži ruku; vređanje; psuje; bacio figure i psovao; otišao i ostavio sat; rekao mi da sam idiot',
  'venue.definition': 'šta spada u prostor za igru; šta je mesto igre',
  'venue.area': 'šta je područje igre',
  'venue.leave':
    'napustiti mesto igre; izaći napolje; napustiti zgradu; napustiti prostor za igru; izašao iz sale; stalno izlazi napolje; na vazduh',
  'venue.leave-on-move':
    'napustiti salu kad sam na potezu; ići u toalet; toalet; vc; ustati od stola; u toalet kad sam na potezu; ustati od stola na svom potezu; da piškim dok mi ide sat; po kafu dok sam na potezu',
  'venue.access':
    'ko sme u prostor za igru; roditelji u sali; trener u sali; ko sme u salu; roditelji pored stola; gledaoci pored table; mama stoji iza mene; roditelji gledaju izbliza',
  'conduct.no-aids':
    'varanje; beleške; savet; pomoć tokom partije; analizirati na drugoj tabli; korišćenje programa; pomoć trenera; pomoć sa strane; analiza na drugoj tabli; trener savetuje; drug šapnuo potez; tata pokazuje potez; gledao u knjigu',
  'device.ban':
    'telefon; mobilni telefon; pametni sat; elektronski uređaj; slušalice; telefon u džepu; da li je telefon dozvoljen; mobilni; slušanje muzike; elektronski uređaji; pametni sat na ruci; slušalice u ušima',
  'device.bag': 'telefon u torbi; isključen telefon u rancu',
  'device.sound-2009': 'zazvonio telefon 2009',
  'device.possession':
    'zazvonio telefon; telefon kod igrača; poraz zbog telefona; telefon vibrira; mobilni zvoni; mobilni zazvonio; telefon kod sebe; telefon u džepu; zapištao pametni sat; isključen mobilni u džepu; zvali me usred partije; žena zove na telefon',
  'device.search':
    'pretres igrača; pregled torbe; detektor metala; sudija pregleda; sudija hoće da zaviri u torbu; pretres zbog varanja',
  'conduct.smoking': 'pušenje; cigareta; elektronska cigareta; gde sme da se puši; zapaliti cigaru',
  'conduct.spectator':
    'igrač koji je završio partiju; posle završene partije; završio partiju mogu li da gledam; završio partiju pa priča pored moje table; posle partije gledam druge',
  'conduct.no-disturb':
    'ometanje protivnika; ometa; buka; priča; stalno nudi remi; jesti za tablom; protivnik priča; buka za tablom; jede za tablom; lupka po stolu; šutira ispod stola; žvaće čips; na svaki potez nudi remi; šmrče; kafa na stolu; koliko puta smem da nudim remi',
  'conduct.persistent':
    'igrač odbija da poštuje pravila; odbija pravila; ne sluša sudiju; ne poštuje sudiju',
  'conduct.both-guilty': 'obojica gube; 0-0; obojica dobila nulu',
  'conduct.explanation':
    'sudija objašnjava pravilo; pitam sudiju za pravilo; da pitam sudiju šta piše u pravilima',
  'appeal.right':
    'žalba; žaliti se; žalba na sudiju; ne slažem se sa sudijom; protest; sudija je pogrešio; pogrešna odluka sudije; kome da se žalim na sudiju; sudija nije u pravu',
  'conduct.help-reconstruct': 'pomoći sudiji oko rekonstrukcije',
  'conduct.check-claim': 'ko proverava reklamaciju; ko mora da dokaže ponavljanje',
  'arb.uphold': 'dužnosti sudije; šta radi sudija; uloga sudije',
  'arb.environment': 'osvetljenje; uslovi za igru; buka u sali; loše svetlo; buka u hodniku',
  'arb.undisturbed': 'ko se brine za mir u sali; buka iz susedne sobe',
  'arb.special-needs':
    'invalid; bolestan igrač; lekarska pomoć; igraču je loše; loše mi je mogu li da prekinem',
  'arb.anti-cheating': 'šta sudija radi protiv varanja',
  'arb.extra-time':
    'smetnja spolja dodatno vreme; sudija dodaje vreme; dodatno vreme zbog smetnje; produženje vremena; buka sa ulice dodatno vreme',
  'arb.no-intervene':
    'sme li sudija da interveniše; intervencija sudije; sme li sudija da se umeša; sudija se meša; sudija se petlja u partiju',
  'arb.no-move-count':
    'koliko je poteza odigrano; sudija kaže broj poteza; sudija neće da kaže koliko poteza do kontrole',
  'arb.no-reminders':
    'sudija rekao da pritisne sat; sudija podsetio igrača na sat; upozoriti da sat radi; zaboravio sat upozorenje; sudija upozorava na sat; sudija opominje da nisam pritisnuo sat; da mu kažem da nije pritisnuo sat',
  'arb.report-only':
    'gledalac primeti nepravilan potez; ko može da obavesti sudiju; gledalac vidi nepravilnost; ko sme da upozori sudiju; video tuđi nemoguć potez kome da kažem',
  'arb.no-interference':
    'gledalac priča; komentarisanje partije; roditelji se mešaju; gledalac se umešao; gledalac došaptava; roditelj se meša; gledalac upozorava igrača; gledalac dobacuje; roditelj došaptava; mešanje gledalaca',
  'arb.expel':
    'udaljiti gledaoca; izbaciti iz sale; izbaciti gledaoca; sudija izbaci roditelje napolje',
  'arb.phones-anyone':
    'telefon gledaoca; gledaocu zazvonio telefon; roditelji sa telefonom u sali; fotografisanje telefonom; slika sa blicem',
  'penalty.combine':
    'kazne; spisak kazni; koje kazne može da izrekne sudija; kazniti igrača; sudija kažnjava igrača; koje kazne može sudija; šta sve može sudija; opomena ili poraz',
  'penalty.warning': 'opomena; opomena sudije',
  'penalty.add-time': 'koliko minuta dodaje sudija',
  'penalty.cut-time': 'oduzimanje vremena; sudija mi uzeo minute; sudija oduzima vreme',
  'penalty.add-points': 'sudija daje poene protivniku',
  'penalty.cut-points': 'oduzimanje poena; oduzeti bod; sudija mi skinuo poen',
  'penalty.loss': 'sudija proglašava izgubljenu partiju',
  'penalty.fine': 'novčana kazna',
  'penalty.rounds': 'zabrana igranja u narednom kolu',
  'penalty.expulsion': 'isključenje sa turnira; diskvalifikacija; izbačen sa turnira',
  'gloss.standard': 'standardni šah; spori šah; klasična partija',
  'gloss.points-alt': 'tri boda za pobedu; 3-1-0; tri poena kao u fudbalu',
  'gloss.zero-tolerance': 'nulta tolerancija',
  'rapid.def.fixed':
    'ubrzani šah; rapid; 15 minuta; koliko traje ubrzana partija; koliko minuta je rapid; kontrola vremena ubrzani šah; 25 minuta da li je rapid',
  'rapid.def.increment': 'ubrzani šah sa dodatkom; 10+5; 15+10',
  'rapid.record.optional':
    'zapisivanje u ubrzanom šahu; moram li da pišem u rapidu; zapisivanje u rapidu; piše li se u ubrzanom; 15 minuta po igraču moram li da pišem',
  'rapid.record.claims-kept': 'reklamacija u rapidu bez formulara',
  'rapid.penalty.one-minute': 'jedan minut u ubrzanom šahu; kazna u ubrzanom šahu',
  'rapid.sup.ratio':
    'odgovarajući nadzor; koliko sudija ubrzani šah; koliko partija nadgleda jedan sudija',
  'rapid.unsup.setup.window':
    'pogrešna postavka ubrzani šah deset poteza; pogrešna postavka u rapidu posle deset poteza; do kad da se žalim na postavku u rapidu',
  'rapid.unsup.illegal.window':
    'nepravilan potez u ubrzanom šahu; do kada mogu da reklamiram nepravilan potez u rapidu',
  'rapid.unsup.illegal.arbiter-active':
    'sudija vidi nepravilan potez u rapidu; mora li sudija da reaguje u rapidu',
  'rapid.unsup.illegal.cost.2018': 'nemoguć potez u rapidu šta dobijam',
  'rapid.unsup.illegal.stands':
    'nepravilan potez ostaje; nepravilan potez primećen kasno; u rapidu niko nije primetio nemoguć potez',
  'rapid.unsup.illegal-position.draw': 'oba kralja u šahu; dva kralja u šahu',
  'rapid.unsup.flag.arbiter-calls': 'sudija ukazuje na zastavicu u ubrzanom šahu',
  'rapid.unsup.flag.claim-act': 'kako tražim pobedu na vreme u rapidu',
  'rapid.unsup.flag.both-down': 'obojici isteklo vreme; pale obe zastavice',
  'blitz.def.fixed':
    'brzopotezni šah; blic; pet minuta; cuger; koliko minuta je blic; 5 minuta po partiji',
  'blitz.def.increment': 'brzopotezni sa dodatkom; 3+2',
  'blitz.penalty.one-minute': 'jedan minut brzopotezni',
  'blitz.sup.ratio': 'koliko sudija u blicu',
  'blitz.sup.record-optional': 'zapisivanje u brzopoteznom šahu',
  'blitz.unsup.base':
    'zapisivanje u brzopoteznom; zapis u brzopoteznom; moram li pisati u brzopoteznom; pravila brzopoteznog šaha; zapisivanje u blicu; piše li se u blicu',
  'blitz.unsup.illegal.claim-win-2009': 'pobeda zbog nepravilnog poteza u brzopoteznom',
  'blitz.unsup.illegal.cost-2018':
    'nepravilan potez u brzopoteznom šahu; kralj u šahu u brzopoteznom; nemoguć potez brzopotezno; u blicu ostavio kralja u šahu',
  'blitz.unsup.illegal.stands': 'blic nepravilan potez prekasno; u blicu ušao u šah a nisam video',
  'note.algebraic-only': 'algebarska notacija; koja notacija; zapis poteza',
  'note.evidence': 'stara notacija nije dokaz',
  'note.letter': 'slova figura; oznake figura; slovo za skakača',
  'note.letter.national': 'srpska slova za figure; smem li da pišem domaća slova',
  'note.pawn-no-letter': 'pešak nema slovo',
  'note.files': 'imena linija a do h',
  'note.ranks': 'brojevi redova 1 do 8',
  'note.piece-move': 'kako se zapisuje potez figurom',
  'note.pawn-move': 'kako se zapisuje potez pešakom',
  'note.capture.piece': 'kako se zapisuje uzimanje figurom',
  'note.capture.pawn-file': 'zapis uzimanja pešakom; kako se piše kad pešak uzima',
  'note.ep.mark': 'zapis an pasana; kako se zapisuje an pasan',
  'note.ambig.same-rank':
    'dva skakača na isto polje; dvosmislen potez zapis; oba topa mogu na polje kako zapisati',
  'note.promotion': 'zapis promocije; kako se beleži promocija u damu',
  'note.draw-offer': 'znak jednakosti u zagradi',
  'note.castle.short': 'zapis rokade; 0-0; kako se piše rokada',
  'note.castle.long': 'zapis duge rokade; kako se piše velika rokada',
  'note.sign.capture': 'šta znači x u zapisu',
  'note.sign.check': 'znak za šah; plus za šah; staviti plus kad dam šah',
  'note.sign.mate': 'znak za mat; taraba za mat; kako se obeležava mat; kako zapisati mat',
  'note.optional-signs': 'mora li znak za šah',
  'blind.adapt': 'slepi; slabovidi',
  'blind.two-boards':
    'slepi igrač; slabovidi igrač; dve table; slep protiv videćeg jedna ili dve table',
  'blind.board.size': 'tabla za slepe',
  'blind.board.raised': 'izdignuta crna polja',
  'blind.announce.clear':
    'objavljivanje poteza; glasno objaviti potez; slepi igrač objavljuje poteze',
  'blind.announce.repeat': 'protivnik ponavlja objavljeni potez slepog',
  'blind.announce.files': 'imena linija za slepe',
  'blind.announce.ranks': 'nemački brojevi redova',
  'blind.announce.castling': 'slepi objavljuje rokadu',
  'blind.announce.pieces': 'nemačka imena figura',
  'blind.touch':
    'slepi igrač dodiruje figuru; figura iz rupe; slep igrač opipava figure; slepi opipao figuru',
  'blind.clock.special': 'sat za slepe koji govori',
  'blind.clock.speaking': 'sat koji govori sa slušalicom',
  'blind.record':
    'Brajevo pismo; zapis slepog igrača; slepi zapisuje brajevim pismom; na čemu zapisuje slepi',
  'blind.slip': 'lapsus; pogrešna objava poteza; slepi pogrešno izgovorio potez',
  'blind.diverge.consult': 'različita pozicija na dve table slepi',
  'blind.assistant.right': 'pomoćnik slepog igrača; ko pomaže slepom',
  'blind.assistant.score-clock': 'ko piše za slepog',
  'adjourn.trigger':
    'prekinuta partija; prekid partije; odložena partija; prekid do sutra; partiju nastavljamo sutra',
  'adjourn.seal.write': 'kovertirani potez; koverta potez; kako se kovertira',
  'adjourn.seal.envelope': 'koverat',
  'adjourn.envelope.names': 'šta piše na koverti; podaci na koverti',
  'adjourn.envelope.custody': 'ko čuva kovertu',
  'adjourn.resume.setup': 'pozicija pre nastavka prekinute',
  'adjourn.resume.clocks': 'vreme na satu pri nastavku',
  'adjourn.open.replier-present':
    'otvoriti kovertu; nastavak prekinute partije; kada se otvara koverta',
  'adjourn.bad-seal.ambiguous': 'dvosmislen kovertirani potez',
  'adjourn.bad-seal.unreadable': 'nečitak kovertirani potez; potez u koverti ne može da se pročita',
  'adjourn.bad-seal.illegal': 'nepravilan kovertirani potez; kovertiran nemoguć potez',
  'adjourn.late.loss': 'kašnjenje na nastavak; kašnjenje na nastavak prekinute partije',
  'adjourn.lost.continue': 'izgubljena koverta; koverte nema; koverat izgubljen; koverta nestala',
  'c960.game': 'šah 960; nasumični šah',
  'c960.start.random': 'žreb pozicije; žreb početne pozicije 960',
  'c960.start.king-between': 'kralj između topova u šahu 960',
  'c960.start.bishops': 'lovci u šahu 960; lovci iste boje u 960',
  'c960.start.mirror': 'crni naspram belih u 960',
  'c960.start.generator': 'računar bira poziciju 960',
  'c960.castle.regular-rules': 'rokada u šahu 960; rokada u Fišerovom šahu',
  'c960.castle.final-squares': 'gde stoje kralj i top posle rokade 960; gde završe kralj i top 960',
  'c960.castle.first-move': 'rokada u prvom potezu 960',
  'qpf.def': 'ubrzani završetak; završetak partije bez dodatka',
  'qpf.both-flags.last':
    'obe zastavice pale ne zna se koja pre; obe zastavice pale; obojici isteklo vreme ne zna se kome pre',
  'qpf.incr.request':
    'dodatak od pet sekundi; tražiti dodatak; pet sekundi dodatka manje od dva minuta',
  'qpf.claim.when':
    'poslednja dva minuta reklamacija remija; pravilo dva minuta; zahtev za remi manje od dva minuta',
  'qpf.claim.ground.cannot':
    'protivnik ne može da pobedi na uobičajeni način; protivnik ne može da pobedi uobičajenim sredstvima; minut bez dodatka on ne može da dobije',
  'qpf.claim.ground.no-effort':
    'protivnik ne pokušava da pobedi; igra samo na vreme; igra na zastavicu; protivnik se ne trudi da pobedi; samo vuče tamo amo da mi istekne vreme',
  'qpf.noarb.applies': 'nema sudije; meč bez sudije; bez sudije ostao mi minut',
  'fb.base': 'finska brzopotezna pravila',
  'fb.win.flag.claim': 'pobeda na vreme finski brzopotezni; pala zastavica; isteklo vreme',
  'fb.win.flag.material': 'dovoljan materijal za pobedu na vreme',
  'fb.win.illegal':
    'nepravilan potez finski brzopotezni; pobeda zbog nepravilnog poteza; nepravilan potez',
  'fb.king-capture.loses': 'uzeo kralja gubi; uzeti kralja',
  'fb.draw.both-flags': 'obe zastavice pale',
  'fb.appeal.none': 'žalba',
}
