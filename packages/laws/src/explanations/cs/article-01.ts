import type { Explanations } from '../explanation.js'

/** Article 1: the nature of the game. */
export const article01: Explanations = {
  'game.two-players':
    'Šachy hrají dva soupeři, kteří přemísťují své kameny po čtvercové desce zvané šachovnice.',
  'game.white-first':
    'První tah provádí hráč se světlými kameny, bílý. Potom se hráči v tazích pravidelně střídají.',
  'game.have-the-move':
    'Hráč je na tahu, jakmile byl na šachovnici proveden soupeřův tah, i když soupeř ještě nestiskl hodiny.',
  'game.goal':
    'Cílem každého hráče je napadnout soupeřova krále tak, aby soupeř neměl žádný přípustný tah.',
  'game.mate-wins':
    'Hráč, který napadne soupeřova krále tak, že soupeř nemá žádný přípustný tah, dal mat a vyhrává partii.',
  'game.king-safety':
    'Hráč nesmí nechat svého krále napadeného ani provést tah, po němž by jeho král byl napaden.',
  'game.no-king-capture': 'Soupeřova krále není dovoleno vzít.',
  'game.mated-loses': 'Hráč, jehož král dostal mat, partii prohrává.',
  'game.neither-can-mate':
    'Pokud je pozice taková, že žádný z hráčů nemůže soupeřovu králi nijak dát mat, končí partie remízou.',
}
