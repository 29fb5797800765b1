import type { Explanations } from '../explanation.js'

/** Article 7: irregularities. */
export const article07: Explanations = {
  'irreg.restore-times':
    'Pokud se kvůli porušení pravidel musí obnovit dřívější pozice, rozhodčí nastaví časy na šachových hodinách podle svého nejlepšího vědomí a svědomí.',
  'irreg.keep-times':
    'Při obnovení dřívější pozice má rozhodčí také právo ponechat časy na hodinách beze změny.',
  'irreg.move-counter':
    'Při obnovení dřívější pozice rozhodčí v případě potřeby opraví i počítadlo tahů na hodinách.',
  'irreg.initial-position': {
    text: 'Pokud se během partie zjistí, že počáteční postavení bylo nesprávné, partie se zruší a hraje se nová. V rapid šachu a v bleskovém šachu bez dostatečného dozoru to už není možné, jakmile každý z hráčů dokončil deset tahů.',
    in: {
      'fide-2009':
        'Pokud se během partie zjistí, že počáteční postavení bylo nesprávné, partie se zruší a hraje se nová. V rapid šachu a v bleskovém šachu bez dostatečného dozoru to už není možné, jakmile každý z hráčů dokončil tři tahy.',
      'finland-blitz-2008':
        'Pokud se zjistí dříve, než každý z hráčů provedl tři tahy, že počáteční postavení bylo nesprávné, partie se zruší a hraje se nová. Později se v partii pokračuje.',
    },
  },
  'irreg.board-orientation': {
    text: 'Pokud se během partie zjistí, že šachovnice byla nesprávně otočena, pozice se přenese na správně položenou šachovnici a v partii se pokračuje. V rapid šachu a v bleskovém šachu bez dostatečného dozoru to už nelze reklamovat, jakmile každý z hráčů dokončil deset tahů.',
    in: {
      'fide-2009':
        'Pokud se během partie zjistí, že šachovnice byla nesprávně otočena, pozice se přenese na správně položenou šachovnici a v partii se pokračuje. V rapid šachu a v bleskovém šachu bez dostatečného dozoru to už nelze reklamovat, jakmile každý z hráčů dokončil tři tahy.',
      'finland-blitz-2008':
        'Pokud se zjistí dříve, než každý z hráčů provedl tři tahy, že šachovnice byla nesprávně otočena, pozice se přenese na správně položenou šachovnici a v partii se pokračuje. Později se hraje dál na takto otočené šachovnici.',
    },
  },
  'irreg.colours-reversed': {
    text: 'Jestliže partie začala s obrácenými barvami, zastaví se a hraje se nová se správnými barvami, pokud ještě oba neprovedli deset tahů. Jakmile oba provedli deset nebo více tahů, v partii se pokračuje.',
    in: {
      'fide-2009':
        'Jestliže partie začala s obrácenými barvami, pokračuje se v ní, pokud rozhodčí nerozhodne jinak.',
    },
  },
  'irreg.displaced-own-time':
    'Hráč, který posune nebo převrhne jeden či více kamenů, musí pozici obnovit na účet vlastního času.',
  'irreg.displaced-stop':
    'Pokud byly kameny posunuty nebo převrženy, kterýkoli z hráčů v případě potřeby zastaví hodiny a přivolá rozhodčího.',
  'irreg.displaced-penalty': 'Hráče, který kameny posunul nebo převrhl, může rozhodčí potrestat.',
  'illegal.completed-when':
    'Nepřípustný tah je dokončen, jakmile hráč stiskne hodiny. Do té doby jej musí opravit podle pravidel o dotknutém kameni a trest za nepřípustný tah se neukládá.',
  'illegal.restore': {
    text: 'Pokud se během partie zjistí, že byl dokončen nepřípustný tah, obnoví se pozice bezprostředně před ním a všechny pozdější tahy jsou neplatné. V rapid šachu a v bleskovém šachu bez dostatečného dozoru je to možné jen do chvíle, kdy soupeř provede svůj další tah.',
    in: {
      'fide-2017':
        'Pokud se během partie zjistí, že byl dokončen nepřípustný tah, obnoví se pozice bezprostředně před ním a všechny pozdější tahy jsou neplatné. V rapid šachu a v bleskovém šachu bez dostatečného dozoru se dřívější pozice neobnovuje: hráč takovým tahem prohrává, pokud jej rozhodčí zpozoruje nebo pokud jej soupeř reklamuje dříve, než soupeř provede svůj další tah; jinak tah platí.',
      'fide-2009':
        'Pokud se během partie zjistí, že byl dokončen nepřípustný tah, obnoví se pozice bezprostředně před ním a všechny pozdější tahy jsou neplatné. V rapid šachu bez dostatečného dozoru to soupeř musí reklamovat dříve, než provede svůj další tah. V bleskovém šachu bez dostatečného dozoru se dřívější pozice neobnovuje: takovou reklamací soupeř vyhrává, bez ní tah platí.',
    },
  },
  'illegal.restore-fallback':
    'Pokud nelze určit pozici bezprostředně před nepřípustným tahem, pokračuje se z poslední zjistitelné pozice před ním.',
  'illegal.replacement': {
    text: 'Pro tah, který nahrazuje nepřípustný tah, platí pravidla o dotknutých kamenech a o již provedených tazích: dotknutým kamenem se musí táhnout, soupeřův dotknutý kámen se musí vzít, pokud to lze přípustným tahem; jinak je dovolen kterýkoli přípustný tah. Poté se pokračuje z obnovené pozice.',
    in: {
      'finland-blitz-2008':
        'Hráče, který svůj nepřípustný tah opravuje dříve, než zastavil své hodiny, zavazují pravidla o dotknutých kamenech: dotknutým kamenem musí táhnout, případně jej musí vzít, pokud to lze přípustným tahem; jinak smí provést kterýkoli přípustný tah.',
    },
  },
  'illegal.clocks': {
    text: 'Když se kvůli nepřípustnému tahu obnoví dřívější pozice, rozhodčí nastaví časy na hodinách podle svého nejlepšího vědomí a svědomí; může je také ponechat beze změny.',
    in: {
      'fide-2009':
        'Když se kvůli nepřípustnému tahu obnoví dřívější pozice, rozhodčí nastaví časy na hodinách podle svého nejlepšího vědomí a svědomí.',
    },
  },
  'illegal.king-capture':
    'Vzetí soupeřova krále je nepřípustný tah a podle toho se posuzuje; partie se tím nevyhrává.',
  'illegal.unpromoted': {
    text: 'Pokud hráč táhne pěšcem na poslední řadu a stiskne hodiny, aniž jej vyměnil za nový kámen, je tah nepřípustný. Pěšec se pak nahradí dámou téže barvy.',
    in: {
      'fide-2009':
        'Pokud hráč táhne pěšcem na poslední řadu a stiskne hodiny, aniž jej vyměnil za nový kámen, je tah nepřípustný. Obnoví se pozice před ním; pěšec se musí proměnit na poli, na kterém jej hráč pustil z ruky, kámen si však hráč ještě může zvolit.',
    },
  },
  'illegal.press-no-move':
    'Pokud hráč stiskne hodiny, aniž provedl tah, považuje se to za nepřípustný tah a jako takový se trestá. Pozice se nemění a na tahu zůstává týž hráč.',
  'illegal.two-hands': {
    text: 'Pokud hráč použije k jednomu tahu obě ruce, například při rošádě, braní nebo proměně pěšce, a poté stiskne hodiny, považuje se to za nepřípustný tah a jako takový se trestá. Před stisknutím hodin se tah pouze zopakuje jednou rukou.',
    in: {
      'fide-2018':
        'Pokud hráč použije při rošádě, braní nebo proměně pěšce obě ruce a poté stiskne hodiny, považuje se to za nepřípustný tah a jako takový se trestá. Před stisknutím hodin se tah pouze zopakuje jednou rukou.',
      'fide-2017':
        'Pokud hráč použije při rošádě, braní nebo proměně pěšce obě ruce, považuje se to za nepřípustný tah a jako takový se trestá, i když hodiny ještě nestiskl.',
      'fide-2009':
        'Každý tah se musí provést jen jednou rukou. Použití obou rukou je přestupek, který rozhodčí může potrestat, za nepřípustný tah se však nepovažuje.',
    },
  },
  'illegal.penalty-time': {
    text: 'Za první dokončený nepřípustný tah hráče přidá rozhodčí soupeři dvě minuty; v rapid šachu a v bleskovém šachu jednu minutu.',
    in: {
      'fide-2018':
        'Za první dokončený nepřípustný tah hráče přidá rozhodčí soupeři dvě minuty; v bleskovém šachu jednu minutu.',
      'fide-2017':
        'Za první dokončený nepřípustný tah hráče přidá rozhodčí soupeři dvě minuty; v bleskovém šachu jednu minutu. V rapid šachu a v bleskovém šachu bez dostatečného dozoru hráč prohrává už prvním takovým tahem.',
      'fide-2009':
        'Za první i za druhý dokončený nepřípustný tah hráče přidá rozhodčí soupeři pokaždé dvě minuty. V bleskovém šachu bez dostatečného dozoru se čas nepřidává: soupeř může ihned reklamovat výhru.',
    },
  },
  'illegal.penalty-loss': {
    text: 'Hráč prohrává partii svým druhým dokončeným nepřípustným tahem. Partie je remíza, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    in: {
      'fide-2017':
        'Hráč prohrává partii svým druhým dokončeným nepřípustným tahem; v rapid šachu a v bleskovém šachu bez dostatečného dozoru už prvním. Partie je remíza, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
      'fide-2009':
        'Hráč prohrává partii svým třetím dokončeným nepřípustným tahem; v bleskovém šachu bez dostatečného dozoru už prvním, pokud jej soupeř reklamuje dříve, než provede svůj tah. Partie je remíza, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    },
  },
  'illegal.counter': {
    text: 'Nepřípustné tahy se počítají každému hráči zvlášť po celou partii. Všechny druhy se sčítají dohromady: nepřípustný tah, neprovedená proměna pěšce, stisknutí hodin bez tahu i použití obou rukou. Dvě porušení pravidel v jednom tahu se počítají jako jedno.',
    in: {
      'fide-2017':
        'Nepřípustné tahy se počítají každému hráči zvlášť po celou partii. Podle znění tohoto vydání se vedou tři počty: nepřípustné tahy včetně neprovedených proměn, tahy oběma rukama a stisknutí hodin bez tahu. Podle výkladu FIDE z června 2017 se sčítají a dvě porušení pravidel v jednom tahu se počítají jako jedno; který výklad platí, určí pravidla soutěže.',
      'fide-2009':
        'Nepřípustné tahy se počítají každému hráči zvlášť po celou partii; patří k nim i neprovedená proměna pěšce a vzetí krále. Použití obou rukou a stisknutí hodin bez tahu se nepočítají.',
    },
  },
  'illegal.loss-draw':
    'Hráč, který by kvůli nepřípustným tahům prohrál, místo toho remizuje, pokud mu soupeř nemůže v obnovené pozici dát mat žádnou posloupností přípustných tahů.',
  'irreg.displaced-later':
    'Pokud se během partie zjistí, že byl některý kámen posunut ze svého pole, obnoví se pozice před tím; pokud ji nelze určit, poslední zjistitelná pozice před tím. Rozhodčí nastaví časy a v partii se pokračuje; za nepřípustný tah se to nepovažuje.',
}
