import type { Explanations } from '../explanation.js'

/** Article 7: irregularities. */
export const article07: Explanations = {
  'irreg.restore-times':
    'Kadar je treba zaradi nepravilnosti figure vrniti v prejšnjo pozicijo, sodnik čase na šahovski uri določi po svoji najboljši presoji.',
  'irreg.keep-times':
    'Ko se vzpostavi prejšnja pozicija, ima sodnik tudi pravico, da časov na uri ne spremeni.',
  'irreg.move-counter':
    'Ko se vzpostavi prejšnja pozicija, sodnik po potrebi popravi tudi števec potez na uri.',
  'irreg.initial-position': {
    text: 'Če se med partijo ugotovi, da je bila začetna pozicija napačna, se partija razveljavi in odigra nova. V pospešenem in hitropoteznem šahu brez ustreznega nadzora to ni več mogoče, ko sta oba igralca zaključila po deset potez.',
    in: {
      'fide-2009':
        'Če se med partijo ugotovi, da je bila začetna pozicija napačna, se partija razveljavi in odigra nova. V pospešenem in hitropoteznem šahu brez ustreznega nadzora to ni več mogoče, ko sta oba igralca zaključila po tri poteze.',
      'finland-blitz-2008':
        'Če se, preden sta oba igralca izvršila po tri poteze, ugotovi, da je bila začetna pozicija napačna, se partija razveljavi in odigra nova. Pozneje se partija nadaljuje.',
    },
  },
  'irreg.board-orientation': {
    text: 'Če se med partijo ugotovi, da je šahovnica napačno obrnjena, se pozicija prenese na pravilno postavljeno šahovnico in partija se nadaljuje. V pospešenem in hitropoteznem šahu brez ustreznega nadzora tega ni več mogoče reklamirati, ko sta oba igralca zaključila po deset potez.',
    in: {
      'fide-2009':
        'Če se med partijo ugotovi, da je šahovnica napačno obrnjena, se pozicija prenese na pravilno postavljeno šahovnico in partija se nadaljuje. V pospešenem in hitropoteznem šahu brez ustreznega nadzora tega ni več mogoče reklamirati, ko sta oba igralca zaključila po tri poteze.',
      'finland-blitz-2008':
        'Če se, preden sta oba igralca izvršila po tri poteze, ugotovi, da je šahovnica napačno obrnjena, se pozicija prenese na pravilno postavljeno šahovnico in partija se nadaljuje. Pozneje se igra naprej na tako obrnjeni šahovnici.',
    },
  },
  'irreg.colours-reversed': {
    text: 'Če se je partija začela z zamenjanima barvama, se ustavi in odigra nova s pravilnima barvama, razen če sta oba igralca že izvršila po deset potez. Ko sta oba izvršila po deset potez ali več, se partija nadaljuje.',
    in: {
      'fide-2009':
        'Če se je partija začela z zamenjanima barvama, se nadaljuje, razen če sodnik odloči drugače.',
    },
  },
  'irreg.displaced-own-time':
    'Igralec, ki premakne ali podre eno ali več figur, mora pozicijo vzpostaviti na račun svojega časa.',
  'irreg.displaced-stop':
    'Če so figure podrte ali premaknjene, eden od igralcev po potrebi ustavi uri in pokliče sodnika.',
  'irreg.displaced-penalty': 'Sodnik lahko igralca, ki je podrl ali premaknil figure, kaznuje.',
  'illegal.completed-when':
    'Nepravilna poteza je zaključena, ko igralec pritisne uro. Pred tem jo mora popraviti po pravilih o dotaknjeni figuri, kazni za nepravilno potezo pa ni.',
  'illegal.restore': {
    text: 'Če se med partijo ugotovi, da je bila zaključena nepravilna poteza, se vzpostavi pozicija neposredno pred njo; vse poznejše poteze so neveljavne. V pospešenem in hitropoteznem šahu brez ustreznega nadzora je to mogoče le, dokler nasprotnik ne izvrši svoje naslednje poteze.',
    in: {
      'fide-2017':
        'Če se med partijo ugotovi, da je bila zaključena nepravilna poteza, se vzpostavi pozicija neposredno pred njo; vse poznejše poteze so neveljavne. V pospešenem in hitropoteznem šahu brez ustreznega nadzora se prejšnja pozicija ne vzpostavi: igralec s tako potezo izgubi partijo, če jo sodnik opazi ali nasprotnik reklamira, preden nasprotnik izvrši svojo naslednjo potezo; sicer poteza obvelja.',
      'fide-2009':
        'Če se med partijo ugotovi, da je bila zaključena nepravilna poteza, se vzpostavi pozicija neposredno pred njo; vse poznejše poteze so neveljavne. V pospešenem šahu brez ustreznega nadzora mora to nasprotnik reklamirati, preden izvrši svojo naslednjo potezo. V hitropoteznem šahu brez ustreznega nadzora se prejšnja pozicija ne vzpostavi: s tako reklamacijo nasprotnik zmaga, brez nje pa poteza obvelja.',
    },
  },
  'illegal.restore-fallback':
    'Če pozicije neposredno pred nepravilno potezo ni mogoče ugotoviti, se partija nadaljuje iz zadnje ugotovljive pozicije pred njo.',
  'illegal.replacement': {
    text: 'Za potezo, ki nadomesti nepravilno, veljajo pravila o dotaknjenih figurah in o že izvršenih potezah: z dotaknjeno figuro je treba igrati oziroma jo vzeti, če je to s pravilno potezo mogoče, sicer je dovoljena katerakoli pravilna poteza. Nato se partija nadaljuje iz vzpostavljene pozicije.',
    in: {
      'finland-blitz-2008':
        'Igralca, ki svojo nepravilno potezo popravi, preden ustavi svojo uro, zavezujejo pravila o dotaknjenih figurah: z dotaknjeno figuro mora igrati oziroma jo vzeti, če je to s pravilno potezo mogoče, sicer sme izvršiti katerokoli pravilno potezo.',
    },
  },
  'illegal.clocks': {
    text: 'Ko se zaradi nepravilne poteze vzpostavi prejšnja pozicija, sodnik čase na urah določi po svoji najboljši presoji; lahko jih tudi pusti nespremenjene.',
    in: {
      'fide-2009':
        'Ko se zaradi nepravilne poteze vzpostavi prejšnja pozicija, sodnik čase na urah določi po svoji najboljši presoji.',
    },
  },
  'illegal.king-capture':
    'Jemanje nasprotnikovega kralja je nepravilna poteza in se tako tudi obravnava; igralec partije s tem ne dobi.',
  'illegal.unpromoted': {
    text: 'Če igralec premakne kmeta na zadnjo vrsto in pritisne uro, ne da bi kmeta zamenjal z novo figuro, je poteza nepravilna. Kmet se nato zamenja z damo iste barve.',
    in: {
      'fide-2009':
        'Če igralec premakne kmeta na zadnjo vrsto in pritisne uro, ne da bi kmeta zamenjal z novo figuro, je poteza nepravilna. Vzpostavi se pozicija pred njo; kmeta je treba promovirati na polju, na katerem ga je igralec izpustil iz roke, figuro pa lahko igralec še prosto izbere.',
    },
  },
  'illegal.press-no-move':
    'Če igralec pritisne uro, ne da bi izvršil potezo, to šteje za nepravilno potezo in se tako tudi kaznuje. Pozicija se ne spremeni in isti igralec ostane na potezi.',
  'illegal.two-hands': {
    text: 'Če igralec za eno potezo uporabi obe roki, na primer pri rokadi, jemanju ali promociji, in nato pritisne uro, to šteje za nepravilno potezo in se tako tudi kaznuje. Pred pritiskom na uro potezo le ponovi z eno roko.',
    in: {
      'fide-2018':
        'Če igralec pri rokadi, jemanju ali promociji uporabi obe roki in nato pritisne uro, to šteje za nepravilno potezo in se tako tudi kaznuje. Pred pritiskom na uro potezo le ponovi z eno roko.',
      'fide-2017':
        'Če igralec pri rokadi, jemanju ali promociji uporabi obe roki, to šteje za nepravilno potezo in se tako tudi kaznuje, tudi če ure še ni pritisnil.',
      'fide-2009':
        'Vsaka poteza se mora izvršiti z eno samo roko. Uporaba obeh rok je kršitev, ki jo sodnik lahko kaznuje, ne šteje pa za nepravilno potezo.',
    },
  },
  'illegal.penalty-time': {
    text: 'Za prvo zaključeno nepravilno potezo igralca sodnik nasprotniku doda dve minuti; v pospešenem in hitropoteznem šahu eno minuto.',
    in: {
      'fide-2018':
        'Za prvo zaključeno nepravilno potezo igralca sodnik nasprotniku doda dve minuti; v hitropoteznem šahu eno minuto.',
      'fide-2017':
        'Za prvo zaključeno nepravilno potezo igralca sodnik nasprotniku doda dve minuti; v hitropoteznem šahu eno minuto. V pospešenem in hitropoteznem šahu brez ustreznega nadzora igralec partijo izgubi že s prvo.',
      'fide-2009':
        'Za prvo in za drugo zaključeno nepravilno potezo igralca sodnik nasprotniku vsakič doda dve minuti. V hitropoteznem šahu brez ustreznega nadzora dodatka ni: nasprotnik lahko takoj reklamira zmago.',
    },
  },
  'illegal.penalty-loss': {
    text: 'Z drugo zaključeno nepravilno potezo isti igralec izgubi partijo. Partija je remi, če ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
    in: {
      'fide-2017':
        'Z drugo zaključeno nepravilno potezo isti igralec izgubi partijo; v pospešenem in hitropoteznem šahu brez ustreznega nadzora že s prvo. Partija je remi, če ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
      'fide-2009':
        'S tretjo zaključeno nepravilno potezo isti igralec izgubi partijo; v hitropoteznem šahu brez ustreznega nadzora že s prvo, če jo nasprotnik reklamira, preden izvrši svojo potezo. Partija je remi, če ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
    },
  },
  'illegal.counter': {
    text: 'Nepravilne poteze se štejejo za vsakega igralca posebej skozi vso partijo. Vse vrste gredo v isto štetje: nepravilna poteza, opuščena promocija, pritisk na uro brez poteze in uporaba obeh rok. Dve nepravilnosti v isti potezi štejeta kot ena.',
    in: {
      'fide-2017':
        'Nepravilne poteze se štejejo za vsakega igralca posebej skozi vso partijo. Po črki te izdaje so štetja tri: nepravilne poteze z opuščenimi promocijami, poteze z obema rokama in pritiski na uro brez poteze. Po razlagi FIDE iz junija 2017 se seštevajo, dve nepravilnosti v isti potezi pa štejeta kot ena; katera razlaga velja, določi tekmovanje.',
      'fide-2009':
        'Nepravilne poteze se štejejo za vsakega igralca posebej skozi vso partijo; vštevata se tudi opuščena promocija in jemanje kralja. Uporaba obeh rok in pritisk na uro brez poteze se ne štejeta.',
    },
  },
  'illegal.loss-draw':
    'Igralec, ki bi zaradi nepravilnih potez izgubil, namesto tega remizira, če ga nasprotnik v vzpostavljeni poziciji ne more matirati z nobenim zaporedjem pravilnih potez.',
  'irreg.displaced-later':
    'Če se med partijo ugotovi, da je bila figura premaknjena s svojega polja, se vzpostavi pozicija pred tem; če je ni mogoče ugotoviti, zadnja ugotovljiva pozicija pred tem. Sodnik določi čase in partija se nadaljuje; to ne šteje za nepravilno potezo.',
}
