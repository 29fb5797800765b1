import type { Explanations } from '../explanation.js'

/** Introduction and preface. */
export const introduction: Explanations = {
  'scope.otb':
    'Pravidla platí jen pro hru u šachovnice, nikoli pro partie po internetu nebo pro korespondenční šach.',
  'scope.two-parts':
    'Pravidla mají dvě části: základní pravidla hry (podstata hry, šachovnice, tahy, konec partie) a turnajová pravidla (počínaje šachovými hodinami). Partii bez hodin lze hrát jen podle základních pravidel.',
  'scope.edition-by-date':
    'Partie se posuzuje podle vydání, které platí v době, kdy se hraje, pokud pravidla soutěže nestanoví jiné. Vydání platí od 1. července 2009, 1. července 2017, 1. ledna 2018 a 1. ledna 2023. Závazné je anglické znění: pokud se od něj překlad liší, rozhoduje anglické znění.',
  'scope.gender': 'Mužský rod se v pravidlech vztahuje na všechny osoby, tedy na muže i na ženy.',
  'preface.analogy':
    'Pravidla nemohou předvídat každou situaci. Pokud případ žádný článek přesně neupravuje, vyhledá rozhodčí obdobné případy, které pravidla upravují, a rozhodne v souladu s nimi.',
  'preface.judgement':
    'Pravidla předpokládají rozhodčího způsobilého, soudného a zcela nestranného. Záměrně nejsou příliš podrobná, aby rozhodčí mohl najít řešení, které žádá spravedlnost, logika a okolnosti případu.',
  'preface.accept-view':
    'FIDE vyzývá všechny hráče a svazy, aby přijali, že pravidla ponechávají prostor pro úsudek rozhodčího. Pro jednotlivou partii z toho nic dalšího neplyne.',
  'preface.federation.no-conflict':
    'Šachový svaz může zavést vlastní podrobnější pravidla, ale jen pokud nejsou v žádném ohledu v rozporu s Pravidly šachu.',
  'preface.federation.territory':
    'Podrobnější pravidla některého šachového svazu platí jen na území tohoto svazu.',
  'preface.federation.not-fide-events':
    'Podrobnější pravidla některého šachového svazu neplatí v žádném zápase, mistrovství ani kvalifikační soutěži FIDE, ani v soutěžích o tituly FIDE nebo započítávaných na rating FIDE.',
  'preface.rating-condition':
    'Na rating FIDE se započítávají jen partie, které se hrály podle Pravidel šachu.',
  'preface.unrated-recommended':
    'Doporučuje se, aby se podle Pravidel šachu hrály i soutěžní partie, které se na rating FIDE nezapočítávají.',
  'preface.fide-ruling':
    'Členský svaz může požádat FIDE o rozhodnutí v otázce týkající se Pravidel šachu.',
}
