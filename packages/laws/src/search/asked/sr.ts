import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Serbian: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const sr: AskedAs = {
  'scope.otb': 'šah preko interneta; onlajn šah; dopisni šah',
  'scope.edition-by-date': 'koje izdanje važi; koja pravila važe',
  'preface.analogy':
    'slučaj koji pravila ne uređuju; nema pravila za ovaj slučaj; slični slučajevi; slučaj koji pravila ne predviđaju',
  'preface.judgement': 'procena sudije; sloboda sudije',
  'preface.federation.no-conflict': 'pravila saveza; domaća pravila; posebna pravila saveza',
  'fi.default-30': 'kašnjenje 30 minuta Finska; pola sata kašnjenja Finska',
  'game.white-first': 'ko počinje; ko igra prvi; beli počinje; prvi potez; naizmenično',
  'game.have-the-move':
    'ko je na potezu; na potezu; da li smem da igram pre nego što protivnik pritisne sat; protivnik još nije pritisnuo sat; odgovoriti pre pritiska sata',
  'game.mate-wins': 'kralj napadnut a nema poteza',
  'game.king-safety': 'ostaviti kralja u šahu; izložiti kralja',
  'game.no-king-capture':
    'uzeti kralja; uzimanje kralja; pojesti kralja; sme li da se uzme kralj; pobeda uzimanjem kralja',
  'board.orientation':
    'kako se postavlja tabla; belo polje desno; svetlo polje u desnom uglu; kako stoji tabla',
  'pieces.initial-position':
    'početna postavka; postavljanje figura; gde stoje kralj i dama; postaviti figure; početni položaj',
  'move.capture': 'da li je uzimanje obavezno; moram li da uzmem',
  'attack.pinned-attacks': 'vezana figura daje šah; vezana figura napada',
  'move.bishop': 'kako se kreće lovac; laufer',
  'move.rook': 'kako se kreće top; kula',
  'move.queen': 'kako se kreće dama; kraljica',
  'move.knight': 'kako se kreće skakač; konj; skakač skače',
  'pawn.one-step': 'kako se kreće pešak; pešak napred; pion; može li pešak nazad',
  'pawn.two-step': 'pešak dva polja; dvokorak pešaka',
  'pawn.capture': 'kako pešak uzima; pešak jede ukoso; kako jede pešak; kako uzima pešak',
  'pawn.en-passant': 'an pasan; en passant; uzimanje u prolazu; uzeti u prolazu',
  'pawn.en-passant-now':
    'an pasan kasnije; an pasan odmah; kada se gubi pravo na an pasan; an pasan samo odmah; kasnije an pasan',
  'pawn.promote-must':
    'promocija; promocija pešaka; zamena pešaka; pešak na poslednjem redu; pešak stigne do osmog reda; pešak u damu; pešak došao do kraja; u šta se pretvara pešak; pešak na osmom redu',
  'pawn.promote-any':
    'dve dame; druga dama; promocija u skakača; koju figuru mogu da izaberem; više dama; pretvaranje pešaka u lovca; pretvaranje u skakača',
  'king.step':
    'kako se kreće kralj; kralj pored kralja; dva kralja jedan do drugog; kraljevi na susednim poljima',
  'castle.definition':
    'rokada; kako se rokira; mala rokada; velika rokada; kratka rokada; duga rokada',
  'castle.lost-king':
    'rokada posle poteza kralja; kralj se pomerio; gubitak prava na rokadu; kralj se pomerao i vratio rokada; kralj već igrao',
  'castle.lost-rook':
    'rokada posle poteza topa; top se pomerio; pomerio topa rokada; rokada posle pomeranja topa; top se pomerao pa vratio rokada',
  'castle.barred-attack':
    'rokada kroz šah; rokada iz šaha; rokada pod šahom; napadnut top rokada; rokada preko napadnutog polja; smem li da rokiram ako je top napadnut; rokada ako je top napadnut; rokada kad je kralj u šahu; top napadnut rokada',
  'castle.barred-blocked':
    'figura između kralja i topa; figure između pri rokadi; figura između kralja i topa rokada',
  'check.definition': 'šta je šah kralju; najaviti šah; moram li da kažem šah; reći šah',
  'check.no-self-check':
    'nije primetio šah; nije video da je u šahu; kralj ostaje u šahu; prevideo šah; nisam se odbranio od šaha; vezana figura; kralj ostao u šahu; ostavio kralja u šahu; vezana figura pomerena',
  'move.illegal': 'definicija nepravilnog poteza; šta znači nepravilan potez',
  'position.illegal': 'nemoguća pozicija; nepravilna pozicija',
  'touch.one-hand': 'jednom rukom; dve ruke; obe ruke; obema rukama',
  'touch.adjust':
    'j’adoube; popravljam; popraviti figuru; nameštam; nameštanje figura; žadub; popravljam figure; ispravljanje figura bez najave',
  'touch.contact-is-intent':
    'slučajno dodirnuo; slučajan dodir; rukavom zakačio figuru; nenameran dodir; zaboravio da kaže popravljam; slučajno dodirnuo figuru; nenamerno dodirnuo; nisam rekao nameštam',
  'touch.scope':
    'pravilo taknuto maknuto; pipnuto povučeno; kada važi dodirnuta figura; dodir kad nisam na potezu; dodir figure kad nisam na potezu; kada važi taknuto; protivnik dira figure dok razmišljam',
  'touch.own-first':
    'dodirnuo sam figuru; dodirnuta figura; taknuto maknuto; dodirnuo topa; dodirnuo damu; dodirnuo više svojih figura; moram da igram dodirnutom figurom; uhvatio figuru; dodirnuo skakača a hoću da igram drugom; pipnuto maknuto; dotakao figuru moram igrati; uzeo figuru pa odigrao drugu; podigao figuru i vratio je; taknuto madnuto; taknuto mora da se igra; uzeo pogrešnu figuru; dodirnuo jednu figuru a odigrao drugu; greškom uzeo pogrešnu figuru',
  'touch.opponent-first':
    'dodirnuo protivnikovu figuru; moram da uzmem dodirnutu figuru; dodir tuđe figure; dotakao protivničku figuru; dotakao protivnikovog skakača; moram uzeti dotaknutu figuru; dodirnuo sam protivnikovu figuru; dodirnuo je moju figuru mora li da je uzme; uzeo protivničku figuru u ruku; mora da uzme dodirnutu figuru protivnika; zgrabio mog skakača; uhvatio moju figuru; dodirnuo mi je topa',
  'touch.both-colours': 'dodirnuo svoju i protivnikovu figuru; figure obe boje',
  'touch.order-unclear': 'koju figuru je prvo dodirnuo; nije jasno koja je prva dodirnuta',
  'touch.castle-duty':
    'dodirnuo kralja i topa; moram da rokiram; prvo kralj pa top; dodirnuo kralja i topa mora da rokira',
  'touch.rook-then-king':
    'prvo top pa kralj; rokada topom prvo; prvo uhvatio topa kod rokade; rokirao topom; dotakao topa pa kralja; top pre kralja; prvo top pa kralj rokada; pomerio prvo topa',
  'touch.castle-illegal':
    'nepravilna rokada; rokada nije dozvoljena moram kraljem; rokada nije dozvoljena a dodirnuo kralja',
  'touch.promotion-final':
    'promena figure kod promocije; predomislio se kod promocije; kada je izbor figure konačan; mogu li da promenim figuru posle promocije; stavio damu a hteo skakača',
  'touch.none-possible':
    'dodirnuta figura nema potez; dodirnutom figurom ne može da se igra; dodirnuo vezanu figuru; dotaknuta figura ne može da se pomeri; dotakao figuru koja nema potez; dotaknuo figuru koja ne može da se pomeri; dodirnuta figura ne može da se pomeri',
  'promote.any-order': 'prvo uzeti damu pa gurnuti pešaka',
  'made.released-fixed':
    'ispustio figuru; pustio figuru iz ruke; vratiti potez; promena poteza; uzeti potez nazad; mogu li da promenim potez; pustio figuru; predomislio se; pustio figuru pa hoće na drugo polje; vraćanje poteza; mogu li da vratim potez; odložio figuru i predomislio se; sklonio sam ruku; sklonio ruku sa figure',
  'made.plain': 'kada je potez odigran; kada je potez učinjen',
  'made.castling-king-released': 'pustio kralja kod rokade',
  'touch.claim-forfeit':
    'kada reklamirati dodirnutu figuru; kasno za reklamaciju dodira; kasna reklamacija taknute figure; takao sam figuru pa hteo da prijavim protivnikovo takni-makni; kasna prijava taknute figure',
  'end.mate':
    'mat; šah mat; kraj partije matom; moram li posle mata da pritisnem sat; kada je kraj partije; kako se partija završava',
  'end.mate-validity': 'mat nepravilnim potezom',
  'end.resign':
    'predaja; oborio kralja; predao sam partiju; oborio svog kralja; zaustavio sat i predao; pružio ruku',
  'end.resign-draw':
    'predao a protivnik ima samo kralja; predaja protivnik ne može da matira; predaja protiv golog kralja',
  'end.stalemate': 'pat; nema poteza a nije šah; kralj nema potez',
  'end.dead-position':
    'mrtva pozicija; nedovoljno materijala; nedovoljan materijal; nema dovoljno materijala za mat; kralj protiv kralja; kralj i lovac protiv kralja; kralj i skakač protiv kralja; mat nije moguć; remi zbog materijala; niko ne može da matira; nedovoljno materijala za mat; premalo materijala',
  'end.agreement':
    'sporazumni remi; dogovoreni remi; dogovor o remiju; brzi remi; remi bez igre; sporazum o remiju',
  'clock.flag-fall': 'pad zastavice; šta znači pad zastavice; zastavica',
  'clock.press-after-move':
    'pritisnuti sat; pritisak sata; zaboravio da pritisne sat; pritisnuti sat posle poteza',
  'completed.by-press':
    'dovršen potez; kada je potez dovršen; razlika između odigranog i dovršenog poteza; kada je potez završen; završen potez',
  'completed.by-game-end':
    'mat bez pritiska sata; da li posle mata mora da se pritisne sat; moram li da pritisnem sat posle mata',
  'completed.by-next-move':
    'nisam pritisnuo sat protivnik je već odigrao; zaboravio sat i odigrao sledeći potez',
  'clock.right-to-press':
    'protivnik igra pre nego što pritisnem sat; pravo da pritisnem sat; protivnik odgovorio pre nego što sam pritisnuo sat',
  'clock.time-to-press': 'vreme između poteza i pritiska sata',
  'clock.same-hand':
    'sat drugom rukom; istom rukom; kojom rukom se pritiska sat; pritisnuo sat drugom rukom',
  'clock.no-hover': 'prst na satu; ruka iznad sata; držati ruku na dugmetu',
  'clock.handling':
    'udarati sat; lupa po satu; oborio sat; podići sat; grubo pritiska sat; bacio sat',
  'clock.no-press-before-move': 'pritisnuo sat pre poteza; sat pre nego što je odigrao',
  'clock.adjust-own-time': 'popravljati figure u protivnikovom vremenu',
  'time.quota':
    'broj poteza u periodu; 40 poteza; vremenska kontrola; 40 poteza za 90 minuta; propisan broj poteza',
  'time.per-move':
    'dodatak vremena; sekunde po potezu; Fišerov dodatak; inkrement; dodatak po potezu',
  'time.carry-over': 'ušteđeno vreme se prenosi; neiskorišćeno vreme',
  'time.delay': 'zadrška; Bronštajn; odlaganje; režim odlaganja',
  'flag.check-quota': 'pala zastavica da li su potezi odigrani',
  'clock.placement':
    'gde stoji sat; sa koje strane je sat; sa koje strane stoji sat; ko određuje stranu sata',
  'start.white-clock':
    'početak kola; puštanje sata belog; početak kola sat belog; ko pušta sat na početku; nema protivnika ko pušta sat',
  'default.time-value':
    'dozvoljeno kašnjenje; nulta tolerancija; koliko smem da zakasnim; koliko minuta kašnjenja; koliko minuta smem da zakasnim; koliko se čeka protivnik',
  'default.late-loses':
    'kašnjenje; zakasnio na partiju; dolazi kasno; protivnika nema; protivnik kasni; kontumac; nije došao na partiju; protivnik nije došao; kašnjenje 15 minuta; došao prekasno; nema protivnika; bez borbe zbog kašnjenja; dozvoljeno kašnjenje; vreme čekanja',
  'default.both-absent':
    'nijedan igrač nije došao; niko nije došao na početak; oba igrača kasne; obojica odsutna; nema nijednog igrača; zakasnila oba igrača; niko nije došao; obojica kasne',
  'flag.considered-fallen':
    'ko može da ukaže na pad zastavice; reklamirati zastavicu; sudija vidi pad zastavice; gledalac ukazao na zastavicu; ko reklamira zastavicu; ko zove pad zastavice; da li sudija objavljuje pad zastavice; tražim pobedu na vreme; reklamacija vremena; kada se smatra da je zastavica pala; ko upozorava na pad zastavice',
  'flag.loss':
    'isteklo vreme; izgubio na vreme; pala zastavica; probio vreme; prekoračio vreme; nema više vremena; pobeda na vreme; protivniku isteklo vreme; cajtnot pad; poraz na vreme; prošlo vreme; sat na nuli',
  'flag.exceptions': 'zastavica pala posle mata; mat pre pada zastavice; prvo mat pa zastava',
  'flag.draw-no-mate':
    'pala zastavica protivnik ima samo kralja; protivniku pala zastavica ja imam samo skakača; isteklo vreme protivnik ne može da matira; remi umesto poraza na vreme; isteklo vreme protiv golog kralja; samo lovac a isteklo vreme; isteklo vreme protivnik ima samo kralja; mat jednim skakačem kad istekne vreme; isteklo vreme imam samo kralja; nema materijala za mat isteklo vreme; pala zastava a samo lovac',
  'clock.conclusive': 'važi šta sat pokazuje',
  'clock.replace-defective':
    'pokvaren sat; sat ne radi; kvar sata; prazna baterija; baterija u satu',
  'clock.wrong-setting':
    'pogrešno podešen sat; sat loše podešen; pogrešno vreme na satu; nema dodatka na satu; sat pogrešno podešen',
  'clock.interrupt':
    'prekid igre; nestanak struje; alarm; sudija zaustavlja satove; nestalo struje; požarni alarm',
  'clock.player-stop':
    'zaustaviti sat; pozvati sudiju; nema dame za promociju; obrnut top kao dama; mogu li da zaustavim sat; zaustaviti sat i zvati sudiju; okrenut top umesto dame',
  'clock.restart':
    'ko ponovo pušta sat; kada se partija nastavlja posle zaustavljanja; ponovno pokretanje sata',
  'clock.stop-unjustified': 'neopravdano zaustavio sat; zaustavio sat bez razloga',
  'display.no-claim':
    'reklamacija na osnovu ekrana; demonstraciona tabla; brojač poteza kao dokaz; zahtev na osnovu ekrana; reklamacija po demonstracionoj tabli',
  'irreg.restore-times': 'koje vreme na satu posle vraćanja pozicije',
  'irreg.initial-position':
    'pogrešna početna pozicija; pogrešno postavljene figure; zamenjeni kralj i dama; loše postavljene figure na početku; figure pogrešno postavljene; kralj i dama zamenjeni na početku',
  'irreg.board-orientation':
    'okrenuta tabla; pogrešno postavljena tabla; crno polje desno; tabla pogrešno okrenuta',
  'irreg.colours-reversed': 'pogrešna boja; zamenjene boje; obrnute boje',
  'irreg.displaced-own-time':
    'srušio figuru; oborio figure; pale figure; prevrnute figure; oborio kralja i pritisnuo sat; figure pale; figure su popadale; srušio sam figure; popadale figure; ko vraća srušene figure',
  'irreg.displaced-stop': 'protivnik oborio figure; protivnik oborio figure zaustavim sat',
  'illegal.completed-when':
    'nepravilan potez pre pritiska sata; ispraviti nepravilan potez; primetio pre nego što je pritisnuo; ostavio kralja u šahu i pritisnuo sat; mogu li da ispravim nepravilan potez',
  'illegal.restore':
    'nepravilan potez; nedozvoljen potez; nelegalan potez; šta biva posle nepravilnog poteza; vratiti poziciju pre nepravilnog poteza; nepravilan potez otkriven kasnije; protivnik odigrao nepravilan potez; nemoguć potez; šta kad protivnik odigra nemoguć potez; primetili nepravilan potez posle nekoliko poteza; vraćanje pozicije pre nepravilnog poteza; šta posle nepravilnog poteza',
  'illegal.restore-fallback': 'ne može se utvrditi pozicija pre nepravilnog poteza',
  'illegal.replacement':
    'potez posle nepravilnog poteza; moram li istom figurom; koji potez moram posle nepravilnog poteza',
  'illegal.king-capture':
    'uzeo kralja u brzopoteznom; uzeo kralja; kralj je uzet; pojeo kralja u blicu; uzimanje kralja',
  'illegal.unpromoted':
    'pešak nije zamenjen; nije zamenio pešaka i pritisnuo sat; ostavio pešaka na poslednjem redu i pritisnuo sat; zaboravio da zameni pešaka; nepromovisan pešak; pešak na poslednjem redu nije zamenjen; pešak ostao na poslednjem redu; zaboravio da zameni pešaka i pritisnuo sat',
  'illegal.press-no-move':
    'pritisnuo sat bez poteza; pritisak sata bez poteza; nije odigrao a pritisnuo sat; pritisnuo sat a nije odigrao potez; stisnuo sat bez poteza',
  'illegal.two-hands':
    'potez obema rukama; rokada obema rukama; uzimanje obema rukama; rokirao s dve ruke; igrao obema rukama; rokada sa dve ruke; uzimanje sa dve ruke; dve ruke; obe ruke',
  'illegal.penalty-time':
    'kazna za nepravilan potez; prvi nepravilan potez; dva minuta; koliko vremena za nepravilan potez; dodatno vreme za nepravilan potez; kazna za nemoguć potez; kazna za nedozvoljen potez; dve minute za nepravilan potez',
  'illegal.penalty-loss':
    'drugi nepravilan potez; dva nepravilna poteza; treći nepravilan potez; poraz zbog nepravilnog poteza; koliko nepravilnih poteza; drugi nemoguć potez; drugi nedozvoljen potez; drugi nepravilan potez gubi; koliko nemogućih poteza do poraza; tri nemoguća poteza',
  'illegal.counter': 'sabiraju li se nemogući potezi; brojanje nepravilnih poteza',
  'illegal.loss-draw':
    'drugi nepravilan potez protivnik ne može da matira; drugi nemoguć potez samo kralj',
  'irreg.displaced-later':
    'figura na pogrešnom polju; pomerene figure; pozicija se ne slaže sa zapisnikom; kasnije otkriveno; figura stajala na pogrešnom polju; pomerena figura primećeno kasnije',
  'score.record':
    'zapisivanje poteza; zapisnik; moram li da pišem poteze; notacija partije; zapisati i protivnikove poteze; ne pišem poteze; protivnik ne zapisuje poteze; obavezno zapisivanje',
  'score.no-advance':
    'zapisati potez unapred; prvo zapisati pa igrati; pisanje pre poteza; napisao potez pre nego što ga odigra',
  'score.reply-first': 'odgovorim pre zapisivanja protivnikovog poteza',
  'score.before-next':
    'nisam zapisao potez; nedostaju potezi u zapisniku; protivnik ne piše poteze; ne zapisuje poteze; protivnik ne zapisuje; zaboravio da zapiše potez',
  'score.only-use':
    'beleške na zapisniku; šta smem da pišem na zapisnik; šta smem da pišem na formular',
  'score.mark-offer': 'zapisati ponudu remija; znak (=); zapis ponude remija',
  'score.assistant': 'pomoćnik zapisuje umesto igrača; igrač ne može da piše',
  'score.visible':
    'pokrivati zapisnik; zapisnik mora biti vidljiv; sakriva formular; pokriva formular',
  'score.property':
    'čiji je zapisnik; predati zapisnik; čiji je formular; kome pripada formular; ko čuva formulare',
  'score.exempt':
    'manje od pet minuta; prestati sa zapisivanjem; kada ne mora da se zapisuje; moram li da pišem u cajtnotu; ne moram da pišem; cajtnot zapisivanje; manje od pet minuta zapisivanje; prestati sa pisanjem',
  'score.update-after-flag': 'dopuniti formular posle pada zastavice',
  'score.neither': 'nijedan ne zapisuje; obojica u cajtnotu',
  'score.one': 'samo jedan ne zapisuje pala zastavica',
  'score.borrow':
    'protivnikov zapisnik; pozajmiti zapisnik protivnika; protivnikov formular; pozajmiti formular',
  'score.reconstruct': 'rekonstrukcija partije; nijedan zapisnik nije potpun',
  'score.sign': 'potpis zapisnika; potpisati rezultat; potpisati formular; neće da potpiše',
  'score.signed-stands':
    'potpisan pogrešan rezultat; pogrešan rezultat u zapisniku; pogrešan rezultat potpisan',
  'draw.regs-restrict':
    'zabrana remija pre 30. poteza; remi nije dozvoljen; sofijska pravila; zabrana remija; remi pre 30 poteza; nije dozvoljen remi',
  'draw.offer-when':
    'kada ponuditi remi; kako se nudi remi; ponuda remija; predložiti remi; remi pre ili posle poteza',
  'draw.offer-other-time':
    'ponuda remija u pogrešno vreme; ponudio remi u mom vremenu; ponuda remija pre poteza; ponuda remija na protivničkom vremenu; ponudio remi dok razmišljam; remi ponudio dok sam razmišljao; ponuda remija u mom vremenu',
  'draw.offer-no-conditions': 'uslovna ponuda remija',
  'draw.offer-irrevocable':
    'povući ponudu za remi; može li se ponuda povući; povući ponudu remija; opozvati ponudu; mogu li da povučem ponudu remija; povlačenje ponude; povučem ponudu; mogu li da povučem ponudu; povlačenje ponude remija; predomislio sam se za remi; vratiti ponudu remija; hteo bih da povučem ponudu',
  'draw.offer-lapse':
    'koliko dugo važi ponuda remija; odbiti remi; prihvatiti remi kasnije; ponuda prestaje; odbijanje remija; dokle važi ponuda remija; moram li da prihvatim remi',
  'draw.claim-is-offer': 'da li je reklamacija ponuda remija',
  'rep.claim':
    'trokratno ponavljanje; ponavljanje pozicije; tri puta ista pozicija; ponavljanje poteza; večiti šah; remi ponavljanjem; trostruko ponavljanje; kako reklamirati ponavljanje',
  'rep.intended':
    'reklamacija ponavljanja nameravanim potezom; zapisati potez i reklamirati; reklamacija ponavljanja sa sledećim potezom; zapišem potez i reklamiram',
  'rep.appeared': 'pozicija je upravo nastala treći put',
  'rep.same-position':
    'kada je pozicija ista; jednaka pozicija; ista pozicija drugi igrač na potezu',
  'rep.en-passant': 'ponavljanje i an pasan; ponavljanje pozicije i an pasan',
  'rep.castling':
    'ista pozicija a drugo pravo na rokadu; ponavljanje i pravo na rokadu; ista pozicija bez prava na rokadu',
  'fifty.claim':
    'pravilo 50 poteza; pedeset poteza; pedeset poteza bez uzimanja; 50 poteza bez pešaka',
  'fifty.intended':
    'reklamacija pedeset poteza nameravanim potezom; reklamacija pedeset poteza sa sledećim potezom',
  'claim.lost-by-touch':
    'dodirnuo figuru pa reklamirao ponavljanje; dotakao figuru pa tražio remi; dodirnuo figuru pre reklamacije; gubitak prava na reklamaciju remija; reklamirao posle poteza; reklamacija posle dodira figure; dodirnuo figuru pa traži remi; povukao potez pa reklamirao',
  'claim.stop-clocks': 'zaustaviti sat pri reklamaciji; zaustaviti sat kod reklamacije',
  'claim.no-withdraw': 'povući reklamaciju; povlačenje zahteva za remi',
  'claim.incorrect':
    'pogrešna reklamacija; neispravna reklamacija remija; kazna za pogrešnu reklamaciju; neosnovana reklamacija; pogrešna reklamacija ponavljanja; netačan zahtev za remi; pogrešan zahtev za remi; odbijena reklamacija dve minute',
  'claim.intended-binding': 'moram li da odigram nameravani potez',
  'auto.fivefold':
    'petokratno ponavljanje; pet puta ista pozicija; automatski remi ponavljanje; pet ponavljanja automatski remi',
  'auto.seventyfive': 'pravilo 75 poteza; sedamdeset pet poteza; 75 poteza automatski remi',
  'auto.mate-first': 'mat u 75. potezu',
  'points.standard':
    'koliko bodova za pobedu; bodovi za remi; poeni za pobedu; bodovanje; pola poena za remi; koliko vredi pobeda',
  'points.forfeit': 'bodovi za pobedu bez borbe; pobeda bez borbe',
  'points.normal-values': 'neobičan rezultat; obojici poraz; pola boda i nula; tri četvrt poena',
  'conduct.disrepute':
    'neprimereno ponašanje igrača; igrač vređa protivnika; nesportsko ponašanje; škoditi ugledu šaha; uvreda; nije se rukovao; nameštena partija; nije hteo da pruži ruku; vređanje; psuje; bacio figure i psovao; otišao i ostavio sat',
  'venue.definition': 'šta spada u prostor za igru; šta je mesto igre',
  'venue.area': 'šta je područje igre',
  'venue.leave':
    'napustiti mesto igre; izaći napolje; napustiti zgradu; napustiti prostor za igru; izašao iz sale',
  'venue.leave-on-move':
    'napustiti salu kad sam na potezu; ići u toalet; toalet; vc; ustati od stola; u toalet kad sam na potezu; ustati od stola na svom potezu',
  'venue.access':
    'ko sme u prostor za igru; roditelji u sali; trener u sali; ko sme u salu; roditelji pored stola; gledaoci pored table',
  'conduct.no-aids':
    'varanje; beleške; savet; pomoć tokom partije; analizirati na drugoj tabli; korišćenje programa; pomoć trenera; pomoć sa strane; analiza na drugoj tabli; trener savetuje',
  'device.ban':
    'telefon; mobilni telefon; pametni sat; elektronski uređaj; slušalice; telefon u džepu; da li je telefon dozvoljen; mobilni; slušanje muzike; elektronski uređaji',
  'device.bag': 'telefon u torbi; isključen telefon u torbi; isključen telefon u rancu',
  'device.sound-2009': 'zazvonio telefon 2009',
  'device.possession':
    'telefon zazvonio; zazvonio telefon; telefon kod igrača; poraz zbog telefona; telefon vibrira; mobilni zvoni; mobilni zazvonio; telefon kod sebe; telefon u džepu',
  'device.search':
    'pretres igrača; pregled torbe; detektor metala; sudija pregleda; sudija pregleda torbu',
  'conduct.smoking': 'pušenje; cigareta; elektronska cigareta',
  'conduct.spectator':
    'igrač koji je završio partiju; posle završene partije; završio partiju mogu li da gledam',
  'conduct.no-disturb':
    'ometanje protivnika; ometa; buka; priča; stalno nudi remi; protivnik me ometa; jesti za tablom; protivnik priča; buka za tablom; jede za tablom; lupka po stolu',
  'conduct.persistent':
    'igrač odbija da poštuje pravila; odbija pravila; ne sluša sudiju; ne poštuje sudiju',
  'conduct.both-guilty': 'obojica gube; 0-0',
  'conduct.explanation': 'sudija objašnjava pravilo; pitam sudiju za pravilo',
  'appeal.right':
    'žalba; žaliti se; žalba na sudiju; ne slažem se sa sudijom; protest; sudija je pogrešio; pogrešna odluka sudije',
  'conduct.check-claim': 'ko proverava reklamaciju',
  'arb.uphold': 'dužnosti sudije; šta radi sudija; uloga sudije',
  'arb.environment': 'osvetljenje; uslovi za igru; buka u sali; loše svetlo',
  'arb.special-needs': 'invalid; bolestan igrač; lekarska pomoć; igraču je loše',
  'arb.extra-time':
    'smetnja spolja dodatno vreme; sudija dodaje vreme; dodatno vreme zbog smetnje; produženje vremena',
  'arb.no-intervene':
    'sme li sudija da interveniše; intervencija sudije; sme li sudija da se umeša; sudija se meša',
  'arb.no-move-count': 'koliko je poteza odigrano; sudija kaže broj poteza',
  'arb.no-reminders':
    'sudija rekao da pritisne sat; sudija podsetio igrača na sat; upozoriti da sat radi; zaboravio sat upozorenje; sudija upozorava na sat; sudija opominje da nisam pritisnuo sat',
  'arb.report-only':
    'gledalac primeti nepravilan potez; ko može da obavesti sudiju; gledalac vidi nepravilnost; ko sme da upozori sudiju',
  'arb.no-interference':
    'gledalac se meša; gledalac priča; komentarisanje partije; roditelji se mešaju; gledalac se umešao; gledalac došaptava; roditelj se meša; gledalac upozorava igrača; gledalac dobacuje; roditelj došaptava; mešanje gledalaca',
  'arb.expel': 'udaljiti gledaoca; izbaciti iz sale; izbaciti gledaoca',
  'arb.phones-anyone':
    'telefon gledaoca; gledaocu zazvonio telefon; roditelji sa telefonom u sali; fotografisanje telefonom',
  'penalty.combine':
    'kazne; spisak kazni; koje kazne može da izrekne sudija; kazniti igrača; sudija kažnjava igrača; koje kazne može sudija',
  'penalty.warning': 'opomena; opomena sudije',
  'penalty.add-time': 'koliko minuta dodaje sudija',
  'penalty.cut-time': 'oduzimanje vremena',
  'penalty.cut-points': 'oduzimanje poena; oduzeti bod',
  'penalty.loss': 'sudija proglašava izgubljenu partiju',
  'penalty.fine': 'novčana kazna',
  'penalty.expulsion': 'isključenje sa turnira; diskvalifikacija',
  'gloss.standard': 'standardni šah; spori šah; klasična partija',
  'gloss.points-alt': 'tri boda za pobedu; 3-1-0',
  'gloss.zero-tolerance': 'nulta tolerancija',
  'rapid.def.fixed':
    'ubrzani šah; rapid; 15 minuta; koliko traje ubrzana partija; koliko minuta je rapid; kontrola vremena ubrzani šah',
  'rapid.def.increment': 'ubrzani šah sa dodatkom; 10+5; 15+10',
  'rapid.record.optional':
    'zapisivanje u ubrzanom šahu; moram li da zapisujem u ubrzanom šahu; moram li da pišem u rapidu; zapisivanje u rapidu; piše li se u ubrzanom',
  'rapid.record.claims-kept': 'reklamacija u rapidu bez formulara',
  'rapid.penalty.one-minute': 'jedan minut u ubrzanom šahu; kazna u ubrzanom šahu',
  'rapid.sup.ratio':
    'odgovarajući nadzor; koliko sudija ubrzani šah; koliko partija nadgleda jedan sudija',
  'rapid.unsup.setup.window':
    'pogrešna postavka ubrzani šah deset poteza; pogrešna postavka u rapidu posle deset poteza',
  'rapid.unsup.illegal.window':
    'kada reklamirati nepravilan potez u ubrzanom šahu; nepravilan potez u ubrzanom šahu; do kada mogu da reklamiram nepravilan potez u rapidu',
  'rapid.unsup.illegal.arbiter-active': 'sudija vidi nepravilan potez u rapidu',
  'rapid.unsup.illegal.stands': 'nepravilan potez ostaje; nepravilan potez primećen kasno',
  'rapid.unsup.illegal-position.draw': 'oba kralja u šahu; dva kralja u šahu',
  'rapid.unsup.flag.arbiter-calls': 'sudija ukazuje na zastavicu u ubrzanom šahu',
  'rapid.unsup.flag.both-down': 'obe zastavice pale; obojici isteklo vreme; pale obe zastavice',
  'blitz.def.fixed': 'brzopotezni šah; blic; pet minuta; cuger; koliko minuta je blic',
  'blitz.def.increment': 'brzopotezni sa dodatkom; 3+2',
  'blitz.penalty.one-minute': 'jedan minut brzopotezni',
  'blitz.sup.record-optional': 'zapisivanje u brzopoteznom šahu',
  'blitz.unsup.base':
    'zapisivanje u brzopoteznom; zapis u brzopoteznom; moram li pisati u brzopoteznom; pravila brzopoteznog šaha; zapisivanje u blicu; piše li se u blicu',
  'blitz.unsup.illegal.claim-win-2009': 'pobeda zbog nepravilnog poteza u brzopoteznom',
  'blitz.unsup.illegal.cost-2018':
    'nepravilan potez u brzopoteznom šahu; nepravilan potez blic; kralj u šahu u brzopoteznom; nemoguć potez brzopotezno',
  'note.algebraic-only': 'algebarska notacija; koja notacija; zapis poteza',
  'note.letter': 'slova figura; oznake figura; slovo za skakača',
  'note.capture.pawn-file': 'zapis uzimanja pešakom',
  'note.ep.mark': 'zapis an pasana; kako se zapisuje an pasan',
  'note.ambig.same-rank': 'dva skakača na isto polje; dvosmislen potez zapis',
  'note.promotion': 'zapis promocije',
  'note.castle.short': 'zapis rokade; 0-0',
  'note.sign.check': 'znak za šah',
  'note.sign.mate': 'znak za mat',
  'blind.adapt': 'slepi; slabovidi',
  'blind.two-boards': 'slepi igrač; slabovidi igrač; dve table',
  'blind.board.size': 'tabla za slepe',
  'blind.announce.clear':
    'objavljivanje poteza; glasno objaviti potez; slepi igrač objavljuje poteze',
  'blind.announce.files': 'imena linija za slepe',
  'blind.announce.ranks': 'nemački brojevi redova',
  'blind.touch': 'slepi igrač dodiruje figuru; figura iz rupe; slep igrač opipava figure',
  'blind.clock.special': 'sat za slepe koji govori',
  'blind.record': 'Brajevo pismo; zapis slepog igrača; slepi zapisuje brajevim pismom',
  'blind.slip': 'lapsus; pogrešna objava poteza; slepi pogrešno izgovorio potez',
  'blind.assistant.right': 'pomoćnik slepog igrača',
  'adjourn.trigger': 'prekinuta partija; prekid partije; odložena partija; prekid do sutra',
  'adjourn.seal.write': 'kovertirani potez; koverta potez; kako se kovertira',
  'adjourn.seal.envelope': 'koverat',
  'adjourn.envelope.names': 'šta piše na koverti; podaci na koverti',
  'adjourn.open.replier-present':
    'otvoriti kovertu; nastavak prekinute partije; kada se otvara koverta',
  'adjourn.bad-seal.ambiguous': 'dvosmislen kovertirani potez',
  'adjourn.bad-seal.unreadable': 'nečitak kovertirani potez',
  'adjourn.bad-seal.illegal': 'nepravilan kovertirani potez; kovertiran nemoguć potez',
  'adjourn.late.loss': 'kašnjenje na nastavak; kašnjenje na nastavak prekinute partije',
  'adjourn.lost.continue':
    'izgubljena koverta; koverte nema; koverta je izgubljena; koverat izgubljen',
  'c960.game': 'šah 960; nasumični šah',
  'c960.start.random': 'početna pozicija 960; žreb pozicije; žreb početne pozicije 960',
  'c960.start.bishops': 'lovci u šahu 960',
  'c960.castle.regular-rules': 'rokada u šahu 960; rokada u Fišerovom šahu',
  'c960.castle.final-squares': 'gde stoje kralj i top posle rokade 960',
  'c960.castle.first-move': 'rokada u prvom potezu 960',
  'qpf.def': 'ubrzani završetak; završetak partije bez dodatka',
  'qpf.both-flags.last':
    'obe zastavice pale ne zna se koja pre; obe zastavice pale; obojici isteklo vreme',
  'qpf.incr.request':
    'dodatak od pet sekundi; tražiti dodatak; pet sekundi dodatka manje od dva minuta',
  'qpf.claim.when':
    'manje od dva minuta; poslednja dva minuta reklamacija remija; pravilo dva minuta; zahtev za remi manje od dva minuta',
  'qpf.claim.ground.cannot':
    'protivnik ne može da pobedi na uobičajeni način; protivnik ne može da pobedi uobičajenim sredstvima',
  'qpf.claim.ground.no-effort':
    'protivnik ne pokušava da pobedi; igra samo na vreme; igra na zastavicu; protivnik se ne trudi da pobedi',
  'qpf.noarb.applies': 'nema sudije; meč bez sudije',
  'fb.base': 'finska brzopotezna pravila',
  'fb.win.flag.claim': 'pobeda na vreme finski brzopotezni; pala zastavica; isteklo vreme',
  'fb.win.flag.material': 'dovoljan materijal za pobedu na vreme',
  'fb.win.illegal':
    'nepravilan potez finski brzopotezni; pobeda zbog nepravilnog poteza; nepravilan potez',
  'fb.king-capture.loses': 'uzeo kralja gubi; uzeti kralja',
  'fb.draw.both-flags': 'obe zastavice pale',
  'fb.appeal.none': 'žalba',
}
