import type { Explanations } from '../explanation.js'

/** Guidelines III (2009: Article 10 and Appendix D): quickplay finish, games without increment. */
export const guidelines3Quickplay: Explanations = {
  'qpf.def':
    'Rychlé zakončení partie je ta část partie, ve které se všechny zbývající tahy musí odehrát v omezeném čase.',
  'qpf.announced':
    'Směrnice pro partie bez přídavku platí jen tehdy, když bylo předem oznámeno, že se v soutěži použijí; jinak žádná reklamace v rychlém zakončení partie neexistuje.',
  'qpf.scope.no-increment':
    'Směrnice o rychlém zakončení partie platí jen pro partie vážného a rapid šachu hrané bez přídavku.',
  'qpf.scope.no-blitz': {
    text: 'Směrnice o rychlém zakončení partie nikdy neplatí pro bleskový šach, ať je dozor dostatečný, nebo ne.',
    in: {
      'fide-2009':
        'V bleskovém šachu bez dostatečného dozoru nelze remízu v rychlém zakončení partie reklamovat. Pokud na každou partii dohlíží jeden rozhodčí, je reklamace možná i v bleskovém šachu.',
    },
  },
  'qpf.both-flags.not-last': {
    text: 'Pokud spadly oba praporky, nelze zjistit, který spadl jako první, a nejde o poslední časový úsek, v partii se pokračuje. Platí to jen pro partie vážného šachu a rapid šachu bez přídavku, a to jen tehdy, když bylo použití směrnic pro takové partie předem oznámeno.',
    in: {
      'fide-2009':
        'Pokud spadly oba praporky, nelze zjistit, který spadl jako první, a nejde o poslední časový úsek, v partii se pokračuje. V rapid šachu a v bleskovém šachu bez dostatečného dozoru však partie končí remízou.',
    },
  },
  'qpf.both-flags.last': {
    text: 'Pokud spadly oba praporky, nelze zjistit, který spadl jako první, a jde o časový úsek, v němž se musí dokončit všechny zbývající tahy, partie končí remízou. Platí to jen pro partie vážného šachu a rapid šachu bez přídavku, a to jen tehdy, když bylo použití směrnic pro takové partie předem oznámeno.',
    in: {
      'fide-2009':
        'Pokud spadly oba praporky, nelze zjistit, který spadl jako první, a jde o časový úsek, v němž se musí dokončit všechny zbývající tahy, partie končí remízou.',
    },
  },
  'qpf.incr.request':
    'Hráč, který je na tahu a má na svých hodinách méně než dvě minuty, může požádat, aby byl pro oba hráče zaveden přídavek pěti sekund na tah.',
  'qpf.incr.is-draw-offer':
    'Žádost o přídavek pěti sekund na tah je zároveň nabídkou remízy: pokud ji soupeř přijme, partie končí remízou.',
  'qpf.incr.granted':
    'Jestliže soupeř remízu odmítne a rozhodčí žádosti vyhoví, nastaví se na hodinách přídavek pěti sekund na tah pro oba hráče, soupeř dostane dvě minuty navíc a v partii se pokračuje.',
  'qpf.incr.refused':
    'Jestliže rozhodčí žádosti o přídavek nevyhoví, pokračuje se v partii s nezměněným nastavením hodin a nikdo čas navíc nedostane.',
  'qpf.claim.when':
    'Hráč může v rychlém zakončení partie reklamovat remízu jen tehdy, když je na tahu, má na svých hodinách méně než dvě minuty a jeho praporek ještě nespadl. Přesně dvě minuty jsou příliš mnoho.',
  'qpf.claim.only-if-no-incr':
    'Remízu v rychlém zakončení partie lze reklamovat jen tam, kde se přídavek pěti sekund na tah nepoužívá.',
  'qpf.claim.act':
    'Hráč, který v rychlém zakončení partie reklamuje remízu, přivolá rozhodčího a smí přitom zastavit šachové hodiny.',
  'qpf.claim.ground.cannot':
    'Reklamaci remízy v rychlém zakončení partie lze opřít o to, že soupeř nemůže vyhrát normálními prostředky. Zda tomu tak je, posoudí rozhodčí.',
  'qpf.claim.ground.no-effort':
    'Reklamaci remízy v rychlém zakončení partie lze opřít o to, že soupeř neusiluje o výhru normálními prostředky. Zda tomu tak je, posoudí rozhodčí.',
  'qpf.claim.is-draw-offer':
    'Reklamace remízy v rychlém zakončení partie je také nabídkou remízy: pokud ji soupeř přijme, partie končí remízou bez rozhodnutí rozhodčího.',
  'qpf.rule.agree':
    'Pokud rozhodčí při reklamaci v rychlém zakončení partie uzná, že soupeř nemůže vyhrát normálními prostředky nebo o to neusiluje, prohlásí partii za remízu.',
  'qpf.rule.postpone-or-reject':
    'Pokud rozhodčí není přesvědčen, že je reklamace v rychlém zakončení partie oprávněná, své rozhodnutí odloží, nebo reklamaci zamítne.',
  'qpf.postpone.time':
    'Pokud rozhodčí odloží rozhodnutí o reklamaci v rychlém zakončení partie, může soupeři přidat dvě minuty, ale nemusí.',
  'qpf.postpone.play-on':
    'Pokud rozhodčí odloží rozhodnutí o reklamaci v rychlém zakončení partie, pokračuje se ve hře, pokud možno za přítomnosti rozhodčího.',
  'qpf.postpone.decide-when':
    'Pokud rozhodčí odložil rozhodnutí o reklamaci v rychlém zakončení partie, rozhodne později v průběhu hry nebo co nejdříve po pádu praporku kteréhokoli z hráčů.',
  'qpf.postpone.draw-test': {
    text: 'Po odložení rozhodnutí o reklamaci v rychlém zakončení partie prohlásí rozhodčí partii za remízu, jestliže soupeř hráče, jehož praporek spadl, nemůže vyhrát normálními prostředky nebo o to dostatečně neusiloval. Jinak o partii rozhodne pád praporku.',
    in: {
      'fide-2009':
        'Po odložení rozhodnutí o reklamaci v rychlém zakončení partie prohlásí rozhodčí partii za remízu, jestliže závěrečnou pozici nelze vyhrát normálními prostředky nebo soupeř o výhru normálními prostředky dostatečně neusiloval. Jinak o partii rozhodne pád praporku.',
    },
  },
  'qpf.reject.time':
    'Pokud rozhodčí zamítne reklamaci v rychlém zakončení partie, dostane soupeř dvě minuty navíc a v partii se pokračuje. Reklamujícímu hráči se čas neodebírá.',
  'qpf.final':
    'Rozhodnutí rozhodčího o reklamaci remízy v rychlém zakončení partie (vyhovění, odložení nebo zamítnutí) je konečné a nelze se proti němu odvolat.',
  'qpf.noarb.applies':
    'Pokud v hracím prostoru na partie nedohlíží rozhodčí, reklamace remízy v rychlém zakončení partii ukončí; hráči zaznamenají závěrečnou pozici a rozhodčí rozhodne dodatečně.',
  'qpf.noarb.claim':
    'Pokud není v hracím prostoru rozhodčí, může hráč, který má na svých hodinách méně než dvě minuty, reklamovat remízu, dokud jeho praporek nespadl; nemusí být na tahu. Reklamací partie okamžitě končí.',
  'qpf.noarb.ground.cannot':
    'Pokud není v hracím prostoru rozhodčí, může hráč reklamovat, že soupeř nemůže vyhrát normálními prostředky. Musí zapsat závěrečnou pozici a soupeř ji musí ověřit.',
  'qpf.noarb.ground.no-effort':
    'Pokud není v hracím prostoru rozhodčí, může hráč reklamovat, že soupeř neusiloval o výhru normálními prostředky. Musí zapsat závěrečnou pozici a předložit aktuální partiář a soupeř musí obojí ověřit.',
  'qpf.noarb.refer': {
    text: 'Reklamace uplatněná bez rozhodčího v hracím prostoru se předá určenému rozhodčímu, který rozhodne o výsledku.',
    in: {
      'fide-2009':
        'Reklamace uplatněná bez rozhodčího v hracím prostoru se předá rozhodčímu, který rozhodne o výsledku; jeho rozhodnutí je konečné.',
    },
  },
  'qpf.normal-means':
    'Vyhrát normálními prostředky znamená hrát aktivně na výhru nebo mít pozici se skutečnou možností vyhrát jinak než pádem soupeřova praporku.',
}
