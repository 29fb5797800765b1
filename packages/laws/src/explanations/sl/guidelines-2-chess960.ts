import type { Explanations } from '../explanation.js'

/** Guidelines II (2009: Appendix F): Chess960. */
export const guidelines2Chess960: Explanations = {
  'c960.game':
    'V šahu960 se začetna pozicija pred partijo izžreba pod določenimi pogoji. Nato se igra kot običajni šah: figure se premikajo kot po navadi, cilj pa je matirati nasprotnikovega kralja.',
  'c960.start.pawns': 'V šahu960 stojijo beli kmetje na drugi vrsti, kakor v običajnem šahu.',
  'c960.start.random':
    'V šahu960 se druge bele figure naključno razporedijo po prvi vrsti. Kralj mora stati med trdnjavama, lovca pa na poljih različnih barv.',
  'c960.start.king-between':
    'V začetni poziciji šaha960 stoji kralj nekje med obema trdnjavama; ni treba, da stoji tik ob kateri od njiju.',
  'c960.start.bishops':
    'V začetni poziciji šaha960 stoji en lovec vsakega igralca na belem, drugi pa na črnem polju.',
  'c960.start.mirror':
    'V šahu960 stojijo črne figure in kmetje neposredno nasproti belim, enaka nasproti enaki na isti liniji. Skupaj z drugimi pogoji je tako možnih natanko 960 začetnih pozicij.',
  'c960.start.generator':
    'Začetna pozicija šaha960 se določi pred partijo, z računalniškim programom ali s kocko, kovancem, kartami ali podobnim.',
  'c960.castle.once':
    'Tudi v šahu960 sme vsak igralec v partiji rokirati enkrat. To je ena poteza, pri kateri lahko polje zamenjata tako kralj kot trdnjava.',
  'c960.castle.regular-rules':
    'Običajni pogoji za rokado veljajo v šahu960 glede na dejanska izhodiščna polja: ne kralj ne ta trdnjava se še nista premaknila, kralj ni v šahu, nobeno polje, ki ga prečka ali na katero pride, ni napadeno, in tudi po rokadi ne stoji v šahu.',
  'c960.castle.double':
    'V šahu960 je rokada lahko dvojna poteza: v isti potezi se premakneta kralj in trdnjava.',
  'c960.castle.transposition':
    'V šahu960 je rokada lahko zamenjava: kralj in trdnjava zamenjata polji.',
  'c960.castle.king-only':
    'V šahu960 je rokada lahko samo poteza kralja, če trdnjava že stoji na svojem končnem polju.',
  'c960.castle.rook-only':
    'V šahu960 je rokada lahko samo poteza trdnjave, če kralj že stoji na svojem končnem polju.',
  'c960.castle.how-by-hand':
    'Pri rokadi na pravi šahovnici se v šahu960 priporoča, da se kralj najprej odloži ob šahovnico zraven svojega končnega polja, nato se trdnjava premakne na svoje in nazadnje se postavi kralj.',
  'c960.castle.final-squares':
    'Po rokadi v šahu960 stojita kralj in trdnjava na istih poljih kot po rokadi v običajnem šahu, ne glede na to, od kod sta prišla.',
  'c960.castle.c-side':
    'Po rokadi na c-stran (0-0-0) stoji v šahu960 kralj na c1 in trdnjava na d1, pri črnem na c8 in d8.',
  'c960.castle.g-side':
    'Po rokadi na g-stran (0-0) stoji v šahu960 kralj na g1 in trdnjava na f1, pri črnem na g8 in f8.',
  'c960.castle.announce':
    'Da ne bi prišlo do nesporazuma, je v šahu960 priporočljivo rokado pred izvršitvijo napovedati, na primer z besedama »nameravam rokirati«.',
  'c960.castle.one-may-stay':
    'Pri nekaterih začetnih pozicijah šaha960 kralj ali trdnjava pri rokadi ostane na svojem polju, nikoli pa ne ostaneta oba.',
  'c960.castle.first-move':
    'Pri nekaterih začetnih pozicijah šaha960 je rokada mogoča že v prvi potezi, in sicer kadar kralj in trdnjava le zamenjata polji.',
  'c960.castle.path-empty':
    'Za rokado v šahu960 morajo biti prazna vsa polja od kralja do njegovega končnega polja in vsa polja od trdnjave do njenega končnega polja, vključno s končnima poljema; na njih smeta stati le ta kralj in ta trdnjava.',
  'c960.castle.may-stay-filled':
    'Polja zunaj poti kralja in trdnjave so pri rokadi v šahu960 lahko zasedena, tudi če bi morala biti v običajnem šahu prazna: na primer a, b ali e na c-strani, e ali h na g-strani.',
}
