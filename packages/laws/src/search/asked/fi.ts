import type { AskedAs } from './asked-as.js'

/**
 * How people ask for a rule in Finnish: everyday words and whole situations, phrases separated by
 * semicolons.
 */
export const fi: AskedAs = {
  'scope.otb': 'nettishakki; internetshakki; kirjeshakki; verkkopeli',
  'scope.edition-by-date':
    'mikä sääntöversio on voimassa; mitkä säännöt pätevät; mistä alkaen säännöt ovat voimassa',
  'preface.analogy':
    'tapaus jota säännöt eivät ratkaise; säännöissä ei ole; vastaavat tapaukset; tapaus jota säännöt eivät kata',
  'preface.judgement': 'tuomarin harkinta; tuomarin harkintavalta',
  'preface.federation.no-conflict': 'liiton omat säännöt; kansalliset säännöt',
  'fi.phone-1-remark':
    'puhelin soi ensimmäisen kerran Suomessa; puhelimen soiminen huomautus; puhelin soi',
  'fi.phone-2-warning': 'puhelin soi toisen kerran; puhelin varoitus',
  'fi.phone-3-loss': 'puhelin soi kolmannen kerran; puhelin häviö',
  'fi.default-30':
    'myöhästyminen 30 minuuttia; puoli tuntia myöhässä; kolmekymmentä minuuttia myöhässä',
  'game.white-first':
    'kuka aloittaa; kumpi aloittaa; valkea aloittaa; ensimmäinen siirto; vuorotellen; kumpi siirtää ensin',
  'game.have-the-move':
    'kumman siirtovuoro; siirtovuoro; saanko siirtää ennen kuin vastustaja painaa kelloa; vastustaja ei ole vielä painanut kelloa; siirsi kaksi kertaa peräkkäin; kaksi siirtoa putkeen; siirsi minun vuorollani',
  'game.king-safety': 'jättää kuningas shakkiin; kuningas uhattuna',
  'game.no-king-capture':
    'lyödä kuningas; kuninkaan lyönti; syödä kuningas; kuninkaan syöminen; kuninkaan lyöminen; saako kuninkaan lyödä; voitto kuninkaan lyönnillä',
  'board.orientation': 'miten lauta asetetaan; valkea ruutu oikealla; vaalea kulmaruutu oikealla',
  'pieces.initial-position':
    'alkuasema; nappuloiden asettaminen; missä kuningas ja kuningatar ovat; nappulat paikoilleen; miten nappulat laitetaan alussa; nappuloiden järjestys; kummalle puolelle kuningatar tulee',
  'move.capture': 'onko lyönti pakollinen; pitääkö lyödä',
  'attack.pinned-attacks':
    'kiinnitetty nappula shakkaa; kiinnitetty nappula uhkaa; kiinnitetty nappula antaa shakin',
  'move.bishop': 'miten lähetti liikkuu; juoksija',
  'move.rook': 'miten torni liikkuu',
  'move.queen': 'miten kuningatar liikkuu; daami',
  'move.knight': 'miten ratsu liikkuu; hevonen; ratsu hyppää',
  'pawn.one-step': 'miten sotilas liikkuu; sotilas eteenpäin; moukka; voiko sotilas taaksepäin',
  'pawn.two-step': 'sotilas kaksi ruutua; kaksoisaskel; saako sotilas mennä kaksi ruutua alussa',
  'pawn.capture':
    'miten sotilas lyö; sotilas lyö viistoon; voiko sotilas syödä sivulle; syökö sotilas suoraan; miten sotilas syö',
  'pawn.en-passant':
    'ohestalyönti; en passant; lyönti ohesta; lyödä ohesta; sotilas söi sotilaani vierestä; onko ohestalyönti oikea sääntö',
  'pawn.en-passant-now':
    'ohestalyönti myöhemmin; ohestalyönti heti; milloin ohestalyönnin oikeus menetetään; ohestalyönti vain heti',
  'pawn.promote-must':
    'korotus; sotilaan korotus; sotilas viimeisellä rivillä; sotilas kahdeksannelle riville; sotilas kuningattareksi; korottaa sotilas; korottaminen; sotilas pääsi päähän; miksi sotilas korottuu; sotilas pääsi päätyyn',
  'pawn.promote-any':
    'korottaa kuningattareksi vaikka kuningatar on laudalla; toinen kuningatar; kaksi kuningatarta; korotus ratsuksi; minkä nappulan saa valita; useita kuningattaria; kaksi daamia; korotus torniksi daamin sijaan',
  'king.step':
    'voiko kuningas lyödä; miten kuningas liikkuu; kuninkaat vierekkäin; kuningas kuninkaan vieressä; saako kuningas syödä nappulan; kuningas syö suojatun nappulan',
  'castle.definition': 'linnoitus; miten linnoitetaan; lyhyt linnoitus; pitkä linnoitus; tornitus',
  'castle.lost-king':
    'linnoitus kuninkaan siirron jälkeen; kuningas on siirtynyt; linnoitusoikeuden menetys; kuningas siirtyi ja palasi linnoitus; kuningas on jo liikkunut voiko linnoittaa; shakki aiemmin saako vielä linnoittaa',
  'castle.lost-rook':
    'linnoitus tornin siirron jälkeen; torni on siirtynyt; torni siirtyi ja palasi linnoitus; torni on jo siirtynyt saako linnoittaa',
  'castle.barred-attack':
    'linnoitus shakin läpi; linnoitus shakissa; torni uhattuna linnoitus; linnoitus uhatun ruudun yli; saako linnoittaa jos torni on uhattuna; linnoittaa kun on shakissa; kuningas shakissa linnoitus; linnoitus kun kuningas on shakissa; saako linnoittamalla paeta shakista; kuningas kulkee uhatun ruudun kautta',
  'castle.barred-blocked':
    'nappula kuninkaan ja tornin välissä; nappuloita välissä linnoitus; nappula kuninkaan ja tornin välissä linnoitus; ratsu on vielä välissä; saako linnoittaa lähetin yli',
  'check.definition':
    'mikä on shakki kuninkaalle; sanoa shakki; ilmoittaa shakki; mikä on shakkaus; unohti sanoa shakki',
  'check.no-self-check':
    'ei huomannut olevansa shakissa; ei nähnyt shakkia; kuningas jää shakkiin; ei huomannut shakkia; kiinnitetty nappula siirtyy; kuningas jäi shakkiin; jätti kuninkaan shakkiin; kiinnitetty nappula siirtyi',
  'move.illegal':
    'laittoman siirron määritelmä; mitä laiton siirto tarkoittaa; vastustaja siirsi kaksi kertaa peräkkäin',
  'position.illegal': 'laiton asema; mahdoton asema',
  'touch.one-hand': 'yhdellä kädellä; kaksi kättä; molemmin käsin; kahdella kädellä',
  'touch.adjust':
    'j’adoube; korjaan; nappulan korjaaminen; asettaa nappula keskelle ruutua; korjata nappulaa; asettelu; nappuloiden suoristaminen; asettelu ilman ilmoitusta; saanko korjata vastustajan nappuloita; saako nappulat oikaista sanomatta mitään; nappula vinossa',
  'touch.contact-is-intent':
    'vahingossa koskettanut; vahinkokosketus; hihalla osui nappulaan; tahaton kosketus; unohti sanoa korjaan; vahingossa kosketti nappulaa; hiha osui nappulaan; en sanonut korjaan; hiha osui vastustajan daamiin; osuin kyynärpäällä; hipaisin vahingossa; nappula luiskahti kädestä; pudotin nappulan kun kurotin',
  'touch.scope':
    'kosketettu siirretty; koskettamissääntö; milloin kosketussääntö pätee; kosketus kun ei ole siirtovuorossa; nappulan koskettaminen kun ei ole siirtovuoro; vastustaja koskettelee nappuloita kun mietin',
  'touch.own-first':
    'kosketin nappulaa; kosketin tornia; kosketin kuningatarta; kosketin useita omia nappuloita; kosketettua nappulaa on siirrettävä; tartuin nappulaan; kosketin ratsua mutta haluan siirtää toista; otti nappulan käteen ja siirsi toista; nosti nappulan ja laittoi takaisin; kosketettu on siirrettävä; kosketti väärää nappulaa; otin väärän nappulan; kosketti yhtä nappulaa ja siirsi toista; otti kuningattaren käteensä ja siirsi sotilasta; tarttui erehdyksessä väärään nappulaan; otti tornin käteen mutta siirsi kuningasta; väittää ettei koskenut nappulaan',
  'touch.opponent-first':
    'kosketin vastustajan nappulaa; kosketettu nappula on lyötävä; vastustajan nappulan koskettaminen; koskin vastustajan ratsuun; pakko lyödä kosketettu nappula; vastustaja kosketti nappulaani onko se lyötävä; tarttui kuningattareeni; kosketettu vastustajan nappula on lyötävä; tarttui ratsuuni; koski nappulaani; otti tornini käteensä',
  'touch.both-colours': 'kosketin omaa ja vastustajan nappulaa; molempien värien nappulat',
  'touch.order-unclear':
    'kumpaa kosketettiin ensin; epäselvää kumpi kosketettiin ensin; ei tiedetä kumpaan koski eka',
  'touch.castle-duty':
    'kosketin kuningasta ja tornia; pakko linnoittaa; ensin kuningas sitten torni; kosketti kuningasta ja tornia pakko linnoittaa; otti tornin ja kuninkaan yhtä aikaa',
  'touch.rook-then-king':
    'ensin torni sitten kuningas; linnoitus torni ensin; tarttui ensin torniin linnoituksessa; kosketti ensin tornia; koskin torniin ja sitten kuninkaaseen; siirsi tornia ensin; tarttui torniin ensin linnoituksessa',
  'touch.castle-illegal':
    'laiton linnoitus; linnoitus ei sallittu kuninkaalla siirrettävä; linnoitus ei ole mahdollinen ja kosketti kuningasta; yritti linnoittaa laittomasti',
  'touch.promotion-final':
    'korotusnappulan vaihtaminen; muuttaa mieltään korotuksessa; milloin korotusvalinta on lopullinen; voinko vaihtaa korotettua nappulaa; milloin korotuksen valinta on lopullinen; muutti mielensä korotuksessa; laittoi daamin mutta halusi ratsun',
  'touch.none-possible':
    'kosketetulla nappulalla ei ole siirtoa; kosketettua nappulaa ei voi siirtää; kosketti kiinnitettyä nappulaa; kosketin nappulaa jolla ei voi siirtää; kosketettu nappula ei voi siirtyä; koski torniin joka ei pääse liikkumaan; kosketti nappulaa joka ei pääse mihinkään',
  'promote.any-order': 'ottaa daami ensin ja siirtää sotilas sitten',
  'made.released-fixed':
    'irrotti kätensä nappulasta; päästi irti nappulasta; siirron peruminen; siirron muuttaminen; ottaa siirto takaisin; voiko siirron vielä muuttaa; irrotti otteen nappulasta ja haluaa siirtää muualle; päästi nappulasta irti ja muutti mieltään; otin käden pois nappulasta; sormi vielä nappulalla saako vaihtaa ruutua; otti siirron takaisin ennen kuin painoi kelloa; laittoi nappulan väärään ruutuun',
  'made.plain': 'milloin siirto on tehty; pidän vielä kiinni nappulasta onko siirto tehty',
  'made.castling-king-released':
    'irrotti kuninkaan linnoituksessa; siirsi kuninkaan kaksi ruutua ja unohti tornin',
  'touch.claim-forfeit':
    'milloin kosketuksesta on huomautettava; myöhäistä vaatia kosketetusta nappulasta; liian myöhäinen kosketusvaatimus; valitin kosketuksesta vasta oman siirron jälkeen',
  'end.mate':
    'matti; shakkimatti; peli päättyy mattiin; pitääkö matin jälkeen painaa kelloa; milloin peli päättyy',
  'end.mate-validity': 'matti laittomalla siirrolla',
  'end.resign':
    'luovuttaa; luovutus; antautua; kaatoi kuninkaan; ojensi kätensä; tarjosi kättä; luovutin vahingossa; luovutti mutta haluaa jatkaa; luovutin vaikka ei ollut matti; kätteli ja lähti',
  'end.resign-draw':
    'luovutti vaikka vastustajalla on vain kuningas; luovutus vastustaja ei voi matittaa; luovutti yksinäistä kuningasta vastaan; luovutti vaikka vastustaja ei voi matittaa',
  'end.stalemate':
    'patti; ei siirtoa eikä shakkia; kuninkaalla ei siirtoa; ei laillista siirtoa eikä shakissa; ei voi siirtää mitään eikä ole shakissa; kuningas ei pääse mihinkään mutta ei ole shakissa',
  'end.dead-position':
    'kuollut asema; riittämätön materiaali; materiaali ei riitä mattiin; kuningas vastaan kuningas; kuningas ja lähetti vastaan kuningas; kuningas ja ratsu vastaan kuningas; matti ei mahdollinen; tasapeli materiaalin takia; liian vähän nappuloita; kumpikaan ei voi matittaa; liian vähän nappuloita mattiin; liian vähän materiaalia mattiin; laudalla pelkät kuninkaat',
  'end.agreement':
    'sovittu tasapeli; tasapelistä sopiminen; nopea tasapeli; sopupeli; tasapeli pelaamatta; tasapeli ilman peliä; sopimus tasapelistä; käteltiin ja sovittiin tasapeli; halutaan tasapeli muutaman siirron jälkeen; sovitaanko tasuri',
  'clock.flag-fall': 'lipun putoaminen; merkkilippu; lippu; mitä lipun putoaminen tarkoittaa',
  'clock.press-after-move':
    'painaa kelloa; kellon painaminen; unohti painaa kelloa; kellon painaminen siirron jälkeen; vastustaja unohti painaa kelloa pitääkö odottaa',
  'completed.by-press':
    'loppuun suoritettu siirto; milloin siirto on suoritettu loppuun; tehdyn ja loppuun suoritetun siirron ero; milloin siirto on loppuun suoritettu',
  'completed.by-game-end':
    'matti ilman kellon painamista; pitääkö kelloa painaa matin jälkeen; matti ilman kellon painallusta; pitääkö matin jälkeen painaa kelloa; pitääkö matin jälkeen lyödä kelloa',
  'completed.by-next-move':
    'en painanut kelloa ja vastustaja siirsi jo; unohti painaa kelloa ja siirsi uudelleen',
  'clock.right-to-press':
    'vastustaja siirtää ennen kuin painan kelloa; oikeus painaa kelloa; vastustaja siirsi ennen kuin painoin kelloa; siirtää niin nopeasti etten ehdi painaa; vastasi heti enkä ehtinyt painaa kelloa',
  'clock.time-to-press': 'aika siirron ja kellon painamisen välillä',
  'clock.same-hand':
    'kello toisella kädellä; samalla kädellä; kummalla kädellä kelloa painetaan; painoi kelloa toisella kädellä; kello eri kädellä; sama käsi; siirtää oikealla ja lyö kelloa vasemmalla; löi kelloa toisella kädellä; vaihtaa kättä',
  'clock.no-hover': 'sormi kellolla; käsi kellon päällä; pitää kättä napilla; käsi kellon yllä',
  'clock.handling':
    'hakata kelloa; lyödä kelloa; kaatoi kellon; nostaa kello; lyö kelloa; kovakourainen kellon käsittely; heitti kellon; paukuttaa kelloa; löi kelloa kovaa',
  'clock.no-press-before-move':
    'painoi kelloa ennen siirtoa; kello ennen kuin siirsi; löi kelloa ensin ja siirsi vasta sitten; painoi kelloa nappula vielä kädessä',
  'clock.adjust-own-time': 'korjata nappuloita vastustajan ajalla',
  'time.quota':
    'siirtomäärä jaksossa; 40 siirtoa; aikakontrolli; ajantarkistus; 40 siirtoa 90 minuutissa; vaadittu siirtomäärä; montako siirtoa ennen aikakontrollia',
  'time.per-move':
    'lisäaika; sekuntia siirtoa kohti; Fischer-aika; siirtolisä; lisäaika siirtoa kohti',
  'time.carry-over': 'säästetty aika siirtyy; käyttämätön aika; mihin säästetyt minuutit menevät',
  'time.delay': 'viive; aikaviive; Bronstein; viivetila',
  'flag.check-quota': 'lippu putosi tehtiinkö siirrot',
  'clock.placement': 'missä kello on; kummalla puolella kello on; kuka päättää kellon paikan',
  'start.white-clock':
    'kierroksen alku; valkean kello käynnistetään; kierroksen alku valkean kello; kuka käynnistää kellon alussa; vastustaja poissa kuka käynnistää kellon; musta ei ole tullut kenen kello käyntiin; vastustajaa ei näy käynnistänkö kellon',
  'default.time-value':
    'sallittu myöhästyminen; nollatoleranssi; kuinka paljon saa myöhästyä; montako minuuttia myöhässä; myöhästymisraja; odotusaika; kauanko vastustajaa odotetaan',
  'default.late-loses':
    'myöhästyminen; tulee myöhässä; vastustaja ei tullut; vastustaja myöhästyy; luovutusvoitto; ei saapunut paikalle; myöhästyminen 15 minuuttia; tuli myöhässä; saapui liian myöhään; vastustaja puuttuu; luovutusvoitto myöhästymisestä; odotusaika',
  'default.both-absent':
    'kumpikaan pelaaja ei tullut; kukaan ei saapunut; molemmat myöhässä; molemmat poissa; kumpikaan ei ole paikalla; kukaan ei tullut; kumpikaan ei ehtinyt ajoissa',
  'flag.considered-fallen':
    'kuka saa huomauttaa lipun putoamisesta; vaatia lipun putoamista; tuomari näkee lipun putoavan; katsoja huomauttaa lipusta; kuka vaatii lipun; kuka ilmoittaa lipun putoamisesta; ilmoittaako tuomari lipun putoamisen; vaadin aikavoittoa; aikavoiton vaatiminen; pitääkö tuomarin sanoa kun aika on loppu; saanko sanoa että vastustajan aika loppui; kukaan ei huomannut lippua; lippu huomattiin vasta myöhemmin',
  'flag.loss':
    'aika loppui; häviö ajalla; lippu putosi; merkkilippu putosi; ylitti ajan; aika päättyi; ei aikaa jäljellä; voitto ajalla; vastustajan aika loppui; ajanylitys; lippu kaatui; hävisin ajalla; aika kului loppuun; kello nollassa; kello näyttää nollaa',
  'flag.exceptions':
    'lippu putosi matin jälkeen; matti ennen lipun putoamista; ensin matti sitten lippu; matti ja lippu samaan aikaan; matti laudalla mutta aika loppui',
  'flag.draw-no-mate':
    'lippu putosi mutta vastustajalla on vain kuningas; vastustajan lippu putosi mutta minulla on vain ratsu; aika loppui mutta vastustaja ei voi matittaa; tasapeli aikahäviön sijasta; aika loppui yksinäistä kuningasta vastaan; vain lähetti ja aika loppui; aika loppui vastustajalla pelkkä kuningas; lippu putosi mutta minulla vain ratsu; aika loppui eikä vastustaja voi matittaa; aika loppui minulla vain kuningas; ei mattimateriaalia aika; lippu putosi ja vain lähetti; lippu putosi ja vastustajalla pelkkä kunkku; minulla enää lähetti ja vastustajan aika loppui',
  'clock.conclusive': 'kellon näyttämä pätee',
  'clock.replace-defective':
    'rikkinäinen kello; viallinen kello; kello ei toimi; paristo loppui; kellon paristo; kellosta loppui patteri; kello sammui; kello jumissa',
  'clock.wrong-setting':
    'väärin asetettu kello; kello asetettu väärin; väärä aika kellossa; lisäaika puuttuu kellosta; kello väärin asetettu; lisäys puuttuu kellosta; kello antaa liikaa aikaa; unohdettiin lisäaika',
  'clock.interrupt':
    'pelin keskeytys; sähkökatko; hälytys; tuomari pysäyttää kellot; palohälytys; palohälytin soi; sähköt meni; valot sammuivat',
  'clock.player-stop':
    'ei ole kuningatarta korotukseen; kuningatar puuttuu; pysäyttää kellot; saako kellon pysäyttää; kutsua tuomari; kuningatarta ei ole saatavilla; korotusnappula puuttuu; ylösalaisin oleva torni; kuningatar puuttuu korotuksessa; pysäytä kello ja kutsu tuomari; torni ylösalaisin kuningattarena; ei ole toista daamia kun korotan; torni nurinpäin daamina; missä on toinen kuningatar',
  'clock.restart':
    'kuka käynnistää kellot uudelleen; milloin peli jatkuu kellojen pysäytyksen jälkeen; kuka laittaa kellon taas käyntiin',
  'clock.stop-unjustified':
    'pysäytti kellot aiheetta; kellon pysäytys ilman syytä; pysäytti kellon syyttä; aiheeton kellon pysäytys; pysäytti kellon turhaan',
  'display.no-claim':
    'vaatimus näytön perusteella; näyttötaulu; siirtolaskuri todisteena; vaatimus demolaudan perusteella',
  'irreg.restore-times': 'mikä aika kelloon aseman palautuksen jälkeen',
  'irreg.initial-position':
    'väärä alkuasema; nappulat väärin aseteltu; kuningas ja kuningatar vaihtuneet; nappulat väärillä paikoilla alussa; nappulat aseteltu väärin; kuningas ja kuningatar väärin päin alussa; kuningas ja kuningatar toistensa paikoilla',
  'irreg.board-orientation':
    'lauta väärin päin; lauta käännetty; musta ruutu oikealla; tumma ruutu oikealla; lauta poikittain',
  'irreg.colours-reversed':
    'väärät värit; pelattiin väärillä väreillä; värit vaihtuneet; pelasi väärällä värillä; käänteiset värit; värit väärin päin',
  'irreg.displaced-own-time':
    'kaatoi nappuloita; nappulat kaatuivat; kaatuneet nappulat; kaatoi kuninkaan ja painoi kelloa; nappulat epäjärjestykseen; kaadoin nappulat; nappula putosi; nappulat putosivat; tönäisin pöytää ja nappulat kaatuivat; kenen ajalla nappulat nostetaan; nappula putosi lattialle',
  'irreg.displaced-stop':
    'vastustaja kaatoi nappuloita; vastustaja kaatoi nappulat pysäytän kellon',
  'illegal.completed-when':
    'laiton siirto ennen kellon painamista; korjata laiton siirto; huomasi ennen kuin painoi; jätti kuninkaan shakkiin ja painoi kelloa',
  'illegal.restore':
    'laiton siirto; sääntöjenvastainen siirto; mitä laittomasta siirrosta seuraa; palauttaa asema ennen laitonta siirtoa; laiton siirto huomattu myöhemmin; kielletty siirto; vastustaja teki laittoman siirron; virheellinen siirto; mahdoton siirto; laiton siirto monta siirtoa sitten; palataan asemaan ennen laitonta siirtoa; kuningas oli shakissa eikä kukaan huomannut; huomattiin vasta viiden siirron päästä',
  'illegal.restore-fallback': 'asemaa ennen laitonta siirtoa ei voi selvittää',
  'illegal.replacement':
    'siirto laittoman siirron jälkeen; pitääkö siirtää samaa nappulaa; mikä siirto laittoman siirron tilalle',
  'illegal.king-capture':
    'löi kuninkaan; kuningas lyötiin; söi kuninkaan; löi kuninkaan pikashakissa; kuninkaan lyöminen',
  'illegal.unpromoted':
    'sotilasta ei korotettu; ei korottanut sotilasta ja painoi kelloa; jätti sotilaan viimeiselle riville ja painoi kelloa; unohti vaihtaa sotilaan; korottamaton sotilas; sotilas jäi viimeiselle riville; unohti korottaa sotilaan; unohti vaihtaa sotilaan ja painoi kelloa',
  'illegal.press-no-move':
    'painoi kelloa ilman siirtoa; painoi kelloa tekemättä siirtoa; kellon painaminen ilman siirtoa; ei siirtänyt mutta painoi kelloa; löi kelloa siirtämättä; löi kelloa vaikka ei ollut siirtänyt',
  'illegal.two-hands':
    'siirto kahdella kädellä; linnoitus kahdella kädellä; lyönti kahdella kädellä; siirsi kahdella kädellä; lyönti molemmilla käsillä; kahden käden käyttö; kaksi kättä; molemmat kädet',
  'illegal.penalty-time':
    'rangaistus laittomasta siirrosta; ensimmäinen laiton siirto; kaksi minuuttia; paljonko aikaa laittomasta siirrosta; lisäaika laittomasta siirrosta; laittoman siirron rangaistus; kaksi minuuttia laittomasta siirrosta',
  'illegal.penalty-loss':
    'toinen laiton siirto; kaksi laitonta siirtoa; kolmas laiton siirto; häviö laittomasta siirrosta; montako laitonta siirtoa; toinen mahdoton siirto; toinen laiton siirto häviö; montako laitonta siirtoa häviöön; kolme laitonta siirtoa',
  'illegal.counter': 'lasketaanko laittomat siirrot yhteen; laittomien siirtojen määrä',
  'illegal.loss-draw':
    'toinen laiton siirto vastustaja ei voi matittaa; toinen laiton siirto eikä vastustaja voi matittaa; toinen laiton siirto vain kuningas',
  'irreg.displaced-later':
    'nappula väärällä ruudulla; nappulat siirtyneet; asema ei vastaa pöytäkirjaa; huomattu myöhemmin; siirtynyt nappula huomattiin myöhemmin; nappula oli väärässä ruudussa',
  'score.record':
    'siirtojen kirjaaminen; kirjata siirrot; pöytäkirja; siirtojen merkitseminen; kirjata myös vastustajan siirrot; pakollinen pöytäkirja; kirjausvelvollisuus; käsialasta ei saa selvää; ei jaksa kirjata; kieltäytyy kirjaamasta; lapusta loppui tila; kirjoittaa vain joka toisen siirron',
  'score.no-advance':
    'kirjata siirto etukäteen; ensin kirjoittaa sitten siirtää; kirjoittaa ennen siirtoa; kirjoitti siirron ennen kuin pelasi',
  'score.reply-first': 'vastata ennen vastustajan siirron kirjaamista',
  'score.before-next':
    'siirto kirjaamatta; puuttuvia siirtoja pöytäkirjassa; vastustaja ei kirjaa siirtoja; vastustaja ei kirjoita; vastustaja ei kirjaa; unohti kirjata siirron; ei ole kirjoittanut kymmeneen siirtoon',
  'score.only-use':
    'muistiinpanot pöytäkirjaan; mitä pöytäkirjaan saa kirjoittaa; saako pöytäkirjaan merkitä ajat',
  'score.mark-offer': 'merkitä tasapelitarjous; merkki (=); tasapelitarjouksen merkintä',
  'score.assistant':
    'avustaja kirjaa pelaajan puolesta; pelaaja ei voi kirjoittaa; käsi kipsissä kuka kirjoittaa; ranne murtunut ei voi kirjoittaa',
  'score.visible':
    'peittää pöytäkirja; pöytäkirjan on oltava näkyvissä; piilottaa pöytäkirjan; peittää pöytäkirjan',
  'score.property':
    'kenen on pöytäkirja; luovuttaa pöytäkirja järjestäjälle; kenelle pöytäkirja kuuluu; saanko viedä pöytäkirjan kotiin; pitääkö pöytäkirja palauttaa',
  'score.exempt':
    'alle viisi minuuttia; lopettaa kirjaaminen; milloin ei tarvitse kirjata; pitääkö kirjata aikapulassa; vähemmän kuin viisi minuuttia; aikapula kirjaaminen; alle viisi minuuttia kirjaaminen; aikapula kirjaus; saako lopettaa kirjaamisen kun aika on vähissä',
  'score.update-after-flag': 'pöytäkirjan täydentäminen lipun pudottua',
  'score.neither':
    'kumpikaan ei kirjaa; molemmat aikapulassa; kummankaan pöytäkirja ei ole täydellinen; kumpikaan ei kirjannut ja lippu putosi',
  'score.one': 'vain toinen ei kirjaa lippu putosi',
  'score.borrow':
    'vastustajan pöytäkirja; lainata vastustajan pöytäkirjaa; lainata pöytäkirjaa; saanko katsoa siirrot vastustajan lapusta',
  'score.reconstruct': 'pelin rekonstruointi; kumpikaan pöytäkirja ei ole täydellinen',
  'score.sign':
    'pöytäkirjan allekirjoitus; allekirjoittaa tulos; allekirjoittaa pöytäkirja; ei allekirjoita; vastustaja ei suostu allekirjoittamaan',
  'score.signed-stands':
    'allekirjoitettu väärä tulos; väärä tulos pöytäkirjassa; allekirjoitimme väärän tuloksen; väärä tulos allekirjoitettu; molemmat allekirjoittivat väärän tuloksen; 1-0 vaikka piti olla 0-1; väärä voittaja ilmoitettiin',
  'draw.regs-restrict':
    'tasapelikielto ennen 30. siirtoa; tasapeli ei sallittu; Sofian säännöt; tasapelikielto; tasapeli ennen 30 siirtoa; saako järjestäjä kieltää tasapelit; liian aikainen tasapeli',
  'draw.offer-when':
    'milloin tarjota tasapeliä; tasapelitarjous; ehdottaa tasapeliä; tasapelitarjous ennen vai jälkeen siirron; miten pyydetään tasapeliä',
  'draw.offer-other-time':
    'tasapelitarjous väärään aikaan; tarjosi tasapeliä minun ajallani; tasapelitarjous ennen siirtoa; tasapelitarjous vastustajan ajalla; tarjosi tasapeliä kun mietin; tasapelitarjous kun mietin',
  'draw.offer-no-conditions': 'ehdollinen tasapelitarjous; tarjosi tasapeliä ehdolla',
  'draw.offer-irrevocable':
    'perua tasapelitarjous; vetää tarjous takaisin; voiko tasapelitarjouksen perua; tasapelitarjouksen peruminen; muutin mieleni tasapelistä; ottaa tasapelitarjous takaisin',
  'draw.offer-lapse':
    'kauanko tasapelitarjous on voimassa; hylätä tasapeli; hyväksyä tasapeli myöhemmin; tarjous raukeaa; tasapelin hylkääminen; pitääkö tasapeli hyväksyä; tarjosin tasapeliä ja hän vain siirsi; ei vastannut tasapelitarjoukseen',
  'draw.claim-is-offer': 'onko vaatimus tasapelitarjous',
  'rep.claim':
    'aseman toistuminen; kolme kertaa sama asema; sama asema kolmannen kerran; siirtojen toisto; ikuinen shakki; tasapeli toistolla; kolmas esiintyminen; siirtotoisto; kolminkertainen toisto; sama asema kolme kertaa; miten vaaditaan toisto; pitääkö toiston olla peräkkäinen; montako kertaa sama asema saa toistua; edestakaisin samoja siirtoja; shakkaa koko ajan',
  'rep.intended':
    'toiston vaatiminen aiotulla siirrolla; kirjoittaa siirto ja vaatia; toistovaatimus seuraavalla siirrolla',
  'rep.appeared': 'asema esiintyi juuri kolmannen kerran',
  'rep.same-position':
    'milloin asema on sama; samanlainen asema; milloin asemat ovat samat; pitääkö toistojen olla putkeen',
  'rep.en-passant': 'toisto ja ohestalyönti; aseman toisto ja ohestalyönti',
  'rep.castling':
    'sama asema mutta eri linnoitusoikeus; toisto ja linnoitusoikeus; sama asema ilman linnoitusoikeutta',
  'fifty.claim':
    '50 siirron sääntö; viisikymmentä siirtoa; viidenkymmenen siirron sääntö; 50 siirtoa ilman lyöntiä; 50 siirtoa ilman sotilasta; mitään ei ole syöty; mitään ei tapahdu pitkään aikaan; torni ja kuningas vastaan kuningas montako siirtoa',
  'fifty.intended':
    '50 siirron vaatimus aiotulla siirrolla; viidenkymmenen siirron vaatimus seuraavalla siirrolla',
  'claim.lost-by-touch':
    'vaati toistoa mutta kosketti nappulaa; kosketti nappulaa ja vaati tasapeliä; kosketti nappulaa ennen vaatimusta; tasapelivaatimuksen menetys; vaati siirron jälkeen; tasapelivaatimus kosketuksen jälkeen; siirsi ja vasta sitten vaati',
  'claim.stop-clocks':
    'pysäyttää kello vaatimuksen ajaksi; kellojen pysäytys vaatimuksessa; miten tasapeliä vaaditaan; mitä teen kun vaadin tasapeliä',
  'claim.no-withdraw': 'perua vaatimus; tasapelivaatimuksen peruminen',
  'claim.incorrect':
    'väärä vaatimus; aiheeton tasapelivaatimus; rangaistus väärästä vaatimuksesta; aiheeton vaatimus; väärä tasapelivaatimus; virheellinen vaatimus; perusteeton tasapelivaatimus; hylätty vaatimus kaksi minuuttia; virheellinen vaatimus montako minuuttia; vaati kolmatta toistoa turhaan rangaistus; asema oli vain kaksi kertaa',
  'claim.intended-binding': 'pitääkö aiottu siirto pelata',
  'auto.fivefold':
    'viisi kertaa sama asema; viides esiintyminen; viisinkertainen toisto; automaattinen tasapeli toisto; viides toisto automaattinen tasapeli; sama asema viisi kertaa eikä kukaan sanonut mitään',
  'auto.seventyfive':
    '75 siirron sääntö; seitsemänkymmentäviisi siirtoa; 75 siirtoa automaattinen tasapeli',
  'auto.mate-first': 'matti 75. siirrolla',
  'points.standard':
    'montako pistettä voitosta; pisteet tasapelistä; pisteytys; puoli pistettä tasapelistä',
  'points.forfeit':
    'pisteet luovutusvoitosta; voitto pelaamatta; luovutusvoitto; pisteet jos vastustaja ei tule; paljonko saa jos vastustaja ei ilmesty',
  'points.normal-values':
    'epätavallinen tulos; molemmat häviävät; puoli pistettä ja nolla; kolme neljäsosaa pistettä',
  'conduct.disrepute':
    'huono käytös; pelaaja loukkaa vastustajaa; epäurheilijamainen käytös; shakin maine; loukkaaminen; ei kätellyt; sovittu peli; loukkaukset; kiroilu; ei suostu kättelemään; heitti nappulat ja kiroili; lähti ja jätti kellon käymään; haukkui minua; haukkui idiootiksi; huono häviäjä; raivostui ja lähti; vastustaja humalassa; nukahti laudan ääreen',
  'venue.definition': 'mitä kuuluu pelihuoneistoon; mikä on pelipaikka',
  'venue.area': 'mikä on pelitila',
  'venue.leave':
    'poistua pelipaikalta; mennä ulos; poistua rakennuksesta; poistui salista; saako salista poistua; vastustaja lähti ulos; saako käydä ulkona; käydä haukkaamassa happea',
  'venue.leave-on-move':
    'poistua salista kun on siirtovuorossa; mennä vessaan; vessa; wc; nousta pöydästä; vessassa käynti; vessaan omalla vuorolla; nousta pöydästä omalla siirtovuorolla; saako kävellä ja katsella muita pelejä; vessaan kun on oma vuoro; lähtee jatkuvasti laudalta',
  'venue.access':
    'kuka saa tulla pelitilaan; vanhemmat salissa; valmentaja salissa; kuka saa tulla saliin; vanhemmat pöydän vieressä; katsojat laudan vieressä; saako äiti katsoa vieressä; saako valmentaja tulla saliin',
  'conduct.no-aids':
    'huijaaminen; muistiinpanot; neuvo; apu pelin aikana; analysoida toisella laudalla; ohjelman käyttö; valmentajan apu; ulkopuolinen apu; muistiinpanot pelin aikana; analyysi toisella laudalla; huijaus; valmentaja neuvoo; katsoi avauskirjaa; äiti neuvoo lasta; lunttaa vessassa; puhelin vessassa; luki shakkikirjaa; tietokone vessassa',
  'device.ban':
    'puhelin; matkapuhelin; kännykkä; älykello; elektroninen laite; kuulokkeet; puhelin taskussa; onko puhelin sallittu; saako puhelin olla mukana; musiikin kuuntelu; elektroniset laitteet; kuulokkeet korvissa; aktiivisuusranneke; urheiluranneke; saako kelloa pitää ranteessa; korvatulpat',
  'device.bag':
    'puhelin laukussa; suljettu puhelin laukussa; kännykkä repussa; suljettu puhelin repussa; kännykkä sammutettuna repussa',
  'device.sound-2009': 'puhelin soi 2009; kännykkä soi',
  'device.possession':
    'puhelin soi; kännykkä soi; puhelin pelaajalla; häviö puhelimen takia; puhelin värisee; vastustajan puhelin soi; puhelin värisi; puhelin mukana; puhelin taskussa; kännykkä pirahti; unohdin kännykän taskuun; herätyskello soi taskussa; puhelin soi pöydällä',
  'device.search':
    'pelaajan tarkastus; laukun tarkastus; metallinpaljastin; tuomari tarkastaa; tuomari tarkastaa laukun; saako tuomari tutkia taskut',
  'conduct.smoking': 'tupakointi; savuke; sähkösavuke; tupakoida; käydä röökillä; sähkötupakka',
  'conduct.spectator':
    'pelinsä päättänyt pelaaja; pelin jälkeen; pelini päättyi saanko katsoa; pelinsä päättänyt pelaaja katsojana; saako jäädä katsomaan kun peli loppui',
  'conduct.no-disturb':
    'vastustajan häirintä; häiritä; melu; puhuminen; tarjoaa jatkuvasti tasapeliä; vastustaja häiritsee; syödä laudan ääressä; vastustaja puhuu; vastustaja tarjoaa koko ajan tasapeliä; jatkuvat tasapelitarjoukset; häiritsee minua; melua laudan ääressä; syö laudan ääressä; naputtaa pöytää; mutisee koko ajan; heiluttaa jalkaa; tarjoaa tasuria joka siirrolla; syö sipsejä; saako laudan ääressä juoda; niiskuttaa; tuijottaa; äänekäs syöminen',
  'conduct.persistent':
    'pelaaja ei suostu noudattamaan sääntöjä; kieltäytyy säännöistä; ei tottele tuomaria; ei kuuntele tuomaria; kieltäytyy noudattamasta sääntöjä; ei välitä tuomarin ohjeista',
  'conduct.both-guilty': 'molemmat häviävät; 0-0; molemmille nolla pistettä',
  'conduct.explanation': 'tuomari selittää säännön; kysyä tuomarilta säännöstä',
  'appeal.right':
    'valitus; valittaa; valitus tuomarista; eri mieltä tuomarin kanssa; protesti; tuomari erehtyi; tuomarin väärä päätös; vastalause; tuomari teki väärän päätöksen; kenelle voi valittaa',
  'conduct.check-claim': 'kuka tarkistaa vaatimuksen',
  'arb.uphold': 'tuomarin tehtävät; mitä tuomari tekee; tuomarin rooli',
  'arb.environment':
    'valaistus; peliolosuhteet; melu salissa; huono valaistus; salissa kylmä; liian kuuma; liian pimeää',
  'arb.special-needs':
    'vammainen pelaaja; sairas pelaaja; lääkärin apu; pelaaja voi huonosti; pelaaja pyörtyi',
  'arb.observe': 'valvooko tuomari aikapulaa',
  'arb.extra-time':
    'ulkopuolinen häiriö lisäaikaa; tuomari antaa lisäaikaa; lisäaikaa häiriön vuoksi; ajan pidentäminen; melua ulkoa saako lisäaikaa',
  'arb.no-intervene':
    'saako tuomari puuttua peliin; tuomarin puuttuminen; tuomari puuttuu peliin; tuomari näki mutta ei tehnyt mitään',
  'arb.no-move-count':
    'montako siirtoa on tehty; tuomari kertoo siirtojen määrän; montako siirtoa on pelattu',
  'arb.no-reminders':
    'tuomari sanoi että paina kelloa; huomauttaa että kello käy; unohti kellon huomautus; tuomari muistuttaa kellosta; tuomari muistuttaa kellon painamisesta; saako tuomari huomauttaa ajasta; saako tuomari huomauttaa kellosta; saako tuomari sanoa että kello käy',
  'arb.report-only':
    'katsoja huomaa laittoman siirron; kuka saa ilmoittaa tuomarille; katsoja näkee virheen; katsoja huomasi laittoman siirron saako sanoa',
  'arb.no-interference':
    'katsoja puuttuu peliin; katsoja puhuu; pelin kommentointi; vanhemmat puuttuvat; katsoja neuvoo; katsoja kuiskaa; katsoja huomauttaa pelaajalle; vanhempi kuiskaa; katsojien puuttuminen; naapuri kuiskasi siirron; isä nyökkäilee takana; joukkueenjohtaja käskee ottaa tasurin',
  'arb.expel': 'poistaa katsoja; poistaa salista; heittää katsoja ulos',
  'arb.phones-anyone':
    'katsojan puhelin; katsojan puhelin soi; vanhemmat puhelimella salissa; valokuvaaminen puhelimella; saako kuvata kännykällä; tuomarin oma puhelin soi',
  'penalty.combine':
    'rangaistukset; luettelo rangaistuksista; mitä rangaistuksia tuomari voi antaa; rangaista pelaajaa; tuomarin rangaistukset; miten tuomari rankaisee; mitä tuomari voi tehdä jos joku käyttäytyy huonosti',
  'penalty.warning': 'varoitus; tuomarin varoitus',
  'penalty.add-time': 'montako minuuttia tuomari lisää',
  'penalty.cut-time': 'ajan vähentäminen; tuomari vähentää aikaa',
  'penalty.cut-points':
    'pisteen vähennys; pisteiden vähentäminen; menetti puoli pistettä rangaistuksena',
  'penalty.loss': 'tuomari tuomitsee pelin hävityksi',
  'penalty.fine': 'sakko; sakkorangaistus',
  'penalty.expulsion':
    'sulkeminen kilpailusta; hylkääminen; diskvalifiointi; sulkeminen turnauksesta; hylkääminen kilpailusta; suljettu turnauksesta',
  'gloss.standard': 'pitkä peli; klassinen shakki; tavallinen miettimisaika',
  'gloss.points-alt': 'kolme pistettä voitosta; 3-1-0',
  'gloss.zero-tolerance': 'nollatoleranssi',
  'rapid.def.fixed':
    'nopea shakki; rapid; 15 minuuttia; nopean pelin pituus; pikapeli rajat; montako minuuttia nopea peli',
  'rapid.def.increment': 'nopea shakki lisäajalla; 10+5; 15+10',
  'rapid.record.optional':
    'kirjaaminen nopeassa shakissa; pitääkö nopeassa shakissa kirjata siirrot; siirtojen kirjaaminen nopeassa shakissa; pitääkö vartin pelissä kirjoittaa; pitääkö kirjata lyhyessä pelissä',
  'rapid.record.claims-kept': 'vaatimus nopeassa shakissa ilman pöytäkirjaa',
  'rapid.penalty.one-minute': 'yksi minuutti nopeassa shakissa; rangaistus nopeassa shakissa',
  'rapid.sup.ratio':
    'asianmukainen valvonta; montako tuomaria nopeassa shakissa; montako peliä yksi tuomari valvoo',
  'rapid.unsup.setup.window':
    'väärä alkuasema nopeassa shakissa kymmenen siirtoa; väärä alkuasema nopeassa pelissä kymmenen siirron jälkeen',
  'rapid.unsup.illegal.window':
    'milloin laittomasta siirrosta on vaadittava nopeassa shakissa; laiton siirto nopeassa shakissa; mihin asti laiton siirto voidaan vaatia nopeassa; milloin laiton siirto pitää vaatia',
  'rapid.unsup.illegal.arbiter-active': 'tuomari näkee laittoman siirron nopeassa pelissä',
  'rapid.unsup.illegal.stands':
    'laiton siirto jää voimaan; laiton siirto huomattu liian myöhään; nopea peli en huomannut laitonta siirtoa heti',
  'rapid.unsup.illegal-position.draw': 'molemmat kuninkaat shakissa; kaksi kuningasta shakissa',
  'rapid.unsup.flag.arbiter-calls': 'tuomari huomauttaa lipusta nopeassa shakissa',
  'rapid.unsup.flag.both-down':
    'molemmat liput pudonneet; molempien aika loppui; molemmat merkkiliput alhaalla; molempien lippu putosi; molempien liput alhaalla; kumman lippu putosi ensin',
  'blitz.def.fixed': 'pikashakki; blitz; viisi minuuttia; pikapeli; montako minuuttia pikapeli',
  'blitz.def.increment': 'pikashakki lisäajalla; 3+2',
  'blitz.penalty.one-minute': 'yksi minuutti pikashakissa',
  'blitz.sup.record-optional': 'kirjaaminen pikashakissa',
  'blitz.unsup.base':
    'siirtojen kirjaaminen pikashakissa; pitääkö pikashakissa kirjata; pikashakin säännöt; pikapelin säännöt; kirjaaminen pikashakissa; kirjataanko pikapelissä',
  'blitz.unsup.illegal.claim-win-2009': 'voitto laittomasta siirrosta pikashakissa',
  'blitz.unsup.illegal.cost-2018':
    'laiton siirto pikashakissa; kuningas shakissa pikashakissa; pikashakki laiton siirto häviö; laiton siirto pikapelissä',
  'note.algebraic-only': 'algebrallinen merkintätapa; mikä merkintätapa; siirtojen merkintä',
  'note.letter': 'nappuloiden kirjaimet; nappuloiden lyhenteet; ratsun kirjain',
  'note.capture.pawn-file': 'sotilaan lyönnin merkintä; miten merkitään kun sotilas lyö',
  'note.ep.mark': 'ohestalyönnin merkintä; miten ohestalyönti kirjataan',
  'note.ambig.same-rank':
    'kaksi ratsua samaan ruutuun; moniselitteinen siirto merkintä; molemmat ratsut pääsevät samaan ruutuun miten kirjoitetaan',
  'note.promotion': 'korotuksen merkintä',
  'note.castle.short': 'linnoituksen merkintä; 0-0; miten linnoitus merkitään pöytäkirjaan',
  'note.sign.check': 'shakin merkki; miten shakki merkitään',
  'note.sign.mate': 'matin merkki',
  'blind.adapt': 'sokea; näkövammaiset',
  'blind.two-boards': 'sokea pelaaja; näkövammainen pelaaja; kaksi lautaa',
  'blind.board.size': 'sokeiden lauta',
  'blind.announce.clear':
    'siirtojen ilmoittaminen; ilmoittaa siirto ääneen; sokea ilmoittaa siirrot; pitääkö sokealle sanoa siirrot ääneen; vastustaja on sokea pitääkö sanoa siirrot',
  'blind.announce.files': 'linjojen nimet sokeille',
  'blind.announce.ranks': 'saksankieliset numerot vaakariveille',
  'blind.touch':
    'sokea pelaaja koskettaa nappulaa; nappula reiästä; näkövammainen kosketti nappulaa; sokea tunnustelee nappuloita',
  'blind.clock.special': 'puhuva kello sokeille',
  'blind.record': 'pistekirjoitus; näkövammaisen kirjaaminen; sokea kirjaa pistekirjoituksella',
  'blind.slip': 'lipsahdus; väärä ilmoitus siirrosta; sokea sanoi väärän siirron',
  'blind.assistant.right': 'näkövammaisen avustaja',
  'adjourn.trigger': 'keskeytetty peli; pelin keskeyttäminen; lykätty peli; keskeytys huomiseen',
  'adjourn.seal.write':
    'kuorisiirto; sulkea siirto kuoreen; kuori siirto; miten kuorisiirto tehdään',
  'adjourn.seal.envelope': 'kirjekuori',
  'adjourn.envelope.names': 'mitä kuoreen kirjoitetaan; kuoren tiedot',
  'adjourn.open.replier-present': 'avata kuori; pelin jatkaminen; milloin kuori avataan',
  'adjourn.bad-seal.ambiguous': 'moniselitteinen kuorisiirto',
  'adjourn.bad-seal.unreadable':
    'kuorisiirto epäselvä; lukukelvoton kuorisiirto; kuorisiirrosta ei saa selvää',
  'adjourn.bad-seal.illegal': 'laiton kuorisiirto; laiton kirjesiirto',
  'adjourn.late.loss':
    'myöhästyminen jatkosta; myöhästyminen jatkopelistä; myöhästyi keskeytetyn pelin jatkosta',
  'adjourn.lost.continue': 'kadonnut kuori; kuori puuttuu; kuori on kadonnut; kuori hukassa',
  'c960.game': 'shakki960; satunnaisshakki; 960',
  'c960.start.random': 'alkuasema 960; alkuaseman arpominen; shakki960 aseman arvonta',
  'c960.start.bishops':
    'lähetit shakki960 alkuasemassa; lähetit eri väriset ruudut; molemmat lähetit samalla värillä 960',
  'c960.castle.regular-rules': 'linnoitus shakki960:ssä; linnoitus Fischer-shakissa; linnoitus 960',
  'c960.castle.final-squares': 'missä kuningas ja torni ovat linnoituksen jälkeen 960',
  'c960.castle.first-move': 'linnoitus ensimmäisellä siirrolla 960',
  'qpf.def': 'pikapeliloppu; peli ilman lisäaikaa',
  'qpf.both-flags.last':
    'molemmat liput pudonneet ei tiedetä kumpi ensin; molempien lippu pudonnut; kummaltakin loppui aika; ei tiedetä kumman lippu putosi eka',
  'qpf.incr.request':
    'viiden sekunnin lisäaika; pyytää lisäaikaa; viisi sekuntia lisäystä alle kaksi minuuttia',
  'qpf.claim.when':
    'alle kaksi minuuttia; viimeiset kaksi minuuttia tasapelivaatimus; kahden minuutin sääntö; tasapelivaatimus alle kaksi minuuttia',
  'qpf.claim.ground.cannot': 'vastustaja ei voi voittaa normaalein keinoin',
  'qpf.claim.ground.no-effort':
    'vastustaja ei yritä voittaa; pelaa vain ajalla; pelaa vain aikaa vastaan; yrittää voittaa vain ajalla; siirtelee vaan edestakaisin ja odottaa että aikani loppuu; ei yritäkään voittaa',
  'qpf.noarb.applies': 'ei tuomaria paikalla; ottelu ilman tuomaria',
  'fb.base': 'suomalaiset pikashakkisäännöt; pikashakin säännöt Suomessa',
  'fb.seat.black':
    'musta valitsee puolen; kummalla puolella istutaan; kummalla puolella pöytää musta istuu; kuka valitsee puolen',
  'fb.clock.same-hand': 'samalla kädellä kello pikashakki',
  'fb.setup.window': 'väärä alkuasema kolme siirtoa; kolmen siirron jälkeen alkuasema',
  'fb.win.flag.claim':
    'voitto ajalla pikashakissa; lippu putosi; aika loppui; merkkilippu putosi; aikavoitto',
  'fb.win.flag.material': 'riittävä materiaali aikavoittoon; riittääkö ratsu voittoon ajalla',
  'fb.win.illegal':
    'laiton siirto pikashakissa; voitto laittomasta siirrosta; laiton siirto; kuningas jätetty shakkiin',
  'fb.win.illegal.cutoff': 'mihin asti laittomasta siirrosta voi vaatia',
  'fb.king-capture.loses': 'löi kuninkaan häviää; lyödä kuningas',
  'fb.draw.both-flags':
    'molemmat liput pudonneet; molempien aika loppui; kumman lippu putosi eka pikapelissä',
  'fb.draw.no-progress.grounds':
    'ikuinen shakki pikashakissa; aseman toistuminen pikashakissa; peli ei edisty',
  'fb.arbiter.no-flag-no-illegal': 'saako tuomari huomauttaa lipusta pikashakissa',
  'fb.appeal.none': 'valitus',
  'game.goal': 'mikä on pelin tavoite',
  'game.mate-wins': '',
  'move.no-own-square': 'saako syödä oman nappulan',
  'move.sliders-blocked': 'voiko torni hypätä nappulan yli; hyppiä omien yli',
  'pieces.set': 'montako nappulaa; nappula puuttuu sarjasta',
  'board.8x8': 'montako ruutua laudalla on',
  'promote.skip-square':
    'laittaa daami suoraan ruutuun siirtämättä sotilasta; pitääkö sotilas siirtää ensin perille',
  'made.promotion-pawn-released': 'päästi irti sotilaasta viimeisellä rivillä',
  'time.announced': 'aikakontrolli ilmoitetaan etukäteen',
  'illegal.clocks': 'saako ajan takaisin laittoman siirron jälkeen',
  'conduct.penalty-link': 'mitä seuraa huonosta käytöksestä',
  'penalty.rounds': 'ei saa pelata seuraavaa kierrosta',
  'rapid.unsup.castle.wrong-king': 'kuningas ja kuningatar väärin päin voiko linnoittaa',
  'fb.castle.swapped': 'pikapeli kuningas ja kuningatar väärin päin linnoitus',
  'qpf.noarb.claim':
    'tuomaria ei ole paikalla ja vaadin tasapeliä; ei tuomaria alle kaksi minuuttia; tuomaria ei ole ja aikaa minuutti',
  'blitz.unsup.illegal.stands': 'pikapeli en huomannut laitonta siirtoa ja siirsin',
  'note.piece-move': 'miten siirto kirjoitetaan',
  'pawn.promote-effect': 'uusi daami antaa shakin heti',
  'qpf.normal-means': 'normaalein keinoin',
  'touch.move-assistant': 'avustaja siirtää nappulat',
}
