import type { Explanations } from '../explanation.js'

/** Article 12 (2009: 13): the role of the arbiter. */
export const article12Arbiter: Explanations = {
  'arb.uphold': 'Rozhodčí dohlíží na to, aby se dodržovala Pravidla šachu.',
  'arb.fair-play': 'Rozhodčí zajišťuje čestnou hru.',
  'arb.best-interest': 'Rozhodčí jedná tak, jak je to pro soutěž nejlepší.',
  'arb.environment': 'Rozhodčí dbá na to, aby byly a zůstaly dobré podmínky pro hru.',
  'arb.undisturbed': 'Rozhodčí dbá na to, aby hráče nikdo nerušil.',
  'arb.supervise': 'Rozhodčí dohlíží na průběh soutěže.',
  'arb.special-needs':
    'Rozhodčí činí zvláštní opatření v zájmu hráčů se zdravotním postižením a hráčů, kteří potřebují lékařskou péči.',
  'arb.anti-cheating': {
    text: 'Rozhodčí se řídí pravidly nebo směrnicemi o čestné hře.',
    in: {
      'fide-2017': 'Rozhodčí se řídí pravidly nebo směrnicemi proti podvádění.',
      'fide-2018': 'Rozhodčí se řídí pravidly nebo směrnicemi proti podvádění.',
    },
  },
  'arb.observe':
    'Rozhodčí sleduje partie, především když jsou hráči v časové tísni, prosazuje rozhodnutí, která učinil, a podle potřeby ukládá hráčům tresty.',
  'arb.assistants':
    'Rozhodčí může jmenovat pomocníky, kteří sledují partie, například když je v časové tísni více hráčů.',
  'arb.extra-time':
    'Pokud byla partie narušena zvenčí, může rozhodčí přidat čas jednomu nebo oběma hráčům.',
  'arb.no-intervene':
    'Rozhodčí smí do partie zasáhnout jen v případech, které stanoví Pravidla šachu.',
  'arb.no-move-count': {
    text: 'Rozhodčí hráčům nesděluje, kolik tahů bylo dokončeno. Jedinou výjimkou je doplňování partiářů poté, co spadl alespoň jeden praporek.',
    in: {
      'fide-2009':
        'Rozhodčí hráčům nesděluje, kolik tahů bylo provedeno. Jedinou výjimkou je doplňování partiářů poté, co spadl alespoň jeden praporek.',
      'finland-blitz-2008': 'Rozhodčí hráčům nesděluje, kolik tahů bylo provedeno.',
    },
  },
  'arb.no-reminders':
    'Rozhodčí hráče neupozorňuje na to, že soupeř už táhl, ani na to, že hráč nestiskl své hodiny.',
  'arb.report-only': 'Kdo si všimne porušení pravidel, smí o něm říci jen rozhodčímu.',
  'arb.no-interference':
    'Diváci a hráči jiných partií nesmějí o partii mluvit ani do ní jinak zasahovat.',
  'arb.expel':
    'Toho, kdo zasahuje do partie, může rozhodčí v případě potřeby vykázat z hracího prostoru.',
  'arb.phones-anyone':
    'Bez svolení rozhodčího nesmí nikdo používat mobilní telefon ani jiný komunikační prostředek v hracím prostoru a v přilehlých prostorách, které určí rozhodčí.',
  'penalty.combine': {
    text: 'Rozhodčí může vybírat z těchto trestů: napomenutí, přidání času soupeři, odebrání času hráči, který se provinil, zvýšení bodového zisku soupeře, snížení bodového zisku hráče, který se provinil, prohra partie, předem oznámená pokuta, vyloučení z jednoho nebo více kol, vyloučení ze soutěže.',
    in: {
      'fide-2009':
        'Rozhodčí může uložit jeden nebo více z těchto trestů: napomenutí, přidání času soupeři, odebrání času hráči, který se provinil, prohra partie, snížení bodového zisku hráče, který se provinil, zvýšení bodového zisku soupeře, vyloučení ze soutěže.',
    },
  },
  'penalty.warning': 'Rozhodčí může hráči, který se provinil, udělit napomenutí.',
  'penalty.add-time': 'Rozhodčí může přidat čas soupeři hráče, který se provinil.',
  'penalty.cut-time': 'Rozhodčí může hráči, který se provinil, zkrátit zbývající čas.',
  'penalty.add-points':
    'Rozhodčí může soupeři hráče, který se provinil, zvýšit bodový zisk z této partie, nejvýše však na maximum, které v ní lze získat.',
  'penalty.cut-points': 'Rozhodčí může hráči, který se provinil, snížit bodový zisk z této partie.',
  'penalty.loss': {
    text: 'Rozhodčí může partii prohlásit za prohranou pro hráče, který se provinil; zároveň určí bodový zisk soupeře.',
    in: {
      'fide-2009': 'Rozhodčí může partii prohlásit za prohranou pro hráče, který se provinil.',
    },
  },
  'penalty.fine': 'Rozhodčí může uložit pokutu, pokud byla předem oznámena.',
  'penalty.rounds': 'Rozhodčí může hráče, který se provinil, vyloučit z jednoho nebo více kol.',
  'penalty.expulsion': 'Rozhodčí může hráče, který se provinil, vyloučit ze soutěže.',
}
