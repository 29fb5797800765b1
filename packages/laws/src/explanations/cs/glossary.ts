import type { Explanations } from '../explanation.js'

/** Definitions of the glossary that carry a rule. */
export const glossary: Explanations = {
  'gloss.made':
    'Tah je proveden, když ruka pustí kámen na jeho novém poli a případný vzatý kámen je odstraněn ze šachovnice.',
  'gloss.completed': 'Tah je dokončen, když byl proveden na šachovnici a hráč poté stiskl hodiny.',
  'gloss.increment-range':
    'Přídavek je doplňkový čas 2 až 60 sekund, který hráč dostává před každým tahem od začátku partie, v režimu se zpožděním (delay) nebo kumulativně.',
  'gloss.cumulative':
    'V kumulativním (Fischerově) režimu dostává hráč před každým tahem pevný přídavek, často 30 sekund, a nevyužitou část si ponechává.',
  'gloss.move-count': '„40 tahů za 90 minut“ znamená 40 tahů každého z hráčů.',
  'gloss.move-counter':
    'Počítadlo tahů na šachových hodinách zaznamenává, kolikrát který hráč stiskl hodiny.',
  'gloss.standard': 'Ve vážném šachu má každý hráč na rozmyšlenou nejméně 60 minut.',
  'gloss.results':
    'Obvyklé výsledky jsou 1–0, 0–1 a ½–½; výjimečně prohrávají oba hráči, nebo jeden dostane ½ a druhý 0. Nehraná partie se zapisuje +/–, pokud kontumačně vyhrává bílý, –/+, pokud vyhrává černý, a –/–, pokud kontumačně prohrávají oba.',
  'gloss.points-alt':
    'V soutěži lze použít jinou bodovací stupnici, například 3 za výhru, 1 za remízu a 0 za prohru.',
  'gloss.penalty-order':
    'Tresty, které může rozhodčí uložit, jsou seřazeny podle rostoucí přísnosti, od napomenutí po vyloučení ze soutěže.',
  'gloss.zero-tolerance':
    'Nulová tolerance znamená, že hráč musí být u šachovnice před začátkem partie; čekací doba je pak 0 minut.',
}
