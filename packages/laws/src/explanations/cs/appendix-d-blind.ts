import type { Explanations } from '../explanation.js'

/** Appendix D: play with blind and visually disabled players. */
export const appendixDBlind: Explanations = {
  'blind.adapt': {
    text: 'Pořadatel může po poradě s rozhodčím přizpůsobit pravidla pro zrakově postižené hráče místním podmínkám.',
    in: {
      'fide-2009':
        'Pořadatel nebo ředitel turnaje může přizpůsobit pravidla pro zrakově postižené hráče místním podmínkám.',
    },
  },
  'blind.two-boards':
    'Pokud vidoucí hráč hraje se zrakově postiženým (nevidomým) hráčem, může kterýkoli z nich požadovat dvě šachovnice: běžnou pro vidoucího a speciálně upravenou pro zrakově postiženého hráče.',
  'blind.board.size':
    'Speciální šachovnice zrakově postiženého hráče musí měřit nejméně 20 × 20 centimetrů.',
  'blind.board.raised':
    'Na speciální šachovnici jsou černá pole mírně vyvýšená, aby se dala rozeznat hmatem.',
  'blind.board.aperture':
    'Každé pole speciální šachovnice má zabezpečovací otvor, který drží kámen na místě.',
  'blind.pieces.peg':
    'Každý kámen pro speciální šachovnici má kolíček, který zapadá do zabezpečovacího otvoru v poli.',
  'blind.pieces.staunton':
    'Kameny pro speciální šachovnici jsou typu Staunton a černé jsou zvlášť označeny, aby se daly rozeznat hmatem.',
  'blind.announce.clear': 'Každý tah musí být oznámen nahlas a zřetelně.',
  'blind.announce.repeat': 'Soupeř oznámený tah nahlas zopakuje a provede jej na své šachovnici.',
  'blind.announce.promotion':
    'Hráč, který proměňuje pěšce, musí oznámit také to, který kámen si zvolil.',
  'blind.announce.files':
    'Kvůli lepší srozumitelnosti se doporučuje říkat místo písmen sloupců a až h jména Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.',
  'blind.announce.algebraic':
    'Tahy se oznamují podle algebraické notace: nejprve kámen, potom pole určené sloupcem a řadou.',
  'blind.announce.ranks': {
    text: 'Pokud rozhodčí nerozhodne jinak, oznamují se řady, počítané od bílého, německými číslovkami: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    in: {
      'fide-2009':
        'Řady, počítané od bílého, se oznamují německými číslovkami: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    },
  },
  'blind.announce.castling':
    'Rošáda se oznamuje německy: „Lange Rochade“ pro velkou rošádu (0-0-0), „Kurze Rochade“ pro malou rošádu (0-0).',
  'blind.announce.pieces':
    'Kameny se oznamují německými názvy: König (král), Dame (dáma), Turm (věž), Läufer (střelec), Springer (jezdec), Bauer (pěšec).',
  'blind.touch':
    'Na speciální šachovnici je kámen dotknutý teprve tehdy, když byl vyjmut ze zabezpečovacího otvoru; ohmatávat kameny v otvorech je dovoleno.',
  'blind.made.capture-removed':
    'Když zrakově postižený hráč bere, není jeho tah proveden, dokud není vzatý kámen odstraněn z jeho šachovnice.',
  'blind.made.placed':
    'Tah zrakově postiženého hráče není proveden, dokud není kámen zasunut do jiného zabezpečovacího otvoru.',
  'blind.made.announced': 'Tah zrakově postiženého hráče není proveden, dokud nebyl oznámen.',
  'blind.clock-after':
    'Soupeřovy hodiny smějí být spuštěny teprve tehdy, když je tah zrakově postiženého hráče proveden: vzatý kámen je odstraněn z jeho šachovnice, jeho kámen je v novém otvoru a tah byl oznámen.',
  'blind.sighted-normal':
    'Kdy se vidoucí hráč dotkl kamene a kdy je jeho tah proveden, určují běžná pravidla; zvláštní pravidla platí jen pro zrakově postiženého hráče.',
  'blind.clock.special': 'Zrakově postižený hráč smí používat speciálně zhotovené šachové hodiny.',
  'blind.clock.speaking':
    'Speciální šachové hodiny by měly umět sdělit zrakově postiženému hráči čas a počet tahů.',
  'blind.clock.analogue.dial': {
    text: 'Místo mluvících šachových hodin lze použít analogové; ty musí mít zesílené ručičky a ciferník s jedním vyvýšeným bodem každých pět minut a se dvěma každých 15 minut.',
    in: {
      'fide-2009':
        'Speciální šachové hodiny musí mít zesílené ručičky a ciferník s jedním vyvýšeným bodem každých pět minut a se dvěma každých 15 minut.',
    },
  },
  'blind.clock.analogue.flag': {
    text: 'Analogové šachové hodiny pro zrakově postiženého hráče musí mít snadno hmatatelný praporek, umístěný tak, aby hráč v posledních pěti minutách hodiny mohl nahmatat i minutovou ručičku.',
    in: {
      'fide-2009':
        'Speciální šachové hodiny musí mít snadno hmatatelný praporek, umístěný tak, aby hráč v posledních pěti minutách hodiny mohl nahmatat i minutovou ručičku.',
    },
  },
  'blind.record':
    'Zrakově postižený hráč musí partii zapisovat Braillovým písmem, běžným písmem, nebo ji zaznamenávat na zvukový záznamník.',
  'blind.slip':
    'Kdo se při oznámení tahu přeřekne, musí se opravit okamžitě a ještě před spuštěním soupeřových hodin; později už to nelze.',
  'blind.diverge.consult':
    'Pokud se zjistí, že se pozice na obou šachovnicích liší, musí být opraveny za pomoci rozhodčího a zápisů obou hráčů.',
  'blind.diverge.scores-agree':
    'Pokud se liší pozice na šachovnicích, ale oba zápisy souhlasí, musí hráč, který zapsal správný tah, ale provedl jiný, opravit svou šachovnici podle zápisu.',
  'blind.diverge.scores-differ':
    'Pokud se liší pozice na šachovnicích i zápisy, vrátí se tahy až k poslednímu místu, kde oba zápisy souhlasí, a rozhodčí podle toho nastaví hodiny.',
  'blind.assistant.right':
    'Zrakově postižený hráč má právo na asistenta, který může převzít některé nebo všechny povolené úkoly: provádět tahy na šachovnicích, oznamovat je, zapisovat a spouštět hodiny, na požádání informovat hráče, reklamovat a upozorňovat rozhodčího a vyřizovat formality při přerušení.',
  'blind.assistant.move':
    'Asistent zrakově postiženého hráče smí provést tah kteréhokoli hráče na šachovnici jeho soupeře.',
  'blind.assistant.announce': 'Asistent zrakově postiženého hráče smí oznamovat tahy obou hráčů.',
  'blind.assistant.score-clock':
    'Asistent smí za zrakově postiženého hráče vést zápis a spouštět soupeřovy hodiny, avšak teprve po oznámení tahu.',
  'blind.assistant.inform':
    'Asistent smí zrakově postiženému hráči sdělit počet tahů a čas spotřebovaný oběma hráči, avšak jen na jeho žádost.',
  'blind.assistant.claim-flag':
    'Asistent smí za zrakově postiženého hráče reklamovat, že soupeř překročil čas.',
  'blind.assistant.report-touch':
    'Asistent smí upozornit rozhodčího, že se vidoucí hráč dotkl některého ze svých kamenů.',
  'blind.assistant.adjourn':
    'Pokud se partie přerušuje, smí asistent za zrakově postiženého hráče vyřídit potřebné formality.',
  'blind.assistant.sighted-may':
    'Pokud zrakově postižený hráč nevyužívá asistenta, smí jej využít vidoucí hráč, avšak jen k provádění tahů na šachovnicích a k jejich oznamování.',
  'blind.assistant.hearing':
    'Pokud zrakově postižený hráč hraje se sluchově postiženým, je asistent povinný.',
}
