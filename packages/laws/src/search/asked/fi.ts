import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Finnish: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const fi: AskedAs = {
  'scope.otb': 'nettishakki; internetshakki; kirjeshakki; verkkopeli',
  'scope.edition-by-date': 'sääntöversio voimassa; pätevät; mistä alkaen voimassa',
  'preface.analogy': 'tapaus eivät ratkaise; säännöissä ei; vastaavat tapaukset; tapaus eivät',
  'preface.judgement': 'tuomarin harkinta; tuomarin harkintavalta',
  'preface.federation.no-conflict': 'liiton omat; kansalliset',
  'fi.phone-1-remark':
    'puhelin soi ensimmäisen kerran Suomessa; puhelimen soiminen huomautus; puhelin soi',
  'fi.phone-2-warning': 'puhelin soi toisen kerran; puhelin varoitus',
  'fi.phone-3-loss': 'puhelin soi kolmannen kerran; puhelin häviö',
  'fi.default-30':
    'myöhästyminen 30 minuuttia; puoli tuntia myöhässä; kolmekymmentä minuuttia myöhässä',
  'game.white-first':
    'kuka aloittaa; kumpi aloittaa; valkea aloittaa; ensimmäinen siirto; vuorotellen; kumpi siirtää ensin',
  'game.have-the-move':
    'kumman siirtovuoro; siirtovuoro; siirtää ennen vastustaja painaa kelloa; vastustaja ei painanut kelloa; siirsi kaksi peräkkäin; kaksi siirtoa putkeen; siirsi vuorollani',
  'game.king-safety': 'jättää kuningas shakkiin; kuningas uhattuna',
  'game.no-king-capture':
    'lyödä kuningas; kuninkaan lyönti; syödä kuningas; kuninkaan syöminen; kuninkaan lyöminen; kuninkaan lyödä; voitto kuninkaan lyönnillä',
  'board.orientation': 'lauta asetetaan; valkea ruutu oikealla; vaalea kulmaruutu oikealla',
  'pieces.initial-position':
    'alkuasema; nappuloiden asettaminen; missä kuningas kuningatar; nappulat paikoilleen; nappulat laitetaan alussa; nappuloiden järjestys; kummalle puolelle kuningatar tulee',
  'move.capture': 'lyönti pakollinen; lyödä',
  'attack.pinned-attacks':
    'kiinnitetty nappula shakkaa; kiinnitetty nappula uhkaa; kiinnitetty nappula antaa shakin',
  'move.bishop': 'lähetti liikkuu; juoksija',
  'move.rook': 'torni liikkuu',
  'move.queen': 'kuningatar liikkuu; daami',
  'move.knight': 'ratsu liikkuu; hevonen; ratsu hyppää',
  'pawn.one-step': 'sotilas liikkuu; sotilas eteenpäin; moukka; sotilas taaksepäin',
  'pawn.two-step': 'sotilas kaksi ruutua; kaksoisaskel; sotilas mennä kaksi ruutua alussa',
  'pawn.capture':
    'sotilas lyö; sotilas lyö viistoon; sotilas syödä sivulle; syökö sotilas suoraan; sotilas syö',
  'pawn.en-passant':
    'ohestalyönti; en passant; lyönti ohesta; lyödä ohesta; sotilas söi sotilaani vierestä; ohestalyönti oikea',
  'pawn.en-passant-now':
    'ohestalyönti myöhemmin; ohestalyönti heti; ohestalyönnin oikeus menetetään; ohestalyönti vain heti',
  'pawn.promote-must':
    'korotus; sotilaan korotus; sotilas viimeisellä rivillä; sotilas kahdeksannelle riville; sotilas kuningattareksi; korottaa sotilas; korottaminen; sotilas pääsi päähän; sotilas korottuu; sotilas pääsi päätyyn',
  'pawn.promote-any':
    'korottaa kuningattareksi kuningatar laudalla; toinen kuningatar; kaksi kuningatarta; korotus ratsuksi; nappulan valita; useita kuningattaria; kaksi daamia; korotus torniksi daamin sijaan',
  'king.step':
    'kuningas lyödä; kuningas liikkuu; kuninkaat vierekkäin; kuningas kuninkaan vieressä; kuningas syödä nappulan; kuningas syö suojatun nappulan',
  'castle.definition': 'linnoitus; linnoitetaan; lyhyt linnoitus; pitkä linnoitus; tornitus',
  'castle.lost-king':
    'linnoitus kuninkaan siirron jälkeen; kuningas siirtynyt; linnoitusoikeuden menetys; kuningas siirtyi palasi linnoitus; kuningas liikkunut linnoittaa; shakki aiemmin linnoittaa',
  'castle.lost-rook':
    'linnoitus tornin siirron jälkeen; torni siirtynyt; torni siirtyi palasi linnoitus; torni siirtynyt linnoittaa',
  'castle.barred-attack':
    'linnoitus shakin läpi; linnoitus shakissa; torni uhattuna linnoitus; linnoitus uhatun ruudun yli; linnoittaa torni uhattuna; linnoittaa shakissa; kuningas shakissa linnoitus; linnoitus kuningas shakissa; linnoittamalla paeta shakista; kuningas kulkee uhatun ruudun kautta',
  'castle.barred-blocked':
    'nappula kuninkaan tornin välissä; nappuloita välissä linnoitus; nappula kuninkaan tornin välissä linnoitus; ratsu välissä; linnoittaa lähetin yli',
  'check.definition':
    'shakki kuninkaalle; sanoa shakki; ilmoittaa shakki; shakkaus; unohti sanoa shakki',
  'check.no-self-check':
    'ei huomannut olevansa shakissa; ei nähnyt shakkia; kuningas jää shakkiin; ei huomannut shakkia; kiinnitetty nappula siirtyy; kuningas jäi shakkiin; jätti kuninkaan shakkiin; kiinnitetty nappula siirtyi',
  'move.illegal':
    'laittoman siirron määritelmä; laiton siirto tarkoittaa; vastustaja siirsi kaksi peräkkäin',
  'position.illegal': 'laiton asema; mahdoton asema',
  'touch.one-hand': 'yhdellä kädellä; kaksi kättä; molemmin käsin; kahdella kädellä',
  'touch.adjust':
    'j’adoube; korjaan; nappulan korjaaminen; asettaa nappula keskelle ruutua; korjata nappulaa; asettelu; nappuloiden suoristaminen; asettelu ilman ilmoitusta; korjata vastustajan nappuloita; nappulat oikaista sanomatta; nappula vinossa',
  'touch.contact-is-intent':
    'vahingossa koskettanut; vahinkokosketus; hihalla osui nappulaan; tahaton kosketus; unohti sanoa korjaan; vahingossa kosketti nappulaa; hiha osui nappulaan; en sanonut korjaan; hiha osui vastustajan daamiin; osuin kyynärpäällä; hipaisin vahingossa; nappula luiskahti kädestä; pudotin nappulan kurotin',
  'touch.scope':
    'kosketettu siirretty; koskettamissääntö; kosketussääntö pätee; kosketus ei siirtovuorossa; nappulan koskettaminen ei siirtovuoro; vastustaja koskettelee nappuloita mietin; vastustaja koski nappulaan minun vuoro',
  'touch.own-first':
    'kosketin nappulaa; kosketin tornia; kosketin kuningatarta; kosketin useita omia nappuloita; kosketettua nappulaa siirrettävä; tartuin nappulaan; kosketin ratsua siirtää toista; otti nappulan käteen siirsi toista; nosti nappulan laittoi takaisin; kosketettu siirrettävä; kosketti väärää nappulaa; otin väärän nappulan; kosketti yhtä nappulaa siirsi toista; otti kuningattaren käteensä siirsi sotilasta; tarttui erehdyksessä väärään nappulaan; otti tornin käteen siirsi kuningasta; väittää ettei koskenut nappulaan',
  'touch.opponent-first':
    'kosketin vastustajan nappulaa; kosketettu nappula lyötävä; vastustajan nappulan koskettaminen; koskin vastustajan ratsuun; pakko lyödä kosketettu nappula; vastustaja kosketti nappulaani lyötävä; tarttui kuningattareeni; kosketettu vastustajan nappula lyötävä; tarttui ratsuuni; koski nappulaani; otti tornini käteensä',
  'touch.both-colours': 'kosketin omaa vastustajan nappulaa; molempien värien nappulat',
  'touch.order-unclear':
    'kumpaa kosketettiin ensin; epäselvää kumpi kosketettiin ensin; ei tiedetä kumpaan koski eka',
  'touch.castle-duty':
    'kosketin kuningasta tornia; pakko linnoittaa; ensin kuningas sitten torni; kosketti kuningasta tornia pakko linnoittaa; otti tornin kuninkaan yhtä aikaa',
  'touch.rook-then-king':
    'ensin torni sitten kuningas; linnoitus torni ensin; tarttui ensin torniin linnoituksessa; kosketti ensin tornia; koskin torniin sitten kuninkaaseen; siirsi tornia ensin; tarttui torniin ensin linnoituksessa; linnoitus alkaa tornilla',
  'touch.castle-illegal':
    'laiton linnoitus; linnoitus ei sallittu kuninkaalla siirrettävä; linnoitus ei ole mahdollinen ja kosketti kuningasta; yritti linnoittaa laittomasti',
  'touch.promotion-final':
    'korotusnappulan vaihtaminen; muuttaa mieltään korotuksessa; korotusvalinta lopullinen; vaihtaa korotettua nappulaa; korotuksen valinta lopullinen; muutti mielensä korotuksessa; laittoi daamin ratsun',
  'touch.none-possible':
    'kosketetulla nappulalla ei siirtoa; kosketettua nappulaa ei voi siirtää; kosketti kiinnitettyä nappulaa; kosketin nappulaa ei voi siirtää; kosketettu nappula ei voi siirtyä; koski torniin ei pääse liikkumaan; kosketti nappulaa ei pääse mihinkään',
  'promote.any-order': 'ottaa daami ensin siirtää sotilas sitten',
  'made.released-fixed':
    'irrotti kätensä nappulasta; päästi irti nappulasta; siirron peruminen; siirron muuttaminen; ottaa siirto takaisin; siirron muuttaa; irrotti otteen nappulasta siirtää muualle; päästi nappulasta irti muutti mieltään; otin käden pois nappulasta; sormi nappulalla vaihtaa ruutua; otti siirron takaisin ennen painoi kelloa; laittoi nappulan väärään ruutuun',
  'made.plain': 'siirto tehty; pidän kiinni nappulasta siirto tehty',
  'made.castling-king-released':
    'irrotti kuninkaan linnoituksessa; siirsi kuninkaan kaksi ruutua unohti tornin',
  'touch.claim-forfeit':
    'kosketuksesta huomautettava; myöhäistä vaatia kosketetusta nappulasta; myöhäinen kosketusvaatimus; valitin kosketuksesta vasta oman siirron; vaatia kosketettu sääntö koskin itse',
  'end.mate': 'matti; shakkimatti; päättyy mattiin; matin jälkeen painaa kelloa; päättyy',
  'end.mate-validity': 'matti laittomalla siirrolla',
  'end.resign':
    'luovuttaa; luovutus; antautua; kaatoi kuninkaan; ojensi kätensä; tarjosi kättä; luovutin vahingossa; luovutti jatkaa; luovutin ei matti; kätteli lähti',
  'end.resign-draw':
    'luovutti vastustajalla vain kuningas; luovutus vastustaja ei voi matittaa; luovutti yksinäistä kuningasta vastaan; luovutti vastustaja ei voi matittaa',
  'end.stalemate':
    'patti; ei siirtoa eikä shakkia; kuninkaalla ei siirtoa; ei laillista siirtoa eikä shakissa; ei voi siirtää eikä shakissa; kuningas pääse mihinkään ei shakissa',
  'end.dead-position':
    'kuollut asema; riittämätön materiaali; materiaali ei riitä mattiin; kuningas vastaan; kuningas lähetti vastaan; kuningas ratsu vastaan; matti ei mahdollinen; tasapeli materiaalin; vähän nappuloita; kumpikaan ei voi matittaa; vähän nappuloita mattiin; vähän materiaalia mattiin; laudalla pelkät kuninkaat',
  'end.agreement':
    'sovittu tasapeli; tasapelistä sopiminen; nopea tasapeli; sopupeli; tasapeli pelaamatta; tasapeli ilman; sopimus tasapelistä; käteltiin sovittiin tasapeli; halutaan tasapeli muutaman siirron jälkeen; sovitaanko tasuri',
  'clock.flag-fall': 'lipun putoaminen; merkkilippu; lippu; lipun putoaminen tarkoittaa',
  'clock.press-after-move':
    'painaa kelloa; kellon painaminen; unohti painaa kelloa; kellon painaminen siirron jälkeen; vastustaja unohti painaa kelloa odottaa',
  'completed.by-press':
    'loppuun suoritettu siirto; siirto suoritettu loppuun; tehdyn loppuun suoritetun siirron ero; siirto loppuun suoritettu',
  'completed.by-game-end':
    'matti ilman kellon painamista; kelloa painaa matin jälkeen; matti ilman kellon painallusta; matin jälkeen painaa kelloa; matin jälkeen lyödä kelloa',
  'completed.by-next-move':
    'en painanut kelloa vastustaja siirsi; unohti painaa kelloa siirsi uudelleen; unohdin painaa kelloa pelasimme eteenpäin',
  'clock.right-to-press':
    'vastustaja siirtää ennen painan kelloa; oikeus painaa kelloa; vastustaja siirsi ennen painoin kelloa; siirtää nopeasti etten ehdi painaa; vastasi heti enkä ehtinyt painaa kelloa',
  'clock.time-to-press': 'aika siirron kellon painamisen välillä',
  'clock.same-hand':
    'kello toisella kädellä; samalla kädellä; kummalla kädellä kelloa painetaan; painoi kelloa toisella kädellä; kello eri kädellä; sama käsi; siirtää oikealla lyö kelloa vasemmalla; löi kelloa toisella kädellä; vaihtaa kättä',
  'clock.no-hover': 'sormi kellolla; käsi kellon päällä; kättä napilla; käsi kellon yllä',
  'clock.handling':
    'hakata kelloa; lyödä kelloa; kaatoi kellon; nostaa kello; lyö kelloa; kovakourainen kellon käsittely; heitti kellon; paukuttaa kelloa; löi kelloa kovaa',
  'clock.no-press-before-move':
    'painoi kelloa ennen siirtoa; kello ennen siirsi; löi kelloa ensin siirsi vasta sitten; painoi kelloa nappula kädessä',
  'clock.adjust-own-time': 'korjata nappuloita vastustajan ajalla',
  'time.quota':
    'siirtomäärä jaksossa; 40 siirtoa; aikakontrolli; ajantarkistus; 40 siirtoa 90 minuutissa; vaadittu siirtomäärä; montako siirtoa ennen aikakontrollia',
  'time.per-move': 'lisäaika; sekuntia siirtoa; Fischer-aika; siirtolisä; lisäaika siirtoa',
  'time.carry-over': 'säästetty aika siirtyy; käyttämätön aika; mihin säästetyt minuutit menevät',
  'time.delay': 'viive; aikaviive; Bronstein; viivetila',
  'flag.check-quota': 'lippu putosi tehtiinkö siirrot',
  'clock.placement': 'missä kello; kummalla puolella kello; kuka päättää kellon paikan',
  'start.white-clock':
    'kierroksen alku; valkean kello käynnistetään; kierroksen alku valkean kello; kuka käynnistää kellon alussa; vastustaja poissa kuka käynnistää kellon; musta ei tullut kenen kello käyntiin; vastustajaa ei näy käynnistänkö kellon',
  'default.time-value':
    'sallittu myöhästyminen; nollatoleranssi; paljon myöhästyä; montako minuuttia myöhässä; myöhästymisraja; odotusaika; kauanko vastustajaa odotetaan',
  'default.late-loses':
    'myöhästyminen; tulee myöhässä; vastustaja ei tullut; vastustaja myöhästyy; luovutusvoitto; ei saapunut paikalle; myöhästyminen 15 minuuttia; tuli myöhässä; saapui myöhään; vastustaja puuttuu; luovutusvoitto myöhästymisestä; odotusaika',
  'default.both-absent':
    'kumpikaan ei tullut; kukaan ei saapunut; molemmat myöhässä; molemmat poissa; kumpikaan ei paikalla; kukaan ei tullut; kumpikaan ei ehtinyt ajoissa',
  'flag.considered-fallen':
    'kuka huomauttaa lipun putoamisesta; vaatia lipun putoamista; tuomari näkee lipun putoavan; katsoja huomauttaa lipusta; kuka vaatii lipun; kuka ilmoittaa lipun putoamisesta; ilmoittaako tuomari lipun putoamisen; vaadin aikavoittoa; aikavoiton vaatiminen; tuomarin sanoa aika loppu; sanoa vastustajan aika loppui; kukaan ei huomannut lippua; lippu huomattiin vasta myöhemmin',
  'flag.loss':
    'aika loppui; häviö ajalla; lippu putosi; merkkilippu putosi; ylitti ajan; aika päättyi; ei aikaa jäljellä; voitto ajalla; vastustajan aika loppui; ajanylitys; lippu kaatui; hävisin ajalla; aika kului loppuun; kello nollassa; kello näyttää nollaa',
  'flag.exceptions':
    'lippu putosi matin jälkeen; matti ennen lipun putoamista; ensin matti sitten lippu; matti lippu samaan aikaan; matti laudalla aika loppui',
  'flag.draw-no-mate':
    'lippu putosi vastustajalla vain kuningas; vastustajan lippu putosi vain ratsu; aika loppui vastustaja ei voi matittaa; tasapeli aikahäviön sijasta; aika loppui yksinäistä kuningasta vastaan; vain lähetti aika loppui; aika loppui vastustajalla pelkkä kuningas; lippu putosi vain ratsu; aika loppui eikä vastustaja matittaa; aika loppui vain kuningas; ei mattimateriaalia aika; lippu putosi vain lähetti; lippu putosi vastustajalla pelkkä kunkku; lähetti vastustajan aika loppui',
  'clock.conclusive': 'kellon näyttämä pätee',
  'clock.replace-defective':
    'rikkinäinen kello; viallinen kello; kello ei toimi; paristo loppui; kellon paristo; kellosta loppui patteri; kello sammui; kello jumissa',
  'clock.wrong-setting':
    'väärin asetettu kello; kello asetettu väärin; väärä aika kellossa; lisäaika puuttuu kellosta; kello väärin asetettu; lisäys puuttuu kellosta; kello antaa liikaa aikaa; unohdettiin lisäaika',
  'clock.interrupt':
    'keskeytys; sähkökatko; hälytys; tuomari pysäyttää kellot; palohälytys; palohälytin soi; sähköt meni; valot sammuivat',
  'clock.player-stop':
    'ei kuningatarta korotukseen; kuningatar puuttuu; pysäyttää kellot; kellon pysäyttää; kutsua tuomari; kuningatarta ei saatavilla; korotusnappula puuttuu; ylösalaisin torni; kuningatar puuttuu korotuksessa; pysäytä kello kutsu tuomari; torni ylösalaisin kuningattarena; ei toista daamia korotan; torni nurinpäin daamina; missä toinen kuningatar',
  'clock.restart':
    'kuka käynnistää kellot uudelleen; jatkuu kellojen pysäytyksen jälkeen; kuka laittaa kellon käyntiin',
  'clock.stop-unjustified':
    'pysäytti kellot aiheetta; kellon pysäytys ilman syytä; pysäytti kellon syyttä; aiheeton kellon pysäytys; pysäytti kellon turhaan',
  'display.no-claim':
    'vaatimus näytön perusteella; näyttötaulu; siirtolaskuri todisteena; vaatimus demolaudan perusteella',
  'irreg.restore-times': 'aika kelloon aseman palautuksen jälkeen',
  'irreg.initial-position':
    'väärä alkuasema; nappulat väärin aseteltu; kuningas kuningatar vaihtuneet; nappulat väärillä paikoilla alussa; nappulat aseteltu väärin; kuningas kuningatar väärin päin alussa; kuningas kuningatar toistensa paikoilla',
  'irreg.board-orientation':
    'lauta väärin päin; lauta käännetty; musta ruutu oikealla; tumma ruutu oikealla; lauta poikittain',
  'irreg.colours-reversed':
    'väärät värit; pelattiin väärillä väreillä; värit vaihtuneet; väärällä värillä; käänteiset värit; värit väärin päin',
  'irreg.displaced-own-time':
    'kaatoi nappuloita; nappulat kaatuivat; kaatuneet nappulat; kaatoi kuninkaan painoi kelloa; nappulat epäjärjestykseen; kaadoin nappulat; nappula putosi; nappulat putosivat; tönäisin pöytää nappulat kaatuivat; kenen ajalla nappulat nostetaan; nappula putosi lattialle',
  'irreg.displaced-stop':
    'vastustaja kaatoi nappuloita; vastustaja kaatoi nappulat pysäytän kellon',
  'illegal.completed-when':
    'laiton siirto ennen kellon painamista; korjata laiton siirto; huomasi ennen painoi; jätti kuninkaan shakkiin painoi kelloa',
  'illegal.restore':
    'laiton siirto; sääntöjenvastainen siirto; laittomasta siirrosta seuraa; palauttaa asema ennen laitonta siirtoa; laiton siirto huomattu myöhemmin; kielletty siirto; vastustaja laittoman siirron; virheellinen siirto; mahdoton siirto; laiton siirto monta siirtoa sitten; palataan asemaan ennen laitonta siirtoa; kuningas shakissa eikä kukaan huomannut; huomattiin vasta viiden siirron päästä',
  'illegal.restore-fallback': 'asemaa ennen laitonta siirtoa ei voi selvittää',
  'illegal.replacement':
    'siirto laittoman siirron jälkeen; siirtää samaa nappulaa; siirto laittoman siirron tilalle',
  'illegal.king-capture':
    'löi kuninkaan; kuningas lyötiin; söi kuninkaan; löi kuninkaan pikashakissa; kuninkaan lyöminen',
  'illegal.unpromoted':
    'sotilasta ei korotettu; ei korottanut sotilasta painoi kelloa; jätti sotilaan viimeiselle riville painoi kelloa; unohti vaihtaa sotilaan; korottamaton sotilas; sotilas jäi viimeiselle riville; unohti korottaa sotilaan; unohti vaihtaa sotilaan painoi kelloa',
  'illegal.press-no-move':
    'painoi kelloa ilman siirtoa; painoi kelloa tekemättä siirtoa; kellon painaminen ilman siirtoa; ei siirtänyt painoi kelloa; löi kelloa siirtämättä; löi kelloa ei siirtänyt',
  'illegal.two-hands':
    'siirto kahdella kädellä; linnoitus kahdella kädellä; lyönti kahdella kädellä; siirsi kahdella kädellä; lyönti molemmilla käsillä; kahden käden käyttö; kaksi kättä; molemmat kädet',
  'illegal.penalty-time':
    'rangaistus laittomasta siirrosta; ensimmäinen laiton siirto; kaksi minuuttia; paljonko aikaa laittomasta siirrosta; lisäaika laittomasta siirrosta; laittoman siirron rangaistus; kaksi minuuttia laittomasta siirrosta',
  'illegal.penalty-loss':
    'toinen laiton siirto; kaksi laitonta siirtoa; kolmas laiton siirto; häviö laittomasta siirrosta; montako laitonta siirtoa; toinen mahdoton siirto; toinen laiton siirto häviö; montako laitonta siirtoa häviöön; kolme laitonta siirtoa',
  'illegal.counter': 'lasketaanko laittomat siirrot yhteen; laittomien siirtojen määrä',
  'illegal.loss-draw':
    'toinen laiton siirto vastustaja ei voi matittaa; toinen laiton siirto eikä vastustaja matittaa; toinen laiton siirto vain kuningas',
  'irreg.displaced-later':
    'nappula väärällä ruudulla; nappulat siirtyneet; asema ei vastaa pöytäkirjaa; huomattu myöhemmin; siirtynyt nappula huomattiin myöhemmin; nappula väärässä ruudussa',
  'score.record':
    'siirtojen kirjaaminen; kirjata siirrot; pöytäkirja; siirtojen merkitseminen; kirjata vastustajan siirrot; pakollinen pöytäkirja; kirjausvelvollisuus; käsialasta ei selvää; ei jaksa kirjata; kieltäytyy kirjaamasta; lapusta loppui tila; kirjoittaa vain toisen siirron; vastustaja lopetti kirjaamisen aikaa runsaasti',
  'score.no-advance':
    'kirjata siirto etukäteen; ensin kirjoittaa sitten siirtää; kirjoittaa ennen siirtoa; kirjoitti siirron ennen',
  'score.reply-first': 'vastata ennen vastustajan siirron kirjaamista',
  'score.before-next':
    'siirto kirjaamatta; puuttuvia siirtoja pöytäkirjassa; vastustaja ei kirjaa siirtoja; vastustaja ei kirjoita; vastustaja ei kirjaa; unohti kirjata siirron; ei kirjoittanut kymmeneen siirtoon',
  'score.only-use':
    'muistiinpanot pöytäkirjaan; pöytäkirjaan kirjoittaa; pöytäkirjaan merkitä ajat',
  'score.mark-offer': 'merkitä tasapelitarjous; merkki (=); tasapelitarjouksen merkintä',
  'score.assistant':
    'avustaja kirjaa puolesta; ei voi kirjoittaa; käsi kipsissä kuka kirjoittaa; ranne murtunut ei voi kirjoittaa',
  'score.visible':
    'peittää pöytäkirja; pöytäkirjan oltava näkyvissä; piilottaa pöytäkirjan; peittää pöytäkirjan',
  'score.property':
    'kenen pöytäkirja; luovuttaa pöytäkirja järjestäjälle; kenelle pöytäkirja kuuluu; viedä pöytäkirjan kotiin; pöytäkirja palauttaa',
  'score.exempt':
    'alle viisi minuuttia; lopettaa kirjaaminen; ei tarvitse kirjata; kirjata aikapulassa; vähemmän viisi minuuttia; aikapula kirjaaminen; alle viisi minuuttia kirjaaminen; aikapula kirjaus; lopettaa kirjaamisen aika vähissä',
  'score.update-after-flag': 'pöytäkirjan täydentäminen lipun pudottua',
  'score.neither':
    'kumpikaan ei kirjaa; molemmat aikapulassa; kummankaan pöytäkirja ei täydellinen; kumpikaan ei kirjannut lippu putosi',
  'score.one': 'vain toinen ei kirjaa lippu putosi',
  'score.borrow':
    'vastustajan pöytäkirja; lainata vastustajan pöytäkirjaa; lainata pöytäkirjaa; katsoa siirrot vastustajan lapusta',
  'score.reconstruct': 'rekonstruointi; kumpikaan pöytäkirja ei täydellinen',
  'score.sign':
    'pöytäkirjan allekirjoitus; allekirjoittaa tulos; allekirjoittaa pöytäkirja; ei allekirjoita; vastustaja ei suostu allekirjoittamaan',
  'score.signed-stands':
    'allekirjoitettu väärä tulos; väärä tulos pöytäkirjassa; allekirjoitimme väärän tuloksen; väärä tulos allekirjoitettu; molemmat allekirjoittivat väärän tuloksen; 1-0 piti; väärä voittaja ilmoitettiin',
  'draw.regs-restrict':
    'tasapelikielto ennen 30. siirtoa; tasapeli ei sallittu; Sofian; tasapelikielto; tasapeli ennen 30 siirtoa; järjestäjä kieltää tasapelit; aikainen tasapeli',
  'draw.offer-when':
    'tarjota tasapeliä; tasapelitarjous; ehdottaa tasapeliä; tasapelitarjous ennen jälkeen siirron; pyydetään tasapeliä',
  'draw.offer-other-time':
    'tasapelitarjous väärään aikaan; tarjosi tasapeliä ajallani; tasapelitarjous ennen siirtoa; tasapelitarjous vastustajan ajalla; tarjosi tasapeliä mietin; tasapelitarjous mietin',
  'draw.offer-no-conditions': 'ehdollinen tasapelitarjous; tarjosi tasapeliä ehdolla',
  'draw.offer-irrevocable':
    'perua tasapelitarjous; vetää tarjous takaisin; tasapelitarjouksen perua; tasapelitarjouksen peruminen; muutin mieleni tasapelistä; ottaa tasapelitarjous takaisin',
  'draw.offer-lapse':
    'kauanko tasapelitarjous voimassa; hylätä tasapeli; hyväksyä tasapeli myöhemmin; tarjous raukeaa; tasapelin hylkääminen; tasapeli hyväksyä; tarjosin tasapeliä vain siirsi; ei vastannut tasapelitarjoukseen',
  'draw.claim-is-offer': 'vaatimus tasapelitarjous',
  'rep.claim':
    'aseman toistuminen; kolme sama asema; sama asema kolmannen kerran; siirtojen toisto; ikuinen shakki; tasapeli toistolla; kolmas esiintyminen; siirtotoisto; kolminkertainen toisto; sama asema kolme; vaaditaan toisto; toiston peräkkäinen; montako sama asema toistua; edestakaisin samoja siirtoja; shakkaa ajan; sama asema kolmannen kerran',
  'rep.intended':
    'toiston vaatiminen aiotulla siirrolla; kirjoittaa siirto vaatia; toistovaatimus seuraavalla siirrolla',
  'rep.appeared': 'asema esiintyi kolmannen kerran',
  'rep.same-position': 'asema sama; samanlainen asema; asemat samat; toistojen putkeen',
  'rep.en-passant': 'toisto ohestalyönti; aseman toisto ohestalyönti',
  'rep.castling':
    'sama asema eri linnoitusoikeus; toisto linnoitusoikeus; sama asema ilman linnoitusoikeutta',
  'fifty.claim':
    '50 siirron; viisikymmentä siirtoa; viidenkymmenen siirron; 50 siirtoa ilman lyöntiä; 50 siirtoa ilman sotilasta; ei syöty; ei tapahdu pitkään aikaan; torni kuningas vastaan montako siirtoa',
  'fifty.intended':
    '50 siirron vaatimus aiotulla siirrolla; viidenkymmenen siirron vaatimus seuraavalla siirrolla',
  'claim.lost-by-touch':
    'vaati toistoa kosketti nappulaa; kosketti nappulaa vaati tasapeliä; kosketti nappulaa ennen vaatimusta; tasapelivaatimuksen menetys; vaati siirron jälkeen; tasapelivaatimus kosketuksen jälkeen; siirsi vasta sitten vaati',
  'claim.stop-clocks':
    'pysäyttää kello vaatimuksen ajaksi; kellojen pysäytys vaatimuksessa; tasapeliä vaaditaan; vaadin tasapeliä',
  'claim.no-withdraw': 'perua vaatimus; tasapelivaatimuksen peruminen',
  'claim.incorrect':
    'väärä vaatimus; aiheeton tasapelivaatimus; rangaistus väärästä vaatimuksesta; aiheeton vaatimus; väärä tasapelivaatimus; virheellinen vaatimus; perusteeton tasapelivaatimus; hylätty vaatimus kaksi minuuttia; virheellinen vaatimus montako minuuttia; vaati kolmatta toistoa turhaan rangaistus; asema vain kaksi',
  'claim.intended-binding': 'aiottu siirto pelata',
  'auto.fivefold':
    'viisi sama asema; viides esiintyminen; viisinkertainen toisto; automaattinen tasapeli toisto; viides toisto automaattinen tasapeli; sama asema viisi eikä kukaan sanonut; sama asema viidennen kerran',
  'auto.seventyfive':
    '75 siirron; seitsemänkymmentäviisi siirtoa; 75 siirtoa automaattinen tasapeli',
  'auto.mate-first': 'matti 75. siirrolla',
  'points.standard':
    'montako pistettä voitosta; pisteet tasapelistä; pisteytys; puoli pistettä tasapelistä',
  'points.forfeit':
    'pisteet luovutusvoitosta; voitto pelaamatta; luovutusvoitto; pisteet vastustaja ei tule; paljonko vastustaja ei ilmesty; voitto ilman',
  'points.normal-values':
    'epätavallinen tulos; molemmat häviävät; puoli pistettä nolla; kolme neljäsosaa pistettä',
  'conduct.disrepute':
    'huono käytös; loukkaa vastustajaa; epäurheilijamainen käytös; shakin maine; loukkaaminen; ei kätellyt; sovittu; loukkaukset; kiroilu; ei suostu kättelemään; heitti nappulat kiroili; lähti jätti kellon käymään; haukkui; haukkui idiootiksi; huono häviäjä; raivostui lähti; vastustaja humalassa; nukahti laudan ääreen',
  'venue.definition': 'kuuluu pelihuoneistoon; pelipaikka',
  'venue.area': 'pelitila',
  'venue.leave':
    'poistua pelipaikalta; mennä ulos; poistua rakennuksesta; poistui salista; salista poistua; vastustaja lähti ulos; käydä ulkona; käydä haukkaamassa happea',
  'venue.leave-on-move':
    'poistua salista siirtovuorossa; mennä vessaan; vessa; wc; nousta pöydästä; vessassa käynti; vessaan omalla vuorolla; nousta pöydästä omalla siirtovuorolla; kävellä katsella muita; vessaan oma vuoro; lähtee jatkuvasti laudalta',
  'venue.access':
    'kuka tulla pelitilaan; vanhemmat salissa; valmentaja salissa; kuka tulla saliin; vanhemmat pöydän vieressä; katsojat laudan vieressä; äiti katsoa vieressä; valmentaja tulla saliin',
  'conduct.no-aids':
    'huijaaminen; muistiinpanot; neuvo; apu aikana; analysoida toisella laudalla; ohjelman käyttö; valmentajan apu; ulkopuolinen apu; muistiinpanot aikana; analyysi toisella laudalla; huijaus; valmentaja neuvoo; katsoi avauskirjaa; äiti neuvoo lasta; lunttaa vessassa; puhelin vessassa; luki shakkikirjaa; tietokone vessassa',
  'device.ban':
    'puhelin; matkapuhelin; kännykkä; älykello; elektroninen laite; kuulokkeet; puhelin taskussa; puhelin sallittu; puhelin mukana; musiikin kuuntelu; elektroniset laitteet; kuulokkeet korvissa; aktiivisuusranneke; urheiluranneke; kelloa ranteessa; korvatulpat',
  'device.bag':
    'puhelin laukussa; suljettu puhelin laukussa; kännykkä repussa; suljettu puhelin repussa; kännykkä sammutettuna repussa',
  'device.sound-2009': 'puhelin soi 2009; kännykkä soi',
  'device.possession':
    'puhelin soi; kännykkä soi; puhelin; häviö puhelimen; puhelin värisee; vastustajan puhelin soi; puhelin värisi; puhelin mukana; puhelin taskussa; kännykkä pirahti; unohdin kännykän taskuun; herätyskello soi taskussa; puhelin soi pöydällä',
  'device.search':
    'tarkastus; laukun tarkastus; metallinpaljastin; tuomari tarkastaa; tuomari tarkastaa laukun; tuomari tutkia taskut',
  'conduct.smoking': 'tupakointi; savuke; sähkösavuke; tupakoida; käydä röökillä; sähkötupakka',
  'conduct.spectator':
    'pelinsä päättänyt; pelin jälkeen; pelini päättyi katsoa; pelinsä päättänyt katsojana; jäädä katsomaan loppui',
  'conduct.no-disturb':
    'vastustajan häirintä; häiritä; melu; puhuminen; tarjoaa jatkuvasti tasapeliä; vastustaja häiritsee; syödä laudan ääressä; vastustaja puhuu; vastustaja tarjoaa ajan tasapeliä; jatkuvat tasapelitarjoukset; häiritsee; melua laudan ääressä; syö laudan ääressä; naputtaa pöytää; mutisee ajan; heiluttaa jalkaa; tarjoaa tasuria siirrolla; syö sipsejä; laudan ääressä juoda; niiskuttaa; tuijottaa; äänekäs syöminen',
  'conduct.persistent':
    'ei suostu noudattamaan sääntöjä; kieltäytyy säännöistä; ei tottele tuomaria; ei kuuntele tuomaria; kieltäytyy noudattamasta sääntöjä; ei välitä tuomarin ohjeista',
  'conduct.both-guilty': 'molemmat häviävät; 0-0; molemmille nolla pistettä',
  'conduct.explanation': 'tuomari selittää; kysyä tuomarilta säännöstä',
  'appeal.right':
    'valitus; valittaa; valitus tuomarista; eri mieltä tuomarin; protesti; tuomari erehtyi; tuomarin väärä päätös; vastalause; tuomari väärän päätöksen; kenelle valittaa',
  'conduct.check-claim': 'kuka tarkistaa vaatimuksen',
  'arb.uphold': 'tuomarin tehtävät; tuomari; tuomarin rooli',
  'arb.environment':
    'valaistus; peliolosuhteet; melu salissa; huono valaistus; salissa kylmä; kuuma; pimeää',
  'arb.special-needs': 'vammainen; sairas; lääkärin apu; huonosti; pyörtyi',
  'arb.observe': 'valvooko tuomari aikapulaa',
  'arb.extra-time':
    'ulkopuolinen häiriö lisäaikaa; tuomari antaa lisäaikaa; lisäaikaa häiriön; ajan pidentäminen; melua ulkoa lisäaikaa; palohälytys keskeytti lisäaikaa; keskeytys saammeko lisäaikaa',
  'arb.no-intervene':
    'tuomari puuttua peliin; tuomarin puuttuminen; tuomari puuttuu peliin; tuomari näki ei tehnyt',
  'arb.no-move-count':
    'montako siirtoa tehty; tuomari kertoo siirtojen määrän; montako siirtoa pelattu',
  'arb.no-reminders':
    'tuomari sanoi paina kelloa; huomauttaa kello käy; unohti kellon huomautus; tuomari muistuttaa kellosta; tuomari muistuttaa kellon painamisesta; tuomari huomauttaa ajasta; tuomari huomauttaa kellosta; tuomari sanoa kello käy',
  'arb.report-only':
    'katsoja huomaa laittoman siirron; kuka ilmoittaa tuomarille; katsoja näkee virheen; katsoja huomasi laittoman siirron sanoa',
  'arb.no-interference':
    'katsoja puuttuu peliin; katsoja puhuu; kommentointi; vanhemmat puuttuvat; katsoja neuvoo; katsoja kuiskaa; katsoja huomauttaa; vanhempi kuiskaa; katsojien puuttuminen; naapuri kuiskasi siirron; isä nyökkäilee takana; joukkueenjohtaja käskee ottaa tasurin',
  'arb.expel': 'poistaa katsoja; poistaa salista; heittää katsoja ulos',
  'arb.phones-anyone':
    'katsojan puhelin; katsojan puhelin soi; vanhemmat puhelimella salissa; valokuvaaminen puhelimella; kuvata kännykällä; tuomarin oma puhelin soi',
  'penalty.combine':
    'rangaistukset; luettelo rangaistuksista; rangaistuksia tuomari antaa; rangaista; tuomarin rangaistukset; tuomari rankaisee; tuomari tehdä käyttäytyy huonosti',
  'penalty.warning': 'varoitus; tuomarin varoitus',
  'penalty.add-time': 'montako minuuttia tuomari lisää',
  'penalty.cut-time': 'ajan vähentäminen; tuomari vähentää aikaa',
  'penalty.cut-points':
    'pisteen vähennys; pisteiden vähentäminen; menetti puoli pistettä rangaistuksena',
  'penalty.loss': 'tuomari tuomitsee hävityksi',
  'penalty.fine': 'sakko; sakkorangaistus',
  'penalty.expulsion':
    'sulkeminen kilpailusta; hylkääminen; diskvalifiointi; sulkeminen turnauksesta; hylkääminen kilpailusta; suljettu turnauksesta',
  'gloss.standard': 'pitkä; klassinen shakki; tavallinen miettimisaika',
  'gloss.points-alt': 'kolme pistettä voitosta; 3-1-0',
  'gloss.zero-tolerance': 'nollatoleranssi',
  'rapid.def.fixed':
    'nopea; rapid; 15 minuuttia; nopean pituus; pikapeli rajat; montako minuuttia nopea',
  'rapid.def.increment': 'nopea lisäajalla; 10+5; 15+10',
  'rapid.record.optional':
    'kirjaaminen nopeassa; nopeassa kirjata siirrot; siirtojen kirjaaminen nopeassa; vartin kirjoittaa; kirjata lyhyessä',
  'rapid.record.claims-kept': 'vaatimus nopeassa ilman pöytäkirjaa',
  'rapid.penalty.one-minute':
    'yksi minuutti nopeassa; rangaistus nopeassa; montako minuuttia laittomasta siirrosta nopeassa',
  'rapid.sup.ratio':
    'asianmukainen valvonta; montako tuomaria nopeassa; montako yksi tuomari valvoo',
  'rapid.unsup.setup.window':
    'väärä alkuasema nopeassa kymmenen siirtoa; väärä alkuasema nopeassa kymmenen siirron jälkeen',
  'rapid.unsup.illegal.window':
    'laittomasta siirrosta vaadittava nopeassa; laiton siirto nopeassa; mihin asti laiton siirto vaatia nopeassa; laiton siirto vaatia',
  'rapid.unsup.illegal.arbiter-active': 'tuomari näkee laittoman siirron nopeassa',
  'rapid.unsup.illegal.stands':
    'laiton siirto jää voimaan; laiton siirto huomattu myöhään; nopea en huomannut laitonta siirtoa heti',
  'rapid.unsup.illegal-position.draw': 'molemmat kuninkaat shakissa; kaksi kuningasta shakissa',
  'rapid.unsup.flag.arbiter-calls': 'tuomari huomauttaa lipusta nopeassa',
  'rapid.unsup.flag.both-down':
    'molemmat liput pudonneet; molempien aika loppui; molemmat merkkiliput alhaalla; molempien lippu putosi; molempien liput alhaalla; kumman lippu putosi ensin',
  'blitz.def.fixed': 'pikashakki; blitz; viisi minuuttia; pikapeli; montako minuuttia pikapeli',
  'blitz.def.increment': 'pikashakki lisäajalla; 3+2',
  'blitz.penalty.one-minute': 'yksi minuutti pikashakissa',
  'blitz.sup.record-optional': 'kirjaaminen pikashakissa',
  'blitz.unsup.base':
    'siirtojen kirjaaminen pikashakissa; pikashakissa kirjata; pikashakin; pikapelin; kirjaaminen pikashakissa; kirjataanko pikapelissä',
  'blitz.unsup.illegal.claim-win-2009': 'voitto laittomasta siirrosta pikashakissa',
  'blitz.unsup.illegal.cost-2018':
    'laiton siirto pikashakissa; kuningas shakissa pikashakissa; pikashakki laiton siirto häviö; laiton siirto pikapelissä',
  'note.algebraic-only': 'algebrallinen merkintätapa; merkintätapa; siirtojen merkintä',
  'note.letter': 'nappuloiden kirjaimet; nappuloiden lyhenteet; ratsun kirjain',
  'note.capture.pawn-file': 'sotilaan lyönnin merkintä; merkitään sotilas lyö',
  'note.ep.mark': 'ohestalyönnin merkintä; ohestalyönti kirjataan',
  'note.ambig.same-rank':
    'kaksi ratsua samaan ruutuun; moniselitteinen siirto merkintä; molemmat ratsut pääsevät samaan ruutuun kirjoitetaan',
  'note.promotion': 'korotuksen merkintä',
  'note.castle.short': 'linnoituksen merkintä; 0-0; linnoitus merkitään pöytäkirjaan',
  'note.sign.check': 'shakin merkki; shakki merkitään',
  'note.sign.mate': 'matin merkki',
  'blind.adapt': 'sokea; näkövammaiset',
  'blind.two-boards': 'sokea; näkövammainen; kaksi lautaa',
  'blind.board.size': 'sokeiden lauta',
  'blind.announce.clear':
    'siirtojen ilmoittaminen; ilmoittaa siirto ääneen; sokea ilmoittaa siirrot; sokealle sanoa siirrot ääneen; vastustaja sokea sanoa siirrot',
  'blind.announce.files': 'linjojen nimet sokeille',
  'blind.announce.ranks': 'saksankieliset numerot vaakariveille',
  'blind.touch':
    'sokea koskettaa nappulaa; nappula reiästä; näkövammainen kosketti nappulaa; sokea tunnustelee nappuloita',
  'blind.clock.special': 'puhuva kello sokeille',
  'blind.record': 'pistekirjoitus; näkövammaisen kirjaaminen; sokea kirjaa pistekirjoituksella',
  'blind.slip': 'lipsahdus; väärä ilmoitus siirrosta; sokea sanoi väärän siirron',
  'blind.assistant.right': 'näkövammaisen avustaja',
  'adjourn.trigger': 'keskeytetty; keskeyttäminen; lykätty; keskeytys huomiseen',
  'adjourn.seal.write': 'kuorisiirto; sulkea siirto kuoreen; kuori siirto; kuorisiirto tehdään',
  'adjourn.seal.envelope': 'kirjekuori',
  'adjourn.envelope.names': 'kuoreen kirjoitetaan; kuoren tiedot',
  'adjourn.open.replier-present': 'avata kuori; jatkaminen; kuori avataan',
  'adjourn.bad-seal.ambiguous': 'moniselitteinen kuorisiirto',
  'adjourn.bad-seal.unreadable':
    'kuorisiirto epäselvä; lukukelvoton kuorisiirto; kuorisiirrosta ei selvää',
  'adjourn.bad-seal.illegal': 'laiton kuorisiirto; laiton kirjesiirto',
  'adjourn.late.loss':
    'myöhästyminen jatkosta; myöhästyminen jatkopelistä; myöhästyi keskeytetyn jatkosta',
  'adjourn.lost.continue': 'kadonnut kuori; kuori puuttuu; kuori kadonnut; kuori hukassa',
  'c960.game': 'shakki960; satunnaisshakki; 960',
  'c960.start.random': 'alkuasema 960; alkuaseman arpominen; shakki960 aseman arvonta',
  'c960.start.bishops':
    'lähetit shakki960 alkuasemassa; lähetit eri väriset ruudut; molemmat lähetit samalla värillä 960',
  'c960.castle.regular-rules': 'linnoitus shakki960:ssä; linnoitus Fischer-shakissa; linnoitus 960',
  'c960.castle.final-squares': 'missä kuningas torni linnoituksen jälkeen 960',
  'c960.castle.first-move': 'linnoitus ensimmäisellä siirrolla 960',
  'qpf.def': 'pikapeliloppu; ilman lisäaikaa',
  'qpf.both-flags.last':
    'molemmat liput pudonneet ei tiedetä kumpi ensin; molempien lippu pudonnut; kummaltakin loppui aika; ei tiedetä kumman lippu putosi eka',
  'qpf.incr.request':
    'viiden sekunnin lisäaika; pyytää lisäaikaa; viisi sekuntia lisäystä alle kaksi minuuttia',
  'qpf.claim.when':
    'alle kaksi minuuttia; viimeiset kaksi minuuttia tasapelivaatimus; kahden minuutin; tasapelivaatimus alle kaksi minuuttia',
  'qpf.claim.ground.cannot': 'vastustaja ei voi voittaa normaalein keinoin',
  'qpf.claim.ground.no-effort':
    'vastustaja ei yritä voittaa; vain ajalla; vain aikaa vastaan; yrittää voittaa vain ajalla; siirtelee edestakaisin odottaa aikani loppuu; ei yritäkään voittaa',
  'qpf.noarb.applies': 'ei tuomaria paikalla; ottelu ilman tuomaria',
  'fb.base': 'suomalaiset pikashakkisäännöt; pikashakin Suomessa',
  'fb.seat.black':
    'musta valitsee puolen; kummalla puolella istutaan; kummalla puolella pöytää musta istuu; kuka valitsee puolen',
  'fb.clock.same-hand': 'samalla kädellä kello pikashakki',
  'fb.setup.window': 'väärä alkuasema kolme siirtoa; kolmen siirron jälkeen alkuasema',
  'fb.win.flag.claim':
    'voitto ajalla pikashakissa; lippu putosi; aika loppui; merkkilippu putosi; aikavoitto',
  'fb.win.flag.material': 'riittävä materiaali aikavoittoon; riittääkö ratsu voittoon ajalla',
  'fb.win.illegal':
    'laiton siirto pikashakissa; voitto laittomasta siirrosta; laiton siirto; kuningas jätetty shakkiin',
  'fb.win.illegal.cutoff': 'mihin asti laittomasta siirrosta vaatia',
  'fb.king-capture.loses': 'löi kuninkaan häviää; lyödä kuningas',
  'fb.draw.both-flags':
    'molemmat liput pudonneet; molempien aika loppui; kumman lippu putosi eka pikapelissä',
  'fb.draw.no-progress.grounds':
    'ikuinen shakki pikashakissa; aseman toistuminen pikashakissa; ei edisty',
  'fb.arbiter.no-flag-no-illegal': 'tuomari huomauttaa lipusta pikashakissa',
  'fb.appeal.none': 'valitus',
  'game.goal': 'tavoite',
  'game.mate-wins': '',
  'move.no-own-square': 'syödä oman nappulan',
  'move.sliders-blocked': 'torni hypätä nappulan yli; hyppiä omien yli',
  'pieces.set': 'montako nappulaa; nappula puuttuu sarjasta',
  'board.8x8': 'montako ruutua laudalla',
  'promote.skip-square':
    'laittaa daami suoraan ruutuun siirtämättä sotilasta; sotilas siirtää ensin perille',
  'made.promotion-pawn-released': 'päästi irti sotilaasta viimeisellä rivillä',
  'time.announced': 'aikakontrolli ilmoitetaan etukäteen',
  'illegal.clocks': 'ajan takaisin laittoman siirron jälkeen',
  'conduct.penalty-link': 'seuraa huonosta käytöksestä',
  'penalty.rounds': 'ei pelata seuraavaa kierrosta',
  'rapid.unsup.castle.wrong-king': 'kuningas kuningatar väärin päin linnoittaa',
  'fb.castle.swapped': 'pikapeli kuningas kuningatar väärin päin linnoitus',
  'qpf.noarb.claim':
    'tuomaria ei paikalla vaadin tasapeliä; ei tuomaria alle kaksi minuuttia; tuomaria ei aikaa minuutti',
  'blitz.unsup.illegal.stands': 'pikapeli en huomannut laitonta siirtoa siirsin',
  'note.piece-move': 'siirto kirjoitetaan',
  'pawn.promote-effect': 'uusi daami antaa shakin heti',
  'qpf.normal-means': 'normaalein keinoin',
  'touch.move-assistant': 'avustaja siirtää nappulat',
  'clock.definition': 'shakkikello',
}
