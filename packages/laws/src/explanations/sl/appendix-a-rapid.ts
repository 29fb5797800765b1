import type { Explanations } from '../explanation.js'

/** Appendix A: rapid. */
export const appendixARapid: Explanations = {
  'rapid.def.fixed': {
    text: 'Partija, v kateri ima vsak igralec za vse poteze določen čas, je pospešena, če je ta čas daljši od 10 in krajši od 60 minut. Natanko 10 minut je hitropotezni, natanko 60 minut pa redni šah.',
    in: {
      'fide-2009':
        'Partija, v kateri ima vsak igralec za vse poteze določen čas, je pospešena, če je ta čas dolg najmanj 15 in krajši od 60 minut. Natanko 15 minut je pospešeni, natanko 60 minut pa redni šah.',
    },
  },
  'rapid.def.increment': {
    text: 'Pri igri z dodatkom časa se igralčev osnovni čas sešteje s 60-kratnim dodatkom za potezo; partija je pospešena, če je vsota večja od 10 in manjša od 60 minut. 10 minut s 5 sekundami na potezo torej šteje kot 15 minut.',
    in: {
      'fide-2009':
        'Pri igri z dodatkom časa se igralčev osnovni čas sešteje s 60-kratnim dodatkom za potezo; partija je pospešena, če vsota znaša najmanj 15 in manj kot 60 minut. 10 minut s 5 sekundami na potezo torej šteje kot 15 minut.',
    },
  },
  'rapid.record.optional': 'V pospešenem šahu igralcema ni treba zapisovati potez.',
  'rapid.record.claims-kept':
    'Igralec, ki v pospešenem šahu ne zapisuje, obdrži pravico do vseh reklamacij, ki se običajno opirajo na zapisnik, na primer zaradi trikratne ponovitve pozicije ali 50 potez.',
  'rapid.record.ask-sheet':
    'V pospešenem šahu lahko igralec kadarkoli zahteva od sodnika zapisnik, da bi zapisoval poteze.',
  'rapid.penalty.one-minute':
    'V pospešenem šahu časovne kazni za nepravilne poteze in za neupravičene reklamacije remija znašajo eno minuto namesto dveh, z ustreznim nadzorom ali brez njega.',
  'rapid.sup.ratio': {
    text: 'Nadzor nad tekmovanjem v pospešenem šahu je ustrezen le, če posamezni sodnik hkrati nadzira največ tri partije. Poleg tega mora biti zapisana vsaka partija.',
    in: {
      'fide-2009':
        'Da v pospešenem šahu tekmovalna pravila veljajo v celoti, mora biti nadzor ustrezen. En sodnik na največ tri partije je le primer, ne trdna meja.',
    },
  },
  'rapid.sup.recorded':
    'Nadzor nad tekmovanjem v pospešenem šahu je ustrezen le, če vsako partijo zapisuje sodnik ali njegov pomočnik, po možnosti tudi z elektronskimi sredstvi. Poleg tega sme posamezni sodnik nadzirati največ tri partije.',
  'rapid.sup.effect': {
    text: 'Ob ustreznem nadzoru veljajo v pospešenem šahu tekmovalna pravila v celoti. Igralcema še vedno ni treba zapisovati, časovne kazni pa znašajo eno minuto.',
    in: {
      'fide-2018':
        'Ob ustreznem nadzoru veljajo v pospešenem šahu tekmovalna pravila v celoti. Igralcema še vedno ni treba zapisovati.',
      'fide-2017':
        'Ob ustreznem nadzoru veljajo v pospešenem šahu tekmovalna pravila v celoti. Igralcema še vedno ni treba zapisovati.',
      'fide-2009':
        'Ob ustreznem nadzoru veljajo v pospešenem šahu tekmovalna pravila v celoti. Igralcema še vedno ni treba zapisovati.',
    },
  },
  'rapid.sup.show-sheet':
    'V pospešenem šahu z ustreznim nadzorom lahko igralec, ki je na potezi, kadarkoli zahteva, da mu sodnik ali njegov pomočnik pokaže uradni zapis partije. Ura se zaradi tega ne ustavi.',
  'rapid.sup.show-sheet.limit':
    'V pospešenem šahu z ustreznim nadzorom sme igralec uradni zapis zahtevati največ petkrat v partiji. Vsaka nadaljnja zahteva šteje za motenje nasprotnika in se tako tudi kaznuje.',
  'rapid.unsup.base':
    'Veljajo posebna pravila o postavitvi figur, nastavitvi ur, nepravilnih potezah in padcu zastavice. Za vse drugo veljajo tekmovalna pravila.',
  'rapid.unsup.setup.window': {
    text: 'Ko sta oba igralca zaključila po deset potez, napačne postavitve figur ali napačno obrnjene šahovnice ni več mogoče reklamirati. Partija se nadaljuje.',
    in: {
      'fide-2009':
        'Ko sta oba igralca zaključila po tri poteze, napačne postavitve figur ali napačno obrnjene šahovnice ni več mogoče reklamirati. Partija se nadaljuje.',
    },
  },
  'rapid.unsup.setup.before-window': {
    text: 'Dokler oba igralca ne zaključita po deset potez, veljajo običajna pravila. Partija iz napačne začetne pozicije se razveljavi in odigra se nova. Če je napačno obrnjena šahovnica, se pozicija prenese na pravilno postavljeno.',
    in: {
      'fide-2009':
        'Dokler oba igralca ne zaključita po tri poteze, veljajo običajna pravila. Partija iz napačne začetne pozicije se razveljavi in odigra se nova. Če je napačno obrnjena šahovnica, se pozicija prenese na pravilno postavljeno.',
    },
  },
  'rapid.unsup.clock.window': {
    text: 'Ko sta oba igralca zaključila po deset potez, nastavitve ur ni več dovoljeno spremeniti, razen če bi sicer trpel urnik tekmovanja.',
    in: {
      'fide-2009':
        'Ko sta oba igralca zaključila po tri poteze, napačne nastavitve ur ni več mogoče reklamirati.',
    },
  },
  'rapid.unsup.clock.schedule-exception':
    'Sodnik sme nastavitev ur popraviti tudi, ko sta oba igralca že zaključila po deset potez, če bi sicer trpel urnik tekmovanja.',
  'rapid.unsup.castle.wrong-king': {
    text: 'Če se šele potem, ko sta oba igralca zaključila po deset potez, izkaže, da je bil kralj postavljen na napačno polje, ta kralj ne sme rokirati. Nasprotnikov kralj, če je bil postavljen pravilno, sme.',
    in: {
      'fide-2009':
        'Če se šele potem, ko sta oba igralca zaključila po tri poteze, izkaže, da sta bila kralj in njegova dama zamenjana, ta kralj ne sme rokirati. Nasprotnikov kralj, če je bil postavljen pravilno, sme.',
    },
  },
  'rapid.unsup.castle.wrong-rook':
    'Če se šele potem, ko sta oba igralca zaključila po deset potez, izkaže, da je bila trdnjava postavljena na napačno polje, rokada s to trdnjavo ni dovoljena. Z drugo trdnjavo je.',
  'rapid.unsup.touch.on-request':
    'Sodnik o dotaknjenih figurah in o načinu izvršitve potez odloča le, če to zahteva eden od igralcev ali oba.',
  'rapid.unsup.illegal.completed':
    'Nepravilna poteza je zaključena, ko igralec pritisne uro. Do takrat jo mora popraviti, in to brez kazni.',
  'rapid.unsup.illegal.window':
    'Nasprotnik sme zaključeno nepravilno potezo reklamirati le, dokler ne izvrši svoje naslednje poteze. Zgolj z dotikom figure te pravice ne izgubi.',
  'rapid.unsup.illegal.arbiter-passive':
    'Sodnik o nepravilni potezi odloča šele, ko jo nasprotnik reklamira. Če jo le opazi, molči, razen kadar sta oba kralja v šahu ali promocija ni bila dokončana.',
  'rapid.unsup.illegal.arbiter-active':
    'Sodnik, ki opazi zaključeno nepravilno potezo, mora ukrepati sam, dokler nasprotnik ni izvršil svoje naslednje poteze.',
  'rapid.unsup.illegal.scope': {
    text: 'Za nepravilno potezo šteje: zaključena nepravilna poteza, vključno z jemanjem kralja; opuščena promocija; pritisk na uro brez izvršene poteze; uporaba obeh rok za eno potezo, ki ji sledi pritisk na uro.',
    in: {
      'fide-2018':
        'Za nepravilno potezo šteje: zaključena nepravilna poteza, vključno z jemanjem kralja; opuščena promocija; pritisk na uro brez izvršene poteze; uporaba obeh rok pri rokadi, jemanju ali promociji, ki ji sledi pritisk na uro.',
      'fide-2017':
        'Za nepravilno potezo štejeta zaključena nepravilna poteza, vključno z jemanjem kralja, in opuščena promocija; prav tako pritisk na uro brez izvršene poteze in uporaba obeh rok pri rokadi, jemanju ali promociji, razen če tekmovanje določa, da za prvi prekršek ene od zadnjih dveh vrst nasprotnik dobi dve minuti.',
      'fide-2009':
        'Za nepravilno potezo štejejo zaključena nepravilna poteza, jemanje kralja in opuščena promocija. Uporaba obeh rok in pritisk na uro brez izvršene poteze ne štejeta.',
    },
  },
  'rapid.unsup.illegal.cost.2009':
    'Če nasprotnik nepravilno potezo pravočasno reklamira, se vzpostavi pozicija pred njo. Za prvo in za drugo nepravilno potezo igralca dobi nasprotnik vsakič dve dodatni minuti. S tretjo igralec partijo izgubi. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'rapid.unsup.illegal.cost.2017':
    'Igralec izgubi partijo že s prvo zaključeno nepravilno potezo, če jo sodnik opazi ali nasprotnik reklamira, preden nasprotnik izvrši svojo naslednjo potezo. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'rapid.unsup.illegal.cost.2018': {
    text: 'Če je nepravilna poteza pravočasno opažena ali reklamirana, se popravi. Za prvo dobi nasprotnik eno dodatno minuto, z drugo igralec partijo izgubi. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
    in: {
      'fide-2018':
        'Če je nepravilna poteza pravočasno opažena ali reklamirana, se popravi. Za prvo dobi nasprotnik dve dodatni minuti, z drugo igralec partijo izgubi. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
    },
  },
  'rapid.unsup.illegal.draw-exception':
    'Igralec, ki bi zaradi nepravilne poteze izgubil partijo, namesto tega remizira, če ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'rapid.unsup.illegal.stands':
    'Nepravilna poteza obvelja, če pred nasprotnikovo naslednjo izvršeno potezo ni veljavne reklamacije ali posredovanja. Partija se nadaljuje.',
  'rapid.unsup.illegal.mutual-correction':
    'Ko nasprotnik izvrši svojo naslednjo potezo, je nepravilno potezo mogoče popraviti le še, če se igralca o tem sporazumeta brez sodnika.',
  'rapid.unsup.both-kings.intervene-2009':
    'Če sta oba kralja v šahu ali promocija ni bila dokončana, sodnik po možnosti posreduje, čeprav nihče ne reklamira.',
  'rapid.unsup.illegal-position.draw':
    'Če sodnik opazi, da sta oba kralja v šahu ali da kmet stoji na svoji zadnji vrsti, počaka, da bo zaključena naslednja poteza. Če je pozicija na šahovnici tudi potem nepravilna, partijo razglasi za remi.',
  'rapid.unsup.flag.by-claim':
    'Zastavica velja za padlo šele, ko eden od igralcev to veljavno reklamira.',
  'rapid.unsup.flag.arbiter-silent':
    'Sodnik na padec zastavice ne sme opozoriti. To sme storiti le, kadar sta padli obe zastavici.',
  'rapid.unsup.flag.arbiter-calls': {
    text: 'Sodnik, ki opazi padec zastavice, mora nanj opozoriti, ne da bi čakal na reklamacijo.',
    in: {
      'fide-2017': 'Sodnik, ki opazi padec zastavice, sme nanj opozoriti, ni pa mu treba.',
    },
  },
  'rapid.unsup.flag.claim-act': {
    text: 'Igralec, ki reklamira zmago na čas, sme ustaviti šahovsko uro in mora obvestiti sodnika.',
    in: {
      'fide-2009':
        'Igralec, ki reklamira zmago na čas, mora ustaviti obe uri in obvestiti sodnika.',
    },
  },
  'rapid.unsup.flag.own-flag-up':
    'Reklamacija zmage na čas je upravičena le, če je po ustavitvi ur zastavica tistega, ki reklamira, še zgoraj, nasprotnikova pa je padla.',
  'rapid.unsup.flag.draw-exception':
    'Reklamacija zmage na čas prinese le remi, če tisti, ki reklamira, igralca s padlo zastavico ne more matirati z nobenim zaporedjem pravilnih potez.',
  'rapid.unsup.flag.both-down': {
    text: 'Če sta padli obe zastavici, je čas prekoračil igralec, čigar zastavica je padla prva. Če ni mogoče ugotoviti, katera je bila prva, je partija remi: po smernicah za partije brez dodatka časa, če so bile napovedane, drugače pa po njihovem zgledu.',
    in: {
      'fide-2017':
        'Če sta padli obe zastavici, nobeden od igralcev ne more več reklamirati zmage. Sodnik sme povedati, katera je padla prva, če je to mogoče ugotoviti. Če ni, je partija remi: po smernicah za partije brez dodatka časa, če so bile napovedane, drugače pa po njihovem zgledu.',
      'fide-2009':
        'Če sta padli obe zastavici, je partija remi, ne glede na to, katera je padla prva.',
    },
  },
  'rapid.regs.declare':
    'Pravila tekmovanja v pospešenem šahu morajo za celotno tekmovanje določiti, ali se igra po pravilih za ustrezen nadzor ali po pravilih za igro brez njega.',
}
