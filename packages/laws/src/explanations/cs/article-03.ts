import type { Explanations } from '../explanation.js'

/** Article 3: the moves of the pieces. */
export const article03: Explanations = {
  'move.no-own-square': 'Kamenem se nesmí táhnout na pole, na kterém stojí kámen téže barvy.',
  'move.capture':
    'Kámen, kterým se táhne na pole obsazené soupeřovým kamenem, tento kámen bere. Vzatý kámen se odstraní ze šachovnice jako součást téhož tahu.',
  'attack.piece':
    'Kámen napadá soupeřův kámen, pokud by jej mohl podle pravidel o svém pohybu na jeho poli vzít.',
  'attack.pinned-attacks':
    'Kámen napadá pole i tehdy, když na ně sám nesmí táhnout, protože by potom byl napaden král jeho barvy.',
  'move.bishop':
    'Střelcem lze táhnout na kterékoli pole diagonál, na nichž stojí, pokud mu nestojí v cestě žádný kámen.',
  'move.rook':
    'Věží lze táhnout na kterékoli pole sloupce nebo řady, na nichž stojí, pokud jí nestojí v cestě žádný kámen.',
  'move.queen':
    'Dámou lze táhnout na kterékoli pole sloupce, řady nebo diagonál, na nichž stojí, pokud jí nestojí v cestě žádný kámen.',
  'move.sliders-blocked': 'Střelec, věž a dáma nesmějí přeskočit žádný kámen.',
  'move.knight':
    'Jezdcem se táhne na některé z nejbližších polí, která neleží na téže řadě, sloupci ani diagonále: dvě pole rovně a jedno stranou. Kameny v cestě mu nevadí.',
  'pawn.one-step':
    'Pěšcem lze táhnout o jedno pole přímo vpřed po jeho sloupci, pokud toto pole není obsazeno.',
  'pawn.two-step':
    'Při svém prvním tahu může pěšec po svém sloupci postoupit místo o jedno pole o dvě, pokud žádné z obou polí není obsazeno.',
  'pawn.capture':
    'Pěšec bere o jedno pole šikmo vpřed. Táhnout tam smí, jen pokud na tomto poli stojí soupeřův kámen; jedinou výjimkou je braní mimochodem.',
  'pawn.en-passant':
    'Pokud soupeřův pěšec právě postoupil o dvě pole a stojí nyní těsně vedle hráčova pěšce, může jej tento pěšec vzít, jako by postoupil jen o jedno pole: táhne na přeskočené pole a vzatý pěšec se odstraní. To je braní mimochodem.',
  'pawn.en-passant-now':
    'Braní mimochodem je přípustné jen v tahu bezprostředně po postupu pěšce o dvě pole. Později už toto právo neplatí.',
  'pawn.promote-must':
    'Pěšec, který dosáhne řady nejvzdálenější od svého počátečního postavení, se musí v témže tahu a na poli, na které dospěl, vyměnit za novou dámu, věž, střelce nebo jezdce téže barvy. To je proměna pěšce.',
  'pawn.promote-any':
    'Volba nového kamene při proměně je svobodná. Nezávisí na tom, které kameny už byly vzaty; hráč může mít například dvě dámy.',
  'pawn.promote-effect':
    'Nový kámen působí ihned plnou silou; už samotnou proměnou může dát šach nebo mat.',
  'king.step':
    'Králem lze táhnout na kterékoli sousední pole, které nenapadá žádný soupeřův kámen.',
  'castle.definition':
    'Rošáda je tah krále a jedné z věží téže barvy po první řadě hráče a počítá se jako jeden tah králem. Král přejde ze základního pole o dvě pole k věži, která rovněž stojí na svém základním poli, a tato věž se potom postaví na pole, které král právě přešel.',
  'castle.lost-king':
    'Jakmile se jednou táhlo králem, je právo na rošádu ztraceno do konce partie, a to s oběma věžemi.',
  'castle.lost-rook':
    'Jakmile se jednou táhlo věží, je právo na rošádu s touto věží ztraceno do konce partie. Na právo na rošádu s druhou věží to nemá vliv.',
  'castle.barred-attack':
    'Rošáda není možná, dokud soupeřův kámen napadá pole, na kterém král stojí, pole, které musí přejít, nebo pole, na které má přijít. Napadení věže nebo jiného pole nevadí.',
  'castle.barred-blocked':
    'Rošáda není možná, dokud mezi králem a věží, s níž má být provedena, stojí jakýkoli kámen.',
  'check.definition':
    'Král je v šachu, pokud jej napadá alespoň jeden soupeřův kámen, i když se tímto kamenem nesmí táhnout, protože by potom byl napaden jeho vlastní král.',
  'check.no-self-check':
    'Žádným kamenem se nesmí provést tah, který by krále téže barvy vystavil šachu nebo jej v šachu ponechal.',
  'move.legal':
    'Tah je přípustný, pokud splňuje všechna pravidla o pohybu kamenů, která se na něj vztahují, včetně toho, že hráčův král po něm není napaden.',
  'move.illegal': 'Tah je nepřípustný, pokud porušuje kterékoli z pravidel o pohybu kamenů.',
  'position.illegal':
    'Pozice je nepřípustná, pokud k ní nelze z počáteční pozice dospět žádnou posloupností přípustných tahů.',
}
