import type { Explanations } from '../explanation.js'

/** Article 4: the act of moving. */
export const article04: Explanations = {
  'touch.one-hand':
    'Každý tah se musí provést jen jednou rukou, i rošáda, braní nebo proměna pěšce.',
  'touch.adjust':
    'Postavení kamenů na jejich polích smí opravit jen hráč, který je na tahu, a to jen tehdy, když to předem oznámí, například slovem „opravuji“ nebo „j’adoube“.',
  'touch.contact-is-intent':
    'Kromě předem ohlášené opravy postavení se každý dotek kamene považuje za úmyslný, pokud není zjevně náhodný.',
  'touch.scope': {
    text: 'Pravidla o dotknutých kamenech zavazují jen hráče, který je na tahu, a to jen u kamenů na šachovnici, kterých se dotkne s úmyslem jimi táhnout nebo je vzít. Předem ohlášená oprava postavení se nepočítá.',
    in: {
      'fide-2009':
        'Pravidla o dotknutých kamenech zavazují jen hráče, který je na tahu, a to jen u kamenů na šachovnici, kterých se dotkne úmyslně. Předem ohlášená oprava postavení se nepočítá.',
    },
  },
  'touch.own-first': {
    text: 'Pokud se hráč, který je na tahu, dotkne jednoho nebo více svých kamenů s úmyslem jimi táhnout, musí táhnout prvním dotknutým kamenem, kterým táhnout lze.',
    in: {
      'fide-2009':
        'Pokud se hráč, který je na tahu, úmyslně dotkne jednoho nebo více svých kamenů, musí táhnout prvním dotknutým kamenem, kterým táhnout lze.',
    },
  },
  'touch.opponent-first': {
    text: 'Pokud se hráč, který je na tahu, dotkne jednoho nebo více soupeřových kamenů s úmyslem je vzít, musí vzít první dotknutý kámen, který vzít lze.',
    in: {
      'fide-2009':
        'Pokud se hráč, který je na tahu, úmyslně dotkne jednoho nebo více soupeřových kamenů, musí vzít první dotknutý kámen, který vzít lze.',
    },
  },
  'touch.both-colours': {
    text: 'Pokud se hráč, který je na tahu, dotkne jednoho nebo více kamenů každé barvy s úmyslem táhnout nebo brát, musí svým prvním dotknutým kamenem vzít první dotknutý soupeřův kámen. Pokud to není přípustné, rozhoduje první dotknutý kámen, kterým lze táhnout nebo který lze vzít: svým musí táhnout, soupeřův musí vzít.',
    in: {
      'fide-2009':
        'Pokud se hráč, který je na tahu, úmyslně dotkne jednoho kamene každé barvy, musí svým kamenem vzít soupeřův. Pokud to není přípustné, rozhoduje první dotknutý kámen, kterým lze táhnout nebo který lze vzít: svým musí táhnout, soupeřův musí vzít.',
    },
  },
  'touch.order-unclear':
    'Pokud není jasné, zda se hráč nejprve dotkl svého, nebo soupeřova kamene, platí, že se nejprve dotkl svého.',
  'touch.castle-duty': {
    text: 'Pokud se hráč dotkl svého krále a věže, je povinen provést s touto věží rošádu, pokud je přípustná, ledaže se úmyslně dotkl nejprve věže.',
    in: {
      'fide-2009':
        'Pokud se hráč úmyslně dotkl svého krále a věže, je povinen provést s touto věží rošádu, pokud je přípustná, ledaže se dotkl nejprve věže.',
    },
  },
  'touch.rook-then-king':
    'Úmyslný dotek nejprve věže a teprve potom krále vylučuje v tomto tahu rošádu na její stranu. Hráč musí táhnout věží, pokud to lze, jinak králem; smí pak provést i rošádu s druhou věží.',
  'touch.castle-illegal': {
    text: 'Pokud se hráč, který chce provést rošádu, dotkne krále a potom věže, ale rošáda s touto věží není přípustná, musí provést jiný přípustný tah králem; dovolena je i rošáda s druhou věží. Pokud král nemá žádný přípustný tah, smí hráč provést kterýkoli přípustný tah.',
    in: {
      'fide-2009':
        'Pokud se hráč, který chce provést rošádu, dotkne krále nebo zároveň krále a věže, ale rošáda na tuto stranu není přípustná, musí provést jiný přípustný tah králem; dovolena je i rošáda na druhou stranu. Pokud král nemá žádný přípustný tah, smí hráč provést kterýkoli přípustný tah.',
    },
  },
  'touch.promotion-final':
    'Volba nového kamene při proměně je konečná, jakmile se tento kámen dotkne pole proměny, i když jej hráč ještě drží v ruce.',
  'touch.none-possible':
    'Pokud nelze žádným z dotknutých kamenů táhnout ani žádný z nich vzít, smí hráč provést kterýkoli přípustný tah.',
  'promote.skip-square':
    'Při proměně není nutné postavit pěšce na pole, na které přichází; hráč na ně může rovnou postavit nový kámen.',
  'promote.any-order':
    'Při proměně smí hráč odstranit pěšce a postavit nový kámen na pole proměny v libovolném pořadí.',
  'promote.capture-occupant':
    'Pokud na poli proměny stojí soupeřův kámen, musí být vzat, tedy odstraněn ze šachovnice.',
  'made.released-fixed':
    'Kámen, který hráč pustil z ruky na některém poli jako přípustný tah nebo jako jeho část, nesmí být v tomto tahu přemístěn na jiné pole.',
  'made.plain':
    'Obyčejný tah je proveden, když hráč pustí kámen z ruky na jeho novém poli. Nezáleží přitom na tom, zda už byly stisknuty hodiny.',
  'made.capture':
    'Braní je provedeno, když je vzatý kámen odstraněn ze šachovnice a hráč pustil svůj kámen z ruky na jeho novém poli; při braní mimochodem to není pole vzatého pěšce.',
  'made.castling': 'Rošáda je provedena, když hráč pustí věž z ruky na poli, které král přešel.',
  'made.castling-king-released':
    'Pokud hráč při rošádě pustí z ruky krále, ale ještě ne věž, není tah ještě proveden, hráč však už nesmí provést jiný tah než rošádu na tuto stranu, pokud je přípustná.',
  'made.castling-illegal':
    'Pokud se po puštění krále ukáže, že rošáda není přípustná, musí hráč provést jiný přípustný tah králem; dovolena je i rošáda s druhou věží. Pokud král nemá žádný přípustný tah, smí hráč provést kterýkoli přípustný tah.',
  'made.promotion':
    'Proměna je provedena, když hráč pustil nový kámen z ruky na poli proměny a pěšec je odstraněn ze šachovnice.',
  'made.promotion-pawn-released':
    'Pokud hráč pustí pěšce z ruky na poli proměny, není tah ještě proveden, pěšec však už nesmí být přemístěn na jiné pole.',
  'made.illegal-replace':
    'Pokud se ukáže, že tah není přípustný, musí se místo něj provést jiný podle pravidel o dotknutých kamenech: dotknutým kamenem se musí táhnout, soupeřův dotknutý kámen se musí vzít, pokud to lze přípustným tahem; jinak je dovolen kterýkoli přípustný tah.',
  'touch.claim-forfeit': {
    text: 'Hráč, který se dotkne kamene s úmyslem jím táhnout nebo jej vzít, tím ztrácí právo reklamovat, že soupeř porušil pravidla o dotýkání a přemísťování kamenů.',
    in: {
      'fide-2009':
        'Hráč, který se úmyslně dotkne kamene, tím ztrácí právo reklamovat, že soupeř porušil pravidla o dotýkání a přemísťování kamenů.',
    },
  },
  'touch.move-assistant':
    'Hráč, který nemůže kameny přemísťovat sám, si smí zajistit asistenta, který to dělá za něj. Asistent musí být přijatelný pro rozhodčího.',
}
