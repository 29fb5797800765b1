import type { Explanations } from '../explanation.js'

/** Guidelines II (2009: Appendix F): Chess960. */
export const guidelines2Chess960: Explanations = {
  'c960.game':
    'Ve Fischerově šachu (Chess960) se počáteční postavení před partií náhodně určí podle daných podmínek. Pak se hraje jako běžný šach: kameny táhnou jako obvykle a cílem je dát mat soupeřovu králi.',
  'c960.start.pawns':
    'Ve Fischerově šachu stojí bílí pěšci na druhé řadě, stejně jako v běžném šachu.',
  'c960.start.random':
    'Ve Fischerově šachu se ostatní bílé kameny rozestaví náhodně na první řadu. Král musí stát mezi věžemi a střelci na polích různé barvy.',
  'c960.start.king-between':
    'V počátečním postavení Fischerova šachu stojí král někde mezi oběma věžemi; nemusí stát těsně vedle žádné z nich.',
  'c960.start.bishops':
    'V počátečním postavení Fischerova šachu stojí jeden střelec každého hráče na bílém a druhý na černém poli.',
  'c960.start.mirror':
    'Ve Fischerově šachu stojí černé kameny a pěšci přímo proti bílým, stejný proti stejnému na témže sloupci. Spolu s ostatními podmínkami to dává přesně 960 počátečních postavení.',
  'c960.start.generator':
    'Počáteční postavení Fischerova šachu se určí před partií, počítačovým programem nebo pomocí kostky, mince, karet a podobně.',
  'c960.castle.once':
    'I ve Fischerově šachu smí každý hráč v partii jednou provést rošádu. Je to jediný tah, při němž mohou své pole změnit král i věž.',
  'c960.castle.regular-rules':
    'Obvyklé podmínky rošády platí ve Fischerově šachu pro skutečná výchozí pole: král ani příslušná věž dosud netáhli, král není v šachu, žádné pole, které přechází nebo na které přichází, není napadeno a ani po rošádě král není v šachu.',
  'c960.castle.double':
    'Ve Fischerově šachu může být rošáda dvojtahem: v jednom tahu se pohnou král i věž.',
  'c960.castle.transposition':
    'Ve Fischerově šachu může být rošáda záměnou: král a věž si vymění pole.',
  'c960.castle.king-only':
    'Ve Fischerově šachu může být rošáda tahem samotného krále, pokud věž už stojí na svém konečném poli.',
  'c960.castle.rook-only':
    'Ve Fischerově šachu může být rošáda tahem samotné věže, pokud král už stojí na svém konečném poli.',
  'c960.castle.how-by-hand':
    'Při rošádě na skutečné šachovnici se ve Fischerově šachu doporučuje nejprve odložit krále vedle šachovnice k jeho konečnému poli, pak přesunout věž na její pole a nakonec postavit krále.',
  'c960.castle.final-squares':
    'Po rošádě ve Fischerově šachu stojí král a věž na týchž polích jako po rošádě v běžném šachu, ať přišli odkudkoli.',
  'c960.castle.c-side':
    'Po rošádě na stranu c (0-0-0) stojí ve Fischerově šachu král na c1 a věž na d1, u černého na c8 a d8.',
  'c960.castle.g-side':
    'Po rošádě na stranu g (0-0) stojí ve Fischerově šachu král na g1 a věž na f1, u černého na g8 a f8.',
  'c960.castle.announce':
    'Aby nedošlo k nedorozumění, je ve Fischerově šachu vhodné rošádu předem oznámit, například slovem „rošuji“.',
  'c960.castle.one-may-stay':
    'Z některých počátečních postavení Fischerova šachu se při rošádě nepohne král nebo se nepohne věž; nikdy však nezůstanou na místě oba.',
  'c960.castle.first-move':
    'Z některých počátečních postavení Fischerova šachu lze provést rošádu hned prvním tahem, a to tehdy, když si král a věž pouze vymění pole.',
  'c960.castle.path-empty':
    'Pro rošádu ve Fischerově šachu musí být všechna pole od pole krále k jeho konečnému poli a od pole věže k jejímu konečnému poli, včetně konečných polí, prázdná; stát na nich smí jen tento král a tato věž.',
  'c960.castle.may-stay-filled':
    'Pole mimo dráhu krále a věže mohou být při rošádě ve Fischerově šachu obsazena, i když v běžném šachu musí být prázdná: například a, b nebo e na straně c, e nebo h na straně g.',
}
