import type { Explanations } from '../explanation.js'

/** What the Finnish federation puts before the Laws of 2009. */
export const finlandPreface: Explanations = {
  'fi.phone-1-remark':
    'Ve finských soutěžích, které se nezapočítávají na rating FIDE, se zazvonění telefonu posuzuje jako každé jiné rušení. Poprvé rozhodčí hráče jen upozorní; partie tím prohraná není.',
  'fi.phone-2-warning':
    'Ve finských soutěžích, které se nezapočítávají na rating FIDE, udělí rozhodčí hráči, kterému telefon zazvoní znovu, napomenutí.',
  'fi.phone-3-loss':
    'Ve finských soutěžích, které se nezapočítávají na rating FIDE, může rozhodčí hráči, kterému telefon zazvoní i po napomenutí, prohlásit partii za prohranou. Může tak učinit, ale nemusí.',
  'fi.phone-rated':
    'Ve finských soutěžích započítávaných na rating FIDE platí pravidlo FIDE: hráč, jehož telefon vydá v hracím prostoru zvuk, partii prohrává. Soupeř vyhrává; pokud by nemohl vyhrát žádnou posloupností přípustných tahů, získává půl bodu.',
  'fi.default-30':
    'Ve Finsku činí čekací doba 30 minut od začátku kola, pokud pravidla soutěže nestanoví jinak. Hráč, který přijde později, partii prohrává, pokud rozhodčí nerozhodne jinak.',
  'fi.default-override':
    'Ve Finsku mohou pravidla soutěže stanovit čekací dobu delší nebo kratší než 30 minut. Mohou stanovit i 0 minut: hráč pak musí být při zahájení partie u šachovnice.',
  'fi.note-draw-ban':
    'Pro připomenutí: pořadatel může stanovit, že se hráči nesmějí bez souhlasu rozhodčího dohodnout na remíze, a to buď před určitým počtem tahů, nebo vůbec.',
  'fi.note-claim-penalty':
    'Pro připomenutí: pokud je reklamace remízy pro trojí opakování pozice nebo podle pravidla 50 tahů zamítnuta, dostane soupeř navíc tři minuty. Reklamujícímu hráči se čas neodebírá.',
  'fi.note.fi-blitz-applies':
    'Ve Finsku se národní soutěže v bleskovém šachu hrají podle finských pravidel bleskového šachu namísto přílohy Pravidel šachu o bleskovém šachu.',
}
