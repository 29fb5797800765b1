import type { Explanations } from '../explanation.js'

/** Article 6: the chess clock. */
export const article06: Explanations = {
  'clock.definition':
    'Šachové hodiny mají dva ciferníky (displeje) propojené tak, že v každém okamžiku může běžet nejvýše jeden z nich. Slovem „hodiny“ se v pravidlech rozumí jeden z obou ciferníků.',
  'clock.flag': 'Každý z obou ciferníků má vlastní praporek, který ukazuje, že hráči vypršel čas.',
  'clock.flag-fall':
    'Pád praporku znamená, že hráč spotřeboval veškerý čas, který mu byl přidělen.',
  'clock.press-after-move':
    'Jakmile hráč provede tah na šachovnici, zastaví své hodiny a spustí hodiny soupeře. Říká se tomu stisknout hodiny.',
  'completed.by-press': {
    text: 'Stisknutím hodin je tah provedený na šachovnici dokončen. Do té doby je proveden, ale není dokončen, ledaže ukončí partii nebo hráč už provedl svůj další tah.',
    in: {
      'fide-2009':
        'Stisknutím hodin je tah provedený na šachovnici dokončen. Do té doby je proveden, ale není dokončen, ledaže ukončí partii.',
    },
  },
  'completed.by-game-end': {
    text: 'Tah, který ukončí partii, je dokončen i bez stisknutí hodin: mat, pat, mrtvá pozice, pátý výskyt téže pozice nebo 75 tahů každého hráče bez tahu pěšcem a bez braní.',
    in: {
      'fide-2009':
        'Tah, který ukončí partii, je dokončen i bez stisknutí hodin: mat, pat nebo mrtvá pozice. Totéž platí, pokud se po něm hráči dohodnou na remíze.',
    },
  },
  'completed.by-next-move':
    'Jestliže hráč po tahu nestiskl hodiny, je tento tah dokončen v okamžiku, kdy hráč provede svůj další tah.',
  'clock.right-to-press':
    'Hráč, který provedl tah, musí mít vždy možnost stisknout své hodiny, i když soupeř mezitím už provedl svůj tah.',
  'clock.time-to-press':
    'Doba od provedení tahu na šachovnici do stisknutí hodin se počítá do času hráče, který tah provedl.',
  'clock.same-hand':
    'Hráč musí hodiny stisknout toutéž rukou, kterou provedl tah. Stisknutí druhou rukou není nepřípustný tah, rozhodčí je však může potrestat.',
  'clock.no-hover': 'Hráč nesmí nechávat prst na tlačítku hodin ani držet ruku nad ním.',
  'clock.handling':
    'Hráči musí se šachovými hodinami zacházet řádně. Bít do hodin, zvedat je nebo je převrhnout je zakázáno a rozhodčí to potrestá.',
  'clock.no-press-before-move':
    'Hráč nesmí stisknout hodiny dříve, než provede tah. Jde o nevhodné zacházení s hodinami a stisknutí hodin bez provedeného tahu se navíc považuje za nepřípustný tah.',
  'clock.adjust-own-time':
    'Postavení kamenů na jejich polích smí opravovat jen hráč, jehož hodiny běží.',
  'clock.assistant':
    'Hráč, který nemůže hodiny sám obsluhovat, si smí zajistit asistenta, který to udělá za něj. Asistent musí být přijatelný pro rozhodčího.',
  'clock.assistant-time': {
    text: 'Pokud hráčovy hodiny obsluhuje asistent, rozhodčí tomuto hráči spravedlivě upraví čas. Hráči se zdravotním postižením se čas neupravuje.',
    in: {
      'fide-2009':
        'Pokud hráčovy hodiny obsluhuje asistent, rozhodčí tomuto hráči spravedlivě upraví čas.',
    },
  },
  'time.quota':
    'V každém časovém úseku musí hráč v přiděleném čase dokončit alespoň předepsaný počet tahů, nebo všechny zbývající tahy.',
  'time.per-move':
    'Hráčům může být ke každému tahu přidělen doplňkový čas (přídavek). Ten se pak započítává do času přiděleného na daný časový úsek.',
  'time.announced':
    'Počet tahů, čas na každý časový úsek i případný přídavek na tah musí být stanoveny předem.',
  'time.carry-over': {
    text: 'Čas, který hráč ušetří v jednom časovém úseku, se mu připočte k času na další úsek, pokud to umožňuje dané tempo hry.',
    in: {
      'fide-2009':
        'Čas, který hráč ušetří v jednom časovém úseku, se mu připočte k času na další úsek. Výjimkou je režim se zpožděním (delay).',
    },
  },
  'time.delay':
    'V režimu se zpožděním (delay) má každý hráč hlavní čas na rozmyšlenou a ke každému tahu pevný čas navíc. Hlavní čas začne ubíhat teprve po vyčerpání pevného času na daný tah; pokud hráč stiskne hodiny dříve, hlavní čas se nezmění a nevyužitý pevný čas propadá.',
  'flag.check-quota':
    'Jakmile praporek spadne, musí se ihned ověřit, zda hráč dokončil počet tahů požadovaný pro tento časový úsek.',
  'clock.placement': 'O tom, kde budou šachové hodiny stát, rozhoduje rozhodčí před partií.',
  'start.white-clock': 'V okamžiku stanoveném pro začátek partie se spustí hodiny bílého.',
  'default.time-value': {
    text: 'Čekací dobu, tedy o kolik se hráč smí opozdit, stanoví pravidla soutěže. Pokud ji nestanoví, činí 0 minut.',
    in: {
      'finland-2009':
        'Čekací doba, tedy o kolik se hráč smí opozdit, činí 30 minut od začátku kola, pokud pravidla soutěže nestanoví jinak; mohou stanovit i 0 minut.',
    },
  },
  'default.late-loses': {
    text: 'Hráč, který přijde k šachovnici po uplynutí čekací doby, prohrává partii, pokud rozhodčí nerozhodne jinak.',
    in: {
      'fide-2009':
        'Hráč, který přijde k šachovnici po uplynutí čekací doby, prohrává partii. Jinak mohou stanovit jen pravidla soutěže.',
      'finland-2009':
        'Hráč, který přijde k šachovnici po uplynutí čekací doby, prohrává partii, pokud rozhodčí nerozhodne jinak.',
    },
  },
  'default.both-absent':
    'Pokud čekací doba není 0 a na začátku partie není přítomen žádný z hráčů, ztrácí bílý všechen čas až do svého příchodu, i když černý přijde dřív. Pravidla soutěže nebo rozhodčí mohou určit jinak.',
  'flag.considered-fallen': {
    text: 'Praporek se považuje za spadlý, když to zjistí rozhodčí nebo když to některý z hráčů oprávněně reklamuje. Pokud partie skončila předtím jinak, platí tento výsledek.',
    in: {
      'fide-2009':
        'Ve vážném šachu a také v rapid šachu a v bleskovém šachu s dostatečným dozorem se praporek považuje za spadlý, když to zjistí rozhodčí nebo když to některý z hráčů oprávněně reklamuje. Bez dostatečného dozoru je nutná reklamace hráče. Pokud partie skončila předtím jinak, platí tento výsledek.',
    },
  },
  'flag.loss':
    'Hráč, který v přiděleném čase nedokončil předepsaný počet tahů, prohrává, pokud partie neskončila už dříve. Partie je remíza, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'flag.exceptions': {
    text: 'Pád praporku nic nemění, pokud partie skončila dříve, než byl zjištěn nebo oprávněně reklamován: matem, vzdáním, patem, mrtvou pozicí nebo dohodou o remíze, stejně tak pátým výskytem téže pozice nebo podle pravidla 75 tahů.',
    in: {
      'fide-2009':
        'Pád praporku nic nemění, pokud partie skončila dříve, než byl zjištěn nebo oprávněně reklamován: matem, vzdáním, patem, mrtvou pozicí nebo dohodou o remíze.',
    },
  },
  'flag.draw-no-mate':
    'Hráč, který překročí čas, neprohrává, ale remizuje, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů, ani s hráčovou pomocí.',
  'clock.conclusive': 'Co ukazují hodiny, je rozhodující, pokud hodiny nemají zjevnou závadu.',
  'clock.replace-defective':
    'Šachové hodiny se zjevnou závadou rozhodčí vymění a časy na nových nastaví podle svého nejlepšího vědomí a svědomí.',
  'clock.wrong-setting': {
    text: 'Pokud se během partie zjistí, že některé hodiny byly nastaveny nesprávně, kterýkoli z hráčů nebo rozhodčí šachové hodiny ihned zastaví a rozhodčí podle svého nejlepšího vědomí a svědomí opraví nastavení, časy a v případě potřeby počítadlo tahů. V rapid šachu a v bleskovém šachu bez dostatečného dozoru se nastavení poté, co každý z hráčů dokončil deset tahů, mění jen tehdy, když by byl jinak narušen časový rozvrh soutěže.',
    in: {
      'fide-2009':
        'Pokud se během partie zjistí, že některé hodiny byly nastaveny nesprávně, kterýkoli z hráčů nebo rozhodčí šachové hodiny ihned zastaví a rozhodčí podle svého nejlepšího vědomí a svědomí opraví nastavení, časy i počítadlo tahů. V rapid šachu a v bleskovém šachu bez dostatečného dozoru to už není možné, jakmile každý z hráčů dokončil tři tahy.',
      'finland-blitz-2008':
        'Pokud se zjistí dříve, než každý z hráčů provedl tři tahy, že některé hodiny byly nastaveny nesprávně, kterýkoli z hráčů nebo rozhodčí šachové hodiny ihned zastaví a rozhodčí podle svého nejlepšího vědomí a svědomí opraví nastavení, časy i počítadlo tahů. Později už nastavení nelze reklamovat.',
    },
  },
  'clock.interrupt': 'Pokud se partie musí přerušit, oboje hodiny zastaví rozhodčí.',
  'clock.player-stop': {
    text: 'Hráč smí zastavit oboje hodiny jen proto, aby požádal o pomoc rozhodčího, například když při proměně pěšce není po ruce potřebný kámen nebo když reklamuje remízu.',
    in: {
      'finland-blitz-2008':
        'Hráč smí zastavit oboje hodiny jen proto, aby přivolal rozhodčího, například při sporu nebo když reklamuje remízu či výhru, nebo aby opatřil kámen potřebný k proměně pěšce.',
    },
  },
  'clock.restart': 'O tom, kdy se po zastavení hodin bude v partii pokračovat, rozhoduje rozhodčí.',
  'clock.stop-unjustified':
    'Pokud hráč zastavil hodiny, aby přivolal rozhodčího, rozhodčí posoudí, zda k tomu měl oprávněný důvod. Pokud jej zjevně neměl, hráče potrestá.',
  'display.allowed':
    'V hracím sále jsou dovoleny obrazovky, monitory a demonstrační desky, které ukazují pozici, tahy a jejich počet, i hodiny ukazující počet tahů.',
  'display.no-claim':
    'Hráč nesmí reklamaci opírat výhradně o to, co o pozici nebo tazích ukazuje obrazovka, monitor, demonstrační deska či hodiny v hracím sále.',
}
