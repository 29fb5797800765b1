import type { Explanations } from '../explanation.js'

/** Article 9: the drawn game. */
export const article09: Explanations = {
  'draw.regs-restrict': {
    text: 'Pravidla soutěže mohou hráčům zakázat, aby bez souhlasu rozhodčího nabízeli remízu nebo se na ní dohodli, a to buď před určitým počtem tahů, nebo vůbec. Reklamací remízy ani remíz, které nastávají samy o sobě, se zákaz netýká.',
    in: {
      'fide-2009':
        'Pravidla soutěže mohou hráčům zakázat, aby se bez souhlasu rozhodčího dohodli na remíze, a to buď před určitým počtem tahů, nebo vůbec. Reklamací remízy ani remíz, které nastávají samy o sobě, se zákaz netýká.',
    },
  },
  'draw.offer-rules-apply': {
    text: 'Pokud pravidla soutěže dohodu o remíze připouštějí, platí pravidla o nabídce remízy: kdy a jak se nabídka podává, jak dlouho platí a jak se zaznamenává.',
    in: {
      'finland-blitz-2008':
        'Pokud pravidla soutěže dohodu o remíze připouštějí, platí pravidla o nabídce remízy: kdy a jak se nabídka podává a jak dlouho platí.',
    },
  },
  'draw.offer-when':
    'Hráč, který chce nabídnout remízu, tak učiní poté, co provedl tah na šachovnici, a dříve, než stiskne své hodiny.',
  'draw.offer-other-time':
    'Platná je i nabídka remízy učiněná kdykoli jindy v průběhu hry, rozhodčí však zváží, zda jí hráč nerušil soupeře.',
  'draw.offer-no-conditions': 'Nabídka remízy se nesmí vázat na žádnou podmínku.',
  'draw.offer-irrevocable':
    'Hráč nemůže svou nabídku remízy vzít zpět bez ohledu na to, kdy ji v průběhu hry učinil.',
  'draw.offer-lapse':
    'Nabídka remízy platí, dokud ji soupeř nepřijme, neodmítne slovně nebo neodmítne tím, že se dotkne kamene s úmyslem jím táhnout nebo jej vzít, případně dokud partie neskončí jinak.',
  'draw.offer-record': 'Oba hráči zaznamenají každou nabídku remízy do svého partiáře značkou (=).',
  'draw.claim-is-offer': {
    text: 'Reklamace remízy pro trojí opakování pozice nebo pro 50 tahů je zároveň nabídkou remízy: soupeř ji může přijmout, aniž by čekal na ověření.',
    in: {
      'fide-2009':
        'Reklamace remízy pro trojí opakování pozice, pro 50 tahů nebo podle pravidel rychlého zakončení partie je zároveň nabídkou remízy: soupeř ji může přijmout, aniž by čekal na rozhodnutí.',
      'finland-blitz-2008':
        'Reklamace remízy pro 50 tahů je zároveň nabídkou remízy: soupeř ji může přijmout, aniž by čekal na rozhodnutí.',
    },
  },
  'rep.claim':
    'Hráč, který je na tahu, může reklamovat remízu, jestliže se stejná pozice nejméně potřetí má vyskytnout nebo se právě vyskytla. Pokud je reklamace oprávněná, partie končí remízou. Tahy provedené mezitím ani jejich pořadí se opakovat nemusí.',
  'rep.intended': {
    text: 'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do papírového partiáře nebo zadá do elektronického. Od té chvíle jej nemůže změnit. Potom rozhodčímu oznámí, že hodlá provést tento tah, po němž se pozice vyskytne nejméně potřetí.',
    in: {
      'fide-2009':
        'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do svého partiáře. Potom rozhodčímu oznámí, že hodlá provést tento tah, po němž se pozice vyskytne nejméně potřetí.',
      'fide-2017':
        'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do svého partiáře. Od té chvíle jej nemůže změnit. Potom rozhodčímu oznámí, že hodlá provést tento tah, po němž se pozice vyskytne nejméně potřetí.',
      'fide-2018':
        'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do svého partiáře. Od té chvíle jej nemůže změnit. Potom rozhodčímu oznámí, že hodlá provést tento tah, po němž se pozice vyskytne nejméně potřetí.',
    },
  },
  'rep.appeared':
    'Jestliže se pozice na šachovnici právě vyskytla nejméně potřetí, může remízu reklamovat hráč, který je nyní na tahu, a nikdo jiný.',
  'rep.same-position':
    'Pozice jsou stejné jen tehdy, když je na tahu týž hráč, když na stejných polích stojí kameny stejného druhu a barvy a když jsou možné tahy všech kamenů obou hráčů shodné.',
  'rep.en-passant':
    'Pozice nejsou stejné, jestliže v dřívější z nich bylo možné brát pěšce mimochodem a v pozdější už to možné není. Tato možnost se počítá jen tehdy, když by bylo takové braní přípustným tahem.',
  'rep.castling':
    'Pozice nejsou stejné, jestliže v dřívější z nich ještě trvalo právo na rošádu, které je v pozdější ztraceno. Právo zaniká teprve tehdy, když král nebo příslušná věž skutečně táhne, nikoli už tím, že je takový tah vynucený nebo že je rošádě dočasně zabráněno.',
  'fifty.claim':
    'Hráč, který je na tahu, může reklamovat remízu, jestliže v posledních 50 tazích každého z hráčů nebylo taženo pěšcem ani nebyl brán kámen, nebo jestliže tomu tak bude po tahu, který hráč oznámí. Pokud je reklamace oprávněná, partie končí remízou.',
  'fifty.intended': {
    text: 'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do papírového partiáře nebo zadá do elektronického. Od té chvíle jej nemůže změnit. Potom rozhodčímu oznámí, že hodlá provést tento tah, kterým se dovrší posledních 50 tahů každého z hráčů bez tahu pěšcem a bez braní.',
    in: {
      'fide-2009':
        'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do svého partiáře. Potom rozhodčímu oznámí, že hodlá provést tento tah, kterým se dovrší posledních 50 tahů každého z hráčů bez tahu pěšcem a bez braní.',
      'fide-2017':
        'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do svého partiáře. Od té chvíle jej nemůže změnit. Potom rozhodčímu oznámí, že hodlá provést tento tah, kterým se dovrší posledních 50 tahů každého z hráčů bez tahu pěšcem a bez braní.',
      'fide-2018':
        'Hráč, který reklamuje zamýšleným tahem, tento tah na šachovnici neprovede. Nejdříve jej zapíše do svého partiáře. Od té chvíle jej nemůže změnit. Potom rozhodčímu oznámí, že hodlá provést tento tah, kterým se dovrší posledních 50 tahů každého z hráčů bez tahu pěšcem a bez braní.',
    },
  },
  'fifty.done': {
    text: 'Hráč, který je na tahu, může reklamovat remízu, jestliže každý z hráčů dokončil posledních 50 tahů, aniž bylo taženo kterýmkoli pěšcem a aniž byl brán kámen.',
    in: {
      'fide-2009':
        'Hráč, který je na tahu, může reklamovat remízu, jestliže každý z hráčů provedl posledních 50 po sobě jdoucích tahů, aniž bylo taženo kterýmkoli pěšcem a aniž byl brán kámen.',
    },
  },
  'claim.lost-by-touch': {
    text: 'Hráč, který se dotkne kamene s úmyslem jím táhnout nebo jej vzít, ztrácí v tomto tahu právo reklamovat remízu pro trojí opakování pozice nebo pro 50 tahů. V některém z dalších tahů může znovu reklamovat, pokud budou tehdy podmínky splněny.',
    in: {
      'fide-2009':
        'Hráč, který se úmyslně dotkne kamene, aniž předtím reklamoval, ztrácí v tomto tahu právo reklamovat remízu pro trojí opakování pozice nebo pro 50 tahů. V některém z dalších tahů může znovu reklamovat, pokud budou tehdy podmínky splněny.',
      'finland-blitz-2008':
        'Hráč, který se úmyslně dotkne kamene, aniž předtím reklamoval, ztrácí v tomto tahu právo reklamovat remízu pro 50 tahů. V některém z dalších tahů může znovu reklamovat, pokud budou tehdy podmínky splněny.',
    },
  },
  'claim.stop-clocks': {
    text: 'Pokud hráč reklamuje remízu pro trojí opakování pozice nebo pro 50 tahů, zastaví on nebo rozhodčí šachové hodiny.',
    in: {
      'fide-2009':
        'Hráč, který reklamuje remízu pro trojí opakování pozice nebo pro 50 tahů, smí zastavit oboje hodiny, ale nemusí.',
      'finland-blitz-2008':
        'Hráč, který reklamuje remízu pro 50 tahů, smí zastavit oboje hodiny, ale nemusí.',
    },
  },
  'claim.no-withdraw': {
    text: 'Reklamaci remízy pro trojí opakování pozice nebo pro 50 tahů nesmí hráč vzít zpět.',
    in: {
      'finland-blitz-2008': 'Reklamaci remízy pro 50 tahů nesmí hráč vzít zpět.',
    },
  },
  'claim.correct':
    'Pokud se ukáže, že reklamace remízy je oprávněná, partie okamžitě končí remízou.',
  'claim.incorrect': {
    text: 'Pokud se ukáže, že reklamace remízy je neoprávněná, přidá rozhodčí soupeři dvě minuty (v rapid šachu a bleskovém šachu jednu minutu) a v partii se pokračuje. Reklamujícímu hráči se čas neodebírá.',
    in: {
      'fide-2009':
        'Pokud se ukáže, že reklamace remízy je neoprávněná, přidá rozhodčí soupeři tři minuty a v partii se pokračuje. Reklamujícímu hráči se čas neodebírá.',
      'fide-2017':
        'Pokud se ukáže, že reklamace remízy je neoprávněná, přidá rozhodčí soupeři dvě minuty (v bleskovém šachu jednu minutu) a v partii se pokračuje. Reklamujícímu hráči se čas neodebírá.',
      'fide-2018':
        'Pokud se ukáže, že reklamace remízy je neoprávněná, přidá rozhodčí soupeři dvě minuty (v bleskovém šachu jednu minutu) a v partii se pokračuje. Reklamujícímu hráči se čas neodebírá.',
      'finland-blitz-2008':
        'Pokud se ukáže, že reklamace remízy pro 50 tahů je neoprávněná, přidá rozhodčí soupeři tři minuty a v partii se pokračuje. Reklamujícímu hráči se čas neodebírá.',
    },
  },
  'claim.intended-binding': {
    text: 'Jestliže se neoprávněná reklamace zakládala na zamýšleném tahu, musí být nyní tento tah proveden, a to v souladu s pravidly o pohybu kamenů a o provedení tahu.',
    in: {
      'fide-2009':
        'Jestliže se neoprávněná reklamace zakládala na zamýšleném tahu, musí být nyní tento tah proveden, a to v souladu s pravidly o provedení tahu.',
    },
  },
  'draw.dead-again': {
    text: 'Partie okamžitě končí remízou, když vznikne pozice, v níž žádný z hráčů nemůže dát mat žádnou posloupností přípustných tahů, za předpokladu, že tah, kterým vznikla, byl přípustný a provedený v souladu s pravidly o dotknutých kamenech a o provedení tahu.',
    in: {
      'fide-2009':
        'Partie okamžitě končí remízou, když vznikne pozice, v níž žádnou posloupností přípustných tahů nemůže dojít k matu, za předpokladu, že tah, kterým vznikla, byl přípustný.',
    },
  },
  'auto.fivefold':
    'Partie končí remízou i bez reklamace, jakmile se stejná pozice vyskytla nejméně pětkrát. Nemusí to být bezprostředně po sobě.',
  'auto.seventyfive':
    'Partie končí remízou i bez reklamace, jakmile každý z hráčů provedl nejméně 75 tahů po sobě, aniž bylo taženo kterýmkoli pěšcem a aniž byl brán kámen.',
  'auto.mate-first':
    'Pokud tah, kterým se naplní 75 tahů každého z hráčů bez tahu pěšcem a bez braní, dává mat, platí mat a partie remízou nekončí.',
}
