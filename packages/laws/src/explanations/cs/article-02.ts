import type { Explanations } from '../explanation.js'

/** Article 2: the board and the initial position. */
export const article02: Explanations = {
  'board.8x8':
    'Šachovnice má 64 stejně velkých polí v osmi řadách po osmi, která jsou střídavě světlá a tmavá.',
  'board.orientation':
    'Šachovnice leží mezi hráči tak, že rohové pole, které má každý hráč nejblíže po pravé ruce, je světlé.',
  'pieces.set':
    'Každý hráč začíná se 16 kameny: s králem, dámou, dvěma věžemi, dvěma střelci, dvěma jezdci a osmi pěšci. Bílý má světlé, černý tmavé.',
  'pieces.symbols':
    'Každý druh kamene má na diagramech svůj obvyklý znak a v notaci písmeno; v češtině je to K pro krále, D pro dámu, V pro věž, S pro střelce a J pro jezdce. Pěšec písmeno nemá.',
  'pieces.initial-position':
    'Na začátku stojí kameny bílého na první a kameny černého na osmé řadě, od sloupce a ke sloupci h: věž, jezdec, střelec, dáma, král, střelec, jezdec, věž. Před nimi stojí pěšci, bílí na druhé a černí na sedmé řadě.',
  'board.files-ranks': 'Osm svislých pruhů polí se nazývá sloupce, osm vodorovných pruhů řady.',
  'board.diagonal':
    'Diagonála je přímá řada stejně zbarvených polí, která se dotýkají rohy a vedou od jednoho okraje šachovnice k sousednímu okraji.',
}
