import type { Explanations } from '../explanation.js'

/** Article 5: the end of the game. */
export const article05: Explanations = {
  'end.mate': 'Hráč, který dal soupeřovu králi mat, vyhrává a partie tím okamžitě končí.',
  'end.mate-validity': {
    text: 'Mat ukončuje partii jen tehdy, když byl tah, kterým byl dán, přípustný a provedený v souladu s pravidly o opravě postavení kamenů, o dotknutých kamenech a o jejich puštění z ruky. Pokud k němu hráč použil obě ruce, mat přesto platí.',
    in: {
      'fide-2009':
        'Mat ukončuje partii jen tehdy, když byl tah, kterým byl dán, přípustný. Pokud jím hráč porušil pravidla o dotknutých kamenech, mat přesto platí.',
    },
  },
  'end.resign': {
    text: 'Pokud hráč prohlásí, že se vzdává, partie okamžitě končí a soupeř vyhrává. Partie je remíza, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    in: {
      'fide-2009':
        'Pokud hráč prohlásí, že se vzdává, partie okamžitě končí a soupeř vyhrává bez ohledu na to, jaké kameny mu ještě zbývají.',
      'fide-2017':
        'Pokud hráč prohlásí, že se vzdává, partie okamžitě končí a soupeř vyhrává bez ohledu na to, jaké kameny mu ještě zbývají.',
      'fide-2018':
        'Pokud hráč prohlásí, že se vzdává, partie okamžitě končí a soupeř vyhrává bez ohledu na to, jaké kameny mu ještě zbývají.',
    },
  },
  'end.resign-draw':
    'Pokud se hráč vzdá v pozici, v níž mu soupeř nemůže dát mat žádnou posloupností přípustných tahů, končí partie remízou.',
  'end.stalemate': {
    text: 'Partie okamžitě končí patem, tedy remízou, pokud hráč na tahu nemá žádný přípustný tah a jeho král není v šachu. Tah, kterým pat vznikl, musí být přípustný a provedený v souladu s pravidly o opravě postavení kamenů, o dotknutých kamenech a o jejich puštění z ruky.',
    in: {
      'fide-2009':
        'Partie okamžitě končí patem, tedy remízou, pokud hráč na tahu nemá žádný přípustný tah a jeho král není v šachu. Tah, kterým pat vznikl, musí být přípustný.',
    },
  },
  'end.dead-position': {
    text: 'Partie okamžitě končí remízou, pokud vznikne mrtvá pozice, tedy pozice, v níž žádný z hráčů nemůže dát mat žádnou posloupností přípustných tahů. Tah, kterým vznikla, musí být přípustný a provedený v souladu s pravidly o opravě postavení kamenů, o dotknutých kamenech a o jejich puštění z ruky.',
    in: {
      'fide-2009':
        'Partie okamžitě končí remízou, pokud vznikne mrtvá pozice, tedy pozice, v níž žádný z hráčů nemůže dát mat žádnou posloupností přípustných tahů. Tah, kterým vznikla, musí být přípustný.',
    },
  },
  'end.agreement': {
    text: 'Hráči se mohou během partie dohodnout na remíze; partie tím okamžitě končí. Oba už museli provést alespoň jeden tah a pravidla soutěže mohou takové dohody omezit.',
    in: {
      'fide-2009':
        'Hráči se mohou během partie kdykoli dohodnout na remíze; partie tím okamžitě končí. Pravidla soutěže mohou takové dohody omezit.',
    },
  },
  'end.repetition-pointer':
    'Partie může skončit remízou, jestliže se stejná pozice na šachovnici nejméně potřetí má vyskytnout nebo se právě vyskytla. Remízu musí reklamovat hráč, který je na tahu.',
  'end.fifty-pointer':
    'Partie může skončit remízou, jestliže v posledních 50 tazích každého z hráčů nebylo taženo pěšcem ani nebyl brán kámen, nebo jestliže tomu tak bude po oznámeném tahu. Remízu musí reklamovat hráč, který je na tahu.',
}
