import type { AskedAs } from './asked-as.js'

/** How people ask for a rule in Finnish: everyday words and whole situations, phrases separated by semicolons. */
export const fi: AskedAs = {
  'scope.otb': 'nettishakki; internetshakki; kirjeshakki; verkkopeli',
  'scope.edition-by-date':
    'mikä sääntöversio on voimassa; mitkä säännöt pätevät; mistä alkaen säännöt ovat voimassa',
  'preface.analogy': 'tapaus jota säännöt eivät ratkaise; säännöissä ei ole; vastaavat tapaukset',
  'preface.judgement': 'tuomarin harkinta; tuomarin harkintavalta',
  'preface.federation.no-conflict': 'liiton omat säännöt; kansalliset säännöt',
  'fi.phone-1-remark':
    'puhelin soi ensimmäisen kerran Suomessa; puhelimen soiminen huomautus; puhelin soi',
  'fi.phone-2-warning': 'puhelin soi toisen kerran; puhelin varoitus',
  'fi.phone-3-loss': 'puhelin soi kolmannen kerran; puhelin häviö',
  'fi.default-30':
    'myöhästyminen 30 minuuttia; puoli tuntia myöhässä; kolmekymmentä minuuttia myöhässä',
  'game.white-first':
    'kuka aloittaa; kumpi aloittaa; valkea aloittaa; ensimmäinen siirto; vuorotellen',
  'game.have-the-move':
    'kumman siirtovuoro; siirtovuoro; saanko siirtää ennen kuin vastustaja painaa kelloa; vastustaja ei ole vielä painanut kelloa',
  'game.king-safety': 'jättää kuningas shakkiin; kuningas uhattuna',
  'game.no-king-capture':
    'lyödä kuningas; kuninkaan lyönti; syödä kuningas; kuninkaan syöminen; kuninkaan lyöminen',
  'board.orientation': 'miten lauta asetetaan; valkea ruutu oikealla; vaalea kulmaruutu oikealla',
  'pieces.initial-position':
    'alkuasema; nappuloiden asettaminen; missä kuningas ja kuningatar ovat; nappulat paikoilleen',
  'move.knight': 'miten ratsu liikkuu; hevonen; ratsu hyppää',
  'move.bishop': 'miten lähetti liikkuu; juoksija',
  'move.rook': 'miten torni liikkuu',
  'move.queen': 'miten kuningatar liikkuu; daami',
  'pawn.one-step': 'miten sotilas liikkuu; sotilas eteenpäin; moukka',
  'pawn.two-step': 'sotilas kaksi ruutua; kaksoisaskel',
  'pawn.capture': 'miten sotilas lyö; sotilas lyö viistoon',
  'pawn.en-passant': 'ohestalyönti; en passant; lyönti ohesta; lyödä ohesta',
  'pawn.en-passant-now':
    'ohestalyönti myöhemmin; ohestalyönti heti; milloin ohestalyönnin oikeus menetetään',
  'pawn.promote-must':
    'korotus; sotilaan korotus; sotilas viimeisellä rivillä; sotilas kahdeksannelle riville; sotilas kuningattareksi; korottaa sotilas; korottaminen',
  'pawn.promote-any':
    'korottaa kuningattareksi vaikka kuningatar on laudalla; toinen kuningatar; kaksi kuningatarta; toinen kuningatar; korotus ratsuksi; minkä nappulan saa valita; useita kuningattaria; kaksi daamia',
  'king.step':
    'voiko kuningas lyödä; miten kuningas liikkuu; miten kuningas liikkuu; kuninkaat vierekkäin; kuningas kuninkaan vieressä',
  'castle.definition':
    'linnoitus; miten linnoitetaan; lyhyt linnoitus; pitkä linnoitus; tornitus; linnoittautua; linnoittua',
  'castle.lost-king':
    'linnoitus kuninkaan siirron jälkeen; kuningas on siirtynyt; linnoitusoikeuden menetys',
  'castle.lost-rook': 'linnoitus tornin siirron jälkeen; torni on siirtynyt',
  'castle.barred-attack':
    'linnoitus shakin läpi; linnoitus shakista; linnoitus shakissa; torni uhattuna linnoitus; linnoitus uhatun ruudun yli; saako linnoittaa jos torni on uhattuna; linnoittaa kun on shakissa; kuningas shakissa linnoitus',
  'castle.barred-blocked': 'nappula kuninkaan ja tornin välissä; nappuloita välissä linnoitus',
  'check.definition':
    'mikä on shakki kuninkaalle; sanoa shakki; pitääkö sanoa shakki; ilmoittaa shakki',
  'check.no-self-check':
    'ei huomannut olevansa shakissa; ei nähnyt shakkia; kuningas jää shakkiin; ei huomannut shakkia; kiinnitetty nappula siirtyy',
  'move.illegal':
    'mikä on laiton siirto; laiton siirto määritelmä; sääntöjen vastainen siirto; kielletty siirto',
  'position.illegal': 'laiton asema; mahdoton asema',
  'touch.one-hand': 'yhdellä kädellä; kaksi kättä; molemmin käsin; kahdella kädellä',
  'touch.adjust':
    'j’adoube; korjaan; nappulan korjaaminen; asettaa nappula keskelle ruutua; korjata nappulaa; asettelu',
  'touch.contact-is-intent':
    'vahingossa koskettanut; vahinkokosketus; hihalla osui nappulaan; tahaton kosketus; unohti sanoa korjaan',
  'touch.scope':
    'kosketettu siirretty; koskettamissääntö; koskettu siirretty; milloin kosketussääntö pätee; kosketus kun ei ole siirtovuorossa',
  'touch.own-first':
    'kosketin nappulaa; kosketettu nappula; kosketin tornia; kosketin kuningatarta; kosketin useita omia nappuloita; kosketettua nappulaa on siirrettävä; tartuin nappulaan; kosketin ratsua mutta haluan siirtää toista',
  'touch.opponent-first':
    'kosketin vastustajan nappulaa; kosketettu nappula on lyötävä; vastustajan nappulan koskettaminen; koskin vastustajan ratsuun; pakko lyödä kosketettu nappula',
  'touch.both-colours': 'kosketin omaa ja vastustajan nappulaa; molempien värien nappulat',
  'touch.order-unclear': 'kumpaa kosketettiin ensin; epäselvää kumpi kosketettiin ensin',
  'touch.castle-duty':
    'kosketin kuningasta ja tornia; pakko linnoittaa; ensin kuningas sitten torni',
  'touch.rook-then-king':
    'ensin torni sitten kuningas; linnoitus torni ensin; tarttui ensin torniin linnoituksessa; kosketti ensin tornia; koskin torniin ja sitten kuninkaaseen',
  'touch.castle-illegal': 'laiton linnoitus; linnoitus ei sallittu kuninkaalla siirrettävä',
  'touch.promotion-final':
    'korotusnappulan vaihtaminen; muuttaa mieltään korotuksessa; milloin korotusvalinta on lopullinen',
  'touch.none-possible':
    'kosketetulla nappulalla ei ole siirtoa; kosketettua nappulaa ei voi siirtää; kosketti kiinnitettyä nappulaa; kosketin nappulaa jolla ei voi siirtää',
  'made.released-fixed':
    'irrotti kätensä nappulasta; päästi irti nappulasta; siirron peruminen; siirron muuttaminen; ottaa siirto takaisin; voiko siirron vielä muuttaa; päästin irti nappulasta',
  'made.plain': 'milloin siirto on tehty',
  'made.castling-king-released': 'irrotti kuninkaan linnoituksessa',
  'touch.claim-forfeit':
    'milloin kosketuksesta on huomautettava; myöhäistä vaatia kosketetusta nappulasta',
  'end.mate': 'matti; shakkimatti; peli päättyy mattiin; pitääkö matin jälkeen painaa kelloa',
  'end.mate-validity': 'matti laittomalla siirrolla',
  'end.resign': 'luovuttaa; luovutus; antautua; kaatoi kuninkaan',
  'end.resign-draw':
    'luovutti vaikka vastustajalla on vain kuningas; luovutus vastustaja ei voi matittaa; luovutti yksinäistä kuningasta vastaan',
  'end.stalemate': 'patti; ei siirtoa eikä shakkia; kuninkaalla ei siirtoa',
  'end.dead-position':
    'kuollut asema; riittämätön materiaali; materiaali ei riitä mattiin; kuningas vastaan kuningas; kuningas ja lähetti vastaan kuningas; kuningas ja ratsu vastaan kuningas; matti ei mahdollinen; tasapeli materiaalin takia; liian vähän nappuloita',
  'end.agreement':
    'sovittu tasapeli; tasapelistä sopiminen; nopea tasapeli; sopupeli; tasapeli pelaamatta',
  'clock.flag-fall': 'lipun putoaminen; merkkilippu; lippu; mitä lipun putoaminen tarkoittaa',
  'clock.press-after-move': 'painaa kelloa; kellon painaminen; unohti painaa kelloa',
  'completed.by-press':
    'loppuun suoritettu siirto; milloin siirto on suoritettu loppuun; tehdyn ja loppuun suoritetun siirron ero',
  'completed.by-game-end': 'matti ilman kellon painamista; pitääkö kelloa painaa matin jälkeen',
  'completed.by-next-move': 'en painanut kelloa ja vastustaja siirsi jo',
  'clock.right-to-press': 'vastustaja siirtää ennen kuin painan kelloa; oikeus painaa kelloa',
  'clock.same-hand':
    'kello toisella kädellä; samalla kädellä; kummalla kädellä kelloa painetaan; painoi kelloa toisella kädellä; kello eri kädellä',
  'clock.no-hover': 'sormi kellolla; käsi kellon päällä; pitää kättä napilla',
  'clock.handling': 'hakata kelloa; lyödä kelloa; kaatoi kellon; nostaa kello',
  'clock.no-press-before-move': 'painoi kelloa ennen siirtoa',
  'clock.adjust-own-time': 'korjata nappuloita vastustajan ajalla',
  'time.quota': 'siirtomäärä jaksossa; 40 siirtoa; aikakontrolli; ajantarkistus',
  'time.per-move': 'lisäaika; sekuntia siirtoa kohti; Fischer-aika; siirtolisä',
  'time.delay': 'viive; aikaviive; Bronstein',
  'clock.placement': 'missä kello on; kummalla puolella kello on',
  'start.white-clock': 'kierroksen alku; valkean kello käynnistetään',
  'default.time-value':
    'sallittu myöhästyminen; nollatoleranssi; kuinka paljon saa myöhästyä; montako minuuttia myöhässä; myöhästymisraja',
  'default.late-loses':
    'myöhästyminen; myöhästyi pelistä; tulee myöhässä; vastustaja ei tullut; vastustaja myöhästyy; luovutusvoitto; ei saapunut paikalle; vastustaja myöhässä; myöhästyminen 15 minuuttia',
  'default.both-absent':
    'kumpikaan pelaaja ei tullut; kukaan ei saapunut; molemmat myöhässä; molemmat poissa; kumpikaan ei ole paikalla; molemmat pelaajat myöhästyivät',
  'flag.considered-fallen':
    'kuka saa huomauttaa lipun putoamisesta; vaatia lipun putoamista; tuomari näkee lipun putoavan; katsoja huomauttaa lipusta',
  'flag.loss':
    'aika loppui; häviö ajalla; lippu putosi; merkkilippu putosi; ylitti ajan; aika päättyi; ei aikaa jäljellä; voitto ajalla; vastustajan aika loppui; ajanylitys; lippu kaatui; hävisin ajalla; aika ylittyi',
  'flag.exceptions': 'lippu putosi matin jälkeen; matti ennen lipun putoamista',
  'flag.draw-no-mate':
    'lippu putosi mutta vastustajalla on vain kuningas; vastustajan lippu putosi mutta minulla on vain ratsu; aika loppui mutta vastustaja ei voi matittaa; tasapeli aikahäviön sijasta; aika loppui yksinäistä kuningasta vastaan; vain lähetti ja aika loppui; aika loppui vastustajalla pelkkä kuningas; lippu putosi mutta minulla vain ratsu',
  'clock.replace-defective': 'rikkinäinen kello; viallinen kello; kello ei toimi; paristo loppui',
  'clock.wrong-setting':
    'väärin asetettu kello; kello asetettu väärin; väärä aika kellossa; lisäaika puuttuu kellosta',
  'clock.interrupt': 'pelin keskeytys; sähkökatko; hälytys; tuomari pysäyttää kellot',
  'clock.player-stop':
    'ei ole kuningatarta korotukseen; kuningatar puuttuu; pysäyttää kellot; saako kellon pysäyttää; kutsua tuomari; kuningatarta ei ole saatavilla; korotusnappula puuttuu; ylösalaisin oleva torni',
  'clock.stop-unjustified': 'pysäytti kellot aiheetta; kellon pysäytys ilman syytä',
  'display.no-claim': 'vaatimus näytön perusteella; näyttötaulu; siirtolaskuri todisteena',
  'irreg.initial-position':
    'väärä alkuasema; nappulat väärin aseteltu; kuningas ja kuningatar vaihtuneet; nappulat väärillä paikoilla alussa',
  'irreg.board-orientation': 'lauta väärin päin; lauta käännetty; musta ruutu oikealla',
  'irreg.colours-reversed':
    'väärät värit; pelattiin väärillä väreillä; värit vaihtuneet; pelasi väärällä värillä; käänteiset värit',
  'irreg.displaced-own-time':
    'kaatoi nappuloita; nappulat kaatuivat; kaatuneet nappulat; kaatoi kuninkaan ja painoi kelloa; nappulat epäjärjestykseen; kaadoin nappulat; nappula putosi',
  'irreg.displaced-stop': 'vastustaja kaatoi nappuloita',
  'irreg.displaced-later':
    'nappula väärällä ruudulla; nappulat siirtyneet; asema ei vastaa pöytäkirjaa; huomattu myöhemmin',
  'illegal.completed-when':
    'laiton siirto ennen kellon painamista; korjata laiton siirto; huomasi ennen kuin painoi',
  'illegal.restore':
    'laiton siirto; sääntöjenvastainen siirto; mitä laittomasta siirrosta seuraa; palauttaa asema ennen laitonta siirtoa; laiton siirto huomattu myöhemmin; kielletty siirto; vastustaja teki laittoman siirron; virheellinen siirto; mahdoton siirto',
  'illegal.replacement': 'siirto laittoman siirron jälkeen; pitääkö siirtää samaa nappulaa',
  'illegal.king-capture': 'löi kuninkaan; kuningas lyötiin; söi kuninkaan',
  'illegal.unpromoted':
    'sotilasta ei korotettu; ei korottanut sotilasta ja painoi kelloa; jätti sotilaan viimeiselle riville ja painoi kelloa; unohti vaihtaa sotilaan; korottamaton sotilas; sotilas jäi viimeiselle riville; unohti korottaa sotilaan',
  'illegal.press-no-move':
    'painoi kelloa ilman siirtoa; painoi kelloa tekemättä siirtoa; kellon painaminen ilman siirtoa; ei siirtänyt mutta painoi kelloa',
  'illegal.two-hands':
    'siirto kahdella kädellä; linnoitus kahdella kädellä; lyönti kahdella kädellä',
  'illegal.penalty-time':
    'rangaistus laittomasta siirrosta; ensimmäinen laiton siirto; kaksi minuuttia; paljonko aikaa laittomasta siirrosta; lisäaika laittomasta siirrosta; laittoman siirron rangaistus',
  'illegal.penalty-loss':
    'toinen laiton siirto; kaksi laitonta siirtoa; kolmas laiton siirto; häviö laittomasta siirrosta; montako laitonta siirtoa; toinen mahdoton siirto',
  'illegal.loss-draw': 'toinen laiton siirto vastustaja ei voi matittaa',
  'score.record':
    'siirtojen kirjaaminen; kirjata siirrot; pöytäkirja; pitääkö siirrot kirjata; siirtojen merkitseminen',
  'score.no-advance':
    'kirjata siirto etukäteen; ensin kirjoittaa sitten siirtää; kirjoittaa ennen siirtoa',
  'score.before-next':
    'siirto kirjaamatta; puuttuvia siirtoja pöytäkirjassa; vastustaja ei kirjaa siirtoja; vastustaja ei kirjoita',
  'score.only-use': 'muistiinpanot pöytäkirjaan; mitä pöytäkirjaan saa kirjoittaa',
  'score.mark-offer': 'merkitä tasapelitarjous; merkki (=)',
  'score.visible': 'peittää pöytäkirja; pöytäkirjan on oltava näkyvissä',
  'score.property': 'kenen on pöytäkirja; luovuttaa pöytäkirja järjestäjälle',
  'score.exempt':
    'alle viisi minuuttia; lopettaa kirjaaminen; milloin ei tarvitse kirjata; pitääkö kirjata aikapulassa; vähemmän kuin viisi minuuttia; ei tarvitse kirjata; aikapula kirjaaminen; milloin saa lopettaa kirjaamisen',
  'score.neither': 'kumpikaan ei kirjaa; molemmat aikapulassa',
  'score.borrow': 'vastustajan pöytäkirja; lainata vastustajan pöytäkirjaa',
  'score.reconstruct': 'pelin rekonstruointi; kumpikaan pöytäkirja ei ole täydellinen',
  'score.sign': 'pöytäkirjan allekirjoitus; allekirjoittaa tulos',
  'score.signed-stands':
    'allekirjoitettu väärä tulos; väärä tulos pöytäkirjassa; allekirjoitimme väärän tuloksen',
  'draw.regs-restrict': 'tasapelikielto ennen 30. siirtoa; tasapeli ei sallittu; Sofian säännöt',
  'draw.offer-when':
    'milloin tarjota tasapeliä; tasapelitarjous; miten tasapeliä tarjotaan; tarjota tasapeliä; ehdottaa tasapeliä',
  'draw.offer-other-time':
    'tasapelitarjous väärään aikaan; tarjosi tasapeliä minun ajallani; tasapelitarjous ennen siirtoa; tasapelitarjous vastustajan ajalla; tarjosi tasapeliä kun mietin',
  'draw.offer-irrevocable':
    'perua tasapelitarjous; vetää tarjous takaisin; voiko tasapelitarjouksen perua; tasapelitarjouksen peruminen',
  'draw.offer-lapse':
    'kauanko tasapelitarjous on voimassa; hylätä tasapeli; hyväksyä tasapeli myöhemmin; tarjous raukeaa',
  'draw.claim-is-offer': 'onko vaatimus tasapelitarjous',
  'rep.claim':
    'aseman toistuminen; kolme kertaa sama asema; sama asema kolmannen kerran; siirtojen toisto; ikuinen shakki; tasapeli toistolla; kolmas esiintyminen; siirtotoisto; kolminkertainen toisto; sama asema kolme kertaa',
  'rep.intended': 'toiston vaatiminen aiotulla siirrolla; kirjoittaa siirto ja vaatia',
  'rep.appeared': 'asema esiintyi juuri kolmannen kerran',
  'rep.same-position': 'milloin asema on sama; samanlainen asema',
  'rep.castling': 'sama asema mutta eri linnoitusoikeus; toisto ja linnoitusoikeus',
  'rep.en-passant': 'toisto ja ohestalyönti',
  'fifty.claim':
    '50 siirron sääntö; viisikymmentä siirtoa; viidenkymmenen siirron sääntö; 50 siirtoa ilman lyöntiä',
  'fifty.intended': '50 siirron vaatimus aiotulla siirrolla',
  'claim.lost-by-touch':
    'vaati toistoa mutta kosketti nappulaa; kosketti nappulaa ja vaati tasapeliä; kosketti nappulaa ennen vaatimusta; tasapelivaatimuksen menetys; vaati siirron jälkeen',
  'claim.stop-clocks': 'pysäyttää kello vaatimuksen ajaksi',
  'claim.no-withdraw': 'perua vaatimus',
  'claim.incorrect':
    'väärä vaatimus; aiheeton tasapelivaatimus; rangaistus väärästä vaatimuksesta; aiheeton vaatimus; väärä tasapelivaatimus; virheellinen vaatimus',
  'claim.intended-binding': 'pitääkö aiottu siirto pelata',
  'auto.fivefold':
    'viisi kertaa sama asema; viides esiintyminen; viisinkertainen toisto; automaattinen tasapeli toisto',
  'auto.seventyfive': '75 siirron sääntö; seitsemänkymmentäviisi siirtoa',
  'auto.mate-first': 'matti 75. siirrolla',
  'points.standard': 'montako pistettä voitosta; pisteet tasapelistä; pisteytys',
  'points.normal-values': 'epätavallinen tulos; molemmat häviävät; puoli pistettä ja nolla',
  'conduct.disrepute':
    'huono käytös; pelaaja loukkaa vastustajaa; epäurheilijamainen käytös; shakin maine; loukkaaminen; ei kätellyt; sovittu peli',
  'venue.leave': 'poistua pelipaikalta; mennä ulos; poistua rakennuksesta',
  'venue.leave-on-move':
    'poistua salista kun on siirtovuorossa; mennä vessaan; vessa; wc; nousta pöydästä; vessassa käynti',
  'venue.access': 'kuka saa tulla pelitilaan; vanhemmat salissa; valmentaja salissa',
  'conduct.no-aids':
    'huijaaminen; muistiinpanot; neuvo; apu pelin aikana; analysoida toisella laudalla; ohjelman käyttö; valmentajan apu',
  'device.ban':
    'puhelin; matkapuhelin; kännykkä; älykello; elektroninen laite; kuulokkeet; puhelin taskussa; onko puhelin sallittu',
  'device.bag': 'puhelin laukussa; suljettu puhelin laukussa; kännykkä repussa',
  'device.sound-2009': 'puhelin soi 2009; kännykkä soi',
  'device.possession':
    'puhelin soi; kännykkä soi; puhelin pelaajalla; häviö puhelimen takia; puhelin värisee; vastustajan puhelin soi; puhelin värisi',
  'device.search': 'pelaajan tarkastus; laukun tarkastus; metallinpaljastin; tuomari tarkastaa',
  'conduct.smoking': 'tupakointi; savuke; sähkösavuke; tupakoida; tupakka',
  'conduct.spectator': 'pelinsä päättänyt pelaaja; pelin jälkeen',
  'conduct.no-disturb':
    'vastustajan häirintä; häiritä; melu; puhuminen; tarjoaa jatkuvasti tasapeliä; vastustaja häiritsee; syödä laudan ääressä; vastustaja puhuu; vastustaja tarjoaa koko ajan tasapeliä; jatkuvat tasapelitarjoukset',
  'conduct.persistent':
    'pelaaja ei suostu noudattamaan sääntöjä; kieltäytyy säännöistä; ei tottele tuomaria',
  'conduct.both-guilty': 'molemmat häviävät; 0-0',
  'appeal.right': 'valitus; valittaa; valitus tuomarista; eri mieltä tuomarin kanssa; protesti',
  'conduct.check-claim': 'kuka tarkistaa vaatimuksen',
  'arb.uphold': 'tuomarin tehtävät; mitä tuomari tekee; tuomarin rooli',
  'arb.environment': 'valaistus; peliolosuhteet; melu salissa',
  'arb.special-needs': 'vammainen pelaaja; sairas pelaaja; lääkärin apu',
  'arb.extra-time': 'ulkopuolinen häiriö lisäaikaa; tuomari antaa lisäaikaa',
  'arb.no-intervene': 'saako tuomari puuttua peliin; tuomarin puuttuminen',
  'arb.no-move-count': 'montako siirtoa on tehty; tuomari kertoo siirtojen määrän',
  'arb.no-reminders':
    'tuomari sanoi että paina kelloa; huomauttaa että kello käy; unohti kellon huomautus; tuomari muistuttaa kellosta',
  'arb.report-only': 'katsoja huomaa laittoman siirron; kuka saa ilmoittaa tuomarille',
  'arb.no-interference':
    'katsoja puuttuu peliin; katsoja puhuu; pelin kommentointi; vanhemmat puuttuvat; katsoja puuttui peliin; katsoja neuvoo; katsoja kuiskaa; vanhempi puuttuu peliin',
  'arb.expel': 'poistaa katsoja; poistaa salista',
  'arb.phones-anyone': 'katsojan puhelin; katsojan puhelin soi',
  'penalty.combine':
    'rangaistukset; luettelo rangaistuksista; mitä rangaistuksia tuomari voi antaa; rangaista pelaajaa',
  'penalty.warning': 'varoitus',
  'penalty.cut-time': 'ajan vähentäminen',
  'penalty.fine': 'sakko',
  'penalty.expulsion': 'sulkeminen kilpailusta; hylkääminen; diskvalifiointi',
  'rapid.def.fixed':
    'nopea shakki; mikä on nopea shakki; rapid; 15 minuuttia; nopean pelin pituus; pikapeli rajat',
  'rapid.def.increment': 'nopea shakki lisäajalla; 10+5; 15+10',
  'rapid.record.optional':
    'kirjaaminen nopeassa shakissa; pitääkö nopeassa shakissa kirjata siirrot; kirjaaminen nopeassa pelissä; siirtojen kirjaaminen nopeassa shakissa',
  'rapid.penalty.one-minute': 'yksi minuutti nopeassa shakissa; rangaistus nopeassa shakissa',
  'rapid.sup.ratio': 'asianmukainen valvonta; montako tuomaria nopeassa shakissa',
  'rapid.unsup.setup.window': 'väärä alkuasema nopeassa shakissa kymmenen siirtoa',
  'rapid.unsup.illegal.window':
    'milloin laittomasta siirrosta on vaadittava nopeassa shakissa; laiton siirto nopeassa shakissa',
  'rapid.unsup.illegal.stands': 'laiton siirto jää voimaan; laiton siirto huomattu liian myöhään',
  'rapid.unsup.illegal-position.draw': 'molemmat kuninkaat shakissa; kaksi kuningasta shakissa',
  'rapid.unsup.flag.arbiter-calls': 'tuomari huomauttaa lipusta nopeassa shakissa',
  'rapid.unsup.flag.both-down':
    'molemmat liput pudonneet; molempien aika loppui; molemmat merkkiliput alhaalla; molempien lippu putosi',
  'blitz.def.fixed': 'pikashakki; mikä on pikashakki; blitz; viisi minuuttia; pikapeli',
  'blitz.def.increment': 'pikashakki lisäajalla; 3+2',
  'blitz.penalty.one-minute': 'yksi minuutti pikashakissa',
  'blitz.sup.record-optional': 'kirjaaminen pikashakissa',
  'blitz.unsup.illegal.cost-2018':
    'laiton siirto pikashakissa; kuningas shakissa pikashakissa; pikashakki laiton siirto häviö',
  'blitz.unsup.illegal.claim-win-2009': 'voitto laittomasta siirrosta pikashakissa',
  'note.algebraic-only': 'algebrallinen merkintätapa; mikä merkintätapa; siirtojen merkintä',
  'note.letter': 'nappuloiden kirjaimet; nappuloiden lyhenteet',
  'note.castle.short': 'linnoituksen merkintä; 0-0',
  'note.promotion': 'korotuksen merkintä',
  'note.ambig.same-rank': 'kaksi ratsua samaan ruutuun; moniselitteinen siirto merkintä',
  'note.sign.mate': 'matin merkki',
  'note.sign.check': 'shakin merkki',
  'blind.two-boards': 'sokea pelaaja; näkövammainen pelaaja; kaksi lautaa',
  'blind.announce.clear': 'siirtojen ilmoittaminen; ilmoittaa siirto ääneen',
  'blind.touch':
    'sokea pelaaja koskettaa nappulaa; nappula reiästä; näkövammainen kosketti nappulaa',
  'blind.slip': 'lipsahdus; väärä ilmoitus siirrosta',
  'blind.record': 'pistekirjoitus; näkövammaisen kirjaaminen',
  'blind.assistant.right': 'näkövammaisen avustaja',
  'adjourn.trigger': 'keskeytetty peli; pelin keskeyttäminen; lykätty peli',
  'adjourn.seal.write': 'kuorisiirto; sulkea siirto kuoreen; kuori siirto',
  'adjourn.bad-seal.illegal': 'laiton kuorisiirto',
  'adjourn.bad-seal.ambiguous': 'moniselitteinen kuorisiirto',
  'adjourn.open.replier-present': 'avata kuori; pelin jatkaminen',
  'adjourn.late.loss': 'myöhästyminen jatkosta',
  'adjourn.lost.continue': 'kadonnut kuori; kuori puuttuu; kuori on kadonnut',
  'c960.game': 'shakki960; Fischer-shakki; satunnaisshakki; chess960; 960',
  'c960.castle.regular-rules': 'linnoitus shakki960:ssä; linnoitus Fischer-shakissa; linnoitus 960',
  'c960.castle.final-squares': 'missä kuningas ja torni ovat linnoituksen jälkeen 960',
  'c960.start.random': 'alkuasema 960; alkuaseman arpominen',
  'qpf.def': 'pikapeliloppu; peli ilman lisäaikaa',
  'qpf.both-flags.last': 'molemmat liput pudonneet ei tiedetä kumpi ensin',
  'qpf.incr.request': 'viiden sekunnin lisäaika; pyytää lisäaikaa',
  'qpf.claim.when':
    'alle kaksi minuuttia; viimeiset kaksi minuuttia tasapelivaatimus; kahden minuutin sääntö',
  'qpf.claim.ground.cannot': 'vastustaja ei voi voittaa normaalein keinoin',
  'qpf.claim.ground.no-effort':
    'vastustaja ei yritä voittaa; pelaa vain ajalla; pelaa vain aikaa vastaan; yrittää voittaa vain ajalla',
  'qpf.noarb.applies': 'ei tuomaria paikalla; ottelu ilman tuomaria',
  'gloss.standard': 'pitkä peli; klassinen shakki; tavallinen miettimisaika',
  'gloss.points-alt': 'kolme pistettä voitosta; 3-1-0',
  'gloss.zero-tolerance': 'nollatoleranssi',
  'fb.base': 'suomalaiset pikashakkisäännöt; pikashakin säännöt Suomessa',
  'fb.clock.same-hand': 'samalla kädellä kello pikashakki',
  'fb.seat.black': 'musta valitsee puolen; kummalla puolella istutaan',
  'fb.setup.window': 'väärä alkuasema kolme siirtoa; kolmen siirron jälkeen alkuasema',
  'fb.win.flag.claim':
    'voitto ajalla pikashakissa; lippu putosi; aika loppui; merkkilippu putosi; aikavoitto',
  'fb.win.flag.material': 'riittävä materiaali aikavoittoon; riittääkö ratsu voittoon ajalla',
  'fb.win.illegal':
    'laiton siirto pikashakissa; voitto laittomasta siirrosta; laiton siirto; kuningas jätetty shakkiin',
  'fb.win.illegal.cutoff': 'mihin asti laittomasta siirrosta voi vaatia',
  'fb.draw.both-flags': 'molemmat liput pudonneet; molempien aika loppui',
  'fb.draw.no-progress.grounds':
    'ikuinen shakki pikashakissa; aseman toistuminen pikashakissa; peli ei edisty',
  'fb.king-capture.loses': 'löi kuninkaan häviää; lyödä kuningas',
  'fb.arbiter.no-flag-no-illegal': 'saako tuomari huomauttaa lipusta pikashakissa',
  'fb.appeal.none': 'valitus',
  'blitz.unsup.base':
    'siirtojen kirjaaminen pikashakissa; pitääkö pikashakissa kirjata; pikashakin säännöt; pikapelin säännöt',
  'adjourn.bad-seal.unreadable': 'kuorisiirto epäselvä; lukukelvoton kuorisiirto',
  'attack.pinned-attacks': 'kiinnitetty nappula shakkaa; kiinnitetty nappula uhkaa',
}
