import type { Explanations } from '../explanation.js'

/** Article 8: recording the moves. */
export const article08: Explanations = {
  'score.record': {
    text: 'Během partie oba hráči zapisují své i soupeřovy tahy, tah po tahu, jasně a čitelně, algebraickou notací, do papírového partiáře předepsaného pro soutěž nebo do certifikovaného elektronického partiáře.',
    in: {
      'fide-2018':
        'Během partie oba hráči zapisují své i soupeřovy tahy, tah po tahu, jasně a čitelně, algebraickou notací, do partiáře předepsaného pro soutěž.',
      'fide-2017':
        'Během partie oba hráči zapisují své i soupeřovy tahy, tah po tahu, jasně a čitelně, algebraickou notací, do partiáře předepsaného pro soutěž.',
      'fide-2009':
        'Během partie oba hráči zapisují své i soupeřovy tahy, tah po tahu, jasně a čitelně, algebraickou notací, do partiáře předepsaného pro soutěž.',
    },
  },
  'score.no-advance': {
    text: 'Tah se nesmí zapsat dříve, než je proveden, ledaže hráč zamýšleným tahem reklamuje remízu pro opakování pozice nebo podle pravidla 50 tahů, nebo při přerušení partie pečetí tah.',
    in: {
      'finland-blitz-2008':
        'Tah se nesmí zapsat dříve, než je proveden, ledaže hráč zamýšleným tahem reklamuje remízu podle pravidla 50 tahů, nebo při přerušení partie pečetí tah.',
    },
  },
  'score.reply-first': 'Hráč smí na soupeřův tah odpovědět ještě předtím, než jej zapíše.',
  'score.before-next': 'Hráč musí zapsat svůj předchozí tah dříve, než provede další.',
  'score.only-use':
    'Partiář se smí používat jen k zápisu tahů, časů na hodinách, nabídek remízy, skutečností týkajících se reklamace a dalších podstatných údajů.',
  'score.mark-offer':
    'Každou nabídku remízy musí oba hráči vyznačit ve svých partiářích značkou (=).',
  'score.assistant':
    'Hráč, který nemůže sám zapisovat, si smí zajistit asistenta, který bude tahy zapisovat za něj. Asistent musí být přijatelný pro rozhodčího.',
  'score.assistant-time': {
    text: 'Pokud tahy za hráče zapisuje asistent, rozhodčí tomuto hráči spravedlivě upraví čas. Hráči se zdravotním postižením se čas neupravuje.',
    in: {
      'fide-2009':
        'Pokud tahy za hráče zapisuje asistent, rozhodčí tomuto hráči spravedlivě upraví čas.',
    },
  },
  'score.visible': 'Partiář musí být rozhodčímu na očích po celou dobu partie.',
  'score.property': {
    text: 'Partiáře patří pořadateli soutěže. Vadný elektronický partiář rozhodčí vymění.',
    in: {
      'fide-2018': 'Partiáře patří pořadateli soutěže.',
      'fide-2017': 'Partiáře patří pořadateli soutěže.',
      'fide-2009': 'Partiáře patří pořadateli soutěže.',
    },
  },
  'score.exempt':
    'Hráč, kterému v některém časovém úseku zbývá méně než pět minut a přidává se mu méně než 30 sekund na tah, nemusí do konce tohoto úseku zapisovat, ani když jeho čas opět vzroste nad pět minut.',
  'score.update-after-flag':
    'Po pádu některého praporku musí hráč s neúplným zápisem svůj partiář zcela doplnit dříve, než na šachovnici táhne kamenem.',
  'score.neither':
    'Pokud ani jeden z hráčů nemusí zapisovat, má se rozhodčí nebo jeho pomocník snažit být u partie a tahy zapisovat. Jakmile spadne některý praporek, rozhodčí zastaví oboje hodiny a oba hráči doplní své partiáře podle zápisu rozhodčího nebo soupeře.',
  'score.one':
    'Pokud zapisovat nemusí pouze jeden z hráčů, musí ihned po pádu kteréhokoli praporku svůj partiář zcela doplnit dříve, než na šachovnici táhne kamenem.',
  'score.borrow':
    'Hráč, který po pádu praporku doplňuje svůj partiář a je na tahu, smí použít partiář soupeře. Musí jej vrátit dříve, než provede tah.',
  'score.reconstruct':
    'Pokud není k dispozici úplný zápis, musí hráči partii rekonstruovat na druhé šachovnici pod dozorem rozhodčího nebo jeho pomocníka.',
  'score.note-first': {
    text: 'Před rekonstrukcí partie rozhodčí nebo jeho pomocník nejprve zaznamená skutečnou pozici, časy na hodinách, čí hodiny běžely, a pokud je znám, i počet provedených tahů.',
    in: {
      'fide-2009':
        'Před rekonstrukcí partie rozhodčí nebo jeho pomocník nejprve zaznamená skutečnou pozici, časy na hodinách, a pokud je znám, i počet provedených tahů.',
    },
  },
  'score.unprovable': {
    text: 'Pokud nelze partiáře doplnit tak, aby prokázaly překročení času, považuje se další tah za první tah následujícího časového úseku, ledaže je doloženo, že bylo provedeno nebo dokončeno více tahů.',
    in: {
      'fide-2009':
        'Pokud nelze partiáře doplnit tak, aby prokázaly překročení času, považuje se další tah za první tah následujícího časového úseku, ledaže je doloženo, že bylo provedeno více tahů.',
    },
  },
  'score.sign': {
    text: 'Na konci partie oba hráči podepíší oba partiáře s uvedeným výsledkem; v elektronických partiářích výsledek potvrdí elektronicky.',
    in: {
      'fide-2018': 'Na konci partie oba hráči podepíší oba partiáře s uvedeným výsledkem.',
      'fide-2017': 'Na konci partie oba hráči podepíší oba partiáře s uvedeným výsledkem.',
      'fide-2009': 'Na konci partie oba hráči podepíší oba partiáře s uvedeným výsledkem.',
    },
  },
  'score.signed-stands':
    'Výsledek, který oba hráči na partiářích potvrdili, platí, i když je chybný, pokud rozhodčí nerozhodne jinak.',
}
