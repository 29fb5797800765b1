import type { Explanations } from '../explanation.js'

/** Article 6: the chess clock. */
export const article06: Explanations = {
  'clock.definition':
    'Šahovska ura ima dva časovna prikaza, ki sta povezana tako, da hkrati teče največ eden. Beseda »ura« v pravilih pomeni enega od obeh prikazov.',
  'clock.flag':
    'Vsak od obeh časovnih prikazov ima svojo zastavico, ki pokaže, da se je igralcu iztekel čas.',
  'clock.flag-fall':
    'Padec zastavice pomeni, da je igralec porabil ves čas, ki mu je bil dodeljen.',
  'clock.press-after-move':
    'Ko igralec izvrši potezo na šahovnici, ustavi svojo uro in požene nasprotnikovo. Temu se reče, da pritisne uro.',
  'completed.by-press': {
    text: 'S pritiskom na uro je na šahovnici izvršena poteza zaključena. Do takrat je izvršena, ni pa še zaključena, razen če konča partijo ali če je igralec že izvršil svojo naslednjo potezo.',
    in: {
      'fide-2009':
        'S pritiskom na uro je na šahovnici izvršena poteza zaključena. Do takrat je izvršena, ni pa še zaključena, razen če konča partijo.',
    },
  },
  'completed.by-game-end': {
    text: 'Poteza, ki konča partijo, je zaključena brez pritiska na uro: mat, pat, mrtva pozicija, peta pojavitev iste pozicije ali 75 potez vsakega igralca brez premika kmeta in brez jemanja.',
    in: {
      'fide-2009':
        'Poteza, ki konča partijo, je zaključena brez pritiska na uro: mat, pat ali mrtva pozicija. Enako velja, če se igralca po njej dogovorita za remi.',
    },
  },
  'completed.by-next-move':
    'Če igralec po potezi ni pritisnil ure, je ta poteza zaključena v trenutku, ko izvrši svojo naslednjo potezo.',
  'clock.right-to-press':
    'Igralec, ki je izvršil potezo, mora vedno imeti možnost pritisniti uro, tudi če je nasprotnik že izvršil odgovor.',
  'clock.time-to-press':
    'Čas od izvršene poteze na šahovnici do pritiska na uro gre v breme igralca, ki je potezo izvršil.',
  'clock.same-hand':
    'Igralec mora uro pritisniti z isto roko, s katero je izvršil potezo. Pritisk z drugo roko ni nepravilna poteza, sodnik pa ga lahko kaznuje.',
  'clock.no-hover': 'Igralec ne sme držati prsta na gumbu ure in tudi ne roke nad njim.',
  'clock.handling':
    'Igralca morata s šahovsko uro ravnati primerno. Udarjanje po uri, dvigovanje ali prevračanje ure je prepovedano in ga sodnik kaznuje.',
  'clock.no-press-before-move':
    'Igralec ne sme pritisniti ure, preden izvrši potezo. To je neprimerno ravnanje z uro, pritisk brez izvršene poteze pa šteje tudi za nepravilno potezo.',
  'clock.adjust-own-time':
    'Figure na njihovih poljih sme popravljati samo igralec, ki mu teče ura.',
  'clock.assistant':
    'Igralec, ki ne more upravljati ure, si lahko priskrbi pomočnika, ki to dela namesto njega. Pomočnik mora biti sprejemljiv za sodnika.',
  'clock.assistant-time': {
    text: 'Če igralcu uro upravlja pomočnik, sodnik temu igralcu pravično prilagodi čas na uri. Igralcu z invalidnostjo se čas ne prilagaja.',
    in: {
      'fide-2009':
        'Če igralcu uro upravlja pomočnik, sodnik temu igralcu pravično prilagodi čas na uri.',
    },
  },
  'time.quota':
    'Igralec mora v vsaki periodi v času, ki mu je zanjo dodeljen, zaključiti vsaj predpisano število potez ali vse preostale poteze.',
  'time.per-move':
    'Igralcema se lahko dodeli dodatni čas za vsako potezo. Ta se všteva v čas, ki je na voljo v periodi.',
  'time.announced':
    'Število potez, čas za vsako periodo in morebitni dodatni čas na potezo morajo biti določeni vnaprej.',
  'time.carry-over': {
    text: 'Čas, ki ga igralec prihrani v eni periodi, se mu prišteje k času za naslednjo, kadar časovna kontrola to predvideva.',
    in: {
      'fide-2009':
        'Čas, ki ga igralec prihrani v eni periodi, se mu prišteje k času za naslednjo. Izjema je zakasnitveni način.',
    },
  },
  'time.delay':
    'V zakasnitvenem načinu ima vsak igralec glavni čas za razmišljanje in določen dodatni čas za vsako potezo. Glavni čas začne teči šele, ko je dodatni čas za potezo porabljen; če igralec pritisne uro prej, se glavni čas ne spremeni, neporabljeni dodatni čas pa propade.',
  'flag.check-quota':
    'Takoj ko zastavica pade, je treba preveriti, ali je igralec zaključil število potez, zahtevano za to periodo.',
  'clock.placement': 'Kje bo stala šahovska ura, določi sodnik pred partijo.',
  'start.white-clock': 'Ob času, določenem za začetek partije, se požene ura belega.',
  'default.time-value': {
    text: 'Privzeti čas zamude, torej koliko sme igralec zamuditi, določajo pravila tekmovanja. Če ga ne določajo, je 0 minut.',
    in: {
      'finland-2009':
        'Privzeti čas zamude, torej koliko sme igralec zamuditi, je 30 minut od začetka kola, razen če pravila tekmovanja določajo drugače; določijo lahko tudi 0 minut.',
    },
  },
  'default.late-loses': {
    text: 'Igralec, ki pride za šahovnico po izteku privzetega časa zamude, izgubi partijo, razen če sodnik odloči drugače.',
    in: {
      'fide-2009':
        'Igralec, ki pride za šahovnico po izteku privzetega časa zamude, izgubi partijo. Drugače lahko določijo samo pravila tekmovanja.',
      'finland-2009':
        'Igralec, ki pride za šahovnico po izteku privzetega časa zamude, izgubi partijo, razen če sodnik odloči drugače.',
    },
  },
  'default.both-absent':
    'Če privzeti čas zamude ni 0 in ob začetku ni nobenega od igralcev, beli izgubi ves čas do svojega prihoda, tudi če črni pride prej. Pravila tekmovanja ali sodnik lahko določijo drugače.',
  'flag.considered-fallen': {
    text: 'Zastavica velja za padlo, ko to opazi sodnik ali ko to veljavno reklamira eden od igralcev. Kar je partijo končalo pred tem, obvelja.',
    in: {
      'fide-2009':
        'V rednem šahu ter v pospešenem in hitropoteznem šahu z ustreznim nadzorom zastavica velja za padlo, ko to opazi sodnik ali ko to veljavno reklamira eden od igralcev. Brez ustreznega nadzora je potrebna reklamacija igralca. Kar je partijo končalo pred tem, obvelja.',
    },
  },
  'flag.loss':
    'Igralec, ki v dodeljenem času ni zaključil predpisanega števila potez, izgubi partijo, razen če se je ta že končala. Partija je remi, če ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'flag.exceptions': {
    text: 'Padec zastavice ničesar ne spremeni, če se je partija končala, preden je bil opažen ali veljavno reklamiran: z matom, vdajo, patom, mrtvo pozicijo ali dogovorjenim remijem, prav tako s peto pojavitvijo iste pozicije ali po pravilu 75 potez.',
    in: {
      'fide-2009':
        'Padec zastavice ničesar ne spremeni, če se je partija končala, preden je bil opažen ali veljavno reklamiran: z matom, vdajo, patom, mrtvo pozicijo ali dogovorjenim remijem.',
    },
  },
  'flag.draw-no-mate':
    'Igralec, ki prekorači čas, ne izgubi, ampak remizira, če ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez, niti z njegovo pomočjo.',
  'clock.conclusive': 'Kar kaže ura, je dokončno, razen če je ura očitno pokvarjena.',
  'clock.replace-defective':
    'Očitno pokvarjeno šahovsko uro sodnik zamenja in na novi nastavi čase po svoji najboljši presoji.',
  'clock.wrong-setting': {
    text: 'Če se med partijo ugotovi, da je bila katera od ur napačno nastavljena, eden od igralcev ali sodnik takoj ustavi šahovsko uro, sodnik pa po svoji najboljši presoji popravi nastavitev, čase in po potrebi števec potez. V pospešenem in hitropoteznem šahu brez ustreznega nadzora se nastavitev, ko sta oba igralca zaključila po deset potez, spremeni le, če bi sicer trpel urnik tekmovanja.',
    in: {
      'fide-2009':
        'Če se med partijo ugotovi, da je bila katera od ur napačno nastavljena, eden od igralcev ali sodnik takoj ustavi šahovsko uro, sodnik pa po svoji najboljši presoji popravi nastavitev, čase in števec potez. V pospešenem in hitropoteznem šahu brez ustreznega nadzora to ni več mogoče, ko sta oba igralca zaključila po tri poteze.',
      'finland-blitz-2008':
        'Če se, preden sta oba igralca izvršila po tri poteze, ugotovi, da je bila katera od ur napačno nastavljena, eden od igralcev ali sodnik takoj ustavi šahovsko uro, sodnik pa po svoji najboljši presoji popravi nastavitev, čase in števec potez. Pozneje nastavitve ni več mogoče reklamirati.',
    },
  },
  'clock.interrupt': 'Kadar je treba partijo začasno prekiniti, obe uri ustavi sodnik.',
  'clock.player-stop': {
    text: 'Igralec sme ustaviti uri samo zato, da poišče pomoč sodnika, na primer ko pri promociji ni pri roki potrebne figure ali ko reklamira remi.',
    in: {
      'finland-blitz-2008':
        'Igralec sme ustaviti uri samo zato, da pokliče sodnika, na primer ob sporu ali ko reklamira remi ali zmago, ali da si priskrbi figuro, potrebno za promocijo.',
    },
  },
  'clock.restart': 'O tem, kdaj se partija po ustavitvi ur nadaljuje, odloči sodnik.',
  'clock.stop-unjustified':
    'Če je igralec ustavil uri, da bi poklical sodnika, sodnik presodi, ali je imel za to utemeljen razlog. Če ga očitno ni imel, ga kaznuje.',
  'display.allowed':
    'V igralni dvorani so dovoljeni zasloni, monitorji in demonstracijske deske, ki kažejo pozicijo, poteze in njihovo število, ter ure, ki kažejo število potez.',
  'display.no-claim':
    'Igralec reklamacije ne sme opreti samo na to, kar o poziciji ali potezah kaže zaslon, monitor, demonstracijska deska ali ura v igralni dvorani.',
}
